"""Ties in plain words: "there is a tie between A and B on P", "A gets as many guests on P as on Q" as "the same"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words

_EVEN = frozenset(("PREPOSITION", "REF", "COMMA", "JOIN", "HAVE", "BE", "COMPARATIVE", "MEASURE", "THAN"))
_PLACE = frozenset(("PREPOSITION", "REF", "COMMA", "JOIN"))


def with_plain_tie(clause: Clause) -> Clause:
    """The clause with its tie as "have the same value"; itself where it tells none."""
    phrases = clause.phrases
    told = _tie_between(phrases) or _as_many(phrases) or _tied(phrases) or _same_as(phrases)
    told = _with_place_behind(told or phrases) or told
    return clause if told is None else clause.part(told)


def _with_place_behind(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "On P, A has the same value as B" as "A has the same value as B on P"."""
    types = [phrase.type for phrase in phrases]
    if (
        types[:2] != ["PREPOSITION", "REF"]
        or types[2:3] not in (["COMMA"], ["JOIN"])
        or types[3:4] != ["REF"]
    ):
        return None
    even = [p for p in phrases if p.type == "COMPARATIVE" and getattr(p, "value", "") == "equal"]
    plain = all(kind in _EVEN for kind in types)
    if len(even) != 1 or not plain or types.count("REF") != 3 or types[-1] != "REF":
        return None
    return [*phrases[3:], *phrases[:2]]


def _same(at: int) -> list[Phrase]:
    return [
        made_word("HAVE", "have", at),
        Word("COMPARATIVE", "equal", "same", at, at),
        made_word("MEASURE", "value", at),
    ]


def _tie_between(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "(There) is a tie between A and B on P", "A has a tie between P and Q", "… no difference between P and Q"."""
    at = next((i for i, p in enumerate(phrases) if key_of(p) in words("comparisons", "evenness")), None)
    if at is None:
        return None
    if key_of(phrases[at]) in words("comparisons", "unevenness"):
        denied = at > 0 and phrases[at - 1].type == "NEGATION"
        if not denied or phrases[at].start > phrases[at - 1].end + 1:
            return None  # "no clear difference": perhaps a small one
        front = phrases[: at - 1]
    else:
        front = phrases[:at]
    pair = phrases[at + 2] if at + 2 < len(phrases) else None
    if key_at(phrases, at + 1) != "between" or not isinstance(pair, Ref) or len(pair.names) != 2:
        return None
    line = [p for p in front if p.type not in ("BE", "HAVE", "OCCUR")]
    behind = phrases[at + 3 :]
    if any(p.type not in _PLACE for p in (*line, *behind)):
        return None
    if line and line[-1].type in ("COMMA", "JOIN"):
        line = line[:-1]
    named = [p for p in line if isinstance(p, Ref)]
    if named and line[0].type != "PREPOSITION":
        line = [made_word("PREPOSITION", "for", pair.start), *line]
    return [pair, *_same(pair.end), *line, *behind]


def _as_many(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "A gets as many guests on P as on Q", "A has as many guests as B": the same."""
    at = next((i for i, p in enumerate(phrases) if key_of(p) == "as"), 0)
    many = phrases[at + 1] if at + 1 < len(phrases) else None
    again = next((i for i in range(at + 2, len(phrases)) if key_of(phrases[i]) == "as"), 0)
    if not at or getattr(many, "key", "") not in ("many", "much", "few") or not again:
        return None
    if phrases[at - 1].type not in ("HAVE", "UNKNOWN") or any(p.type == "AMOUNT" for p in phrases):
        return None
    subject, between, rest = list(phrases[: at - 1]), phrases[at + 2 : again], phrases[again + 1 :]
    if any(p.type not in _PLACE for p in (*subject, *between, *rest)) or not any(
        isinstance(p, Ref) for p in rest
    ):
        return None
    joint = made_word("PREPOSITION", "as", phrases[again].start)
    return [*subject, *_same(phrases[at].start), *between, joint, *rest]


def _tied(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "P and Q are tied for A", "A and B are level on P", "A and B draw on P": the same."""
    at = next((i for i, p in enumerate(phrases) if key_of(p) in words("comparisons", "tied_words")), 0)
    pair = next((p for p in phrases[:at] if isinstance(p, Ref) and len(p.names) > 1), None)
    if pair is None or any(p.type not in _PLACE and p.type != "BE" for p in phrases[:at]):
        return None
    behind = list(phrases[at + 1 :])
    if behind and isinstance(behind[0], Ref):
        behind = [made_word("PREPOSITION", "for", behind[0].start), *behind]
    placed = bool(behind) or phrases[0].type == "PREPOSITION"  # "A and B are tied": in what?
    if not placed or any(p.type not in _PLACE for p in behind):
        return None
    return [*(p for p in phrases[:at] if p.type != "BE"), *_same(phrases[at].start), *behind]


def _same_as(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "A comes to the same result as B": has the same."""
    for at in range(1, len(phrases) - 3):
        verb, joint, same = phrases[at : at + 3]
        reaches = verb.type in ("OCCUR", "UNKNOWN") and key_of(joint) == "to"
        if reaches and key_of(same) == "same" and phrases[at + 3].type in ("MEASURE", "UNKNOWN"):
            rest = phrases[at + 4 :]
            return [*phrases[:at], *_same(verb.start), *rest]
    return None

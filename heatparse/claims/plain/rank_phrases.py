"""Ranks beside the names that have them: "A leads, with B second and C third", "the column ranks A first, then B".

Both are said again in the plain order: "A leads, followed by B and C", "in the column, the ranking is A, B".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words
from heatparse.records import NamedTuple

_JOINTS = frozenset(("COMMA", "JOIN", "AND"))
_CROSSING = frozenset(("PREPOSITION", "VERSUS", "ARROW"))  # between the row and the column of a cell
_THREE = 3  # names that make an order


class _Ranked(NamedTuple):
    """A name with the rank behind it: its phrases without the rank, the rank, and where it ends."""

    phrases: list[Phrase]
    rank: int
    end: int


def with_plain_ranks(clause: Clause) -> Clause:
    """The clause with its ranks in the plain order; itself where it has none that stand beside names."""
    phrases = clause.phrases
    for rewrite in (_without_criterion, _without_distance, _ranking, _followers, _unranked):
        found = rewrite(phrases)
        if found is not None:
            return clause.part(found)
    return clause


def _without_criterion(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "Ranked by size, the three largest are A, B and C" as "the three largest are A, B and C"."""
    at = 1 if key_at(phrases, 0).endswith(" by") else 2
    if len(phrases) < _THREE + 1 or phrases[0].type != "ORDER" or (at > 1 and phrases[1].type != "BY"):
        return None
    plain = phrases[at].type == "MEASURE" or key_at(phrases, at) in words("winners", "criteria")
    behind = phrases[at + 2 :]
    top = next((phrase for phrase in behind if isinstance(phrase, Superlative)), None)
    if top is None or (
        top.nouns and top.nouns[-1].type not in ("MEASURE", "DIMENSION") and phrases[at].type != "MEASURE"
    ):
        return None  # "ordered by size, the top three models": by their own size
    joined = phrases[at + 1].type in ("COMMA", "JOIN")
    return list(behind) if plain and joined else None


def _without_distance(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "The order is A, B, C, with a distance of 3 between the first and the last" as "the order is A, B, C"."""
    if not any(phrase.type == "ORDER" for phrase in phrases):
        return None
    for at in range(1, len(phrases) - 2):
        told = phrases[at + 1 : at + 3]
        if phrases[at].type == "COMMA" and key_of(told[0]) == "with" and told[1].type == "DIFFERENCE":
            listed = isinstance(phrases[at - 1], Ref) and len(phrases[at - 1].names) >= _THREE  # type: ignore[union-attr]
            return list(phrases[:at]) if listed else None
    return None


def _followers(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "A leads, with B second and C third" as "A leads, followed by B and C"."""
    top = next((i for i, p in enumerate(phrases) if isinstance(p, Superlative) and p.rank == 1), None)
    if top is None:
        return None
    start = next((i for i in range(top + 1, len(phrases)) if _opens(phrases, i)), None)
    if start is None:
        return None
    told = start + (phrases[start].type != "NEXT")
    joint, at, rank = start, told + (key_at(phrases, told) == "with" or phrases[told].type == "NEXT"), 2
    found: list[Phrase] = []
    while (ranked := _ranked(phrases, at, rank)) is not None:
        if ranked.rank != rank:
            return None
        found += [*phrases[joint + (rank == 2) : at], *ranked.phrases] if rank > 2 else ranked.phrases
        joint, rank = ranked.end, rank + 1
        at = joint
        while at < len(phrases) and phrases[at].type in _JOINTS:
            at += 1
        if at == joint:
            break
    behind = phrases[joint:]
    if rank == 2 or (behind and behind[0].type not in ("COMMA", "OPEN", "PREPOSITION", "SCOPE")):
        return None
    if rank == _THREE and any(isinstance(phrase, Scope) for phrase in phrases[:start]):
        return None  # "A leads in every row, with B second" is two statements
    end = phrases[start].end
    comma = made_word("COMMA", ",", end) if phrases[start].type == "NEXT" else phrases[start]
    follow = Word("NEXT", "next", "followed by", end, end)
    return [*phrases[:start], comma, follow, *found, *behind]


def _opens(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether those behind the first one begin: ", with B second", "followed by B in second place"."""
    if phrases[at].type == "NEXT":
        return True
    behind = phrases[at + 1].type if at + 1 < len(phrases) else ""
    return phrases[at].type in ("COMMA", "JOIN") and (key_at(phrases, at + 1) == "with" or behind == "NEXT")


def _ranked(phrases: Sequence[Phrase], at: int, wanted: int) -> _Ranked | None:
    """ "B second", "B (0.8) in second place", "B on P in second place", "B next"."""
    if at >= len(phrases) or not isinstance(phrases[at], Ref):
        return None
    end = at + 1
    if end + 1 < len(phrases) and phrases[end].type in _CROSSING and isinstance(phrases[end + 1], Ref):
        end += 2
    if [phrase.type for phrase in phrases[end : end + 3]] == ["OPEN", "AMOUNT", "CLOSE"]:
        end += 3
    placed = end + (key_at(phrases, end) in ("in", "as", "on"))
    rank = _rank(phrases[placed], wanted) if placed < len(phrases) else 0
    return _Ranked(list(phrases[at:end]), rank, placed + 1) if rank else None


def _rank(phrase: Phrase, wanted: int) -> int:
    """The rank that a phrase tells; "next" is the one that is due."""
    if isinstance(phrase, Superlative):
        return phrase.rank if phrase.rank > 1 and not phrase.nouns else 0
    if phrase.type == "NEXT":
        return wanted
    return int(phrase.value) if isinstance(phrase, Word) and phrase.type == "ORDINAL" else 0


def _unranked(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "The three largest are A, B and, in third place, C" as "the three largest are A, B and C, in that order"."""
    top = next((p for p in phrases if isinstance(p, Superlative) and (p.count or 1) >= _THREE), None)
    if top is None:
        return None
    at = next((i for i, p in enumerate(phrases) if isinstance(p, Superlative) and p.rank == top.count), None)
    if at is None or key_at(phrases, at - 1) != "in":
        return None
    start, end = at - 1, at + 1
    if start and phrases[start - 1].type in ("COMMA", "JOIN"):
        start -= 1
    if end < len(phrases) and phrases[end].type in ("COMMA", "JOIN"):
        end += 1
    named = [p for p in phrases[end:] if isinstance(p, Ref | Amount)]
    return [*phrases[:start], *phrases[end:]] if named else None


def _ranking(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "The column ranks A first, then B and C" as "in the column, the ranking is A, B and C"."""
    at = next((i for i, p in enumerate(phrases) if key_of(p) in words("winners", "putting_in_order")), 0)
    if not at or at + 2 >= len(phrases) or not isinstance(phrases[at + 1], Ref):
        return None
    first = phrases[at + 2]
    subject = phrases[at - 1]
    if (
        not isinstance(first, Superlative)
        or first.key != "first"
        or not isinstance(subject, Ref | Part | Scope)
    ):
        return None
    rest = [phrase for phrase in phrases[at + 3 :] if phrase.type != "NEXT"]
    where = made_word("PREPOSITION", "in", subject.start)
    told: list[Phrase] = [where, subject, made_word("COMMA", ",", subject.end)]
    order = Word("ORDER", "rank", "ranking", phrases[at].start, phrases[at].end)
    verb = made_word("BE", "is", phrases[at].end)
    if sum(len(phrase.names) for phrase in rest if isinstance(phrase, Ref)) + 1 < _THREE:
        return None
    return [*phrases[: at - 1], *told, order, verb, phrases[at + 1], *rest]

"""Extremes told beside another predicate: "A varies a lot, with a maximum of 0.9 at B", "A peaks at B and then falls".

The clause is left with its extreme alone; what is said beside it is for the readers of values and courses.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words

_TWO = 2
_JOINTS = frozenset(("COMMA", "AND", "JOIN"))
_MOTIONS = frozenset(("DIFFERENCE", "TREND"))
# … and a comment behind it.
_COMMENT = frozenset(("UNKNOWN", "PREPOSITION", "AND", "JOIN", "MEASURE", "PRONOUN", "AS", "BE", "AXISNOUN"))
# What a predicate in front of ", with a maximum of …" may consist of.
_TOLD = frozenset((
    "UNKNOWN", "HAVE", "BE", "OCCUR", "TREND", "DIFFERENCE", "AMOUNT", "MEASURE", "PREPOSITION", "SIGN", "REF", "AND",
))  # fmt: skip


def alone(clause: Clause) -> Clause:
    """The clause with nothing but its extreme; itself where nothing stands beside it."""
    tops = sum(isinstance(phrase, Superlative) for phrase in clause.phrases)
    if tops == _TWO and not clause.is_data and clause.says(("with",)):
        phrases = _with_own_beside(clause.phrases)
        return clause if phrases is clause.phrases else clause.part(phrases)
    if tops != 1 or clause.is_data:
        return clause
    phrases = _without_start(clause.phrases) if clause.says(words("winners", "starting")) else clause.phrases
    phrases = _without_comment(_without_location(_without_motion(phrases)))
    if clause.says(("with",)):
        phrases = _with_own(phrases)
    return clause if phrases is clause.phrases else clause.part(phrases)


def _without_start(phrases: list[Phrase]) -> list[Phrase]:
    """ "A starts at 0.2 on B, its peak lies at C" as "A, its peak lies at C"."""
    for at in range(len(phrases) - 2):
        if key_of(phrases[at]) not in words("winners", "starting"):
            continue
        end = at + 2 + (phrases[at + 1].type == "PREPOSITION")  # "averages 0.2", "starts at 0.2"
        if isinstance(phrases[end - 1], Amount):
            placed = [phrase.type for phrase in phrases[end : end + 2]] == ["PREPOSITION", "REF"]
            return [*phrases[:at], *phrases[end + 2 * placed :]]
    return phrases


def _without_motion(phrases: list[Phrase]) -> list[Phrase]:
    """ "A peaks at B with 0.9 and declines thereafter" as "A peaks at B with 0.9"."""
    top = next(at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative))
    told: set[str] = set()
    verb = getattr(phrases[top], "verb", "") == "peaks"
    for at in range(top + 1, len(phrases) - 1):
        told.add(phrases[at].type)
        if verb and "REF" in told and phrases[at].type == "AND" and phrases[at + 1].type in _MOTIONS:
            return phrases[:at]
        if not told >= {"REF", "AMOUNT"} or phrases[at].type not in (*_JOINTS, "NEXT", "RESTRICTION"):
            continue
        behind = at + 1
        while behind < len(phrases) and phrases[behind].type in (*_JOINTS, "NEXT", "PRONOUN", "UNKNOWN"):
            behind += 1
        if behind < len(phrases) and phrases[behind].type in _MOTIONS:
            return phrases[:at]
    return phrases


def _without_location(phrases: list[Phrase]) -> list[Phrase]:
    """ "It peaks at A, right after the first snow" as "it peaks at A": where A lies narrows nothing."""
    for at in range(1, len(phrases) - 2):
        joint, near, where = phrases[at : at + 3]
        located = key_of(near) in words("winners", "nearby") and where.type in ("PREPOSITION", "RESTRICTION")
        told = any(isinstance(p, Superlative) for p in phrases[:at]) and isinstance(phrases[at - 1], Ref)
        if (
            joint.type in _JOINTS
            and located
            and told
            and not any(isinstance(p, Superlative) for p in phrases[at:])
        ):
            return phrases[:at]
    return phrases


def _without_comment(phrases: list[Phrase]) -> list[Phrase]:
    """ "The lowest value is A on B (0.2), consistent with the theory" as "the lowest value is A on B (0.2)"."""
    told = False
    for at in range(1, len(phrases) - 1):
        told |= isinstance(phrases[at], Ref)
        if not (told and phrases[at].type in _JOINTS):
            continue
        if key_of(phrases[at + 1]) in words("winners", "commenting"):
            tail = phrases[at + 1 :]
            return phrases[:at] if all(phrase.type in _COMMENT for phrase in tail) else phrases
    return phrases


def _with_own(phrases: list[Phrase]) -> list[Phrase]:
    """ "A varies a lot, with a maximum of 0.9 at B" as "A, its maximum of 0.9 at B"."""
    top = next(at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative))
    if not _is_own(phrases, top) or not _is_predicate(phrases[1 : top - 2]):
        return phrases
    its = made_word("PRONOUN", "its", phrases[top].start)
    return [phrases[0], phrases[top - 2], its, *phrases[top:]]


def _with_own_beside(phrases: list[Phrase]) -> list[Phrase]:
    """ "A varies least, with a maximum of 0.9" as "A varies least, A its maximum of 0.9"."""
    top = max(at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative))
    if not _is_own(phrases, top) or phrases[1].type == "PREPOSITION":
        return phrases
    its = made_word("PRONOUN", "its", phrases[top].start)
    return [*phrases[: top - 1], phrases[0], its, *phrases[top:]]


def _is_own(phrases: Sequence[Phrase], top: int) -> bool:
    """ "…, with a maximum of 0.9": the end of the line with which the clause begins."""
    subject, peak = phrases[0], phrases[top]
    if top < 3 or key_at(phrases, top - 1) != "with" or phrases[top - 2].type not in _JOINTS:
        return False
    single = isinstance(subject, Ref) and len(subject.names) == 1 and not subject.is_panel
    plain = isinstance(peak, Superlative) and not (peak.verb or peak.nouns)
    return single and plain and phrase_key(peak) in words("names", "own_ends")


def _is_predicate(told: Sequence[Phrase]) -> bool:
    """Whether phrases are a predicate of the name in front of them: it is no cell, "A on B"."""
    return (
        bool(told)
        and told[0].type not in ("PREPOSITION", "REF", "AND")
        and all(p.type in _TOLD for p in told)
    )

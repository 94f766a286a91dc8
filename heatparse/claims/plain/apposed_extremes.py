"""Extremes in apposition to a part of the grid: "all diagonal values exceed 0.7, A being the highest" of these."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words
from heatparse.records import replace

_VERBS = frozenset(("BE", "HAVE"))
_VALUE = frozenset(("PREPOSITION", "AMOUNT", "OPEN", "CLOSE"))
_OTHERWISE = frozenset(("EXCEPTION", "NEGATION", "CONDITION", "THAN"))


def on_told_part(clause: Clause) -> Clause:
    """The clause with the part behind such an extreme; itself where it tells none."""
    phrases = clause.phrases
    at = next((i for i in range(len(phrases) - 1, -1, -1) if isinstance(phrases[i], Superlative)), 0)
    start = at if _stands_alone(phrases, at) else _start(phrases, at) if at else None
    if start is None or any(isinstance(phrase, Part) for phrase in phrases[start:]):
        return clause
    if start:
        told: Sequence[Phrase] = phrases[:start] if phrases[start - 1].type == "COMMA" else ()
    else:
        told = clause.before.phrases if clause.before is not None else ()
    parts = {part.part: part for part in (_part_of(phrase, not start) for phrase in told) if part is not None}
    if len(parts) != 1 or any(phrase.type in _OTHERWISE for phrase in told):
        return clause
    (part,) = parts.values()
    paired = any(phrase.type == "ARROW" for phrase in phrases[start:at])
    if part.part not in (("off-diagonal",) if paired else ("diagonal", "off-diagonal")):
        return clause
    end = phrases[at].end
    behind = _without_them(phrases[at + 1 :])
    place: list[Phrase] = [made_word("PREPOSITION", "on", end), replace(part, start=end, end=end)]
    if not start and all(phrase.type in _VALUE for phrase in behind):
        clause.read.add("part")  # of which every word is understood
    return clause.part([*phrases[: at + 1], *place, *behind])


def _part_of(phrase: Phrase, counted: bool) -> Part | None:
    """The part of the grid that a phrase names: "off-diagonal cells", "all errors" where such are `counted`."""
    if isinstance(phrase, Part):
        return phrase
    noun = phrase.noun if counted and isinstance(phrase, Scope) else None
    told = noun is not None and noun.type == "DIAGONAL"
    return Part(phrase.start, phrase.end, noun.value, noun.key) if noun is not None and told else None


def _stands_alone(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether nothing but a value and its place stands beside an extreme: "the highest is 3 (A)"."""
    alone = not at or phrases[at - 1].type == "COMMA"
    behind = phrases[at + 1 :]
    quiet = all(phrase.type in _VALUE or phrase.type in ("BE", "REF") for phrase in behind)
    return (
        alone and quiet and bool(behind) and behind[0].type == "BE" and isinstance(phrases[at], Superlative)
    )


def _start(phrases: Sequence[Phrase], at: int) -> int | None:
    """Where "with A (0.9) being the highest" begins, with the superlative at an index; None where none does."""
    first = at - 1
    participle = phrases[first].type in _VERBS and key_of(phrases[first]) in words("winners", "participles")
    first -= 1 if participle else 0
    if first > 1 and phrases[first].type == "CLOSE":
        opened = [i for i in range(first) if phrases[i].type == "OPEN"]
        first = opened[-1] - 1 if opened else -1
    if first < 0 or not isinstance(phrases[first], Ref):
        return None
    if first > 1 and phrases[first - 1].type == "ARROW" and isinstance(phrases[first - 2], Ref):
        first -= 2
    joined = first > 0 and key_of(phrases[first - 1]) in words("function_words", "absolute")
    return first - 1 if joined else first if participle else None


def _without_them(phrases: list[Phrase]) -> list[Phrase]:
    """What stands behind the superlative, without "of them", "of all"."""
    among = len(phrases) > 1 and key_of(phrases[0]) in words("function_words", "of_group")
    if among and phrases[1].type in ("PRONOUN", "SCOPE"):
        return phrases[2:]
    return phrases

"""Where the far side of a comparison begins and ends."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref

_STOPS = frozenset(("COMMA", "OPEN", "COLON", "CONTRAST"))


def subject_first(phrases: list[Phrase], at: int) -> tuple[list[Phrase], int]:
    """E.g. "A vs B: lower" in the order "A lower vs B"."""
    types = [phrase.type for phrase in phrases[: at + 1]]
    if types[1:] != ["VERSUS", "REF", "COLON", "COMPARATIVE"] or types[0] != "REF":
        return phrases, at
    return [phrases[0], phrases[at], *phrases[1:3], *phrases[at + 1 :]], 1


def far_side(phrases: Sequence[Phrase], at: int) -> int:
    """The index of "than", or of the comparative itself where it takes its object: "exceeds B"."""
    for index in range(at + 1, len(phrases)):
        if phrases[index].type in ("THAN", "VERSUS"):
            return index
        if phrases[index].type == "COMMA" or (
            phrases[index].type == "OPEN" and not any(p.type == "THAN" for p in phrases[index:])
        ):
            break
    return at


def end_of_far_side(phrases: Sequence[Phrase], start: int) -> int:
    """Where the far side of a comparison ends; "(A, B)" belongs to it, "(0.61 vs. 0.53)" does not."""
    depth = 0
    for index in range(start, len(phrases)):
        type = phrases[index].type
        if (
            type == "OPEN"
            and index + 1 < len(phrases)
            and isinstance(phrases[index + 1], Ref)
            and (index <= start + 2 or _is_pointed_at(phrases[start:index]))
        ):
            depth += 1
        elif type == "CLOSE" and depth:
            depth -= 1
        elif type in _STOPS and not depth:
            return index
    return len(phrases)


def _is_pointed_at(side: Sequence[Phrase]) -> bool:
    """ "Than that for B (C)": a pronoun and one name in front of a bracket."""
    types = [phrase.type for phrase in side]
    return types == ["PRONOUN", "PREPOSITION", "REF"]


def tail_of_even(phrases: Sequence[Phrase]) -> int:
    """Where ", or equal to it" begins behind a comparison: "A is higher than B, or the same"; 0 where nothing does."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "OR"), 0)
    if not at or at + 1 >= len(phrases) or not any(p.type == "COMPARATIVE" for p in phrases[:at]):
        return 0
    even = phrases[at + 1]
    told = even.type == "COMPARATIVE" and getattr(even, "value", "") == "equal"
    if not told or any(isinstance(phrase, Ref) for phrase in phrases[at:]):
        return 0
    return at - (phrases[at - 1].type == "COMMA")

"""Walks: a way along an axis that is told as a motion, and is none of the values."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.motions import motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of, placed
from heatparse.phrases import words

_WALK = len(("going", "down"))
_SPAN = len(("from", "A", "to", "C"))


def without_walk(phrases: Sequence[Phrase]) -> list[Phrase]:
    """ "Going down from A to C lowers the score": from A to C it falls, whichever way is gone."""
    at = next((at for at, phrase in enumerate(phrases) if _is_walk(phrase)), len(phrases))
    behind = phrases[at + 1 :]
    told = _is_span(behind[:_SPAN])
    leads = not at or phrases[at - 1].type in ("COMMA", "JOIN")  # unlike "A keeps going down from P to Q"
    if not (told and leads) or not any(map(motion_of, behind[_SPAN:])):
        return [*phrases]
    return [*phrases[:at], *behind]


def _is_span(phrases: Sequence[Phrase]) -> bool:
    """ "From A to C"; the labels may be numbers."""
    ends = [placed(phrase) if isinstance(phrase, Amount) else phrase for phrase in phrases[1::2]]
    joints = [key_of(phrase) for phrase in phrases[::2]]
    return joints == ["from", "to"] and len(ends) > 1 and all(isinstance(end, Ref) for end in ends)


def _is_walk(phrase: Phrase) -> bool:
    verb = key_of(phrase).split()
    return (
        len(verb) == _WALK
        and verb[0] in words("motions", "walking")
        and verb[1] in words("motions", "sideward")
    )

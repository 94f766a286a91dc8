"""Motions: words that say which way values go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from heatparse.claims.language.phrases import Phrase
from heatparse.claims.language.words import Word
from heatparse.phrases import words

Direction = Literal["up", "down", "flat", ""]
# What is done to the values by what an axis does to them, as a motion of theirs.
MOVED = {
    "raising_of": "rises",
    "lowering_of": "falls",
    "bettering_of": "improves",
    "worsening_of": "worsens",
}
_MOVING = frozenset(("DIFFERENCE", "TREND", "UNKNOWN", "COMPARATIVE"))


@cache
def _motions() -> dict[str, Direction]:
    directions: tuple[Direction, ...] = ("up", "down", "flat")
    return {word: direction for direction in directions for word in words("trends", direction)}


@cache
def telling() -> frozenset[str]:
    """The words without one of which nothing is said of motion."""
    shapes = words("trends", "valleys") | words("trends", "hills")
    return (
        shapes
        | words("trends", "starting")
        | words("trends", "going")
        | words("trends", "becoming")
        | words("trends", "darkening")
        | words("trends", "lightening")
        | _motions().keys()
    )


def along(axis: Word, at: int, backward: bool = False) -> list[Phrase]:
    """ "As the dose increases", where the text tells it in other words."""
    moved = Word("DIFFERENCE", "gain", "decreases" if backward else "increases", at, at)
    return [Word("PREPOSITION", "", "as", at, at), axis, moved]


def motion_of(phrase: Phrase) -> Direction:
    """The direction of a word of motion, "" for other phrases."""
    if isinstance(phrase, Word) and phrase.type in _MOVING:
        return _motions().get(phrase.key, "")
    return ""


def turned(direction: Direction) -> Direction:
    """The direction as it is when the axis is read backwards."""
    other: dict[Direction, Direction] = {"up": "down", "down": "up"}
    return other.get(direction, direction)


def is_in(phrase: Phrase | None, section: str) -> bool:
    """Whether a phrase is a word of a section of trends.yaml."""
    return isinstance(phrase, Word) and phrase.key in words("trends", section)


def is_state(before: Phrase | None, phrase: Phrase) -> bool:
    """ "All months are warm": how the values are, and no change."""
    return before is not None and before.type == "BE" and is_in(phrase, "states")


_COMPARED: dict[str, Direction] = {"high": "up", "low": "down", "better": "up", "worse": "down"}


def becoming(phrases: Sequence[Phrase], at: int) -> Direction:
    """The direction of "gets larger" behind its verb; "gets larger values" and "larger than" are none."""
    if at >= len(phrases):
        return ""
    phrase = phrases[at]
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    verb = at - 1
    while verb > 0 and (is_in(phrases[verb], "monotone") or is_in(phrases[verb], "manner")):
        verb -= 1  # "gets steadily drier"
    if not at or not is_in(phrases[verb], "becoming") or phrase.type != "COMPARATIVE":
        return ""
    if following is not None and following.type in ("THAN", "MEASURE", "REF", "DIMENSION", "UNKNOWN"):
        return ""
    return _COMPARED.get(getattr(phrase, "value", ""), "")


def is_becoming(verb: Phrase | None, phrase: Phrase | None) -> bool:
    """E.g. "gets wetter": a change, whatever it is that changes."""
    return (
        is_in(verb, "becoming")
        and isinstance(phrase, Word)
        and phrase.type == "UNKNOWN"
        and phrase.key.endswith("er")
    )

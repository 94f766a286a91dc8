"""Courses: how a clause says that values change along an axis, motion by motion.

"Rises from 0.1 at Length 0 to 0.9 at Length 4 and falls afterwards" is a course of two legs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from heatparse.claims.phrases import Amount, Phrase, Ref, Scope
from heatparse.claims.scene import GUARDS
from heatparse.claims.words import Word
from heatparse.phrases import words

Direction = Literal["up", "down", "flat", ""]
# With one of these in it, a clause may say more than the course.
_UNSURE = frozenset(("SUPERLATIVE", "COMPARATIVE", "AGGREGATE", "SPREAD", "PRONOUN", "POSITION", "RIVALS"))
# Sides of the figure: the axis that they are the ends of, and whether it ends there.
_ORIENTATIONS = {
    "left": ("x", False), "right": ("x", True), "top": ("y", False), "bottom": ("y", True),
}  # fmt: skip


@dataclass(slots=True)
class Leg:
    """One motion: its direction, where on the axis it starts and stops, and the values there."""

    direction: Direction = ""
    start: Ref | None = None
    stop: Ref | None = None
    start_value: Amount | None = None
    stop_value: Amount | None = None


@dataclass(slots=True)
class Course:
    """What a clause says about a change of values."""

    legs: list[Leg] = field(default_factory=list)
    axis: str | None = None  # "x" or "y", where the text names it
    lines: list[Ref] = field(default_factory=list)  # whose values change
    monotone: bool = False
    overall: bool = False
    negated: bool = False  # "never falls"
    every: bool = False
    certain: bool = True
    guarded: bool = False
    restricted: bool = True  # by nothing but restrictions: what is said of single cells still holds

    @property
    def points(self) -> list[Ref]:
        """The places on the axis that the legs name."""
        return [ref for leg in self.legs for ref in (leg.start, leg.stop) if ref is not None]


@cache
def _motions() -> dict[str, Direction]:
    directions: tuple[Direction, ...] = ("up", "down", "flat")
    return {word: direction for direction in directions for word in words("trends", direction)}


def motion_of(phrase: Phrase) -> Direction:
    """The direction of a word of motion, "" for other phrases."""
    if isinstance(phrase, Word) and phrase.type in ("DIFFERENCE", "TREND", "UNKNOWN", "COMPARATIVE"):
        return _motions().get(phrase.key, "")
    return ""


def _is(phrase: Phrase | None, section: str) -> bool:
    return isinstance(phrase, Word) and phrase.key in words("trends", section)


class CourseReader:
    """Reads a course from the phrases of a clause, from left to right."""

    def __init__(self, phrases: list[Phrase]) -> None:
        self.phrases = phrases
        self.course = Course()
        self.leg: Leg | None = None
        self.side = ""  # "start" or "stop": what the next amount or place belongs to
        self.early: list[Ref] = []  # places in front of the first motion

    def read(self) -> Course | None:
        """The course, None where the clause speaks of no change."""
        at = 0
        while at < len(self.phrases):
            at = self._read(at)
        course = self.course
        course.lines = [*self.early, *course.lines]
        return course if course.legs else None

    def _at(self, at: int) -> Phrase | None:
        return self.phrases[at] if at < len(self.phrases) else None

    def _read(self, at: int) -> int:
        phrase = self.phrases[at]
        after = self._axis_growth(at)
        if after is not None:
            return after
        if isinstance(phrase, Ref):
            return self._reference(at, phrase)
        if isinstance(phrase, Amount):
            self._amount(phrase)
        elif isinstance(phrase, Scope):
            self._scope(phrase)
        elif motion_of(phrase) and not _is(phrase, "monotone"):
            self._begin(motion_of(phrase))
        elif _is(phrase, "starting"):
            self._begin("")
            self.side = "start"
        elif _is(phrase, "ending"):
            if self.leg is None:
                self._begin("")
            self.side = "stop"
        else:
            self._word(phrase, at)
        return at + 1

    def _begin(self, direction: Direction) -> None:
        """A new motion begins; one that only announced its start goes on."""
        leg = self.leg
        if leg is not None and not leg.direction and leg.stop_value is None:
            leg.direction = direction
        elif leg is not None and leg.direction == direction and leg.start is None and leg.start_value is None:
            pass  # "a downward drop"
        else:
            self.leg = Leg(direction)
            self.course.legs.append(self.leg)
        self.side = "stop" if self.side != "start" else self.side

    def _word(self, phrase: Phrase, at: int) -> None:
        course = self.course
        if _is(phrase, "monotone"):
            course.monotone = True
        elif _is(phrase, "overall"):
            course.overall = True
        elif phrase.type == "NEGATION":
            course.negated = True
        elif _is(phrase, "from"):
            self.side = "start"
        elif _is(phrase, "to") or (phrase.type == "ARROW" and self.leg is not None):
            self.side = "stop"
        elif phrase.type == "RESTRICTION" and self._repeats(at):
            course.monotone = True  # "month after month"
        elif phrase.type == "HEDGE" and _is(phrase, "manner"):
            pass  # "nearly flat"
        elif phrase.type in GUARDS:
            course.guarded = True
            course.restricted &= phrase.type == "RESTRICTION"
        elif phrase.type == "UNKNOWN":
            known = _is(phrase, "manner") or _is(phrase, "shapes")
            course.certain = course.certain and known
        elif phrase.type in _UNSURE:
            course.certain &= self._orientation(phrase, at)
        elif phrase.type == "AXISNOUN" and isinstance(phrase, Word) and self._announces_axis(at):
            course.axis = phrase.value.axis

    def _orientation(self, phrase: Phrase, at: int) -> bool:
        """ "From left to right", "from bottom to top": the axis, and which way it is read."""
        key = getattr(phrase, "key", "")
        if key not in _ORIENTATIONS or not (_is(self._at(at - 1), "from") or _is(self._at(at - 1), "to")):
            return False
        self.course.axis, backward = _ORIENTATIONS[key]
        if backward and _is(self._at(at - 1), "from") and self.leg is not None:
            turned: dict[Direction, Direction] = {"up": "down", "down": "up"}
            self.leg.direction = turned.get(self.leg.direction, self.leg.direction)
        return True

    def _repeats(self, at: int) -> bool:
        before, after = self._at(at - 1), self._at(at + 1)
        return isinstance(before, Word) and isinstance(after, Word) and before.key == after.key

    def _announces_axis(self, at: int) -> bool:
        before = self._at(at - 1) if at else None
        return _is(before, "along") or _is(before, "growing")

    def _scope(self, scope: Scope) -> None:
        if scope.key in words("trends", "overall") or scope.quantifier == "most":
            self.course.overall = True
        elif scope.quantifier in ("all", "both"):
            noun = scope.noun
            if scope.key in words("trends", "monotone") or (
                noun is not None and noun.key in ("step", "steps", "additional")
            ):
                self.course.monotone = True
            else:
                self.course.every = True
        else:
            self.course.guarded = True

    def _axis_growth(self, at: int) -> int | None:
        """ "As the length increases", "with larger batch sizes", "with depth"; the index behind it."""
        if not (_is(self._at(at), "along") and self.leg is not None):
            return None
        step = at + 1
        flipped = _is(self._at(step), "shrinking")
        if flipped or _is(self._at(step), "growing"):
            step += 1
        noun = self._at(step)
        if not isinstance(noun, Word) or noun.type != "AXISNOUN":
            return None
        step += 1
        motion = self._at(step)
        if motion is not None and motion_of(motion):
            flipped = motion_of(motion) == "down"
            step += 1
        elif isinstance(motion, Amount | Ref):
            return None
        self.course.axis = noun.value.axis
        if flipped:
            turned: dict[Direction, Direction] = {"up": "down", "down": "up"}
            self.leg.direction = turned.get(self.leg.direction, self.leg.direction)
        return step

    def _amount(self, amount: Amount) -> None:
        if self.leg is None:
            self.course.certain = False
            return
        if self.side == "start" and self.leg.start_value is None:
            self.leg.start_value = amount
        elif self.leg.stop_value is None:
            self.leg.stop_value = amount
        else:
            self.course.certain = False

    def _reference(self, at: int, ref: Ref) -> int:
        """A place is a point of the axis behind a motion, and else one of the lines."""
        if self.leg is None:
            self.early.append(ref)
            return at + 1
        before = self._at(at - 1)
        pointing = ref.noun not in ("row", "column") and (
            _is(before, "along")
            or _is(before, "to")
            or (before is not None and before.type in ("OPEN", "RESTRICTION"))
        )
        if not pointing or ref.is_panel:
            self.course.lines.append(ref)
        elif self._is_start():
            self.leg.start = self.leg.start or ref
        elif self.leg.stop is None:
            self.leg.stop = ref
        else:
            self.course.lines.append(ref)
        return at + 1

    def _is_start(self) -> bool:
        assert self.leg is not None
        return self.side == "start" and self.leg.stop_value is None and self.leg.start is None

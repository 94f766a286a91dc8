"""Courses: how a clause says that values change along an axis, motion by motion.

"Rises from 0.1 at Length 0 to 0.9 at Length 4 and falls afterwards" is a course of two legs.
"""

from __future__ import annotations

from heatparse.claims.language.motions import Direction
from heatparse.claims.language.phrases import Amount, Part, Ref
from heatparse.records import Record, field


class Leg(Record):
    """One motion: its direction, where on the axis it starts and stops, and the values there."""

    direction: Direction = ""
    start: Ref | None = None
    stop: Ref | None = None
    start_value: Amount | None = None
    stop_value: Amount | None = None
    is_step: bool = False  # "falls in May": perhaps only from the place before
    is_valued: bool = False  # "improves": which way that is depends on what is measured
    is_still: bool = False  # "stands still": the same value all along, and not only close ones
    is_notch: bool = False  # "dips in May": below what stands in front of it, whatever lies behind
    is_crest: bool = False  # "peaks at C": nothing lies beyond the value there, however it got there
    series: list[Amount] = field(default_factory=list)  # the values one by one: "(24.8, 24.4, 23.9)"
    is_net: bool = False  # "ends higher than it starts": whatever lies between
    is_open: bool = False  # "does not rise before C": C itself is not meant
    is_whole: bool = False  # "starts at 0.3 and ends at 0.5": from the first value to the last
    is_behind: bool = False  # "after C": from C on, or from the place behind it
    is_inner: bool = False  # "in the middle": neither at the beginning nor at the end

    @property
    def has_value(self) -> bool:
        """Whether it tells a value at one of its ends."""
        return bool(self.start_value or self.stop_value or self.series)


class Course(Record):
    """What a clause says about a change of values."""

    legs: list[Leg] = field(default_factory=list)
    axes: list[str] = field(default_factory=list)  # "x", "y" or both, where the text names them
    lines: list[Ref] = field(default_factory=list)  # whose values change
    monotone: bool = False
    overall: bool = False
    negated: bool = False  # "never falls"
    valued: bool = False  # "improves", "deteriorates": which way that is depends on what is measured
    every: bool = False
    through: str = ""  # "in every month": the axis of the months, should they be what is gone along
    oriented: bool = False  # told by the sides of the figure: "from top to bottom"
    sequenced: bool = False  # … and the text says that it comes after it
    follows: bool = False  # the second motion stands right behind the first: "falls and rises"
    certain: bool = True
    guarded: bool = False
    narrowed: bool = False  # a guard word narrows it or sets it apart, in a way that was not understood
    turn: Ref | None = None  # where a course that is told by its shape turns
    series: list[Amount] = field(default_factory=list)  # the values of all its motions one by one
    parts: list[Part] = field(default_factory=list)  # the diagonal, where its values change
    weak: bool = False  # "rises or stays equal"
    sized: bool = False  # "weakens": the sizes change, whatever the signs are
    strict: bool = False  # "at every step": a standstill is a counterexample
    pace: float | None = None  # "with every further 10 steps": from each place to the one so far away
    excepted: frozenset[str] = frozenset()  # the labels of "all rows but A", "every year except 2020"
    restricted: bool = True  # by nothing but restrictions: what is said of single cells still holds

    @property
    def points(self) -> list[Ref]:
        """The places on the axis that the legs name."""
        return [ref for leg in self.legs for ref in (leg.start, leg.stop) if ref is not None]

    @property
    def has_values(self) -> bool:
        """Whether it tells a value at one of its ends."""
        return any(leg.has_value for leg in self.legs)

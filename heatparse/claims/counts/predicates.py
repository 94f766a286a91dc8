"""Predicates: what a clause says of a value, "exceeds 0.3", "between 45 and 48", "negative", "close to 0"."""

from __future__ import annotations

from math import copysign
from typing import TYPE_CHECKING, Literal

from heatparse.grid import Area, Grid, Value
from heatparse.measures import (
    Measure,
    Stated,
    Truth,
    above,
    at_least,
    below,
    both,
    equal,
    exact,
    near,
    negate,
    not_above,
    not_below,
    within,
)
from heatparse.models import Quantity
from heatparse.records import Record, replace

if TYPE_CHECKING:
    from heatparse.claims.colors.tints import Sense

Relation = Literal[
    "above",
    "at_least",
    "below",
    "at_most",
    "equal",
    "reach",
    "near",
    "within",
    "stated",
    "positive",
    "negative",
    "zero",
    "nonzero",
    "colored",
]
_TESTS = {
    "above": above,
    "at_least": not_below,
    "below": below,
    "at_most": not_above,
    "equal": equal,
    "reach": at_least,
}
_OPPOSITES: dict[str, Relation] = {
    "above": "at_most", "at_least": "below", "below": "at_least", "at_most": "above", "reach": "below",
    "zero": "nonzero", "nonzero": "zero",
}  # fmt: skip
# What a row does with one of its values, or with all of them: "two models exceed 0.7".
REACHED = frozenset(("above", "at_least", "reach", "below", "at_most"))
SIGNED = frozenset(("positive", "negative", "zero"))
OF_LINES = REACHED | SIGNED
_CLOSE = 0.4  # of what is "near" on the scale
_ZERO = exact(0.0)
_TOLD: dict[Relation, str] = {
    "above": "lie above {}", "at_least": "reach {} or more", "below": "lie below {}", "at_most": "reach {} or less",
    "equal": "are {}", "reach": "reach {}", "near": "lie near {}", "within": "lie between {} and {}",
    "stated": "hold a value", "positive": "are positive", "negative": "are negative", "zero": "are zero",
    "nonzero": "are not zero", "colored": "are {color}",
}  # fmt: skip


class Predicate(Record):
    """What is said of each value. `first:last` are the phrases that say it."""

    relation: Relation
    first: int
    last: int
    low: Quantity | None = None
    high: Quantity | None = None
    negated: bool = False
    verb: str = ""
    spanning: bool = False  # the ends of a range are said to be reached
    open_ends: bool = False  # the ends of a range do not belong to it
    exact_ends: bool = False  # the ends of a range are not rounded
    color: str = ""
    absolute: bool = False  # said of the size alone: "above 0.7 in absolute value"
    nominal: bool = False  # "about 0.6" is taken for 0.6
    by_point: bool = False  # a colour is judged by the points of the scale that have one
    sense: Sense = ""  # of a colour that has shades with names of their own
    _measured: tuple[Grid | None, Measure] = (None, _ZERO)

    def test(self, value: Stated, grid: Grid) -> Truth:
        """Whether it holds of a value of the grid."""
        relation = self.relation
        if self.nominal and value.slack and relation != "colored":
            value = Measure(value.low, value.high, value.resolution)
        if self.absolute and value.low < 0:
            low, high = sorted((abs(value.low), abs(value.high)))
            value = Measure(0.0 if value.high > 0 else low, high, value.resolution, value.slack)
        if self.negated:
            if relation == "within" and self._is_outside(value, grid):
                return True  # "none lies between 0.1 and 0.4": 0.41 does not, although it is rounded to 0.4
            opposite = _OPPOSITES.get(relation)
            if opposite is None:
                return negate(self._test(relation, value, grid))
            relation = opposite
        return self._test(relation, value, grid)

    def is_at(self, value: Stated, grid: Grid) -> bool:
        """Whether a value is so near that nobody would call it anything else."""
        return near(value, self._target(grid), _CLOSE * grid.scale) is True

    def _is_outside(self, value: Stated, grid: Grid) -> bool:
        """Whether a value lies outside of the range by its last digit, or at its end."""
        room = self._target(grid)
        return value.low >= room.high or value.high <= room.low

    def tell(self) -> str:
        """What it says of several values, for explanations: "lie above 0.3"."""
        low, high = (end.text if end is not None else "" for end in (self.low, self.high))
        text = _TOLD[self.relation].format(low or "0", high, color=self.color)
        if self.absolute:
            text += " in size"
        if low and low == high:  # "4-9"
            text = f"lie within {low}"
        return _denied(text, 2) if self.negated else text

    def tell_of(self, count: int, holds: bool) -> str:
        """Whether it holds of so many, for explanations: "does not lie above 0.3", "do lie above 0.3"."""
        plain = replace(self, negated=False).tell()
        if holds is self.negated:
            return _denied(plain, count)
        if plain.startswith("are ") or count > 1:
            return plain.replace("are ", "is ", 1) if count == 1 else plain
        return f"does {plain}"

    def _test(self, relation: Relation, value: Stated, grid: Grid) -> Truth:
        if relation in ("positive", "negative"):
            if value.low == value.high == 0:
                return None if _is_minus_zero(value) else False  # "≈0.00" has no sign
            return above(value, _ZERO) if relation == "positive" else below(value, _ZERO)
        if relation == "stated":
            return True
        if relation == "colored":
            from heatparse.claims.colors.tints import is_shown_in, wears  # loaded where a color is told

            if self.by_point and isinstance(value, Value):
                return is_shown_in(value, grid, self.color)
            return wears(value, grid, self.color, self.sense) if isinstance(value, Value | Area) else None
        if relation == "zero":
            return equal(value, _ZERO)
        if relation == "nonzero":
            return negate(equal(value, _ZERO))
        if relation == "within":
            room = self._target(grid)
            if self.open_ends:
                return both(
                    above(value, room._replace(high=room.low)), below(value, room._replace(low=room.high))
                )
            if self.exact_ends:
                return within(value, room._replace(resolution=0.0))
            truth = within(value, room)
            if truth is None:  # "between 24 and 88", where the highest is 88.3
                low, high = room._replace(high=room.low), room._replace(low=room.high)
                return True if equal(value, low) or equal(value, high) else None
            return truth
        target = self._target(grid)
        if relation == "near":
            return near(value, target, grid.scale)
        truth = _TESTS[relation](value, target)
        return True if truth is None and _begins_at(value, target, relation) else truth

    def _target(self, grid: Grid) -> Measure:
        """What values of a grid are compared with: the number, the range, or zero; measured once."""
        if self._measured[0] is not grid:
            measure = _ZERO
            if self.relation == "within":
                measure = self.range(grid)
            elif self.low is not None:
                measure = grid.measure(self.low)
            if self.absolute and measure.high < 0:
                measure = measure._replace(low=-measure.high, high=-measure.low)  # "stronger than -0.6"
            self._measured = grid, measure._replace(slack=0.0) if self.nominal else measure
        return self._measured[1]

    def range(self, grid: Grid) -> Measure:
        """The range from `low` to `high` as one measure of the grid."""
        assert self.low is not None and self.high is not None
        low, high = grid.measure(self.low), grid.measure(self.high)
        finest = min(low.resolution or high.resolution, high.resolution or low.resolution)  # "0 to 0.5"
        return Measure(min(low.low, high.low), max(low.high, high.high), finest, max(low.slack, high.slack))


def _begins_at(value: Stated, target: Measure, relation: str) -> bool:
    """Whether a range lies above (below) a number but for its end: "0.8-0.9" for what exceeds 0.8."""
    if value.slack or target.slack or target.low != target.high or value.low == value.high:
        return False
    return (relation == "above" and value.low == target.low) or (
        relation == "below" and value.high == target.high
    )


def _is_minus_zero(value: Stated) -> bool:
    return value.high == 0 and copysign(1.0, value.high) < 0


def _denied(told: str, count: int) -> str:
    """The opposite of "lie above 0.3", "are positive", of one thing or of several."""
    if told.startswith("are "):
        return f"{'is' if count == 1 else 'are'} not {told.removeprefix('are ')}".replace(" not not ", " ")
    return f"{'does' if count == 1 else 'do'} not {told}"

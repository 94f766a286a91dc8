"""Amounts of composed statements: whether a number may be one of a grid's values, and the ends of a range."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from heatparse.claims.classes.confusions import counts_things
from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.language.phrases import Amount
from heatparse.claims.language.things import RELATIVE_UNITS
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Measure
from heatparse.records import Record

_OPENING = frozenset(("", "from", "between", "of"))
_CLOSING = frozenset(("", "to", "and", "until"))
_BETWEEN = frozenset(("BREAK", "AND", "SUPERLATIVE", "PLACE"))  # of the ends of a range


class Ends(Record):
    """The ends of a range; `first` and `last` are the places of its constituents."""

    low: Amount
    high: Amount
    first: int
    last: int
    told: bool  # "at its lowest": the ends are said to be reached

    def measure(self, grid: Grid) -> Measure:
        """The range in the unit of a grid, in the finer of the precisions of its ends."""
        low, high = grid.measure(self.low.quantity), grid.measure(self.high.quantity)
        finest = min(low.resolution or high.resolution, high.resolution or low.resolution)
        return Measure(low.low, high.high, finest, max(low.slack, high.slack))


def fits(amount: Amount, grid: Grid, scene: Scene) -> bool:
    """Whether a number is told in the unit of a grid's values, and is no distance between two of them."""
    if amount.unit in RELATIVE_UNITS - {"points"}:
        return False
    measured, (low, _) = grid.measure(amount.quantity), amount.quantity.bounds
    converted = low is not None and measured.low != low
    told = grid.speaks_of_percent or (scene.names.tells_percent and not counts_things(scene))
    return not amount.is_percent or told or converted


def ends_of(given: Sequence[Constituent]) -> Ends | None:
    """The one range that constituents tell: "0.3–0.5", "from 0.3 to 0.5", "from 0.3 at its lowest up to 0.5"."""
    numbers = [(at, c.phrase) for at, c in enumerate(given) if isinstance(c.phrase, Amount)]
    if any(amount.label is not None or amount.sized for _, amount in numbers):
        return None
    if len(numbers) == 1:
        at, amount = numbers[0]
        low, high = amount.quantity.low, amount.quantity.high
        if amount.bound or low is None or high is None or low >= high:
            return None
        return Ends(amount, amount, at, at, False)
    if len(numbers) != 2:
        return None
    (first, low_amount), (last, high_amount) = numbers
    inner = given[first + 1 : last]
    opening = given[first].mark.rpartition(" ")[2]  # "account for between 3 and 5"
    joined = given[last].mark in _CLOSING and (given[last].mark or given[first].mark or high_amount.reached)
    opened = opening in _OPENING and not low_amount.bound
    upward = not high_amount.bound or (high_amount.reached and high_amount.bound == "at_most")
    if not (joined and opened and upward) or any(c.type not in _BETWEEN for c in inner):
        return None
    if any(c.type == "PLACE" and c.mark not in ("for", "with", "in", "at", "on") for c in inner):
        return None
    one, two = low_amount.quantity.value, high_amount.quantity.value
    if one is None or two is None or one >= two:
        return None
    told = any(c.type == "SUPERLATIVE" for c in given)
    return Ends(low_amount, high_amount, first, last, told)


def is_plain(value: Value) -> bool:
    """Whether a value is one number, stated exactly."""
    return value.low == value.high and not value.slack and -inf < value.low < inf

"""The ranges of lines over stretches: their ends, with the room that the digits leave."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.bands.band_contests import whole_ranges
from heatparse.claims.places.fillings import restated
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, Truth, equal, noise
from heatparse.models import Span
from heatparse.records import NamedTuple

Labels = frozenset[str]
Stretch = Labels | None  # of places along a line; None for all of them


class Range(NamedTuple):
    """The lowest and the highest value that the text tells of a stretch, and where it tells them."""

    low: float
    high: float
    resolution: float
    slack: float
    spans: tuple[Span, ...]
    text: str

    def end(self, name: str) -> Measure:
        number = self.low if name == "low" else self.high
        return Measure(number, number, self.resolution, self.slack)

    @property
    def width(self) -> float:
        return self.high - self.low


def range_of(grid: Grid, axis: str, lines: Labels, places: Stretch) -> Range | None:
    """The range of some lines over a stretch; None where a cell of it is not told, or only a part of a range is."""
    rows, columns = (lines, places or ()) if axis == "row" else (places or (), lines)
    values = grid.select(rows, columns)
    if not values or len(values) < grid.size(rows, columns):
        return None
    whole = whole_ranges(grid, values)
    if any(value.low < value.high and value.span.start not in whole for value in values):
        return None
    if not whole:
        return None  # told cell by cell
    lowest, highest = min(values, key=_low), max(values, key=_high)
    resolution = max(lowest.resolution, highest.resolution)
    slack = max(lowest.slack, highest.slack)
    told = list(dict.fromkeys((lowest.text, highest.text)))
    spans = tuple(dict.fromkeys((lowest.span, highest.span)))
    return Range(lowest.low, highest.high, resolution, slack, spans, " and ".join(told))


def _low(value: Value) -> float:
    return value.low


def _high(value: Value) -> float:
    return value.high


def stretches_of(grid: Grid, axis: str, lines: Sequence[Labels]) -> list[Stretch] | None:
    """The stretches in which the text tells some lines, in their order; None where they differ or overlap."""
    again = restated(grid)
    order = grid.columns if axis == "row" else grid.rows
    found: list[Labels] = []
    for area in grid.areas:
        own, across = (area.rows, area.columns) if axis == "row" else (area.columns, area.rows)
        if area.span.line in again or (lines and own is not None and not any(own & one for one in lines)):
            continue
        places = across if across is not None else frozenset(order)
        if places not in found:
            found.append(places)
    if len(found) < 2 or sum(map(len, found)) != len(frozenset().union(*found)):
        return None
    found.sort(key=lambda places: min(order[key] for key in places if key in order))
    return list(found)


def compare(one: float, two: float, room: float) -> Truth:
    """Whether one end lies above another; None within the room that the digits leave."""
    if one - two > max(room, noise(one, two)):
        return True
    return False if two - one > max(room, noise(one, two)) else None


def differs_by(one: Measure, two: Measure, stated: Measure) -> Truth:
    """Whether two ends differ by a stated number."""
    room = max(one.resolution, two.resolution)
    apart = abs(one.low - two.low)
    return equal(stated, Measure(apart, apart, room, max(one.slack, two.slack)))


__all__ = ["Labels", "Range", "Stretch", "compare", "differs_by", "range_of", "stretches_of"]

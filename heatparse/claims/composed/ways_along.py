"""Ways along an axis: from one place to another, from side to side, or over the whole axis."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.ends import lines
from heatparse.claims.composed.sides import sides_of
from heatparse.claims.language.phrases import Ref
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.records import Record
from heatparse.tokens import fold

_DOWN, _ACROSS = ("top", "bottom"), ("left", "right")


class Journey(Record):
    """Where a course starts and ends; without places it leads along a whole axis."""

    start: Constituent | None = None
    end: Constituent | None = None
    both: Constituent | None = None  # one reference that names both
    axis: str = ""  # along which: of a journey from side to side

    @property
    def is_told(self) -> bool:
        return self.start is not None or self.both is not None or bool(self.axis)

    def holds(self, place: Constituent) -> bool:
        return place is self.start or place is self.end or place is self.both

    def stretches(self, grid: Grid, scene: Scene) -> Iterator[tuple[str, list[str]]]:
        """The axis and the labels that it leads along, in its order; in both orders where none is told."""
        for axis, order in (("row", list(grid.rows)), ("column", list(grid.columns))):
            if self.axis not in ("", axis):
                continue
            if self.start is None and self.both is None:
                yield axis, order
                if not self.axis:
                    yield axis, order[::-1]
                continue
            for first, last in self._ends(axis, grid, scene):
                one, two = order.index(first), order.index(last)
                yield axis, order[one : two + 1] if one < two else order[two : one + 1][::-1]

    def _ends(self, axis: str, grid: Grid, scene: Scene) -> Iterator[tuple[str, str]]:
        if self.both is not None:
            for line in lines(self.both, grid, scene):
                if line.axis == axis and len(line.labels) == 2:
                    yield fold(line.labels[0]), fold(line.labels[1])
        if self.start is None or self.end is None:
            return
        for one in lines(self.start, grid, scene):
            for two in lines(self.end, grid, scene):
                single = len(one.labels) == len(two.labels) == 1
                if single and one.axis == two.axis == axis and one.labels != two.labels:
                    yield fold(one.labels[0]), fold(two.labels[0])


def journey_of(given: Sequence[Constituent]) -> Journey | None:
    """The journey that a clause tells; None where it starts or ends somewhere that nobody knows."""
    places = [part for part in given if part.type == "PLACE"]
    named = [part for part in places if part.mark == "between" and names_two(part)]
    if len(named) == 1:
        return Journey(both=named[0])
    sides = sides_of(given)
    if sides is None:
        return None
    if sides.travelled and len(sides.pairs) == 1:
        ((end, start),) = sides.pairs
        return Journey(start, end)
    told = [str(getattr(part.phrase, "value", "")) for part in given if part.type == "SIDE"]
    if any(part.mark in ("from", "to", "between", "until", "into") for part in places):
        return None
    if not told:
        return Journey()
    if tuple(told) == _ACROSS:
        return Journey(axis="column")
    return Journey(axis="row") if tuple(told) == _DOWN else None


def names_two(place: Constituent) -> bool:
    """Whether a place is two: "between A and B"."""
    return isinstance(place.phrase, Ref) and sum(len(name.labels) for name in place.phrase.names) == 2

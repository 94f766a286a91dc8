"""Differences to the best, the second best, or the worst of a place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.ends import SUMS, Number, Pair, cells_told, lines, number_of, spots, whole
from heatparse.claims.composed.settings import Setting, line_of
from heatparse.claims.composed.ways import ways
from heatparse.claims.language.phrases import Superlative
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.grid import Part as GridPart
from heatparse.measures import middle

_LINES = ("row", "column")


def between_tops(places: Sequence[Constituent], grid: Grid, scene: Scene) -> Iterator[Pair]:
    """The ends of what a clause names: of its cells, or of its lines on the whole; with "runner-up" the next ones."""
    if not places:
        yield from _ends(_wholes(grid))
        for axis in _LINES:
            for function in SUMS:
                sums = [whole(line_of(grid, axis, label).values(), function) for label in _labels(grid, axis)]
                yield from _ends([each for each in sums if each is not None])
    for found in product(*(lines(place, grid, scene) for place in places)):
        fixed = spots(found)
        if fixed is not None:
            for part in _parts(grid):
                values = Setting(grid, fixed.get("row"), fixed.get("column"), part).values()
                yield from _ends([number_of(value) for value in values])


def beside_tops(top: Superlative, places: Sequence[Constituent], grid: Grid, scene: Scene) -> Iterator[Pair]:
    """A cell against the one of that rank in its row, in its column, or in the whole; "on C" tells which line."""
    ends = ways(top.direction, top.key, scene)
    context = [place for place in places if place.mark in ("in", "on", "at", "for")]
    for cell in cells_told(places, grid, scene):
        named = {axis for place in context for line in lines(place, grid, scene) for axis in (line.axis,)}
        for part in _parts(grid):
            row, column = line_of(grid, "row", cell.row, part), line_of(grid, "column", cell.column, part)
            groups = {"row": row, "column": column, "": Setting(grid, part=part)}
            told = [groups[axis] for axis in named] if len(named) == 1 else list(groups.values())
            for group in told:
                for other in _ranked(group.values(), top.rank, cell, ends):
                    yield Pair(number_of(cell), number_of(other))


def _ranked(values: Sequence[Value], rank: int, cell: Value, ends: Sequence[str]) -> Iterator[Value]:
    """The values of a rank; without the cell itself the second is the first of the others."""
    known = [value for value in values if middle(value) is not None]
    others = [value for value in known if value is not cell]
    for group, wanted in ((known, rank), (others, rank), (others, max(rank - 1, 1))):
        placed = sorted(group, key=lambda value: middle(value) or 0.0)
        for order in (placed[::-1] if way == "high" else placed for way in ends):
            yield from order[wanted - 1 : wanted]


def _ends(numbers: Sequence[Number]) -> Iterator[Pair]:
    """The two ends, and the neighbours of each."""
    placed = sorted(numbers, key=lambda number: number.size.low)
    if len(placed) > 1:
        yield Pair(placed[-1], placed[0])
        yield Pair(placed[-1], placed[-2])
        yield Pair(placed[1], placed[0])


def _wholes(grid: Grid) -> list[Number]:
    return [number_of(value) for value in grid.values]


def _labels(grid: Grid, axis: str) -> list[str]:
    return list(grid.rows if axis == "row" else grid.columns)


def _parts(grid: Grid) -> tuple[GridPart, ...]:
    return ("all", "off-diagonal", "diagonal") if grid.is_square else ("all",)

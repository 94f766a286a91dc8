"""Ends: the numbers between which a change may lie, in each way in which the places of a clause may be meant.

A line that is set against another one may be meant cell by cell, in some place that the context tells, or on the
whole: with its mean, its best, its worst, its sum, or its own cell of a diagonal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations, product
from math import inf

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.settings import Setting
from heatparse.claims.language.phrases import Ref
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.grid import Part as GridPart
from heatparse.measures import Measure, measure
from heatparse.models import Span
from heatparse.records import NamedTuple
from heatparse.tokens import fold

Labels = tuple[str, ...]


class Number(NamedTuple):
    """A number at one end: how large it is, how an explanation tells it, and where it stands."""

    size: Measure
    text: str
    spans: tuple[Span, ...]


class Pair(NamedTuple):
    """Two numbers, the first of what a clause names first (or where it starts)."""

    one: Number
    two: Number


def number_of(value: Value) -> Number:
    return Number(measure(value), value.text, (value.span,))


def _mean(sizes: Sequence[float]) -> float:
    return sum(sizes) / len(sizes)


SUMS: tuple[Callable[[Sequence[float]], float], ...] = (_mean, max, min, sum)


def whole(values: Sequence[Value], function: Callable[[Sequence[float]], float]) -> Number | None:
    """What a function makes of some values; None where one of them is a bound."""
    if not values or any(value.low == -inf or value.high == inf for value in values):
        return None
    size = function([(value.low + value.high) / 2 for value in values])
    slack = max(value.slack for value in values)
    resolution = max(value.resolution for value in values)
    told = next((value for value in values if value.low == value.high == size), None)
    if told is not None and len(values) > 1:
        return number_of(told)
    return Number(Measure(size, size, resolution, slack), f"{size:.6g}", (values[0].span,))


def facing(one: Setting, two: Setting) -> list[Pair]:
    """The cells of two settings that face each other: in the same row, or in the same column."""
    if one.rows is not None and two.rows is not None and one.columns is not None and two.columns is not None:
        cells = one.values(), two.values()
        if len(cells[0]) == len(cells[1]) == 1:
            return [Pair(number_of(cells[0][0]), number_of(cells[1][0]))]
    axis = "row" if one.rows != two.rows else "column"
    met: dict[str, Value] = {value.column if axis == "row" else value.row: value for value in two.values()}
    return [
        Pair(number_of(value), number_of(other))
        for value in one.values()
        if (other := met.get(value.column if axis == "row" else value.row)) is not None
    ]


def readings(one: Setting, two: Setting, everywhere: bool) -> Iterator[list[Pair]]:
    """What two settings may mean: pairs of which all are to differ so."""
    grid = one.grid
    parts: tuple[GridPart, ...] = (
        ("all", "off-diagonal") if grid.is_square and one.part == "all" else (one.part,)
    )
    for part in parts:
        first, second = _in_part(one, part), _in_part(two, part)
        pairs = facing(first, second)
        if everywhere:
            if pairs:
                yield pairs
            continue
        if len(pairs) > 1:
            yield pairs
        yield from ([pair] for pair in pairs)
        for function in SUMS:
            sums = whole(first.values(), function), whole(second.values(), function)
            if sums[0] is not None and sums[1] is not None:
                yield [Pair(sums[0], sums[1])]
    if grid.is_square and not everywhere:
        own = [_own(each) for each in (one, two)]
        if own[0] is not None and own[1] is not None:
            yield [Pair(own[0], own[1])]


def _in_part(setting: Setting, part: GridPart) -> Setting:
    return Setting(setting.grid, setting.rows, setting.columns, part, setting.without)


def _own(setting: Setting) -> Number | None:
    """The cell of a label with itself."""
    labels = setting.rows if setting.rows is not None else setting.columns
    if labels is None or len(labels) != 1 or (setting.rows is not None and setting.columns is not None):
        return None
    cell = setting.grid.cells.get((labels[0], labels[0]))
    return None if cell is None else number_of(cell)


def spots(lines: Sequence[Line]) -> dict[str, Labels] | None:
    """The labels of some lines by their axis; None where two are of the same one."""
    found = {line.axis: tuple(map(fold, line.labels)) for line in lines}
    return found if len(found) == len(lines) else None


def setting_of(grid: Grid, fixed: dict[str, Labels], part: GridPart = "all") -> Setting:
    return Setting(grid, fixed.get("row"), fixed.get("column"), part)


def lines(place: Constituent, grid: Grid, scene: Scene) -> list[Line]:
    """All the lines that a place may be, whatever stands beside it."""
    assert isinstance(place.phrase, Ref)
    return scene.lines(place.phrase, grid)


def told_ends(
    pairs: Sequence[tuple[Constituent, Constituent]], shared: Sequence[Constituent], grid: Grid, scene: Scene,
    part: GridPart = "all",
) -> Iterator[tuple[Setting, Setting]]:  # fmt: skip
    """The settings of the two sides that a clause tells, with the places that both share."""
    count, size = len(shared), len(pairs)
    places = [*shared, *(one for one, _ in pairs), *(two for _, two in pairs)]
    for found in product(*(lines(place, grid, scene) for place in places)):
        context, one, two = found[:count], found[count : count + size], found[count + size :]
        if [line.axis for line in one] != [line.axis for line in two]:
            continue
        sides = spots([*context, *one]), spots([*context, *two])
        if sides[0] is not None and sides[1] is not None and sides[0] != sides[1]:
            yield setting_of(grid, sides[0], part), setting_of(grid, sides[1], part)


def implied_ends(
    places: Sequence[Constituent], grid: Grid, scene: Scene, part: GridPart = "all"
) -> Iterator[tuple[Setting, Setting]]:
    """The settings of two sides, where nothing tells which places are set against each other."""
    for one, two in combinations(places, 2):
        rest = [place for place in places if place is not one and place is not two]
        yield from told_ends([(one, two)], rest, grid, scene, part)
    for place in places:
        rest = [other for other in places if other is not place]
        for found in product(*(lines(each, grid, scene) for each in (place, *rest))):
            if len(found[0].labels) < 2:
                continue
            for pair in permutations(found[0].labels, 2):
                ends = [spots([Line(found[0].axis, (label,)), *found[1:]]) for label in pair]
                if ends[0] is not None and ends[1] is not None:
                    yield setting_of(grid, ends[0], part), setting_of(grid, ends[1], part)
    if len(places) == 4:
        for pairing in (((0, 2), (1, 3)), ((0, 3), (1, 2))):
            both = [(places[one], places[two]) for one, two in pairing]
            yield from told_ends(both, (), grid, scene, part)


def cells_told(places: Sequence[Constituent], grid: Grid, scene: Scene) -> Iterator[Value]:
    """The cells that two places name together."""
    if len(places) != 2:
        return
    for found in product(*(lines(place, grid, scene) for place in places)):
        fixed = spots(found)
        if fixed is None or any(len(labels) != 1 for labels in fixed.values()):
            continue
        cell = grid.cells.get((fixed["row"][0], fixed["column"][0]))
        if cell is not None:
            yield cell

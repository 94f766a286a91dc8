"""Extremes in corners: of the cell there, or of what lies near it.

An extreme in another quarter of the grid is in no part of the corner.
"""

from __future__ import annotations

from collections.abc import Iterable

from heatparse.claims.extremes.cell_holders import each_within
from heatparse.claims.extremes.holders import stated_of
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.extremes.winners import Contest, Pair, judge_cells
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.places.positions import cells_at
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import middle, noise
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_FEWEST = 3  # lines of an axis whose corners are apart


def judge_spot(statement: Statement, contest: Contest, scene: Scene) -> Judgement:
    """E.g. "The highest value is in the top-left cell", wherever the rows begin."""
    if statement.universal or statement.measure or len(statement.winners) + len(statement.slices) > 1:
        return UNDECIDED
    stated = stated_of(statement, contest.grid.index, scene)
    cells = cells_at(statement.spot, contest.grid)
    for ref in (*statement.winners, *statement.slices):
        if ref.noun not in ("row", "column"):
            return UNDECIDED
        readings: list[Judgement] = []  # "the top-left cell is the low point of the A row"
        for axis, labels in scene.lines(ref, contest.grid):
            keys = {fold(label) for label in labels}
            inner = [v for v in contest.values if (v.row if axis == "row" else v.column) in keys]
            placed = [cell for cell in cells if fold(cell[0] if axis == "row" else cell[1]) in keys]
            readings += [judge_cells(replace(contest, values=inner), [cell], stated) for cell in placed]
        return _unless_roomy(charitable(readings), statement) if readings else UNDECIDED
    if statement.within in ("row", "column"):  # "the center cell is the lowest of its column"
        each = [each_within(statement.within, contest, [cell], stated) for cell in cells]
        return _unless_roomy(charitable(each), statement)
    judgement = charitable([judge_cells(contest, [cell], stated) for cell in cells]) if cells else UNDECIDED
    if judgement.truth is False and statement.roomy:
        return _judged_as_area(judgement, statement, contest, cells)
    return judgement


def _unless_roomy(judgement: Judgement, statement: Statement) -> Judgement:
    """What is wrong of a corner of a line may be true of what lies near it."""
    return UNDECIDED if judgement.truth is False and statement.roomy else judgement


def _judged_as_area(
    judgement: Judgement, statement: Statement, contest: Contest, corners: Iterable[Pair]
) -> Judgement:
    """What is wrong of the cell in a corner, where it is wrong of all that lies near it as well."""
    nouns, grid = statement.top.nouns, contest.grid
    plural = any(noun.key.endswith("s") for noun in nouns[-1:])
    if plural or contest.rank > 1 or contest.count > 1 or min(len(grid.rows), len(grid.columns)) < _FEWEST:
        return UNDECIDED
    areas = [_around(corner, grid) for corner in corners if corner[0] in (_first(grid), _last(grid))]
    if not areas or not contest.scored:
        return UNDECIDED
    best = contest.best
    held = [value for score, value in contest.scored if score >= best - noise(best, best)]
    if any((value.row, value.column) in area for area in areas for value in held):
        return UNDECIDED
    if nouns and nouns[-1].key in words("winners", "single_cells"):
        return judgement
    means = [(_mean(contest, area), area) for area in _quarters(grid)]
    leaders = [
        area for mean, area in means if mean is not None and mean >= max(m for m, _ in means if m is not None)
    ]
    return UNDECIDED if any(area == other for area in areas for other in leaders) else judgement


def _first(grid: Grid) -> str:
    return next(iter(grid.rows))


def _last(grid: Grid) -> str:
    return list(grid.rows)[-1]


def _around(corner: Pair, grid: Grid) -> set[Pair]:
    """The quarter of the grid around a corner, with the lines in the middle."""
    sides = []
    for label, labels in zip(corner, (list(grid.rows), list(grid.columns)), strict=True):
        half = (len(labels) + 1) // 2
        sides.append(labels[:half] if label == labels[0] else labels[-half:])
    return {(row, column) for row in sides[0] for column in sides[1]}


def _quarters(grid: Grid) -> list[set[Pair]]:
    rows, columns = list(grid.rows), list(grid.columns)
    return [
        _around((row, column), grid) for row in (rows[0], rows[-1]) for column in (columns[0], columns[-1])
    ]


def _mean(contest: Contest, area: set[Pair]) -> float | None:
    """The mean score of the values of an area."""
    scores = [
        contest.score(value) for value in contest.values
        if (value.row, value.column) in area and _is_number(value)
    ]  # fmt: skip
    return sum(scores) / len(scores) if scores else None


def _is_number(value: Value) -> bool:
    return middle(value) is not None

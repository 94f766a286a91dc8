"""duplicate-cell: the data part gives one cell twice, with different values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from heatparse.grid import Grid
from heatparse.inventory.problems import Problem, place_name, related
from heatparse.inventory.survey import Survey
from heatparse.measures import equal
from heatparse.models import Cell
from heatparse.tokens import fold

# More lines, or a greater part of the cells, given twice are two panels that were read as one.
_MOST_LINES, _MOST_CELLS = 2, 1 / 3
# Of all cells, so many at most stand beside a table that has all of them.
_FEW = 0.25


def contradicting_cells(survey: Survey) -> Iterator[Problem]:
    """Every cell that an earlier statement about the same cell contradicts."""
    for grid in survey.grids:
        found = list(_contradictions(grid))
        lines = {second.span.line for _, second in found}
        if len(lines) <= _MOST_LINES and len(found) <= max(1, len(grid.panel.cells) * _MOST_CELLS):
            rows = _rows(survey) if found else frozenset()
            few = sum(cell.span.line not in rows for cell in grid.panel.cells) <= len(grid.panel.cells) * _FEW
            for first, second in found:
                if few and second.span.line in rows and first.span.line not in rows:
                    first, second = second, first  # the table is the data, what stands before it tells of it
                yield _problem(survey, grid, first, second)


def _rows(survey: Survey) -> frozenset[int]:
    """The lines that are rows of a table."""
    blocks = survey.draft.blocks if survey.draft is not None else ()
    return frozenset(block.line + 1 for block in blocks if block.kind == "row")


def _contradictions(grid: Grid) -> Iterator[tuple[Cell, Cell]]:
    panel = grid.panel
    if len(panel.cells) == len(grid.cells):
        return
    twice = _repeated(panel.y_axis.categories) | _repeated(panel.x_axis.categories)
    for cell in panel.cells:
        if cell.row is None or cell.column is None:
            continue
        row, column = fold(cell.row), fold(cell.column)
        first = grid.cells.get((row, column))
        if first is None or first.cell is cell or row in twice or column in twice:
            continue
        if equal(grid.measure(first.cell.value), grid.measure(cell.value)) is False:
            yield first.cell, cell


def _repeated(categories: tuple[str, ...]) -> set[str]:
    """Labels that come twice on an axis: their cells cannot be told apart."""
    return {label for label, count in Counter(map(fold, categories)).items() if count > 1}


def _problem(survey: Survey, grid: Grid, first: Cell, second: Cell) -> Problem:
    name = place_name(second.row, second.column)
    return Problem(
        second.span,
        f"The cell {name}{survey.of_panel(grid.index)} is {second.value.text} here, "
        f"but {first.value.text} in line {first.span.line}.",
        related(f"first given as {first.value.text}", first.span),
    )

"""Core scenes: the document without the lines that stand beside its matrix.

A "Total" row is the sum of the others, an "Average" column their mean: "no cell exceeds 50" is said of the
cells that it is made of. A confusion matrix with a column "Unknown", or a transfer matrix with one more test set,
is a matrix of its classes, with that column beside it. What is refuted with such lines is judged again without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.grids import Grids
from heatparse.models import Cell, Document, Panel
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_FEWEST = 2  # lines that a margin sums up


class Apart(NamedTuple):
    """The folded labels of the rows, of the columns and of the cells that are left out of a grid."""

    rows: frozenset[str] = frozenset()
    columns: frozenset[str] = frozenset()

    cells: frozenset[tuple[str, str]] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.rows or self.columns or self.cells)

    def leaves(self, cell: Cell) -> bool:
        """Whether a cell is left in."""
        row, column = fold(cell.row or ""), fold(cell.column or "")
        return row not in self.rows and column not in self.columns and (row, column) not in self.cells


class _CoreGrids(Grids):
    """The grids of a document without some of their lines."""

    def __init__(self, document: Document, base: Grids, apart: Sequence[Apart]) -> None:
        super().__init__(document)
        self._base, self._apart = base, apart

    def panel(self, index: int) -> Panel:
        panel, apart = self._base[index].panel, self._apart[index]
        if not apart:
            return panel
        axes = {
            name: axis.model_copy(update={"categories": _without(axis.categories, left)})
            for name, axis, left in (
                ("y_axis", panel.y_axis, apart.rows),
                ("x_axis", panel.x_axis, apart.columns),
            )
        }
        return panel.model_copy(update={**axes, "cells": tuple(filter(apart.leaves, panel.cells))})


def _without(categories: Iterable[str], left: frozenset[str]) -> tuple[str, ...]:
    return tuple(category for category in categories if fold(category) not in left)


def without_margins(scene: Scene) -> Scene | None:
    """The scene without rows and columns that sum up the others; None where there are none."""
    return _apart(scene, [margins_of(grid) for grid in scene.grids.all()])


def within_matrix(scene: Scene) -> Scene | None:
    """The scene of the matrices alone that stand beside further rows or columns; None where there are none."""
    return _apart(scene, [_beside(grid) for grid in scene.grids.all()])


def without_cells(scene: Scene, panel: int, cells: frozenset[tuple[str, str]]) -> Scene | None:
    """The scene without some cells of a panel."""
    apart = [Apart(cells=cells) if index == panel else Apart() for index in range(len(scene.grids))]
    return _apart(scene, apart)


def without_references(scene: Scene) -> Scene | None:
    """The scene without the whole model and the baseline, which no ablation is; None where there are none."""
    known = words("names", "references")
    found: list[Apart] = []
    for grid in scene.grids.all():
        rows, columns = (
            frozenset(key for key in labels if set(key.split()) <= known)
            for labels in (grid.rows, grid.columns)
        )
        found.append(
            Apart(rows, columns)
            if len(rows) < len(grid.rows) and len(columns) < len(grid.columns)
            else Apart()
        )
    return _apart(scene, found)


def _apart(scene: Scene, apart: Sequence[Apart]) -> Scene | None:
    if not any(apart):
        return None
    core = scene.over(_CoreGrids(scene.document, scene.grids, apart))
    core.__dict__.update(without_margins=None, within_matrix=None)
    return core


def _beside(grid: Grid) -> Apart:
    if not grid.is_square:
        return Apart()
    return Apart(
        frozenset(grid.rows.keys() - grid.columns.keys()), frozenset(grid.columns.keys() - grid.rows.keys())
    )


# Which lines are margins


def margins_of(grid: Grid) -> Apart:
    """The rows and columns that are called so, and hold the sum or the mean of all others throughout."""
    rows, columns = _called(grid, grid.rows), _called(grid, grid.columns)
    if not (rows or columns):
        return Apart()
    body = [v for v in grid.values if v.row not in rows and v.column not in columns]
    return Apart(
        frozenset(
            row for row in rows if _sums_up([v for v in grid.row(row) if v.column not in columns], body, 1)
        ),
        frozenset(
            key for key in columns if _sums_up([v for v in grid.column(key) if v.row not in rows], body, 0)
        ),
    )


def _called(grid: Grid, labels: Iterable[str]) -> frozenset[str]:
    return frozenset(key for key in labels if set(key.split()) <= words("margins", "margins"))


def _sums_up(line: Sequence[Value], body: Sequence[Value], side: int) -> bool:
    """Whether each value of a line is the sum, or each the mean, of the values that it stands for."""
    if not line or len(line) != len({value[side] for value in body}):
        return False
    sums, means = True, True
    for own in line:
        told = [value for value in body if value[side] == own[side]]
        if len(told) < _FEWEST or any(value.low != value.high for value in (*told, own)):
            return False
        total, room = sum(value.low for value in told), sum(value.resolution for value in told) / 2 + 1e-9
        sums &= abs(total - own.low) <= room + own.resolution / 2
        means &= abs(total / len(told) - own.low) <= room / len(told) + own.resolution
    return sums or means

"""Confusion matrices: whether a grid is one, which of its axes are the true classes, and where its errors are."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from heatparse.claims.language.metrics import is_introduced
from heatparse.claims.language.phrases import Ref
from heatparse.claims.places.lines import tells_relation
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.grid_units import FULL_PERCENT
from heatparse.phrases import words

_ROUNDED = 1.0  # percentage points that a line of rounded percentages may lack


@lru_cache(maxsize=2)
def is_confusion(scene: Scene) -> bool:
    """Whether the grids are confusion matrices."""
    if not any(is_introduced(scene, word) for word in words("classifications", "topic")):
        return False
    grids = [grid for grid in scene.grids.all() if grid.values]
    return bool(grids) and all(grid.is_square and len(grid.values) >= grid.size() for grid in grids)


@lru_cache(maxsize=2)
def counts_things(scene: Scene) -> bool:
    """Whether the grids are confusion matrices that hold whole numbers of things."""
    if not any(is_introduced(scene, word) for word in words("classifications", "topic")):
        return False
    grids = [grid for grid in scene.grids.all() if grid.values]
    return bool(grids) and all(_is_matrix_of_counts(grid) for grid in grids)


def _is_matrix_of_counts(grid: Grid) -> bool:
    if not grid.is_square or not grid.is_complete or grid.is_percent:
        return False
    return all(v.low == v.high >= 0 and v.low == int(v.low) and v.resolution >= 1 for v in grid.values)


@lru_cache(maxsize=2)
def holds_rates(scene: Scene) -> bool:
    """Whether the grids are confusion matrices whose cells are percentages of the true classes."""
    if not scene.names.tells_percent or not is_confusion(scene):
        return False
    return all(_adds_up(grid) for grid in scene.grids.all() if grid.values)


def _adds_up(grid: Grid) -> bool:
    """Whether the lines of the true classes, and of nothing else, are the whole."""
    axes = true_axes(grid)
    line = grid.row if axes == ["row"] else grid.column
    sums = [sum(value.low for value in line(label)) for label in grid.rows]
    return len(axes) == 1 and all(abs(found - FULL_PERCENT) <= _ROUNDED for found in sums)


# Shares that the numbers give


def true_axes(grid: Grid) -> list[str]:
    """The axis of the true classes, "row" or "column"; both where nobody says which one it is."""
    rows, columns = grid.panel.y_axis, grid.panel.x_axis
    if tells_relation(rows, "true") or tells_relation(columns, "predicted"):
        return ["row"]
    if tells_relation(columns, "true") or tells_relation(rows, "predicted"):
        return ["column"]
    return ["row", "column"]


def errors_of(grid: Grid, axis: str) -> Callable[[str], list[Value]]:
    """The cells off the diagonal in the line of a class."""

    def of(label: str) -> list[Value]:
        line = grid.row(label) if axis == "row" else grid.column(label)
        return [value for value in line if value.row != value.column]

    return of


def labels_of(ref: Ref) -> list[str]:
    """The labels of a reference, as the axes list them."""
    return [label.text for name in ref.names for label in name.labels]

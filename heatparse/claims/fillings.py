"""Grids in which statements for several cells stand for each of their cells."""

from __future__ import annotations

from heatparse.grid import Grid
from heatparse.models import Cell

_MOST_FILLED = 4000  # cells; a larger grid is judged by what is stated for single cells


def fill(grid: Grid) -> Grid:
    """A grid with the cells of its areas, where they are not stated by themselves; the same every time."""
    filled = grid.filling
    if not isinstance(filled, Grid):
        filled = grid.filling = _filled(grid)
        filled.filling = filled
    return filled


def _filled(grid: Grid) -> Grid:
    if not grid.areas or len(grid.rows) * len(grid.columns) > _MOST_FILLED:
        return grid
    found = dict.fromkeys(grid.cells)
    cells: list[Cell] = []
    for area in grid.areas:
        for row in grid.rows if area.rows is None else area.rows:
            for column in grid.columns if area.columns is None else area.columns:
                if (row, column) not in found and row in grid.rows and column in grid.columns:
                    found[row, column] = None
                    value, span = area.region.value, area.region.span
                    cells.append(Cell(row=grid.name(row), column=grid.name(column), value=value, span=span))
    panel = grid.panel.model_copy(update={"cells": (*grid.panel.cells, *cells)})
    return Grid(panel, grid.index, grid.is_percent, grid.called)

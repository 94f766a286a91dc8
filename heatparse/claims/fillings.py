"""Grids in which statements for several cells stand for each of their cells."""

from __future__ import annotations

from heatparse.grid import Area, Grid
from heatparse.models import Cell

_MOST_FILLED = 4000  # cells; a larger grid is judged by what is stated for single cells


def fill(grid: Grid) -> Grid:
    """A grid with the cells of its areas, where they are not stated by themselves; the same every time."""
    if grid.is_filled:
        return grid
    if grid.filling is None:
        filled = _filled(grid)
        filled.is_filled = True
        if filled is grid:
            return grid
        grid.filling = filled
    return grid.filling


def _filled(grid: Grid) -> Grid:
    if not grid.areas or len(grid.rows) * len(grid.columns) > _MOST_FILLED:
        return grid
    told: dict[tuple[str, str], Area] = {}
    disputed = set()  # "layers 0-10: low, layers 10-20: high": where they meet it may be either
    for area in grid.areas:
        for row in grid.rows if area.rows is None else area.rows:
            for column in grid.columns if area.columns is None else area.columns:
                if (row, column) in grid.cells or row not in grid.rows or column not in grid.columns:
                    continue
                known = told.setdefault((row, column), area)
                if known.low <= area.low and area.high <= known.high:
                    told[row, column] = area  # the narrower of two
                elif not (area.low <= known.low and known.high <= area.high):
                    disputed.add((row, column))
    cells = [
        Cell(row=grid.name(row), column=grid.name(column), value=area.region.value, span=area.region.span)
        for (row, column), area in told.items()
        if (row, column) not in disputed
    ]
    panel = grid.panel.model_copy(update={"cells": (*grid.panel.cells, *cells)})
    return Grid(panel, grid.index, grid.is_percent, grid.called)

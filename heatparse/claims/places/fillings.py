"""Grids in which statements for several cells stand for each of their cells."""

from __future__ import annotations

from heatparse.grid import Area, Grid, Value
from heatparse.models import Cell

_FEWEST = 3  # areas, where some of them may sum up others
_MOST_TOLD = 0.75  # of the cells of a line that sums up others
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
    again = restated(grid)
    disputed = set()  # "layers 0-10: low, layers 10-20: high": where they meet it may be either
    for area in (area for area in grid.areas if area.span.line not in again):
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
        Cell(
            row=grid.name(row),
            column=grid.name(column),
            value=area.region.value,
            color=area.region.color,
            span=area.region.span,
        )
        for (row, column), area in told.items()
        if (row, column) not in disputed
    ]
    panel = grid.panel.model_copy(update={"cells": (*grid.panel.cells, *cells)})
    return Grid(panel, grid.index, grid.is_percent, grid.called)


def restated(grid: Grid) -> dict[int, list[tuple[Area, Area | Value]]]:
    """The lines that sum up what lines in front of them tell: each of their areas, with what is told of a cell of it.

    "| A | 0.6-0.7 | 0.1-0.2 |" under "Layers 0-9", "Layers 10-19", behind a list of the stretches of A.
    """
    if grid.restated is None:
        grid.restated = _restated(grid) if len(grid.areas) >= _FEWEST else {}
    return grid.restated


def _restated(grid: Grid) -> dict[int, list[tuple[Area, Area | Value]]]:
    by_line: dict[int, list[Area]] = {}
    for area in grid.areas:
        by_line.setdefault(area.span.line, []).append(area)
    told: dict[tuple[str, str], Area] = {}
    found: dict[int, list[tuple[Area, Area | Value]]] = {}
    for line, areas in sorted(by_line.items()):
        covered = [
            (area, (row, column))
            for area in areas
            for row in (grid.rows if area.rows is None else area.rows)
            for column in (grid.columns if area.columns is None else area.columns)
        ]
        known = [
            (area, before) for area, place in covered if (before := _told_before(grid, told, place, line))
        ]
        if known and len(areas) > 1 and len(known) >= _MOST_TOLD * len(covered):
            found[line] = known
            continue
        for area, place in covered:
            told.setdefault(place, area)
    return found


def _told_before(
    grid: Grid, told: dict[tuple[str, str], Area], place: tuple[str, str], line: int
) -> Area | Value | None:
    cell = grid.cells.get(place)
    return cell if cell is not None and cell.span.line < line else told.get(place)

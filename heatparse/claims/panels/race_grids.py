"""The grid of a contest of panels at a place: its rows are the panels, its columns what is left of the axes."""

from __future__ import annotations

from functools import lru_cache

from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.grids import Grids
from heatparse.models import Axis, Cell, Document, Panel
from heatparse.tokens import fold

SPOT = "there"  # the column of a grid that has one


class _RaceGrid(Grid):
    """A grid whose rows are panels; a value is told by its cell in its panel."""

    shown: dict[tuple[str, str], str]

    def place(self, value: Value, again: bool = False) -> str:
        return self.shown[value.row, value.column]


class _RaceGrids(Grids):
    """The one grid of the panels of a document at a place."""

    def __init__(self, document: Document, base: Scene, row: str | None, column: str | None) -> None:
        super().__init__(document)
        self._built[0] = _grid(base, row, column)

    def __len__(self) -> int:
        return 1


def _grid(scene: Scene, row: str | None, column: str | None) -> Grid:
    cells: list[Cell] = []
    shown: dict[tuple[str, str], str] = {}
    for panel in range(len(scene.grids)):
        grid = scene.filled(panel)
        for value in grid.select([row] if row else (), [column] if column else ()):
            across = [key for key, told in ((value.row, row), (value.column, column)) if told is None]
            label = ", ".join(map(grid.name, across)) or SPOT
            title = title_of(scene, panel)
            cells.append(value.cell.model_copy(update={"row": title, "column": label}))
            shown[fold(title), fold(label)] = grid.place(value)
    columns = tuple(dict.fromkeys(cell.column for cell in cells if cell.column is not None))
    titles = tuple(dict.fromkeys(cell.row for cell in cells if cell.row is not None))
    base = scene.document.panels[0]
    made: Panel = base.model_copy(
        update={
            "x_axis": Axis(categories=columns), "y_axis": Axis(categories=titles),
            "cells": tuple(cells), "regions": (),
        }
    )  # fmt: skip
    found = _RaceGrid(made, percent=scene.grids[0].is_percent)
    found.shown = shown
    return found


def title_of(scene: Scene, panel: int) -> str:
    """What a panel is called."""
    return scene.document.panels[panel].title or f"panel {panel + 1}"


@lru_cache(maxsize=8)
def scene_at(scene: Scene, row: str | None, column: str | None) -> Scene:
    """The scene of a contest at a row, a column, or a cell of all panels."""
    derived = scene.over(_RaceGrids(scene.document, scene, row, column))
    places = {value.span.start: frozenset((value.row, value.column)) for value in derived.grids[0].values}
    derived.__dict__["places"] = places
    return derived

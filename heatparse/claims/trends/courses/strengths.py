"""Courses of strengths: "the correlation weakens from -0.6 to -0.2", whose values rise."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses import Course
from heatparse.grid import Grid
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words
from heatparse.records import replace

Told = Callable[[Clause, Scene, Course], BaseClaim | None]


def tells_strength(clause: Clause, scene: Scene, told: Sequence[str]) -> bool:
    """Whether a clause speaks of strengths, and the values have signs: "strengthens", "becomes weaker"."""
    if words("trends", "strengthening").isdisjoint(told):
        return False
    return any(value.low < 0 for panel in scene.panels(clause) for value in scene.grids[panel].values)


def of_strength(clause: Clause, scene: Scene, course: Course, signed: Told) -> BaseClaim | None:
    """The claim by the sizes of the values; where no bonds are measured, only if it holds with the signs as well.

    "Weakens from -0.1 to -0.6" is wrong of a correlation, but right of a balance that gets worse.
    """
    plain = signed(clause, scene, course)
    legs = [replace(leg, start_value=None, stop_value=None, series=[]) for leg in course.legs]
    sized = signed(clause, scene, replace(course, legs=legs, sized=True))
    if plain is None or sized is None or plain.verdict == sized.verdict:
        return plain
    bonds = not scene.title_words.isdisjoint(words("names", "bonds"))
    if bonds and not _changes_sign(clause, scene):
        return sized
    if bonds and plain.verdict == "supported":
        loose = signed(clause, scene, replace(course, legs=legs, sized=True, weak=True, strict=False))
        if loose is not None and loose.verdict == "supported":
            return plain  # "weakens with every step (0.7, 0.3, 0.1, -0.1)": as near to zero at the end
    return plain.model_copy(update={"verdict": "undecidable", "rule": None})


def _changes_sign(clause: Clause, scene: Scene) -> bool:
    """Whether a line that the clause may speak of has values on both sides of zero."""
    for panel in scene.panels(clause):
        grid = scene.grids[panel]
        named = [line for ref in (*clause.refs(), *clause.heads) for line in scene.lines(ref, grid)]
        lines = [values for line in named if (values := _values(grid, line.axis, line.labels))]
        for values in lines[:1] or [list(grid.values)]:
            if min(value.low for value in values) < 0 < max(value.high for value in values):
                return True
    return False


def _values(grid: Grid, axis: str, labels: Sequence[str]) -> list:  # type: ignore[type-arg]
    return [value for label in labels for value in (grid.row(label) if axis == "row" else grid.column(label))]


def sizes_of(grid: Grid) -> Grid:
    """The grid of the values without their signs; what is told of several cells is left out."""
    cells = [
        cell.model_copy(update={"value": cell.value.model_copy(update={"value": abs(cell.value.value)})})
        for cell in grid.panel.cells
        if cell.value.value is not None
    ]
    panel = grid.panel.model_copy(update={"cells": tuple(cells), "regions": (), "legend": None})
    return Grid(panel, grid.index, called=grid.called)

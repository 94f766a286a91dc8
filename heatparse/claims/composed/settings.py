"""Settings: the cells that the places of a clause single out, in each way in which they may be meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import cast

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.language.phrases import Part, Ref, phrase_key
from heatparse.claims.places.lines import Line, tells_relation
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.grid import Part as GridPart
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold


class Setting(Record):
    """Rows and columns of a grid by their folded labels, and a part of it; None: all of them."""

    grid: Grid
    rows: tuple[str, ...] | None = None
    columns: tuple[str, ...] | None = None
    part: GridPart = "all"
    without: frozenset[tuple[str, str]] = frozenset()  # (axis, label)

    def fixed(self, axis: str) -> tuple[str, ...] | None:
        return self.rows if axis == "row" else self.columns

    def values(self) -> list[Value]:
        """The stated values, row by row."""
        grid = self.grid
        return [
            value
            for value in grid.values
            if (self.rows is None or value.row in self.rows)
            and (self.columns is None or value.column in self.columns)
            and ("row", value.row) not in self.without
            and ("column", value.column) not in self.without
            and (self.part == "all" or grid.in_part(value.row, value.column, self.part))
        ]

    def size(self) -> int:
        """How many cells there are, stated or not."""
        grid = self.grid
        rows = self.rows if self.rows is not None else tuple(grid.rows)
        columns = self.columns if self.columns is not None else tuple(grid.columns)
        return sum(
            ("row", row) not in self.without
            and ("column", column) not in self.without
            and (self.part == "all" or grid.in_part(row, column, self.part))
            for row in rows
            for column in columns
        )


def line_of(grid: Grid, axis: str, label: str, part: GridPart = "all") -> Setting:
    """One row or one column, or a part of it."""
    return Setting(grid, (label,), None, part) if axis == "row" else Setting(grid, None, (label,), part)


def cell_at(grid: Grid, axis: str, label: str, other: str) -> Value | None:
    """The cell of a line and of one that crosses it; `axis` is that of the first."""
    return grid.cells.get((label, other) if axis == "row" else (other, label))


def lines_of(place: Constituent, grid: Grid, scene: Scene) -> list[Line]:
    """The lines that a place may be; what carries its name, and where it stands, may tell which axis it is on."""
    assert isinstance(place.phrase, Ref)
    lines = scene.lines(place.phrase, grid)
    if len(lines) > 1 and (role := _role(place)):
        lines = [line for line in lines if line.axis == _axis_of(role, grid)] or lines
    return lines


def axis_named(thing: Constituent, grid: Grid) -> str:
    """The axis of what is quantified or counted: told by its noun, or by what such things do; or ""."""
    if thing.axis or not grid.is_square:
        return thing.axis
    key = thing.noun or phrase_key(thing.phrase)
    for section, role in (("trained_nouns", "trained"), ("tested_nouns", "tested")):
        if key in words("composed", section):
            return _axis_of(role, grid)
    return ""


def _role(place: Constituent) -> str:
    """What a place in a square is: "trained" or "tested"; "" where nothing tells."""
    if place.noun in words("composed", "trained_nouns") or place.mark == "from":
        return "trained"
    return (
        "tested"
        if place.noun in words("composed", "tested_nouns") or place.mark in ("to", "into", "onto", "about")
        else ""
    )


def _axis_of(role: str, grid: Grid) -> str:
    """The axis of what is trained, or tested; "" where no axis is called so."""
    panel = grid.panel
    for axis, other, named in (("row", "column", panel.y_axis), ("column", "row", panel.x_axis)):
        if tells_relation(named, "trained"):
            return axis if role == "trained" else other
        if tells_relation(named, "tested"):
            return axis if role == "tested" else other
    return ""


def part_of(parts: Sequence[Constituent]) -> GridPart | None:
    """The part of the grid that is told; None where several are."""
    told = {cast(GridPart, c.phrase.part) for c in parts if isinstance(c.phrase, Part)}
    return None if len(told) > 1 else next(iter(told), "all")


def settings(
    places: Sequence[Constituent], parts: Sequence[Constituent], grid: Grid, scene: Scene
) -> Iterator[tuple[Setting, tuple[Line, ...]]]:
    """The settings that places and parts of the grid may tell together, each with the lines that it takes them for."""
    part = part_of(parts)
    if part is None:
        return
    for lines in product(*(lines_of(place, grid, scene) for place in places)):
        fixed: dict[str, tuple[str, ...]] = {}
        for line in lines:
            if line.axis in fixed:
                break
            fixed[line.axis] = tuple(map(fold, line.labels))
        else:
            yield Setting(grid, fixed.get("row"), fixed.get("column"), part), lines


def excepted(
    places: Sequence[Constituent], axis: str, grid: Grid, scene: Scene
) -> frozenset[tuple[str, str]] | None:
    """The lines of an axis that are set aside; None where one is none of that axis."""
    found: set[tuple[str, str]] = set()
    for place in places:
        if not isinstance(place.phrase, Ref):
            return None
        of_axis = [line for line in lines_of(place, grid, scene) if line.axis == axis]
        if not of_axis:
            return None
        found.update((axis, fold(label)) for label in of_axis[0].labels)
    return frozenset(found)

"""Among which values a statement with a superlative has its winner: those of its places, without what is left out."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.extremes.winners import (
    Contest,
    Direction,
    is_mirrored,
)
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.phrases import words
from heatparse.tokens import fold


def scope_of(statement: Statement, grid: Grid, lines: Sequence[Line] = ()) -> list[Value]:
    """The values among which a superlative chooses; a cell that no axis lists takes no part."""
    rows = [label for axis, labels in lines if axis == "row" for label in labels]
    columns = [label for axis, labels in lines if axis == "column" for label in labels]
    return [value for value in grid.select(rows, columns, statement.part) if grid.lists(value)]  # type: ignore[arg-type]


def _left_of(statement: Statement, grid: Grid, scene: Scene) -> list[Value]:
    """The values among which a superlative chooses, within what a restriction leaves of the axes."""
    values = scope_of(statement, grid)
    for line in (line for ref in statement.limits for line in scene.lines(ref, grid)):
        keys = {fold(label) for label in line.labels}
        values = [v for v in values if (v.row if line.axis == "row" else v.column) in keys]
    for axis, labels in rivals_aside(statement, grid, scene):
        gone = {fold(label) for label in labels}
        values = [v for v in values if (v.row if axis == "row" else v.column) not in gone]
    return values


def rivals_aside(statement: Statement, grid: Grid, scene: Scene) -> list[Line]:
    """ "A leads all tokens except B": who is set aside of those that the winner is compared with."""
    own = {line.axis for ref in statement.winners for line in scene.lines(ref, grid)} if statement.but else ()
    found = [line for ref in statement.but for line in scene.lines(ref, grid)]
    if len(own) > 1 and grid.is_square and statement.slices and not statement.universal:
        named = {fold(n.label.text) for ref in (*statement.winners, *statement.slices) for n in ref.names}
        return [] if any(fold(label) in named for line in found for label in line.labels) else found
    if len(own) != 1:
        return []
    return [line for line in found if line.axis in own and statement.over in ("", line.axis)]


def contest_of(
    statement: Statement, grid: Grid, direction: Direction, scene: Scene, magnitude: bool = False
) -> Contest:
    """The contest that the superlative speaks of, in one panel."""
    top = statement.top
    return Contest(
        grid,
        _left_of(statement, grid, scene),
        direction,
        top.rank,
        top.count or 1,
        statement.alone,
        magnitude,
        paired=(top.rank > 1 or (top.count or 1) > 1) and statement.part != "diagonal" and is_mirrored(grid),
        stretches=_stretches(statement, grid, scene),
    )


def _stretches(statement: Statement, grid: Grid, scene: Scene) -> frozenset[str]:
    """The axes of which one name tells several categories: "layers 4-6", and not "layers 4, 5 and 6".

    Where several lines have their own extremes in a list of places, each has it in one of them.
    """
    refs = [ref for ref in (*statement.winners, *statement.slices) if ref.names]
    lists = [ref for ref in refs if len(ref.names) > 1 or len(ref.names[0].labels) > 1]
    each = statement.own or (statement.top.key in words("winners", "peaking") and not statement.top.nouns)
    several = each and len(lists) > 1
    spans = [ref for ref in refs if several or (len(ref.names) == 1 and len(ref.names[0].labels) > 1)]
    return frozenset(line.axis for ref in spans for line in scene.lines(ref, grid) if len(line.labels) > 1)

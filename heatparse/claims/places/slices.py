"""Slices: the parts of grids that references narrow, with the values stated there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from heatparse.claims.language.phrases import Ref
from heatparse.claims.places.fillings import fill, restated
from heatparse.claims.places.lines import Line
from heatparse.claims.places.passages import Places
from heatparse.claims.scene import Scene
from heatparse.grid import Area, Grid, Part, Value
from heatparse.models import Place
from heatparse.records import NamedTuple
from heatparse.tokens import fold


class Slice(NamedTuple):
    """A part of one grid: rows and columns are folded labels, empty for all of them."""

    grid: Grid
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    part: Part = "all"
    without: frozenset[tuple[str, str]] = frozenset()  # cells that are set aside
    crossed: bool = False  # its rows are meant as columns as well: of pairs that are told once

    @property
    def values(self) -> list[Value]:
        found = self.grid.select(self.rows, self.columns, self.part)
        if self.crossed:
            found += [v for v in self.grid.select((), self.rows, self.part) if v.row not in self.rows]
        if self.without:
            return [value for value in found if (value.row, value.column) not in self.without]
        return found

    @property
    def areas(self) -> list[Area]:
        """Statements for several cells, none of which is outside of the slice's rows and columns."""
        if self.part != "all" or self.without:
            return []
        again = restated(self.grid)
        return [area for area in self.grid.covering(self.rows, self.columns) if area.span.line not in again]

    @property
    def size(self) -> int:
        return self.grid.size(self.rows, self.columns, self.part) - len(self.without)

    @property
    def blank(self) -> int:
        """How many of its cells hold nothing, because a label is never told with itself."""
        if self.part != "all" or not self.grid.has_blank_diagonal:
            return 0
        return len(set(self.row_keys()) & set(self.column_keys()))

    @property
    def is_cell(self) -> bool:
        return len(self.rows) == 1 and len(self.columns) == 1

    def row_keys(self) -> list[str]:
        return list(self.rows or self.grid.rows)

    def column_keys(self) -> list[str]:
        return list(self.columns or self.grid.columns)

    def place(self) -> Place:
        """The slice as a claim names it."""
        name = self.grid.name
        return Place(
            panel=self.grid.index,
            rows=tuple(map(name, self.rows)),
            columns=tuple(map(name, self.columns)),
            part=self.part,
        )


def readings(
    scene: Scene, grid: Grid, places: Sequence[Ref], heads: Sequence[Ref], part: Part = "all"
) -> Iterator[Slice]:
    """The slices of a grid that references may mean together, the likelier one first.

    `heads` narrow only an axis that `places` leave open. Nothing is yielded when a reference is no
    line of this grid, or when two of them narrow one axis in different ways.
    """
    choices = [scene.lines(ref, grid) for ref in places if not scene.panels_named(ref)]
    if not all(choices):
        return
    seen: set[tuple[tuple[str, ...], tuple[str, ...]]] = set()
    for chosen in product(*choices):
        lines = _merge(chosen)
        if lines is None:
            continue
        for rows, columns in _with_heads(scene, grid, lines, heads):
            crossed = _is_crossed(grid, rows, columns, (*places, *heads))
            if crossed:
                rows, columns = rows or columns, ()
            if (rows, columns) not in seen:
                seen.add((rows, columns))
                yield Slice(grid, rows, columns, part, crossed=crossed)


def _is_crossed(grid: Grid, rows: Sequence[str], columns: Sequence[str], refs: Sequence[Ref]) -> bool:
    """Whether a line of pairs that are told once is a row as well as a column: all pairs with a label."""
    alone = len(rows) + len(columns) == 1 and (*rows, *columns)[0] in grid.rows
    return alone and grid.is_undirected and not any(ref.side or ref.noun for ref in refs)


def _merge(lines: Iterable[Line]) -> dict[str, tuple[str, ...]] | None:
    """One set of labels an axis; None when an axis is named twice."""
    merged: dict[str, tuple[str, ...]] = {}
    for line in lines:
        if line.axis in merged:
            return None
        merged[line.axis] = tuple(map(fold, line.labels))
    return merged


def _with_heads(
    scene: Scene, grid: Grid, lines: dict[str, tuple[str, ...]], heads: Sequence[Ref]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    narrowed = dict(lines)
    open_heads: list[Line] = []
    for head in heads:
        found = [line for line in scene.lines(head, grid) if line.axis not in lines]
        if len(found) == 1 and found[0].axis not in narrowed:
            narrowed[found[0].axis] = tuple(map(fold, found[0].labels))
        elif len(found) > 1:
            open_heads += found
    if len(open_heads) == 2 and not narrowed and len(open_heads[0].labels) == 1:
        for line in open_heads:  # "**A:** …" in a grid with A for a row and for a column
            keys = tuple(map(fold, line.labels))
            yield (keys, ()) if line.axis == "row" else ((), keys)
    yield narrowed.get("row", ()), narrowed.get("column", ())
    if narrowed != lines:
        yield lines.get("row", ()), lines.get("column", ())


def set_aside(scene: Scene, piece: Slice, places: Places) -> Slice | None:
    """The slice without what a clause excepts; None when it is not clear what that is."""
    without: set[tuple[str, str]] = set()
    if piece.grid.areas and (places.without or places.without_pairs):
        piece = piece._replace(grid=fill(piece.grid))  # what is told of several cells is told of each
    members = {(value.row, value.column) for value in piece.values}
    for first, second in places.without_pairs:
        cells = [(fold(row), fold(column)) for row, column in scene.cells(first, second, piece.grid)]
        inside = [cell for cell in cells if cell in members]
        if not inside:
            return None
        without.add(inside[0])
        if piece.grid.is_mirrored or (piece.grid.is_square and _is_both_ways(first, second, scene)):
            without.add(inside[0][::-1])  # the same pair the other way round
    for ref in places.without:
        cut = _line_of(scene, ref, piece, members, places.apart)
        if cut is None:
            return None
        without |= cut
    return piece._replace(without=frozenset(without & members))


def _is_both_ways(first: Ref, second: Ref, scene: Scene) -> bool:
    from heatparse.claims.places.mutual_pairs import is_both_ways  # loaded for cells of squares

    return is_both_ways(first, second, scene)


def _line_of(
    scene: Scene, ref: Ref, piece: Slice, members: set[tuple[str, str]], whole: bool
) -> set[tuple[str, str]] | None:
    lines = scene.lines(ref, piece.grid)
    is_open = whole and len(lines) > 1 and piece.grid.is_square and not (piece.rows or piece.columns)
    if lines and (is_open or piece.crossed):
        apart = set(map(fold, lines[0].labels))
        return {
            cell for cell in members if apart & set(cell)
        }  # its row and its column, or what is told of either
    if piece.part != "diagonal" and len(lines) > 1:
        lines = [line for line in lines if (piece.columns if line.axis == "row" else piece.rows)]
    if not lines or (len(lines) > 1 and piece.part != "diagonal"):
        return None
    side = 0 if lines[0].axis == "row" else 1
    labels = set(map(fold, lines[0].labels))
    own = {*piece.rows, *piece.columns}
    if piece.grid.is_square and piece.grid.is_mirrored and own and labels.isdisjoint(own):
        return {cell for cell in members if labels & set(cell)}  # each pair may be stated once
    return {cell for cell in members if cell[side] in labels}

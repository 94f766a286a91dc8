"""Sets of values that a clause may speak of: its lines and blocks, their extremes, the steps between two lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product

from heatparse.claims.language.phrases import Part as DiagonalPart
from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Part, Value
from heatparse.measures import Measure, measure, middle, noise
from heatparse.models import Span
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_FEW = 2
_MOST = 4  # references
_CHANCE = 0.2  # that one of several sizes is a number that is told of none of them
_PARTS: tuple[Part, ...] = ("all", "diagonal", "off-diagonal")
Keys = tuple[str, ...]


class Held(NamedTuple):
    """Numbers that belong together, where the first ones of them are told, and the lines on which each lies."""

    numbers: tuple[Measure, ...]
    spans: tuple[Span, ...]
    lines: tuple[Keys, ...] = ()  # none where these are not known


def contexts(clause: Clause, scene: Scene, part: Clause | None = None) -> Iterator[list[Ref]]:
    """The places of a clause, or of a part of it: these, with what heads it, with what was named before."""
    part = part or clause
    own = [ref for ref in part.refs() if not ref.is_panel]
    yield own
    heads = [ref for ref in clause.heads if not ref.is_panel]
    if heads:
        yield [*heads, *own]
    earlier = [
        ref for before in clauses_before(clause, scene.text) for ref in before.refs() if not ref.is_panel
    ]
    if len(part.refs()) < len(clause.refs()):
        earlier = [*[ref for ref in clause.refs() if ref not in own and not ref.is_panel], *earlier]
    if earlier:
        yield [*earlier, *own]
    if earlier and heads:
        yield [*heads, *earlier, *own]


def values_of(clause: Clause, refs: Sequence[Ref], grid: Grid, scene: Scene) -> Iterator[Held]:
    """The values of the lines, of the block and of each line that references name; of all where they name none."""
    parts = [phrase.part for phrase in clause.phrases if isinstance(phrase, DiagonalPart)] or _PARTS[::2]
    for rows, columns in _places(refs, grid, scene):
        for part in parts if grid.is_square else _PARTS[:1]:
            yield from _held(grid.select(rows, columns, part))  # type: ignore[arg-type]
        if len(rows) > 1 and columns:
            yield from (each for row in rows for each in _held(grid.select((row,), columns)))
        if len(columns) > 1 and rows:
            yield from (each for column in columns for each in _held(grid.select(rows, (column,))))


def extremes_of(clause: Clause, refs: Sequence[Ref], grid: Grid, scene: Scene) -> Iterator[Held]:
    """The best and the worst values of each row, and of each column, of what references name."""
    for rows, columns in _places(refs, grid, scene):
        by_row = [grid.select((row,), columns) for row in rows or grid.rows]
        by_column = [grid.select(rows, (column,)) for column in columns or grid.columns]
        for lines in (by_row, by_column):
            told = [[value for value in line if middle(value) is not None] for line in lines]
            if len(told) < _FEW or not all(len(line) > 1 for line in told):
                continue
            for choose in (max, min):
                yield from _held([choose(line, key=_middle) for line in told])


def means_of(clause: Clause, refs: Sequence[Ref], grid: Grid, scene: Scene) -> Iterator[Held]:
    """The means, and the sums, of each row and of each column."""
    for rows, columns in _places(refs, grid, scene):
        by_row = [grid.select((row,), columns) for row in rows or grid.rows]
        by_column = [grid.select(rows, (column,)) for column in columns or grid.columns]
        keys = [(row,) for row in rows or grid.rows], [(column,) for column in columns or grid.columns]
        for lines, own in zip((by_row, by_column), map(tuple, keys), strict=True):
            if len(lines) < _FEW or not all(len(line) > 1 for line in lines):
                continue
            sums = [sum(map(_middle, line)) for line in lines]
            fine = max((value.resolution for line in lines for value in line), default=0.0)
            yield Held(tuple(Measure(s, s, fine) for s in sums), (), own)
            means = [total / len(line) for total, line in zip(sums, lines, strict=True)]
            yield Held(tuple(Measure(m, m, fine / 10) for m in means), (), own)


def steps_of(clause: Clause, refs: Sequence[Ref], grid: Grid, scene: Scene) -> Iterator[Held]:
    """The distances of two lines wherever they face each other, and those of two panels, cell by cell."""
    for rows, columns in _places(refs, grid, scene):
        if len(rows) == _FEW:
            yield from _distances(
                [
                    (grid.cells.get((rows[0], c)), grid.cells.get((rows[1], c)))
                    for c in columns or grid.columns
                ]
            )
        if len(columns) == _FEW:
            yield from _distances(
                [
                    (grid.cells.get((r, columns[0])), grid.cells.get((r, columns[1])))
                    for r in rows or grid.rows
                ]
            )
        if len(scene.grids) == _FEW and grid.index == 0:
            other = scene.grids[1]
            yield from _distances(
                [(v, other.cells.get((v.row, v.column))) for v in grid.select(rows, columns)]
            )


def _distances(pairs: Sequence[tuple[Value | None, Value | None]]) -> Iterator[Held]:
    told = [(one, two) for one, two in pairs if one is not None and two is not None]
    if len(told) < _FEW or len(told) < len(pairs):
        return
    sizes = [abs(_middle(one) - _middle(two)) for one, two in told]
    fine = max(value.resolution for pair in told for value in pair)
    slack = max(value.slack for pair in told for value in pair)
    yield Held(tuple(Measure(size, size, fine, slack) for size in sizes), ())


def _places(refs: Sequence[Ref], grid: Grid, scene: Scene) -> Iterator[tuple[Keys, Keys]]:
    """The rows and the columns that references may name together, and the stretch between two of them."""
    if len(refs) > _MOST:
        return
    choices = [scene.lines(ref, grid) for ref in refs]
    if not all(choices):
        return
    for chosen in product(*choices):
        rows, columns = (
            tuple(dict.fromkeys(fold(label) for line in chosen if line.axis == axis for label in line.labels))
            for axis in ("row", "column")
        )
        yield rows, columns
        between = _between(rows, grid.rows), _between(columns, grid.columns)
        if any(between):
            yield between[0] or rows, between[1] or columns


def _between(named: Keys, order: Mapping[str, int]) -> Keys:
    """ "From A to D": the lines between two that are named, these included; none where nothing lies there."""
    if len(named) != _FEW:
        return ()
    first, last = sorted(order[key] for key in named)
    inner = tuple(key for key, at in order.items() if first <= at <= last)
    return inner if len(inner) > _FEW else ()


def _held(values: Sequence[Value]) -> Iterator[Held]:
    told = [value for value in values if middle(value) is not None]
    if len(told) >= _FEW:
        measures = tuple(map(measure, told))
        lines = tuple((value.row, value.column) for value in told)
        yield Held(measures, tuple(value.span for value in told[:_MOST]), lines)


def _middle(value: Value) -> float:
    return middle(value) or 0.0


def is_no_chance(sizes: int, step: float, grid: Grid, widening: int = 1) -> bool:
    """Whether a number told to a step is hardly one of so many sizes by chance.

    These lie anywhere in the spread of a grid, times `widening`.
    """
    numbers = [number for value in grid.values if (number := middle(value)) is not None]
    spread = (max(numbers) - min(numbers)) * widening if numbers else 0.0
    return bool(spread) and sizes * step / spread <= _CHANCE


SETS: tuple[Callable[[Clause, Sequence[Ref], Grid, Scene], Iterator[Held]], ...] = (
    values_of, extremes_of, means_of, steps_of,
)  # fmt: skip


def is_exceeded(end: float, side: str, refs: Sequence[Ref], clause: Clause, scene: Scene) -> bool:
    """Whether a value of what is named lies beyond an end, in any of the panels that are spoken of."""
    panels = scene.panels(clause)
    if len(panels) < _FEW:
        return False
    from heatparse.claims.panels.panel_contests import of_one_measure  # loaded for several panels

    if not of_one_measure(scene):
        return False
    sign = 1 if side == "high" else -1
    for panel in panels:
        grid = scene.grids[panel]
        named = [[v for line in scene.lines(ref, grid)[:1] for v in _on(line, grid)] for ref in refs]
        common = [v for v in (named[0] if named else ()) if all(v in values for values in named)]
        if any(sign * (v.high if sign > 0 else v.low) > sign * end + noise(end, v.high) for v in common):
            return True
    return False


def _on(line: Line, grid: Grid) -> list[Value]:
    return grid.select(line.labels, ()) if line.axis == "row" else grid.select((), line.labels)

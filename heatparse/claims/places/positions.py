"""Positions: the rows and columns that "the top row", "the last layer" or "the second column" may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Ref, Side
from heatparse.grid import Grid
from heatparse.labels import Label
from heatparse.records import replace
from heatparse.tokens import fold

# Where a line stands among the lines of its axis. The top row is the first one that is listed; where the
# rows are not laid out, an axis may be listed from the bottom up.
_ENDS = {"first": (0,), "last": (-1,), "left": (0,), "right": (-1,), "top": (0, -1), "bottom": (-1, 0)}
_SPOTS = frozenset(("top-left", "top-right", "bottom-left", "bottom-right", "center"))
_VERTICAL = frozenset(("top", "bottom"))


def placed_readings(refs: Sequence[Ref], grid: Grid) -> Iterator[list[Ref]]:
    """The references of a clause, with each way to understand its positions, the likelier one first."""
    choices = [
        _choices(ref, grid) if ref.position and ref.noun in ("row", "column") else [ref] for ref in refs
    ]
    yield from map(list, product(*choices))


def _choices(ref: Ref, grid: Grid) -> list[Ref]:
    """The lines that a position may be; the reference itself where it is none of a grid."""
    if ref.position != "center" and (ref.noun == "column") is (ref.position in _VERTICAL):
        return [ref]
    order = list(grid.rows if ref.noun == "row" else grid.columns)
    side: Side = "y" if ref.noun == "row" else "x"
    if ref.position.isdigit():
        at = int(ref.position) - 1
        named = [key for key in order if key == fold(ref.position)]  # "the second layer": layer 2, or layer 1
        keys = [order[at]] if at < len(order) else []
        keys += [key for key in named if key not in keys]
    elif ref.position == "center":
        keys = order[len(order) // 2 : len(order) // 2 + 1] if len(order) % 2 else []
    else:
        ends = _ENDS.get(ref.position, ())
        keys = [order[at] for at in (ends[:1] if is_laid_out(grid) else ends) if order]
    found = [Name("category", (Label(grid.name(key)),)) for key in dict.fromkeys(keys)]
    return [replace(ref, names=(name,), side=side, position="") for name in found] or [ref]


def cells_at(position: str, grid: Grid) -> list[tuple[str, str]]:
    """The cells that may be "the top-left cell" or "the center", one for each way to lay the rows out."""
    rows, columns = list(grid.rows), list(grid.columns)
    if position not in _SPOTS or min(len(rows), len(columns)) < 2:
        return []
    if position == "center":
        odd = len(rows) % 2 and len(columns) % 2
        return [(rows[len(rows) // 2], columns[len(columns) // 2])] if odd else []
    vertical, _, horizontal = position.partition("-")
    ends = _ENDS[vertical][:1] if is_laid_out(grid) else _ENDS[vertical]
    return [(rows[at], columns[_ENDS[horizontal][0]]) for at in ends]


def is_spot(position: str) -> bool:
    """Whether a position is one cell of a grid: a corner, or the center."""
    return position in _SPOTS


def is_laid_out(grid: Grid) -> bool:
    """Whether the text gives the values row by row, in the order of the axis."""
    starts = [grid.row(row)[0].span.start for row in grid.rows if grid.row(row)]
    lines = {value.span.line for value in grid.values}
    return 2 * len(lines) <= len(grid.values) and starts == sorted(starts)

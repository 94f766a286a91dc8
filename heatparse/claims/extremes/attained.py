"""Attained ends: a range that the text tells of several cells at once is reached at both of its ends.

"0.2-0.4 in layers 0-7" says of no single cell that it exceeds 0.3, but of one of the eight that it does.
It says so of the whole stretch alone, not of a part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf

from heatparse.claims.places.fillings import restated
from heatparse.claims.places.slices import Slice
from heatparse.grid import Area, Grid, Value
from heatparse.measures import Stated, Truth
from heatparse.models import Cell

_SEVERAL = 2  # cells; the range of fewer is what is not known of one


def deciding_ends(piece: Slice, test: Callable[[Stated, Grid], Truth]) -> list[Value]:
    """The ends of ranges that decide what the ranges themselves leave open."""
    found = []
    for area in _whole(piece):
        if test(area, piece.grid) is None:
            found += [end for end in _ends(piece, area) if test(end, piece.grid) is not None]
    return found


def outer_ends(piece: Slice) -> tuple[Value, Value] | None:
    """The lowest and the highest value of a slice, of a range that lies in it as a whole its end.

    None where nobody knows: an end of a range of which only a part lies in the slice, or no values.
    """
    values = piece.values
    if not values:
        return None
    whole = {area.span.start for area in _whole(piece)}
    low = min(values, key=lambda value: value.low)
    high = max(values, key=lambda value: value.high)
    if any(value.low < value.high and value.span.start not in whole for value in (low, high)):
        return None
    return low._replace(high=low.low), high._replace(low=high.high)


def _whole(piece: Slice) -> Iterator[Area]:
    """The areas of several cells with a range that lie in a slice as a whole."""
    grid = piece.grid
    if not grid.areas or piece.part != "all":
        return
    rows, columns = frozenset(piece.row_keys()), frozenset(piece.column_keys())
    again = restated(grid)
    for area in grid.covering(piece.rows, piece.columns):
        if area.span.line in again:
            continue
        covered = rows if area.rows is None else area.rows, columns if area.columns is None else area.columns
        whole = covered[0] <= rows and covered[1] <= columns
        whole = whole and (area.rows is not None or not piece.rows)
        whole = whole and (area.columns is not None or not piece.columns)
        whole = whole and not any(area.covers(*cell) for cell in piece.without)
        ranged = -inf < area.low < area.high < inf
        if whole and ranged and len(covered[0]) * len(covered[1]) >= _SEVERAL:
            yield area


def _ends(piece: Slice, area: Area) -> list[Value]:
    """Both ends of a range, each with the room that its digits leave."""
    room = area.slack + area.resolution / 2
    if area.high - area.low <= 2 * room:
        return []  # the range is no wider than what its digits leave open
    row = _place([key for key in piece.row_keys() if area.rows is None or key in area.rows], piece.grid)
    column = _place(
        [key for key in piece.column_keys() if area.columns is None or key in area.columns], piece.grid
    )
    cell = Cell(row=row, column=column, value=area.region.value, span=area.span)
    return [Value(row, column, end - room, end + room, 0.0, 0.0, cell) for end in (area.low, area.high)]


def _place(keys: Sequence[str], grid: Grid) -> str:
    """The one label of a stretch, or its first and its last."""
    return keys[0] if len(keys) == 1 else f"{grid.name(keys[0])}–{grid.name(keys[-1])}"


def lies_in_line(value: Value, piece: Slice, by_row: bool) -> bool:
    """Whether the range of an end is told of one row (column) alone."""
    areas = (area for area in piece.grid.areas if area.span == value.span)
    return all(len((area.rows if by_row else area.columns) or ()) == 1 for area in areas)

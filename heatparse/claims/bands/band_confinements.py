"""What is found in some places alone, of a grid that is told in stretches: by the ends of the ranges there.

"A exceeds 0.6 only in layers 8-15": one of them does, and none elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable

from heatparse.claims.extremes.attained import deciding_ends
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.places.fillings import fill
from heatparse.claims.places.slices import Slice
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.measures import Stated, Truth

_SHOWN = 3  # values that an explanation names
Cells = frozenset[tuple[str, str]]


def cells_of(pieces: list[Slice]) -> Cells:
    """The cells of some slices that the text says anything of."""
    return frozenset(
        (value.row, value.column)
        for piece in pieces
        for value in piece._replace(grid=fill(piece.grid)).values
    )


def judge_only_there(
    wider: Slice, members: Cells, test: Callable[[Stated, Grid], Truth], told: str
) -> Judgement:
    """Whether a test holds somewhere among some cells of a slice, and of none of the others."""
    wider = wider._replace(grid=fill(wider.grid))
    grid, values = wider.grid, wider.values
    by_range: dict[int, list[Value]] = {}
    for value in values:
        by_range.setdefault(value.span.start, []).append(value)
    known = [(value, test(value, grid)) for value in values]
    ends = [end for end in deciding_ends(wider, test) if test(end, grid)]
    reached = {end.span.start for end in ends}
    inside = any(truth and (v.row, v.column) in members for v, truth in known)
    astray = [v for v, truth in known if truth and (v.row, v.column) not in members]
    for end in ends:
        found = [(v.row, v.column) in members for v in by_range.get(end.span.start, ())]
        if all(found):
            inside = True
        elif not any(found):
            astray.append(end)
    if astray:
        text = f"the same holds of {shown(grid, astray, _SHOWN)}"
        return Judgement(False, text, tuple(value.span for value in astray[:_SHOWN]))
    opened = [v for v, truth in known if truth is None]
    if any((v.row, v.column) not in members for v in opened):
        return UNDECIDED
    if inside:
        spans = tuple(dict.fromkeys(v.span for v in values if (v.row, v.column) in members))
        return Judgement(True, f"{told} there, and nowhere else", spans[:_SHOWN])
    if opened or reached:
        return UNDECIDED
    here = [v for v in values if (v.row, v.column) in members]
    if not here:
        return UNDECIDED
    return Judgement(False, f"it does not hold of {shown(grid, here, _SHOWN)}", (here[0].span,))

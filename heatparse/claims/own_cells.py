"""Own cells: where the diagonal of a square grid may not be meant, although nobody sets it apart."""

from __future__ import annotations

from heatparse.claims.slices import Slice


def may_leave_diagonal(piece: Slice, universal: bool) -> bool:
    """Whether the own cells of a line, or of what is left of a matrix, may not be meant.

    Where the diagonal holds one number throughout ("agreement with itself"), "all values" leave it out too.
    """
    if not piece.grid.is_square or piece.part != "all":
        return False
    trivial = len({value.low for value in piece.grid.diagonal}) == 1
    if trivial and (piece.rows or piece.columns):
        return True
    block = len(piece.rows) > 1 and set(piece.rows) == set(piece.columns)
    return (trivial or not universal) and bool(piece.without or block or _is_line_of_square(piece))


def _is_line_of_square(piece: Slice) -> bool:
    """Whether a slice is one row or column of a matrix with a diagonal: its own cell may not be meant."""
    return piece.grid.is_square and piece.part == "all" and len(piece.rows) + len(piece.columns) == 1

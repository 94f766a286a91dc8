"""Bare matrices: rows of numbers without labels, in the order of the axes."""

from __future__ import annotations

from heatparse.quantities import read_quantity
from heatparse.reading.cells.frame import Coordinate, Frame, X, Y
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft
from heatparse.tokens import Token


def read_matrix(draft: Draft, frame: Frame, found: Found, blocks: list[int]) -> bool:
    """Take a matrix with as many rows and columns as the axes have categories; False for anything else."""
    rows = [row for index in blocks if (row := _numbers(draft.tokens_of(draft.blocks[index]))) is not None]
    labels, heads = frame.categories(Y), frame.categories(X)
    if not labels or len(rows) != len(labels) or any(len(row) != len(heads) for row in rows):
        return False
    for label, row in zip(labels, rows, strict=True):
        for head, token in zip(heads, row, strict=True):
            start, end = token[1], token[2]
            quantity = read_quantity(draft.text[start:end])
            if quantity is None:
                continue
            place = {
                axis: Coordinate(axis, (text,), True, start, end) for axis, text in ((Y, label), (X, head))
            }
            found.add(place, quantity, None, start, end)
    for index in blocks:
        draft.roles[index] = "data"
    return True


def _numbers(tokens: list[Token]) -> list[Token] | None:
    """The numbers of a line of a matrix; None for a line that has words or no numbers."""
    if any(token[0] in ("WORD", "NAME", "QUOTE") for token in tokens):
        return None
    numbers = [token for token in tokens if token[0] == "QUANTITY"]
    return numbers or None

"""Pieces: what the raw tokens of a statement mean for cells, one letter each.

The letters of a statement make its shape ("k>k:v" for "NLI -> Math: 0.4"), which `grammar/cells.lark`
reads. The letters are listed there.
"""

from __future__ import annotations

from typing import Any

from heatparse.records import NamedTuple

INNER = frozenset("-/.@+&")  # between the two labels of a word


class Piece(NamedTuple):
    """A meaningful piece of a statement. `value` is a Label, a Quantity, an axis or an ordinal."""

    letter: str
    start: int
    end: int
    key: str
    value: Any = None


new_tuple = tuple.__new__  # of a named tuple in a third of the time


def shape(pieces: list[Piece]) -> str:
    """The letters of pieces."""
    return "".join([piece[0] for piece in pieces])

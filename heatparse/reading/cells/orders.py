"""The order in which the data part names the axes, where it says so: "(column, row)", "each line is a column"."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from heatparse.phrases import words
from heatparse.reading.cells.frame import X, Y
from heatparse.reading.cells.pieces import Piece
from heatparse.records import Record
from heatparse.resources import scanner

_AXES = {"x": X, "y": Y}


class Order(Record, frozen=True):
    """The axis of the first of two labels, and the axis of the labels that open lines or groups."""

    first: str | None = None
    heads: str | None = None


def read_order(pieces: list[Piece], symbols: dict[str, str]) -> Order:
    """What a line says of the order; nothing where it only speaks of both axes.

    `symbols` are the letters that stand for axes: "given as (D, T)".
    """
    letters = "".join([_letter(piece, symbols) for piece in pieces])
    if not ("X" in letters or "Y" in letters):
        return Order()
    first = heads = None
    for match in scanner("orders").finditer(letters):
        if match.lastgroup == "REST":
            continue
        axis = next(_AXES[sign.lower()] for sign in match[0] if sign in "XY")
        if match.lastgroup in ("GROUPED", "HEADED"):
            heads = axis
        else:
            first = axis
    return Order(first, heads or _grouping(pieces))


def _letter(piece: Piece, symbols: dict[str, str]) -> str:
    letter, key = piece[0], piece[3]
    if letter in "ab":
        return "X" if piece[4] == X else "Y" if piece[4] == Y else "w"
    if key in _AXES or key in symbols:
        return symbols.get(key, key).upper()
    return _sign_of(key) or ("F" if letter == "n" and piece[4] in (1, 2) else letter)


@lru_cache(maxsize=4096)
def _sign_of(key: str) -> str:
    """What some words say of an order; "" for nothing."""
    parts = key.split()
    signs = (("announcing", "A"), ("sequence", "T"), ("lines", "L"))
    return next((sign for group, sign in signs if not words("relations", group).isdisjoint(parts)), "")


def _grouping(pieces: list[Piece]) -> str | None:
    """ "Accuracy by column", "grouped by test dataset"; not "each row is a source, each column a target"."""
    found: set[str] = set()
    for before, piece in pairwise(pieces):
        if piece[0] == "a" and piece[4] and before[3] in words("relations", "grouping"):
            found.add(piece[4])
    return found.pop() if len(found) == 1 else None


__all__ = ["Order", "read_order"]

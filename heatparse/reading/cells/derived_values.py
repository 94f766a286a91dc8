"""Values that are derived from others, and stated of no cell: "a drop of 4", "averaging 3"."""

from __future__ import annotations

from functools import cache

from heatparse.phrases import words
from heatparse.reading.cells.pieces import Piece
from heatparse.resources import scanner


def is_derived(pieces: list[Piece]) -> bool:
    """ "a drop of 0.2 at Oslo", "0.2 below Rome": a number that is no value of the row."""
    spoken, verbs = _derived(), words("relations", "value_verbs")
    for at, piece in enumerate(pieces):
        keys = piece[3].split() if piece[0] in "ws" else []
        if keys and keys[-1] in verbs and at + 1 < len(pieces) and pieces[at + 1][0] == "v":
            keys.pop()  # "Ant averaged 3 in Rome, 4 in Oslo"
        if not spoken.isdisjoint(keys):
            return True
    return False


def is_reach(pieces: list[Piece], letters: str) -> bool:
    """ "Values range from 0.1 (Rome) to 0.9 (Oslo)": both numbers have their labels, so that they are values."""
    if len(scanner("labelled").findall(letters)) != len(("low", "high")):
        return False
    spoken = {key for piece in pieces if piece[0] in "ws" for key in piece[3].split()}
    reaching = words("relations", "reaching")
    return not spoken.isdisjoint(reaching) and (spoken & _derived()) <= reaching


def moves(pieces: list[Piece]) -> bool:
    """ "At depth 3, it drops from 0.4 at Rome to 0.1 at Oslo": a course, and no list of cells."""
    spoken = words("relations", "motions") | words("relations", "moving")
    return any(not spoken.isdisjoint(piece[3].split()) for piece in pieces if piece[0] in "ws")


@cache
def _derived() -> frozenset[str]:
    return (words("relations", "derived") | words("relations", "aggregates")) - words("relations", "motions")

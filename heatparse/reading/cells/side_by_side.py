"""Cells that words set side by side: "Ant vs Rome: 0.8, while Bee vs Oslo is 0.2", "then Bee vs Oslo: 0.2"."""

from __future__ import annotations

from heatparse.reading.cells.pieces import Piece, shape
from heatparse.reading.cells.talk import is_talk
from heatparse.resources import scanner

_ENDS = frozenset(",;v)")  # what the cell in front of the words ends in
_COMMAS = frozenset(",;")
_JOINTS = "wfo"  # "while", "followed by", "with"


def with_joints(pieces: list[Piece]) -> list[Piece]:
    """The pieces with a comma or an "and" for words between two cells that each have both of their labels."""
    letters = shape(pieces)
    kept: list[Piece] = []
    at = 0
    while at < len(pieces):
        behind = len(letters) - len(letters[at:].lstrip(_JOINTS))
        if behind > at and _joins(pieces, letters, at, behind):
            if letters[at - 1] not in _COMMAS:
                kept.append(Piece("&", pieces[at][1], pieces[at][2], pieces[at][3]))
            at = behind
            continue
        kept.append(pieces[at])
        at += 1
    return kept


def _joins(pieces: list[Piece], letters: str, at: int, behind: int) -> bool:
    """Whether pieces from `at` on only join the cell that ends there with the one that begins behind them."""
    joints = pieces[at:behind]
    if not at or letters[at - 1] not in _ENDS or letters.count("v", 0, at) == 0 or is_talk(joints):
        return False
    worded = any(piece[0] == "w" for piece in joints) or letters[at - 1] in _COMMAS
    # both labels of a cell and its value: "Bee vs Oslo is 0.2", "(Bee, Oslo): 0.2"
    return worded and scanner("side_by_side").match(letters, behind) is not None

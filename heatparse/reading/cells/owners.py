"""Lines with a value for each of several panels: "Ant, Rome: Base = 0.1, Tuned = 0.2"."""

from __future__ import annotations

from heatparse.reading.cells.frame import Frame
from heatparse.reading.cells.pieces import Piece

_JOINTS = frozenset(":=->i(")  # between the name of a panel and its value
_SEPARATORS = frozenset(",;&>)")


def own_part(pieces: list[Piece], frame: Frame) -> list[Piece]:
    """The pieces of a line that are about this panel, where the line gives a value for each panel."""
    heads = [at for at, piece in enumerate(pieces) if piece[0] == "p"]
    if len(heads) < 2 or len(heads) != len({pieces[at][3] for at in heads}):
        return pieces
    own = [at for at in heads if frame.number in pieces[at][4].panels]
    if len(own) != 1 or not all(_gives_value(pieces, at) for at in heads):
        return pieces
    behind = next((at for at in heads if at > own[0]), len(pieces))
    part = pieces[own[0] + 1 : behind]
    while part and part[0][0] in _JOINTS:
        part = part[1:]
    while part and part[-1][0] in _SEPARATORS:
        part = part[:-1]
    return [*pieces[: heads[0]], *part]


def _gives_value(pieces: list[Piece], at: int) -> bool:
    """Whether the name of a panel has a number right behind it."""
    behind = [piece[0] for piece in pieces[at + 1 : at + 3]]
    return behind[:1] == ["v"] or (len(behind) == 2 and behind[0] in _JOINTS and behind[1] == "v")


__all__ = ["own_part"]

"""Labels with nothing but a sign between them, of several words or tokens: "Mon/West End", "S:E-S:D"."""

from __future__ import annotations

from heatparse.reading.cells.frame import Frame, X, Y
from heatparse.reading.cells.pieces import Piece
from heatparse.tokens import label_keys

_JOINTS = "-–/×→"


def raw_pair(text: str, start: int, frame: Frame) -> list[Piece]:
    """The pieces of a pair that starts at an offset of the text; [] where none does."""
    one = _label_at(text, start, frame)
    behind = start + len(one)
    if not one or text[behind : behind + 1] not in _JOINTS or not text[behind : behind + 1]:
        return []
    other = _label_at(text, behind + 1, frame)
    end = behind + 1 + len(other)
    if not other or text[end : end + 1].isalnum():
        return []
    return [
        _piece(one, start, frame),
        Piece(">", behind, behind + 1, "-", None),
        _piece(other, behind + 1, frame),
    ]


def _label_at(text: str, start: int, frame: Frame) -> str:
    """The longest category that the text goes on with."""
    found = [label for axis in (X, Y) for label in frame.categories(axis) if text.startswith(label, start)]
    return max(found, key=len, default="")


def _piece(label: str, start: int, frame: Frame) -> Piece:
    return Piece("k", start, start + len(label), " ".join(label_keys(label)), frame.labels.get(label))

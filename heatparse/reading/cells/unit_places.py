"""Numbers that the unit of an axis makes places: "At 25 cm the reading is 33% on 3 May" of a "Depth (cm)"."""

from __future__ import annotations

from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.reading.cells.frame import Frame, X, Y
from heatparse.reading.cells.pieces import Piece
from heatparse.tokens import fold, label_keys


def with_unit_place(pieces: list[Piece], letters: str, frame: Frame) -> list[Piece] | None:
    """The pieces of a sentence with its first number as a label; None where that is no such place.

    A word behind one of the other numbers says that it is no value of a cell: "5% higher on 3 May".
    A "to" in front of another number leads to a value there: "and has dried to 21% by 31 May".
    """
    at = letters.find("v")
    if at and (letters[at - 1] not in "fo" or not {"k", "n", "a", "b"}.isdisjoint(letters[:at])):
        return None
    if "vw" in letters[at + 1 :] or ":" in letters:
        return None
    label = _label_of_unit(pieces, at, frame)
    if label is None:
        return None
    number = pieces[at]
    placed = [*pieces[:at], number._replace(letter="k", key=fold(label.text), value=label), *pieces[at + 1 :]]
    leading = words("structure", "to")
    for index in range(at + 1, len(placed) - 1):
        piece, behind = placed[index], placed[index + 1]
        if piece[0] == "b" and piece[3] in leading and behind[0] == "v" and not _is_listed(behind, frame):
            placed[index] = piece._replace(letter="w", value=1)
    return placed


def _label_of_unit(pieces: list[Piece], at: int, frame: Frame) -> Label | None:
    """The label that a number is on the one axis whose name has the unit behind it."""
    quantity = pieces[at][4]
    if quantity.value is None:
        return None
    unit = quantity.unit or (pieces[at + 1][3].split()[0] if pieces[at + 1 : at + 2] else "")
    found = [
        category
        for axis in (X, Y)
        if (category := frame.on(axis, f"{quantity.value:g}")) is not None
        and unit.lower() in label_keys(frame.panel.side(axis).label or "")
    ]
    return frame.labels.get(found[0]) if unit and len(found) == 1 else None


def _is_listed(piece: Piece, frame: Frame) -> bool:
    quantity = piece[4]
    key = f"{quantity.value:g}" if quantity.value is not None else ""
    return any(frame.on(axis, key) is not None for axis in (X, Y))

"""Labels that a line names in other ways than one by one.

"0.9 for layers 22, 24 and 26" names three labels and one value, "Ant: 0.9 on the diagonal" names one label twice.
"""

from __future__ import annotations

from heatparse.labels import Label
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.reading.cells.frame import Frame, X, Y
from heatparse.reading.cells.pieces import Piece

_LISTED = ("av,v", "av&v", "av,&v")


def with_listed_labels(pieces: list[Piece], letters: str, frame: Frame) -> list[Piece]:
    """The pieces with such a list as one: a span where the labels are neighbours, else words that name no value."""
    if not (frame.has_plain and any(listed in letters for listed in _LISTED)):
        return pieces
    found: list[Piece] = []
    at = 0
    while at < len(pieces):
        piece = pieces[at]
        found.append(piece)
        at += 1
        behind = _behind_list(pieces, at) if _is_plural(piece, frame) else at
        if behind > at + 1 and (listed := _as_one(pieces[at:behind], piece[4], frame)) is not None:
            found.append(listed)
            at = behind
    return found


def with_own_label(pieces: list[Piece], letters: str, frame: Frame) -> list[Piece]:
    """The pieces with the label of the line for "the diagonal" behind a value, or for "itself"."""
    if not letters.startswith("k") or not ("vow" in letters or "vfw" in letters or "v(w)" in letters):
        return pieces
    head = pieces[0]
    if not (isinstance(head[4], Label) and head[4].rows and head[4].columns):
        return pieces
    spoken = words("relations", "diagonal")
    return [
        piece._replace(letter="k", key=head[3], value=head[4])
        if piece[0] == "w" and piece[3] in spoken and letters[at - 2 : at] in ("vo", "vf", "v(")
        else piece
        for at, piece in enumerate(pieces)
    ]


def _is_plural(piece: Piece, frame: Frame) -> bool:
    return piece[0] == "a" and frame.draft.text[piece[2] - 1] == "s"


def _behind_list(pieces: list[Piece], at: int) -> int:
    """Index behind the numbers from `at` on that commas and "and" join."""
    behind = at
    while at < len(pieces) and pieces[at][0] in "v,&":
        if pieces[at][0] == "v":
            behind = at + 1
        at += 1
    return behind


def _as_one(listed: list[Piece], axis: str | None, frame: Frame) -> Piece | None:
    """One piece for a list of labels; None where a number is no label of the axis."""
    numbers = [piece for piece in listed if piece[0] == "v"]
    for candidate in (axis,) if axis else (Y, X):
        labels = [
            frame.on(candidate, f"{piece[4].value:g}") for piece in numbers if piece[4].value is not None
        ]
        if len(labels) < len(numbers) or None in labels:
            continue
        places = sorted(frame.categories(candidate).index(label) for label in labels if label)
        start, end = numbers[0][1], numbers[-1][2]
        key = " ".join(piece[3] for piece in numbers)
        if places != list(range(places[0], places[0] + len(places))):
            return Piece("w", start, end, key, 1)
        values = sorted(piece[4].value for piece in numbers)
        span = Quantity(text=frame.draft.text[start:end], low=values[0], high=values[-1])
        return Piece("v", start, end, key, span)
    return None

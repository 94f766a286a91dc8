"""Rows in words: "**Ant**: at Rome it is 0.1, dropping to 0.05 for Oslo; Bern has 0.2"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.reading.cells.derived_values import is_derived, moves
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, Y
from heatparse.reading.cells.pieces import Piece, shape
from heatparse.reading.cells.places import read_coordinates
from heatparse.reading.cells.shapes import ValueShape
from heatparse.records import NamedTuple
from heatparse.resources import scanner
from heatparse.tokens import fold

_CUTS = frozenset(("CUT", "STOP"))


_PARTS = frozenset(("PLACE", "VALUE"))


FRONTED = ("fav,", "av,", "bav,", "oav,")  # "At step 0, layer 12 has …"


_PLAIN = frozenset("ivfok,&.;")


_FEWEST = 3  # values of a row; two where the axis has no more labels


Place = dict[str, Coordinate]


class _Part(NamedTuple):
    """A place or a value in the shape of a line."""

    kind: str
    first: int
    last: int
    since: int  # where its part of the sentence begins


def read_told_row(pieces: list[Piece], letters: str, frame: Frame) -> list[tuple[Place, ValueShape]]:
    """Place and value of each cell of a line that tells a whole row in words; none for any other line."""
    if letters.count("v") < 2 or ("k" not in letters and not letters.startswith(FRONTED)):
        return []
    if any(piece[3].split()[-1:] == ["by"] and two[0] == "v" for piece, two in pairwise(pieces)):
        return []  # "Ant rose by 3 and Bee by 2"
    pieces, before = _arrived(pieces, letters), letters
    letters = shape(pieces)
    measured = False  # "At 25 cm the reading is 33% in Rome and 22% in Oslo"
    at = letters.find("v")
    if (not at or letters[at - 1] in "fo") and (placed := _with_unit_place(pieces, letters, frame)):
        pieces, letters, measured = placed, shape(placed), True
    colon = letters.find(":")
    if colon > 0:
        head, start = _head(pieces[:colon], letters[:colon], frame), colon + 1
    else:
        head, start = _first(pieces, letters, frame)
    if head is None:
        return []
    # "At step 0, layer 12 has 3.8 and layer 1 0.6": a place in front of all the others
    fronted = colon <= 0 and letters[start : start + 1] == "," and not moves(pieces)
    # "Ant has 0.2 with Rome and 0.3 with Oslo": nothing but places and values
    # … or "Ant: 0.2 on Monday, which falls to 0.1 on Friday"
    plain = (colon <= 0 or letters != before) and set(letters[start:]) <= _PLAIN and not moves(pieces)
    measured = measured and not (moves(pieces) or is_derived(pieces))
    fewest = 2 if fronted or plain or measured else _FEWEST
    for cuts in (_CUTS, _CUTS - {"CUT"}, frozenset[str]()):
        cells = _cells(pieces, _segments(letters, start, cuts), head, frame)
        if cells is not None:
            return cells if _is_row(cells, head, frame, fewest) else []
    return []


def _arrived(pieces: list[Piece], letters: str) -> list[Piece]:
    """The pieces with the verbs that lead to a value as plain ones: "Ant has climbed to 0.4 and Bee to 0.6".

    What leads from one value to another tells a course.
    """
    arriving = words("relations", "arriving")
    if "bv" not in letters or any(piece[3].split()[:1] == ["from"] for piece in pieces):
        return pieces
    found = list(pieces)
    verbs = False
    for at in range(1, len(pieces) - 1):
        before, joint = pieces[at - 1], pieces[at]
        if joint[3] != "to" or pieces[at + 1][0] != "v":
            continue
        if before[0] in "wc" and before[3].split()[-1] in arriving:  # "rose" is a color as well
            verbs = True
            found[at - 1] = before._replace(letter="i")
        elif before[0] != "k" or not verbs:
            continue
        found[at] = joint._replace(letter="i")
    return found


def _with_unit_place(pieces: list[Piece], letters: str, frame: Frame) -> list[Piece] | None:
    from heatparse.reading.cells.unit_places import (
        with_unit_place,
    )  # loaded where a number may stand in front of a sentence

    return with_unit_place(pieces, letters, frame)


def _cells(
    pieces: list[Piece], segments: list[list[_Part]], head: Coordinate, frame: Frame
) -> list[tuple[Place, ValueShape]] | None:
    """The cells of the parts of a line; None when it is open which place belongs to which value."""
    cells: list[tuple[Place, ValueShape]] = []
    told: list[tuple[Coordinate, ValueShape]] = []
    for segment in segments:
        pairs = _pairs(segment)
        if pairs is None:
            return None
        if pairs and is_derived(pieces[segment[0].since : segment[-1].last]):
            return []
        for place, value in pairs:
            named = [c for c in read_coordinates(pieces[place.first : place.last], frame) if c.known]
            named = [c for c in named if _is_listed(c, frame)]
            if len(named) != 1 or named[0].whole:
                return []
            told.append((named[0], ValueShape(value.first, ())))
    axis = head.axis or next((OTHER[other.axis] for other, _ in told if other.axis), Y)
    for other, shown in told:
        if other.axis == axis:
            return []
        cells.append(({axis: head, OTHER[axis]: other}, shown))
    return cells


def _head(pieces: list[Piece], letters: str, frame: Frame) -> Coordinate | None:
    """The one label in front of the colon."""
    if "w" in letters or "v" in letters.replace("av", "").replace("bv", ""):
        return None
    named = [c for c in read_coordinates(pieces, frame) if c.known and not c.whole]
    return named[0] if len({(c.axis, c.labels) for c in named}) == 1 else None


def _first(pieces: list[Piece], letters: str, frame: Frame) -> tuple[Coordinate | None, int]:
    """The label that a sentence without a colon begins with, and where the rest begins: "When Ant is used, …"."""
    total = scanner("totals").match(letters)
    since = total.end() if total is not None else 0
    match = next((m for m in scanner("told").finditer(letters, since) if m.lastgroup in _PARTS), None)
    if match is None or match.lastgroup == "VALUE":
        return None, 0
    named = read_coordinates(pieces[match.start() : match.end()], frame)
    alone = len(named) == 1 and named[0].known and not named[0].whole
    if alone and named[0].axis is None:  # a label of both axes: "When the true kind is Ant, …"
        named = [read_coordinates(pieces[since : match.end()], frame)[-1]]
    return (named[0], match.end()) if alone else (None, 0)


def _segments(letters: str, start: int, cuts: frozenset[str]) -> list[list[_Part]]:
    """The places and values of the parts of the sentences behind the head."""
    segments: list[list[_Part]] = [[]]
    since = start
    for match in scanner("told").finditer(letters, start):
        kind = match.lastgroup or ""
        if kind in cuts:
            segments.append([])
            since = match.end()
        elif kind in _PARTS:
            segments[-1].append(_Part(kind, match.start(), match.end(), since))
    return [segment for segment in segments if segment]


def _pairs(segment: list[_Part]) -> list[tuple[_Part, _Part]] | None:
    """Places with their values, when both take turns; None when it is open which belongs to which."""
    kinds = [part.kind for part in segment]
    if "VALUE" not in kinds:
        return []
    if len(kinds) % 2 or any(kinds[at] == kinds[at + 1] for at in range(len(kinds) - 1)):
        return None
    turns = list(zip(segment[::2], segment[1::2], strict=True))
    return turns if kinds[0] == "PLACE" else [(place, value) for value, place in turns]


def _is_listed(coordinate: Coordinate, frame: Frame) -> bool:
    """Whether a label stands on its axis, where the axis has labels, or is built like those."""
    axis = coordinate.axis
    listed = frame.categories(axis) if axis else ()
    return not listed or all(
        label in listed or (axis is not None and frame.on(axis, fold(label)) == label)
        for label in coordinate.labels
    )


def _is_row(cells: list[tuple[Place, ValueShape]], head: Coordinate, frame: Frame, fewest: int) -> bool:
    """Whether the cells are different ones, and enough of a row."""
    labels = [place[axis].labels for place, _ in cells for axis in place if place[axis] is not head]
    if not cells or len(set(labels)) < len(labels):
        return False
    across = next(axis for axis in cells[0][0] if cells[0][0][axis] is not head)
    return len(cells) >= min(fewest, max(2, len(frame.categories(across))))

"""Bands in words: "**Ant**: low in layers 0-7 (0.5-0.6), moderate from layer 8 on (0.7-0.8)"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates, with_spans
from heatparse.reading.cells.told_stretches import Stretches
from heatparse.records import NamedTuple
from heatparse.resources import scanner

# Letters of what a line may begin with: labels, axis words, what joins them, glosses in brackets.
_HEAD = frozenset("kanv,&>-b")

Context = dict[str, Coordinate]


class Band(NamedTuple):
    """A value of several cells, or of one: index of its piece, and its place."""

    number: int
    place: dict[str, Coordinate]
    bounded: bool  # whether other words of the line bound the place: "0.1 elsewhere", "0.2 throughout, but …"


def read_bands(pieces: list[Piece], letters: str, frame: Frame, context: Context) -> list[Band]:
    """The bands that a line tells of the labels that it begins with; `context` is that of its group."""
    head, since = _subject(pieces, letters, frame)
    if head is None or head.axis is None or "v" not in letters[since:]:
        return []
    axis = OTHER[head.axis]
    reader = Stretches(pieces, letters[:since] + ":" + letters[since + 1 :], axis, frame, context.get(axis))
    bands = []
    for told in reader.read(since):
        if _goes_on_list(pieces, letters, told.number, axis, frame):
            continue
        place = Coordinate(axis, told.labels, True, told.start, told.end, whole=len(told.labels) > 1)
        bands.append(Band(told.number, {head.axis: head, axis: place}, told.bounded))
    return bands


def _goes_on_list(pieces: list[Piece], letters: str, number: int, axis: str, frame: Frame) -> bool:
    """ "High at layer 3, 6 and 9": a label behind labels, and no value."""
    listed = letters[: number + 1].endswith(("v,v", "v&v", "v,&v"))
    value = pieces[number][4].value
    return listed and value is not None and frame.on(axis, f"{value:g}") is not None


def read_zone(pieces: list[Piece], frame: Frame) -> Context:
    """The stretch of an axis that a line which ends in a colon heads: "**Middle layers (10-20)**:"."""
    apart = words("relations", "apart") | words("reserves", "excepting")
    if any(piece[0] == "q" or not apart.isdisjoint(piece[3].split()) for piece in pieces):
        return {}  # "All but layers 10-20:"
    named = with_spans(read_coordinates(pieces, frame), frame)
    axes = {c.axis for c in named}
    labels = tuple(dict.fromkeys(label for c in named for label in c.labels))
    if len(axes) != 1 or len(labels) < 2 or not all(c.known and c.labels for c in named):
        return {}
    axis = axes.pop()
    if axis is None:
        return {}
    return {axis: Coordinate(axis, labels, True, named[0].start, named[-1].end, whole=True)}


def _subject(pieces: list[Piece], letters: str, frame: Frame) -> tuple[Coordinate | None, int]:
    """What a line speaks of, as one coordinate, and where the colon, comma or verb behind it stands."""
    colon = letters.find(":")
    if colon > 0:
        return _head(pieces[:colon], letters[:colon], frame), colon
    match = scanner("banded_subject").match(letters)
    if match is None:
        return None, 0
    start, since = int(letters[0] in "fob"), match.end("SUBJECT")
    return _head(pieces[start:since], letters[start:since], frame), since


def _head(pieces: list[Piece], letters: str, frame: Frame) -> Coordinate | None:
    """The labels of one axis that a line begins with, as one coordinate; what brackets add is left out."""
    kept: list[Piece] = []
    depth = 0
    for piece in pieces:
        if piece[0] == "(" and kept and not _holds_labels(pieces, piece):
            depth += 1
        elif piece[0] == ")" and depth:
            depth -= 1
        elif not depth and piece[0] not in "()":
            kept.append(piece)
    if not kept or not {piece[0] for piece in kept} <= _HEAD:
        return None
    named = with_spans(read_coordinates(kept, frame), frame)
    axes = {c.axis for c in named}
    if len(axes) != 1 or None in axes or not all(c.known and c.labels for c in named):
        return None
    labels = tuple(dict.fromkeys(label for c in named for label in c.labels))
    return Coordinate(named[0].axis, labels, True, named[0].start, named[-1].end, whole=len(labels) > 1)


def _holds_labels(pieces: list[Piece], opening: Piece) -> bool:
    """ "Negative tokens (-7 to -1)", "Layers (0-4)": the bracket tells which ones are meant."""
    at = next(at for at, piece in enumerate(pieces) if piece is opening)
    before, behind = pieces[at - 1], pieces[at + 1 : at + 2]
    return before[0] == "a" and bool(behind) and behind[0][0] in "kv"

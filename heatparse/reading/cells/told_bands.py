"""Bands in words: "**Ant**: low in layers 0-7 (0.5-0.6), moderate from layer 8 on (0.7-0.8)"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates, with_spans
from heatparse.records import NamedTuple
from heatparse.resources import scanner

# Letters of what a line may begin with: labels, axis words, what joins them, glosses in brackets.
_HEAD = frozenset("kav,&>-b")
# Letters of a place: it begins with the first and ends with the last of them.
_PLACED = frozenset("fbqakvo")


class Band(NamedTuple):
    """A value of several cells: index of its piece, and its place."""

    number: int
    place: dict[str, Coordinate]


def read_bands(pieces: list[Piece], letters: str, frame: Frame) -> list[Band]:
    """The bands that a line tells of the labels in front of its colon."""
    colon = letters.find(":")
    if colon <= 0 or "v" not in letters[colon:]:
        return []
    head = _head(pieces[:colon], letters[:colon], frame)
    if head is None:
        return []
    found = (
        _band(pieces, letters, match.start(), match.end(), head, frame)
        for match in scanner("banded").finditer(letters, colon)
    )
    return [band for band in found if band is not None]


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


def _band(
    pieces: list[Piece], letters: str, first: int, last: int, head: Coordinate, frame: Frame
) -> Band | None:
    """The band of a part of a line; None where words leave room, or where it has another place."""
    stop = next((at for at in range(last, len(letters)) if letters[at] in ".;"), len(letters))
    narrowing = words("hedges", "exceptions") - words("relations", "band_words")
    if _says(pieces[first:last], narrowing | words("relations", "apart")) or _says(
        pieces[last:stop], words("reserves", "excepting")
    ):
        return None
    numbers = [at for at in range(first, last) if letters[at] == "v"]
    values = [at for at in numbers if letters[at - 1] != "a" and not _closes_span(letters, at)]
    if len(values) != 1 or head.axis is None:
        return None
    number = values[0]
    inside = [at for at in range(first, last) if at != number and letters[at] in _PLACED]
    keys = " ".join([piece[3] for piece in pieces[first:last]]).split()
    place = _stretch([pieces[at] for at in inside], OTHER[head.axis], keys, frame)
    return Band(number, {head.axis: head, OTHER[head.axis]: place}) if place is not None else None


def _closes_span(letters: str, at: int) -> bool:
    """ "from layer 3 to 7": the second end needs no word for the axis."""
    return letters[max(0, at - 4) : at] in ("bavb", "bakb")


def _says(pieces: list[Piece], spoken: frozenset[str]) -> bool:
    return any(piece[0] in "ws" and not spoken.isdisjoint(piece[3].split()) for piece in pieces)


def _stretch(place: list[Piece], axis: str, keys: list[str], frame: Frame) -> Coordinate | None:
    """The labels of an axis that a place names: all of them, from one to another, or up to one."""
    named = read_coordinates([piece for piece in place if piece[0] != "b"], frame)  # "to" is no axis here
    if any(c.axis != axis for c in named):
        return None
    spoken = {piece[3] for piece in place if piece[0] == "q"}
    if not spoken <= words("hedges", "all"):
        return None  # "in the others"
    if spoken:
        labels: tuple[str, ...] = tuple(frame.categories(axis))
    elif len(named) == 1 and len(named[0].labels) > 1:
        labels = named[0].labels
    else:
        labels = _open_or_spanned(keys, named, list(frame.categories(axis)))
    if len(labels) < 2:
        return None
    return Coordinate(axis, labels, True, place[0][1], place[-1][2], whole=True)


def _open_or_spanned(keys: list[str], named: list[Coordinate], labels: list[str]) -> tuple[str, ...]:
    """ "from layer 8 on", "up to layer 4", "from layer 3 to layer 7"; none for any other place."""
    places = [labels.index(c.labels[0]) for c in named if len(c.labels) == 1 and c.labels[0] in labels]
    if len(places) != len(named) or not places:
        return ()
    if len(places) == 2 and places[0] < places[1]:
        return tuple(labels[places[0] : places[1] + 1])
    if len(places) != 1:
        return ()
    if not words("relations", "starting").isdisjoint(keys) and not words("relations", "onward").isdisjoint(
        keys
    ):
        return tuple(labels[places[0] :])
    if not words("relations", "up_to").isdisjoint(keys):
        return tuple(labels[: places[0] + 1])
    return ()

"""Places in words: "in layers 0-7", "from layer 8 on", "in the first five layers", "elsewhere"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.cells.frame import Coordinate, Frame
from heatparse.reading.cells.joined_places import joined_spans
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates
from heatparse.records import Record
from heatparse.resources import vocabulary


class ToldPlace(Record, frozen=True):
    """Labels of an axis; or all that the other parts of a line leave, or those behind the part before."""

    labels: tuple[str, ...] = ()
    others: bool = False
    count: int = 0  # how many others, where a number says it
    behind: bool = False
    begins: bool = False  # "up to layer 8": with the axis, or behind the part before
    rest: bool = False  # what an exception leaves


def read_place(pieces: list[Piece], axis: str, frame: Frame) -> ToldPlace | None:
    """What a place in words says of an axis; None where it is open, or speaks of the other axis."""
    if any(piece[0] == "a" and piece[4] not in (axis, None) for piece in pieces):
        return None
    spoken = {piece[3] for piece in pieces if piece[0] == "q"}
    keys = " ".join([piece[3] for piece in pieces]).split()
    if spoken:
        return _in_general(pieces, spoken, frame.categories(axis))
    if not any(piece[0] in "vkn" for piece in pieces):
        return _in_words(keys)
    if any(piece[0] == "n" for piece in pieces):
        return _by_position(pieces, list(frame.categories(axis)))
    named = read_coordinates([piece for piece in pieces if piece[0] != "b"], frame)  # "to" is no axis here
    if any(c.axis not in (axis, None) or not c.known or not c.labels for c in named):
        return None
    place = _stretch(frozenset(keys), [c._replace(axis=axis) for c in named], axis, frame)
    return place if place.labels else None


def _in_general(pieces: list[Piece], spoken: set[str], labels: list[str]) -> ToldPlace | None:
    """ "throughout", "in all layers", "in the other layers", "in the remaining 14 layers"."""
    left = spoken & words("relations", "left_over")
    counts = [piece[4].value for piece in pieces if piece[0] == "v"]
    if (
        any(piece[0] in "kn" for piece in pieces)
        or len(counts) > 1
        or not all(counts)
        or (counts and not left)
    ):
        return None
    if not spoken <= words("hedges", "all") | left:
        return None
    return ToldPlace(others=True, count=int(counts[0]) if counts else 0) if left else ToldPlace(tuple(labels))


def _in_words(keys: list[str]) -> ToldPlace | None:
    """ "elsewhere", "outside of them", "after that"."""
    said = " ".join(keys)
    if said in words("relations", "elsewhere"):
        return ToldPlace(others=True)
    return ToldPlace(behind=True) if said in words("relations", "afterwards") else None


def _by_position(pieces: list[Piece], labels: list[str]) -> ToldPlace | None:
    """ "the first five layers", "the last 3 rows", "the second half"."""
    at = next(at for at, piece in enumerate(pieces) if piece[0] == "n")
    number = pieces[at][4]
    following = pieces[at + 1] if at + 1 < len(pieces) else None
    if following is None or any(piece[0] in "vkn" for piece in pieces[at + 2 :]):
        return None
    parts = vocabulary("relations", "parts")
    first = following[3].split()[0]
    if first in parts:
        size, rest = divmod(len(labels), parts[first])
        start = (number - 1 if number > 0 else parts[first] + number) * size
        return ToldPlace(tuple(labels[start : start + size])) if not rest and size > 1 else None
    counted = vocabulary("structure", "numbers").get(first)
    if following[0] == "v" and following[4].value is not None:
        counted = int(following[4].value)
    if not counted or counted >= len(labels) or abs(number) != 1:
        return None
    return ToldPlace(tuple(labels[:counted] if number > 0 else labels[-counted:]))


def _stretch(keys: frozenset[str], named: list[Coordinate], axis: str, frame: Frame) -> ToldPlace:
    """Labels that are listed, joined, spanned, or open at one end: "layers 0-4 and 9", "up to layer 4"."""
    labels = tuple(frame.categories(axis))
    apart = not words("relations", "apart").isdisjoint(keys)
    places = [labels.index(c.labels[0]) for c in named if len(c.labels) == 1 and c.labels[0] in labels]
    if not named or not words("joints", "choices").isdisjoint(keys):
        return ToldPlace()
    if len(named) == 1 and len(named[0].labels) > 1:
        if not words("names", "outside").isdisjoint(keys):
            return ToldPlace(tuple(label for label in labels if label not in named[0].labels))
        return ToldPlace(() if apart else named[0].labels)
    if len(named) > 1 and not words("relations", "and").isdisjoint(keys) and not _are_ends(keys, places):
        joined = tuple(dict.fromkeys(label for c in joined_spans(named, frame) for label in c.labels))
        return ToldPlace(() if apart else joined)
    if len(places) != len(named) or len(places) > 2:
        return ToldPlace()
    if len(places) == 2:
        return ToldPlace(labels[places[0] : places[1] + 1] if places[0] < places[1] and not apart else ())
    return _open(keys, places[0], labels)


def _are_ends(keys: frozenset[str], places: list[int]) -> bool:
    """ "Between layer 4 and layer 9"."""
    return len(places) == 2 and not words("function_words", "before_ends").isdisjoint(keys)


def _open(keys: frozenset[str], at: int, labels: tuple[str, ...]) -> ToldPlace:
    """ "from layer 8 on", "beyond layer 8", "up to layer 8", "before layer 8"; else the one label."""

    def says(name: str) -> bool:
        return not words("relations", name).isdisjoint(keys)

    if says("starting"):
        return ToldPlace(labels[at:] if says("onward") else ())
    if says("up_to"):
        return ToldPlace(labels[: at + 1], begins=True)
    if says("later"):
        return ToldPlace(labels[at + 1 :])
    if says("earlier"):
        return ToldPlace(labels[:at], begins=True)
    return ToldPlace(() if says("apart") else (labels[at],))

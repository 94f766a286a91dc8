"""Values that verbs lead to behind both of their labels: "At pH 6 and 30 °C, the yield drops to 43"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.reading.cells.frame import Coordinate, Frame, X, Y
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates, settle
from heatparse.reading.cells.shapes import ValueShape
from heatparse.records import NamedTuple
from heatparse.tokens import label_keys


class Reached(NamedTuple):
    """A value and its place."""

    value: ValueShape
    place: dict[str, Coordinate]


def reached_value(pieces: list[Piece], letters: str, at: int, frame: Frame) -> Reached | None:
    """The value `at` some place of a sentence that names a row and a column, and says what is reached there.

    What is told of a way ("from 50 to 43", "by 7") is none, nor is one beside other words: "unlike Rome, Oslo …".
    """
    worded = sum(one in "wc" and two != "i" for one, two in pairwise(letters))
    if worded > 1 or _tells_way(pieces):
        return None
    if pieces[at][4].value is None:
        return None
    unit = pieces[at][4].unit
    if letters[at + 1 : at + 2] == "a" or (
        unit and any(unit.lower() in _words_of(axis, frame) for axis in (X, Y))
    ):
        return None  # "Rye in Rome peaks at 20 mg", of an axis "Dose (mg)"
    named = read_coordinates([*pieces[: at - 1], *pieces[at + 1 :]], frame)
    if any(not c.known or c.whole or len(c.labels) != 1 for c in named):
        return None
    place = settle(named, {}, frame)
    if len(named) != len(place) or place.keys() != {X, Y}:
        return None
    return Reached(ValueShape(at, ()), place)


def _words_of(axis: str, frame: Frame) -> tuple[str, ...]:
    return label_keys(frame.panel.side(axis).label or "")


def _tells_way(pieces: list[Piece]) -> bool:
    """Whether words tell a difference, an aggregate or where something began."""
    spoken = {key for piece in pieces if piece[0] in "wsbfo" for key in piece[3].split()}
    verbs = words("relations", "arriving") | words("relations", "staying_at")
    told = words("relations", "derived") | words("relations", "aggregates") | {"from", "by", "than"}
    return not (told - verbs).isdisjoint(spoken)

"""Values that verbs lead to behind both of their labels: "At pH 6 and 30 °C, the yield drops to 43"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.cells.frame import Coordinate, Frame, X, Y
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates, settle
from heatparse.reading.cells.shapes import ValueShape
from heatparse.records import NamedTuple
from heatparse.tokens import label_keys

_LABELS = "vkn"
_MEMBERS = 3  # two labels and the value


class Reached(NamedTuple):
    """A value and its place."""

    value: ValueShape
    place: dict[str, Coordinate]


def reached_value(pieces: list[Piece], letters: str, frame: Frame) -> Reached | None:
    """The one value of a sentence that names a row and a column and says what is reached there.

    What is told of a way ("from 50 to 43", "by 7") is none.
    """
    if sum(letter in _LABELS for letter in letters) != _MEMBERS or _tells_way(pieces):
        return None
    numbers = [at for at in range(1, len(letters)) if letters[at] == "v" and _leads(pieces, at)]
    if len(numbers) != 1 or pieces[numbers[0]][4].value is None:
        return None
    at = numbers[0]
    unit = pieces[at][4].unit
    if letters[at + 1 : at + 2] == "a" or (
        unit and any(unit.lower() in _words_of(axis, frame) for axis in (X, Y))
    ):
        return None  # "Rye in Rome peaks at 20 mg", of an axis "Dose (mg)"
    joined = letters[at - 1] in "bf"
    rest = [*pieces[: at - joined], *pieces[at + 1 :]]
    named = read_coordinates(rest, frame)
    if any(not c.known or c.whole or len(c.labels) != 1 for c in named):
        return None
    place = settle(named, {}, frame)
    if len(named) != len(place) or place.keys() != {X, Y}:
        return None
    return Reached(ValueShape(at, ()), place)


def _words_of(axis: str, frame: Frame) -> tuple[str, ...]:
    return label_keys(frame.panel.side(axis).label or "")


def _leads(pieces: list[Piece], at: int) -> bool:
    """Whether a verb leads to a number: "drops to 43", "peaks at 43", "reaches 43"."""
    before = pieces[at - 1]
    if before[0] == "i":
        return before[3].split()[-1:] != ["at"] and not words("relations", "reached").isdisjoint(
            before[3].split()
        )
    spoken = pieces[at - 2][3].split() if at > 1 and pieces[at - 2][0] in "wci" else []
    if before[3] == "to":
        return not words("relations", "arriving").isdisjoint(spoken[-1:])
    return before[3] == "at" and not words("relations", "staying_at").isdisjoint(spoken[-1:])


def _tells_way(pieces: list[Piece]) -> bool:
    """Whether words tell a difference, an aggregate or where something began."""
    spoken = {key for piece in pieces if piece[0] in "wsbfo" for key in piece[3].split()}
    verbs = words("relations", "arriving") | words("relations", "staying_at")
    told = words("relations", "derived") | words("relations", "aggregates") | {"from", "by", "than"}
    return not (told - verbs).isdisjoint(spoken)

"""Values with both of their labels in brackets beside them: "lowest 0.1 at (Ant, Dog), highest (Bee, Fox): 0.6"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.cells.frame import Coordinate, Frame
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates, settle
from heatparse.records import Record
from heatparse.resources import scanner

_FEWEST = 2  # such values in a line that says something else of them as well
_NEAR = 3  # pieces in front of such a value that may say that it is none of a cell


class Paired(Record, frozen=True):
    """A value (index of its piece) and the place in the brackets; where both begin."""

    first: int
    number: int
    place: dict[str, Coordinate]


def paired_values(pieces: list[Piece], letters: str, frame: Frame) -> list[Paired]:
    """The values of a line with words in it; [] where fewer than two have their labels beside them."""
    if "w" not in letters or letters.count("(") < _FEWEST:
        return []
    found: list[Paired] = []
    for match in scanner("paired").finditer(letters):
        first, last = match.span()
        number = first if letters[first] == "v" else last - 1
        opening, closing = letters.index("(", first), letters.rindex(")", first, last)
        named = read_coordinates(pieces[opening : closing + 1], frame)
        if len(named) != len(("row", "column")) or any(not c.known or c.whole for c in named):
            continue
        spoken = {key for piece in pieces[max(0, first - _NEAR) : first] for key in piece[3].split()}
        if not words("relations", "derived").isdisjoint(spoken):
            continue  # "a drop of 0.3 (Ant, Dog)"
        if letters[first : first + 2] == "v(" and "k" not in letters[opening:closing]:
            continue  # "0.3 (0.1, 0.5)" may as well be an interval
        found.append(Paired(first, number, settle(named, {}, frame)))
    return found if len(found) >= _FEWEST else []


__all__ = ["Paired", "paired_values"]

"""Cells told in sentences with their coordinates in brackets: "A yellow cell (0.09) at (Layer 6, Head 2)"."""

from __future__ import annotations

from heatparse.reading.cells.derived_values import is_derived
from heatparse.reading.cells.frame import Coordinate, Frame
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates, settle
from heatparse.records import NamedTuple
from heatparse.resources import scanner

_PAIR = 2


class Spotted(NamedTuple):
    """A value (index of its piece) and its place."""

    number: int
    place: dict[str, Coordinate]


def spotted_values(pieces: list[Piece], letters: str, frame: Frame) -> list[Spotted]:
    """The cells of a sentence in which values and coordinates take turns; none of any other sentence."""
    if "a=" not in letters and ("," not in letters or not ("(" in letters or "[" in letters)):
        return []
    parts = [(m.lastgroup or "", m.start(), m.end()) for m in scanner("spotted").finditer(letters)]
    kinds = [kind for kind, _, _ in parts]
    if set(kinds) == {"TRIPLE"}:
        return _triples(pieces, letters, [(first, last) for _, first, last in parts], frame)
    if not kinds or len(kinds) % 2 or any(kinds[at] == kinds[at + 1] for at in range(len(kinds) - 1)):
        return []
    found: list[Spotted] = []
    for one, two in zip(parts[::2], parts[1::2], strict=True):
        spot, value = (one, two) if one[0] == "SPOT" else (two, one)
        since = max(letters.rfind(sign, 0, one[1]) for sign in ":;.,") + 1
        apart = value[1] and letters[value[1] - 1] == "("  # "(0.06) right above it at (Layer 5, Head 2)"
        if is_derived(pieces[since : one[1] if apart else two[2]]):
            return []
        named = read_coordinates(pieces[spot[1] : spot[2]], frame)
        if len(named) != _PAIR or any(not c.known or c.whole for c in named):
            return []
        place = settle(named, {}, frame)
        if len(place) != _PAIR:
            return []
        found.append(Spotted(value[1], place))
    return found


def _triples(pieces: list[Piece], letters: str, spans: list[tuple[int, int]], frame: Frame) -> list[Spotted]:
    """ "(Layer 6, Head 2, 0.09), (Layer 5, Head 1, 0.06)": in each bracket a row, a column and a value."""
    found: list[Spotted] = []
    behind = 0
    for first, last in spans:
        number = last - 2
        named = read_coordinates(
            pieces[first : max(letters.rfind(sign, first, number) for sign in ",;:=")], frame
        )
        place = settle(named, {}, frame) if len(named) == _PAIR and all(c.known for c in named) else {}
        value = frame.labels.get(pieces[number][3])
        unclear = "k" not in letters[first:last] and value is not None and value.is_category
        if len(place) != _PAIR or unclear or is_derived(pieces[behind:last]):
            return []
        found.append(Spotted(number, place))
        behind = last
    return found

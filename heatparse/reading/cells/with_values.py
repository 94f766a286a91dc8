"""Values that "with" adds to what is said of cells: "Barley is slightly weaker, with 9 t in May and 8 t in June".

Each value has its label behind it, and the sentence begins with the one across, or each has both: "most cells are
pale, with 9 for Barley in May". What stands in front of "with" is left to others.
"""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates
from heatparse.reading.cells.shapes import ValueShape
from heatparse.records import NamedTuple
from heatparse.resources import scanner

_FEWEST = 2  # values of a row; one that has both of its labels is enough
_BOTH = 2  # labels of a place
_JOINTS = frozenset(",&;")

Place = dict[str, Coordinate]


class Added(NamedTuple):
    """The cells that one "with" adds, and the pieces that tell them."""

    first: int
    behind: int
    cells: list[tuple[Place, ValueShape]]


class _Told(NamedTuple):
    """A value, and the labels behind it."""

    number: int
    behind: int
    named: list[Coordinate]


def added_values(pieces: list[Piece], letters: str, frame: Frame) -> list[Added]:
    """What the parts of a sentence behind "with" tell; none where a label is open."""
    found: list[Added] = []
    since = 0
    for group in _groups(pieces, letters, frame):
        first, behind = group[0].number - 1, group[-1].behind
        cells = _cells(group, pieces[since:first], letters[since:first], frame)
        if cells:
            found.append(Added(first, behind, cells))
        since = behind
    return found


def _groups(pieces: list[Piece], letters: str, frame: Frame) -> list[list[_Told]]:
    """Values side by side, the first of each group behind "with"."""
    groups: list[list[_Told]] = []
    for match in scanner("added").finditer(letters):
        number = match.start() + match[0].index("v")
        if _is_more(pieces[number + 1]):
            continue
        named = read_coordinates(pieces[number + 1 : match.end()], frame)
        told = _Told(number, match.end(), [c for c in named if c.known and not c.whole])
        between = letters[groups[-1][-1].behind : number] if groups else "."
        if groups and between.rstrip("f") and set(between.rstrip("f")) <= _JOINTS and "." not in between:
            groups[-1].append(told)
        elif number and pieces[number - 1][3] in words("function_words", "adding_values"):
            groups.append([told])
    return groups


def _is_more(behind: Piece) -> bool:
    """ "3 more in May", "2 times as many in May": no value, but how far it is from another."""
    more = words("relations", "derived") | words("relations", "farther")
    return behind[0] in "ws" and not more.isdisjoint(behind[3].split())


def _cells(
    group: list[_Told], front: list[Piece], letters: str, frame: Frame
) -> list[tuple[Place, ValueShape]]:
    sizes = {len(told.named) for told in group}
    if sizes == {_BOTH}:
        places = [_whole_place(told.named) for told in group]
    elif sizes == {1} and len(group) >= _FEWEST:
        head = _head(front, letters, frame)
        places = [_across(head, told.named[0]) if head is not None else None for told in group]
    else:
        return []
    if None in places or any(one == two for one, two in pairwise(map(_key, places))):
        return []
    return [(place, ValueShape(told.number, ())) for place, told in zip(places, group, strict=True) if place]


def _key(place: Place | None) -> list[tuple[str, tuple[str, ...]]]:
    return sorted((axis, one.labels) for axis, one in (place or {}).items())


def _whole_place(named: list[Coordinate]) -> Place | None:
    """Row and column, each on its own axis."""
    return {one.axis: one for one in named if one.axis} if {one.axis for one in named} == {X, Y} else None


def _across(head: Coordinate, label: Coordinate) -> Place | None:
    """Row and column, where a label is not on the axis of the head."""
    if head.axis is None and label.axis is None:
        return None
    axis = label.axis or OTHER[head.axis or Y]
    return {axis: label, OTHER[axis]: head} if head.axis in (OTHER[axis], None) else None


def _head(front: list[Piece], letters: str, frame: Frame) -> Coordinate | None:
    """The one label of what is said in front of "with": "Barley is slightly weaker"; not "Barley rises by 3"."""
    named = [c for c in read_coordinates(front, frame) if c.known]
    if len(named) != 1 or named[0].whole or "v" in letters or ":" in letters:
        return None
    return named[0]

"""Rows, or columns, that one sentence tells one after the other: "Ant had 1 at Rome and 2 at Oslo; Bee 3 and 4".

Nothing is read but sentences in which each of the lines has as many values as there are labels across it, each
beside its label or all of them in the order of the axis.
"""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.reading.cells.derived_values import is_derived
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.pieces import Piece
from heatparse.reading.cells.places import read_coordinates
from heatparse.reading.cells.positions import position_axes
from heatparse.reading.cells.shapes import ValueShape
from heatparse.resources import vocabulary
from heatparse.tokens import fold

_FEWEST_LINES = 2
_FEWEST_ACROSS = 3  # labels across a line that is told by itself, or with nouns between its values
_FRONT = frozenset("fsao&,;")  # in front of the label of a line that is told by itself
_VERBS = frozenset("wisa:,")  # behind it
_LABELS = {"k": 1, "n": 2, "w": 2}  # pieces of a label: "Ant", "first row", "left column"
_MARKS = frozenset(",&>;-()sf")  # between values in the order of the axis; words are looked at by themselves

Place = dict[str, Coordinate]


def read_told_lines(pieces: list[Piece], letters: str, frame: Frame) -> list[tuple[Place, ValueShape]]:
    """Place and value of each cell of a sentence that tells whole lines; none for any other sentence."""
    labels = _labels(pieces, letters, frame)
    if labels is None or _tells_more(pieces, letters, frame):
        return []
    for axis in (Y, X):
        cells = _lines(pieces, letters, labels, axis, frame)
        if cells:
            return cells
    return []


def _labels(pieces: list[Piece], letters: str, frame: Frame) -> dict[int, Coordinate] | None:
    """The labels of a sentence by the index of their pieces; None where the axis of one is open."""
    found: dict[int, Coordinate] = {}
    for at, letter in enumerate(letters):
        size = _LABELS.get(letter, 0)
        if not size or (letter != "k" and letters[at + 1 : at + size] != "a"):
            continue
        named = read_coordinates(pieces[at : at + size], frame)
        if letter == "w":
            named = _on_side(pieces[at], pieces[at + 1], frame)
            if not named:
                continue
        if len(named) != 1 or named[0].axis is None or not named[0].known or len(named[0].labels) != 1:
            return None
        if letter == "k" and any(label.labels == named[0].labels for label in list(found.values())[-1:]):
            continue  # "the third row, Madrid": one place
        found[at] = named[0]
    return found


def _on_side(place: Piece, noun: Piece, frame: Frame) -> list[Coordinate]:
    """The line on one side, or in the middle, of the grid: "the left column", "the middle row"."""
    axis = noun[4]
    if axis not in OTHER or noun[3] not in position_axes():
        return []
    sides = vocabulary("relations", "sided_lines", axis)
    index = next((sides[key] for key in place[3].split()[-1:] if key in sides), None)
    labels = frame.categories(axis)
    if index is None or (index == 0 and len(labels) % 2 == 0):
        return []
    label = labels[len(labels) // 2 if index == 0 else index - 1 if index > 0 else index]
    return [Coordinate(axis, (label,), True, place[1], noun[2], counted=True)]


def _tells_more(pieces: list[Piece], letters: str, frame: Frame) -> bool:
    """Whether a number may be a label, a change, or one that only bounds the values."""
    for at, letter in enumerate(letters):
        if letter != "v":
            continue
        key = fold(pieces[at][3])
        if frame.on(X, key) or frame.on(Y, key) or pieces[at][4].value is None:
            return True
        if at and pieces[at - 1][3].split()[-1:] == ["by"]:
            return True
    ranked = words("winners", "rank_nouns")
    return is_derived(pieces) or any(not ranked.isdisjoint(p[3].split()) for p in pieces if p[0] in "ws")


def _lines(
    pieces: list[Piece], letters: str, labels: dict[int, Coordinate], axis: str, frame: Frame
) -> list[tuple[Place, ValueShape]]:
    """The cells of the lines of one axis, each from its label up to the next; none where one is no whole line."""
    across = list(frame.categories(OTHER[axis]))
    heads = [at for at, label in labels.items() if label.axis == axis]
    names = {labels[at].labels for at in heads}
    if (
        not heads
        or len(across) < len(("one", "other"))
        or len(names) < len(heads)
        or "v" in letters[: heads[0]]
    ):
        return []
    front = [label.labels[0] for at, label in labels.items() if at < heads[0]]
    order = front if sorted(front) == sorted(across) else across
    if front and order is across:
        return []
    cells: list[tuple[Place, ValueShape]] = []
    for first, stop in zip(heads, [*heads[1:], len(letters)], strict=True):
        numbers = [at for at in range(first, stop) if letters[at] == "v"]
        beside = [at for at in labels if first < at < stop]
        if len(numbers) != len(across):
            return []
        if beside:
            names_across = [labels[at].labels[0] for at in beside] if _take_turns(numbers, beside) else []
        else:
            names_across = order if _stand_alone(pieces, letters, first, numbers) else []
        if sorted(names_across) != sorted(across):
            return []
        for turn, (number, name) in enumerate(zip(numbers, names_across, strict=True)):
            place = labels[beside[turn]] if beside else pieces[number]  # where the label is written
            other = Coordinate(OTHER[axis], (name,), True, *_written(place))
            cells.append(({axis: labels[first], OTHER[axis]: other}, ValueShape(number, ())))
    keyed = any(sign in letters for sign in ":=>") and not _is_led_in(letters, heads[0])
    if len(heads) < _FEWEST_LINES and (keyed or len(across) < _FEWEST_ACROSS):
        return []
    in_order = len(heads) < _FEWEST_LINES and len(labels) < len(across)
    return [] if in_order and not _is_bare(pieces, letters, heads[0]) else cells


def _written(place: Coordinate | Piece) -> tuple[int, int]:
    """Where the label of a value is written, or the value that has none beside it."""
    return (place.start, place.end) if isinstance(place, Coordinate) else (place[1], place[2])


def _is_led_in(letters: str, head: int) -> bool:
    """ "Ant looks the same: 1 at Rome, 2 at Oslo": words in front of the colon make a sentence of a statement."""
    colon = letters.find(":")
    between = letters[head + 1 : colon]
    return letters.count(":") == 1 and colon > head and "w" in between and set(between) <= _VERBS


def _is_bare(pieces: list[Piece], letters: str, head: int) -> bool:
    """Whether a sentence of one line says nothing else: "At Ant, they counted 1, 2 and 3"."""
    number = letters.find("v")
    between = letters[head + 1 : number].replace("sf", "s")
    if between.endswith("f") and pieces[number - 1][3] in words("function_words", "with_values"):
        between = between[:-1]  # "ended up with 1, 2 and 3"
    if not set(letters[:head]) <= _FRONT or not set(between) <= _VERBS:
        return False
    sizes = words("relations", "sizes")
    return all(sizes.isdisjoint(piece[3].split()) for piece in pieces if piece[0] in "ws")


def _take_turns(numbers: list[int], beside: list[int]) -> bool:
    """Whether each value has its own label, always in front of it or always behind it."""
    if len(numbers) != len(beside):
        return False
    turns = sorted([*numbers, *beside])
    return turns[::2] in (numbers, beside)


def _stand_alone(pieces: list[Piece], letters: str, head: int, numbers: list[int]) -> bool:
    """Whether values in the order of the axis have nothing between them but marks, or a noun that all of them have."""
    motions = words("relations", "motions") | words("relations", "moving")
    if any(
        not motions.isdisjoint(piece[3].split()) for piece in pieces[head : numbers[-1]] if piece[0] in "ws"
    ):
        return False
    gaps = [letters[one + 1 : two] for one, two in pairwise(numbers)]
    if all(set(gap) <= _MARKS for gap in gaps):
        return True
    nouns = {
        pieces[at][3] for one, two in pairwise(numbers) for at in range(one + 1, two) if letters[at] == "w"
    }
    plain = all(set(gap) <= _MARKS | {"w"} for gap in gaps)
    return plain and len(nouns) == 1 and len(numbers) >= _FEWEST_ACROSS

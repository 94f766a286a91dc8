"""Literals of JSON, Python and NumPy in fences: objects of objects, records, matrices with their labels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from heatparse.lalr import NotInGrammar, Parser, Token
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft, Stated
from heatparse.resources import string_parser
from heatparse.tokens import label_keys

_FEWEST = 4  # cells that make a grid
_TRIPLE = 3


class Leaf(NamedTuple):
    """A label or a number: its text and where it stands."""

    text: str
    start: int
    end: int
    number: bool = False


# An object, in the order of its keys.
Pairs = list[tuple[Leaf, Any]]
# Row, column and value of a cell; a row or a column is a label or a position.
Entry = tuple[Leaf | int, Leaf | int, Leaf]


class _Object(NamedTuple):
    pairs: Pairs


def read_literal(draft: Draft, frame: Frame, found: Found, blocks: list[int]) -> bool:
    """Take the cells of a fence that holds one literal; False when it holds none."""
    start, end = draft.blocks[blocks[0]].start, draft.blocks[blocks[-1]].end
    entries = _grid(_parse(draft.text, start, end))
    if len(entries) < _FEWEST:
        return False
    entries = _turned(frame, entries)
    _learn(frame, entries)
    cells = [
        ({Y: row, X: column}, value)
        for entry_row, entry_column, value in entries
        if (row := _coordinate(frame, Y, entry_row, value))
        and (column := _coordinate(frame, X, entry_column, value))
    ]
    if 2 * len(cells) < len(entries):
        return False
    for place, value in cells:
        quantity = read_quantity(value.text)
        if quantity is not None:
            found.add(place, quantity, None, value.start, value.end)
    _state_lengths(draft, frame, cells)
    for index in blocks:
        draft.roles[index] = "data"
    return True


def _state_lengths(draft: Draft, frame: Frame, cells: list[tuple[dict[str, Coordinate], Leaf]]) -> None:
    """Note the lists that are shorter or longer than the x axis, where most are as long."""
    starts = Counter(place[X].start for place, _ in cells)
    rows: dict[str, list[Leaf]] = {}
    for place, value in cells:
        if place[X].start == value.start or starts[place[X].start] > 1:  # by its position, not by a key
            rows.setdefault(place[Y].labels[0], []).append(value)
    width = len(frame.categories(X))
    odd = [values for values in rows.values() if len(values) != width]
    for values in odd if 2 * len(odd) < len(rows) else ():
        span = (values[0].start, values[-1].end)
        draft.stated.append(Stated("row-length", span, len(values), frame.number, X))


def is_literal(draft: Draft, blocks: list[int]) -> bool:
    """Whether a fence holds a literal of a grid that tells its labels itself."""
    start, end = draft.blocks[blocks[0]].start, draft.blocks[blocks[-1]].end
    entries = _grid(_parse(draft.text, start, end))
    return len(entries) >= _FEWEST and all(
        not isinstance(side, int) for entry in entries for side in entry[:2]
    )


def _parse(text: str, start: int, end: int) -> Any:
    """The literal of a text as a whole, else between the first opening and the last closing bracket."""
    openings = [at for sign in "{[" if (at := text.find(sign, start, end)) >= 0]
    last = max(text.rfind(sign, start, end) for sign in "}]")
    if not openings or last < min(openings):
        return None
    for first, behind in ((start, end), (min(openings), last + 1)):
        try:
            return _moved(_parser().parse(text[first:behind]), first)
        except NotInGrammar:
            continue
    return None


def _moved(value: Any, shift: int) -> Any:
    if isinstance(value, Leaf):
        return value._replace(start=value.start + shift, end=value.end + shift)
    if isinstance(value, _Object):
        return _Object([(_moved(key, shift), _moved(inner, shift)) for key, inner in value.pairs])
    return [_moved(inner, shift) for inner in value]


@cache
def _parser() -> Parser:
    return string_parser("literal", _Values())


class _Values:
    """One method for each alias of literal.lark."""

    def start(self, children: list[Any]) -> Any:
        return children[0]

    def string(self, children: list[Token]) -> Leaf:
        token = children[0]
        return Leaf(token[1:-1], token.start + 1, token.end - 1)

    def number(self, children: list[Token]) -> Leaf:
        return Leaf(str(children[0]), children[0].start, children[0].end, True)

    def name(self, children: list[Token]) -> Leaf:
        return Leaf("", children[0].start, children[0].end)

    def pair(self, children: list[Any]) -> tuple[Leaf, Any]:
        key = children[0]
        quoted = key.type == "STRING"
        text = key[1:-1] if quoted else str(key)
        return Leaf(text, key.start + quoted, key.end - quoted), children[1]

    def object(self, children: list[Any]) -> _Object:
        return _Object(children)

    def array(self, children: list[Any]) -> list[Any]:
        return children

    def call(self, children: list[Any]) -> Any:
        """What a function is called with: its one value, or all that is named and the rest as its data."""
        name, *given = children
        values = [value for value in given if not isinstance(value, tuple) or isinstance(value, Leaf)]
        pairs = [pair for pair in given if isinstance(pair, tuple) and not isinstance(pair, Leaf)]
        if not pairs and len(values) == 1:
            return values[0]
        data = [(Leaf("data", name.start, name.end), value) for value in values]
        return _Object([*data, *pairs])


# --- forms of grids ---------------------------------------------------------------------------


def _grid(literal: Any) -> list[Entry]:
    """The cells of a literal: those of the part that gives most, with the labels that stand beside it."""
    sides = _sides(literal)
    best: list[Entry] = []
    for part in _parts(literal):
        entries = list(_entries(part))
        if len(entries) > len(best):
            best = entries
    rows, columns = sides.get(Y), sides.get(X)
    return [(_at(rows, row), _at(columns, column), value) for row, column, value in best]


def _parts(value: Any) -> Iterator[Any]:
    """A literal and all objects and lists in it, the outer ones first."""
    if isinstance(value, _Object):
        yield value
        for _, inner in value.pairs:
            yield from _parts(inner)
    elif isinstance(value, list):
        yield value
        for inner in value:
            yield from _parts(inner)


def _sides(literal: Any) -> dict[str, list[Any]]:
    """The lists of labels: by the names that they have, else by the lengths of a matrix."""
    sides: dict[str, list[Any]] = {}
    loose: list[list[Any]] = []
    matrix: list[Any] = []
    for part in _parts(literal):
        if _is_matrix(part) and not matrix:
            matrix = part
        for key, inner in part.pairs if isinstance(part, _Object) else ():
            labels = _labels(inner)
            axis = _axis(key)
            if labels and axis is not None:
                sides.setdefault(axis, labels)
            elif labels and not isinstance(inner, _Object) and not any(_is_number(label) for label in labels):
                loose.append(labels)
    for labels in loose:
        wide = matrix and len(labels) == len(matrix[0]) and (len(labels) != len(matrix) or Y in sides)
        tall = not matrix or len(labels) == len(matrix)
        if X not in sides and (wide or not matrix):
            sides[X] = labels
        elif Y not in sides and tall:
            sides[Y] = labels
    return sides


def _labels(value: Any) -> list[Any]:
    """A list of leaves, or the one in an object that describes an axis: {"label": "Goal", "ticks": […]}."""
    if isinstance(value, _Object):
        return next((labels for _, inner in value.pairs if (labels := _labels(inner))), [])
    whole = isinstance(value, list) and len(value) > 1 and all(isinstance(label, Leaf) for label in value)
    return value if whole else []


def _axis(key: Leaf) -> str | None:
    """The axis that a key names: "x_axis", "yLabels", "columns"."""
    name = key.text.lower().replace("_", "").replace("-", "").replace(" ", "")
    return next((axis for axis in (X, Y) if name in words("structure", "literal_axes", axis)), None)


def _entries(value: Any) -> Iterator[Entry]:
    """The cells of one object or list, by the form that it has."""
    if isinstance(value, _Object):
        for key, inner in value.pairs:
            if _axis(key) is None:
                yield from _row(key, inner)
    elif _is_matrix(value):
        for i, row in enumerate(value):
            yield from ((i, j, number) for j, number in enumerate(row) if isinstance(number, Leaf))
    elif isinstance(value, list):
        for record in value:
            yield from _record(record) if isinstance(record, _Object) else _line(record)


def _row(key: Leaf, inner: Any) -> Iterator[Entry]:
    """ "Ant": {"Rome": 0.1} and "Ant": [0.1, 0.2]."""
    if isinstance(inner, _Object):
        if sum(_is_number(value) for _, value in inner.pairs) > 1:
            yield from ((key, column, value) for column, value in inner.pairs if _is_number(value))
    elif isinstance(inner, list) and any(map(_is_number, inner)):
        leaves = [value for value in inner if isinstance(value, Leaf)]
        if all(leaf.number or not leaf.text for leaf in leaves):
            yield from ((key, at, leaf) for at, leaf in enumerate(leaves))


def _line(values: Any) -> Iterator[Entry]:
    """["Ant", 0.1, 0.2] and ["Ant", "Rome", 0.1]."""
    if not isinstance(values, list) or not all(isinstance(value, Leaf) for value in values):
        return
    labels = [value for value in values if not value.number]
    if len(values) == _TRIPLE and len(labels) == 2 and values[2].number:
        yield values[0], values[1], values[2]
    elif len(labels) == 1 and values[0] is labels[0]:
        yield from ((labels[0], at, value) for at, value in enumerate(values[1:]))


def _record(record: _Object) -> Iterator[Entry]:
    """{"row": "Ant", "column": "Rome", "value": 0.1} and {"name": "Ant", "values": [0.1, 0.2]}."""
    named = [(key, inner) for key, inner in record.pairs if isinstance(inner, Leaf) and not inner.number]
    labels = [inner for _, inner in named]
    numbers = [inner for _, inner in record.pairs if _is_number(inner)]
    if len(labels) == 1 and not numbers:
        for _, inner in record.pairs:
            yield from _row(labels[0], inner)
    elif len(labels) == 1:
        yield from ((labels[0], key, inner) for key, inner in record.pairs if _is_number(inner))
    elif len(labels) >= 2 and numbers:
        axes = {axis: inner for key, inner in named if (axis := _axis(key))}
        yield axes.get(Y, labels[0]), axes.get(X, labels[1]), numbers[0]
    elif not labels and len(numbers) == _TRIPLE:
        yield numbers[0], numbers[1], numbers[2]


def _at(labels: list[Any] | None, position: Leaf | int) -> Leaf | int:
    """The label at a position; any other label as it is."""
    if labels is None or not isinstance(position, int) or position >= len(labels):
        return position
    label: Leaf = labels[position]
    return label


def _is_matrix(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) > 1
        and all(isinstance(row, list) and any(map(_is_number, row)) for row in value)
        and not any(isinstance(leaf, Leaf) and leaf.text and not leaf.number for row in value for leaf in row)
    )


def _is_number(value: Any) -> bool:
    return isinstance(value, Leaf) and value.number


# --- places -----------------------------------------------------------------------------------


def _turned(frame: Frame, entries: list[Entry]) -> list[Entry]:
    """The entries with their rows first: what comes first may be what the x axis lists."""

    def known(axis: str, side: int) -> int:
        labels = {entry[side].text for entry in entries if isinstance(entry[side], Leaf)}  # type: ignore[union-attr]
        return sum(frame.on(axis, " ".join(label_keys(label))) is not None for label in labels)

    if known(X, 0) + known(Y, 1) > known(Y, 0) + known(X, 1):
        return [(column, row, value) for row, column, value in entries]
    return entries


def _learn(frame: Frame, entries: list[Entry]) -> None:
    """An axis that the text does not list has the labels of the literal."""
    for axis, side in ((Y, 0), (X, 1)):
        target = frame.panel.x if axis == X else frame.panel.y
        if not target.categories:
            target.categories = list(
                dict.fromkeys(label.text for entry in entries if isinstance(label := entry[side], Leaf))
            )
    frame.refresh()


def _coordinate(frame: Frame, axis: str, label: Leaf | int, value: Leaf) -> Coordinate | None:
    if isinstance(label, int):
        labels = frame.categories(axis)
        return (
            Coordinate(axis, (labels[label],), True, value.start, value.end) if label < len(labels) else None
        )
    if not frame.categories(OTHER[axis]):
        return None
    category = frame.on(axis, " ".join(label_keys(label.text)))
    return Coordinate(axis, (category or label.text,), category is not None, label.start, label.end)


__all__ = ["is_literal", "read_literal"]

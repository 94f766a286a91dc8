"""Literals of JSON, Python and NumPy in fences: objects of objects, records, matrices with their labels."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from heatparse.lalr import NotInGrammar, Parser, Token
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft
from heatparse.resources import string_parser
from heatparse.tokens import label_keys

_FEWEST = 4  # cells that make a grid


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
    literal = _parse(draft.text, start, end)
    entries = list(_entries(literal)) if literal is not None else []
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
    for index in blocks:
        draft.roles[index] = "data"
    return True


def _parse(text: str, start: int, end: int) -> Any:
    """The literal between the first opening and the last closing bracket."""
    openings = [at for sign in "{[" if (at := text.find(sign, start, end)) >= 0]
    last = max(text.rfind(sign, start, end) for sign in "}]")
    if not openings or last < min(openings):
        return None
    first = min(openings)
    lists = text[first : last + 1]
    # "DataFrame([[…]], index=[…], columns=[…])": three lists one behind the other
    for name in words("structure", "literal_names"):
        lists = lists.replace(f"{name}=", f"{name}:")
    wrapped = "{data: " + lists + "}" if lists != text[first : last + 1] else lists
    try:
        made = _parser().parse(wrapped)
    except NotInGrammar:
        return None
    shift = first - (len("{data: ") if wrapped is not lists else 0)
    return _moved(made, shift)


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


# --- forms of grids ---------------------------------------------------------------------------


def _entries(value: Any) -> Iterator[Entry]:
    """The cells of a literal, by the form that it has."""
    if isinstance(value, _Object):
        matrix = next((inner for _, inner in value.pairs if _is_matrix(inner)), None)
        if matrix is not None:
            yield from _labelled(value, matrix)
        elif len(value.pairs) == 1:
            yield from _entries(value.pairs[0][1])
        else:
            for key, inner in value.pairs:
                yield from _row(key, inner)
    elif _is_matrix(value):
        yield from _labelled(_Object([]), value)
    elif isinstance(value, list):
        for record in value:
            if isinstance(record, _Object):
                yield from _record(record)


def _row(key: Leaf, inner: Any) -> Iterator[Entry]:
    """ "Ant": {"Rome": 0.1} and "Ant": [0.1, 0.2]."""
    if isinstance(inner, _Object):
        yield from ((key, column, value) for column, value in inner.pairs if _is_number(value))
    elif isinstance(inner, list):
        yield from ((key, at, value) for at, value in enumerate(inner) if _is_number(value))


def _record(record: _Object) -> Iterator[Entry]:
    """{"row": "Ant", "column": "Rome", "value": 0.1} and {"name": "Ant", "values": [0.1, 0.2]}."""
    labels = [inner for _, inner in record.pairs if isinstance(inner, Leaf) and not inner.number]
    numbers = [inner for _, inner in record.pairs if _is_number(inner)]
    if len(labels) == 1 and not numbers:
        for _, inner in record.pairs:
            yield from _row(labels[0], inner)
    elif len(labels) == 1:
        yield from ((labels[0], key, inner) for key, inner in record.pairs if _is_number(inner))
    elif len(labels) >= 2 and numbers:
        yield labels[0], labels[1], numbers[0]
    elif not labels and len(numbers) == 3:
        yield numbers[0], numbers[1], numbers[2]


def _labelled(around: _Object, matrix: list[Any]) -> Iterator[Entry]:
    """A matrix, with the lists of labels that stand beside it: by their names, else by their lengths."""
    sides: dict[str, list[Any]] = {}
    for key, inner in around.pairs:
        if not isinstance(inner, list) or inner is matrix:
            continue
        axis = next(
            (axis for axis in (X, Y) if key.text.lower() in words("structure", "literal_axes", axis)), None
        )
        if axis is None:
            axis = X if len(inner) == len(matrix[0]) and (len(inner) != len(matrix) or Y in sides) else Y
        sides[axis] = inner
    for i, row in enumerate(matrix):
        for j, value in enumerate(row):
            if _is_number(value):
                yield _at(sides.get(Y), i), _at(sides.get(X), j), value


def _at(labels: list[Any] | None, position: int) -> Leaf | int:
    return labels[position] if labels is not None and position < len(labels) else position


def _is_matrix(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) > 1
        and all(isinstance(row, list) and row and any(map(_is_number, row)) for row in value)
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


__all__ = ["read_literal"]

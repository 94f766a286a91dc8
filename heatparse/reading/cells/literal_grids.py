"""Grids in literals: objects of objects, records, matrices, and the lists of labels beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.cells.frame import X, Y
from heatparse.reading.cells.literal_values import Leaf, Object

_TRIPLE = 3


# Row, column and value of a cell; a row or a column is a label or a position.
Entry = tuple[Leaf | int, Leaf | int, Leaf]


def grid_entries(literal: Any) -> list[Entry]:
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
    if isinstance(value, Object):
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
        for key, inner in part.pairs if isinstance(part, Object) else ():
            labels = _labels(inner)
            axis = axis_of(key)
            if labels and axis is not None:
                sides.setdefault(axis, labels)
            elif labels and not isinstance(inner, Object) and not any(_is_number(label) for label in labels):
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
    if isinstance(value, Object):
        return next((labels for _, inner in value.pairs if (labels := _labels(inner))), [])
    whole = isinstance(value, list) and len(value) > 1 and all(isinstance(label, Leaf) for label in value)
    return value if whole else []


def bare_key(key: Leaf) -> str:
    """A key without what programs set between its words: "x_axis", "X-Axis", "x axis"."""
    return key.text.lower().replace("_", "").replace("-", "").replace(" ", "")


def axis_of(key: Leaf) -> str | None:
    """The axis that a key names: "x_axis", "yLabels", "columns"."""
    name = bare_key(key)
    return next((axis for axis in (X, Y) if name in words("structure", "literal_axes", axis)), None)


def _entries(value: Any) -> Iterator[Entry]:
    """The cells of one object or list, by the form that it has."""
    if isinstance(value, Object):
        for key, inner in value.pairs:
            if axis_of(key) is None:
                yield from _row(key, inner)
    elif _is_matrix(value):
        for i, row in enumerate(value):
            yield from ((i, j, number) for j, number in enumerate(row) if isinstance(number, Leaf))
    elif isinstance(value, list):
        for record in value:
            yield from _record(record) if isinstance(record, Object) else _line(record)


def _row(key: Leaf, inner: Any) -> Iterator[Entry]:
    """ "Ant": {"Rome": 0.1} and "Ant": [0.1, 0.2]."""
    if isinstance(inner, Object):
        stated = [_stated(value) for _, value in inner.pairs]
        if sum(map(_is_number, stated)) > 1:
            columns = (column for column, _ in inner.pairs)
            yield from (
                (key, column, value)
                for column, value in zip(columns, stated, strict=True)
                if _is_number(value)
            )
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


def _record(record: Object) -> Iterator[Entry]:
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
        axes = {axis: inner for key, inner in named if (axis := axis_of(key))}
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


def _stated(value: Any) -> Any:
    """A value as it is; one in quotes that states a number or a bound, "<0.01" or "12 %", as a number."""
    if not isinstance(value, Leaf) or value.number or value.text[:1].isalpha():
        return value
    return value._replace(number=read_quantity(value.text) is not None)


def _is_number(value: Any) -> bool:
    return isinstance(value, Leaf) and value.number

"""Literals of JSON, Python and NumPy in fences: their cells, at the places that their labels name."""

from __future__ import annotations

from collections import Counter
from typing import Any

from heatparse.quantities import read_quantity
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.literal_grids import Entry, grid_entries
from heatparse.reading.cells.literal_names import read_names
from heatparse.reading.cells.literal_values import Leaf, parse_literal
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft, Stated
from heatparse.tokens import label_keys

_FEWEST = 4  # cells that make a grid


def literal_of(draft: Draft, blocks: list[int]) -> Any:
    """The literal of a fence; None when it holds none."""
    return parse_literal(draft.text, draft.blocks[blocks[0]].start, draft.blocks[blocks[-1]].end)


def read_literal(draft: Draft, frame: Frame, found: Found, blocks: list[int], part: Any = None) -> bool:
    """Take the cells of a fence that holds one literal, or of a part of it; False when it holds none."""
    literal = literal_of(draft, blocks) if part is None else part
    entries = grid_entries(literal)
    if len(entries) < _FEWEST:
        return False
    read_names(frame.panel, literal)
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
    entries = grid_entries(literal_of(draft, blocks))
    return len(entries) >= _FEWEST and all(
        not isinstance(side, int) for entry in entries for side in entry[:2]
    )


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
        target = frame.panel.side(axis)
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

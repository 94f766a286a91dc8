"""Long tables: one cell a row, with its row, its column and its value."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.reading.cells.colours import colour_rank
from heatparse.reading.cells.frame import Coordinate, Frame, X, Y
from heatparse.reading.cells.table_cells import Place, count_values, key_of, read_cell, text_of
from heatparse.reading.cells.table_heads import adopt_labels, named_axis
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft
from heatparse.records import Record
from heatparse.tokens import label_keys

_MOST_AGAIN, _FEWEST_PAIRS = 2, 6


class LongColumns(Record):
    """Which columns of a long table hold the row, the column, the value and the colour of a cell."""

    row: int
    column: int
    value: int
    color: int | None = None


def long_columns(
    draft: Draft, frame: Frame, head: list[Place], body: list[list[Place]]
) -> LongColumns | None:
    """Which columns of a long table hold the row, the column and the value; None for other tables."""
    width = len(head)
    if width < 3 or width > 6 or any(len(row) < 3 for row in body):
        return None
    _fill_down(body)
    texts = [
        [text_of(draft, row[index]) if index < len(row) else "" for row in body] for index in range(width)
    ]
    for index in range(2):
        adopt_labels(frame, list(dict.fromkeys(texts[index])))
    row = next((i for i in range(width) if all(frame.on(Y, key_of(t)) for t in texts[i])), None)
    column = next(
        (i for i in range(width) if i != row and all(frame.on(X, key_of(t)) for t in texts[i])), None
    )
    if row is None or column is None:
        pairs = set(zip(texts[0], texts[1], strict=True))
        sides = len(set(texts[0])), len(set(texts[1]))
        again = len(body) - len(pairs)  # cells that are stated twice in a grid that has all of them
        distinct = not again or (again <= _MOST_AGAIN and sides[0] * sides[1] == len(pairs) > _FEWEST_PAIRS)
        repeated = max(sides) < len(pairs) and distinct and sides[0] * sides[1] <= 2 * len(body)
        numbered = _are_values(draft, [row[2] for row in body]) and width < 5
        if not repeated or len(body) < 3 or not numbered:
            return None
        row, column = (1, 0) if _belongs(frame, X, texts[0]) > _belongs(frame, Y, texts[0]) else (0, 1)
    if any(_names_extreme(draft, frame, head[index]) for index in (row, column)):
        return None
    if named_axis(draft, frame, head[row]) == X and named_axis(draft, frame, head[column]) == Y:
        row, column = column, row
    values = [i for i in range(width) if i not in (row, column) and any(read_cell(t)[0] for t in texts[i])]
    value = next((i for i in values if not _counts(draft, head[i])), next(iter(values), None))
    if value is None:
        return None
    color = next(
        (i for i in range(width) if i not in (row, column, value) and all(map(_is_color, texts[i]))), None
    )
    for index in values:
        if index != value and (_counts(draft, head[index]) or _tells_spread(draft, head[index])):
            draft.covered += [line[index] for line in body if index < len(line)]
    return LongColumns(row, column, value, color)


def _counts(draft: Draft, place: Place) -> bool:
    """ "No.", "n", "Runs": the number of a line, or how often something was measured."""
    name = text_of(draft, place).lower()
    return name in words("margins", "numbering") or name in words("structure", "beside_values", "counts")


def _tells_spread(draft: Draft, place: Place) -> bool:
    """ "SD", "Standard error": how sure the value in front of it is."""
    keys = {key for key in label_keys(text_of(draft, place)) if key.isalpha()}
    return bool(keys) and keys <= words("structure", "beside_values", "spread")


def _names_extreme(draft: Draft, frame: Frame, place: Place) -> bool:
    """ "Best task", "Peak month": the place of an extreme of each line, in a table that sums the cells up."""
    keys = set(label_keys(text_of(draft, place)))
    axes = {key for axis in (frame.panel.x, frame.panel.y) for key in label_keys(axis.label or "")}
    return not (keys & words("structure", "extreme_heads") - axes).isdisjoint(keys)


def _is_color(text: str) -> bool:
    """Whether a cell of a table names a colour and nothing else."""
    keys = label_keys(text)
    return bool(keys) and all(map(colour_rank, keys))


def _fill_down(body: list[list[Place]]) -> None:
    """A label that is left out is the one above it, where every row has a value and three cells."""
    if not all(len(row) == len(body[0]) and row[-1][0] < row[-1][1] for row in body):
        return
    if sum(row[0][0] == row[0][1] for row in body) * 2 < len(body):
        return
    for above, row in pairwise(body):
        if row[0][0] == row[0][1] and len(row) == 3:
            row[0] = above[0]


def _belongs(frame: Frame, axis: str, labels: list[str]) -> int:
    return sum(1 for label in labels if frame.on(axis, key_of(label)))


def _are_values(draft: Draft, places: list[Place]) -> bool:
    """Whether most cells of a column hold values."""
    return 2 * count_values(draft, places) > len(places)


def name_sides(draft: Draft, frame: Frame, head: list[Place], long: LongColumns) -> None:
    """Give the axes that share one name those of their columns: "Models (rows and columns)", "Model 1 | Model 2"."""
    sides = {Y: (frame.panel.y, head[long.row]), X: (frame.panel.x, head[long.column])}
    told = {side.label for side, _ in sides.values()}
    names = {axis: text_of(draft, place) for axis, (_, place) in sides.items()}
    if len(told) > 1 or not any(told) or len(set(names.values())) == 1:
        return
    if all(not set(label_keys(name)) <= words("structure", "orientation") for name in names.values()):
        for axis, (side, _) in sides.items():
            side.label = names[axis]


def read_long(draft: Draft, frame: Frame, found: Found, body: list[list[Place]], long: LongColumns) -> bool:
    """Take a cell from each row."""
    for axis, index in ((Y, long.row), (X, long.column)):
        target = frame.panel.side(axis)
        if not target.categories:
            target.categories = list(dict.fromkeys(text_of(draft, row[index]) for row in body))
            target.span = target.span or (body[0][index][0], body[-1][index][1])
    frame.refresh()
    for row in body:
        if len(row) <= long.value:
            continue
        quantity, color = read_cell(draft.text[row[long.value][0] : row[long.value][1]])
        if quantity is None:
            continue
        if long.color is not None and len(row) > long.color:
            color = color or text_of(draft, row[long.color])
        place = {}
        for axis, index in ((Y, long.row), (X, long.column)):
            label = frame.on(axis, key_of(text_of(draft, row[index]))) or text_of(draft, row[index])
            place[axis] = Coordinate(axis, (label,), True, *row[index])
        found.add(place, quantity, color, row[0][0], row[long.value][1])
    return True

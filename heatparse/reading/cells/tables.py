"""Tables: which of their rows and columns hold labels, and by which form each is read."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.cells.frame import Coordinate, Frame, X, Y
from heatparse.reading.cells.grid_tables import GridTable
from heatparse.reading.cells.long_tables import LongColumns, long_columns, name_sides, read_long
from heatparse.reading.cells.table_cells import Place, key_of, read_cell, text_of
from heatparse.reading.cells.table_heads import with_name
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft
from heatparse.records import Record, field


class Table(Record):
    """A table: rows of cells, each the (start, end) of its text. The first row may be the head."""

    rows: list[list[Place]]
    headed: bool
    ruled: bool = False  # a line of dashes tells the head
    blocks: list[int] = field(default_factory=list)
    heads: int = 1  # rows of the head, as far as the notation tells


def read_table(
    draft: Draft, frame: Frame, found: Found, table: Table, context: dict[str, Coordinate]
) -> bool:
    """Take the cells of a table; False when it is no grid of this panel."""
    if not table.rows or len(table.rows[0]) < 2 or len(table.rows) < 2:
        return False
    if _is_triple(draft, frame, table):
        return read_long(draft, frame, found, table.rows, LongColumns(0, 1, 2))
    if not table.headed or _is_headless(draft, frame, table):
        return _read_headless(draft, frame, found, table)
    head, body = _head_and_body(draft, table.rows, table.heads)
    if _read_unlabelled(draft, frame, found, head, body):
        return True
    numbered = len(head) > 2 and text_of(draft, head[0]).lower() in words("margins", "numbering")
    if numbered and _stands_beside_labels(draft, body):
        head, body = head[1:], [row[1:] for row in body]
    long = long_columns(draft, frame, head, body)
    if long is not None:
        name_sides(draft, frame, head, long)
        return read_long(draft, frame, found, body, long)
    if len(head) > 2 and frame.panel.x.label and frame.panel.y.label:
        from heatparse.reading.cells.named_columns import read_named_columns  # few tables are of that form

        if read_named_columns(draft, frame, found, head, body):
            return True
    label = _label_column(draft, frame, head, body)
    if label:  # "| # | Model | …": what stands left of the labels is no part of the grid
        head, body = head[label:], [row[label:] for row in body if len(row) > label]
    return GridTable(draft, frame, found, head, body, context).read()


def _stands_beside_labels(draft: Draft, body: list[list[Place]]) -> bool:
    """Whether a first column only counts: what stands in the second are no numbers, as those of an "Index" are."""
    beside = [text_of(draft, row[1]).strip("* ") for row in body if len(row) > 1]
    return not any(read_quantity(text) is not None for text in beside)


def _head_and_body(
    draft: Draft, rows: list[list[Place]], heads: int
) -> tuple[list[Place], list[list[Place]]]:
    """The row of the labels, and the rows below it; a first row with the name of an axis is neither.

    "| | Goal | | |" above "| Start | Rome | Oslo | Bern |": the second row has no number, and the
    first one less to say.
    """
    if 1 < heads < len(rows) and len(rows[heads - 1]) == len(rows[heads]):
        return rows[heads - 1], rows[heads:]
    spanned = len(rows) > 3 and all(len(row) == len(rows[1]) + 1 for row in rows[2:])
    if spanned and len(rows[0]) < len(rows[2]):
        return [rows[0][0], *rows[1]], rows[2:]  # a corner and a name that span rows and columns
    if len(rows) > 3:
        first, second = ([text_of(draft, place) for place in row[1:]] for row in rows[:2])
        named = [text for text in first if text]
        if (
            len(set(named)) <= max(1, len(second) // 2)
            and len(set(second)) == len(second) > len(named)
            and all(second)
            and not any(read_cell(draft.text[slice(*place)])[0] for place in rows[0][1:])
            and _without_values(draft, rows)
        ):
            return rows[1], rows[2:]
    return rows[0], rows[1:]


def _without_values(draft: Draft, rows: list[list[Place]]) -> bool:
    """Whether the second row is a head and no row of values: it is in words, or in numbers that rise one by one."""
    heads = [text_of(draft, place) for place in rows[1][1:]]
    below = [text_of(draft, place) for place in rows[2][1:]]
    return not any(read_quantity(text) for text in heads) or (
        len(heads) == len(below)
        and not text_of(draft, rows[0][0])
        and any("." in text for text in below)
        and not any("." in text for text in heads)
    )


def _label_column(draft: Draft, frame: Frame, head: list[Place], body: list[list[Place]]) -> int:
    """Which column holds the labels of the rows: the one that an axis lists, else the first with distinct words."""
    best, most = 0, 0
    named = False  # by words, so that numbers further right are values
    for column in range(min(3, len(head) - 1)):
        labels = [text_of(draft, row[column]) for row in body if len(row) > column]
        if named and all(read_quantity(label) for label in labels):
            break
        named = named or (len(set(labels)) == len(labels) and not any(read_cell(x)[0] for x in labels))
        hits = sum(1 for label in labels if any(_names(frame, axis, label) for axis in (Y, X)))
        if hits > most:
            best, most = column, hits
    if most:
        return best
    for column in range(min(3, len(head) - 1)):
        labels = [text_of(draft, row[column]) for row in body if len(row) > column]
        if len(set(labels)) == len(labels) and not any(read_cell(label)[0] for label in labels):
            return column
    return 0


def _names(frame: Frame, axis: str, label: str) -> bool:
    """Whether a label names a category, be it with words of the name of the axis: "2 Terms"."""
    return frame.on(axis, key_of(label)) is not None or with_name(label, frame, axis) is not None


def _is_headless(draft: Draft, frame: Frame, table: Table) -> bool:
    """Whether the first row is a row of values already: it is as numeric as the others, and no axis lists it."""
    if table.ruled:
        return False
    if _has_corner(draft, table):
        return False
    texts = [text_of(draft, place) for place in table.rows[0][1:]]
    return all(read_quantity(text) for text in texts) and not any(
        frame.on(axis, key_of(text)) for text in texts for axis in (X, Y)
    )


def _is_triple(draft: Draft, frame: Frame, table: Table) -> bool:
    """Whether the first row is a cell of a long table already: "Ant, Rome, 0.1"."""
    if table.ruled or any(len(row) != 3 for row in table.rows):
        return False
    row, column, value = (text_of(draft, place) for place in table.rows[0])
    return bool(frame.on(Y, key_of(row)) and frame.on(X, key_of(column)) and read_cell(value)[0])


def _has_corner(draft: Draft, table: Table) -> bool:
    """Whether the first cell is a corner: empty, a word above numbers, or above numbers in their order."""
    corner, sides = (
        text_of(draft, table.rows[0][0]),
        [text_of(draft, row[0]) for row in table.rows[1:] if row],
    )
    if not corner or (read_quantity(corner) is None and all(read_quantity(side) for side in sides)):
        return True
    heads = [read_quantity(text_of(draft, place)) for place in table.rows[0][1:]]
    numbers = [head.value for head in heads if head is not None and head.value is not None]
    rising = all(a < b for a, b in pairwise(numbers)) or all(a > b for a, b in pairwise(numbers))
    return len(numbers) == len(heads) > 2 and rising


def _read_headless(draft: Draft, frame: Frame, found: Found, table: Table) -> bool:
    """Rows with labels and values in the order of the x axis."""
    heads = frame.categories(X)
    if not heads or any(len(row) != len(heads) + 1 for row in table.rows):
        return False
    for row in table.rows:
        label = frame.on(Y, key_of(text_of(draft, row[0])))
        if label is None:
            continue
        for head, place in zip(heads, row[1:], strict=True):
            quantity, color = read_cell(draft.text[place[0] : place[1]])
            if quantity is not None:
                at = {Y: Coordinate(Y, (label,), True, *row[0]), X: Coordinate(X, (head,), True, *place)}
                found.add(at, quantity, color, *place)
    return True


def _read_unlabelled(
    draft: Draft, frame: Frame, found: Found, head: list[Place], body: list[list[Place]]
) -> bool:
    """Rows without labels, in the order of the y axis, below a head with a label for each column."""
    rows, heads = frame.categories(Y), [frame.on(X, key_of(text_of(draft, place))) for place in head]
    if len(body) != len(rows) or None in heads or len(set(heads)) < len(heads):
        return False
    read = [[read_cell(draft.text[slice(*place)]) for place in row] for row in body]
    if any(len(row) != len(heads) or any(quantity is None for quantity, _ in row) for row in read):
        return False
    for label, places, row in zip(rows, body, read, strict=True):
        for head_label, place, (quantity, color) in zip(heads, places, row, strict=True):
            if quantity is not None and head_label is not None:
                at = {Y: Coordinate(Y, (label,), True, *place), X: Coordinate(X, (head_label,), True, *place)}
                found.add(at, quantity, color, *place)
    return True

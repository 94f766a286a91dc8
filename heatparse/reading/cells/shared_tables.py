"""Tables that hold several panels: a column names the panel of each row, or each panel has a column of values."""

from __future__ import annotations

from collections.abc import Callable

from heatparse.reading.cells.rows import pipe_table
from heatparse.reading.cells.tables import Table
from heatparse.reading.draft import Draft
from heatparse.reading.lists import clean_label
from heatparse.reading.panels import distinct_keys, panel_named
from heatparse.tokens import Tokens

_FEWEST_COLUMNS = 3


def split_by_panel(draft: Draft, blocks: list[int]) -> dict[int, Table]:
    """Panel -> its part of a table; empty when the table does not hold several panels."""
    table = pipe_table(draft, blocks)
    if not table.headed or len(table.rows) < 3 or len(table.rows[0]) < _FEWEST_COLUMNS:
        return {}
    named = _namer(draft)
    return _by_rows(table, named) or _by_columns(table, named)


def _namer(draft: Draft) -> Callable[[tuple[int, int]], int | None]:
    keys = [distinct_keys(panel.title, draft.panels) for panel in draft.panels]

    def named(place: tuple[int, int]) -> int | None:
        label = clean_label(draft.text[place[0] : place[1]])
        return panel_named(Tokens(label).items, keys, draft.panels) if label else None

    return named


def _by_rows(table: Table, named: Callable[[tuple[int, int]], int | None]) -> dict[int, Table]:
    """A column that names a panel in every row; an empty cell goes on with the panel above."""
    head, body = table.rows[0], table.rows[1:]
    for column in range(min(2, len(head) - 2)):
        owners: list[int | None] = []
        for row in body:
            empty = len(row) <= column or row[column][0] == row[column][1]
            owners.append(owners[-1] if empty and owners else named(row[column]) if not empty else None)
        if None in owners or len(set(owners)) < 2:
            continue
        parts: dict[int, Table] = {}
        for owner, row in zip(owners, body, strict=True):
            assert owner is not None
            part = parts.setdefault(owner, Table([_without(head, column)], True, table.ruled, table.blocks))
            part.rows.append(_without(row, column))
        return parts
    return {}


def _by_columns(table: Table, named: Callable[[tuple[int, int]], int | None]) -> dict[int, Table]:
    """ "| Row | Column | RSPC | KAAR |": two columns of labels, then one of values for each panel."""
    head, body = table.rows[0], table.rows[1:]
    owners = [named(place) for place in head]
    if owners[0] is not None or owners[1] is not None or len({o for o in owners[2:] if o is not None}) < 2:
        return {}
    parts: dict[int, Table] = {}
    for column, owner in enumerate(owners):
        if column < 2 or owner is None:
            continue
        rows = [[row[0], row[1], row[column]] for row in (head, *body) if len(row) > column]
        parts[owner] = Table(rows, True, table.ruled, table.blocks)
    return parts


def _without(row: list[tuple[int, int]], column: int) -> list[tuple[int, int]]:
    return row[:column] + row[column + 1 :]

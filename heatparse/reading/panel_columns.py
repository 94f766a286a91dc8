"""Names of panels that only a table tells: by its head, "| Line | Zone | AM peak | PM peak |", or by a column."""

from __future__ import annotations

from collections import Counter

from heatparse.phrases import words
from heatparse.reading.cells.literal_names import names_in_literal
from heatparse.reading.cells.literals import literal_of
from heatparse.reading.cells.rows import fenced_table, pipe_table
from heatparse.reading.cells.runs import neighbours
from heatparse.reading.cells.table_cells import Place, key_of, text_of
from heatparse.reading.draft import Draft
from heatparse.reading.quotations import clean_label
from heatparse.reading.text_tables import Cells, row_cells, table_runs
from heatparse.tokens import Token, label_keys

_LABELS = 2  # columns of labels: of the row and of the column of a cell
_FEWEST = 4  # cells


def name_by_columns(draft: Draft) -> None:
    """Name panels without titles by the columns of values of a table with one cell of each panel a row."""
    count = len(draft.panels)
    if any(panel.title is not None for panel in draft.panels):
        return
    for run in table_runs(draft):
        rows = [row_cells(draft, index) for index in run]
        head, body = rows[0], rows[1:]
        if len(head) != count + _LABELS or not _is_long(body, len(head)):
            continue
        names = [_name(draft, cell) for cell in head[_LABELS:]]
        if all(names) and len(set(names)) == count:
            for panel, name in zip(draft.panels, names, strict=True):
                panel.title = name
            return


def _is_long(body: list[Cells], width: int) -> bool:
    """Whether each row has two labels, no two rows the same ones, and numbers behind them."""
    if len(body) < _FEWEST or any(len(row) != width for row in body):
        return False
    pairs = {tuple(tuple(token[3] for token in cell) for cell in row[:_LABELS]) for row in body}
    repeated = all(len({pair[side] for pair in pairs}) < len(body) for side in range(_LABELS))
    values = all(any(token[0] == "QUANTITY" for token in cell) for row in body for cell in row[_LABELS:])
    return len(pairs) == len(body) and repeated and values


def _name(draft: Draft, cell: list[Token]) -> str:
    plain = [token for token in cell if token[0] not in ("TICK", "QUOTE")]
    return clean_label(draft.text[plain[0][1] : plain[-1][2]]) if plain else ""


def name_by_rows(draft: Draft) -> None:
    """Name panels without titles by a column with the panel of each row: "Women,North,41,52" of two heatmaps.

    Or by a literal: {"Women": {"North": {"18-29": 41}}, "Men": {…}}.
    """
    if any(panel.title is not None for panel in draft.panels):
        return
    told = [i for i, block in enumerate(draft.blocks) if block.kind in ("row", "code", "delimiter")]
    for run in neighbours([index for index in told if draft.roles.get(index) is None]):
        fenced = draft.blocks[run[0]].kind == "code"
        literal = literal_of(draft, run) if fenced else None
        if literal is not None:
            names = names_in_literal(literal, len(draft.panels), _listed(draft))
        else:
            table = fenced_table(draft, run) if fenced else pipe_table(draft, run)
            names = _names_in_column(draft, table.rows) if table is not None and table.headed else []
        for panel, name in zip(draft.panels, names, strict=False):
            panel.title = name


def _names_in_column(draft: Draft, rows: list[list[Place]]) -> list[str]:
    """What one of the first columns says, where that is as many things as there are panels, and no axis lists them."""
    head, body = rows[0], rows[1:]
    if any(len(row) != len(head) for row in body):
        return []
    listed = _listed(draft)
    for column in range(min(_LABELS, len(head) - _LABELS)):
        told = Counter(_filled(draft, body, column))
        names, sizes = list(told), set(told.values())
        if len(names) != len(draft.panels) or sizes == {1} or not all(names):
            continue
        if not listed.isdisjoint(map(key_of, names)):
            continue
        named = not words("layout", "panels").isdisjoint(label_keys(text_of(draft, head[column])))
        rows_of_each = set(_filled(draft, body, 1 - column))  # the labels in the other column
        if named or sizes == {len(rows_of_each)}:
            return names
    return []


def _listed(draft: Draft) -> set[str]:
    """The labels that the axes list: no panel is called by one of them."""
    return {key_of(label) for panel in draft.panels for label in (*panel.x.categories, *panel.y.categories)}


def _filled(draft: Draft, body: list[list[Place]], column: int) -> list[str]:
    """What a column says in each row; an empty cell goes on with what stands above it."""
    told: list[str] = []
    for row in body:
        told.append(clean_label(text_of(draft, row[column])) or (told[-1] if told else ""))
    return told

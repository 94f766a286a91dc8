"""Names of panels that only the head of a table tells: "| Line | Zone | AM peak | PM peak |" of two heatmaps."""

from __future__ import annotations

from heatparse.reading.draft import Draft
from heatparse.reading.quotations import clean_label
from heatparse.reading.text_tables import Cells, row_cells, table_runs
from heatparse.tokens import Token

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

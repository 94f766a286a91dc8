"""The numbers that the cells and legends of a document have, and the order in which it writes places."""

from __future__ import annotations

from heatparse.models import Document
from heatparse.reading.draft import Draft
from heatparse.tokens import fold


def numbers_held(document: Document) -> frozenset[float]:
    """The numbers that the cells of the document have, and the ends of their ranges.

    A cell with a unit is another thing than a bare number: "at 64" is no value where cells read "64%".
    """
    return frozenset(
        end
        for panel in document.panels
        for cell in panel.cells
        if cell.value.unit is None
        for end in cell.value.bounds
        if end is not None
    )


def bounds_of(document: Document) -> tuple[float, float] | None:
    """The lowest and the highest number that a cell or a legend of the document has."""
    ends = [
        end
        for panel in document.panels
        for cell in panel.cells
        for end in cell.value.bounds
        if end is not None
    ]
    for panel in document.panels:
        if panel.legend is not None:
            ends += [end for end in (panel.legend.low, panel.legend.high) if end is not None]
    return (min(ends), max(ends)) if ends else None


def tuple_order(document: Document, draft: Draft) -> str:
    """Whether the data part writes (row, column) or (column, row): "yx", "xy", "" where it does neither."""
    for panel in document.panels:
        if not panel.cells or "(" not in draft.text[: panel.cells[0].span.end]:
            continue
        for cell in panel.cells:
            keys = (fold(cell.row or ""), fold(cell.column or ""))
            if keys[0] == keys[1]:
                continue
            start = draft.source.line_starts[cell.span.line - 1]
            line = [token[3] for token in draft.tokens.between(start, cell.span.end)]
            at = line.index("(") if "(" in line else len(line)
            pair = tuple(line[at + 1 : at + 4 : 2])
            if line[at + 2 : at + 3] == [","] and line[at + 4 : at + 5] == [")"] and set(pair) == set(keys):
                return "yx" if pair == keys else "xy"
            break
    return ""

"""Panels drawn with rich: one table a panel, each value on the colour of its scale."""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from rich.style import Style
from rich.table import Table
from rich.text import Text

from heatparse.output.numbers import number, span_of_values
from heatparse.output.printable import printable, width
from heatparse.output.summary import plural
from heatparse.shades import Shades, ink, middle, shades

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heatparse.models import Cell, Panel, Quantity, Report, Span

MISSING = "·"
OFF_LEGEND = "!"
CONTRADICTED = "*"
_LABEL_WIDTH = 24  # columns that a label may take before it is cut


def draw(name: str, report: Report, columns: int) -> Iterator[RenderableType]:
    """Everything to print for one description on a console of `columns` columns."""
    document = report.document
    title = f" – {printable(document.title)}" if document.title else ""
    yield Text(f"{printable(name)}{title}", style="bold")
    marks = _marks(report)
    for at, panel in enumerate(document.panels, 1):
        yield Text(f"\npanel {at}" + (f": {printable(panel.title)}" if panel.title else ""), style="bold")
        yield from _panel(panel, marks, columns)


def _marks(report: Report) -> dict[tuple[int, int], str]:
    """Start and end of every cell that a finding is about, with the mark it gets."""
    marks: dict[tuple[int, int], str] = {}
    cells = sorted(_key(cell.span) for panel in report.document.panels for cell in panel.cells)
    for finding in report.findings:
        start, end = _key(finding.span)
        at = bisect_right(cells, (start, sys.maxsize)) - 1
        # A finding points at the cell or at its value inside it, never at the whole row.
        if at >= 0 and end <= cells[at][1]:
            mark = OFF_LEGEND if finding.rule == "value-outside-legend" else CONTRADICTED
            marks[cells[at]] = min(mark, marks.get(cells[at], mark))  # "!" before "*"
    return marks


def _panel(panel: Panel, marks: dict[tuple[int, int], str], columns: int) -> Iterator[RenderableType]:
    grid = _grid(panel)
    rows = _labels(panel.y_axis.categories, (cell.row for cell in panel.cells))
    heads = _labels(panel.x_axis.categories, (cell.column for cell in panel.cells))
    scale = shades(panel.legend, panel.cells)
    if not panel.cells:
        yield Text("the text states no value of a single cell", style="dim")
    else:
        for part in _parts(heads, grid, rows, columns):
            yield _table(panel, rows, part, grid, marks, scale)
    yield Text(_caption(panel, len(rows) * len(heads), len(grid)), style="dim")
    for region in panel.regions:
        where = " × ".join(
            ", ".join(map(printable, labels)) or f"all {kind}"
            for kind, labels in (("rows", region.rows), ("columns", region.columns))
        )
        yield Text(f"region {where}: {printable(region.value.text)}")


def _grid(panel: Panel) -> dict[tuple[str, str], Cell]:
    """The cells by row and column; of a cell that is stated twice the first. "" is no label."""
    grid: dict[tuple[str, str], Cell] = {}
    for cell in panel.cells:
        grid.setdefault((cell.row or "", cell.column or ""), cell)
    return grid


def _labels(listed: Sequence[str], used: Iterator[str | None]) -> dict[str, str]:
    """Every label with the way it is shown: those of the axis first, then the unlisted in brackets."""
    labels = {label: _cut(printable(label)) for label in listed}
    for label in used:
        labels.setdefault(label or "", f"[{_cut(printable(label))}]" if label else "–")
    return labels


def _cut(label: str) -> str:
    if width(label) <= _LABEL_WIDTH:
        return label
    kept = label
    while width(kept) >= _LABEL_WIDTH:
        kept = kept[:-1]
    return kept + "…"


def _parts(
    heads: dict[str, str], grid: dict[tuple[str, str], Cell], rows: dict[str, str], columns: int
) -> Iterator[dict[str, str]]:
    """The columns in groups that fit beside the row labels."""
    widths = {key: width(shown) for key, shown in heads.items()}
    for (_, column), cell in grid.items():
        widths[column] = max(widths[column], width(_value(cell.value)) + 1)
    room = columns - max(map(width, chain(rows.values(), [""]))) - 4
    part: dict[str, str] = {}
    used = 0
    for key, shown in heads.items():
        if part and used + widths[key] + 2 > room:
            yield part
            part, used = {}, 0
        part[key] = shown
        used += widths[key] + 2
    if part:
        yield part


def _table(
    panel: Panel,
    rows: dict[str, str],
    heads: dict[str, str],
    grid: dict[tuple[str, str], Cell],
    marks: dict[tuple[int, int], str],
    scale: Shades | None,
) -> Table:
    corner = " \\ ".join(_cut(printable(axis.label)) for axis in (panel.y_axis, panel.x_axis) if axis.label)
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_edge=False, header_style="bold")
    table.add_column(Text(corner), no_wrap=True)
    for head in heads.values():
        table.add_column(Text(head), justify="right", no_wrap=True)
    for row, shown in rows.items():
        values = (grid.get((row, column)) for column in heads)
        table.add_row(Text(shown), *(_drawn(cell, marks, scale) for cell in values))
    return table


def _drawn(cell: Cell | None, marks: dict[tuple[int, int], str], scale: Shades | None) -> Text:
    if cell is None:
        return Text(MISSING, style="dim")
    mark = marks.get(_key(cell.span), "")
    value = middle(cell.value)
    style = Style(bold=bool(mark))
    if scale is not None and value is not None:
        rgb = scale.colour(value)
        style += Style(color="rgb({},{},{})".format(*ink(rgb)), bgcolor="rgb({},{},{})".format(*rgb))
    return Text(_value(cell.value) + mark, style=style)


def _key(span: Span) -> tuple[int, int]:
    return span.start, span.end


def _value(quantity: Quantity) -> str:
    return _cut(printable(quantity.text)) or number(quantity.value)


def _caption(panel: Panel, size: int, stated: int) -> str:
    legend = panel.legend
    if legend is None or (legend.low is None and legend.high is None):
        text = "no legend range stated"
    else:
        about = "about " if legend.approximate else ""
        text = f"legend {about}{span_of_values(legend.low, legend.high)}"
    missing = size - stated
    return f"{text}; {plural(stated, 'cell')} stated, {missing:,} missing" if stated else text

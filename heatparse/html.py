"""Documents, panels and reports as HTML, for notebooks. Everything of a description is escaped."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

from heatparse.output.frame import source_line
from heatparse.output.numbers import number, span_of_values
from heatparse.output.printable import printable
from heatparse.output.summary import plural
from heatparse.shades import RGB, Shades, ink, middle, named, shades

if TYPE_CHECKING:
    from heatparse.models import Cell, Document, Finding, Panel, Report

_MOST = 60  # rows, and columns, of a grid that are drawn
_LONGEST = 120  # characters of a line that is quoted
_LEVELS = {"error": "#c62828", "warning": "#b26a00", "note": "#1565c0"}
_TABLE = "border-collapse:collapse;font-size:12px;font-variant-numeric:tabular-nums;margin:4px 0"
_HEAD = "padding:2px 6px;font-weight:600;text-align:right;background:none"
_CELL = "padding:2px 6px;text-align:right;border:1px solid rgba(128,128,128,.25)"
_DIM = "color:#888;font-size:12px"

Marks = dict[tuple[int, int], list["Finding"]]


def of_report(report: Report) -> str:
    """The panels, and beside them the findings."""
    marks = _marks(report)
    panels = "".join(_panel(panel, marks) for panel in report.document.panels)
    findings = "".join(_finding(report, finding) for finding in report.findings)
    listed = f'<ol style="margin:4px 0;padding-left:20px">{findings}</ol>' if findings else ""
    summary = report.summary().partition("\n")[0]
    return (
        f"<div>{_title(report.document)}"
        '<div style="display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start">'
        f'<div>{panels}</div><div style="max-width:640px;font-size:13px">'
        f'<div style="{_DIM}">{_text(summary)}</div>{listed}</div></div></div>'
    )


def of_document(document: Document) -> str:
    """The title and the panels."""
    panels = "".join(_panel(panel, {}) for panel in document.panels)
    unread = len(document.unread)
    note = (
        f'<div style="{_DIM}">{plural(unread, "number")} of the text found no place</div>' if unread else ""
    )
    return f"<div>{_title(document)}{panels}{note}</div>"


def of_panel(panel: Panel) -> str:
    """The grid as a small heatmap, with the colours of the legend where they are known."""
    return f"<div>{_panel(panel, {})}</div>"


def _title(document: Document) -> str:
    title = document.title or document.source or "description"
    kind = "" if document.figure == "heatmap" else f' <span style="{_DIM}">no heatmap</span>'
    return f'<div style="font-weight:600">{_text(title)}{kind}</div>'


def _marks(report: Report) -> Marks:
    """Start and end of every cell that findings are about -> these."""
    marks: Marks = {}
    cells = sorted(_key(cell) for panel in report.document.panels for cell in panel.cells)
    for finding in report.findings:
        at = bisect_right(cells, (finding.span.start, len(report.document.text) + 1)) - 1
        if at >= 0 and finding.span.end <= cells[at][1]:
            marks.setdefault(cells[at], []).append(finding)
    return marks


def _key(cell: Cell) -> tuple[int, int]:
    return cell.span.start, cell.span.end


def _panel(panel: Panel, marks: Marks) -> str:
    title = f'<div style="font-size:13px;margin-top:6px">{_text(panel.title)}</div>' if panel.title else ""
    return f"{title}{_grid(panel, marks)}{_legend(panel)}{''.join(map(_line, _regions(panel)))}"


def _grid(panel: Panel, marks: Marks) -> str:
    grid: dict[tuple[str, str], Cell] = {}
    for cell in panel.cells:
        grid.setdefault((cell.row or "", cell.column or ""), cell)
    rows = _labels(panel.y_axis.categories, (cell.row for cell in panel.cells))
    columns = _labels(panel.x_axis.categories, (cell.column for cell in panel.cells))
    if not grid:
        return _line("the text states no value of a single cell")
    colours = shades(panel.legend, panel.cells)
    names = (axis.label for axis in (panel.y_axis, panel.x_axis) if axis.label)
    corner = _text(" \\ ".join(names))
    head = "".join(f'<th style="{_HEAD}">{_text(column)}</th>' for column in columns[:_MOST])
    body = "".join(
        f'<tr><th style="{_HEAD}">{_text(row)}</th>'
        + "".join(_cell(grid.get((row, column)), colours, marks) for column in columns[:_MOST])
        + "</tr>"
        for row in rows[:_MOST]
    )
    table = f'<table style="{_TABLE}"><tr><th style="{_HEAD}">{corner}</th>{head}</tr>{body}</table>'
    return table + "".join(
        _line(f"and {plural(len(labels) - _MOST, kind)} more")
        for labels, kind in ((rows, "row"), (columns, "column"))
        if len(labels) > _MOST
    )


def _labels(listed: Sequence[str], used: Iterable[str | None]) -> list[str]:
    """Every label once: those of the axis, then the others; "" is no label."""
    return list(dict.fromkeys([*listed, *(label or "" for label in used)]))


def _cell(cell: Cell | None, colours: Shades | None, marks: Marks) -> str:
    if cell is None:
        return f'<td style="{_CELL};color:#888">·</td>'
    value = middle(cell.value)
    rgb = colours.colour(value) if colours is not None and value is not None else named(cell.color or "")
    style = _CELL if rgb is None else f"{_CELL};background:{_css(rgb)};color:{_css(ink(rgb))}"
    tip = f"{cell.row or '–'}, {cell.column or '–'}" + (f" ({cell.color})" if cell.color else "")
    found = marks.get(_key(cell), ())
    if found:
        style += f";outline:2px solid {_LEVELS[found[0].severity]};outline-offset:-2px"
        tip = "\n".join([tip, *(f"{finding.rule}: {finding.message}" for finding in found)])
    shown = cell.value.text or number(cell.value.value)
    return f'<td style="{style}" title="{_text(tip, lines=True)}">{_text(shown)}</td>'


def _legend(panel: Panel) -> str:
    legend = panel.legend
    if legend is None or (legend.low is None and legend.high is None and not legend.bands):
        return ""
    about = "about " if legend.approximate else ""
    ends = (
        f"{about}{span_of_values(legend.low, legend.high)}"
        if (legend.low, legend.high) != (None, None)
        else ""
    )
    label = f"{legend.label}: " if legend.label else ""
    chips = "".join(
        f' <span style="white-space:nowrap"><span style="display:inline-block;width:10px;height:10px;'
        f'background:{_css(rgb)};border:1px solid rgba(128,128,128,.5)"></span> {_text(band.color)}</span>'
        for band in legend.bands[:_MOST]
        if (rgb := named(band.color)) is not None
    )
    return f'<div style="{_DIM}">{_text(label + ends)}{chips}</div>'


def _regions(panel: Panel) -> Iterator[str]:
    for region in panel.regions[:_MOST]:
        rows, columns = ", ".join(region.rows) or "all rows", ", ".join(region.columns) or "all columns"
        yield f"{rows} × {columns}: {region.value.text}"
    if len(panel.regions) > _MOST:
        yield f"and {plural(len(panel.regions) - _MOST, 'region')} more"


def _finding(report: Report, finding: Finding) -> str:
    level = f'<b style="color:{_LEVELS[finding.severity]}">{finding.severity}</b>'
    quote = ""
    if report.document.text:
        line, start, end = source_line(report.document.text, finding.span)
        first = max(0, min(start - 20, len(line) - _LONGEST))
        marked = (
            f"{_text(line[first:start])}<mark>{_text(line[start : min(end, first + _LONGEST)])}</mark>"
            f"{_text(line[end : first + _LONGEST])}"
        )
        quote = f'<div style="font-family:monospace;font-size:12px;white-space:pre-wrap">{marked}</div>'
    return (
        f'<li style="margin-bottom:6px">{level} {_text(finding.rule)} '
        f'<span style="{_DIM}">line {finding.span.line}</span><br>{_text(finding.message)}{quote}</li>'
    )


def _line(text: str) -> str:
    return f'<div style="{_DIM}">{_text(text)}</div>'


def _css(rgb: RGB) -> str:
    return "rgb({},{},{})".format(*rgb)


def _text(text: str, lines: bool = False) -> str:
    """A text as HTML: nothing in it is markup, and nothing in it can move or hide what stands beside it."""
    if lines:
        return "&#10;".join(map(_text, text.split("\n")))
    return escape(printable(text), quote=True)

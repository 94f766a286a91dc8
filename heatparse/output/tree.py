"""A document as an outline for people: `parse --format tree`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from heatparse.output.colour import Paint
from heatparse.output.numbers import number, span_of_values
from heatparse.output.printable import printable
from heatparse.output.summary import plural

if TYPE_CHECKING:
    from heatparse.models import Axis, Cell, Document, Legend, Panel, Region

_LISTED = 12  # categories of an axis that are listed before "…"


def render(name: str, document: Document, placed: str, paint: Paint) -> str:
    """The outline of one description; `placed` is the sentence about its numbers."""
    title = f' "{printable(document.title)}"' if document.title else ""
    branches: list[tuple[str, list[str]]] = [
        (f"panel {at}{_quoted(panel.title)}", list(_panel(panel)))
        for at, panel in enumerate(document.panels, 1)
    ]
    if not branches:
        branches.append(("no heatmap: there are no panels to read", []))
    branches.append((placed, []))
    lines = [f"{paint('bold', printable(name))}: {document.figure}{title}"]
    for at, (head, leaves) in enumerate(branches):
        last = at == len(branches) - 1
        lines.append(f"{'└─' if last else '├─'} {head}")
        lines += (f"{'   ' if last else '│  '}{line}" for line in _twigs(leaves))
    return "\n".join(lines) + "\n"


def _twigs(leaves: Sequence[str]) -> Iterable[str]:
    for at, leaf in enumerate(leaves):
        last = at == len(leaves) - 1
        first, *rest = leaf.split("\n")
        yield f"{'└─' if last else '├─'} {first}"
        yield from (f"{'   ' if last else '│  '}{line}" for line in rest)


def _quoted(text: str | None) -> str:
    return f' "{printable(text)}"' if text else ""


def _panel(panel: Panel) -> Iterable[str]:
    yield f"x{_axis(panel.x_axis)}"
    yield f"y{_axis(panel.y_axis)}"
    yield f"legend{_legend(panel.legend)}"
    yield _cells(panel)
    if panel.regions:
        regions = [f"  {_region(region)}" for region in panel.regions]
        yield "\n".join([plural(len(regions), "region"), *regions])


def _axis(axis: Axis) -> str:
    if not axis.categories:
        return f"{_quoted(axis.label)}: no categories listed"
    shown = [printable(category) for category in axis.categories[:_LISTED]]
    more = ["…"] if len(axis.categories) > _LISTED else []
    return f"{_quoted(axis.label)}: {len(axis.categories)} × {', '.join(shown + more)}"


def _legend(legend: Legend | None) -> str:
    if legend is None:
        return ": none stated"
    text = _quoted(legend.label)
    if legend.low is not None or legend.high is not None:
        about = "about " if legend.approximate else ""
        text += f": {about}{span_of_values(legend.low, legend.high)}"
    bands = (
        f"\n  {printable(band.color)}"
        + (f" {span_of_values(band.low, band.high)}" if (band.low, band.high) != (None, None) else "")
        for band in legend.bands
    )
    return text + "".join(bands)


def _cells(panel: Panel) -> str:
    size = len(panel.x_axis.categories) * len(panel.y_axis.categories)
    head = f"{len(panel.cells):,} of {plural(size, 'cell')}" if size else plural(len(panel.cells), "cell")
    rows: dict[str, list[str]] = {}
    for cell in panel.cells:
        row = "(no row)" if cell.row is None else printable(cell.row)
        rows.setdefault(row, []).append(_cell(cell))
    return "\n".join([head, *(f"  {row}: {', '.join(values)}" for row, values in rows.items())])


def _cell(cell: Cell) -> str:
    column = "(no column)" if cell.column is None else printable(cell.column)
    colour = f" ({printable(cell.color)})" if cell.color else ""
    return f"{column} {printable(cell.value.text) or number(cell.value.value)}{colour}"


def _region(region: Region) -> str:
    rows = ", ".join(map(printable, region.rows)) or "all rows"
    columns = ", ".join(map(printable, region.columns)) or "all columns"
    return f"{rows} × {columns}: {printable(region.value.text)}"

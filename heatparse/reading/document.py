"""The passes of the reader, in their order, and the document that they make."""

from __future__ import annotations

from heatparse.models import Axis, Document, Legend, Panel, Span
from heatparse.reading.cells import read_cells
from heatparse.reading.draft import AxisDraft, Draft, LegendDraft, PanelDraft, index_labels
from heatparse.reading.needs import gives_cells_again, has_doubtful_scale, has_lettered_values
from heatparse.reading.structure import read_structure


def read(text: str, source: str | None = None) -> Document:
    """Read a description; what is not understood is left as prose. `unread` is not filled in yet."""
    draft = _read(Draft(text))
    heads = _repeated_heads(draft)
    if heads:
        again = Draft(text)
        again.repeated = heads
        _read(again)
        draft = again if all(panel.cells for panel in again.panels) else draft
    return _document(draft, source)


def _repeated_heads(draft: Draft) -> list[int]:
    if not gives_cells_again(draft):
        return []
    from heatparse.reading.repeated_grids import repeated_heads  # loaded where a grid may be given again

    return repeated_heads(draft)


def _read(draft: Draft) -> Draft:
    read_structure(draft)
    index_labels(draft)
    read_cells(draft)
    if has_lettered_values(draft):
        from heatparse.reading.scaled_values import bring_to_scale  # loaded for values such as "1.2M"

        bring_to_scale(draft)
    if has_doubtful_scale(draft):
        from heatparse.reading.doubtful_scales import (
            give_up_doubtful_scales,  # loaded for what may be no scale
        )

        give_up_doubtful_scales(draft)
    index_labels(draft)
    return draft


def _document(draft: Draft, source: str | None) -> Document:
    panels = tuple(_panel(draft, panel) for panel in draft.panels) if draft.figure == "heatmap" else ()
    document = Document(
        source=source,
        figure=draft.figure,
        title=draft.title,
        panels=panels,
        text=draft.source.text,
    )
    document._reading = draft
    return document


def _span(draft: Draft, place: tuple[int, int] | None) -> Span | None:
    return draft.source.span(*place) if place else None


def _axis(draft: Draft, axis: AxisDraft) -> Axis:
    return Axis(label=axis.label, categories=tuple(axis.categories), span=_span(draft, axis.span))


def _legend(draft: Draft, legend: LegendDraft) -> Legend:
    low, high = legend.low, legend.high
    if low is not None and high is not None and low > high:
        low, high = high, low
    return Legend(
        label=legend.label,
        low=low,
        high=high,
        approximate=legend.approximate,
        open_low=legend.open_low,
        open_high=legend.open_high,
        unit=legend.unit,
        resolution=legend.resolution,
        bands=tuple(legend.bands),
        span=_span(draft, legend.span),
    )


def _panel(draft: Draft, panel: PanelDraft) -> Panel:
    return Panel(
        title=panel.title,
        x_axis=_axis(draft, panel.x),
        y_axis=_axis(draft, panel.y),
        legend=_legend(draft, panel.legend) if panel.legend else None,
        cells=tuple(panel.cells),
        regions=tuple(panel.regions),
        span=_span(draft, panel.span),
    )

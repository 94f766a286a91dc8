"""Unread: the numbers of a text that nothing in the document accounts for."""

from __future__ import annotations

from collections.abc import Iterable

from heatparse.models import Document, Unread
from heatparse.reading.draft import Draft

_NUMERIC = frozenset(("QUANTITY", "DIMENSIONS", "DATE", "TIME"))


def unread_numbers(draft: Draft, document: Document, places: Iterable[tuple[int, int]]) -> tuple[Unread, ...]:
    """Every number that lies outside all axes, legends, cells, regions, headings, list markers and `places`.

    `places` are the (start, end) of what was read besides, such as claims.
    """
    covered = _merged([*_places(draft, document), *places])
    found = []
    at = 0
    for token in draft.tokens.items:
        if token[0] not in _NUMERIC:
            continue
        while at < len(covered) and covered[at][1] <= token[1]:
            at += 1
        if at < len(covered) and covered[at][0] <= token[1]:
            continue
        found.append(Unread(text=draft.text[token[1] : token[2]], span=draft.source.span(token[1], token[2])))
    return tuple(found)


def count_numbers(document: Document) -> int:
    """How many numbers the text of a document holds, read and unread; 0 when it was not read from one."""
    draft = document._reading
    return sum(token[0] in _NUMERIC for token in draft.tokens.items) if isinstance(draft, Draft) else 0


def _places(draft: Draft, document: Document) -> Iterable[tuple[int, int]]:
    yield from draft.covered
    yield from draft.named
    for index, block in enumerate(draft.blocks):
        if draft.roles.get(index) == "axis":
            yield block.start, block.end
        if block.kind == "heading" and block.marker.startswith("#"):
            yield block.marker_start, block.end
        elif block.marker_start < block.start:
            yield block.marker_start, block.start
    for panel in document.panels:
        legend = panel.legend.span if panel.legend else None
        for span in (panel.x_axis.span, panel.y_axis.span, legend, panel.span):
            if span is not None:
                yield span.start, span.end
        for band in panel.legend.bands if panel.legend else ():
            yield band.span.start, band.span.end
        for cell in panel.cells:
            yield cell.span.start, cell.span.end
        for region in panel.regions:
            yield region.span.start, region.span.end


def _merged(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Sorted, without overlap."""
    merged: list[tuple[int, int]] = []
    for start, end in sorted(places):
        if merged and start <= merged[-1][1]:
            if end > merged[-1][1]:
                merged[-1] = (merged[-1][0], end)
        else:
            merged.append((start, end))
    return merged

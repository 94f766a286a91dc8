"""Scales that were told in passing, and that the values of the panels do not bear out."""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.grid_units import is_percent_of_parts
from heatparse.reading.draft import Draft, LegendDraft

_FEWEST = 4  # values that can speak against a scale


def give_up_doubtful_scales(draft: Draft) -> None:
    """Take the ends from a doubtful scale that most values lie outside of: it was no scale, or one half read."""
    for legend, values in _values_by_scale(draft):
        if legend.low is None or legend.high is None or len(values) < _FEWEST:
            continue
        if is_percent_of_parts(values, legend.low, legend.high):
            continue
        outside = sum(not legend.low <= value <= legend.high for value in values)
        if 2 * outside > len(values):
            legend.low = legend.high = None


def _values_by_scale(draft: Draft) -> Iterator[tuple[LegendDraft, list[float]]]:
    """The doubtful scales, each with the values of all panels that share it."""
    found: dict[int, tuple[LegendDraft, list[float]]] = {}
    for panel in draft.panels:
        if panel.legend is None or not panel.legend.doubtful:
            continue
        values = found.setdefault(id(panel.legend), (panel.legend, []))[1]
        values += [cell.value.value for cell in panel.cells if cell.value.value is not None]
    yield from found.values()

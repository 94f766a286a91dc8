"""legend-conflict: the colour scale is described in two ways that exclude each other."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import NamedTuple

from heatparse.measures import Measure, equal
from heatparse.models import Band, Legend
from heatparse.reading.draft import Draft
from heatparse.reading.scales import Scale, read_scales
from heatparse.rules.colors import color_names
from heatparse.rules.context import Context, number, related
from heatparse.rules.declaration import Problem

# By how much the bands of an approximate legend may overlap, as a part of the scale.
_APPROXIMATE = 0.05
_NOISE = 1e-9


def conflicting_legends(context: Context) -> Iterator[Problem]:
    """Bands that overlap or leave the scale, and a scale that is stated twice with other ends."""
    seen: set[int] = set()
    for panel in context.document.panels:
        legend = panel.legend
        if legend is not None and legend.bands and legend.bands[0].span.start not in seen:
            seen.add(legend.bands[0].span.start)
            yield from _overlaps(legend)
    if context.draft is not None:
        yield from _conflicts_of_scales(context, context.draft)


# Bands against each other


class _Interval(NamedTuple):
    low: float
    high: float
    band: Band

    def __str__(self) -> str:
        low, high = self.band.low, self.band.high
        if low is None or high is None:
            return f"{self.band.color} ({'up to ' if low is None else 'from '}{number(high or low or 0.0)})"
        ends = number(low) if low == high else f"{number(low)} to {number(high)}"
        return f"{self.band.color} ({ends})"


def _overlaps(legend: Legend) -> Iterator[Problem]:
    """The bands that share more than an end with an earlier band of another colour."""
    intervals = [
        _Interval(-inf if band.low is None else band.low, inf if band.high is None else band.high, band)
        for band in legend.bands
    ]
    room = _room(legend)
    for at, later in enumerate(intervals):
        for earlier in intervals[:at]:
            shared = _shared(earlier, later, room)
            if shared is not None and not _is_shade(earlier, later, intervals):
                yield Problem(
                    later.band.span,
                    f"The legend gives {shared} to both {earlier} and {later}.",
                    related(str(earlier), earlier.band.span),
                )
                break


def _room(legend: Legend) -> float:
    if legend.low is None or legend.high is None:
        return 0.0
    span = legend.high - legend.low
    return span * (_APPROXIMATE if legend.approximate else _NOISE)


def _shared(first: _Interval, second: _Interval, room: float) -> str | None:
    """What two bands share, as text; None when they only touch or are one and the same shade."""
    low, high = max(first.low, second.low), min(first.high, second.high)
    if color_names(first.band.color) & color_names(second.band.color):
        return None
    if first.low == first.high or second.low == second.high:
        point, other = (first.low, second) if first.low == first.high else (second.low, first)
        inside = point - other.low > room and other.high - point > room
        return number(point) if inside else None
    if high - low <= room or low == -inf or high == inf:
        return None
    return f"{number(low)} to {number(high)}"


def _is_shade(first: _Interval, second: _Interval, all_bands: list[_Interval]) -> bool:
    """Whether one of two bands is divided by others: "blue: 0–50, light blue: 0–20, dark blue: 20–50"."""
    for whole, part in ((first, second), (second, first)):
        if whole.low <= part.low and part.high <= whole.high:
            inside = [band for band in all_bands if whole.low <= band.low and band.high <= whole.high]
            hue = whole.band.color.split()[-1]
            if len(inside) > 2 and hue in part.band.color:
                return True
    return False


# Statements about the ends


def _conflicts_of_scales(context: Context, draft: Draft) -> Iterator[Problem]:
    scales = read_scales(draft)
    if len({(scale.low.low, scale.high.low) for scale in scales}) < 2:
        return
    for index in range(len(draft.panels)):
        own = [scale for scale in scales if _is_of_panel(draft, scale, index)]
        for at, later in enumerate(own):
            earlier = own[0]
            if at and not _is_same(earlier, later):
                yield Problem(
                    context.span(later.start, later.end),
                    f"The color scale{context.of_panel(index)} goes from {_ends(later)} here, "
                    f"but from {_ends(earlier)} in line {context.span(earlier.start, earlier.end).line}.",
                    related(f"from {_ends(earlier)}", context.span(earlier.start, earlier.end)),
                )


def _is_of_panel(draft: Draft, scale: Scale, panel: int) -> bool:
    """Whether a statement is about a panel: by its section; elsewhere, where all share one legend."""
    if len(draft.panels) == 1:
        return True
    if any(scale.block in other.blocks for other in draft.panels):
        return scale.block in draft.panels[panel].blocks
    ends = {(p.legend.low, p.legend.high) for p in draft.panels if p.legend is not None}
    return len(ends) == 1


def _is_same(first: Scale, second: Scale) -> bool:
    """Whether two statements give the same ends; one of them may do so in percent."""
    return any(
        equal(first.low, _times(second.low, factor)) is not False
        and equal(first.high, _times(second.high, factor)) is not False
        for factor in (1.0, 100.0, 0.01)
    )


def _times(measure: Measure, factor: float) -> Measure:
    return Measure(*(part * factor for part in measure))


def _ends(scale: Scale) -> str:
    return f"{number(scale.low.low)} to {number(scale.high.low)}"

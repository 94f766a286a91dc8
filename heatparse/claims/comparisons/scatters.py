"""Scatter: of two sets of values the one with the wider range is not always the one that varies more."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import pstdev

from heatparse.claims.places.spots import Spot
from heatparse.grid import Value
from heatparse.measures import middle


def scatters_so(relation: str, one: Spot, two: Spot) -> bool:
    """Whether the first set scatters more (less) about its mean than the second one, or its scale is the wider one."""
    sign = 1 if relation == "high" else -1
    if sign * (_deviation(one.values()) - _deviation(two.values())) >= 0:
        return True
    scales = _scale(one), _scale(two)
    return None not in scales and sign * ((scales[0] or 0.0) - (scales[1] or 0.0)) > 0


def _scale(spot: Spot) -> float | None:
    """How far the color scale of a panel reaches; none where it is not told."""
    legend = spot.grid.panel.legend
    if legend is None or legend.low is None or legend.high is None:
        return None
    return legend.high - legend.low


def _deviation(values: Sequence[Value]) -> float:
    numbers = [number for value in values if (number := middle(value)) is not None]
    return pstdev(numbers) if numbers else 0.0

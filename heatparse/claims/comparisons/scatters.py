"""Scatter: of two sets of values the one with the wider range is not always the one that varies more."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import pstdev

from heatparse.claims.places.spots import Spot
from heatparse.grid import Value
from heatparse.measures import middle


def scatters_so(relation: str, one: Spot, two: Spot) -> bool:
    """Whether the first set scatters more (less) about its mean than the second one, as a relation has it."""
    left, right = _deviation(one.values()), _deviation(two.values())
    return left >= right if relation == "high" else left <= right


def _deviation(values: Sequence[Value]) -> float:
    numbers = [number for value in values if (number := middle(value)) is not None]
    return pstdev(numbers) if numbers else 0.0

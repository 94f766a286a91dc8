"""Thresholds at lines that are told by their place on a numbered axis: "at the two lowest doses", "beyond 20"."""

from __future__ import annotations

import pytest
from matrices import said

TEXT = """## Heatmap: Growth
- **X-axis**: Dose (mg): 10, 20, 30, 40
- **Y-axis**: Plant: Alder, Birch, Cedar
- **Color bar**: 0 to 1
### Data
| | 10 | 20 | 30 | 40 |
|---|---|---|---|---|
| Alder | 0.10 | 0.20 | 0.80 | 0.90 |
| Birch | 0.30 | 0.40 | 0.85 | 0.95 |
| Cedar | 0.50 | 0.60 | 0.70 | 0.99 |
### Observations
- """
LOW = ("At the two lowest doses", "For the two smallest doses", "At the first two doses", "Up to 20")
HIGH = ("At the two highest doses", "For the two largest doses", "Beyond 20", "From 30 on")


@pytest.mark.parametrize("place", [*LOW, *HIGH])
def test_lines_at_an_end_of_the_axis(place: str) -> None:
    word, true, false = ("below", 0.62, 0.45) if place in LOW else ("above", 0.65, 0.75)
    assert said(f"{TEXT}{place}, all values are {word} {true}.", "threshold") == ["supported"]
    assert said(f"{TEXT}{place}, all values are {word} {false}.", "threshold") == ["refuted"]


@pytest.mark.parametrize("place", ["For the two coldest settings", "At the three wettest sites"])
def test_lines_that_no_axis_tells_are_left_open(place: str) -> None:
    assert said(f"{TEXT}{place}, no value exceeds 0.6.", "threshold") == ["undecidable"]

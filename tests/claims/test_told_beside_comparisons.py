"""What stands beside a comparison: its two values, where it is plainest; cells that are apart; the others of a line."""

from __future__ import annotations

from functools import partial

import pytest
from matrices import verdicts_at

WELLS = """## Heatmap: Level of Wells

* **Rows (Season):** Spring, Summer, Autumn, Winter
* **Columns (Well):** North, East, South, West
* **Color scale (%):** -20 (blue) to 90 (red)

| Season | North | East | South | West |
|---|---|---|---|---|
| Spring | 59 | 55 | 22 | 84 |
| Summer | 12 | 38 | 14 | -8 |
| Autumn | 24 | 57 | 22 | 13 |
| Winter | 31 | 78 | 49 | 46 |

### Observations
- {}
"""


verdicts = partial(verdicts_at, WELLS)


TRUE = [
    "In Spring, North exceeds East by four points, 59% compared with 55%.",
    "In Autumn, East beats North by 33 points (57% versus 24%).",
    "East is above South in all seasons, most visibly in dry years.",
    "The Winter row is entirely free of negative values.",
    "North in Autumn and South in Autumn differ by two points.",
    "West in Winter differs from South in Summer by 32 points.",
]
FALSE = [
    "In Spring, East exceeds North by four points, 59% compared with 55%.",
    "In Autumn, East beats North by 33 points (67% versus 34%).",
    "In Autumn, East beats North by 40 points (57% versus 24%).",
    "North is above South in all seasons, most visibly in dry years.",
    "North is always above South, especially during droughts.",
    "The Summer row is entirely free of negative values.",
    "North in Autumn and South in Autumn differ by five points.",
    "West in Winter differs from South in Summer by 30 points.",
]
TEMPTING = [
    "North is above South in all seasons, mostly in dry years.",
    "North is above South in all seasons, except in droughts.",
    "In a second survey, East beats North by 30 points, 60% compared with 30%.",
    "North and South in Autumn differ by two points on average.",
    "The Summer row is almost entirely free of negative values.",
]


@pytest.mark.parametrize("told", TRUE)
def test_what_is_true_is_supported(told):
    found = verdicts(told)
    assert "refuted" not in found
    assert "supported" in found


@pytest.mark.parametrize("told", FALSE)
def test_what_is_false_is_refuted(told):
    assert "refuted" in verdicts(told)


@pytest.mark.parametrize("told", TEMPTING)
def test_what_leaves_room_is_not_refuted(told):
    assert "refuted" not in verdicts(told)

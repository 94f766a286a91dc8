"""Places told by a number in front of what their axis counts, and courses that go from each place to the next."""

from __future__ import annotations

import pytest
from matrices import said

YIELD = """# Heatmap: Yield by Ripening Days and Regime

- X-axis: Ripening days (3, 6, 9, 12, 15)
- Y-axis: Regime (Dry, Damp, Wet, Flooded)

| Regime | 3 | 6 | 9 | 12 | 15 |
|---|---|---|---|---|---|
| Dry | 1.0 | 1.4 | 1.9 | 2.3 | 2.6 |
| Damp | 1.5 | 1.9 | 2.6 | 3.1 | 2.9 |
| Wet | 2.0 | 2.6 | 3.4 | 3.3 | 3.7 |
| Flooded | 1.2 | 1.1 | 0.9 | 0.7 | 0.4 |

## Observations

"""
# What is said, and of which regime it is true and of which it is false.
OF_LINES = (
    ("{} gets better with every additional column.", "Dry", "Damp"),
    ("{} gets better with each new column.", "Dry", "Flooded"),
    ("{} gets worse with each further column.", "Flooded", "Dry"),
    ("From 6 days onwards, {} gets better with every new column.", "Dry", "Damp"),
    ("{} keeps rising through the last column.", "Dry", "Wet"),
    ("{} grows steadily until the fourth column.", "Damp", "Wet"),
    ("{} climbs from each column to the next.", "Dry", "Wet"),
    ("From every column to the next, {} gains.", "Dry", "Damp"),
    ("{} climbs step by step from 3 days to 15 days.", "Dry", "Flooded"),
    ("Between 9 and 12 days, {} falls.", "Wet", "Damp"),
    ("From 3 to 9 days, {} is above Dry.", "Damp", "Flooded"),
    ("At 6, 9 and 12 days, {} is below Dry.", "Flooded", "Wet"),
    ("At 6 and 12 days {} is ahead of Dry.", "Wet", "Flooded"),
    ("In all five columns {} is ahead of Dry.", "Wet", "Flooded"),
    ("In the {} row, the yield climbs from 6 over 9 to 12 days.", "Damp", "Wet"),
    ("Patience pays off in every plot: the yield of {} climbs from each column to the next.", "Dry", "Damp"),
    ("{} ends up with a higher yield at 15 days than it had at 12 days.", "Wet", "Damp"),
    ("{} finishes with a lower yield at 15 days than it had at 9 days.", "Flooded", "Damp"),
)
# Of ranges that are told by how far values lie apart, and by what they do not leave.
OF_RANGES = (
    ("The five values of {} lie within 1.6 of each other.", "Dry", "Wet"),
    ("The values of {} stay within 1 of one another.", "Flooded", "Damp"),
    ("{} never leaves the 1.0-2.6 band.", "Dry", "Damp"),
    ("{} does not leave the range of 0.8 to 3.5.", "Damp", "Wet"),
)
OF_ALL = (
    ("Each regime but Flooded gains between 3 and 9 days.", "supported"),
    ("Each regime gains between 3 and 9 days.", "refuted"),
    ("The yield climbs from each column to the next in every row.", "refuted"),
    ("The Dry row covers 1.0 to 2.6, the Damp row 1.5 to 2.9.", "refuted"),
    ("From Dry over Damp to Wet, the yield increases in every column.", "supported"),
    ("From Dry over Damp to Flooded, the yield increases in every column.", "refuted"),
    ("In each column the yield increases from Dry over Damp and Wet to Flooded.", "refuted"),
    ("No value leaves the range 0.4 to 3.7.", "supported"),
    ("No value leaves the range 0.5 to 3.7.", "refuted"),
)
# The number may be a value as well, or what gets better is not the yield.
OPEN = (
    "The yield of Damp lies between 3 and 9 days.",
    "The taste of Damp gets better with every new cup.",
    "The tastes of Wet are within 1.2 of each other.",
    "Wet never leaves the field before 3.5.",
    "The harvest from 3 to 9 days costs more under Dry than under Wet.",
)


@pytest.mark.parametrize(("sentence", "true", "false"), OF_LINES)
def test_of_lines(sentence: str, true: str, false: str) -> None:
    assert set(said(f"{YIELD}- {sentence.format(true)}", "trend", "comparison")) == {"supported"}
    assert set(said(f"{YIELD}- {sentence.format(false)}", "trend", "comparison")) == {"refuted"}


@pytest.mark.parametrize(("sentence", "true", "false"), OF_RANGES)
def test_of_ranges(sentence: str, true: str, false: str) -> None:
    assert said(f"{YIELD}- {sentence.format(true)}") == ["supported"]
    assert said(f"{YIELD}- {sentence.format(false)}") == ["refuted"]


@pytest.mark.parametrize(("sentence", "verdict"), OF_ALL)
def test_of_all(sentence: str, verdict: str) -> None:
    assert verdict in said(f"{YIELD}- {sentence}", "trend", "range")


@pytest.mark.parametrize("sentence", OPEN)
def test_open(sentence: str) -> None:
    assert not {"supported", "refuted"} & set(said(f"{YIELD}- {sentence}", "trend", "range", "comparison"))

"""Statements that may mean less than all: workdays, two cells; ends of ranges, lines without values."""

from __future__ import annotations

import pytest

import heatparse

WEEK = """## Heatmap: Loans of a Library
### Components/Axes
* **X-axis (Weekday):** Mon, Tue, Wed, Thu, Fri, Sat, Sun
* **Y-axis (Hour):** 9, 12, 15
### Detailed Analysis
| Hour | Mon | Tue | Wed | Thu | Fri | Sat | Sun |
|---|---|---|---|---|---|---|---|
| 9 | 71 | 74 | 73 | 78 | 75 | 18 | 14 |
| 12 | 40 | 42 | 41 | 45 | 44 | 61 | 66 |
| 15 | 55 | 58 | 57 | 51 | 50 | 33 | 30 |
#### By Kind of Day
{}
"""

PANELS = """## Heatmaps: Leaf Types in Three Seasons
### Components/Axes
* **Titles:** "Summer" (left heatmap), "Autumn" (middle heatmap), "Winter" (right heatmap)
* **X-axis (Predicted):** Oak, Elm, Ash
* **Y-axis (True):** Oak, Elm, Ash
### Detailed Analysis
**Summer**
| True | Oak | Elm | Ash |
|---|---|---|---|
| Oak | 80 | 11 | 9 |
| Elm | 4 | 90 | 6 |
| Ash | 2 | 3 | 95 |
**Autumn**
| True | Oak | Elm | Ash |
|---|---|---|---|
| Oak | 83 | 12 | 5 |
| Elm | 6 | 86 | 8 |
| Ash | 3 | 4 | 93 |
**Winter**
| True | Oak | Elm | Ash |
|---|---|---|---|
| Oak | 85 | 14 | 1 |
| Elm | 8 | 82 | 10 |
| Ash | 5 | 4 | 91 |
{}
"""

SIZES = """## Heatmap: Growth by Dose
### Components/Axes
* **X-axis (Dose):** 0.0, 0.5, 1.0
* **Y-axis (Strain):** K1, K2
### Detailed Analysis
| Strain | 0.0 | 0.5 | 1.0 |
|---|---|---|---|
| K1 | 0.21 | 0.70 | 0.92 |
| K2 | 0.0 | 0.15 | 1.0 |
### Key Observations
* {}
"""


def _rules(text: str, statement: str) -> set[str]:
    return {finding.rule for finding in heatparse.check(text.format(statement)).findings}


@pytest.mark.parametrize("noun", ["weekday", "working day", "workday"])
def test_workdays_are_no_days_of_the_weekend(noun: str) -> None:
    assert not _rules(WEEK, f"* At 9, every {noun} exceeds 70.")


def test_a_count_below_a_head_is_that_of_its_part() -> None:
    part = "* **Weekdays (Mon–Fri):**\n* The hour of 9 has the most loans on all five days."
    days = WEEK.replace("(Weekday)", "(Day)")
    assert "axis-count-mismatch" not in _rules(days, part)
    assert "axis-count-mismatch" in _rules(days, "* The heatmap covers five days.")


def test_what_is_between_two_may_be_two_cells() -> None:
    told = (
        "* Shows diagonal dominance, but with more confusion between Oak and Elm than in the Summer matrix."
    )
    assert not _rules(PANELS, told)


@pytest.mark.parametrize("noun", ["value", "cell"])
def test_ends_are_not_between_themselves(noun: str) -> None:
    assert not _rules(SIZES, f"K1 has no {noun} between 0.21 and 0.70.")
    assert _rules(SIZES, f"K1 has no {noun} between 0.21 and 0.75.")


def test_the_way_along_an_axis_is_no_change_of_values() -> None:
    assert not _rules(SIZES, "Growth of K1 rises by about 0.7 as Dose goes from 0.0 to 1.0.")


def test_lines_without_values_move_nowhere() -> None:
    text = (
        "## Heatmap: Norms by Layer\n### Components/Axes\n* **X-axis (Matrix):** q, k, v\n"
        "* **Y-axis (Layer):** 1, 2, 3\n"
        "### Detailed Analysis\n* **Layer 1:** q: 0.1, k: 0.3\n* **Layer 2:** q: 0.2, k: 0.2\n"
        "### Key Observations\n* Only q increases with depth.\n* Two of the three matrices increase with depth.\n"
    )
    assert not {finding.rule for finding in heatparse.check(text).findings} & {"trend-mismatch"}

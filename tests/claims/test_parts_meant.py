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


def _verdicts(text: str, statement: str, kind: str) -> list[str]:
    claims = heatparse.check(text.format(statement)).claims
    return [claim.verdict for claim in claims if claim.kind == kind]


@pytest.mark.parametrize("noun", ["weekday", "working day", "workday"])
def test_workdays_are_no_days_of_the_weekend(noun: str) -> None:
    assert not _rules(WEEK, f"* At 9, every {noun} exceeds 70.")
    assert _verdicts(WEEK, f"* At 9, every {noun} exceeds 10.", "threshold") == ["supported"]
    days = WEEK.replace("(Weekday)", "(Day)")
    assert _rules(days, "* At 9, every day exceeds 70.") == {"threshold-mismatch"}
    # Open: a bound that no workday keeps is told of too few of all days to be refuted.
    assert _verdicts(WEEK, f"* At 9, every {noun} exceeds 80.", "threshold") == ["undecidable"]


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
    assert _verdicts(PANELS, told, "comparison") == ["undecidable"]
    named = "* In Winter, there is more confusion between Oak and Elm than in Summer."
    assert _verdicts(PANELS, named, "comparison") == ["supported"]


@pytest.mark.parametrize("noun", ["value", "cell"])
def test_ends_are_not_between_themselves(noun: str) -> None:
    assert not _rules(SIZES, f"K1 has no {noun} between 0.21 and 0.70.")
    assert _rules(SIZES, f"K1 has no {noun} between 0.21 and 0.75.")


def test_the_way_along_an_axis_is_no_change_of_values() -> None:
    told = "Growth of K1 rises by {} as Dose goes from 0.0 to 1.0."
    assert not _rules(SIZES, told.format("about 0.7"))
    assert _verdicts(SIZES, told.format("about 0.7"), "difference") == ["supported"]
    assert _verdicts(SIZES, told.format("0.4"), "difference") == ["undecidable"]  # open: it is false
    assert _rules(SIZES, "K1 falls as Dose goes from 0.0 to 1.0.") == {"trend-mismatch"}


def test_lines_without_values_move_nowhere() -> None:
    text = (
        "## Heatmap: Norms by Layer\n### Components/Axes\n* **X-axis (Matrix):** q, k, v\n"
        "* **Y-axis (Layer):** 1, 2, 3\n"
        "### Detailed Analysis\n* **Layer 1:** q: 0.1, k: 0.3\n* **Layer 2:** q: 0.2, k: 0.2\n"
        "### Key Observations\n* Only q increases with depth.\n* Two of the three matrices increase with depth.\n"
    )
    report = heatparse.check(text)
    # Open: one of the three matrices increases, so that the second line is false.
    assert [claim.verdict for claim in report.claims if claim.kind == "trend"] == ["supported", "undecidable"]
    assert not report.findings


def test_workdays_in_brackets() -> None:
    assert not _rules(WEEK, "* At 9, all values exceed 70 (weekdays).")
    assert "threshold-mismatch" in _rules(WEEK, "* At 9, all values exceed 70 (loans).")


def test_a_unit_where_only_regions_are_stated() -> None:
    text = """## Heatmap: Calls per Hour
* **X-axis (Day):** Mon, Tue, Wed, Thu
* **Y-axis (Hour):** Early, Noon, Late
### Detailed Analysis
* **Mon:** values from 20 to 30
### Key Observations
* Every cell on Mon is above {} tickets.
"""
    for bound in (15, 25):
        assert not heatparse.check(text.format(bound)).findings

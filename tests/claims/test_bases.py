"""Statements made on another basis, or of another subject, than the cells: none of them is held against a text."""

from __future__ import annotations

import pytest

import heatparse

YIELDS = """## Heatmap: Honey Yield by Meadow and Hive
### Components/Axes
* **X-axis (Hive):** 1, 2, 4, 8
* **Y-axis (Meadow):** Alm, Birk, Cove, Dell
* **Color scale:** 0 to 100, kilograms
### Data
| Meadow | 1 | 2 | 4 | 8 |
|---|---|---|---|---|
| Alm | 71 | 64 | 52 | 30 |
| Birk | 45 | 61 | 37 | 23 |
| Cove | 28 | 42 | 81 | 36 |
| Dell | 12 | 20 | 33 | 47 |
### Key Observations
* {statement}
"""
FLOWS = """## Heatmap: Transfer of a Probe
### Components/Axes
* **X-axis (Target):** Ash, Elm, Fir
* **Y-axis (Source):** Ash, Elm, Fir
* **Color scale:** 0 to 1
### Data
| Source | Ash | Elm | Fir |
|---|---|---|---|
| Ash | 0.91 | 0.62 | 0.40 |
| Elm | 0.55 | 0.88 | 0.47 |
| Fir | 0.35 | 0.52 | 0.79 |
### Key Observations
* {statement}
"""
LEVELS = """## Heatmap: Signal by Floor
### Components/Axes
* **X-axis (Distance):** 0, 10, 20
* **Y-axis (Floor):** F1, F2
* **Color scale:** -90 to -30
### Data
| Floor | 0 | 10 | 20 |
|---|---|---|---|
| F1 | -35 | -42 | -55 |
| F2 | -48 | -52 | -60 |
### Key Observations
* {statement}
"""
LINKS = """## Heatmap: Correlations of Soils
### Components/Axes
* **Both axes:** Clay, Lime, Peat, Sand
* **Color scale:** -1 to 1
### Data
| | Clay | Lime | Peat | Sand |
|---|---|---|---|---|
| Clay | 1.00 | | | |
| Lime | 0.62 | 1.00 | | |
| Peat | -0.31 | -0.09 | 1.00 | |
| Sand | 0.44 | 0.21 | 0.15 | 1.00 |
### Key Observations
* {statement}
"""


def reports(text: str, statement: str) -> list[str]:
    return [finding.rule for finding in heatparse.check(text.format(statement=statement)).findings]


FALSE = ("Dell exceeds Alm at hive 1", "All values are below 50", "Alm reaches 93 at hive 2")


@pytest.mark.parametrize("statement", FALSE)
def test_plain_statements_that_are_false_are_found(statement: str) -> None:
    assert reports(YIELDS, f"{statement}.")
    assert reports(YIELDS, f"By contrast, {statement[0].lower() + statement[1:]}.") or statement.startswith(
        "Alm"
    )


BASES = (
    "per beekeeper", "for its size", "in the earlier survey", "compared with the previous season", "in log space",
    "cumulatively", "as a share of its total", "adjusted for rain", "by rank", "for most visitors",
)  # fmt: skip


@pytest.mark.parametrize("statement", FALSE)
def test_what_is_measured_on_something_else_is_not_judged(statement: str) -> None:
    told = [
        f"{statement}{before}{basis}{behind}."
        for basis in BASES
        for before, behind in ((" (", ")"), (", ", ""))
    ]
    assert reports(YIELDS, "\n* ".join(told)) == []


@pytest.mark.parametrize(
    "statement",
    [
        "The first two hives have their maximum at Alm.",
        "Alm and Birk exceed 50 at their peak.",
        "At the largest hive, even the lowest meadow has 23.",
        "In two of the meadows, yields of Cove increased.",
        "Cove rises from 1 to 4 and falls from there on, by 45.",
        "For Alm, Birk, Cove and Dell the peaks lie in 1, 2, 4 and 8.",
        "The mean of Cove (46.75) is not far behind, and that of Alm (54.25) is the highest.",
        "The steepest decline per step is that of Cove, at 45.",
        "Yields above 50 are confined to hives of 4 and less.",
        "Alm and Birk make up 108 at 1.",
        "The yields of Alm at 1 and Birk at 1 are 71 and 45.",
        "Two meadows were visited in all three of 1, 2 and 4.",
        "The 16 meadows differ.",
    ],
)
def test_true_statements_of_other_subjects(statement: str) -> None:
    assert reports(YIELDS, statement) == []


def test_flows_leave_out_what_stays_at_home() -> None:
    assert reports(FLOWS, "As a source, Ash is strongest on Elm (0.62).") == []
    assert reports(FLOWS, "Transfer from Ash is strongest to Elm (0.62).") == []
    assert reports(FLOWS, "Ash is strongest on Elm (0.62).")


def test_strength_may_leave_signs_aside() -> None:
    assert reports(LEVELS, "F2 is weaker than F1 at 0.") == []
    assert reports(LEVELS, "F2 is higher than F1 at 0.")
    assert reports(LINKS, "Peat correlates less with Lime than with Clay.") == []


def test_pairs_of_a_triangle_have_one_value() -> None:
    assert reports(LINKS, "Lime and Sand correlate at 0.21. Two correlations exceed 0.4.") == []
    assert reports(LINKS, "Lime and Sand correlate at 0.31.")
    assert reports(LINKS, "Lime and Sand correlate at 0.21. Three correlations exceed 0.4.")

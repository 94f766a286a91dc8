"""Counts of two kinds of values against each other, of pairs, and of the places where what is counted lies."""

from __future__ import annotations

import pytest

import heatparse

HEAD = """# Heatmap: Correlation of Soil Properties
### Axes
- **X-axis and Y-axis:** pH, Clay, Sand, Carbon, Nitrogen
- **Color bar:** Pearson correlation coefficient, -1 (blue) to 1 (red)
### Data
| | pH | Clay | Sand | Carbon | Nitrogen |
|---|---|---|---|---|---|
| pH | 1.00 | 0.21 | -0.18 | -0.34 | -0.29 |
| Clay | 0.21 | 1.00 | -0.86 | 0.44 | 0.39 |
| Sand | -0.18 | -0.86 | 1.00 | -0.52 | -0.47 |
| Carbon | -0.34 | 0.44 | -0.52 | 1.00 | 0.91 |
| Nitrogen | -0.29 | 0.39 | {} | 0.91 | 1.00 |
### Observations
- {}
"""
RATES = """# Heatmap: Wear of Coatings
### Axes
- **X-axis:** Load (N): 5, 10, 20, 40
- **Y-axis:** Coating: Epoxy, Zinc, Rubber
- **Color bar:** Wear (µm), 0 to 90
### Data
| | 5 | 10 | 20 | 40 |
|---|---|---|---|---|
| Epoxy | 3 | 6 | 9 | 15 |
| Zinc | 25 | 38 | 52 | 81 |
| Rubber | 11 | 28 | 47 | 58 |
### Observations
- {}
"""


def _told(text: str) -> tuple[set[str], set[str]]:
    report = heatparse.check(text)
    return {claim.verdict for claim in report.claims}, {finding.rule for finding in report.findings}


@pytest.mark.parametrize(
    ("told", "true", "false"),
    [
        ("{} has more negative than positive entries.", "Sand", "Clay"),
        ("{} has more positive values than negative ones.", "Clay", "Sand"),
        ("{} of the ten property pairs have a negative sign.", "Six", "Four"),
        ("In absolute terms, {} pairs exceed 0.5.", "three", "five"),
        ("In absolute terms, {} of the ten pairs exceed 0.5.", "three", "five"),
        ("Carbon has {} and two negative off-diagonal coefficients.", "two positive", "three positive"),
    ],
)
def test_signs_and_pairs_are_counted(told: str, true: str, false: str) -> None:
    assert _told(HEAD.format("-0.47", told.format(true))) == ({"supported"}, set())
    assert "count-mismatch" in _told(HEAD.format("-0.47", told.format(false)))[1]


def test_pairs_of_a_grid_with_a_slip_may_be_counted_either_way() -> None:
    assert not _told(HEAD.format("-0.44", "Exactly three pairs exceed 0.4 in size."))[1]


@pytest.mark.parametrize(
    "joint",
    [", {} of them in the Zinc row and {} in the Rubber row", " ({} in the Zinc row, {} in the Rubber row)"],
)
@pytest.mark.parametrize("front", ["Four cells lie above 40 µm", "Altogether four cells exceed 40 µm"])  # fmt: skip
def test_what_is_counted_is_parted_by_places(front: str, joint: str) -> None:
    assert _told(RATES.format(front + joint.format("two", "two") + ".")) == ({"supported"}, set())
    assert "count-mismatch" in _told(RATES.format(front + joint.format("three", "one") + "."))[1]


def test_parts_that_do_not_add_up_are_left_open() -> None:
    told = "Four cells lie above 40 µm, one of them in the Zinc row and one in the Rubber row."
    assert "refuted" not in _told(RATES.format(told))[0]


@pytest.mark.parametrize(("number", "verdict"), [("one", "supported"), ("two", "refuted")])
def test_a_number_is_set_against_another_one(number: str, verdict: str) -> None:
    told = f"Zinc has two cells above 40 µm, compared with {number} for Rubber above 50 µm."
    assert "refuted" not in _told(RATES.format(told))[0]
    told = f"Zinc has two cells above 50 µm, compared with {number} for Rubber."
    assert verdict in _told(RATES.format(told))[0]


def test_a_number_of_all() -> None:
    assert _told(RATES.format("Of all 12 readings, only two are above 55 µm."))[0] == {"supported"}
    assert "count-mismatch" in _told(RATES.format("Of all 12 readings, only one is above 55 µm."))[1]

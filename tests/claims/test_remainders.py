"""What the text says of all cells that it does not list counts for each of them."""

from __future__ import annotations

import pytest

import heatparse

DESCRIPTION = """## Heatmap: Trips between Districts
### Overview
A heatmap of the number of trips between four districts.
### Components/Axes
- **X-axis (To):** Harbor, Market, Park, Mill
- **Y-axis (From):** Harbor, Market, Park, Mill
- **Color scale:** from 0 (white) to 50 (red)
### Detailed Analysis
- (Harbor, Harbor): 40
- (Market, Market): 31
- (Park, Park): 22
- (Harbor, Mill): 7
- (Mill, Market): 9

{}
### Key Observations
- {}
"""
TOLD = [
    "All other cells are 0.",
    "All other cells appear to have a value of 0.",
    "Cells that are not listed contain 0.",
    "The remaining cells are zero.",
    "All remaining entries have a count of 0.",
    "Every other cell is zero.",
]
OPEN = [
    "Almost all other cells are 0.",
    "Most of the other cells are 0.",
    "All other cells in the Harbor row are 0.",
    "All other cells are close to 0.",
    "All other cells are above 0.",
    "The other cells lie between 0 and 5.",
    "Other figures are shown elsewhere.",
]


def verdicts(told: str, sentence: str) -> set[str]:
    text = DESCRIPTION.format(told, sentence)
    line = text.rstrip("\n").count("\n") + 1
    return {claim.verdict for claim in heatparse.check(text).claims if claim.span.line == line} - {
        "undecidable"
    }


@pytest.mark.parametrize("told", TOLD)
def test_the_rest_is_known(told: str) -> None:
    assert verdicts(told, "Eleven cells are zero.") == {"supported"}
    assert verdicts(told, "Ten cells are zero.") == {"refuted"}
    assert verdicts(told, "No cell of the Park column exceeds 22.") == {"supported"}
    assert verdicts(told, "Most off-diagonal cells are zero.") == {"supported"}


@pytest.mark.parametrize("told", OPEN)
def test_the_rest_is_open(told: str) -> None:
    for sentence in ("Eleven cells are zero.", "Ten cells are zero.", "Most off-diagonal cells are zero."):
        assert "supported" not in verdicts(told, sentence)
        assert "refuted" not in verdicts(told, sentence)


@pytest.mark.parametrize("told", TOLD)
def test_extremes_are_those_of_the_list_as_well(told: str) -> None:
    assert verdicts(told, "The lowest value is 7, from Harbor to Mill.") == {"supported"}
    assert "refuted" in verdicts(told, "The lowest value is 9, from Mill to Market.")

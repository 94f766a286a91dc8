"""Counts with two bounds: "four cells exceed 30 but stay below 50" counts what lies between both."""

from __future__ import annotations

import pytest

from heatparse import check

FIGURE = """## Heatmap: Visitors of the Gardens

* **Y-axis (Garden):** Rosehill, Fernside
* **X-axis (Month):** May, June, July, August, September

| Garden | May | June | July | August | September |
|---|---|---|---|---|---|
| Rosehill | 31 | 38 | 44 | 50 | 27 |
| Fernside | 22 | 35 | 58 | 61 | 30 |

### Observations
* {}
"""


def _counts(sentence: str) -> set[str]:
    report = check(FIGURE.format(sentence))
    return {claim.verdict for claim in report.claims if claim.kind == "count"} - {"undecidable"}


@pytest.mark.parametrize(
    ("number", "verdict"), [("three", "supported"), ("four", "refuted"), ("two", "refuted")]
)
@pytest.mark.parametrize(
    "wording",
    [
        "{} cells of Rosehill are above 30 but below 50",
        "In the Rosehill row, {} values exceed 30 without reaching 50",
        "For Rosehill, {} months lie above 30 and under 50",
        "For Rosehill, {} months top 30, yet do not reach 50",
        "{} of the five Rosehill values are higher than 30 while staying below 50",
        "{} of the five Rosehill values exceed 30 but not 50",
        "{} of the five Rosehill values are at least 31 and at most 44",
        "{} of the five Rosehill values are below 50 but above 30",
    ],
)
def test_a_count_of_what_lies_between(wording: str, number: str, verdict: str) -> None:
    assert _counts(wording.format(number).capitalize() + ".") == {verdict}


@pytest.mark.parametrize(
    "sentence",
    [
        "Four cells of Rosehill are at least 31 but below 50.",  # one end belongs to it, the other does not
        "Two months are above 30 for Rosehill and below 36 for Fernside.",
    ],
)
def test_mixed_bounds_are_left_open(sentence: str) -> None:
    assert _counts(sentence) == set()
    assert not check(FIGURE.format(sentence)).findings


def test_everything_lies_within_both_bounds() -> None:
    assert not check(FIGURE.format("All Rosehill values are above 26 but below 51.")).findings
    assert check(FIGURE.format("All Rosehill values are above 26 but below 50.")).findings

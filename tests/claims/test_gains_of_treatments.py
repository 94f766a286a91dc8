"""What one cell gains between two panels, before and after something: right or wrong by the two values."""

from __future__ import annotations

import pytest

import heatparse

_TEXT = """# Heatmaps: Word error rates before and after denoising

Two heatmaps side by side show the share of recognized words (%) of three recorders in three rooms.

## Panel 1: Before
* **Rows (Recorder):** Lapel, Studio, Phone
* **Columns (Room):** Kitchen, Hall, Garage

| Recorder | Kitchen | Hall | Garage |
|---|---|---|---|
| Lapel | 51.0 | 62.5 | 30.4 |
| Studio | 70.2 | 81.3 | 55.9 |
| Phone | 44.8 | 58.0 | 21.7 |

## Panel 2: After
* **Rows (Recorder):** Lapel, Studio, Phone
* **Columns (Room):** Kitchen, Hall, Garage

| Recorder | Kitchen | Hall | Garage |
|---|---|---|---|
| Lapel | 63.5 | 70.1 | 52.3 |
| Studio | 78.0 | 86.4 | 69.9 |
| Phone | 60.2 | 66.6 | 47.9 |

## Observations

- {statement}
"""
# Each with what is right, and what is wrong.
_TOLD = (
    ("Denoising improves Lapel in the Kitchen by {} points.", "12.5", "15.5"),
    ("Denoising improves Lapel in the Kitchen by over {} points.", "12", "15"),
    ("Denoising adds {} points to Studio × Garage.", "14.0", "11.0"),
    ("Phone in the Garage goes up by {} points.", "26.2", "21.2"),
    ("Phone × Garage gains {} points from denoising.", "26.2", "28.2"),
    ("Studio–Hall is {} points higher after denoising.", "5.1", "8.1"),
    ("Studio–Hall is {} points lower before denoising.", "5.1", "3.1"),
    ("After denoising, Phone in the Garage more than {}.", "doubles", "triples"),
    ("On average, scores improve by {} points.", "13.2", "16.2"),
    ("The average gain for the Garage is {} points.", "20.7", "24.7"),
    ("The maximum goes up by {} points.", "5.1", "7.1"),
    ("Phone × Hall is at 66.6 in the right panel versus {} in the left.", "58.0", "59.9"),
    ("Phone × Hall is at 66.6 in the right panel and at {} in the left.", "58.0", "53.0"),
)
# Of the same panels, called "Raw" and "Denoised".
_TITLED = (
    ("Studio–Hall is {} points higher after denoising.", "5.1", "8.1"),
    ("On average, scores are {} points higher with denoising.", "13.2", "15.2"),
    ("The mean Garage score rises from 36.0 in the raw panel to {} after denoising.", "56.7", "59.7"),
    ("Phone in the Garage scores 21.7 in the raw panel and {} after denoising.", "47.9", "43.9"),
    ("Without denoising, Phone in the Hall scores only {}.", "58.0", "53.0"),
)
# Means of one panel and then the other: a number that is right tells that the panels are meant.
_MEANS = (
    ("The average Garage score increases from 36.0 to {}.", "56.7", "59.7"),
    ("The average Garage score increases from {} to 56.7.", "36.0", "39.0"),
    ("The average score rises from 52.9 to {}.", "66.1", "69.1"),
    ("The average Garage score rises from 36.0 to {} after denoising.", "56.7", "53.7"),
    ("Phone in the Hall rises from 58.0 to {} after denoising.", "66.6", "63.6"),
    ("After denoising, Phone in the Hall rises from 58.0 to {}.", "66.6", "63.6"),
)
# A wrong value beside the right one of the other panel, and beside the distance that the two would make.
_BESIDE = (
    ("Phone in the Hall (58.0 → {}) improves.", "66.6", "69.6"),
    ("Phone in the Hall ({} → 66.6) gains.", "58.0", "54.0"),
    ("Phone in the Garage jumps from {} to 47.9.", "21.7", "25.7"),
    ("Phone in the Garage jumps from 25.7 to {} (+22.2 points).", "47.9", "47.9"),
)
_OPEN = (
    "The average Garage score increases from 31.0 to 59.7.",
    "In the After panel, the Garage rises from 52.3 for Lapel to 69.9 for Studio.",
    "The gain for Phone × Garage is 21.1 points larger than that for Studio × Hall.",
    "Phone × Garage gains 21.1 points more than Studio × Hall.",
    "Filtering adds 3.5 points to Studio × Garage.",
    "Lapel × Kitchen gains another 3.5 points from beamforming.",
    "Wherever a second microphone was used, Studio × Hall gains 9.9 points.",
)


def _verdicts(statement: str, text: str = _TEXT) -> set[str]:
    described = text.format(statement=statement)
    line = described.count("\n")
    return {str(claim.verdict) for claim in heatparse.check(described).claims if claim.span.line == line}


@pytest.mark.parametrize(("statement", "right", "wrong"), _TOLD)
def test_a_gain_between_the_panels_is_that_of_the_two_values(statement: str, right: str, wrong: str) -> None:
    assert "refuted" in _verdicts(statement.format(wrong))
    assert _verdicts(statement.format(right)) == {"supported"}


@pytest.mark.parametrize(("statement", "right", "wrong"), _TITLED)
def test_a_treatment_names_the_panel_whose_title_tells_it(statement: str, right: str, wrong: str) -> None:
    titled = _TEXT.replace("Panel 1: Before", "Panel 1: Raw").replace("Panel 2: After", "Panel 2: Denoised")
    assert "refuted" in _verdicts(statement.format(wrong), titled)
    assert _verdicts(statement.format(right), titled) <= {"supported", "undecidable"}


@pytest.mark.parametrize(("statement", "right", "wrong"), _MEANS)
def test_of_the_means_of_two_panels_the_wrong_one_is_found(statement: str, right: str, wrong: str) -> None:
    assert "refuted" in _verdicts(statement.format(wrong))
    assert _verdicts(statement.format(right)) <= {"supported", "undecidable"}


@pytest.mark.parametrize(("statement", "right", "wrong"), _BESIDE)
def test_a_wrong_value_beside_a_right_one_is_found(statement: str, right: str, wrong: str) -> None:
    assert "refuted" in _verdicts(statement.format(wrong))
    if right != wrong:
        assert "refuted" not in _verdicts(statement.format(right))


@pytest.mark.parametrize("statement", _OPEN)
def test_a_gain_of_something_else_is_not_held_against_the_panels(statement: str) -> None:
    assert "refuted" not in _verdicts(statement)

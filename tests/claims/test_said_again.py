"""Extremes of all panels together, and statements that are said again of another panel, row or column."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmaps: Firing Loss of Three Glazes

The figure consists of three heatmaps in a row: Ash (left), Celadon (center), and Tenmoku (right). All show the loss.

* **X-axis:** "kiln position" with front, middle, rear
* **Y-axis:** "hold time" with 10, 30, 90
* **Color bar:** "loss (g)", from 1.0 (white) to 6.0 (black)

**Ash**
* 10: 2.4, 2.1, 3.3
* 30: 2.6, 2.2, 3.5
* 90: 2.9, 2.7, 3.8

**Celadon**
* 10: 1.9, 1.6, 2.8
* 30: 1.7, 1.4, 2.5
* 90: 2.3, 2.0, 3.1

**Tenmoku**
* 10: 4.4, 4.0, 5.2
* 30: 4.7, 4.2, 5.5
* 90: 4.1, 3.6, 4.9

### Key Observations
* {}
"""


def _verdicts(statement: str) -> list[str]:
    line = TEXT[: TEXT.index("{}")].count("\n") + 1
    return [c.verdict for c in heatparse.check(TEXT.format(statement)).claims if c.span.line >= line]


@pytest.mark.parametrize(
    ("whole", "true", "false"),
    [
        ("The highest loss of the whole sweep is {}.", "5.5 g", "3.8 g"),
        ("The lowest loss of the entire experiment is {}, as expected.", "1.4", "2.1"),
        ("Across the full comparison, the highest loss is {}.", "5.5", "3.1"),
        ("The lowest loss of the whole study is found in {}.", "Celadon", "Ash"),
        ("{} contains the lowest loss in the figure.", "Celadon", "Ash"),
        ("The highest loss across all three heatmaps is {}.", "5.5 g", "3.8 g"),
        (
            "The overall minimum of {}.",
            "1.4 is found in Celadon",
            "2.1 is found in Ash",
        ),
        (
            "{}, so it contains the highest loss in the figure.",
            "Tenmoku goes up to 5.5",
            "Ash goes up to 3.8",
        ),
    ],
)
def test_whole_figure(whole: str, true: str, false: str) -> None:
    assert "refuted" not in _verdicts(whole.format(true))
    assert "supported" in _verdicts(whole.format(true))
    assert "refuted" in _verdicts(whole.format(false))


@pytest.mark.parametrize(
    ("statement", "again", "true", "false"),
    [
        ("A hold time of 90 yields the highest loss at every position for Ash.", "The same holds for {}.",
         "Celadon", "Tenmoku"),
        ("In Celadon, 30 is the lowest row at the front.", "The same is true of the {}.", "rear", ""),
        ("The rear has the highest loss in each row of Ash.", "This also applies to {}.",
         "Celadon and to Tenmoku", ""),
        ("In Tenmoku, 30 is the highest row in every column.", "The same can be seen in {}.", "", "Ash"),
    ],
)  # fmt: skip
def test_same_holds(statement: str, again: str, true: str, false: str) -> None:
    if true:
        assert _verdicts(f"{statement} {again.format(true)}") == ["supported", "supported"]
    if false:
        assert "refuted" in _verdicts(f"{statement} {again.format(false)}")


@pytest.mark.parametrize(
    "again",
    [
        "The same does not hold for Tenmoku.",
        "The same may hold for Tenmoku.",
        "The same holds for Celadon, but not for Tenmoku.",
        "The same almost holds for Tenmoku.",
    ],
)
def test_said_with_reserve(again: str) -> None:
    first = "A hold time of 90 yields the highest loss at every position for Ash."
    assert "refuted" not in _verdicts(f"{first} {again}")


def test_number_is_of_the_first_place() -> None:
    assert "refuted" not in _verdicts("The lowest loss of Ash is 2.1. The same holds for Celadon.")


def test_worst_is_one_end_in_all_panels() -> None:
    assert "supported" in _verdicts("In Ash and Celadon, the rear has the worst loss at each hold time.")
    assert "supported" not in _verdicts("For Ash and Celadon, the worst cells are 3.8 and 1.4.")


def test_absolute_values() -> None:
    text = "# Heatmap: Correlations\n\n| | A1 | B1 |\n|---|---|---|\n| C1 | -0.8 | 0.3 |\n| D1 | 0.5 | 0.1 |\n\n* {}\n"
    told = "The largest absolute value is {} (C1, B1)."
    for pair, number, verdict in (("C1, A1", "0.8", "supported"), ("D1, A1", "0.5", "refuted")):
        claims = heatparse.check(text.format(told.format(number).replace("C1, B1", pair))).claims
        assert verdict in [claim.verdict for claim in claims]


@pytest.mark.parametrize(
    ("place", "true", "false"),
    [
        ("The highest loss across all three heatmaps at the front is {}.", "4.7 g", "2.9 g"),
        ("Across all three heatmaps, the lowest loss in the rear is {}.", "2.5 g", "3.3 g"),
        ("{} contains the highest loss at the front.", "Tenmoku", "Ash"),
    ],
)
def test_whole_figure_at_a_place(place: str, true: str, false: str) -> None:
    assert "supported" in _verdicts(place.format(true))
    assert "supported" not in _verdicts(place.format(false))


def test_a_winner_on_the_whole_is_no_single_cell() -> None:
    assert "refuted" not in _verdicts("The overall winner is the middle position in Ash.")

"""Places that a sentence names in a roundabout way, and numbers of which it leaves open where they stand."""

from __future__ import annotations

import pytest
from matrices import said

SPEEDS = """# Heatmap: Braking Distance Score by Speed and Load

- **X-axis**: Load (10, 20, 40, 80)
- **Y-axis**: Speed (30, 50, 70, 90)
- **Color scale**: score from 0 (white) to 60 (dark green)

| Speed | 10 | 20 | 40 | 80 |
|---|---|---|---|---|
| 30 | 52.0 | 50.5 | 44.0 | 31.0 |
| 50 | 46.5 | 47.0 | 41.5 | 33.5 |
| 70 | 38.0 | 40.0 | 42.5 | 35.0 |
| 90 | 21.0 | 26.0 | 29.5 | 24.0 |

### Observations
- """


def _verdict(head: str, statement: str) -> str:
    """Refuted or supported where any of the claims of a statement is."""
    verdicts = said(head + statement)
    return next((v for v in ("refuted", "supported") if v in verdicts), "undecidable")


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("The highest speed gains 8.5 points from 10 to 40.", "supported"),
        ("The highest speed gains 12 points from 10 to 40.", "refuted"),
        ("At the smallest load, a speed of 30 beats a speed of 50 by 5.5 points.", "supported"),
        ("At the smallest load, a speed of 30 beats a speed of 50 by 8 points.", "refuted"),
        ("With the largest load (80), a speed of 70 exceeds a speed of 30 by 4 points.", "supported"),
        ("At the largest load, the best speed is 70.", "supported"),
        ("At the largest load, the best speed is 30.", "refuted"),
        ("The lowest speed drops by 21 points between the smallest and the largest load.", "supported"),
        ("The lowest speed drops by 15 points between the smallest and the largest load.", "refuted"),
        ("At the largest loads, a speed of 70 beats a speed of 30 by 3 points.", "undecidable"),
        ("With the largest load (20), a speed of 70 exceeds a speed of 30 by 4 points.", "undecidable"),
    ],
)
def test_the_end_of_a_numeric_axis_is_a_place(statement: str, verdict: str) -> None:
    assert _verdict(SPEEDS, statement) == verdict, statement


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("Between three and six cells exceed 46.", "supported"),  # four
        ("Four to seven of the 16 cells exceed 46.", "supported"),
        ("Between five and seven cells exceed 46.", "refuted"),
        ("One to three of the 16 cells exceed 46.", "refuted"),
        ("At most two cells per column exceed 45.", "supported"),
        ("At most one cell per column exceeds 45.", "refuted"),
        ("In every column, at most one speed exceeds 45.", "refuted"),
        ("Between one and two cells per row lie below 34.", "refuted"),  # all four of the last row
    ],
)
def test_a_count_has_two_bounds_and_may_be_told_per_line(statement: str, verdict: str) -> None:
    assert _verdict(SPEEDS, statement) == verdict, statement


@pytest.mark.parametrize(
    ("share", "verdict"), [("13%", "supported"), ("22%", "undecidable"), ("52%", "undecidable")]
)
@pytest.mark.parametrize(
    "statement",
    [
        "A speed of 90 gains 3.5 points ({}) from 20 to 40.",
        "From 20 to 40, a speed of 90 gains 3.5 points, or {}.",
    ],
)
def test_the_share_behind_a_change_is_no_value(statement: str, share: str, verdict: str) -> None:
    assert _verdict(SPEEDS, statement.format(share)) == verdict


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        (
            "30 is the best speed for loads of 10, 20 and 40, while 70 is the best for the others.",
            "supported",
        ),
        ("30 is the best speed for loads of 10, 20 and 40, while 50 is the best for the others.", "refuted"),
        ("A speed of 30 peaks at 10, the others at 80.", "refuted"),
        ("A speed of 30 is best for loads up to 40.", "supported"),
        ("A speed of 50 is best for loads up to 40.", "refuted"),
        ("A speed of 30 is best for loads up to 80.", "undecidable"),
        ("A speed of 70 is best for loads above 40.", "supported"),
        ("A speed of 70 is best for larger loads.", "undecidable"),
        ("At larger loads, a speed of 70 is the worst.", "undecidable"),
        ("A speed of 50 is the best for the others.", "undecidable"),
        ("A speed of 30 is above a speed of 70 until 40 and below it thereafter.", "supported"),
        ("A speed of 30 is above a speed of 90 until 40 and below it thereafter.", "refuted"),
        ("Beyond a load of 20, no speed reaches 45.", "supported"),
        ("Beyond a load of 20, no speed reaches 43.", "refuted"),
    ],
)
def test_the_rest_of_an_axis_is_told_by_the_sentence(statement: str, verdict: str) -> None:
    assert _verdict(SPEEDS, statement) == verdict, statement


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        (
            "A speed of 50 exceeds a speed of 90 at every load, in one case by more than 25 points.",
            "supported",
        ),
        (
            "A speed of 50 exceeds a speed of 90 at every load, in two cases by more than 25 points.",
            "refuted",
        ),
        ("A speed of 30 beats a speed of 90 at all loads, sometimes by 7 points only.", "supported"),
        ("A speed of 30 beats a speed of 90 at all loads, sometimes by 45 points.", "refuted"),
        (
            "A speed of 30 beats a speed of 90 at all loads, by as few as 7 and as many as 31 points.",
            "supported",
        ),
        ("A speed of 30 beats a speed of 90 at all loads, by as few as 14 points.", "refuted"),
        ("A speed of 30 beats a speed of 90 at all loads, by as much as 31 points.", "supported"),
        ("A speed of 30 beats a speed of 90 at every load, mostly by more than 20 points.", "refuted"),
        ("A speed of 30 beats a speed of 90 at every load, with a minimum margin of 7 points.", "supported"),
        ("A speed of 30 beats a speed of 90 at every load, with a minimum margin of 9 points.", "refuted"),
        ("A speed of 50 exceeds a speed of 90 at every load, in one case clearly.", "supported"),
    ],
)
def test_the_size_of_some_gaps_is_not_that_of_all(statement: str, verdict: str) -> None:
    assert _verdict(SPEEDS, statement) == verdict, statement


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("The mean over 10 and 20 is 51.25 for a speed of 30 and 39.0 for a speed of 70.", "supported"),
        ("The mean over 10 and 20 is 51.25 for a speed of 30 and 45.0 for a speed of 70.", "refuted"),
        ("The sum of the loads 10 and 20 is 102.5 at 30, 93.5 at 50 and 47 at 90.", "supported"),
        ("The sum of the loads 10 and 20 is 102.5 at 30, 93.5 at 50 and 57 at 90.", "refuted"),
    ],
)
def test_a_stretch_that_is_told_once_belongs_to_each_mean(statement: str, verdict: str) -> None:
    assert _verdict(SPEEDS, statement) == verdict, statement


@pytest.mark.parametrize("measure", ["Difficulty rating", "Hardness"])
@pytest.mark.parametrize(
    "statement",
    [
        "A speed of 30 is harder than a speed of 90 at every load.",
        "A speed of 90 is the easiest at every load.",
    ],
)
def test_what_is_shown_as_hardness_is_harder_when_it_is_higher(measure: str, statement: str) -> None:
    head = SPEEDS.replace("Braking Distance Score", measure).replace("score from", f"{measure.lower()} from")
    assert _verdict(head, statement) == "supported", statement

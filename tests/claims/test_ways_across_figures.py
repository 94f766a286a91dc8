"""Ways across the figure: "going right along any row", "the further down, the lower", "each step to the right"."""

from __future__ import annotations

from itertools import product

import pytest

import heatparse

TEXT = """# Heatmap: Hazard Grades of a Quarry

Rows (Chance, top to bottom): Certain, Probable, Possible, Rare. Columns (Harm): Slight, Small, Medium, Grave.
The legend (Hazard grade) runs from 1 to 16.

- Certain: 4, 8, 12, 16
- Probable: 3, 6, 9, 12
- Possible: 2, 4, 6, 8
- Rare: 1, 2, 3, 4

### Observations

{statement}
"""
RISING = ("rise", "climb", "go up", "grow")
FALLING = ("fall", "drop", "go down", "shrink")
TO_THE_RIGHT = (
    "Going right along any row, the grades {}.",
    "Moving to the right along a row, the grades {}.",
    "Reading rightward in each row, the grades {}.",
    "In every row the grades {} rightward.",
)
DOWNWARD = (
    "Going down any column, the grades {}.",
    "Downward along each column the grades {}.",
    "Moving downward through a column, the grades {}.",
    "The grades {} as one moves down.",
)
UPWARD = ("Upward along any column the grades {}.", "Going up a column, the grades {}.")
SAID = (
    ("Going right along any row the grades rise, and going down any column they fall.", "supported"),
    ("Going right along any row the grades rise, and going down any column they rise.", "refuted"),
    ("The further to the right, the higher the grade.", "supported"),
    ("The further to the right, the lower the grade.", "refuted"),
    ("The further down one goes, the lower the grades.", "supported"),
    ("The further down one goes, the higher the grades.", "refuted"),
    ("Each step to the right raises the grade.", "supported"),
    ("Every move to the right lowers the grade.", "refuted"),
    ("Each step down lowers the grade.", "supported"),
    ("Grades rise from left to right and fall from top to bottom.", "supported"),
    ("Reading a column from top to bottom, the grades only get smaller.", "supported"),
    ("Reading a column from top to bottom, the grades only get larger.", "refuted"),
)
TEMPTING = (
    "The grade is highest at the top right, and lowest at the bottom left.",
    "The scale on the right goes up to 16.",
    "Grades upward of 12 are printed in bold.",
    "Going down the list, Certain is the first row.",
    "Right of Slight, nothing falls below 2.",
    "Reading down the Slight column, the highest grade is 4.",
)


def verdicts(statement: str) -> list[str]:
    """The verdicts on the claims of a statement."""
    report = heatparse.check(TEXT.format(statement=statement))
    line = TEXT[: TEXT.index("{statement}")].count("\n") + 1
    return [claim.verdict for claim in report.claims if claim.span.line == line]


@pytest.mark.parametrize(("said", "verb"), product(TO_THE_RIGHT + UPWARD, RISING))
def test_what_rises_that_way_is_borne_out(said: str, verb: str) -> None:
    assert set(verdicts(said.format(verb))) == {"supported"}


@pytest.mark.parametrize(("said", "verb"), product(TO_THE_RIGHT + UPWARD, FALLING))
def test_what_does_not_fall_that_way_is_refuted(said: str, verb: str) -> None:
    assert "refuted" in verdicts(said.format(verb))


@pytest.mark.parametrize(("said", "verb"), product(DOWNWARD, FALLING))
def test_what_falls_that_way_is_borne_out(said: str, verb: str) -> None:
    assert set(verdicts(said.format(verb))) == {"supported"}


@pytest.mark.parametrize(("said", "verb"), product(DOWNWARD, RISING))
def test_what_does_not_rise_that_way_is_refuted(said: str, verb: str) -> None:
    assert "refuted" in verdicts(said.format(verb))


@pytest.mark.parametrize(("statement", "verdict"), SAID)
def test_whole_statements(statement: str, verdict: str) -> None:
    assert verdict in verdicts(statement)
    assert verdict == "refuted" or "refuted" not in verdicts(statement)


@pytest.mark.parametrize("statement", TEMPTING)
def test_what_only_looks_like_it_is_not_refuted(statement: str) -> None:
    assert "refuted" not in verdicts(statement)

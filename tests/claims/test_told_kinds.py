"""Nouns that only the introduction gives to rows and columns: "five airports", "four time slots (A, B, C, D)"."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

import heatparse

DELAYS = """# Heatmap: Delays

{told}

| | dawn | noon | dusk |
|---|---|---|---|
| Oslo | 14 | 22 | 31 |
| Bergen | 12 | 27 | 29 |
| Turku | 9 | 16 | 25 |
| Visby | 17 | 20 | 34 |

### Key Observations
- {{}}
"""

TOLD = (
    "Mean delays in minutes at four regional airports, in three parts of the day.",
    "The heatmap covers 4 airports and 3 times of day; darker cells are longer delays.",
    "Delays for several airports (Oslo, Bergen, Turku, Visby) and times of day (dawn, noon, dusk).",
    "The rows are the airports: Oslo, Bergen, Turku, Visby. Columns are times of day.",
)


@pytest.mark.parametrize("told", TOLD)
@pytest.mark.parametrize(("true", "false"), [
    ("At noon, two of the four airports are above 20.", "At noon, three of the four airports are above 20."),
    ("At dusk, no airport has a delay above 34.", "At dusk, no airport has a delay above 31."),
    ("Visby is the airport with the highest value at dawn.", "Oslo is the airport with the highest value at dawn."),
    ("Every airport is above 24 at dusk.", "Every airport is above 25 at dusk."),
])  # fmt: skip
def test_the_told_noun_stands_for_the_rows(told: str, true: str, false: str) -> None:
    text = DELAYS.format(told=told)
    assert "refuted" not in verdicts_at(text, true)
    assert "refuted" in verdicts_at(text, false)


@pytest.mark.parametrize("told", TOLD[:2])
def test_modifiers_that_are_told_belong_to_the_noun(told: str) -> None:
    text = DELAYS.format(told=told.replace("regional ", "").replace("airports", "small island airports"))
    assert "refuted" in verdicts_at(text, "At dusk, no island airport has a delay above 31.")
    assert "refuted" not in verdicts_at(text, "At dusk, no mainland airport has a delay above 31.")


@pytest.mark.parametrize("statement", [
    "At noon, three of the four airlines are above 20.",
    "Three of the busy airports are above 20 at noon.",
    "Three airports not shown here are above 40 at noon.",
])  # fmt: skip
def test_other_nouns_and_groups_stay_open(statement: str) -> None:
    assert "refuted" not in verdicts_at(DELAYS.format(told=TOLD[0]), statement)


@pytest.mark.parametrize("statement", [
    "At noon, Oslo and Turku lie at 22 and 16. Both stay below 23 at any time listed before dusk.",
    "Oslo is late by 22 at noon, followed by Visby with 20. Both stay below 23.",
])  # fmt: skip
def test_both_are_the_two_of_the_sentence_before(statement: str) -> None:
    assert "refuted" not in verdicts_at(DELAYS.format(told=TOLD[0]), statement)


def test_nouns_of_an_axis_take_no_name_of_the_other() -> None:
    text = DELAYS.format(told=TOLD[0])
    assert "refuted" in verdicts_at(text, "At all four airports noon has a lower value than dawn.")
    assert "refuted" not in verdicts_at(text, "At all four airports dusk has a higher value than noon.")


SHIFTS = """# Heatmap: Arrivals

The day is divided into three slots of eight hours each.

| | 00–08 | 08–16 | 16–24 |
|---|---|---|---|
| Monday | 12 | 61 | 33 |
| Tuesday | 14 | 58 | 31 |
| Wednesday | 11 | 63 | 35 |
| Thursday | 13 | 60 | 30 |
| Friday | 15 | 52 | 38 |
| Saturday | 21 | 40 | 66 |
| Sunday | 24 | 39 | 59 |

### Key Observations
- {}
"""


@pytest.mark.parametrize(("statement", "verdict"), [
    ("On the five working days, 08–16 has more arrivals than any other slot.", "supported"),
    ("On the five working days, 16–24 has more arrivals than any other slot.", "refuted"),
    ("On the working days, 08–16 has more arrivals than any other slot.", "supported"),
])  # fmt: skip
def test_the_number_of_all_of_a_group_is_passed_over(statement: str, verdict: str) -> None:
    assert verdict in verdicts_at(SHIFTS, statement)


def test_what_each_of_them_holds_is_no_number_of_them() -> None:
    assert [finding.rule for finding in heatparse.check(SHIFTS.format("The map is dense.")).findings] == []

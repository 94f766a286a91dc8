"""Nouns that only the introduction gives to rows and columns: "five airports", "four time slots (A, B, C, D)"."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

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

"""Panels of some that are counted: "nine cells exceed 40, of which six are in Winter" counts nine of all panels."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

TILLS = """# Heatmaps of Queues at Tills

Two heatmaps, titled **Winter** and **Summer**, give the people in the queue at three tills.

- **Rows in both panels:** North, East, South
- **Columns in both panels:** Morning, Noon, Evening

**Winter**
- North: Morning: 12; Noon: 44; Evening: 51
- East: Morning: 47; Noon: 58; Evening: 63
- South: Morning: 9; Noon: 30; Evening: 42
**Summer**
- North: Morning: 7; Noon: 41; Evening: 15
- East: Morning: 21; Noon: 46; Evening: 48
- South: Morning: 5; Noon: 11; Evening: 19

## Key Observations
- {}
"""


@pytest.mark.parametrize("statement", [
    "Nine cells exceed 40, of which six are in Winter; the others are in Summer.",
    "Nine cells exceed 40, six of them in Winter.",
    "Nine cells exceed 40 (six in Winter).",
    "Nine cells exceed 40, all but three in Winter.",
    "Nine cells exceed 40, mostly in Winter.",
    "Three cells are below 11, with two of them in Summer.",
    "Three cells exceed 50, all of them in Winter.",
])  # fmt: skip
def test_what_is_told_of_some_is_not_told_of_all_that_are_counted(statement: str) -> None:
    assert "refuted" not in verdicts_at(TILLS, statement)


@pytest.mark.parametrize("statement", [
    "Eleven cells exceed 40, of which six are in Winter.",
    "Nine cells exceed 40, all in Winter.",
    "In Winter, nine cells exceed 40.",
    "Eight cells exceed 40 (six in Winter).",
])  # fmt: skip
def test_a_wrong_number_is_refuted(statement: str) -> None:
    assert "refuted" in verdicts_at(TILLS, statement)

"""Nouns that only the introduction gives to the values: "each cell prints a concentration"."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

LAKE = """# Heatmap: Lake Profile, 2021

### Overview
{told}

- **Rows (Month):** March, May, July, September
- **Columns (Depth in m):** 10, 20, 30, 50

| | 10 | 20 | 30 | 50 |
|---|---|---|---|---|
| March | 1.8 | 2.1 | 1.6 | 0.9 |
| May | 4.7 | 5.9 | 5.2 | 2.8 |
| July | 2.2 | 3.4 | 6.3 | 4.1 |
| September | 2.9 | 3.1 | 3.8 | 2.2 |

### Key Observations
- {{}}
"""

TOLD = (
    "Each cell prints a concentration in milligrams per liter.",
    "The heatmap shows the chlorophyll concentration at a buoy.",
    "Every square gives the measured concentration.",
    "Colors represent the level of concentration, from pale to dark.",
    "A matrix of concentrations between spring and autumn.",
    "The values in the cells are given by month; each tile reports one mean concentration.",
)


@pytest.mark.parametrize("told", TOLD)
@pytest.mark.parametrize(("true", "false"), [
    ("In May, the concentrations range from 2.8 to 5.9.", "In May, the concentrations range from 2.8 to 5.2."),
    ("In March, the concentration stays below 2.5.", "In March, the concentration stays below 2.0."),
    ("In July, no concentration exceeds 6.3.", "In July, no concentration exceeds 6.0."),
    ("Three of the concentrations are above 5.", "Four of the concentrations are above 5."),
    ("In September, the concentration peaks at 30 m.", "In September, the concentration peaks at 20 m."),
])  # fmt: skip
def test_the_told_noun_stands_for_the_values(told: str, true: str, false: str) -> None:
    text = LAKE.format(told=told)
    assert verdicts_at(text, true) == {"supported"}
    assert "refuted" in verdicts_at(text, false)


@pytest.mark.parametrize("told", TOLD[:2])
@pytest.mark.parametrize("statement", [
    "In March, the oxygen concentration stays below 2.0.",  # of something else
    "In March, the concentration gradient stays below 2.0.",
    "In May, a concentration limit of 5 holds.",
])  # fmt: skip
def test_other_concentrations_are_other_things(told: str, statement: str) -> None:
    assert "refuted" not in verdicts_at(LAKE.format(told=told), statement)


@pytest.mark.parametrize("told", [
    "Each cell shows the share of rejected parcels in percent.",
    "Each cell states what percentage of parcels came back.",
    "Colors run from pale to dark, and the parcels were counted by month.",
])  # fmt: skip
def test_what_is_counted_is_no_value(told: str) -> None:
    assert "refuted" not in verdicts_at(LAKE.format(told=told), "Four of the parcels are above 5.")

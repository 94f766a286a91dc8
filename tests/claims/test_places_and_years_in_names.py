"""What is of a country or a direction, "the French row"; signs between words, "food and drink"; months with a year."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

EXPORTS = """# Heatmap: Exports by Country and Sector

- **Rows (Country):** Germany, France, Brazil, South Korea, North Korea
- **Columns (Sector):** Food & Drink, R&D, Sales w/ Tax, Home and Garden

| Country | Food & Drink | R&D | Sales w/ Tax | Home and Garden |
|---|---|---|---|---|
| Germany | 10 | 22 | 33 | 41 |
| France | 12 | 20 | 31 | 44 |
| Brazil | 15 | 29 | 36 | 47 |
| South Korea | 11 | 28 | 30 | 40 |
| North Korea | 13 | 21 | 32 | 42 |

## Observations
- {}
"""

RAIN = """# Heatmap: Rainfall by Region in 2023

- **Rows (Region):** North, South, East, West
- **Columns (Month):** Jan, Mar, May, Jul

| Region | Jan | Mar | May | Jul |
|---|---|---|---|---|
| North | 61 | 52 | 43 | 34 |
| South | 71 | 62 | 53 | 44 |
| East | 81 | 72 | 63 | 54 |
| West | 91 | 82 | 73 | 64 |

## Observations
- {}
"""


@pytest.mark.parametrize(("name", "high"), [
    ("the German row", 41), ("the French row", 44), ("the Brazilian row", 47), ("food and drink", 15),
    ("Food and Drink", 15), ("Research and Development", 29), ("Sales with Tax", 36), ("Home & Garden", 47),
])  # fmt: skip
def test_countries_and_signs(name: str, high: int) -> None:
    assert verdicts_at(EXPORTS, f"For {name}, no value is above {high}.") == {"supported"}
    assert "refuted" in verdicts_at(EXPORTS, f"For {name}, all values are below {high}.")


@pytest.mark.parametrize("statement", [
    "For the Korean row, all values are below 30.",  # two of them
    "For the Dutch row, all values are below 30.",
    "For Sales without Tax, all values are below 30.",
    "For food or drink, all values are below 5.",
    "For food and music, all values are below 5.",
])  # fmt: skip
def test_what_no_label_means(statement: str) -> None:
    assert "refuted" not in verdicts_at(EXPORTS, statement)


@pytest.mark.parametrize(("name", "high"), [
    ("the northern region", 61), ("the southern region", 71), ("the western region", 91), ("January 2023", 91),
    ("Jan 2023", 91), ("July 2023", 64),
])  # fmt: skip
def test_directions_and_months(name: str, high: int) -> None:
    assert verdicts_at(RAIN, f"For {name}, no value is above {high}.") == {"supported"}
    assert "refuted" in verdicts_at(RAIN, f"For {name}, all values are below {high}.")


@pytest.mark.parametrize(
    "statement",
    [
        "The highest value of January 2023 is in the West row.",
        "In March 2023, the West has the highest value.",
    ],
)
def test_a_year_behind_a_month_is_no_value(statement: str) -> None:
    assert verdicts_at(RAIN, statement) == {"supported"}


@pytest.mark.parametrize("statement", [
    "In January 2022, the North has the highest value.",
    "For July 2024, all values are below 40.",
    "The northern coast stays below 40.",
    "The northern month stays below 40.",
])  # fmt: skip
def test_another_year_and_other_places_are_open(statement: str) -> None:
    assert "refuted" not in verdicts_at(RAIN, statement)

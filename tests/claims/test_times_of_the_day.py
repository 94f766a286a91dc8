"""Hours that prose writes otherwise than their axis does: "6 am" for "06:00", "06:00 to 09:00" for "06-09"."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

DELAYS = """# Heatmap: Delay by Hub and Hour

- **Rows (Hub):** Oslo, Lisbon, Vienna
- **Columns (Hour):** 06:00, 09:30, 12:00, 21:00

| Hub | 06:00 | 09:30 | 12:00 | 21:00 |
|---|---|---|---|---|
| Oslo | 60 | 19 | 31 | 44 |
| Lisbon | 54 | 22 | 39 | 47 |
| Vienna | 51 | 28 | 33 | 46 |

## Observations
- {}
"""

VISITS = """# Heatmap: Visits by Museum and Time of Day

- **Rows (Museum):** Folk Museum, Old Mill, Harbor Hall
- **Columns (Time slot):** 06-09, 09-12, 12-15, 15-24

| Museum | 06-09 | 09-12 | 12-15 | 15-24 |
|---|---|---|---|---|
| Folk Museum | 60 | 19 | 31 | 44 |
| Old Mill | 54 | 22 | 39 | 47 |
| Harbor Hall | 51 | 28 | 33 | 46 |

## Observations
- {}
"""


@pytest.mark.parametrize(("place", "high"), [
    ("At 6 am", 60), ("At 6am", 60), ("At 6 a.m.", 60), ("At 9:30", 28), ("At 9:30 am", 28), ("At noon", 39),
    ("At 9 pm", 47), ("At 9 PM", 47),
])  # fmt: skip
def test_hours_by_another_clock(place: str, high: int) -> None:
    assert verdicts_at(DELAYS, f"{place}, no value is above {high}.") == {"supported"}
    assert "refuted" in verdicts_at(DELAYS, f"{place}, all values are below {high}.")


@pytest.mark.parametrize(("place", "high"), [
    ("From 06:00 to 09:00", 60), ("For 09:00 to 12:00", 28), ("For 12:00–15:00", 39), ("For 6 am to 9 am", 60),
    ("After 15:00", 47),
])  # fmt: skip
def test_stretches_of_the_day(place: str, high: int) -> None:
    assert verdicts_at(VISITS, f"{place}, no value is above {high}.") == {"supported"}
    assert "refuted" in verdicts_at(VISITS, f"{place}, all values are below {high}.")


@pytest.mark.parametrize("statement", [
    "At 7 am, all values are below 50.",
    "At 7 a.m., all values are below 50.",
    "At 6 pm, all values are below 50.",
    "At midnight, all values are below 50.",
])  # fmt: skip
def test_other_hours_are_open(statement: str) -> None:
    assert "refuted" not in verdicts_at(DELAYS, statement)


@pytest.mark.parametrize("statement", [
    "From 07:00 to 09:00, all values are below 50.",
    "At 6 a.m., all values are below 50.",
    "After 16:00, all values are below 40.",
    "From 6 pm to 9 pm, all values are below 40.",
])  # fmt: skip
def test_other_stretches_are_open(statement: str) -> None:
    assert "refuted" not in verdicts_at(VISITS, statement)

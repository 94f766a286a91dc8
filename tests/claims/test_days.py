"""Statements about the weekend and the working days, on an axis that lists the days of a week."""

from __future__ import annotations

import pytest
from matrices import said

RENTALS = """# Heatmap: Bike Rentals by Day and Time

- X-axis: Time (Morning, Noon, Evening)
- Y-axis: Day (Monday to Sunday)

| Day | Morning | Noon | Evening |
|---|---|---|---|
| Monday | 50 | 30 | 62 |
| Tuesday | 52 | 33 | 60 |
| Wednesday | 55 | 31 | 66 |
| Thursday | 49 | 35 | 64 |
| Friday | 47 | 36 | 52 |
| Saturday | 20 | 58 | 45 |
| Sunday | 16 | 61 | 40 |

## Observations

"""
SAID = (
    ("In the {}, both weekend days lie below each of the five working days.", "morning", "noon"),
    ("At {0}, the weekend is busier than the working days.", "noon", "evening"),
    ("On the weekend, all morning values are below {}.", "25", "20"),
    ("On weekdays, the evening value stays above {}.", "50", "60"),
    ("Weekday values range from {} to 66.", "30", "31"),
    ("On all working days, the evening value is above {}.", "50", "60"),
    ("On {}, the values fall from Morning to Noon and rise to Evening.", "working days", "weekends"),
    ("The weekend values range from {} to 61.", "16", "20"),
    ("On the weekend, {} is the busiest time.", "noon", "evening"),
    ("No weekend value exceeds {}.", "61", "58"),
    ("Only the weekend exceeds {} at noon.", "40", "35"),
    ("Of all working days, {} has the lowest evening value.", "Friday", "Tuesday"),
    ("{} is the working day with the highest evening value.", "Wednesday", "Tuesday"),
)
OPEN = (
    "Every weekday exceeds 45 in the morning.",
    "After the weekend, the morning value jumps to 50.",
    "The working week ends with 52 in the evening.",
    "On the weekend the value drops from 58 at noon to 45 in the evening on Saturday.",
    "The weekend of the marathon was busier than the working days.",
)


@pytest.mark.parametrize(("sentence", "true", "false"), SAID)
def test_weekend_and_working_days(sentence: str, true: str, false: str) -> None:
    assert set(said(f"{RENTALS}- {sentence.format(true)}")) == {"supported"}
    assert "refuted" in said(f"{RENTALS}- {sentence.format(false)}")


@pytest.mark.parametrize("sentence", OPEN)
def test_what_words_leave_open(sentence: str) -> None:
    assert "refuted" not in said(f"{RENTALS}- {sentence}")

"""Peaks with their line behind them, ways up and down, crests of shapes, exceptions in front, orders by qualities."""

from __future__ import annotations

import pytest
from matrices import said

TRAFFIC = """# Heatmap: Visitor Count by Hall and Hour

- X-axis: Hour (08h, 10h, 12h, 14h, 16h)
- Y-axis: Hall (Upper, Main, Lower, Cellar)

| Hall | 08h | 10h | 12h | 14h | 16h |
|---|---|---|---|---|---|
| Upper | 52 | 61 | 78 | 70 | 55 |
| Main | 47 | 58 | 66 | 69 | 49 |
| Lower | 31 | 40 | 44 | 38 | 42 |
| Cellar | 12 | 18 | 25 | 21 | 14 |

## Observations

"""
TOLD = (
    ("The count peaks at 14h in Main.", "supported"),
    ("The count peaks at 12h in Main.", "refuted"),
    ("The count bottoms out at 08h in Lower.", "supported"),
    ("The count bottoms out at 16h in Lower.", "refuted"),
    ("At 12h, the count falls on the way down.", "supported"),
    ("At 12h, the count falls on the way up.", "refuted"),
    ("Cellar is a textbook arch with its apex at 12h.", "supported"),
    ("Cellar is a textbook arch with its apex at 14h.", "refuted"),
    ("An inverted U describes the Cellar row, 12h being its crest.", "supported"),
    ("An inverted U describes the Cellar row, 10h being its crest.", "refuted"),
    ("Apart from Lower, counts fall after 14h.", "supported"),
    ("The order from crowded to empty at 12h is Upper, Main, Lower, Cellar.", "supported"),
    ("On average, halls are 14.0 higher at 10h than at 08h.", "refuted"),
    ("The overall mean of 44.5 hides large differences.", "supported"),
    ("The overall mean of 48.5 hides large differences.", "refuted"),
    ("Five halls line the vertical axis.", "refuted"),
    ("Each of the six hours covers a slot.", "refuted"),
    ("Upper rises in 16h.", "refuted"),
    ("Taken together, the 20 values add up to 890.", "supported"),
)
OPEN = (
    "The count peaks at 12h for Cellar and visitors.",
    "At each of the three halls with lifts, the count stays low.",
    "Cellar is a broken arch with its apex at 14h.",
    "Three halls sit at the top of the vertical axis.",
    "The order from old to new at 12h is Cellar, Upper, Main, Lower.",
    "Main rises in 16h of rain.",
)


@pytest.mark.parametrize(("sentence", "verdict"), TOLD)
def test_told(sentence: str, verdict: str) -> None:
    verdicts = said(f"{TRAFFIC}- {sentence}")
    assert verdict in verdicts
    assert verdict == "refuted" or "refuted" not in verdicts


@pytest.mark.parametrize("sentence", OPEN)
def test_open(sentence: str) -> None:
    assert "refuted" not in said(f"{TRAFFIC}- {sentence}")

"""Ranges of lines that are counted, all of them; motions that last up to a place in other words."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

TRAMS = """# Heatmap: Passengers per Tram by Line and Hour

The heatmap shows the mean number of passengers on three tram lines.

- **Rows (Line):** Harbor, Ring, Airport
- **Columns (Hour):** 6, 9, 12, 15, 18

| Line | 6 | 9 | 12 | 15 | 18 |
|---|---|---|---|---|---|
| Harbor | 14 | 52 | 33 | 38 | 61 |
| Ring | 21 | 47 | 49 | 55 | 40 |
| Airport | 30 | 35 | 28 | 26 | 44 |

## Observations

- {}
"""
SPANS = (
    ("At hour 9, the passengers of the three lines range from {} to 52.", "35", "33"),
    ("The three lines range from 14 to {} at hour 6.", "30", "33"),
    ("At hour 18, passenger numbers range from {} to 61 across the three lines.", "40", "44"),
    ("Across the five hours, Airport ranges from 26 to {}.", "44", "47"),
    ("The three lines range from 14 to {}.", "61", "66"),
    ("The five values of Ring span 21 to {}.", "55", "52"),
    ("Three lines range from 35 to {} at hour 9.", "52", "54"),
    ("The three lines exceed {} at hour 9.", "30", "40"),
)
LASTING = (
    ("Ring climbs as far as hour {} and slips back at 18.", "15", "9"),
    ("The passengers of Ring grow right up to hour {} and shrink at 18.", "15", "12"),
    ("Ring rises until it reaches hour {}, then falls.", "15", "9"),
    ("Ring rises up to and including hour {} and falls after that.", "15", "12"),
    ("Ring climbs only as far as hour {} and falls afterwards.", "15", "9"),
    ("The passengers of Airport increase all the way up to hour {}.", "9", "15"),
)
OPEN = (
    "The two lines range from 14 to 21 at hour 6.",
    "The other two lines range from 35 to 47 at hour 9.",
    "On average, the three lines range from 32.6 to 42.4.",
    "The means of the three lines range from 32.6 to 42.4.",
    "The gains of the three lines range from 14 to 47.",
    "The three lines range from 14 to 60 among the full trams.",
    "Harbor does not climb as far as Ring.",
    "Harbor climbs as high as 61.",
)


@pytest.mark.parametrize(("sentence", "right", "wrong"), (*SPANS, *LASTING))
def test_both_numbers_of_what_is_told(sentence: str, right: str, wrong: str) -> None:
    assert "supported" in verdicts_at(TRAMS, sentence.format(right))
    assert "refuted" not in verdicts_at(TRAMS, sentence.format(right))
    assert "refuted" in verdicts_at(TRAMS, sentence.format(wrong))


@pytest.mark.parametrize("sentence", OPEN)
def test_other_things_are_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts_at(TRAMS, sentence)

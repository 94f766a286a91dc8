"""An order that holds in so many lines, told of the lines; ranges in front of the line that has them."""

from __future__ import annotations

from functools import partial

import pytest
from matrices import verdicts_at

FIGURE = """# Heatmap: Trays Sold by Bakery and Season
## Axes
- X-axis (Season): Spring, Summer, Autumn, Winter
- Y-axis (Bakery): Hill, Dock, Mill, Arch, Yard
- Color bar: trays sold, 0 to 100
## Data
| Bakery | Spring | Summer | Autumn | Winter |
|---|---|---|---|---|
| Hill | 41 | 62 | 57 | 38 |
| Dock | 44 | 66 | 71 | 40 |
| Mill | 47 | 51 | 75 | 52 |
| Arch | 58 | 55 | 60 | 61 |
| Yard | 31 | 60 | 27 | 26 |
## Observations
- {}
"""
# True with the first word, false with the second.
TOLD = [
    ("There are {} bakeries where Autumn is higher than Summer.", "three", "four"),
    ("There are {} bakeries in which the Autumn value is below the Summer value.", "two", "three"),
    ("There are only {} seasons in which Dock is below Mill.", "three", "two"),
    ("{} bakeries sell more trays in Autumn than in Summer.", "Three", "Two"),
    ("{} bakeries are stronger in Winter than in Spring.", "Two", "Four"),
    ("Only {} bakeries have a higher value in Winter than in Spring.", "two", "three"),
    ("There are {} bakeries with fewer trays in Autumn than in Summer.", "two", "three"),
    ("At least {} bakeries sell more trays in Autumn than in Summer.", "two", "four"),
    ("Autumn is above Summer in at most {} bakeries.", "three", "two"),
    ("With values from {} to 60, Yard has the widest range.", "26", "30"),
    ("With numbers between 40 and {}, Dock is second in Autumn.", "71", "68"),
    ("Hill begins at 41 in Spring, and Arch ends at {} in Winter.", "61", "60"),
]
# True, or of a way to count that the words leave open.
TEMPTING = [
    "One bakery sells more trays in Autumn than in Summer.",
    "Three bakeries sell at least 4 more trays in Autumn than in Summer.",
    "Two bakeries sell 9 more trays in Summer than in Autumn.",
    "Two more bakeries are busier in Winter than in Spring.",
    "Two bakeries sell more small trays in Winter than in Summer.",
    "Four bakeries gain more from Spring to Summer than from Autumn to Winter.",
    "With values from 40 to 71, Dock in Autumn stands out.",
    "Hill starts the year with 41 trays in Spring, and Yard ends it at 26 in Winter.",
]


verdicts = partial(verdicts_at, FIGURE)


@pytest.mark.parametrize(("sentence", "right", "wrong"), TOLD)
def test_the_count_is_judged(sentence: str, right: str, wrong: str) -> None:
    assert "supported" in verdicts(sentence.format(right))
    assert "refuted" not in verdicts(sentence.format(right))
    assert "refuted" in verdicts(sentence.format(wrong))


@pytest.mark.parametrize("sentence", TEMPTING)
def test_what_is_left_open_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts(sentence)

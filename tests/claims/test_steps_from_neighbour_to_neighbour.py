"""Courses told by neighbours, by a time that passes, and by steps that two lines take."""

from __future__ import annotations

from functools import partial

import pytest
from matrices import verdicts_at

FIGURE = """# Heatmap: Letters Delivered by District and Day
## Axes
- X-axis (Day): Mon, Tue, Wed, Thu, Fri
- Y-axis (District): Abbey, Bridge, Castle, Dale
- Color bar: letters (hundreds), 0 to 90
## Data
| District | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| Abbey | 12 | 25 | 31 | 44 | 60 |
| Bridge | 30 | 28 | 35 | 33 | 41 |
| Castle | 48 | 50 | 39 | 20 | 14 |
| Dale | 55 | 62 | 51 | 18 | 8 |
## Observations
- {}
"""
TRUE = [
    "Going down the Mon column, each district has more letters than the one above it.",
    "In the Fri column, every district has fewer letters than the one above it.",
    "In the Tue column, each value is smaller than the one below it.",
    "Each day of the Abbey row is higher than the day before.",
    "For Abbey, each day has more letters than the previous one.",
    "Abbey gets more letters with every day.",
    "Abbey gets more letters with each day of the week.",
    "The Abbey row grows constantly.",
    "In the Abbey row, the numbers go up all the time.",
    "As the week goes on, Dale receives fewer letters.",
    "The letters of Castle fall as the week progresses.",
    "The Mon column rises from the first district to the last one.",
    "The increase from Mon to Tue is larger for Abbey than for Dale.",
    "The drop from Wed to Thu is smaller for Castle than for Dale.",
]
FALSE = [
    "Going down the Mon column, each district has fewer letters than the one above it.",
    "In the Thu column, every district has fewer letters than the one below it.",
    "Each day of the Bridge row is higher than the day before.",
    "For Castle, each day has more letters than the previous one.",
    "All districts get more letters with every day.",
    "Bridge gets more letters with each day of the week.",
    "The Bridge row grows constantly.",
    "In the Bridge row, the numbers go up all the time.",
    "For Abbey, the number of letters falls as the week goes on.",
    "The letters of Abbey fall as the week progresses.",
    "The Mon column falls from the first district to the last one.",
    "The increase from Mon to Tue is larger for Castle than for Abbey.",
    "The drop from Wed to Thu is larger for Castle than for Dale.",
]
TEMPTING = [
    "Each district has more letters on Tue than on the day before.",
    "As the week goes on, the gap between Abbey and Dale shrinks.",
    "Bridge gets more letters with every day than Dale gets on Fri.",
    "Bridge regularly rises.",
    "Each day is above the one in the report.",
    "The growth from Mon to Tue is larger for Bridge than for Dale.",
]


verdicts = partial(verdicts_at, FIGURE)


@pytest.mark.parametrize("sentence", TRUE)
def test_a_course_that_is_so_is_supported(sentence: str) -> None:
    assert verdicts(sentence) == {"supported"}


@pytest.mark.parametrize("sentence", FALSE)
def test_a_course_that_is_not_so_is_refuted(sentence: str) -> None:
    assert "refuted" in verdicts(sentence)


@pytest.mark.parametrize("sentence", TEMPTING)
def test_what_only_looks_like_one_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts(sentence)

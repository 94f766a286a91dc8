"""A value that is told of several cells is the value of each of them."""

from __future__ import annotations

from functools import partial

import pytest
from matrices import verdicts_at

FIGURE = """# Heatmap: Books Lent by Branch and Month
## Axes
- X-axis (Month): April, May, June, July
- Y-axis (Branch): Oakham, Perth, Quorn
- Color bar: books, 0 to 90
## Data
| Branch | April | May | June | July |
|---|---|---|---|---|
| Oakham | 31 | 47 | 47 | 62 |
| Perth | 28 | 47 | 55 | 40 |
| Quorn | 66 | 71 | 18 | 24 |
## Observations
- {}
"""
TRUE = [
    "Oakham has the value 47 both in May and in June.",
    "In May and June, Oakham has a value of 47.",
    "Oakham and Perth both have 47 in May.",
    "Oakham lends 47 books in May and in June.",
]
FALSE = [
    "Perth has the value 47 both in May and in June.",
    "Quorn has 71 in May and in July.",
    "In May and June, Perth has a value of 47.",
    "Oakham and Perth both have 47 in June.",
    "Oakham and Quorn have 62 books in July.",
]
TEMPTING = [
    "Perth has 47 in May and 55 in June.",
    "Perth has 47 in May and, in June, even more.",
    "Perth has 47 in May and overtakes Oakham in June.",
    "Oakham and Perth have 109 books in May and June.",
    "Perth has 47 in May or June.",
]


verdicts = partial(verdicts_at, FIGURE)


@pytest.mark.parametrize("sentence", TRUE)
def test_a_value_of_all_is_supported(sentence: str) -> None:
    assert verdicts(sentence) == {"supported"}


@pytest.mark.parametrize("sentence", FALSE)
def test_a_value_of_some_is_refuted(sentence: str) -> None:
    assert verdicts(sentence) == {"refuted"}


@pytest.mark.parametrize("sentence", TEMPTING)
def test_other_numbers_are_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts(sentence)

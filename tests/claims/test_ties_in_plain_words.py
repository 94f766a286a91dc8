"""Ties in plain words: who has as much as somebody else, and who shares a place."""

from __future__ import annotations

from functools import partial

import pytest
from matrices import verdicts_at

FIGURE = """# Heatmap: Meals Served by Canteen and Day
## Axes
- X-axis (Day): Mon, Tue, Wed, Thu
- Y-axis (Canteen): Court, Lodge, Tower
- Color bar: meals, 0 to 90
## Data
| Canteen | Mon | Tue | Wed | Thu |
|---|---|---|---|---|
| Court | 31 | 64 | 47 | 80 |
| Lodge | 31 | 52 | 47 | 66 |
| Tower | 12 | 64 | 28 | 28 |
## Observations
- {}
"""
TRUE = [
    "There is a tie between Court and Lodge on Mon.",
    "There is a tie between Wed and Thu for Tower.",
    "On Tue, Tower comes to the same result as Court.",
    "On Mon, Court has the same value as Lodge.",
    "On Wed, Court equals Lodge.",
    "Tower gets as many guests on Wed as on Thu.",
    "Tower shows no difference between Wed and Thu.",
    "Wed and Thu are tied for Tower.",
    "Court and Tower are tied for the highest value on Tue.",
]
FALSE = [
    "There is a tie between Court and Tower on Mon.",
    "There is a tie between Wed and Thu for Lodge.",
    "On Tue, Lodge comes to the same result as Court.",
    "On Thu, Court has the same value as Lodge.",
    "On Tue, Court equals Lodge.",
    "Tower gets as many guests on Tue as on Thu.",
    "Court shows no difference between Wed and Thu.",
    "Mon and Tue are tied for Court.",
    "Court and Lodge are tied for the highest value on Thu.",
]
TEMPTING = [
    "There is a difference between Court and Tower on Mon.",
    "There is no clear difference between Court and Lodge on Thu.",
    "On Tue, Lodge does not have the same value as Court.",
    "On Thu, Tower is as high as on Wed.",
    "Tower gets almost as many guests on Wed as on Thu.",
    "Court and Lodge have the highest values on Thu.",
]
NOT_TRUE = ["Court and Lodge share the highest value on Thu."]


verdicts = partial(verdicts_at, FIGURE)


@pytest.mark.parametrize("sentence", TRUE)
def test_a_tie_that_is_one_is_supported(sentence: str) -> None:
    assert verdicts(sentence) == {"supported"}


@pytest.mark.parametrize("sentence", FALSE)
def test_a_tie_that_is_none_is_refuted(sentence: str) -> None:
    assert "refuted" in verdicts(sentence)


@pytest.mark.parametrize("sentence", TEMPTING)
def test_what_is_no_tie_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts(sentence)


@pytest.mark.parametrize("sentence", NOT_TRUE)
def test_a_place_that_is_not_shared_is_not_supported(sentence: str) -> None:
    assert "supported" not in verdicts(sentence)

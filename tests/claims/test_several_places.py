"""First and last places that are held at several places, and ranks under the name that holds them."""

from __future__ import annotations

import pytest

from heatparse import check
from tests.claims.wharves import is_held_against, verdicts

_FIRST = [
    "{0} lead in {1}",
    "{0} come first in {1}",
    "In {1}, {0} are in the lead",
    "{0} take first place in {1}",
]
_LAST = ["{0} come last in {1}", "{0} bring up the rear in {1}", "In {1}, {0} finish last"]


@pytest.mark.parametrize("frame", _FIRST)
def test_who_leads_at_several_places_leads_at_each_of_them(frame: str) -> None:
    assert verdicts(frame.format("drivers", "March and May") + ".", "extremum") == {"supported"}
    assert verdicts(frame.format("drivers", "April and May") + ".", "extremum") == {"refuted"}
    assert verdicts(frame.format("riggers", "April, May and June") + ".", "extremum") == {"refuted"}


@pytest.mark.parametrize("frame", _LAST)
def test_who_comes_last_at_several_places_comes_last_at_each_of_them(frame: str) -> None:
    assert verdicts(frame.format("divers", "March, April and May") + ".", "extremum") == {"supported"}
    assert verdicts(frame.format("divers", "March, April and June") + ".", "extremum") == {"refuted"}


@pytest.mark.parametrize(
    "statement",
    [
        "Riggers lead in May and June combined.",
        "Riggers have the highest mean in May and June.",
        "On average, riggers are best in May and June.",
        "Riggers have their highest values in May and June.",
        "Drivers have the highest values in April and May.",  # of both together
    ],
)
def test_what_several_places_have_together_is_not_held_against_each(statement: str) -> None:
    assert not is_held_against(statement)


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("**Loaders**: First at April.", {"supported"}),
        ("**Loaders**: First at May.", {"refuted"}),
        ("**Divers**: Last at March, April and May.", {"supported"}),
        ("**Divers**: Last at March, April and June.", {"refuted"}),
        ("**Riggers**: Ranks first at June, but third at March.", {"supported"}),
        ("**Riggers**: Ranks first at May.", {"refuted"}),
        ("**Riggers**: Highest at June.", set()),  # of all crews, though not of its months
        ("**Riggers**: Highest at April.", {"refuted"}),
        ("**Drivers**: Last in June.", set()),  # then they were seen last, perhaps
    ],
)
def test_ranks_under_the_name_that_holds_them(statement: str, expected: set[str]) -> None:
    assert verdicts(statement, "extremum", "ranking") == expected


@pytest.mark.parametrize(
    "frame",
    [
        "Ordered by their June crates, the top three crews are {}.",
        "Sorted by June values, the three best crews are {}.",
        "Ranking in June, from the top down: {}.",
        "Put in order from better to worse, the June crews read {}.",
        "Order of the crews in June (highest first): {}.",
    ],
)
def test_orders_that_are_told_of_one_place(frame: str) -> None:
    last = "" if "three" in frame else " and drivers"
    joint = "{}, {} and {}" if "three" in frame else "{}, {}, {}"
    right = frame.format(joint.format("riggers", "divers", "loaders") + last)
    wrong = frame.format(joint.format("riggers", "loaders", "divers") + last)
    assert verdicts(right, "ranking", "extremum") == {"supported"}
    assert verdicts(wrong, "ranking", "extremum") == {"refuted"}


def test_the_top_of_an_order_are_those_at_its_top() -> None:
    assert is_held_against(
        "Ordered by their June crates, the top three crews are riggers, divers and drivers."
    )
    assert not is_held_against("Ordered by their age, the top three crews are riggers, divers and drivers.")
    assert not is_held_against("From the top down, the rows are riggers, loaders, drivers and divers.")


_CHANGES = """# Heatmap: Change of Waiting Times by Wharf (min)

| Wharf | Mon | Tue | Wed |
|---|---|---|---|
| North | -12 | +3 | -4 |
| South | +9 | -7 | +14 |

Negative values mean that ships wait for a shorter time than last year.

## Observations
* {}
"""


@pytest.mark.parametrize(
    ("statement", "held"),
    [
        ("The strongest improvement (-12) belongs to North on Mon.", False),
        ("The strongest improvement (-7) belongs to South on Tue.", True),
        ("The sharpest drop (-12) belongs to North on Mon.", False),
        ("**North:** The drop is smallest on Wed (-4) and largest on Mon (-12).", False),
    ],
)
def test_changes_that_are_good_when_they_are_negative(statement: str, held: bool) -> None:
    findings = check(_CHANGES.format(statement)).findings
    assert bool(findings) is held


@pytest.mark.parametrize(
    "statement",
    [
        "Of the two smallest crews, loaders lead in April and May.",
        "Among the three largest crews, divers come last in June.",
        "Ordered by size, the top three crews are riggers, loaders and divers.",
        "Loaders are first in April and close to the top in May and June.",
    ],
)
def test_what_is_said_of_some_of_them(statement: str) -> None:
    assert not is_held_against(statement)


@pytest.mark.parametrize(
    ("statement", "held"),
    [
        ("North on Mon stands at -12, the largest anomaly of its row.", False),
        ("The largest anomaly of North is that on Mon (-12).", False),
    ],
)
def test_deviations_are_large_on_either_side(statement: str, held: bool) -> None:
    findings = check(_CHANGES.format(statement)).findings
    assert bool(findings) is held

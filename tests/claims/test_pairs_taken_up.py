"""Two lines that were named before: "the two", "they", "the former", "the latter", "the margin"."""

from __future__ import annotations

import pytest
from ferries import verdicts

RIGHT = (
    "Aldby and Brunvik are much alike; the two differ by 12 passengers at most.",
    "Aldby and Brunvik are much alike: they differ by at most 12 passengers.",
    "Aldby and Brunvik go hand in hand; in March, the two are 12 passengers apart.",
    "Aldby and Brunvik go hand in hand; in May only 4 passengers lie between them.",
    "Aldby and Brunvik go hand in hand; the difference between them is never more than 12 passengers.",
    "Aldby and Brunvik go hand in hand. In June, they are 5 passengers apart.",
    "Aldby and Brunvik go hand in hand, although the latter is 7 passengers behind in July.",
    "Aldby and Brunvik are both busy; the former is 7 passengers ahead in July.",
    "Carrow and Dunsay are small: in May, the former has 62 passengers more than the latter.",
    "Aldby always beats Carrow; in April the margin is 81 passengers.",
    "Aldby always beats Carrow. Its lead amounts to 112 passengers in July.",
    "Aldby and Dunsay are unlike; the former averages 154.8 passengers.",
    "Aldby and Brunvik are much alike; the two differ by 12 passengers at most, Aldby being ahead each time.",
)
WRONG = (
    "Aldby and Brunvik are much alike; the two differ by 9 passengers at most.",
    "Aldby and Brunvik are much alike: they differ by at most 9 passengers.",
    "Aldby and Brunvik go hand in hand; in March, the two are 19 passengers apart.",
    "Aldby and Brunvik go hand in hand; in May only 9 passengers lie between them.",
    "Aldby and Brunvik go hand in hand; the difference between them is never more than 8 passengers.",
    "Aldby and Brunvik go hand in hand. In June, they are 15 passengers apart.",
    "Aldby and Brunvik go hand in hand, although the latter is 17 passengers behind in July.",
    "Aldby and Brunvik are both busy; the former is 17 passengers ahead in July.",
    "Carrow and Dunsay are small: in May, the former has 72 passengers more than the latter.",
    "Aldby always beats Carrow; in April the margin is 91 passengers.",
    "Aldby always beats Carrow. Its lead amounts to 122 passengers in July.",
    "Aldby and Dunsay are unlike; the former averages 174.8 passengers.",
    "Aldby and Brunvik are much alike; the two differ by 8 passengers at most, Aldby being ahead each time.",
)
OPEN = (
    "Aldby and Brunvik are alike; the two piers differ by 40 passengers.",
    "Aldby and Brunvik are alike; outside the season they differ by 40 passengers.",
    "Aldby and Brunvik are alike, and they are 40 minutes apart by road.",
    "Aldby or Brunvik leads; in March the margin would be 40 passengers.",
    "Aldby beats Carrow in July; the margin is 86 passengers.",
    "Aldby, Brunvik and Carrow are busy; the two differ by 90 passengers.",
)


@pytest.mark.parametrize("statement", RIGHT)
def test_what_the_two_differ_by_is_borne_out(statement: str) -> None:
    assert verdicts(statement) == {"supported"}


@pytest.mark.parametrize("statement", WRONG)
def test_what_the_two_do_not_differ_by_is_found(statement: str) -> None:
    assert verdicts(statement) == {"refuted", "finding"}


@pytest.mark.parametrize("statement", OPEN)
def test_of_which_two_it_is_said_stays_open(statement: str) -> None:
    assert "finding" not in verdicts(statement)

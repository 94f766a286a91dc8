"""Changes into a month: "in June, A fell by 3", from the month before."""

from __future__ import annotations

import pytest
from ferries import SALES, verdicts

STATEMENTS = (
    ("In April, Dunsay slipped by {} passengers to 19.", 8, 18),
    ("Dunsay dropped {} passengers in April.", 8, 18),
    ("Dunsay lost {} passengers in April.", 8, 12),
    ("In April, Dunsay fell back to 19 passengers, a loss of {}.", 8, 18),
    ("In June, Dunsay rose by {}, to 52.", 21, 23),
    ("Carrow gained {} passengers in May.", 32, 22),
    ("April cost Dunsay {} passengers.", 8, 18),
    ("The May rise of Carrow is {} passengers.", 32, 42),
    ("Carrow's decline in July amounts to {} passengers.", 9, 14),
    ("**Carrow:** In May it rose by {} passengers.", 32, 42),
    ("Dunsay stumbled a second time in July, shedding {} passengers.", 12, 15),
    ("In May, Carrow gained 32 passengers and Dunsay added {}.", 12, 22),
)


@pytest.mark.parametrize(("sentence", "right", "wrong"), STATEMENTS)
def test_a_change_into_a_month_is_that_from_the_month_before(sentence: str, right: int, wrong: int) -> None:
    assert "supported" in verdicts(sentence.format(right))
    assert "finding" not in verdicts(sentence.format(right))
    assert "finding" in verdicts(sentence.format(wrong))


@pytest.mark.parametrize(
    "statement",
    [
        "In July, Aldby rose by 58 passengers since March.",
        "Compared with March, Aldby was up in April. In July, it rose by 58 passengers.",
        "In July, Aldby rose by 58 passengers.",
        "In July, Aldby gained 9 routes.",
        "In July, Aldby gained 90 passengers over the last year.",
        "In April, Dunsay lost 30 passengers to Carrow.",
        "In April, Dunsay fell 30 short.",
        "In April, Dunsay might lose 30 passengers.",
        "In March, Dunsay lost 30 passengers.",
        "In July, Aldby rose by 46 passengers on April.",
        "By July, Aldby had gained 58 passengers.",
    ],
)
def test_a_change_from_another_start_is_no_fault(statement: str) -> None:
    assert "finding" not in verdicts(statement)


def test_changes_in_thousands_arrive_as_well() -> None:
    assert verdicts("In Feb, Market slipped by $35K to $945K.", SALES) == {"supported"}
    assert "finding" in verdicts("In Feb, Market slipped by $55K to $945K.", SALES)


def test_an_axis_without_times_has_no_place_before() -> None:
    text = (
        SALES.replace("Month", "Product")
        .replace("Jan", "Tea")
        .replace("Feb", "Milk")
        .replace("Mar ", "Salt ")
    )
    assert "finding" not in verdicts("In Milk, Market slipped by $75K.", text)


def test_months_with_their_years_may_go_without() -> None:
    text = SALES.replace("Jan", "Jan 2024").replace("Feb", "Feb 2024").replace("Mar |", "Mar 2024 |")
    text = text.replace("Feb 2024, Mar", "Feb 2024, Mar 2024")
    assert verdicts("In January, Harbour is ahead of Market by $260K.", text) == {"supported"}
    assert "finding" in verdicts("In January 2024, Harbour is ahead of Market by $280K.", text)
    assert "finding" not in verdicts("Harbour may be ahead of Market by $280K in the future.", text)

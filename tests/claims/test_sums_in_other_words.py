"""Sums that are not called so, shares of sums, and aggregates of places that take more words."""

from __future__ import annotations

import pytest
from ferries import PASSENGERS, verdicts

# of Aldby with 774 of 2,037 passengers, and of Aldby and Brunvik with 1,509
SUMS = (
    ("All told, Aldby sees {} passengers.", 774, 794),
    ("In all, Aldby sees {} passengers.", 774, 794),
    ("Altogether, {} passengers arrive in Aldby.", 774, 744),
    ("A total of {} passengers arrive in Aldby.", 774, 744),
    ("Aldby takes {} passengers in all.", 774, 794),
    ("Aldby and Brunvik together account for {} passengers.", 1509, 1609),
    ("Aldby and Brunvik jointly bring in {} passengers.", 1509, 1409),
    ("If one adds up the rows, Aldby comes first with {} passengers.", 774, 747),
    ("Taking the mean over all months, Aldby comes out at {} passengers.", 154.8, 164.8),
    ("The five values of Aldby average out at {}.", 154.8, 144.8),
    ("An average Aldby month has {} passengers.", 154.8, 164.8),
)
SHARES = (
    ("Aldby accounts for {}% of all passengers.", 38, 48),
    ("Aldby accounts for {}% of the total.", 38, 28),
    ("{}% of all passengers arrive in Aldby.", 38, 48),
    ("Aldby's share of the total is {}%.", 38, 48),
    ("Aldby takes {} of the 2,037 passengers.", 774, 724),
    ("July accounts for {}% of Aldby's passengers.", "24.3", "34.3"),
    ("Of Aldby's passengers, {}% arrive in July.", "24.3", "34.3"),
    ("Nearly {} of all passengers arrive in Dunsay.", "a tenth", "a quarter"),
    ("More than {} of the passengers arrive in Aldby.", "a third", "two fifths"),
)
PLACES = (
    ("From March to May, Aldby averages {} passengers.", 141, 131),
    ("In the first two months, Aldby totals {} passengers.", 272, 292),
    ("Excluding July, Aldby averages {} passengers.", 146.5, 156.5),
    ("Without Dunsay, the mean for March is {}.", 97.3, 87.3),
    ("March through May average {} passengers.", 91.2, 71.2),
)


@pytest.mark.parametrize(("sentence", "right", "wrong"), [*SUMS, *SHARES, *PLACES])
def test_the_right_number_is_borne_out_and_the_wrong_one_found(
    sentence: str, right: float | str, wrong: float | str
) -> None:
    assert "finding" not in verdicts(sentence.format(right))
    assert "supported" in verdicts(sentence.format(right))
    assert "finding" in verdicts(sentence.format(wrong))


@pytest.mark.parametrize(
    "statement",
    [
        "In all, Aldby sees 900 passengers from abroad.",
        "Aldby and Brunvik together account for 1,900 passengers on Sundays.",
        "In all three summer months, Aldby sees 130 passengers or more.",
        "Altogether, 2,500 tickets were sold in Aldby.",
        "Aldby accounts for 48% of the complaints.",
        "Aldby accounts for 48% of all foot passengers.",
        "Aldby accounts for 48% of the annual passengers.",
        "Dunsay receives just 8% of the total.",
        "48% of Aldby's passengers have a season ticket.",
        "From March to May, Aldby averages 131 passengers per crew member.",
        "Before the storm, Aldby averages 100 passengers.",
        "Without the July fair, Aldby would average 120 passengers.",
    ],
)
def test_another_sum_stays_open(statement: str) -> None:
    assert "finding" not in verdicts(statement)


def test_a_mean_may_be_set_against_that_of_another_line() -> None:
    assert verdicts("Aldby averages 154.8 passengers, which is 83 more than Carrow does.") == {"supported"}
    assert "finding" in verdicts("Aldby averages 154.8 passengers, which is 63 more than Carrow does.")
    assert "finding" not in verdicts("Aldby averages 154.8 passengers, which is 30 more than in the past.")


def test_what_remains_is_the_rest_of_the_figure() -> None:
    text = PASSENGERS.replace("Aldby, Brunvik, Carrow, Dunsay", "March, April, May, June, July")
    for one, other in zip(
        ("Aldby", "Brunvik", "Carrow", "Dunsay"), ("March", "April", "May", "June"), strict=True
    ):
        text = text.replace(f"| {one} |", f"| {other} |")
    last = "| June | 27 | 19 | 31 | 52 | 40 |"
    text = text.replace(last, f"{last}\n| July | 1 | 2 | 3 | 4 | 5 |")
    told = "Averaged over the diagonal, the mean is 82.2; averaged over the remaining twenty cells it is {}."
    assert verdicts(told.format(82.05), text) == {"supported"}
    assert "finding" in verdicts(told.format(62.05), text)

"""Changes told in thousands, where the cells of a scale in thousands go without the letter."""

from __future__ import annotations

import pytest
from ferries import SALES, verdicts


@pytest.mark.parametrize(
    ("statement", "wrong"),
    [
        ("From Jan to Mar, Harbour grew by $270K.", "From Jan to Mar, Harbour grew by $290K."),
        ("In Mar, Harbour is ahead of Market by $435K.", "In Mar, Harbour is ahead of Market by $445K."),
        ("Station loses $15K from Jan to Feb.", "Station loses $25K from Jan to Feb."),
        (
            "The gap between Harbour and Market in Jan is $260k.",
            "The gap between Harbour and Market in Jan is $280k.",
        ),
    ],
)
def test_a_change_in_thousands_is_that_of_the_scale(statement: str, wrong: str) -> None:
    assert verdicts(statement, SALES) == {"supported"}
    assert verdicts(wrong, SALES) == {"refuted", "finding"}


def test_a_loss_behind_a_comma_is_no_count() -> None:
    assert verdicts("Dunsay drops from 52 in June to 40 in July, a loss of 12 passengers.") == {"supported"}
    assert "finding" in verdicts("Dunsay drops from 52 in June to 40 in July, a loss of 22 passengers.")


def test_what_is_never_more_is_at_most() -> None:
    assert verdicts("Aldby is never more than 12 passengers ahead of Brunvik.") == {"supported"}
    assert "finding" in verdicts("Aldby is never more than 8 passengers ahead of Brunvik.")
    assert "finding" not in verdicts("Brunvik is never more than 5 passengers ahead of Aldby.")

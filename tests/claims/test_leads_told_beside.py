"""Leads over the runner-up, leads beside a value, and distances that move."""

from __future__ import annotations

import pytest
from ferries import SALES, verdicts

STATEMENTS = (
    ("In July, Aldby leads the runner-up by {} passengers.", 7, 17),
    ("In July, Aldby leads by {} passengers.", 7, 17),
    ("In July, Aldby is {} passengers ahead of the next best harbour.", 7, 17),
    ("Aldby beats the second-best harbour by {} passengers in July.", 7, 17),
    ("Aldby opens with 130 passengers, {} more than Brunvik.", 12, 15),
    ("Aldby closes at 188 passengers, {} more than Brunvik.", 7, 17),
    ("Aldby ends with 188 passengers, {} more than Carrow.", 112, 102),
    ("In July Aldby reaches 188 passengers, followed by Brunvik, {} behind.", 7, 17),
    ("Aldby's lead over Carrow melted from 86 passengers in March to {} in May.", 58, 48),
    ("Aldby's lead over Carrow, 86 passengers in March, had dwindled to {} by May.", 58, 48),
    ("Carrow narrows the gap to Aldby from 86 passengers in March to {} in May.", 58, 48),
    ("Carrow narrowed its deficit to Aldby from 86 passengers in March to {} in May.", 58, 48),
)


@pytest.mark.parametrize(("sentence", "right", "wrong"), STATEMENTS)
def test_the_right_lead_is_borne_out_and_the_wrong_one_found(sentence: str, right: int, wrong: int) -> None:
    assert "supported" in verdicts(sentence.format(right))
    assert "finding" not in verdicts(sentence.format(right))
    assert "finding" in verdicts(sentence.format(wrong))


@pytest.mark.parametrize(
    "statement",
    [
        "Aldby leads by 40 passengers.",
        "In July, Aldby leads the second-best team by 40 passengers.",
        "In July, Aldby leads Carrow by 112 passengers.",
        "Aldby opens with 130 passengers, 50 more than expected.",
        "Aldby opens with 135 passengers, 50 more than Brunvik.",
        "Aldby's lead over Carrow might melt to 20 passengers in May.",
        "Aldby's lead over Carrow melted to 20 passengers on Sundays in May.",
    ],
)
def test_another_lead_stays_open(statement: str) -> None:
    assert "finding" not in verdicts(statement)


def test_who_leads_with_a_margin_has_no_widest_gap() -> None:
    assert "finding" not in verdicts("Harbour tops Jan with a margin of $260K over Market.", SALES)
    assert "finding" not in verdicts("In Mar, Harbour rose by $325K on Feb.", SALES)

"""Cells that move from panel to panel, parts of another value, and the diagonal told by a clause."""

from __future__ import annotations

import pytest
from ferries import PASSENGERS, TOLLS, verdicts

MOVES = (
    ("From Old to New, Lorry in East gains {}.", 8, 12),
    ("Lorry in East gains {} from Old to New.", 8, 12),
    ("Coach in North loses {} from Old to New.", 1, 5),
    ("New raises Lorry in East by {}.", 8, 12),
    ("With New, Coach in South gains {}.", 6, 9),
    ("Van in East drops by {} under New.", 3, 7),
)


@pytest.mark.parametrize(("sentence", "right", "wrong"), MOVES)
def test_a_cell_moves_by_the_distance_of_its_two_values(sentence: str, right: int, wrong: int) -> None:
    assert "supported" in verdicts(sentence.format(right), TOLLS)
    assert "finding" not in verdicts(sentence.format(right), TOLLS)
    assert "finding" in verdicts(sentence.format(wrong), TOLLS)


@pytest.mark.parametrize(
    "statement",
    [
        "With New, Lorry in East gains 12 over the plan.",
        "New raises Lorry in East by 12 on Sundays.",
        "New might raise Lorry in East by 12.",
        "New raises tolls by 12.",
    ],
)
def test_another_move_stays_open(statement: str) -> None:
    assert "finding" not in verdicts(statement, TOLLS)


def test_a_rough_part_is_near_the_part() -> None:
    assert "supported" in verdicts("In March, Carrow has about a third of Aldby's passengers.")
    assert "supported" not in verdicts("In April, Dunsay has about a third of Aldby's passengers.")


def test_cells_where_both_axes_agree_are_the_diagonal() -> None:
    text = PASSENGERS.replace("Month", "Son").replace("Harbour", "Father")
    for one, other in zip(
        ("Aldby", "Brunvik", "Carrow", "Dunsay"), ("March", "April", "May", "June"), strict=True
    ):
        text = text.replace(one, other)
    last = "| June | 27 | 19 | 31 | 52 | 40 |"
    text = text.replace("March, April, May, June\n", "March, April, May, June, July\n")
    text = text.replace(last, f"{last}\n| July | 1 | 2 | 3 | 4 | 5 |")
    told = "The five cells in which father and son have the same month average {}."
    assert verdicts(told.format(82.2), text) == {"supported"}
    assert "finding" in verdicts(told.format(62.2), text)
    assert "finding" not in verdicts(
        "The cells in which father and uncle have the same month average 62.2.", text
    )

"""Orders of an axis: "both axes list A, B and C, in this order" tells where labels stand, and not how they rank."""

from __future__ import annotations

import pytest
from matrices import described, verdicts_at

LINKS = described(
    "Heatmap: Links of Habits", ("Habit", "Habit"), ["Tea", "Chess", "Yoga", "Naps"], ["Tea", "Chess", "Yoga", "Naps"],
    [1.0, 0.2, -0.4, 0.1], [0.2, 1.0, -0.3, 0.5], [-0.4, -0.3, 1.0, 0.6], [0.1, 0.5, 0.6, 1.0],
)  # fmt: skip
YIELDS = described(
    "Heatmap: Yields of Orchards", ("Orchard", "Year"), ["Hill", "Dale", "Brook", "Moor"], ["2020", "2021", "2022"],
    [14, 31, 22], [25, 12, 40], [18, 36, 11], [29, 20, 27],
)  # fmt: skip


@pytest.mark.parametrize(("text", "statement"), [
    (LINKS, "Both axes carry the labels Tea, Chess, Yoga and Naps, in this order."),
    (LINKS, "On both axes, Tea, Chess, Yoga and Naps appear in the same order."),
    (LINKS, "The habits on either axis are Tea, Chess, Yoga, Naps (in that order)."),
    (YIELDS, "The orchards are Hill, Dale, Brook and Moor, in this order."),
    (YIELDS, "Four orchards are compared: Hill, Dale, Brook and Moor, in that order."),
    (YIELDS, "The order of the orchards is Hill, Dale, Brook, Moor."),
])  # fmt: skip
def test_the_order_of_an_axis_is_no_ranking(text: str, statement: str) -> None:
    assert "refuted" not in verdicts_at(text, statement)


@pytest.mark.parametrize("statement", [
    "In 2020, the order is Hill, Dale, Brook, Moor.",
    "The orchards rank Hill, Dale, Brook, Moor.",
    "In 2021, the orchards in descending order are Hill, Dale, Brook and Moor.",
])  # fmt: skip
def test_a_wrong_ranking_is_refuted_also_in_the_order_of_the_axis(statement: str) -> None:
    assert "refuted" in verdicts_at(YIELDS, statement)


@pytest.mark.parametrize("statement", [
    "Without 2022 the order of the four orchards is unchanged.",
    "The ranking of the four orchards is unchanged by the weather.",
    "The order of the two best orchards remains unchanged if 2020 is dropped.",
    "The sequence of the four orchards stays flat on the map.",
    "The hierarchy of the three years is unchanged without Moor.",
    "In all three years the order of the orchards is unchanged.",
    "From 2020 to 2022 the order of Hill and Dale stays the same.",
])  # fmt: skip
def test_an_order_that_stays_is_no_course_of_those_that_are_ordered(statement: str) -> None:
    assert "refuted" not in verdicts_at(YIELDS, statement)


@pytest.mark.parametrize("statement", [
    "Four orchards rise from 2020 to 2021.",
    "Three of the four orchards fall from 2020 to 2021.",
    "All four orchards are unchanged from 2020 to 2022.",
])  # fmt: skip
def test_so_many_that_do_not_move_so_are_refuted(statement: str) -> None:
    assert "refuted" in verdicts_at(YIELDS, statement)

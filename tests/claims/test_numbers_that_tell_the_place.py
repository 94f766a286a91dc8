"""Numbers that tell where a comparison holds: "A (88) beats B and C", on the one course where A has 88."""

from __future__ import annotations

import pytest
from matrices import described, verdicts_at

RACES = described(
    "Heatmap: Scores of Boats", ("Boat", "Course"), ["Heron", "Teal", "Ibis", "Crane"], ["Fjord", "Delta", "Lagoon"],
    [61, 40, 88], [70, 52, 81], [66, 47, 79], [83, 74, 91],
)  # fmt: skip


@pytest.mark.parametrize("statement", [
    "**The Lagoon is different.** It is calmer than the Delta. Heron (88) beats Teal and Ibis.",
    "On the Lagoon things change, unlike the Delta. Heron (88) outperforms both Teal and Ibis.",
    "The Fjord and the Delta are rough. Teal and Ibis trail Heron (88).",
    "**Small boats.** With 88, Heron is above Teal.",
    "There is one upset. Heron (88) is ahead of Ibis, which is twice as long.",
])  # fmt: skip
def test_a_comparison_holds_where_the_number_of_one_side_stands(statement: str) -> None:
    verdicts = verdicts_at(RACES, statement)
    assert "supported" in verdicts
    assert "refuted" not in verdicts


@pytest.mark.parametrize("statement", [
    "Heron (88) beats Crane and Ibis.",
    "Heron (40) beats Teal.",
    "Heron (88) beats Teal on every course.",
    "Heron beats Teal.",
])  # fmt: skip
def test_a_comparison_that_does_not_hold_there_is_refuted(statement: str) -> None:
    assert "refuted" in verdicts_at(RACES, statement)

"""Pairs that are set aside in a square: "apart from the A/B pair" leaves out both of its cells."""

from __future__ import annotations

import pytest
from matrices import described, verdicts_at

LABELS = ["Oak", "Ash", "Elm", "Yew"]
LEAVES = described(
    "Confusion Matrix: Leaves", ("True tree", "Predicted tree"), LABELS, LABELS,
    [88, 17, 4, 1], [21, 71, 6, 2], [3, 5, 90, 2], [0, 1, 4, 95],
)  # fmt: skip


@pytest.mark.parametrize("sentence", [
    "Apart from the Oak/Ash pair, no confusion count exceeds 6.",
    "Outside the Ash-Oak pair, all off-diagonal values are at most 6.",
    "No off-diagonal value is above 6 except for the Oak–Ash mix-ups.",
    "Aside from the Oak ↔ Ash confusion, every off-diagonal cell is below 7.",
    "Beyond the Ash/Oak confusions, errors never exceed 6.",
])  # fmt: skip
def test_both_cells_are_left_out(sentence: str) -> None:
    assert verdicts_at(LEAVES, sentence) == {"supported"}


@pytest.mark.parametrize("sentence", [
    "Apart from the Oak/Ash pair, no confusion count exceeds 5.",
    "Apart from Oak → Ash, no confusion count exceeds 6.",
    "Outside the Elm/Ash pair, all off-diagonal values are at most 6.",
])  # fmt: skip
def test_what_is_left_is_judged(sentence: str) -> None:
    assert "refuted" in verdicts_at(LEAVES, sentence)

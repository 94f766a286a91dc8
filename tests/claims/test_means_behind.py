"""Means that a sentence goes on with: "A is best on average (5), ahead of B, and C is the worst (2)"."""

from __future__ import annotations

import pytest
from matrices import described, verdicts_at

LABELS = ["Basil", "Mint", "Thyme", "Sage"]
SMELL = described(
    "Heatmap: Share of Tasters who Recognize a Blend", ("Base", "Addition"), LABELS, LABELS,
    [91.0, 40.5, 62.0, 18.5], [33.0, 95.0, 27.5, 44.0], [58.5, 30.0, 97.0, 12.0], [21.0, 36.5, 16.5, 90.0],
)  # fmt: skip
ERRORS = described(
    "Heatmap: Error of Clocks (seconds per day)", ("Clock", "Weather"), ["Quartz", "Spring", "Pendulum"],
    ["Dry", "Wet", "Frost"], [0.4, 0.6, 0.5], [2.1, 3.9, 4.2], [1.0, 4.9, 1.2],
)  # fmt: skip


@pytest.mark.parametrize("sentence", [
    "Leaving out the diagonal, Basil is the best base on average (40.3), and Sage is the worst (24.7).",
    "Without the diagonal, Basil is the best base on average (40.3), Mint is next (34.8) and Sage is the worst (24.7).",
    "Off the diagonal, Basil averages 40.3, more than Mint (34.8), and Sage is the poorest at 24.7.",
    "Basil is the strongest base on average (53.0), just ahead of Mint (49.9), and Sage is the weakest (41.0).",
    "Averaged over the additions, Basil ranks first with 53.0, and Sage comes last (41.0).",
])  # fmt: skip
def test_a_mean_goes_on(sentence: str) -> None:
    assert "refuted" not in verdicts_at(SMELL, sentence)


@pytest.mark.parametrize("sentence", [
    "Wet is the hardest weather on average (about 3.1), ahead of Frost.",
    "Frost is harder than Dry on average, but easier than Wet.",
])  # fmt: skip
def test_a_mean_is_compared(sentence: str) -> None:
    assert "refuted" not in verdicts_at(ERRORS, sentence)


@pytest.mark.parametrize("sentence", [
    "Basil is the best base on average (53.0), and its highest value is 85.0.",
    "Off the diagonal, the highest value is 58.5.",
    "The lowest value of all is 18.5, for Basil and Sage.",
])  # fmt: skip
def test_what_is_told_of_cells_is_judged(sentence: str) -> None:
    assert "refuted" in verdicts_at(SMELL, sentence)

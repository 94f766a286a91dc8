"""Sizes of samples: "averaged over 500 prompts" tells how many things each value was made of, and no mean."""

from __future__ import annotations

import pytest
from matrices import described, verdicts_at

BREWS = described(
    "Heatmap: Aroma of Brews", ("Bean", "Roast"), ["Kona", "Yirga", "Huila"], ["Light", "Medium", "Dark"],
    [41, 52, 37], [60, 48, 33], [55, 44, 29],
)  # fmt: skip


@pytest.mark.parametrize("statement", [
    "The scores were averaged over 1,000 blind tastings.",
    "All figures are averages over 20 random cups.",
    "The average over 2,620 sips is shown.",
    "Scores are the mean of 5 panels, rounded to whole points.",
    "The values are means across 10 tasters.",
    "The mean of 12 trials is given for each brew.",
])  # fmt: skip
def test_how_many_were_averaged_is_no_mean(statement: str) -> None:
    assert "refuted" not in verdicts_at(BREWS, statement)


@pytest.mark.parametrize("statement", [
    "The mean of all values is 58.",
    "The average over all cells is 25.",
    "The mean of Kona is 51.",
])  # fmt: skip
def test_a_wrong_mean_is_refuted(statement: str) -> None:
    assert "refuted" in verdicts_at(BREWS, statement)

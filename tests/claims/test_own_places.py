"""Places of one's own: "Oslo is 5 points worse on Lima than on its own test set" is of Oslo on both sides."""

from __future__ import annotations

import pytest
from matrices import described, verdicts_at

CITIES = ["Oslo", "Lima", "Cairo", "Quito"]
SIGNS = described(
    "Heatmap: Accuracy of Sign Readers", ("Trained on", "Tested on"), CITIES, CITIES,
    [91, 84, 62, 57], [79, 95, 71, 66], [55, 68, 88, 74], [60, 63, 77, 82],
)  # fmt: skip


@pytest.mark.parametrize("statement", [
    "Oslo is 7 points worse on Lima than on its own signs.",
    "A reader trained on Oslo is 29 points worse on Cairo than on its own city.",
    "Quito does 22 points worse on Oslo than on itself.",
    "Cairo is 20 points better on its own signs than on Lima.",
    "The Quito reader is 19 points worse on Lima than on the city it was trained on.",
])  # fmt: skip
def test_its_own_is_that_of_the_subject(statement: str) -> None:
    verdicts = verdicts_at(SIGNS, statement)
    assert "supported" in verdicts
    assert "refuted" not in verdicts


@pytest.mark.parametrize("statement", [
    "Oslo is 15 points worse on Lima than on its own task.",
    "Cairo is 3 points better on its own signs than on Lima.",
    "Quito does 40 points worse on Oslo than on itself.",
])  # fmt: skip
def test_a_wrong_distance_from_its_own_is_refuted(statement: str) -> None:
    assert "refuted" in verdicts_at(SIGNS, statement)

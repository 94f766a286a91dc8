"""Strength and quality where the values are the smaller, the more there is of it: p-values, losses, distances."""

from functools import partial

import pytest
from matrices import described, verdicts_at

CHANCES = partial(verdicts_at, described(
    "Heatmap: p-values of Dietary Factors", ("Factor", "Outcome"),
    ["Salt", "Fiber", "Sugar", "Iron"], ["Sleep", "Pulse", "Mood"],
    [0.31, 0.0007, 0.62], [0.043, 0.27, 0.0031], [0.52, 0.019, 0.44], [0.0058, 0.71, 0.83],
))  # fmt: skip
LOSSES = partial(verdicts_at, described(
    "Heatmap: Validation Loss", ("Optimizer", "Dataset"), ["Slow", "Quick", "Calm"], ["Coins", "Stamps", "Shells"],
    [0.62, 0.41, 0.95], [0.33, 0.48, 1.27], [0.51, 0.29, 0.88],
))  # fmt: skip

STRENGTHS = [
    "Salt has its strongest association with Pulse.",
    "Iron is most strongly associated with Sleep.",
    "The strongest association overall is that of Salt with Pulse.",
    "The most significant result is Salt and Pulse with 0.0007.",
    "Fiber is more strongly linked to Mood than Sugar is.",
    "The weakest association is that of Iron with Mood.",
    "The most significant factor for Mood is Fiber, followed by Sugar.",
]


@pytest.mark.parametrize("sentence", STRENGTHS)
def test_the_smallest_p_value_may_be_the_strongest_one(sentence):
    assert "refuted" not in CHANCES(sentence)


@pytest.mark.parametrize("sentence", [
    "The lowest p-value is 0.0031.",
    "Salt has its highest p-value with Pulse.",
    "The smallest p-value belongs to Fiber and Mood.",
])  # fmt: skip
def test_extremes_of_p_values_themselves_are_judged(sentence):
    assert "refuted" in CHANCES(sentence)


@pytest.mark.parametrize("sentence", [
    "The performance of Calm is highest on Stamps.",
    "Calm has a higher accuracy than Slow on Shells.",
    "Quick shows lower quality on Shells than on Coins.",
])  # fmt: skip
def test_high_quality_may_be_a_low_loss(sentence):
    assert "refuted" not in LOSSES(sentence)


@pytest.mark.parametrize("sentence", [
    "The highest loss is that of Calm on Shells.",
    "Calm has a higher loss than Slow on Shells.",
    "The loss of Calm is highest on Stamps.",
])  # fmt: skip
def test_losses_themselves_are_judged(sentence):
    assert "refuted" in LOSSES(sentence)

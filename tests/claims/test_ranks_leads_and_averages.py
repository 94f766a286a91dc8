"""True statements in words that also mean something else: emphasis, sizes told as values, groups, ranks, leads."""

from __future__ import annotations

from itertools import starmap

import pytest
from matrices import described, each_told, verdicts_at

DEPTHS = ["Layer 0", "Layer 4", "Layer 8", "Layer 12"]
PATCHING = described(
    "Heatmap of Activation Patching: Recovered Probability", ("Layer", "Token position"),
    DEPTHS, ["First", "Noun", "Final"],
    [0.01, 0.88, 0.03], [0.02, 0.79, 0.11], [0.01, 0.3, 0.54], [0.02, 0.08, 0.93],
)  # fmt: skip
OPENING = PATCHING.replace("{}", "").replace("\n\n- **Y", "\n\nThe cells tell what is recovered. {}\n\n- **Y")
SCORES = described(
    "Heatmap: Scores of Readers by Test (%)", ("Reader", "Test"),
    ["Ash", "Elm", "Oak", "Yew"], ["Maps", "Prose", "Sums"],
    [70.1, 66.0, 41.5], [82.4, 61.3, 55.2], [75.0, 59.8, 50.6], [64.7, 48.9, 52.3],
)  # fmt: skip
TRAITS = ["Rain", "Wind", "Heat", "Dust"]
WEATHER = described(
    "Heatmap: Correlation Matrix of Weather", ("Variable", "Variable"), TRAITS, TRAITS,
    [1, 0.2, -0.4, -0.6], [0.2, 1, -0.3, -0.5], [-0.4, -0.3, 1, 0.7], [-0.6, -0.5, 0.7, 1],
)  # fmt: skip

TRUE = {
    "ranks": (
        SCORES,
        "Ash has its best rank on Prose.",
        "The best rank of Yew is on Sums.",
        "Elm has its worst rank on Prose.",
        "Sums is where Yew has its best rank.",
        "Yew reaches its highest position on Sums, where it comes second.",
    ),
    "leads": (
        PATCHING,
        "Layers 0 to 4: the noun is the strongest position of each row.",
        "Layers 8 to 12: the final token is the strongest one throughout.",
        "Layers 0 and 4: the noun is the strongest position in every row.",
        "Layers 8 to 12: the first token is the weakest one throughout.",
        "Layer 8 and layer 12: the final token is the strongest in both rows.",
    ),
    "levels": (
        PATCHING,
        "At layer 8 the final token recovers 0.54, almost twice as much as the noun there (0.30).",
        "At layer 12, the final token recovers 0.93, more than ten times as much as the noun (0.08).",
        "At layer 4 the noun recovers 0.79, about seven times as much as the final token (0.11).",
        "At layer 8 the noun recovers 0.3, some thirty times as much as the first token (0.01).",
        "At layer 0 the noun gains 0.88, about thirty times as much as the final token (0.03).",
    ),
    "what was averaged": (
        OPENING,
        "300 prompts were averaged.",
        "For each cell, 300 prompts were averaged.",
        "500 pairs were averaged per layer.",
        "20 runs are averaged.",
        "Up to 64 sentences were averaged.",
    ),
    "those before": (
        PATCHING,
        "The first token averages 0.015, far below the noun (0.51) and the final token (0.40). "
        "These two have similar means.",
        "The noun and the final token average 0.51 and 0.40; these two have almost the same mean.",
        "Layers 0 and 4 are alike. These two have nearly the same mean.",
        "Layers 0 and 4 average 0.307 each; the two have the same mean.",
        "The mean of layer 0 is 0.307 and that of layer 4 is 0.307. These two have the same mean.",
    ),
    "of whom": (
        WEATHER,
        "Heat behaves differently: toward Rain and Wind, its sign is that of Dust. "
        "It is also the only variable with a positive correlation to Dust.",
        "Dust is special: its profile is not that of Rain. It is the only one with a positive link to Heat.",
        "Wind stands apart: its profile is not that of Dust. "
        "It is the only variable with a positive correlation to Rain.",
    ),
    "of a size": (
        SCORES,
        "The lead of Elm over second place ranges from 7.4 points on Maps to 2.9 on Sums; on average it comes to 5.",
        "The margin of Elm over Oak is narrowest on Prose; on average it comes to about 4.5.",
        "The lead of Elm over Yew is largest on Maps; on average it amounts to 11.",
    ),
}  # fmt: skip
FALSE = {
    "ranks": (
        SCORES,
        "Elm has its best score on Prose.",
        "Ash has its best rank on Maps.",
        "Elm has its best rank on Prose.",
    ),
    "leads": (
        PATCHING,
        "Layers 0 to 8: the noun is the strongest position of each row.",
        "Layers 4 to 12: the final token is the strongest one throughout.",
        "Layers 0 and 4: the final token is the strongest position in every row.",
    ),
    "levels": (
        PATCHING,
        "At layer 8, the final token gains 0.54 over the noun.",
        "At layer 8 the noun recovers 0.3, twice as much as the final token (0.54).",
        "At layer 4 the noun recovers 0.79, twice as much as the final token (0.11).",
    ),
    "what was averaged": (
        PATCHING,
        "The average of all cells is 0.5.",
        "The values average 0.5.",
        "The noun averages 0.9.",
    ),
    "those before": (
        PATCHING,
        "The noun and the first token have the same mean.",
        "The two columns Noun and First have nearly the same mean.",
        "The first token and the final token have nearly the same mean.",
    ),
    "of whom": (
        WEATHER,
    ),
    "of a size": (
        SCORES,
        "The lead of Elm over Oak on Maps is 9.4 points.",
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "sentence"), each_told(TRUE), ids=list(starmap(lambda _, s: s, each_told(TRUE)))
)
def test_is_not_refuted(text: str, sentence: str) -> None:
    assert "refuted" not in verdicts_at(text, sentence)


@pytest.mark.parametrize(
    ("text", "sentence"), each_told(FALSE), ids=list(starmap(lambda _, s: s, each_told(FALSE)))
)
def test_is_refuted(text: str, sentence: str) -> None:
    assert "refuted" in verdicts_at(text, sentence)

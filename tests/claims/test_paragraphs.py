"""Sentences that take over what those in front of them tell: nothing is held against them that may be so there."""

from __future__ import annotations

import pytest

from tests.claims.matrices import verdicts_at

SCORES = """# Heatmap: Accuracy of Compression Schemes

- **X-axis (Task):** Riddles, Facts, Sums, Maps
- **Y-axis (Scheme):** Pruned, Quantized, Distilled, Full
- **Color scale:** accuracy (%), 40 to 100

| Scheme | Riddles | Facts | Sums | Maps |
|---|---|---|---|---|
| Pruned | 52 | 91 | 77 | 68 |
| Quantized | 55 | 93 | 71 | 70 |
| Distilled | 47 | 88 | 66 | 73 |
| Full | 61 | 95 | 82 | 79 |

## Observations

{}
"""
LINKS = """# Heatmap: Correlations of Garden Measurements

| | Sun | Rain | Slugs | Yield |
|---|---|---|---|---|
| Sun | 1.00 | -0.74 | -0.31 | 0.62 |
| Rain | -0.74 | 1.00 | 0.45 | 0.18 |
| Slugs | -0.31 | 0.45 | 1.00 | -0.11 |
| Yield | 0.62 | 0.18 | -0.11 | 1.00 |

## Observations

{}
"""
ANIMALS = """# Heatmap: Confusion Matrix of the Insect Classifier

| True \\ Predicted | ant | bee | fly | moth |
|---|---|---|---|---|
| ant | 45 | 2 | 2 | 1 |
| bee | 3 | 38 | 7 | 2 |
| fly | 0 | 9 | 34 | 7 |
| moth | 1 | 2 | 5 | 42 |

## Observations

{}
"""
TRANSFER = """# Heatmap: Transfer Gains

- **Color scale:** gain, -0.3 to 0.8

| Source \\ Target | Law | Food | Chess |
|---|---|---|---|
| Law | 0.52 | 0.18 | -0.21 |
| Food | 0.24 | 0.61 | -0.04 |
| Chess | -0.13 | 0.07 | 0.74 |

## Observations

{}
"""


@pytest.mark.parametrize("text, sentence", [
    (SCORES, "Riddles is the hardest task. Even Full stays below 65 there, and Distilled ends at 47."),
    (SCORES, "Sums comes next. Here Full reaches 82, 5 more than Pruned but 16 more than Distilled. Quantized is in "
     "between with 71."),
    (SCORES, "Distilled is only 7 behind on Facts. On Sums, however, it is 16."),
    (SCORES, "**Pruned vs. Full:** The gap is 9 on Riddles. It shrinks to 4 on Facts. On Maps it is widest, at 11."),
    (SCORES, "Pruned is third on Riddles. It trails Full on Sums by 5 points."),
    (SCORES, "Full is first on Riddles. It wins Sums by 5 points."),
    (LINKS, "Yield has one strong positive partner. With Slugs it is negative: -0.11."),
    (LINKS, "Sun is negatively related to Rain and Slugs. The relation is strongest with Rain and weakest with Slugs."),
    (ANIMALS, "Fly is hardest. Only 34 are recognized; 9 are called bees and 7 moths. Not one is taken for an ant."),
    (TRANSFER, "Law is a poor source. It helps only Food (0.18); it harms Chess (-0.21)."),
])  # fmt: skip
def test_nothing_is_held_against_what_goes_on(text: str, sentence: str) -> None:
    assert "refuted" not in verdicts_at(text, sentence), sentence


@pytest.mark.parametrize("text, sentence", [
    (SCORES, "Riddles is the hardest task. On Riddles, Distilled reaches 43."),
    (SCORES, "Sums is easier. Full is 25 points ahead of Distilled on Sums."),
    (SCORES, "Full is first on Riddles. It is first on Sums with 85."),
    (LINKS, "Sun is negatively related to Rain. The highest value off the diagonal is 0.45 (Rain and Slugs)."),
    (TRANSFER, "Law is a poor source. The lowest value, -0.13, is that of Chess on Law."),
])  # fmt: skip
def test_what_is_wrong_wherever_it_is_looked_for_is_found(text: str, sentence: str) -> None:
    assert "refuted" in verdicts_at(text, sentence), sentence

"""True statements in words that look like others: nothing is held against them, and their false twins are found."""

from __future__ import annotations

import pytest

from tests.claims.matrices import verdicts_at

SCORES = """# Heatmap: Accuracy of Compression Schemes

**Color scale:** accuracy (%), 40 to 100

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
| Rain | -0.74 | 1.00 | 0.45 | -0.18 |
| Slugs | -0.31 | 0.45 | 1.00 | -0.11 |
| Yield | 0.62 | -0.18 | -0.11 | 1.00 |

## Observations

{}
"""
RATES = """# Heatmap: Accuracy by Dropout and Learning Rate

- **X-axis (Learning Rate):** 1e-3, 1e-2, 1e-1
- **Y-axis (Dropout):** 0.0, 0.2, 0.4
- **Color scale:** accuracy (%), 50 to 100

| Dropout | 1e-3 | 1e-2 | 1e-1 |
|---|---|---|---|
| 0.0 | 71 | 80 | 62 |
| 0.2 | 74 | 88 | 67 |
| 0.4 | 69 | 83 | 60 |

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
WAITS = """# Heatmap: Mean Waiting Time by Desk and Shift

- **X-axis (Shift):** Early, Noon, Late
- **Y-axis (Desk):** North, South, West
- **Color scale:** waiting time (min), 0 to 60

| Desk | Early | Noon | Late |
|---|---|---|---|
| North | 10 | 20 | 33 |
| South | 18 | 24 | 48 |
| West | 5 | 6 | 16 |

## Observations

{}
"""


@pytest.mark.parametrize("text, true, false", [
    # sizes without signs, of what nobody exceeds
    (LINKS, "Leaving the diagonal aside, no coefficient is larger in magnitude than that of Sun and Rain (-0.74).",
     "Leaving the diagonal aside, no coefficient is larger in magnitude than that of Sun and Yield (0.62)."),
    (LINKS, "Off the diagonal, no coefficient is larger in size than that of Sun and Rain (-0.74).",
     "Off the diagonal, no coefficient is larger than that of Rain and Slugs (0.45)."),
    # steps that are told by where they start
    (RATES, "The last column stays below 68, and the step down to it from 1e-2 costs at least 18 points in each row.",
     "The last column stays below 68, and the step down to it from 1e-2 costs at least 22 points in each row."),
    (WAITS, "In the Late shift West is down 32 minutes from South.",
     "In the Late shift West is down 38 minutes from South."),
    # a first place in apposition
    (SCORES, "The hardest task, Riddles, is led by Full with 61.", "The hardest task, Riddles, is led by Quantized."),
    (SCORES, "Riddles, the hardest task, is led by Full with 61.", "Facts, the hardest task, is led by Full with 95."),
    (SCORES, "On the easiest task, Facts, Distilled is last with 88.", "On the easiest task, Facts, Pruned is last."),
    (SCORES, "The weakest scheme, Distilled, is ahead of Quantized on Maps.",
     "The weakest scheme, Distilled, is ahead of Full on Maps."),
    # classes of a confusion matrix
    (ANIMALS, "The hardest class is fly (16 errors).", "The hardest class is ant (5 errors)."),
    (ANIMALS, "The weakest class is fly.", "The weakest class is moth."),
    (ANIMALS, "The hardest class, fly, is taken for bee more often than for moth.",
     "The hardest class, ant, is taken for bee more often than for moth."),
    # of one sign
    (TRANSFER, "Negative transfer is strongest from Law to Chess (-0.21).",
     "Negative transfer is strongest from Chess to Law (-0.13)."),
    # means of several
    (SCORES, "Full is highest on average (79.25), Distilled lowest (68.5).",
     "Full is highest on average (79.25), Pruned lowest (72)."),
    # what "its" stands for
    (ANIMALS, "The diagonal averages 39.75, its largest entry being 45 and its smallest 34.",
     "The diagonal averages 39.75, its largest entry being 45 and its smallest 38."),
])  # fmt: skip
def test_they_are_told_from_their_false_twins(text: str, true: str, false: str) -> None:
    assert "refuted" not in verdicts_at(text, true), true
    assert "supported" in verdicts_at(text, true), true
    assert "refuted" in verdicts_at(text, false), false


@pytest.mark.parametrize("text, sentence", [
    (WAITS, "On average over the day North loses 21 minutes, South 30."),
    (WAITS, "Over the shifts North keeps people waiting for 21 minutes on average, South 30, West 9."),
    (RATES, "Compared with 0.2, the rate 0.4 lowers accuracy at each learning rate, by 5 (1e-3) to 7 points (1e-1)."),
    (SCORES, "**Distilled:** Worst of all on Sums, with 66, and 16 points short of the best."),
    (SCORES, "**Second best:** Pruned on Sums (77)."),
    (SCORES, "Third place goes to Quantized on Sums."),
    (SCORES, "The lowest score, 47, is 14 points below the best on the same task."),
    (TRANSFER, "Negative transfer is weakest from Food to Chess (-0.04)."),
    (TRANSFER, "Negative values are smallest in size for Food to Chess."),
    (ANIMALS, "With 16 errors fly is the hardest class."),
    (ANIMALS, "The worst class, fly, has 16 errors."),
    (SCORES, "From Distilled, the worst on Sums, to Full, the best, there are 16 points."),
    (SCORES, "Apart from Riddles, Maps is the only task on which a scheme falls below 70."),
    (TRANSFER, "Apart from the diagonal, all values with Chess as the target are negative."),
    (WAITS, "At Early North is 2 times as slow as West, at Late 2.1 times."),
    (WAITS, "The largest gap between the best and the worst desk is 32, at Late; the smallest is 13, at Early."),
    (WAITS, "The penalty of South shrinks from 15 minutes at Early to 8 at Noon."),
    (WAITS, "The gap between the ends of the day is largest for South, 30 minutes."),
    (TRANSFER, "Out of domain, nothing beats Food on Law."),
    (TRANSFER, "Apart from the diagonal, Law and Food gain most from each other."),
    (SCORES, "The schemes agree most on Facts and least on Sums."),
    (SCORES, "The task maxima range from 61 (Riddles) to 95 (Facts)."),
    (SCORES, "After the 95 of Full, the next best scores on Facts are the 93 of Quantized and the 91 of Pruned."),
    (SCORES, "The others lag behind: on Sums by 5 (Pruned) to 16 points (Distilled)."),
    (SCORES, "With 72.25 on average, Quantized is ahead of Pruned (72)."),
    (WAITS, "An average of 9 minutes makes West the fastest desk."),
    (WAITS, "South gains 6 minutes by Noon and 24 more by Late."),
    (WAITS, "The largest jump in the grid, 24 minutes, is the last of South."),
    (WAITS, "The waits of South, small at first, grow; its gains grow from 6 to 24 by Late."),
    (WAITS, "The gains of South, small at first (6), grow to 24 at Late."),
    (WAITS, "North makes people wait 20 minutes at Noon, West a third of that (6)."),
    (LINKS,
     "By size, -0.74 of Sun and Rain comes first, 0.62 for Sun and Yield second, 0.45 for Rain with Slugs third."),
    (LINKS, "With Sun, Rain correlates at -0.74; with Slugs, at 0.45."),
])  # fmt: skip
def test_nothing_is_held_against_them(text: str, sentence: str) -> None:
    assert "refuted" not in verdicts_at(text, sentence), sentence


PANELS = """# Heatmaps: Closeness of Four Words

**Panel (a): Spelling**

| | ant | bee | fly |
|---|---|---|---|
| ant | 0.8 | 0.2 | 1e-1 |
| bee | 0.2 | 0.8 | 0.3 |
| fly | 1e-1 | 0.3 | 0.8 |

**Panel (b): Sound**

| | ant | bee | fly |
|---|---|---|---|
| ant | 0.8 | 0.4 | 0.3 |
| bee | 0.4 | 0.9 | 0.5 |
| fly | 0.3 | 0.5 | 0.8 |

{}
"""


@pytest.mark.parametrize("sentence, verdict", [
    ("**Panel (b): Sound**\n\nThe off-diagonal values are higher than in (a) for every pair.", "supported"),
    ("**Panel (b): Sound**\n\nThe off-diagonal values are lower than in (a) for every pair.", "refuted"),
])  # fmt: skip
def test_off_diagonal_values_are_set_against_such_of_another_panel(sentence: str, verdict: str) -> None:
    text, last = PANELS.replace("{}", sentence.rpartition("\n")[0] + "\n{}"), sentence.rpartition("\n")[2]
    assert verdicts_at(text, last) == {verdict}


COLUMNS = """# Heatmap: Three Metrics

* **Columns (metric):** Recall, Purity

**Recall column:**
* {}
* ant: 0.98
* bee: 0.02
* fly: 0.91

**Purity column:**
* ant: 0.88
* bee: 0.85
* fly: 0.91
"""


def test_more_variation_than_nobody_is_no_comparison_with_everybody() -> None:
    assert "refuted" not in verdicts_at(COLUMNS, "This column shows more variation.")

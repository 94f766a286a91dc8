"""Plain turns of phrase that a reader may take for something else: each with a true and a false sentence."""

from __future__ import annotations

import pytest
from matrices import said

VISITS = """# Heatmap: Visits by Day and Hour

| | Morning | Noon | Night |
|---|---|---|---|
| Mon | 112 | 40 | 31 |
| Tue | 97 | 42 | 30 |
| Wed | 95 | 44 | 29 |
| Thu | 99 | 41 | 33 |
| Fri | 101 | 45 | 34 |

## Findings

- {}"""
YIELDS = """# Heatmap: Change of Yield by Crop and Scenario

Values are changes in percent.

| | Mild | Harsh |
|---|---|---|
| Rye | -2 | -24 |
| Oats | -3 | -19 |
| Barley | 1 | -13 |
| Millet | 4 | -7 |

## Findings

- {}"""
LOSSES = """# Heatmap: Validation Loss by Learning Rate and Batch Size

Lower loss is better.

- **X-axis**: "Batch size" with values 16, 32, 64
- **Y-axis**: "Learning rate" with values 1e-4, 3e-4, 1e-3

| | 16 | 32 | 64 |
|---|---|---|---|
| 1e-4 | 2.31 | 2.04 | 2.04 |
| 3e-4 | 2.05 | 2.04 | 2.12 |
| 1e-3 | 3.40 | 2.90 | 2.60 |

## Findings

- {}"""
CALLS = """# Heatmap: Confusion Matrix of Whistles

The matrix is row-normalized, so each row adds up to 100%.

- **Rows (y-axis, "True whistle")**: Click, Trill, Chirp
- **Columns (x-axis, "Predicted whistle")**: Click, Trill, Chirp
- **Color scale**: "Share (%)", 0 (white) to 100 (blue)

| True \\ Predicted | Click | Trill | Chirp |
|---|---|---|---|
| Click | 90 | 7 | 3 |
| Trill | 4 | 88 | 8 |
| Chirp | 9 | 6 | 85 |

## Findings

- {}"""
SPEEDS = """# Heatmap: Mean Speed on Four Roads, Weekday vs. Sunday

Two heatmaps show how fast traffic flows at three times of day, in km/h.

## Weekday

| | 06:00 | 12:00 | 18:00 |
|---|---|---|---|
| Quay | 58 | 54 | 31 |
| Mill | 61 | 57 | 35 |
| Dale | 83 | 80 | 62 |

## Sunday

| | 06:00 | 12:00 | 18:00 |
|---|---|---|---|
| Quay | 64 | 51 | 45 |
| Mill | 66 | 55 | 44 |
| Dale | 88 | 76 | 71 |

## Findings

- {}"""
BONDS = """# Heatmap: Correlations of Four Soil Properties

| | Clay | Sand | pH | Lime |
|---|---|---|---|---|
| Clay | 1.00 | -0.62 | -0.12 | -0.31 |
| Sand | -0.62 | 1.00 | 0.10 | 0.22 |
| pH | -0.12 | 0.10 | 1.00 | 0.47 |
| Lime | -0.31 | 0.22 | 0.47 | 1.00 |

## Findings

- {}"""
SENTENCES = [
    # two numbers behind a motion are some of its values
    (VISITS, "Morning visits rise from Wed to Fri (95, 101).", {"supported"}),
    (
        VISITS,
        "Morning visits fall from Mon to Wed (112, 97, 95) and rise again until Fri (99, 101).",
        {"supported"},
    ),
    (VISITS, "Morning visits fall from Wed to Fri (95, 101).", {"refuted", "supported"}),
    # orders that a clause opens with
    (
        YIELDS,
        "From the highest to the lowest value under Harsh, the crops are Millet, Barley, Oats and Rye.",
        {"supported"},
    ),
    (
        YIELDS,
        "From the highest to the lowest value under Harsh, the crops are Millet, Oats, Barley and Rye.",
        {"refuted"},
    ),
    (
        YIELDS,
        "From the largest to the smallest loss under Harsh, the crops are Rye (-24), Oats (-19) and Millet (-7).",
        {"supported"},
    ),
    (YIELDS, "Under Harsh, the crops in order of loss are Rye, Oats, Barley and Millet.", {"supported"}),
    (YIELDS, "Under Harsh, the crops in order of loss are Rye, Barley, Oats and Millet.", {"refuted"}),
    (VISITS, "The days in order of loss are Mon, Wed, Tue and Fri.", set()),
    # second places behind ties, by the way that the text calls better
    (LOSSES, "The runner-up is 3e-4 with 16.", {"supported"}),
    (LOSSES, "The runner-up is 1e-3 with 32.", {"supported"}),  # of the highest values: nobody says which end
    (LOSSES, "The runner-up is 3e-4 with 64.", {"refuted"}),
    (LOSSES, "The second-lowest loss is 2.05, for 3e-4 with 16.", {"supported"}),
    (LOSSES, "The third-lowest loss is 2.31, for 1e-4 with 16.", {"refuted", "supported"}),
    # listed places behind a peak
    (LOSSES, "The 1e-4 row bottoms out at 32 and 64.", {"supported"}),
    (LOSSES, "The 1e-4 row bottoms out at 16 and 64.", {"refuted"}),
    # the only one with
    (LOSSES, "The 1e-3 row is the only one with all values above 2.5.", {"supported"}),
    (LOSSES, "The 3e-4 row is the only one with all values below 2.2.", {"supported"}),
    (LOSSES, "The 1e-4 row is the only one with all values below 2.4.", {"refuted"}),
    # the first in number
    (CALLS, "For true Trill calls, the leading error is Chirp.", {"supported"}),
    (CALLS, "For true Trill calls, the leading error is Click.", {"refuted"}),
    # groups that nobody names
    (CALLS, "Across the two groups the highest value is 8.", {"undecidable"}),
    (CALLS, "Between clusters, the highest value is 9.", {"undecidable"}),
    # how fast things are at some time of day
    (SPEEDS, "Dale is the fastest road in every column of either heatmap.", {"supported"}),
    (SPEEDS, "Dale is slower than Mill at 06:00 on Sunday.", {"refuted"}),
    (
        SPEEDS,
        "At 12:00 the picture is reversed, as all roads are slower on Sunday than on Weekday.",
        {"supported"},
    ),
    # the least of several bonds
    (
        BONDS,
        "Clay is negatively correlated with all other properties, most strongly with Sand and least with pH.",
        {"supported"},
    ),
    (
        BONDS,
        "Clay is negatively correlated with all other properties, most strongly with Sand and least with Lime.",
        {"supported", "refuted"},
    ),
    # "only" in front of what a line has
    (BONDS, "Clay shows only weak correlations, all of them below 0.7 in absolute value.", {"supported"}),
    (
        BONDS,
        "pH shows only weak correlations with the other properties, all of them below 0.4 in absolute value.",
        {"refuted"},
    ),
]


@pytest.mark.parametrize(("head", "sentence", "verdicts"), SENTENCES)
def test_a_turn_of_phrase_is_what_it_is(head: str, sentence: str, verdicts: set[str]) -> None:
    assert set(said(head.format(sentence))) == verdicts

"""Words that tell something else than what a statement of values would mean by them."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

KILNS = """# Heatmap: Strength of Tiles by Batch Size and Firing

- **Y-axis (Firing):** low, medium, high
- **X-axis (Batch size):** 8, 16, 32, 64
- **Color bar:** strength, 0 to 100

| | 8 | 16 | 32 | 64 |
|---|---|---|---|---|
| low | 40 | 30 | 50 | 30 |
| medium | 30 | 41 | 43 | 36 |
| high | 20 | 24 | 31 | 75 |

## Observations
- {}
"""

PLACES = """# Heatmap: Rank of Choirs by Judge

The cells hold the rank that each judge gave, 1 being the best.

- **Rows (Choir):** Larks, Wrens, Finches
- **Columns (Judge):** Ada, Ben, Cleo

| | Ada | Ben | Cleo |
|---|---|---|---|
| Larks | 1 | 3 | 2 |
| Wrens | 3 | 2 | 1 |
| Finches | 2 | 1 | 3 |

## Observations
- {}
"""


@pytest.mark.parametrize("statement", [
    "Adding up any line of the table gives 150.",
    "The low firing is weak at 16. The high firing gets lower still: 24, found at 16.",
    "From left to right the map brightens, strength rising column by column.",
    "At the high firing strength improves with each doubling (from 20 up to 75).",
    "Two cells of the low row reach 40, whereas one does so at F = 75.",
])  # fmt: skip
def test_words_that_may_mean_something_else_refute_nothing(statement: str) -> None:
    assert "refuted" not in verdicts_at(KILNS, statement)


@pytest.mark.parametrize("statement", [
    "The low firing is lower than the high firing at 64 and higher than it at 8.",
    "At the high firing strength falls from 8 to 64.",
    "The mean of the high row is 40.",
])  # fmt: skip
def test_the_plain_words_are_judged(statement: str) -> None:
    found = verdicts_at(KILNS, statement)
    assert found - {"undecidable"}


def test_moving_up_among_ranks_is_no_rise() -> None:
    assert "refuted" not in verdicts_at(PLACES, "Larks slip from Ada to Ben and move up again to Cleo.")
    assert "refuted" not in verdicts_at(PLACES, "Wrens move up from Ada to Cleo.")


TRAITS = """# Heatmap: Correlations of House Traits

- **Rows and columns:** Rent, Floor, Noise, Age
- **Color bar:** from -1 to 1

| | Rent | Floor | Noise | Age |
|---|---|---|---|---|
| Rent | 1.00 | 0.74 | -0.61 | -0.20 |
| Floor | 0.74 | 1.00 | -0.35 | 0.10 |
| Noise | -0.61 | -0.35 | 1.00 | 0.42 |
| Age | -0.20 | 0.10 | 0.42 | 1.00 |

## Observations
- {}
"""


@pytest.mark.parametrize("statement", [
    "On the negative side, Rent and Noise form the most pronounced pair at -0.61.",
    "Rent rises with Floor (0.74) but falls with Noise and with Age.",
    "Floor and Age go with Noise in opposite ways; the two read -0.35 and 0.42.",
])  # fmt: skip
def test_what_correlates_takes_no_course(statement: str) -> None:
    assert "refuted" not in verdicts_at(TRAITS, statement)


FRUITS = """# Heatmap: Confusion Matrix of Fruits (counts)

- **Y-axis (True label):** Apple, Pear, Plum, Cherry
- **X-axis (Predicted label):** Apple, Pear, Plum, Cherry
- **Color bar:** 0 to 100

| True \\ Predicted | Apple | Pear | Plum | Cherry |
|---|---|---|---|---|
| Apple | 88 | 7 | 3 | 2 |
| Pear | 12 | 81 | 6 | 1 |
| Plum | 4 | 9 | 79 | 8 |
| Cherry | 2 | 3 | 16 | 79 |

## Observations
- {}
"""


@pytest.mark.parametrize("statement", [
    "Pear is predicted as Cherry only once.",
    "Plum is the target of 25 errors overall.",
    "Half of the values in the Cherry column lie between 2 and 8.",
    "Among the predictions of Plum, Plum is followed by Cherry, with Pear in third place.",
    "Apple exceeds Plum by 9 where both are strongest.",
])  # fmt: skip
def test_times_targets_and_halves(statement: str) -> None:
    assert "refuted" not in verdicts_at(FRUITS, statement)


def test_plain_counts_of_classes_are_judged() -> None:
    assert "refuted" in verdicts_at(FRUITS, "Plum receives 31 wrong predictions.")
    assert "refuted" in verdicts_at(FRUITS, "Pear is predicted as Cherry 4 times.")

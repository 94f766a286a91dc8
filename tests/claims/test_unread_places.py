"""Statements of places that are told in a way that leaves room, and of places that only look like values."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

DEPTHS = """## Heatmap: Temperature of a Lake
- **X-axis (Month):** March, June, September
- **Y-axis (Depth):** 0 m, 5 m, 10 m, 20 m
- **Color bar:** 0 to 25 °C

| Depth | March | June | September |
|---|---|---|---|
| 0 m | 5 | 19 | 16 |
| 5 m | 5 | 15 | 15 |
| 10 m | 4 | 9 | 11 |
| 20 m | 4 | 6 | 7 |

### Observations
- {}
"""
CUES = """## Heatmap: Recall
- **X-axis:** cue_a: 1, 2, 3
- **Y-axis:** cue_b: 1, 2, 3
- **Color bar:** 0 to 1

| cue_b | 1 | 2 | 3 |
|---|---|---|---|
| 1 | 0.95 | 0.90 | 0.70 |
| 2 | 0.85 | 0.80 | 0.60 |
| 3 | 0.65 | 0.55 | 0.40 |

### Observations
- {}
"""
BONDS = """## Heatmap: Correlations of Traits
- **Both axes:** Age, Mass, Pace, Reach
- **Color bar:** -1 to 1

| | Age | Mass | Pace | Reach |
|---|---|---|---|---|
| Age | 1 | 0.40 | -0.60 | 0.20 |
| Mass | 0.40 | 1 | -0.30 | 0.70 |
| Pace | -0.60 | -0.30 | 1 | 0.10 |
| Reach | 0.20 | 0.70 | 0.10 | 1 |

### Observations
- {}
"""


@pytest.mark.parametrize("sentence", [
    "Below 5 m, no value exceeds 11.",
    "Beneath 5 m, every value is under 12.",
    "Underneath the top layer, no value exceeds 15.",
    "Below the surface, values never exceed 15.",
    "Away from the surface, values never exceed 15.",
    "Under 5 m of water, no value is above 11.",
    "At depths greater than 5 m, nothing is above 11.",
    "Close to the ground, no value is above 7.",
])  # fmt: skip
def test_a_side_of_a_place_is_left_open(sentence: str) -> None:
    assert "refuted" not in verdicts_at(DEPTHS, sentence)


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("From 10 m on, no value exceeds 11.", "supported"),
    ("From 10 m on, no value exceeds 9.", "refuted"),
    ("At 20 m, no value exceeds 7.", "supported"),
    ("Under June, no value is below 7.", "refuted"),
])  # fmt: skip
def test_plain_places_are_judged(sentence: str, verdict: str) -> None:
    assert verdict in verdicts_at(DEPTHS, sentence)


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("The highest recall is achieved when cue_a and cue_b are both 1 (0.95).", "supported"),
    ("Recall is lowest where cue_a and cue_b both equal 3.", "supported"),
    ("Recall is lowest where cue_a and cue_b both equal 1.", "refuted"),
    ("If both cue_a and cue_b are 2, recall is 0.80.", "supported"),
    ("If both cue_a and cue_b are 2, recall is 0.90.", "refuted"),
    ("The lowest recall occurs when cue_a and cue_b are both 3 (0.50).", "refuted"),
])  # fmt: skip
def test_one_number_for_both_axes_is_one_cell(sentence: str, verdict: str) -> None:
    assert verdict in verdicts_at(CUES, sentence)


@pytest.mark.parametrize("sentence", [
    "As long as neither cue is 3, recall stays at or above 0.80.",
    "Provided that no cue is 3, recall stays at or above 0.80.",
    "Recall stays at or above 0.80 for cues below 3.",
])  # fmt: skip
def test_conditions_on_both_axes_are_left_open(sentence: str) -> None:
    assert "refuted" not in verdicts_at(CUES, sentence)


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("Age and Mass, Age and Reach, and Mass and Reach are all positive.", "supported"),
    ("Age and Mass, Age and Reach, and Mass and Pace are all positive.", "refuted"),
    ("Age and Pace as well as Mass and Pace are all negative.", "supported"),
])  # fmt: skip
def test_listed_pairs_are_one_cell_each(sentence: str, verdict: str) -> None:
    assert verdict in verdicts_at(BONDS, sentence)


@pytest.mark.parametrize("sentence", [
    "The pairs Age and Reach, Mass and Reach, and Pace and Reach are all positive.",
    "As long as Pace is left out, nothing falls below zero.",
    "So long as Pace is disregarded, no coefficient is negative.",
])  # fmt: skip
def test_pairs_and_conditions_that_leave_room(sentence: str) -> None:
    assert "refuted" not in verdicts_at(BONDS, sentence)


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("Apart from the diagonal, all values of Pace are below 0.2, ranging from -0.60 to 0.10.", "supported"),
    ("Apart from the diagonal, all values of Pace are negative, ranging from -0.60 to 0.10.", "refuted"),
])  # fmt: skip
def test_what_is_set_aside_in_front_stays_so(sentence: str, verdict: str) -> None:
    assert verdict in verdicts_at(BONDS, sentence)


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("Pace is the only one for which a value drops below -0.5.", "refuted"),
    ("June is the only one for which the temperature climbs above 16.", "supported"),
    ("June is the only one in which values above 14 occur.", "refuted"),
    ("March is the only month at which no value is above 5.", "supported"),
])  # fmt: skip
def test_the_only_one_for_which_something_holds(sentence: str, verdict: str) -> None:
    text = BONDS if sentence.startswith("Pace") else DEPTHS
    assert verdict in verdicts_at(text, sentence)


MIXED = """## Heatmap: Confusions of Classes
- **X-axis:** Predicted class: 0, 1, 2
- **Y-axis:** True class: 0, 1, 2
- **Color bar:** 0 to 50 samples

| | 0 | 1 | 2 |
|---|---|---|---|
| 0 | 47 | 2 | 1 |
| 1 | 3 | 44 | 3 |
| 2 | 0 | 4 | 46 |

### Observations
- {}
"""


@pytest.mark.parametrize("sentence", [
    "Errors between 0 and 1 occur in both directions (2 and 3).",
    "Fewer than five errors occur in every cell off the diagonal.",
    "Most of the non-zero errors are below 4.",
    "Most errors are below 4.",
])  # fmt: skip
def test_errors_in_cells_are_none_of_whole_classes(sentence: str) -> None:
    assert "refuted" not in verdicts_at(MIXED, sentence)


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("No cell is above 4 but below 44.", "supported"),
    ("No cell is above 3 but below 44.", "refuted"),
    ("Five of the nine cells are above zero but below five.", "supported"),
    ("Six of the nine cells are above zero but below five.", "refuted"),
    ("Five cells are positive but smaller than 5.", "supported"),
    ("Four cells are positive but smaller than 5.", "refuted"),
])  # fmt: skip
def test_two_bounds_with_spelled_numbers_and_signs(sentence: str, verdict: str) -> None:
    assert verdict in verdicts_at(MIXED, sentence)


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("Two classes have fewer than six errors.", "supported"),
    ("All classes have fewer than seven errors.", "supported"),
    ("Only one class has more than five errors.", "supported"),
    ("Two classes have more than five errors.", "refuted"),
])  # fmt: skip
def test_results_of_classes_in_words(sentence: str, verdict: str) -> None:
    assert verdict in verdicts_at(MIXED, sentence)


MOVES = """## Heatmap: Transfer Between Corpora
- **X-axis (Target):** news, talk, code
- **Y-axis (Source):** news, talk, code
- **Color bar:** 0 to 100

| Source | news | talk | code |
|---|---|---|---|
| news | 90 | 60 | 41 |
| talk | 62 | 85 | 38 |
| code | 55 | 44 | 93 |

### Observations
- {}
"""


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("Unless source and target are the same, scores stay below 65.", "supported"),
    ("Scores stay below 65 unless source and target are the same.", "supported"),
    ("Unless source and target are the same, scores stay below 60.", "refuted"),
    ("When source and target are the same, scores exceed 80.", "supported"),
    ("Not a single row lies completely above 60.", "supported"),
    ("The talk row lies completely above 40.", "refuted"),
])  # fmt: skip
def test_one_place_on_both_axes_and_whole_rows(sentence: str, verdict: str) -> None:
    assert verdict in verdicts_at(MOVES, sentence)


@pytest.mark.parametrize("sentence", [
    "Within each of the two groups, scores stay above 59.",
    "In either group, all values exceed 59.",
    "A good half of the values are above 59.",
])  # fmt: skip
def test_groups_without_a_name_and_loose_shares_are_left_open(sentence: str) -> None:
    assert "refuted" not in verdicts_at(MOVES, sentence)

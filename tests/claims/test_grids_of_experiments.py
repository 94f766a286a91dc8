"""Grids of experiments: losses that are trained on, sources by targets, removed parts by data sets, faults by tools."""

from __future__ import annotations

import pytest

import heatparse

_LOSSES = """# Sweep of the decoder: validation loss
The heatmap shows one run per cell. Lower is better.
* **Y-axis (Dropout):** 0.1, 0.3, 0.5
* **X-axis (Depth):** 2, 4, 8
| Dropout | 2 | 4 | 8 |
|---|---|---|---|
| 0.1 | 2.41 | 1.97 | 2.65 |
| 0.3 | 2.18 | 1.52 | 1.88 |
| 0.5 | 2.36 | 2.02 | 1.71 |
### Observations
"""
_TRANSFER = """# Transfer heatmap: accuracy (%)
| Train \\ Test | Alder | Birch | Cedar | Dogwood |
|---|---|---|---|---|
| Alder | 91 | 74 | 71 | 38 |
| Birch | 77 | 88 | 70 | 42 |
| Cedar | 73 | 72 | 90 | 45 |
| Dogwood | 36 | 41 | 44 | 86 |
### Observations
"""
_REMOVALS = """# Heatmap of removals: change in accuracy (points)
Rows: removed part. Columns: data set.
| Part | Ponds | Lakes | Fjords |
|---|---|---|---|
| Gate | -2.1 | -3.4 | -0.9 |
| Anchor | -6.7 | -8.2 | -4.0 |
| Jitter | -4.2 | -2.5 | +0.6 |
### Observations
"""
_FAULTS = """# Heatmap: number of faults by tool
| Tool | Commas | Clauses | Quotes |
|---|---|---|---|
| Awl | 31 | 24 | 12 |
| Bit | 22 | 19 | 17 |
| Cog | 14 | 26 | 11 |
### Observations
"""


def _verdicts(head: str, sentence: str) -> set[str]:
    text = f"{head}\n- {sentence}\n"
    line = text.count("\n")
    return {claim.verdict for claim in heatparse.check(text).claims if claim.span.line == line}


@pytest.mark.parametrize(("sentence", "true", "false"), [
    ("A dropout of 0.3 with a depth of 4 gives a loss of {}, against 1.97 for 0.1/4.", "1.52", "1.62"),
    ("The lowest loss (1.52) is reached with a dropout of 0.3 and a depth of {}.", "4", "8"),
    ("The highest loss, 2.65, occurs at dropout 0.1 with depth {}.", "8", "2"),
    ("For every depth except {}, 0.3 yields the lowest loss.", "8", "2"),
    ("0.1 gives a {} loss than 0.3 in every column.", "higher", "lower"),
])  # fmt: skip
def test_a_loss_that_is_trained_on_is_a_value(sentence: str, true: str, false: str) -> None:
    assert "refuted" not in _verdicts(_LOSSES, sentence.format(true))
    assert "supported" in _verdicts(_LOSSES, sentence.format(true))
    assert "refuted" in _verdicts(_LOSSES, sentence.format(false))


def test_a_place_that_grows_is_no_growth() -> None:
    assert "refuted" not in _verdicts(
        _LOSSES, "The best depth grows with the dropout: 4 for 0.1, 4 for 0.3, 8 for 0.5."
    )


@pytest.mark.parametrize(("sentence", "true", "false"), [
    ("All scores in the Dogwood row other than the in-domain one are below {}.", "45", "43"),
    ("Alder, Birch and Cedar form a block, with no score in it below {}.", "70", "71"),
])  # fmt: skip
def test_what_is_left_out_and_what_is_taken_up(sentence: str, true: str, false: str) -> None:
    assert _verdicts(_TRANSFER, sentence.format(true)) == {"supported"}
    assert _verdicts(_TRANSFER, sentence.format(false)) == {"refuted"}


@pytest.mark.parametrize(
    "sentence",
    ["No removal improves accuracy on Fjords.", "Every removal lowers accuracy on Lakes.",
     "Except for Jitter, every removal raises accuracy on Lakes."],
)  # fmt: skip
def test_who_moves_a_measure_goes_no_way(sentence: str) -> None:
    claims = heatparse.check(f"{_REMOVALS}\n- {sentence}\n").claims
    assert not [claim for claim in claims if claim.kind == "trend" and claim.verdict != "undecidable"]


def test_a_number_across_all_may_be_a_sum() -> None:
    assert _verdicts(_FAULTS, "Across all tools there are 67 faults in Commas.") >= {"supported"}
    assert "refuted" not in _verdicts(_FAULTS, "Across all tools there are 69 Clauses faults.")


@pytest.mark.parametrize(("sentence", "true", "false"), [
    ("The values in the Clauses column vary from 19 to 26, a spread of {}.", "7", "9"),
    ("The values in Commas range from 14 to 31 (a spread of {}).", "17", "27"),
    ("Awl: strong in writing (31 in Commas), weak in speech ({} in Quotes)", "12", "14"),
    ("Some tools fare worse than the rest of them, e.g. Awl vs. Bit on Commas (31 vs. {}).", "22", "27"),
])  # fmt: skip
def test_the_second_number_is_told_like_the_first(sentence: str, true: str, false: str) -> None:
    assert "supported" in _verdicts(_FAULTS, sentence.format(true))
    assert "refuted" not in _verdicts(_FAULTS, sentence.format(true))
    assert "refuted" in _verdicts(_FAULTS, sentence.format(false))


def test_numbers_that_may_be_told_otherwise_are_left_open() -> None:
    for sentence in (
        "Awl: weak at first (31 in Commas), perhaps strong later on (14 in Quotes)",
        "Awl loses ground, with a total of 67 (31 in Commas), and 14 fewer (in Quotes).",
        "The values in the Clauses column vary from 19 to 26, a spread of over 6.",
    ):
        assert "refuted" not in _verdicts(_FAULTS, sentence)


_SCORES = """# Heatmap: points by team and task
| Team | Sums | Words | Maps |
|---|---|---|---|
| Awl | 31 | 24 | 12 |
| Bit | 22 | 19 | 17 |
| Cog | 14 | 26 | 11 |
### Observations
"""


@pytest.mark.parametrize("sentence", [
    "Awl is the strongest team overall, ranking first on {} of the three tasks.",
    "Awl dominates, leading on {} of the three tasks.",
    "Awl is strongest overall, with the highest score on {} of the three tasks.",
    "Awl is strongest overall and ranks first on {} of three tasks.",
])  # fmt: skip
def test_first_places_that_are_counted_behind_an_extreme(sentence: str) -> None:
    assert "refuted" not in _verdicts(_SCORES, sentence.format("one"))
    assert "refuted" in _verdicts(_SCORES, sentence.format("two"))


def test_first_places_of_nobody_are_left_open() -> None:
    assert "supported" not in _verdicts(_SCORES, "It is a close race, leading on two of the three tasks.")


@pytest.mark.parametrize(("sentence", "true", "false"), [
    ("{} has the widest range of points, from {} ({}) to {} ({}).",
     ("Sums", 14, "Cog", 31, "Awl"), ("Maps", 11, "Cog", 17, "Bit")),
    ("{} shows the most variation ({} for {} to {} for {}).",
     ("Awl", 12, "Maps", 31, "Sums"), ("Bit", 17, "Maps", 22, "Sums")),
    ("{} varies the most, from {} ({}) to {} ({}).",
     ("Awl", 12, "Maps", 31, "Sums"), ("Cog", 11, "Maps", 26, "Words")),
    ("{} has the largest spread, from {} ({}) to {} ({}).",
     ("Sums", 14, "Cog", 31, "Awl"), ("Words", 19, "Bit", 26, "Cog")),
])  # fmt: skip
def test_a_spread_with_the_places_of_its_ends(
    sentence: str, true: tuple[object, ...], false: tuple[object, ...]
) -> None:
    assert _verdicts(_SCORES, sentence.format(*true)) == {"supported"}
    assert "refuted" in _verdicts(_SCORES, sentence.format(*false))


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("All values in the Gate row are negative.", "supported"),
    ("All values in the Jitter row are negative.", "refuted"),
    ("All values in the Jitter row are positive.", "refuted"),
    ("Nearly all values of Jitter are negative.", "supported"),
])  # fmt: skip
def test_one_sign_of_all_values_of_a_line(sentence: str, verdict: str) -> None:
    assert _verdicts(_REMOVALS, sentence) <= {verdict, "undecidable"}
    assert verdict in _verdicts(_REMOVALS, sentence) or sentence.startswith("Nearly")


_LISTED = """# Heatmap of yields
The vertical axis lists three fields: North, South, East. The horizontal axis lists four seed types: Oat, Rye, Pea, Fig.
**Data (each row from left to right):**
North: 11, 24, 35, 18
South: 31, 14, 25, 38
East: 21, 44, 15, 28
### Observations
"""


@pytest.mark.parametrize(("head", "sentence", "true", "false"), [
    (_LISTED, "Three fields are compared on {} seed types.", "four", "five"),
    (_LOSSES, "The sweep covers three dropouts and {} depths.", "three", "four"),
])  # fmt: skip
def test_how_many_there_are_on_either_axis(head: str, sentence: str, true: str, false: str) -> None:
    assert _verdicts(head, sentence.format(true)) == {"supported"}
    assert "refuted" in _verdicts(head, sentence.format(false))


def test_some_of_an_axis_are_not_all() -> None:
    for sentence in (
        "Two fields are compared on Oat.",
        "Only two fields are tested on three seed types in spring.",
    ):
        assert "refuted" not in _verdicts(_LISTED, sentence)


@pytest.mark.parametrize(("sentence", "true", "false"), [
    ("Training on {} gives the highest mean accuracy across the four test sets.", "Cedar", "Alder"),
    ("{}-trained models outperform Dogwood-trained ones on all test sets except Dogwood.", "Alder", "Dogwood"),
    ("The {} corpus is the hardest target on average.", "Dogwood", "Birch"),
])  # fmt: skip
def test_nouns_of_experiments_change_nothing(sentence: str, true: str, false: str) -> None:
    assert "refuted" not in _verdicts(_TRANSFER, sentence.format(true))
    assert "supported" not in _verdicts(_TRANSFER, sentence.format(false))


def test_what_is_less_important_of_losses_is_open() -> None:
    assert _verdicts(_REMOVALS, "Jitter is less important on Ponds than on Lakes.") <= {"undecidable"}


@pytest.mark.parametrize(("points", "verdict"), [("9", "undecidable"), ("6", "refuted")])
def test_a_change_with_its_two_numbers_behind_it(points: str, verdict: str) -> None:
    # the sum is right, but neither number is the value of the cell that is named
    assert verdict in _verdicts(_SCORES, f"Awl clearly suffers on Maps, losing {points} points (31 → 22).")


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("Four of the nine configurations have a loss above 2.1.", "supported"),
    ("Six of the nine configurations have a loss above 2.1.", "refuted"),
])  # fmt: skip
def test_so_many_of_all_cells(sentence: str, verdict: str) -> None:
    assert _verdicts(_LOSSES, sentence) == {verdict}


@pytest.mark.parametrize("sentence", [
    "Awl never drops below {} on any task.", "Awl does not fall below {} on any task.",
    "Awl never falls below {} in any column.",
])  # fmt: skip
def test_never_on_any_task(sentence: str) -> None:
    assert _verdicts(_SCORES, sentence.format(11)) == {"supported"}
    assert _verdicts(_SCORES, sentence.format(20)) == {"refuted"}


def test_never_on_one_task_is_of_that_task() -> None:
    assert "refuted" not in _verdicts(_SCORES, "Awl does not fall below 20 on any of the easy tasks.")

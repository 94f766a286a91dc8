"""Claims that give the span of the values of a place."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import GUARDS, Matrix, judged, judged_all, matrices, text, undecided, verdicts

import heatparse

KINDS = ("range",)
FEW = settings(max_examples=20, deadline=None)
INSIDE = [
    "All values lie between {} and {}.", "The values stay between {} and {}.", "Every value falls between {} and {}.",
    "All values stay within {} to {}.",
]  # fmt: skip
SPANNING = ["The values range from {} to {}.", "Values run from {} to {}.", "The scores span {} to {}."]


@FEW
@given(matrix=matrices(), low=st.integers(-3, 3), high=st.integers(-3, 3), data=st.data())
def test_values_between_two_numbers(matrix: Matrix, low: int, high: int, data: st.DataObject) -> None:
    ends = sorted((min(matrix.all) + low, max(matrix.all) + high))
    sentence = data.draw(st.sampled_from(INSIDE)).format(*map(text, ends))
    judged_all(matrix, sentence, (ends[0] <= value <= ends[1] for value in matrix.all), *KINDS)


@FEW
@given(matrix=matrices(), data=st.data())
def test_a_span_whose_ends_are_there(matrix: Matrix, data: st.DataObject) -> None:
    wording = data.draw(st.sampled_from(SPANNING))
    low, high = min(matrix.all), max(matrix.all)
    assume(low < high)
    assert judged(matrix, wording.format(text(low), text(high)), *KINDS)
    narrower = wording.format(text(low + 2), text(high))
    assert low + 2 > high or "supported" not in verdicts(matrix, narrower, *KINDS)


@FEW
@given(matrix=matrices(), index=st.integers(0, 2), error=st.integers(-2, 2))
def test_the_span_of_a_row(matrix: Matrix, index: int, error: int) -> None:
    values = matrix.row(index)
    low, high = sorted((min(values) + error, max(values)))
    assume(low < high)
    sentence = f"The values in the {matrix.rows[index]} row lie between {text(low)} and {text(high)}."
    judged_all(matrix, sentence, (low <= value <= high for value in values), *KINDS)


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 6, 7))
    )
    undecided(
        matrix, guard.format("all values lie between 0.10 and 0.50") + ".", *KINDS, "threshold", "count"
    )


@FEW
@given(matrix=matrices(), index=st.integers(0, 2), bound=st.integers(0, 99))
def test_around_zero(matrix: Matrix, index: int, bound: int) -> None:
    sentence = f"All values of {matrix.rows[index]} stay within ±{text(bound)}."
    judged_all(matrix, sentence, (abs(value) <= bound for value in matrix.row(index)), "range")


PLACED = "# Heatmap\n\n| | Oak | Elm | Fir |\n|---|---|---|---|\n| North | 12 | 24 | 36 |\n| South | 14 | 28 | 33 |"


@pytest.mark.parametrize(("first", "second", "holds"), [("Oak", "Fir", True), ("Fir", "Oak", False)])
def test_the_ends_of_a_span_lie_where_they_are_said_to(first: str, second: str, holds: bool) -> None:
    sentence = f"On average the rows range from 13 in {first} to 34.5 in {second}."
    told = heatparse.check(f"{PLACED}\n\n## Trends\n\n- {sentence}\n").claims
    assert ("supported" in {claim.verdict for claim in told}) == holds


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("All values are below 40 because nobody waters them.", "supported"),
        ("All values are below 30 because nobody waters them.", "refuted"),
    ],
)
def test_a_reason_is_no_statement_about_the_values(sentence: str, verdict: str) -> None:
    told = heatparse.check(f"{PLACED}\n\n## Trends\n\n- {sentence}\n")
    assert {claim.verdict for claim in told.claims} == {verdict}


WIDE = "# Heatmap\n\n| | Oak | Elm | Fir | Yew | Ash |\n|---|---|---|---|---|---|\n| North | 12 | 24 | 36 | 17 | 29 |"
ENDS = [
    ("North ranges from 12 (Oak) to 36 (Fir).", "supported"), ("North ranges from 17 (Yew) to 29 (Ash).", "refuted"),
    ("In dry years, North ranges from 17 (Yew) to 29 (Ash).", "undecidable"),
    ("North ranges from 17 to 29.", "undecidable"),  # perhaps in some years
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "verdict"), ENDS)
def test_a_range_whose_ends_are_cells_of_its_line_is_that_of_the_line(sentence: str, verdict: str) -> None:
    told = heatparse.check(
        f"{WIDE}\n| South | 14 | 28 | 33 | 19 | 21 |\n\n## Trends\n\n- {sentence}\n"
    ).claims
    assert {claim.verdict for claim in told if claim.kind == "range"} == {verdict}

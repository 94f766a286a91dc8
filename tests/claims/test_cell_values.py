"""Claims that give one cell's value again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import GUARDS, Matrix, benign, judged, matrices, text, undecided

import heatparse

KIND = "cell-value"
FEW = settings(max_examples=25, deadline=None)
WORDINGS = [
    "{row} in {column}: {value}", "{row} -> {column}: {value}", "{row} → {column}: {value}",
    "{row} / {column}: {value}",
    "{row} vs. {column} is {value}.", "{row} reaches {value} in {column}.", "In {column}, {row} scores {value}.",
    "The value for {row} in {column} is {value}.", "{row} has a score of {value} in {column}.",
    "{row} ({column}) reads {value}.", "The cell ({row}, {column}) holds {value}.",
    "For {row} in {column} the score is {value}.",
]  # fmt: skip


@FEW
@given(
    matrix=matrices(), row=st.integers(0, 2), column=st.integers(0, 2), off=st.integers(-1, 1), data=st.data()
)
def test_a_value_told_again(matrix: Matrix, row: int, column: int, off: int, data: st.DataObject) -> None:
    value = matrix.values[row][column]
    sentence = data.draw(st.sampled_from(WORDINGS)).format(
        row=matrix.rows[row], column=matrix.columns[column], value=text(value + 3 * off)
    )
    assert judged(matrix, sentence, KIND) is (off == 0)


@FEW
@given(matrix=matrices(), row=st.integers(0, 2))
def test_each_value_of_a_list_is_tied_to_its_name(matrix: Matrix, row: int) -> None:
    named = ", ".join(f"{text(v)} ({c})" for v, c in zip(matrix.values[row], matrix.columns, strict=True))
    assert judged(matrix, f"For {matrix.rows[row]}, the values are {named}.", KIND)


@FEW
@given(matrix=matrices(), column=st.integers(0, 2))
def test_two_values_for_two_names(matrix: Matrix, column: int) -> None:
    one, two = (text(matrix.values[row][column]) for row in (0, 1))
    sentence = f"{matrix.rows[0]} and {matrix.rows[1]} differ in {matrix.columns[column]} ({one} and {two})."
    assert judged(matrix, sentence, KIND)


@FEW
@given(matrix=matrices(square=True), index=st.integers(0, 2), off=st.sampled_from([0, 5]))
def test_a_cell_of_the_diagonal(matrix: Matrix, index: int, off: int) -> None:
    name, value = matrix.rows[index], matrix.values[index][index]
    assert judged(matrix, f"{name} with itself: {text(value)}", KIND)
    assert judged(matrix, f"{name} -> {name}: {text(value + off)}", KIND) is (off == 0)


MATRIX = Matrix(
    ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 6, 7))
)


@pytest.mark.parametrize(
    "sentence", ["Alpha in Paris: 0.10", "Beta reaches 0.70 in Rome.", "In Oslo, Gamma scores 0.08."]
)
def test_benign_rewordings_keep_the_verdict(sentence: str) -> None:
    verdict = judged(MATRIX, sentence, KIND)
    for other in benign(sentence)[:2]:
        assert judged(MATRIX, other, KIND) is verdict


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_refutes_nothing(guard: str) -> None:
    undecided(MATRIX, guard.format("Alpha reaches 0.40 in Paris") + ".", KIND)


@pytest.mark.parametrize(
    "sentence",
    [
        "Alpha gains 0.40 in Paris.",
        "Alpha is 0.40 above Gamma in Paris.",
        "Alpha averages 0.40, as in Paris.",
    ],
)
def test_a_number_that_is_no_value_is_not_taken_for_one(sentence: str) -> None:
    undecided(MATRIX, sentence, KIND)


PASSING = """## Heatmap: Transfer between Courses
### Components/Axes
* **X-axis (Test course):** Botany, Logic, Drama
* **Y-axis (Train course):** Botany, Logic, Drama
* **Color bar:** from -0.5 (blue) to 0.5 (red)
### Detailed Analysis
| Train | Botany | Logic | Drama |
|---|---|---|---|
| Botany | 0.41 | -0.12 | 0.23 |
| Logic | 0.08 | 0.37 | -0.31 |
| Drama | 0.19 | -0.27 | 0.33 |
### Key Observations
* {statement}
"""


@pytest.mark.parametrize("verb", ["helps on", "hurts on", "generalizes to", "fares badly on", "works for"])
@pytest.mark.parametrize(("value", "verdict"), [("0.23", "supported"), ("0.19", "refuted")])
def test_what_training_does_elsewhere(verb: str, value: str, verdict: str) -> None:
    for statement in (
        f"Training on Botany {verb} Drama ({value}).",
        f"Training on Botany does nothing for Logic (-0.12) but {verb} Drama ({value}).",
    ):
        claims = heatparse.check(PASSING.format(statement=statement)).claims
        told = [claim for claim in claims if claim.kind == "cell-value" and claim.value is not None]
        assert [claim.verdict for claim in told if claim.value.text == value] == [verdict], statement

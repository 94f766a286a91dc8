"""Ends of the color scale, shades in proportion to values, verbs that tell sums, subtractions."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import Matrix, judged, matrices, text, undecided, verdicts

FEW = settings(max_examples=25, deadline=None)
LEGEND = "from -1.00 (white) to 1.00 (dark blue)"


@FEW
@given(
    matrix=matrices(), touched=st.sampled_from([None, -100, 100]),
    wording=st.sampled_from([
        "Neither end of the color scale is reached.", "No value reaches either end of the color bar.",
        "No cell saturates an end of the scale.",
    ]),
)  # fmt: skip
def test_ends_that_are_not_reached(matrix: Matrix, touched: int | None, wording: str) -> None:
    if touched is not None:
        matrix = Matrix(matrix.rows, matrix.columns, ((touched, *matrix.row(0)[1:]), *matrix.values[1:]))
    assert judged(matrix, wording, "legend") is (touched is None)


@pytest.mark.parametrize(("wording", "end"), [
    ("No cell reaches the upper end of the color scale.", 100), ("The color bar's lower end is never reached.", -100),
])  # fmt: skip
def test_one_end(wording: str, end: int) -> None:
    rest = ((10, 20, 30), (60, 70, 80))
    for value in (end, -end):
        matrix = Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((value, 2, 3), *rest))
        assert "supported" not in verdicts(matrix, wording, "legend") or value != end
        assert "refuted" not in verdicts(matrix, wording, "legend") or value == end


@pytest.mark.parametrize(
    "wording", ["No cell of Alpha reaches an end of the scale.", "An end of the scale may never be reached."]
)
def test_other_statements_about_ends(wording: str) -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((1, 2, 3), (10, 20, 30), (60, 70, 100))
    )
    undecided(matrix, wording, "legend")


@FEW
@given(matrix=matrices(), beyond=st.booleans(), wording=st.sampled_from([
    "All values can be placed on the color scale.", "Every number can be found on the color bar.",
]))  # fmt: skip
def test_all_values_have_their_place(matrix: Matrix, beyond: bool, wording: str) -> None:
    if beyond:
        matrix = Matrix(matrix.rows, matrix.columns, ((150, *matrix.row(0)[1:]), *matrix.values[1:]))
    assert judged(matrix, wording, "legend") is not beyond


@pytest.mark.parametrize(("wording", "holds"), [
    ("The darker the blue, the higher the score.", True), ("The darker the cell, the larger the value.", True),
    ("The lighter the blue, the lower the score.", True), ("The darker the blue, the lower the score.", False),
    ("The lighter the shade, the higher the score.", False),
])  # fmt: skip
def test_shades_in_proportion(wording: str, holds: bool) -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((1, 2, 3), (10, 20, 30), (60, 70, 80))
    )
    assert set(verdicts(matrix, wording, "legend", legend=LEGEND)) == {"supported" if holds else "refuted"}


@FEW
@given(matrix=matrices(low=1), off=st.sampled_from([0, 3]), wording=st.sampled_from([
    "The {0} row comes to {1}.", "The values of {0} amount to {1}.", "{0} alone contributes {1}.",
    "{0} accounts for {1} of the total.",
]))  # fmt: skip
def test_verbs_that_tell_a_sum(matrix: Matrix, off: int, wording: str) -> None:
    sentence = wording.format(matrix.rows[1], text(sum(matrix.row(1)) + off))
    found = set(verdicts(matrix, sentence, "aggregate"))
    assert found == {"supported"} if not off else "supported" not in found


def test_how_many_values_amount_to_a_sum() -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((1, 2, 3), (10, 20, 30), (60, 70, 80))
    )
    assert judged(matrix, "The 9 values amount to 2.76 in total.", "aggregate")


@FEW
@given(matrix=matrices(), column=st.integers(0, 2), off=st.sampled_from([0, 4]))
def test_one_row_minus_another(matrix: Matrix, column: int, off: int) -> None:
    one, two = matrix.values[0][column], matrix.values[1][column]
    assume(one != two)
    sentence = f"{matrix.rows[0]} minus {matrix.rows[1]} in {matrix.columns[column]}: {text(one - two + off)}"
    found = set(verdicts(matrix, sentence, "difference"))
    assert ("supported" in found) is (off == 0)


@pytest.mark.parametrize("wording", [
    "Every second value can be found on the left half of the scale.", "The darker the blue, the higher the city.",
])  # fmt: skip
def test_parts_of_the_scale_and_other_orders(wording: str) -> None:
    rows = ((1, 2, 3), (10, 20, 30), (60, 70, 80))
    matrix = Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), rows)
    undecided(matrix, wording, "legend")

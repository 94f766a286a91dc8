"""Claims about what stands where: axes, their labels and their order, the colour bar."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import COLUMNS, ROWS, Matrix, matrices, verdicts

import heatparse

FEW = settings(max_examples=15, deadline=None)
SMALL = Matrix(ROWS[:5], COLUMNS[:3], tuple((i, i + 7, i + 3) for i in range(10, 60, 10)))
LEGEND = "on the right side of the grid, from 0.00 (white) to 1.00 (navy)"


def decided(matrix: Matrix, sentence: str, legend: str = LEGEND) -> set[str]:
    return set(verdicts(matrix, sentence, "layout", legend=legend))


def judge(matrix: Matrix, sentence: str, *, truth: bool) -> None:
    assert decided(matrix, sentence) == {"supported" if truth else "refuted"}, (sentence, matrix)


@pytest.mark.parametrize(
    ("sentence", "truth"),
    [
        ("Models are the rows, cities the columns.", True), ("Cities are listed on the x-axis.", True),
        ("Models are placed along the vertical axis.", True), ("Cities form the horizontal axis.", True),
        ("Models are shown on the x-axis and cities on the y-axis.", False), ("Cities are the rows.", False),
        ("Models are listed along the horizontal axis.", False),
    ],
)  # fmt: skip
def test_what_the_axes_are(sentence: str, truth: bool) -> None:
    judge(SMALL, sentence, truth=truth)


PLACES = [
    ("{r} is the first row.", 0), ("{r} is the last row.", -1), ("{r} occupies the top row.", 0),
    ("{r} is placed in the bottom row.", -1), ("{r} is the second row from the top.", 1),
    ("{r} is the second row from the bottom.", -2), ("The third row from the top is {r}.", 2),
]  # fmt: skip


@pytest.mark.parametrize(("form", "place"), PLACES)
@FEW
@given(matrix=matrices(size=5), data=st.data())
def test_the_place_of_a_row(form: str, place: int, matrix: Matrix, data: st.DataObject) -> None:
    row = data.draw(st.sampled_from(matrix.rows))
    judge(matrix, form.format(r=row), truth=matrix.rows[place] == row)


@FEW
@given(matrix=matrices(size=5), data=st.data())
def test_the_places_of_two_columns(matrix: Matrix, data: st.DataObject) -> None:
    first, second = data.draw(st.permutations(matrix.columns))[:2]
    truth = (first, second) == (matrix.columns[0], matrix.columns[-1])
    judge(matrix, f"{first} is the leftmost column, {second} the rightmost.", truth=truth)


@FEW
@given(matrix=matrices(size=5), data=st.data())
def test_neighbours(matrix: Matrix, data: st.DataObject) -> None:
    first, second = data.draw(st.permutations(matrix.rows))[:2]
    step = matrix.rows.index(second) - matrix.rows.index(first)
    judge(matrix, f"{first} comes directly before {second} on the y-axis.", truth=step == 1)
    judge(matrix, f"{first} comes before {second} on the y-axis.", truth=step > 0)


@FEW
@given(matrix=matrices(size=4, square=True))
def test_the_order_of_both_axes(matrix: Matrix) -> None:
    judge(matrix, "Both axes list the models in the same order.", truth=True)
    judge(matrix, "The y-axis lists the models in the opposite order of the x-axis.", truth=False)


@pytest.mark.parametrize(
    ("sentence", "truth"),
    [
        ("The color bar stands to the right of the grid.", True), ("The legend is located at the right.", True),
        ("The color bar sits below the grid.", False), ("The color bar is drawn on the left.", False),
    ],
)  # fmt: skip
def test_the_place_of_the_color_bar(sentence: str, truth: bool) -> None:
    judge(SMALL, sentence, truth=truth)


@pytest.mark.parametrize(
    "sentence",
    [
        "Alpha is at the top.", "Alpha comes before Gamma.", "The top of the color bar is navy.",
        "The top row is navy.", "Scores increase from top to bottom.", "The rows are not sorted alphabetically.",
        "Low scores stand at the bottom of the color bar.", "The color bar may be on the left.",
    ],
)  # fmt: skip
def test_what_says_nothing_of_places(sentence: str) -> None:
    assert not decided(SMALL, sentence)


def test_a_number_that_no_float_holds_is_a_word() -> None:
    assert not decided(SMALL, "The run 89e01084 is the last one with 3 models.")


@FEW
@given(matrix=matrices(size=5))
def test_rows_in_the_order_of_their_means(matrix: Matrix) -> None:
    sums = [sum(row) for row in matrix.values]
    ordered = sums in (sorted(sums), sorted(sums, reverse=True))
    judge(matrix, "Models are sorted by their average.", truth=ordered)


TURNED = """# Heatmap: Moths

- X-axis: Trap (T1, T2)
- Y-axis: Moth (Sphinx, Luna, Atlas)

## Data

{}

{}

| Trap | Sphinx | Luna | Atlas |
|---|---|---|---|
| T1 | 1 | 2 | 3 |
| T2 | 4 | 5 | 6 |
"""
UPRIGHT = """| Moth | T1 | T2 |
|---|---|---|
| Sphinx | 1 | 4 |
| Luna | 2 | 5 |
| Atlas | 3 | 6 |"""
TURNINGS = [
    "For easier reading, traps are given as rows here.",
    "The table is transposed: traps are the rows, moths the columns.",
    "Traps are listed in rows, moths in columns.", "Traps form the rows and moths the columns.", "Traps are the rows.",
]  # fmt: skip


def layout_findings(text: str) -> list[str]:
    return [finding.rule for finding in heatparse.check(text).findings if finding.rule == "layout-mismatch"]


@pytest.mark.parametrize("sentence", TURNINGS)
def test_a_table_may_have_rows_and_columns_the_other_way_round(sentence: str) -> None:
    assert not layout_findings(TURNED.format(sentence, ""))


@pytest.mark.parametrize("sentence", TURNINGS[2:])
def test_a_table_like_the_figure_makes_it_no_better(sentence: str) -> None:
    text = TURNED[: TURNED.index("| Trap")].format(sentence, UPRIGHT)
    assert layout_findings(text)

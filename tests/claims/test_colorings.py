"""Claims that cells have a colour: by the bands of the legend, for all, some, none or a number of cells."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import GUARDS, Matrix, matrices, text, undecided, verdicts

FEW = settings(max_examples=12, deadline=None)
BANDS = (("white", 0, 20), ("pale green", 20, 50), ("teal", 50, 80), ("navy", 80, 100))
LEGEND = "0.00 to 1.00; " + ", ".join(f"{name}: {text(low)} to {text(high)}" for name, low, high in BANDS)
WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")

colors = st.sampled_from([name for name, _, _ in BANDS])


def color(value: int) -> str:
    return next(name for name, low, high in BANDS if low < value < high)


def inner(low: int = 1, high: int = 99) -> st.SearchStrategy[Matrix]:
    """Matrices without values between two bands."""
    return matrices(low, high).filter(lambda m: not {20, 50, 80} & set(m.all))


def judge(matrix: Matrix, sentence: str, *, truth: bool, strict: bool = True) -> None:
    """A claim that must be decided; where it is not `strict`, a false one may be left open."""
    found = set(verdicts(matrix, sentence, "legend", "count", legend=LEGEND))
    allowed = {"supported"} if truth else {"refuted"}
    assert found == allowed or (not truth and not strict and found <= {"refuted", "undecidable"}), (
        sentence, found, matrix,
    )  # fmt: skip


NUMBERS = [
    "{N} cells are {k}.", "The map shows {n} {k} cells.", "{K} appears {n} times.", "**{K} cells:** {n}.",
    "{N} {k} cells can be seen in total.", "{N} cells are colored {k}.", "{K} cells: {n}.", "{N} squares are {k}.",
]  # fmt: skip


@pytest.mark.parametrize("form", NUMBERS)
@FEW
@given(matrix=inner(), named=colors, more=st.integers(0, 1))
def test_a_number_of_cells_of_a_color(form: str, matrix: Matrix, named: str, more: int) -> None:
    number = [color(value) for value in matrix.all].count(named) + more
    if 2 <= number < len(WORDS):
        word = WORDS[number]
        sentence = form.format(N=word.capitalize(), n=word, k=named, K=named.capitalize())
        judge(matrix, sentence, truth=not more, strict="**" not in form)


NONE = [
    "No cell in the {r} row is {k}.", "The {r} row has no {k} cell.", "{r} never turns {k}.",
    "There is no {k} in the {r} row.", "No {k} cell is found in the {r} row.",
]  # fmt: skip


@pytest.mark.parametrize("form", NONE)
@FEW
@given(matrix=inner(), named=colors)
def test_a_row_without_a_color(form: str, matrix: Matrix, named: str) -> None:
    has = named in map(color, matrix.row(0))
    judge(matrix, form.format(r=matrix.rows[0], k=named), truth=not has, strict=False)


ALL = ["Every cell in the {c} column is {k} or {o}.", "The {c} column is {k} or {o} throughout."]


@pytest.mark.parametrize("form", ALL)
@FEW
@given(matrix=inner(), named=colors, other=colors)
def test_a_column_of_two_colors(form: str, matrix: Matrix, named: str, other: str) -> None:
    truth = {color(value) for value in matrix.column(1)} <= {named, other}
    if named != other:
        sentence = form.format(c=matrix.columns[1], k=named, o=other)
        judge(matrix, sentence, truth=truth, strict=False)


ONLY = [
    "Only the {r} row has {k} cells.", "{K} is confined to the {r} row.", "{K} cells appear only in the {r} row.",
    "All {k} cells belong to {r}.",
]  # fmt: skip


@pytest.mark.parametrize("form", ONLY)
@FEW
@given(matrix=inner(), named=colors)
def test_a_color_of_one_row(form: str, matrix: Matrix, named: str) -> None:
    counts = [sum(color(value) == named for value in row) for row in matrix.values]
    sentence = form.format(r=matrix.rows[0], k=named, K=named.capitalize())
    judge(matrix, sentence, truth=bool(counts[0]) and not any(counts[1:]), strict=False)


@FEW
@given(matrix=inner(), named=colors)
def test_the_only_cell_of_a_color_in_a_row(matrix: Matrix, named: str) -> None:
    row = [color(value) for value in matrix.row(1)]
    sentence = f"The only {named} cell of the {matrix.rows[1]} row is {matrix.columns[2]}."
    judge(matrix, sentence, truth=row.count(named) == 1 and row[2] == named)


@FEW
@given(matrix=inner(), named=colors, more=st.integers(0, 1))
def test_numbers_of_cells_in_several_rows(matrix: Matrix, named: str, more: int) -> None:
    counts = [sum(color(value) == named for value in row) for row in matrix.values]
    if not all(counts):
        return
    counts[0] += more
    parts = [f"{WORDS[n]} in the {row} row" for n, row in zip(counts, matrix.rows, strict=True)]
    sentence = f"{named.capitalize()} cells: {', '.join(parts[:-1])} and {parts[-1]}."
    judge(matrix, sentence, truth=not more, strict=False)


SMALL = Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 15, 5), (60, 70, 90), (5, 6, 7)))


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    undecided(SMALL, guard.format("all cells in the Beta row are teal") + ".", "legend", "count")


def test_a_cell_in_a_wrong_color() -> None:
    assert verdicts(SMALL, "Beta in Oslo is shown in teal.", "legend", legend=LEGEND) == ["refuted"]

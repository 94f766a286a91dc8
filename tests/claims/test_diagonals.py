"""Claims about the diagonal as a whole, and about symmetry."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import GUARDS, ROWS, Matrix, judged, matrices, text, undecided

import heatparse

FEW = settings(max_examples=20, deadline=None)
NAMES = ROWS[:3]
STRONG = Matrix(NAMES, NAMES, ((90, 20, 30), (10, 80, 25), (15, 35, 70)))
WEAK = Matrix(NAMES, NAMES, ((10, 20, 30), (40, 5, 45), (50, 60, 20)))


def leads(matrix: Matrix) -> bool:
    lines = (matrix.row, matrix.column)
    size = range(len(matrix.rows))
    return any(all(matrix.values[i][i] == max(line(i)) for i in size) for line in lines)


@FEW
@given(matrix=matrices(square=True), bound=st.integers(-99, 99), data=st.data())
def test_all_of_the_diagonal(matrix: Matrix, bound: int, data: st.DataObject) -> None:
    wordings = [
        "All diagonal values exceed {}.",
        "Every diagonal cell is above {}.",
        "Each cell on the diagonal exceeds {}.",
    ]
    sentence = data.draw(st.sampled_from(wordings)).format(text(bound))
    assert judged(matrix, sentence, "diagonal", "threshold") is all(v > bound for v in matrix.diagonal)


@pytest.mark.parametrize("wording", ["All diagonal values exceed 0.75.", "Each diagonal cell is above 0.75."])
def test_a_bound_of_the_diagonal_is_wrong_however_many_miss_it(wording: str) -> None:
    assert judged(Matrix(NAMES, NAMES, ((90, 20, 30), (10, 80, 25), (15, 35, 78))), wording, "diagonal")
    for last in (70, 9):
        wrong = Matrix(NAMES, NAMES, ((90 if last > 9 else 10, 20, 30), (10, 8, 25), (15, 35, last)))
        assert judged(wrong, wording, "diagonal") is False


@pytest.mark.parametrize("same", [True, False])
def test_a_diagonal_of_ones(same: bool) -> None:
    matrix = Matrix(NAMES, NAMES, ((100, 20, 30), (20, 100 if same else 98, 25), (30, 25, 100)))
    for wording in (
        "All diagonal entries are 1.00.",
        "The diagonal holds 1.00 throughout.",
        "Every diagonal cell equals 1.00.",
    ):
        assert judged(matrix, wording, "diagonal") is same


@pytest.mark.parametrize("wording", [
    "In every row the diagonal cell holds the largest value.",
    "The highest values are found along the main diagonal.",
    "The diagonal dominates.",
])  # fmt: skip
def test_dominance(wording: str) -> None:
    assert judged(STRONG, wording, "diagonal")
    assert not judged(WEAK, wording, "diagonal")


@FEW
@given(matrix=matrices(square=True))
def test_dominance_row_by_row(matrix: Matrix) -> None:
    sentence = "In every row the diagonal cell holds the largest value."
    expected = all(matrix.values[i][i] == max(matrix.row(i)) for i in range(len(matrix.rows)))
    assert judged(matrix, sentence, "diagonal") is expected


@FEW
@given(matrix=matrices(square=True, low=0, high=9), mirrored=st.booleans())
def test_symmetry(matrix: Matrix, mirrored: bool) -> None:
    size = range(len(matrix.rows))
    if mirrored:
        values = tuple(tuple(matrix.values[min(i, j)][max(i, j)] for j in size) for i in size)
        matrix = Matrix(matrix.rows, matrix.columns, values)
    same = all(matrix.values[i][j] == matrix.values[j][i] for i in size for j in size)
    for wording, holds in (
        ("The matrix is symmetric.", same), ("The matrix is not symmetric.", not same),
        ("The matrix is symmetric about its diagonal.", same), ("The heatmap is asymmetric.", not same),
        ("The matrix reads the same across its diagonal.", same),
    ):  # fmt: skip
        assert judged(matrix, wording, "symmetry") is holds


@pytest.mark.parametrize("claim", ["the matrix is symmetric", "the diagonal dominates"])
@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str, claim: str) -> None:
    undecided(STRONG, guard.format(claim) + ".", "symmetry", "diagonal")


def test_a_matrix_without_a_diagonal_decides_nothing() -> None:
    matrix = Matrix(NAMES, ("Paris", "Rome", "Oslo"), STRONG.values)
    undecided(matrix, "The matrix is symmetric.", "symmetry")
    undecided(matrix, "The diagonal dominates.", "diagonal")


OWN = """## Heatmap: Transfer between Datasets
### Components/Axes
* **X-axis (Test):** Quiz, News, Math
* **Y-axis (Train):** Quiz, News, Math
* **Color Bar:** from 0.0 (white) to 1.0 (red)
### Detailed Analysis
* **Quiz:** Quiz: 0.81, News: 0.52, Math: 0.33
* **News:** Quiz: 0.47, News: 0.78, Math: 0.30
* **Math:** Quiz: 0.41, News: 0.36, Math: 0.35
### Key Observations
* {statement}
"""


@pytest.mark.parametrize(
    "statement",
    [
        "The diagonal cells have the highest values of their {line}.",
        "The diagonal cells are the highest of their {line}.",
        "The diagonal holds the highest value in every {line}.",
        "The diagonal dominates every {line}.",
    ],
)
def test_the_lines_that_are_named_are_those_that_it_leads(statement: str) -> None:
    for line, rules in (("row", ["diagonal-mismatch"]), ("column", [])):
        report = heatparse.check(OWN.format(statement=statement.format(line=line)))
        assert [finding.rule for finding in report.findings] == rules, line

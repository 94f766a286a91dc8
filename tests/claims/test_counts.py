"""Claims that count cells, rows and columns."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import GUARDS, Matrix, benign, judged, matrices, text, undecided, verdicts

KINDS = ("count",)
FEW = settings(max_examples=20, deadline=None)
NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve"
WORDS = dict(enumerate(NUMBERS.split()))
SMALL = Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 6, 7)))


def word(number: int) -> str:
    return WORDS.get(number, str(number))


EXACT = [
    "{count} cells exceed {bound}.", "Exactly {count} values are above {bound}.", "Only {count} cells exceed {bound}.",
    "{count} of the {total} cells lie above {bound}.", "{count} of the values are greater than {bound}.",
]  # fmt: skip


@FEW
@given(matrix=matrices(), bound=st.integers(-99, 99), error=st.integers(-2, 2), data=st.data())
def test_a_number_of_cells(matrix: Matrix, bound: int, error: int, data: st.DataObject) -> None:
    true = sum(value > bound for value in matrix.all)
    said = max(2, min(true + error, len(matrix.all)))
    sentence = data.draw(st.sampled_from(EXACT))
    sentence = sentence.format(count=word(said), bound=text(bound), total=word(len(matrix.all)))
    assert judged(matrix, sentence[0].upper() + sentence[1:], *KINDS) is (said == true)


@FEW
@given(matrix=matrices(), bound=st.integers(-99, 99), said=st.integers(2, 12))
def test_at_least_and_at_most(matrix: Matrix, bound: int, said: int) -> None:
    true = sum(value > bound for value in matrix.all)
    for wording, holds in (
        ("At least {} cells exceed {}.", true >= said), ("More than {} cells exceed {}.", true > said),
        ("At most {} cells exceed {}.", true <= said), ("Fewer than {} cells exceed {}.", true < said),
    ):  # fmt: skip
        assert judged(matrix, wording.format(word(said), text(bound)), *KINDS) is holds


@FEW
@given(matrix=matrices(), bound=st.integers(-99, 99))
def test_most_and_half(matrix: Matrix, bound: int) -> None:
    true, total = sum(value > bound for value in matrix.all), len(matrix.all)
    for wording in ("Most values exceed {}.", "The majority of the cells lie above {}."):
        assert judged(matrix, wording.format(text(bound)), *KINDS) is (true * 2 > total)
    assert judged(matrix, f"Half of the values exceed {text(bound)}.", *KINDS) is (true * 2 == total)


@FEW
@given(matrix=matrices(), index=st.integers(0, 2), bound=st.integers(-99, 99), error=st.integers(-1, 1))
def test_rows_in_one_column(matrix: Matrix, index: int, bound: int, error: int) -> None:
    true = sum(value > bound for value in matrix.column(index))
    said = max(2, true + error)
    sentence = f"In the {matrix.columns[index]} column, {word(said)} models exceed {text(bound)}."
    assert judged(matrix, sentence, *KINDS) is (said == true)


@FEW
@given(matrix=matrices(), index=st.integers(0, 2), bound=st.integers(-99, 99))
def test_only_one_row(matrix: Matrix, index: int, bound: int) -> None:
    column = matrix.columns[0]
    sentence = f"In the {column} column, only {matrix.rows[index]} exceeds {text(bound)}."
    above = [row for row, value in zip(matrix.rows, matrix.column(0), strict=True) if value > bound]
    assert judged(matrix, sentence, *KINDS) is (above == [matrix.rows[index]])


@FEW
@given(matrix=matrices(square=True), bound=st.integers(-99, 99), error=st.integers(-1, 1))
def test_cells_of_the_diagonal(matrix: Matrix, bound: int, error: int) -> None:
    true, size = sum(value > bound for value in matrix.diagonal), len(matrix.rows)
    said = max(2, min(true + error, size))
    sentence = f"{word(said).capitalize()} of the {word(size)} diagonal entries exceed {text(bound)}."
    assert judged(matrix, sentence, *KINDS) is (said == true)


@FEW
@given(matrix=matrices(low=-3, high=3))
def test_signs_and_zeros(matrix: Matrix) -> None:
    negative, zero = sum(v < 0 for v in matrix.all), sum(v == 0 for v in matrix.all)
    if negative > 1:
        assert judged(matrix, f"{word(negative).capitalize()} cells are negative.", *KINDS)
        assert not judged(matrix, f"{word(negative + 1).capitalize()} cells are negative.", *KINDS)
    if zero > 1:
        assert judged(matrix, f"{word(zero).capitalize()} of the cells are zero.", *KINDS)


def test_the_categories_and_the_size_of_the_grid() -> None:
    for sentence in ("The heatmap compares three models in three cities.", "It is a 3x3 heatmap."):
        description = SMALL.describe().replace(
            "The heatmap shows the score of each model in each city.", sentence
        )
        import heatparse

        found = [claim for claim in heatparse.check(description).claims if claim.kind == "count"]
        assert found and all(claim.verdict == "supported" for claim in found)


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    undecided(SMALL, guard.format("two cells exceed 0.50") + ".", *KINDS, "threshold")


@pytest.mark.parametrize(
    "sentence", ["Three cells exceed 0.50.", "Two cells exceed 0.50.", "Most values are below 0.50."]
)
def test_benign_rewordings_keep_the_verdict(sentence: str) -> None:
    verdict = judged(SMALL, sentence, *KINDS)
    for other in benign(sentence):
        assert judged(SMALL, other, *KINDS) is verdict


def test_a_count_that_goes_on() -> None:
    assert verdicts(SMALL, "Three cells exceed 0.50 and four lie below 0.15.", *KINDS) == [
        "supported",
        "supported",
    ]
    assert verdicts(SMALL, "Three cells exceed 0.50 and two lie below 0.15.", *KINDS) == [
        "supported",
        "refuted",
    ]


def test_how_often_a_value_occurs() -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (20, 70, 20), (5, 6, 7))
    )
    assert judged(matrix, "The score 0.20 occurs three times.", *KINDS)
    assert not judged(matrix, "The score 0.20 occurs twice.", *KINDS)
    assert judged(matrix, "The score 0.20 appears in three cells.", *KINDS)

"""Comparisons that hold at named places alone, or everywhere but there."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import COLUMNS, ROWS, Matrix, verdicts

FEW = settings(max_examples=25, deadline=None)
ALONE = (
    "{a} beats {b} only in {place}.",
    "{a} beats {b} in {place} only.",
    "Only in {place} does {a} beat {b}.",
    "Only in {place} is {a} ahead of {b}.",
    "{place} is the only city in which {a} beats {b}.",
    "{place} is the only city where {a} beats {b}.",
    "The only city in which {a} beats {b} is {place}.",
    "Nowhere but in {place} does {a} beat {b}.",
    "Nowhere except in {place} is {a} higher than {b}.",
)
ALONE_OF_ROWS = (
    "Only {row} scores higher in {p} than in {q}.",
    "{row} is the only model that scores higher in {p} than in {q}.",
    "{p} is above {q} only for {row}.",
    "The only model to do better in {p} than in {q} is {row}.",
)
BUT = (
    "Except in {place}, {a} beats {b} everywhere.",
    "With the exception of {place}, {a} is always higher than {b}.",
    "{a} beats {b} in every city except {place}.",
    "{a} is ahead of {b}, save for {place}.",
    "{a} beats {b} everywhere but in {place}.",
)


def tables() -> st.SearchStrategy[Matrix]:
    values = st.lists(st.integers(1, 99), min_size=12, max_size=12, unique=True)
    return values.map(
        lambda n: Matrix(ROWS[:3], COLUMNS[:4], tuple(tuple(n[4 * i : 4 * i + 4]) for i in range(3)))
    )


def found(matrix: Matrix, sentence: str) -> set[str]:
    return set(verdicts(matrix, sentence, "comparison"))


def expected(truth: bool) -> set[str]:
    return {"supported" if truth else "refuted"}


def where(matrix: Matrix, places: set[int], true: bool, along: bool = True) -> tuple[Matrix, bool]:
    """The matrix with its first two lines swapped cell by cell, so that the first is ahead at the places.

    Elsewhere it is behind; where `true` is not drawn all is left as it came, with whether it is so.
    """
    lines = [list(line) for line in (matrix.values if along else zip(*matrix.values, strict=True))]
    for at in range(len(lines[0]) if true else 0):
        if (lines[0][at] > lines[1][at]) is not (at in places):
            lines[0][at], lines[1][at] = lines[1][at], lines[0][at]
    won = {at for at in range(len(lines[0])) if lines[0][at] > lines[1][at]}
    values = tuple(map(tuple, lines if along else zip(*lines, strict=True)))
    return Matrix(matrix.rows, matrix.columns, values), won == places


@FEW
@given(matrix=tables(), place=st.integers(0, 3), true=st.booleans(), told=st.sampled_from(ALONE))
def test_only_at_a_place(matrix: Matrix, place: int, true: bool, told: str) -> None:
    matrix, holds = where(matrix, {place}, true)
    sentence = told.format(a=ROWS[0], b=ROWS[1], place=COLUMNS[place])
    assert found(matrix, sentence) == expected(holds), sentence


@FEW
@given(matrix=tables(), true=st.booleans(), told=st.sampled_from(ALONE[:4] + ALONE[7:]))
def test_only_at_two_places(matrix: Matrix, true: bool, told: str) -> None:
    matrix, holds = where(matrix, {0, 2}, true)
    sentence = told.format(a=ROWS[0], b=ROWS[1], place=f"{COLUMNS[0]} and {COLUMNS[2]}")
    assert found(matrix, sentence) == expected(holds), sentence


@FEW
@given(matrix=tables(), row=st.integers(0, 2), true=st.booleans(), told=st.sampled_from(ALONE_OF_ROWS))
def test_only_for_a_row(matrix: Matrix, row: int, true: bool, told: str) -> None:
    matrix, holds = where(matrix, {row}, true, along=False)
    sentence = told.format(row=ROWS[row], p=COLUMNS[0], q=COLUMNS[1])
    assert found(matrix, sentence) == expected(holds), sentence


@FEW
@given(matrix=tables(), place=st.integers(0, 3), true=st.booleans(), told=st.sampled_from(BUT))
def test_everywhere_but_at_a_place(matrix: Matrix, place: int, true: bool, told: str) -> None:
    matrix, holds = where(matrix, {0, 1, 2, 3} - {place}, true)
    sentence = told.format(a=ROWS[0], b=ROWS[1], place=COLUMNS[place])
    assert found(matrix, sentence) == expected(holds), sentence


@FEW
@given(matrix=tables(), place=st.integers(0, 3))
def test_apart_from_a_place_leaves_it_open(matrix: Matrix, place: int) -> None:
    lost = {i for i in range(4) if matrix.values[0][i] < matrix.values[1][i]} - {place}
    sentence = f"Apart from {COLUMNS[place]}, {ROWS[0]} beats {ROWS[1]} in every city."
    refuted = found(matrix, sentence) == {"refuted"}
    assert refuted == bool(lost), sentence


def test_alone_in_front_of_a_comma() -> None:
    matrix = Matrix(ROWS[:3], COLUMNS[:3], ((10, 20, 30), (40, 50, 60), (70, 80, 90)))
    for sentence in ("Alone, Alpha beats Beta in Paris.", "Only, Alpha beats Beta in Paris."):
        assert found(matrix, sentence) <= {"undecidable", "refuted"}

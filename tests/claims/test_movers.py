"""How many rows take a course, which one alone, and courses that are told by their shape."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import GUARDS, WORDS, Matrix, judged, matrices, undecided, verdicts

KINDS = ("trend",)
FEW = settings(max_examples=20, deadline=None)
MIXED = Matrix(
    ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo", "Lima"),
    ((10, 20, 30, 40), (60, 50, 20, 70), (90, 60, 40, 30)),
)  # fmt: skip


def moves(matrix: Matrix) -> list[bool]:
    return [row[1] > row[0] for row in matrix.values]


@FEW
@given(matrix=matrices(low=1), count=st.integers(2, 3))
def test_so_many_rise(matrix: Matrix, count: int) -> None:
    assume(all(row[0] != row[1] for row in matrix.values))
    size, rising = len(matrix.rows), sum(moves(matrix))
    first, second = matrix.columns[:2]
    sentence = f"{WORDS[count].capitalize()} of the {WORDS[size]} models rise from {first} to {second}."
    assert judged(matrix, sentence, *KINDS) is (rising == count)
    sentence = (
        f"From {first} to {second}, {WORDS[rising]} models increase and {WORDS[size - rising]} decrease."
    )
    if min(rising, size - rising) > 1:
        assert set(verdicts(matrix, sentence, *KINDS)) == {"supported"}


@FEW
@given(
    matrix=matrices(low=1),
    index=st.integers(0, 2),
    wording=st.sampled_from([
        "{row} is the only model that rises from {a} to {b}.", "Only {row} rises from {a} to {b}.",
    ]),
)  # fmt: skip
def test_only_one_rises(matrix: Matrix, index: int, wording: str) -> None:
    assume(all(row[0] != row[1] for row in matrix.values))
    sentence = wording.format(row=matrix.rows[index], a=matrix.columns[0], b=matrix.columns[1])
    assert judged(matrix, sentence, *KINDS) is (
        moves(matrix) == [at == index for at in range(len(matrix.rows))]
    )


@FEW
@given(matrix=matrices(low=1), index=st.integers(0, 2))
def test_the_shape_of_a_row(matrix: Matrix, index: int) -> None:
    values, row = matrix.row(index), matrix.rows[index]
    assume(len(set(values)) == len(values))
    low = values.index(min(values))
    falls, rises = values[: low + 1], values[low:]
    valley = 0 < low < len(values) - 1 and all(b < a for a, b in pairwise(falls))
    valley &= all(b > a for a, b in pairwise(rises))
    place = matrix.columns[low]
    for sentence in (f"{row} is U-shaped.", f"**{row}:** a U-shape with its bottom at {place}."):
        assert ("supported" in verdicts(matrix, sentence, *KINDS)) is valley


@FEW
@given(matrix=matrices(low=1), index=st.integers(0, 2), higher=st.booleans())
def test_the_end_against_the_start(matrix: Matrix, index: int, higher: bool) -> None:
    values = matrix.row(index)
    assume(values[0] != values[-1])
    sentence = f"{matrix.rows[index]} ends {'higher' if higher else 'lower'} than it starts."
    found = verdicts(matrix, sentence, *KINDS)
    assert ("refuted" if (values[-1] > values[0]) is higher else "supported") not in found


def test_a_course_of_the_diagonal() -> None:
    square = Matrix(("A", "B", "C"), ("A", "B", "C"), ((90, 10, 20), (5, 60, 30), (8, 9, 40)))
    assert judged(square, "The diagonal values fall steadily from the first class to the last.", *KINDS)
    assert not judged(square, "The diagonal values rise steadily from the first class to the last.", *KINDS)


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    undecided(MIXED, guard.format("only Alpha rises from Paris to Rome") + ".", *KINDS)


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("**Alpha:** The only model that gains at every step, from 0.10 to 0.40.", "supported"),
        ("**Gamma:** The only model that falls at every step, from 0.90 to 0.30.", "supported"),
        ("**Beta:** The only model that gains at every step.", "refuted"),
        ("**Alpha:** It is the only model that falls at every step.", "refuted"),
        ("**Beta:** The only model that does not gain at every step, from 0.60 to 0.70.", "undecidable"),
        ("**Beta:** The only model that rises at any step.", "undecidable"),
    ],
)
def test_the_one_under_its_name(sentence: str, expected: str) -> None:
    assert set(verdicts(MIXED, sentence, "trend", "range")) == {expected}

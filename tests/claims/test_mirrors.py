"""Cells that face each other across the diagonal: one pair, all pairs, and the pair that differs most."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import GUARDS, Matrix, judged, matrices, text, undecided, verdicts

KINDS = ("symmetry",)
FEW = settings(max_examples=20, deadline=None)
SKEW = Matrix(
    ("Alpha", "Beta", "Gamma"), ("Alpha", "Beta", "Gamma"), ((90, 10, 20), (10, 80, 55), (21, 15, 70))
)  # fmt: skip


def gap(matrix: Matrix, one: int, two: int) -> int:
    return abs(matrix.values[one][two] - matrix.values[two][one])


@FEW
@given(
    matrix=matrices(low=1, size=3, square=True),
    pair=st.sampled_from([(0, 1), (0, 2), (1, 2)]),
    same=st.booleans(),
    wording=st.sampled_from([
        "{a} and {b} are confused with each other equally often in both directions.",
        "{a} and {b} call each other at the same rate.", "{a} and {b} mistake each other equally often.",
    ]),
)  # fmt: skip
def test_as_often_one_way_as_the_other(
    matrix: Matrix, pair: tuple[int, int], same: bool, wording: str
) -> None:
    one, two = pair
    rows = [list(row) for row in matrix.values]
    if same:
        rows[one][two] = rows[two][one]
    matrix = Matrix(matrix.rows, matrix.columns, tuple(map(tuple, rows)))
    sentence = wording.format(a=matrix.rows[one], b=matrix.rows[two])
    assert judged(matrix, sentence, *KINDS) is (gap(matrix, one, two) == 0)


@FEW
@given(
    matrix=matrices(low=1, size=3, square=True),
    pair=st.sampled_from([(0, 1), (0, 2), (1, 2)]),
    error=st.sampled_from([0, 0, 4]),
    wording=st.sampled_from([
        "The largest asymmetry is between {a} and {b}.", "**Most asymmetric pair:** {a} and {b}.",
        "**Most asymmetric pair:** {a} and {b}, differing by {gap}.",
    ]),
)  # fmt: skip
def test_the_pair_that_differs_most(matrix: Matrix, pair: tuple[int, int], error: int, wording: str) -> None:
    gaps = [gap(matrix, *each) for each in ((0, 1), (0, 2), (1, 2))]
    assume(len(set(gaps)) == len(gaps))
    own = gap(matrix, *pair)
    sentence = wording.format(a=matrix.rows[pair[0]], b=matrix.rows[pair[1]], gap=text(own + error))
    holds = own == max(gaps) and (error == 0 or "gap" not in wording)
    found = set(verdicts(matrix, sentence, *KINDS))
    assert ("supported" in found) is holds
    assert found == {"refuted"} or holds or "gap" in wording
    assert "refuted" not in verdicts(matrix, sentence, "extremum")


@FEW
@given(matrix=matrices(low=1, size=3, square=True), count=st.integers(0, 3))
def test_how_many_pairs(matrix: Matrix, count: int) -> None:
    words = ("none", "one", "two", "three")
    assume(count > 1)
    same = [gap(matrix, *each) for each in ((0, 1), (0, 2), (1, 2))].count(0)
    sentence = f"{words[count].capitalize()} of the three pairs are symmetric."
    assert judged(matrix, sentence, *KINDS) is (same == count)


@pytest.mark.parametrize("wording", [
    "The upper and lower triangles mirror each other.", "The two triangles carry the same information.",
    "The lower triangle repeats the upper one.",
])  # fmt: skip
def test_one_triangle_repeats_the_other(wording: str) -> None:
    even = Matrix(SKEW.rows, SKEW.columns, ((90, 10, 20), (10, 80, 55), (20, 55, 70)))
    assert judged(even, wording, *KINDS)
    assert not judged(SKEW, wording, *KINDS)


def test_far_from_and_nearly() -> None:
    near = Matrix(SKEW.rows, SKEW.columns, ((90, 10, 20), (10, 80, 55), (21, 55, 70)))
    assert judged(SKEW, "The matrix is far from symmetric.", *KINDS)
    assert judged(near, "The matrix is nearly symmetric.", *KINDS)
    undecided(SKEW, "The matrix is fairly symmetric.", *KINDS)


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    undecided(SKEW, guard.format("Beta and Gamma call each other at the same rate") + ".", *KINDS)

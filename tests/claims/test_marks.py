"""Numbers that are the subject ("the mark of 0.5 is passed in four cells"), and numbers that share a predicate."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import WORDS, Matrix, judged, matrices, text, undecided, verdicts

KINDS = ("count",)
FEW = settings(max_examples=12, deadline=None)
PASSED = [
    "The mark of {bound} is passed in {count} cells.", "The {bound} mark is crossed in {count} cells.",
    "The {bound} line is exceeded {count} times.", "The threshold of {bound} is surpassed in {count} cells.",
]  # fmt: skip
SHARED = [
    "{first} exceeds {bound} in {one} cities, {second} in {two}.",
    "The {first} row has {one} cells above {bound}, the {second} row {two}.",
    "The {first} row has {one} cells above {bound} and the {second} row {two}.",
]


@FEW
@given(
    matrix=matrices(size=3),
    bound=st.integers(-80, 80),
    error=st.integers(-1, 1),
    wording=st.sampled_from(PASSED),
)
def test_a_mark_that_is_passed(matrix: Matrix, bound: int, error: int, wording: str) -> None:
    true = sum(value > bound for value in matrix.all)
    said = true + error
    assume(1 < said <= 9)
    assert judged(matrix, wording.format(bound=text(bound), count=WORDS[said]), *KINDS) is (said == true)


@FEW
@given(matrix=matrices(size=3), bound=st.integers(-80, 80), error=st.integers(-1, 1))
def test_a_mark_that_is_reached_or_missed_by_rows(matrix: Matrix, bound: int, error: int) -> None:
    column = matrix.column(0)
    true = sum(value >= bound for value in column)
    said = true + error
    assume(1 < said <= len(column))
    city = matrix.columns[0]
    sentence = f"In {city}, the mark of {text(bound)} is reached by {WORDS[said]} models."
    assert "refuted" not in verdicts(matrix, sentence, *KINDS) or said != true
    assert judged(
        matrix, f"The mark of {text(bound)} is reached by {WORDS[said]} models in {city}.", *KINDS
    ) is (said == true)


@FEW
@given(
    matrix=matrices(size=4),
    bound=st.integers(-60, 60),
    error=st.integers(-1, 1),
    wording=st.sampled_from(SHARED),
)
def test_counts_of_two_rows(matrix: Matrix, bound: int, error: int, wording: str) -> None:
    one, two = (sum(value > bound for value in matrix.row(index)) for index in (0, 1))
    said = two + error
    assume(one > 1 and 1 < said <= len(matrix.columns))
    sentence = wording.format(
        first=matrix.rows[0], second=matrix.rows[1], bound=text(bound), one=WORDS[one], two=WORDS[said]
    )
    assert verdicts(matrix, sentence, *KINDS) == ["supported", "supported" if said == two else "refuted"]


def test_a_value_that_several_cells_share() -> None:
    matrix = Matrix(("Alpha", "Beta"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (20, 40, 20)))
    assert judged(matrix, "Three cells share the value 0.20.", *KINDS)
    assert not judged(matrix, "Two cells share the value 0.20.", *KINDS)


def test_single_digits_are_below_ten() -> None:
    matrix = Matrix(("Alpha", "Beta"), ("Paris", "Rome", "Oslo"), ((900, 1200, 300), (2000, 400, 2500)))
    assert judged(matrix, "Three cells are in single digits.", *KINDS)
    assert not judged(matrix, "Two cells are in the single digits.", *KINDS)
    assert judged(matrix, "Only three values are in single digits.", *KINDS)


def test_what_is_reached_may_be_passed_as_well() -> None:
    matrix = Matrix(("Alpha", "Beta"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (20, 40, 20)))
    assert judged(matrix, "0.20 is reached in three cells.", *KINDS)
    undecided(matrix, "0.20 is reached in two cells.", *KINDS)


def test_an_approximate_number_bears_out_what_its_digits_say() -> None:
    matrix = Matrix(("Alpha", "Beta"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (20, 40, 25)))
    assert judged(matrix, "No value exceeds about 0.40.", "threshold")


def test_only_the_cells_that_hold_it_are_named() -> None:
    matrix = Matrix(("Alpha", "Beta"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (20, 40, 25)))
    assert not judged(matrix, "Only Alpha exceeds 0.28.", *KINDS)

"""Comparisons and differences that name their sides in front, in a lead, in the clause before, or not at all."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import COLUMNS, ROWS, Matrix, text, verdicts

FEW = settings(max_examples=20, deadline=None)
ORDERS = (
    "Of {a} and {b}, the former is higher in {p}.",
    "Between {b} and {a}, the latter is higher in {p}.",
    "**{a} vs. {b}:** The former is higher in {p}.",
    "**{b} vs. {a}:** The latter is ahead in {p}.",
    "**{b} vs. {a}:** {a} wins in {p}.",
    "Neither {b} nor {b} is higher than {a} in {p}.",
    "**{a}:** In {p}, it is ahead of {b}.",
    "{a} beats {b} in {p} as well as in {p}.",
)
GAPS = (
    "**{a} vs. {b}:** In {p}, the two differ by {d}.",
    "**{a} vs. {b}:** A gap of {d} in {p}.",
    "**{a} vs. {b}:** The gap in {p} is {d}.",
    "**Gap:** {d} between {a} and {b} in {p}.",
    "**{a}:** Its lead over {b} in {p} is {d}.",
    "{a} reaches {high} in {p}, which is {d} more than {b}.",
    "In {p}, {a} reaches {high}, while {b} is {d} lower.",
    "{d} separate {a} from {b} in {p}.",
)
SPREADS = (
    "The {p} column spans {d}.",
    "The {p} scores vary by {d}.",
    "The scores in {p} differ by up to {d}.",
    "In {p}, the models are {d} apart.",
    "The spread in {p} is {d}.",
    "In {p}, {d} separate the best from the worst model.",
    "The best model in {p} is {d} above the worst.",
)


def tables(rows: int = 3, columns: int = 3) -> st.SearchStrategy[Matrix]:
    values = st.lists(st.integers(1, 99), min_size=rows * columns, max_size=rows * columns, unique=True)
    return values.map(
        lambda n: Matrix(
            ROWS[:rows],
            COLUMNS[:columns],
            tuple(tuple(n[columns * i : columns * (i + 1)]) for i in range(rows)),
        )
    )


def found(matrix: Matrix, sentence: str) -> set[str]:
    return set(verdicts(matrix, sentence, "comparison", "difference")) - {"undecidable"}


def expected(truth: bool) -> set[str]:
    return {"supported" if truth else "refuted"}


@FEW
@given(matrix=tables(), told=st.sampled_from(ORDERS), column=st.integers(0, 2))
def test_sides_that_stand_elsewhere(matrix: Matrix, told: str, column: int) -> None:
    a, b, p = ROWS[0], ROWS[1], COLUMNS[column]
    if "nor {b}" in told:
        told = told.replace("nor {b}", f"nor {ROWS[2]}")
    if "as well as in {p}" in told:
        told = told.replace("as well as in {p}", f"as well as in {COLUMNS[(column + 1) % 3]}")
    rivals = [matrix.values[1][column]] + ([matrix.values[2][column]] if ROWS[2] in told else [])
    truth = matrix.values[0][column] > max(rivals)
    if "as well" in told:
        other = (column + 1) % 3
        truth = all(matrix.values[0][i] > matrix.values[1][i] for i in (column, other))
    assert found(matrix, told.format(a=a, b=b, p=p)) == expected(truth), told


@FEW
@given(matrix=tables(), told=st.sampled_from(GAPS), off=st.sampled_from((0, 7)))
def test_ends_that_stand_elsewhere(matrix: Matrix, told: str, off: int) -> None:
    high, low = (0, 1) if matrix.values[0][0] > matrix.values[1][0] else (1, 0)
    size = matrix.values[high][0] - matrix.values[low][0]
    sentence = told.format(
        a=ROWS[high], b=ROWS[low], p=COLUMNS[0], d=text(size + off), high=text(matrix.values[high][0])
    )
    assert found(matrix, sentence) == expected(off == 0), sentence


@FEW
@given(matrix=tables(), told=st.sampled_from(SPREADS), off=st.sampled_from((0, 7)))
def test_spreads_of_a_line(matrix: Matrix, told: str, off: int) -> None:
    column = matrix.column(0)
    sentence = told.format(p=COLUMNS[0], d=text(max(column) - min(column) + off))
    assert found(matrix, sentence) == expected(off == 0), sentence


@FEW
@given(matrix=tables(4, 2))
def test_each_of_several_and_all_of_them_together(matrix: Matrix) -> None:
    a, b, c, d = matrix.column(0)
    for sentence, truth in (
        ("Alpha beats Beta and Gamma in Paris.", a > max(b, c)),
        ("Both Alpha and Beta beat Gamma in Paris.", min(a, b) > c),
        ("In Paris, Alpha scores more than Beta and Gamma combined.", a > b + c),
        ("In Paris, Alpha is higher than the other three models together.", a > b + c + d),
        ("No model does better in Paris than in Rome.", all(p < r for p, r in matrix.values)),
        ("Nowhere does Alpha exceed Beta.", all(p < r for p, r in zip(*matrix.values[:2], strict=True))),
    ):
        assert found(matrix, sentence) == expected(truth), sentence


@FEW
@given(values=st.lists(st.integers(1, 99), min_size=9, max_size=9, unique=True))
def test_the_other_way_round(values: list[int]) -> None:
    matrix = Matrix(ROWS[:3], ROWS[:3], tuple(tuple(values[3 * i : 3 * i + 3]) for i in range(3)))
    truth = matrix.values[0][1] > matrix.values[1][0]
    for told in (
        "Going from Alpha to Beta works better than the reverse.",
        "Alpha transfers better to Beta than vice versa.",
        "Alpha → Beta is higher than the other way round.",
        "Alpha transfers better to Beta than Beta does to Alpha.",
    ):
        assert found(matrix, told) == expected(truth), told


@pytest.mark.parametrize(
    ("told", "verdict"),
    [
        ("Alpha falls by nearly half from Paris to Rome.", "supported"),
        ("Alpha loses about a third of its score from Paris to Rome.", "refuted"),
        ("Alpha drops from 0.80 in Paris to 0.44 in Rome, a decrease of about a third.", "refuted"),
        ("Alpha drops from 0.80 in Paris to 0.44 in Rome, a loss of 0.46.", "refuted"),
        ("Alpha comes within 0.15 of Beta in Paris.", "supported"),
        ("Alpha comes within 0.05 of Beta in Paris.", "refuted"),
        ("Beta adds 0.10 to the Paris score of Alpha.", "supported"),
        ("In Rome, Alpha is about half as high as Beta.", "supported"),
        ("In Paris, Alpha is about half as high as Beta.", "refuted"),
        ("In Paris, Alpha is 2.4 times as high as Beta.", "refuted"),
    ],
)
def test_parts_and_near_misses(told: str, verdict: str) -> None:
    matrix = Matrix(ROWS[:2], COLUMNS[:2], ((80, 44), (90, 85)))
    assert found(matrix, told) == {verdict}


@pytest.mark.parametrize(
    ("told", "verdict"),
    [
        ("In Paris, Alpha is 0.20 above Beta; in Rome, this lead has grown to 0.30.", "supported"),
        ("In Paris, Alpha is 0.20 above Beta; in Rome, this gap shrinks to 0.40.", "refuted"),
        ("In Paris, Alpha is 0.20 above Beta, and in Rome the gap is 0.30.", "supported"),
        ("In Paris, Alpha is 0.20 above Beta, and in Rome the gap is 0.35.", "refuted"),
    ],
)
def test_a_gap_that_is_told_again(told: str, verdict: str) -> None:
    matrix = Matrix(ROWS[:2], COLUMNS[:2], ((50, 60), (30, 30)))
    assert verdicts(matrix, told, "difference") == ["supported", verdict], told


def test_a_bounded_part_of_an_axis_is_not_the_whole_axis() -> None:
    matrix = Matrix(("Alpha", "Beta"), ("8", "16", "32"), ((90, 80, 10), (50, 40, 70)))
    sentence = "At cities up to 16, Alpha is consistently higher than Beta."
    assert "refuted" not in verdicts(matrix, sentence, "comparison")

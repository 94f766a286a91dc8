"""Whole lines, the only one, all others, and what a sentence says again of somebody else."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import COLUMNS, ROWS, WORDS, Matrix, text, verdicts

import heatparse

FEW = settings(max_examples=30, deadline=None)
KINDS = ("count", "threshold", "range")
NUMBERS = ("No", "One", "Two", "Three", "Four", "Five")


def tables(low: int = 1) -> st.SearchStrategy[Matrix]:
    """Matrices of 4 by 5 different values, so that no two ways to round meet."""
    values = st.lists(st.integers(low, 99).filter(bool), min_size=20, max_size=20, unique=True)
    return values.map(
        lambda n: Matrix(ROWS[:4], COLUMNS[:5], tuple(tuple(n[5 * i : 5 * i + 5]) for i in range(4)))
    )


def found(matrix: Matrix, sentence: str) -> set[str]:
    return set(verdicts(matrix, sentence, *KINDS)) - {"undecidable"}


def expected(truth: bool) -> set[str]:
    return {"supported" if truth else "refuted"}


@FEW
@given(matrix=tables(), bound=st.integers(1, 99), count=st.integers(1, 4))
def test_lines_that_reach_a_number_at_some_point(matrix: Matrix, bound: int, count: int) -> None:
    assume(bound not in matrix.all)
    held = sum(max(row) > bound for row in matrix.values)
    for turn in ("at some point", "at least once", "somewhere"):
        sentence = f"{NUMBERS[count]} models exceed {text(bound)} {turn}."
        assert found(matrix, sentence) == expected(held == count), sentence


@FEW
@given(matrix=tables(-50), row=st.integers(0, 3))
def test_the_only_line_without_a_sign(matrix: Matrix, row: int) -> None:
    without = [i for i, values in enumerate(matrix.values) if max(values) < 0]
    for sentence in (
        f"{matrix.rows[row]} is the only model without any positive score.",
        f"{matrix.rows[row]} is the only model that has no positive score.",
        f"{matrix.rows[row]} is the only model that is never positive.",
    ):
        assert found(matrix, sentence) == expected(without == [row]), sentence


@FEW
@given(matrix=tables(), row=st.integers(0, 3))
def test_nor_does_another(matrix: Matrix, row: int) -> None:
    other = matrix.rows[(row + 1) % 4]
    bound = max(matrix.row(row)) + 1
    if bound in matrix.all:
        return
    wrong = sum(value > bound for value in matrix.row((row + 1) % 4))
    sentence = f"{matrix.rows[row]} never exceeds {text(bound)}, nor does {other}."
    if 2 * wrong > 5:
        return  # most of them: other values may be meant
    assert found(matrix, sentence) == ({"supported", "refuted"} if wrong else {"supported"})


@FEW
@given(matrix=tables(), row=st.integers(0, 3), column=st.integers(0, 4), shift=st.sampled_from((0, 3)))
def test_no_other_line(matrix: Matrix, row: int, column: int, shift: int) -> None:
    others = [values[column] for i, values in enumerate(matrix.values) if i != row]
    bound = max(others) - shift
    assume(bound not in others or not shift)
    assume(sum(value > bound for value in others) < 2 and bound > 0)
    name, city = matrix.rows[row], matrix.columns[column]
    for sentence in (
        f"In {city}, {name} reaches {text(matrix.values[row][column])}, while no other model exceeds {text(bound)}.",
    ):
        assert ("refuted" in found(matrix, sentence)) is bool(shift), sentence


@FEW
@given(matrix=tables(), row=st.integers(0, 3), bound=st.integers(1, 99))
def test_all_but_the_first(matrix: Matrix, row: int, bound: int) -> None:
    assume(bound not in matrix.all)
    wrong = sum(value < bound for value in matrix.row(row)[1:])
    assume(wrong < 2)
    sentence = f"{matrix.rows[row]} was above {text(bound)} in all cities but the first."
    assert found(matrix, sentence) == expected(not wrong)


@FEW
@given(matrix=tables(), row=st.integers(0, 3), shift=st.sampled_from((0, 4)))
def test_a_band_in_brackets(matrix: Matrix, row: int, shift: int) -> None:
    values = matrix.row(row)
    ends = text(min(values)), text(max(values) + shift)
    for sentence in (
        f"{matrix.rows[row]} stays within a narrow band ({ends[0]} to {ends[1]}).",
        f"**{matrix.rows[row]}:** Stays within a band of 40 points ({ends[0]} to {ends[1]}) in all cities.",
    ):
        assert "refuted" not in found(matrix, sentence)
        assert shift or found(matrix, sentence) == {"supported"}, sentence


@FEW
@given(matrix=tables(), bound=st.integers(2, 9), count=st.integers(1, 5))
def test_numbers_in_words_that_cells_hold(matrix: Matrix, bound: int, count: int) -> None:
    counts = Matrix(
        matrix.rows, matrix.columns, tuple(tuple(100 * (v % 12) for v in row) for row in matrix.values)
    )
    word = WORDS[bound]
    held = sum(value >= 100 * bound for value in counts.all)
    sentence = f"{NUMBERS[count]} cells hold {word} or more."
    assert found(counts, sentence) == expected(held == count)


@pytest.mark.parametrize(
    ("sentence", "truth"),
    [
        ("Alpha is positive in Paris and Rome, but negative in Oslo and Lima.", {"supported"}),
        ("Alpha is positive in Paris and Rome, but negative in Oslo and Cairo.", {"supported", "refuted"}),
        ("Beta is negative in Paris and Rome.", {"refuted"}),
        ("Most models are never below -0.20.", {"supported"}),
        ("**Beta:** Shows positive scores in all cities.", {"refuted"}),
        ("**Gamma:** Shows positive scores in all cities.", {"supported"}),
    ],
)
def test_signs_of_some_cells(sentence: str, truth: set[str]) -> None:
    values = ((12, 3, -7, -2, 9), (-4, 8, 6, 21, 30), (5, 6, 7, 8, 9), (-31, -30, -29, -28, -27))
    assert found(Matrix(ROWS[:4], COLUMNS[:5], values), sentence) == truth


@FEW
@given(matrix=tables(), bound=st.integers(5, 95), count=st.integers(2, 5), blank=st.integers(0, 19))
def test_a_blank_in_a_table_holds_no_value(matrix: Matrix, bound: int, count: int, blank: int) -> None:
    assume(bound not in matrix.all)
    lines = matrix.describe(f"{NUMBERS[count]} cells exceed {text(bound)}.").split("\n")
    at = next(at for at, line in enumerate(lines) if line.startswith(f"| {matrix.rows[blank // 5]} |"))
    cells = lines[at].split(" | ")
    cells[1 + blank % 5] = "N/A |" if blank % 5 == 4 else "N/A"
    lines[at] = " | ".join(cells)
    held = sum(value > bound for i, value in enumerate(matrix.all) if i != blank)
    assume(held)
    report = heatparse.check("\n".join(lines))
    verdict = {claim.verdict for claim in report.claims if claim.span.line == len(lines)}
    assert ("refuted" in verdict) is (held != count)


@pytest.mark.parametrize("lead", ["**Low scores:** ", "**Key scores:** ", "**Remaining errors:** "])
def test_a_lead_that_narrows_nothing(lead: str) -> None:
    values = ((12, 3, 47, 2, 9), (4, 8, 6, 21, 30), (5, 6, 7, 8, 9), (31, 30, 29, 28, 27))
    matrix = Matrix(ROWS[:4], COLUMNS[:5], values)
    assert found(matrix, f"{lead}Seven cells are above 0.25.") == {"supported"}
    assert found(matrix, f"{lead}Five cells are still above 0.25.") == {"refuted"}

"""Statements whose later parts leave out the predicate: "A loses 0.12, B 0.07"."""

from __future__ import annotations

import random

import pytest

import heatparse
from tests.claims.matrices import COLUMNS, ROWS, Matrix, text

# A predicate for the first part, and what the second has instead.
GAPS = (
    ("{A} falls by {a} from {X} to {Y}, {B} by {b}", True),
    ("From {X} to {Y}, {A} loses {a} and {B} {b}", True),
    ("{A} drops by {a} from {X} to {Y}, while {B} by {b}", True),
    ("Going from {X} to {Y} costs {A} {a}, {B} {b}", False),
)


def _matrix(seed: int) -> Matrix:
    draw = random.Random(seed)
    values = tuple(tuple(draw.sample(range(10, 95), 4)) for _ in range(4))
    return Matrix(ROWS[:4], COLUMNS[:4], values)


def _falling(matrix: Matrix) -> tuple[int, int, int, int] | None:
    """Two rows that both fall from one column to another."""
    for x in range(4):
        for y in range(4):
            rows = [at for at in range(4) if matrix.values[at][x] > matrix.values[at][y] + 2]
            if len(rows) > 1:
                return rows[0], rows[1], x, y
    return None


def _told(matrix: Matrix, wording: str, wrong: int = 0) -> str | None:
    found = _falling(matrix)
    if found is None:
        return None
    one, two, x, y = found
    falls = [matrix.values[row][x] - matrix.values[row][y] for row in (one, two)]
    return wording.format(
        A=ROWS[one], B=ROWS[two], X=COLUMNS[x], Y=COLUMNS[y], a=text(falls[0]), b=text(falls[1] + wrong)
    )


def _verdicts(matrix: Matrix, sentence: str) -> list[str]:
    described = matrix.describe(sentence + ".")
    start = described.index(sentence)
    return [
        claim.verdict
        for claim in heatparse.check(described).claims
        if claim.kind == "difference" and claim.span.start >= start
    ]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("wording", "both"), GAPS)
def test_a_part_without_predicate_takes_over_that_of_the_first(seed: int, wording: str, both: bool) -> None:
    matrix = _matrix(seed)
    sentence = _told(matrix, wording)
    assert sentence is not None
    found = _verdicts(matrix, sentence)
    assert "refuted" not in found
    if both:
        assert found.count("supported") == 2


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("wording", [wording for wording, both in GAPS if both])
def test_a_wrong_part_is_not_supported(seed: int, wording: str) -> None:
    matrix = _matrix(seed)
    sentence = _told(matrix, wording, wrong=3)
    assert sentence is not None
    found = _verdicts(matrix, sentence)
    assert found.count("supported") < 2


def test_names_in_a_row_share_what_is_said() -> None:
    matrix = _matrix(0)
    highest = max(range(4), key=lambda row: max(matrix.values[row]))
    sentence = (
        f"The two largest values are in {ROWS[highest]} ({text(max(matrix.values[highest]))}) and {ROWS[1]}"
    )
    assert "refuted" not in _verdicts(matrix, sentence)

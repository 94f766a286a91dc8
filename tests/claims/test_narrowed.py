"""Words that narrow a statement in a way that is not understood: numbers may bear it out, and never refute it."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from matrices import Matrix, matrices, text, verdicts

FEW = settings(max_examples=8, deadline=None)
NARROWING = (
    "The data suggest that {}.",
    "It seems that {}.",
)
IMAGINING = (
    "Probably {}.",
    "If nothing else changes, {}.",
    "{} unless the noise is left out.",
    "Arguably {}.",
    "Among the visitors of the fair, {}.",
    "After the second revision, {}.",
    "For those that were left out, {}.",
)


def _of_extreme(matrix: Matrix) -> tuple[str, bool]:
    """Whether the first cell of the first row holds the highest value of all."""
    values = [value for row in matrix.values for value in row]
    assume(len(set(values)) == len(values))
    sentence = f"{matrix.rows[0]} on {matrix.columns[0]} has the highest value"
    return sentence, max(values) == matrix.values[0][0]


def _of_comparison(matrix: Matrix) -> tuple[str, bool]:
    one, two = matrix.values[0][0], matrix.values[1][0]
    assume(one != two)
    return f"{matrix.rows[0]} is higher than {matrix.rows[1]} on {matrix.columns[0]}", one > two


def _of_difference(matrix: Matrix) -> tuple[str, bool]:
    one, two = matrix.values[0][0], matrix.values[1][0]
    assume(one > two)
    sentence = f"{matrix.rows[0]} beats {matrix.rows[1]} on {matrix.columns[0]} by {text(one - two)} points"
    return sentence, True


@pytest.mark.parametrize("statement", [_of_extreme, _of_comparison, _of_difference])
@pytest.mark.parametrize("frame", NARROWING)
@FEW
@given(matrix=matrices())
def test_what_is_narrowed_is_borne_out_at_most(matrix: Matrix, frame: str, statement) -> None:
    sentence, holds = statement(matrix)
    found = verdicts(matrix, _framed(frame, sentence), "extremum", "comparison", "difference")
    assert "refuted" not in found
    assert "supported" in found or not holds


@pytest.mark.parametrize("statement", [_of_extreme, _of_comparison, _of_difference])
@pytest.mark.parametrize("frame", IMAGINING)
@FEW
@given(matrix=matrices())
def test_what_is_imagined_is_left_open(matrix: Matrix, frame: str, statement) -> None:
    sentence, _ = statement(matrix)
    found = verdicts(matrix, _framed(frame, sentence), "extremum", "comparison", "difference")
    assert set(found) <= {"undecidable"}


def _framed(frame: str, sentence: str) -> str:
    framed = frame.format(sentence)
    return framed[0].upper() + framed[1:]

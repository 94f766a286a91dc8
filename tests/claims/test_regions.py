"""Claims about quadrants and blocks of the grid."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import GUARDS, ROWS, Matrix, judged, judged_all, matrices, text, undecided, verdicts

FEW = settings(max_examples=20, deadline=None)
NAMES = ROWS[:4]
CORNER = Matrix(NAMES, NAMES, ((90, 80, 20, 30), (85, 95, 25, 10), (15, 35, 20, 20), (10, 12, 14, 16)))


@pytest.mark.parametrize("wording", [
    "High values are concentrated in the upper-left quadrant.", "The highest values lie in the top-left quadrant.",
    "Strong values cluster in the upper-left region.",
])  # fmt: skip
def test_where_high_values_gather(wording: str) -> None:
    assert judged(CORNER, wording, "region")


def test_where_they_do_not_gather_is_not_supported() -> None:
    found = verdicts(CORNER, "High values are concentrated in the bottom-right quadrant.", "region")
    assert "supported" not in found


@FEW
@given(matrix=matrices(square=True, size=4), bound=st.integers(-99, 99))
def test_a_block_of_named_rows_and_columns(matrix: Matrix, bound: int) -> None:
    sentence = f"Among Alpha and Beta, no value falls below {text(bound)}."
    block = [matrix.values[i][j] for i in (0, 1) for j in (0, 1)]
    judged_all(matrix, sentence, (value >= bound for value in block), "region", "threshold")


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    claim = "high values are concentrated in the upper-left quadrant"
    undecided(CORNER, guard.format(claim) + ".", "region")

"""Shares that are told with their numbers: "around half of the cells (12 of 25)"."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import Matrix, judged, matrices, text, undecided, verdicts

KINDS = ("count",)
FEW = settings(max_examples=15, deadline=None)
HALF = [
    "Around half of the cells ({said} of {total}) exceed {bound}.",
    "About half of the values, {said} of {total}, lie above {bound}.",
    "Roughly half of all cells ({said} out of {total}) are above {bound}.",
    "Around half of the cells exceed {bound} ({said} of {total}).",
    "About half of the values are above {bound}: {said} of {total}.",
]
PARTS = [
    ("Most cells", 0.5, 1.0), ("More than half of the cells", 0.5, 1.0), ("A majority of the values", 0.5, 1.0),
    ("Less than half of the cells", 0.0, 0.5), ("Fewer than half of the values", 0.0, 0.5),
]  # fmt: skip


@FEW
@given(matrix=matrices(), bound=st.integers(-60, 60), error=st.integers(-1, 1), wording=st.sampled_from(HALF))
def test_the_number_of_a_half(matrix: Matrix, bound: int, error: int, wording: str) -> None:
    total = len(matrix.all)
    true = sum(value > bound for value in matrix.all)
    said = true + error
    assume(abs(said / total - 0.5) <= 0.1)
    sentence = wording.format(said=said, total=total, bound=text(bound))
    assert judged(matrix, sentence, *KINDS) is (said == true)


@FEW
@given(matrix=matrices(), bound=st.integers(-80, 80), error=st.integers(-1, 1), part=st.sampled_from(PARTS))
def test_the_number_of_a_greater_or_smaller_part(
    matrix: Matrix, bound: int, error: int, part: tuple[str, float, float]
) -> None:
    share, low, high = part
    total = len(matrix.all)
    true = sum(value < bound for value in matrix.all)
    said = true + error
    assume(low < said / total < high and said > 0)
    for told in (f"({said} of {total})", f"({said} out of {total})", f", {said} of {total},"):
        sentence = f"{share} {told} lie below {text(bound)}.".replace(" ,", ",")
        assert judged(matrix, sentence, *KINDS) is (said == true)


@FEW
@given(matrix=matrices(), bound=st.integers(-99, 99), error=st.integers(-1, 1))
def test_a_number_of_all_without_a_noun(matrix: Matrix, bound: int, error: int) -> None:
    total = len(matrix.all)
    true = sum(value > bound for value in matrix.all)
    said = max(1, min(total, true + error))
    for sentence in (
        f"{said} of {total} lie above {text(bound)}.", f"Of the {total} cells, {said} exceed {text(bound)}.",
    ):  # fmt: skip
        assert judged(matrix, sentence, *KINDS) is (said == true)


@pytest.mark.parametrize("sentence", [
    "Around half of the cells (9 of 12) exceed 0.00.",  # nine is no half of twelve: one of both is meant otherwise
    "Around half of the cells (5 of 10) exceed 0.00.",  # there are nine
])  # fmt: skip
def test_a_number_that_does_not_fit_its_share_decides_nothing(sentence: str) -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((1, 2, 3), (6, 7, -8), (-5, -6, -7))
    )
    undecided(matrix, sentence, *KINDS)


def test_cells_apart_from_the_diagonal() -> None:
    rows = ("Alpha", "Beta", "Gamma")
    matrix = Matrix(rows, rows, ((90, 20, 30), (40, 80, 10), (50, 60, 70)))
    for share in ("Half of the off-diagonal cells", "Half of the foreign scores"):
        assert judged(matrix, f"{share} (3 of 6) lie below 0.35.", *KINDS) is True
        assert judged(matrix, f"{share} (3 of 6) lie below 0.45.", *KINDS) is False


def test_the_number_is_no_factor() -> None:
    matrix = Matrix(("Alpha", "Beta"), ("Paris", "Rome"), ((90, 20), (40, 80)))
    assert "refuted" not in verdicts(
        matrix, "More than half of the cells are above 0.30: 3 of 4.", "difference"
    )


def test_a_number_on_the_wrong_side_of_its_share() -> None:
    matrix = Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((1, 2, 3), (6, 7, 8), (9, 4, 5)))
    assert judged(matrix, "At most half of the cells (4 of 9) exceed 0.05.", *KINDS) is True
    assert judged(matrix, "At least half of the cells (5 of 9) exceed 0.04.", *KINDS) is True
    assert "supported" not in verdicts(matrix, "At most half of the cells (5 of 9) exceed 0.04.", *KINDS)

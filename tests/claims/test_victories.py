"""In how many lines something takes a place: "A leads in two columns", "in three rows, B is the lowest"."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import WORDS, Matrix, judged, matrices, verdicts

KINDS = ("count",)
FEW = settings(max_examples=15, deadline=None)
PLACES = [
    ("{name} has the highest score in {count} of the {total} cities.", 0),
    ("In {count} of the {total} cities, {name} has the highest score.", 0),
    ("For {count} of the {total} cities, {name} holds the maximum.", 0),
    ("{name} is second in {count} of the {total} cities.", 1),
    ("{name} is the runner-up in {count} of the {total} cities.", 1),
    ("{name} has the lowest score in {count} of the {total} cities.", -1),
    ("In {count} of the {total} cities, {name} has the lowest value.", -1),
]


def _orders(matrix: Matrix) -> list[list[int]]:
    """The rows of each column, the highest value first; without ties."""
    columns = [matrix.column(at) for at in range(len(matrix.columns))]
    assume(all(len(set(values)) == len(values) for values in columns))
    return [sorted(range(len(values)), key=lambda row: -values[row]) for values in columns]


@FEW
@given(matrix=matrices(), error=st.integers(-1, 1), wording=st.sampled_from(PLACES))
def test_a_place_in_a_number_of_columns(matrix: Matrix, error: int, wording: tuple[str, int]) -> None:
    sentence, place = wording
    true = sum(order[place] == 0 for order in _orders(matrix))
    said, total = true + error, len(matrix.columns)
    assume(0 < said <= total)
    sentence = sentence.format(name=matrix.rows[0], count=WORDS[said], total=WORDS[total])
    assert judged(matrix, sentence, *KINDS) is (said == true)


@FEW
@given(matrix=matrices(), error=st.integers(-1, 1))
def test_two_winners_share_a_verb(matrix: Matrix, error: int) -> None:
    orders = _orders(matrix)
    first, second = (sum(order[0] == row for order in orders) for row in (0, 1))
    said = second + error
    assume(first and 0 < said <= len(orders))
    for sentence in (
        f"{matrix.rows[0]} leads in {WORDS[first]} cities, {matrix.rows[1]} in {WORDS[said]}.",
        f"{matrix.rows[0]} has the highest score in {WORDS[first]} cities and {matrix.rows[1]} in {WORDS[said]}.",
    ):
        expected = ["supported", "supported" if said == second else "refuted"]
        assert verdicts(matrix, sentence, *KINDS) == expected


@pytest.mark.parametrize(("sentence", "right"), [
    ("Beta has the lowest value in two of the three cities or shares it.", True),
    ("Beta has the lowest value in one of the three cities or shares it.", False),
])  # fmt: skip
def test_a_shared_place(sentence: str, right: bool) -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 5), (10, 15, 9), (30, 40, 50))
    )
    assert judged(matrix, sentence, *KINDS) is right


@pytest.mark.parametrize("sentence", [
    "Alpha is the runner-up to Gamma in the first two cities.", "Alpha may be second in three cities.",
])  # fmt: skip
def test_what_is_no_number_of_places(sentence: str) -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((20, 30, 5), (10, 15, 9), (30, 40, 50))
    )
    assert "refuted" not in verdicts(matrix, sentence, "count", "extremum", "ranking")

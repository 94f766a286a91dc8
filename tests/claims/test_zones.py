"""Parts of the grid by where they lie, what they hold, and where values of a kind gather."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import COLUMNS, GUARDS, ROWS, Matrix, judged, matrices, text, undecided, verdicts

KINDS = ("threshold", "region", "count", "range", "extremum", "cell-value")
FEW = settings(max_examples=20, deadline=None)
EVEN = Matrix(
    ROWS[:4], COLUMNS[:4], ((10, 20, 31, 40), (60, 55, 41, 30), (22, 48, 71, 52), (80, 50, 21, 44))
)  # fmt: skip


def even_matrices() -> st.SearchStrategy[Matrix]:
    line = st.tuples(*[st.integers(1, 99)] * 4)
    return st.tuples(*[line] * 4).map(lambda values: Matrix(ROWS[:4], COLUMNS[:4], values))


ZONES = {
    "the top half": (range(2), range(4)), "the lower half of the map": (range(2, 4), range(4)),
    "the left half": (range(4), range(2)), "the upper-right quadrant": (range(2), range(2, 4)),
    "the bottom-left 2x2 block": (range(2, 4), range(2)), "the top-left 3x2 block": (range(3), range(2)),
    "the central 2x2 block": (range(1, 3), range(1, 3)), "the last two rows": (range(2, 4), range(4)),
}  # fmt: skip


@FEW
@given(
    matrix=even_matrices(),
    zone=st.sampled_from(sorted(ZONES)),
    limit=st.integers(0, 99),
    wording=st.sampled_from([
        "In {zone}, all values are above {limit}.", "All values in {zone} lie above {limit}.",
        "**{name}:** every value is above {limit}.", "No value of {zone} is at or below {limit}.",
    ]),
)  # fmt: skip
def test_what_is_said_of_a_zone_holds_there(matrix: Matrix, zone: str, limit: int, wording: str) -> None:
    rows, columns = ZONES[zone]
    values = [matrix.values[row][column] for row in rows for column in columns]
    name = zone.removeprefix("the ")
    sentence = wording.format(zone=zone, name=name[0].upper() + name[1:], limit=text(limit))
    found = set(verdicts(matrix, sentence, *KINDS))
    holds = all(value > limit for value in values)
    assert ("refuted" if holds else "supported") not in found
    if holds and wording.startswith("In"):
        assert found == {"supported"}


@FEW
@given(
    matrix=even_matrices(),
    zone=st.sampled_from(sorted(ZONES)),
    wording=st.sampled_from(["{zone} contains the highest value.", "The highest value lies in {zone}."]),
)  # fmt: skip
def test_a_zone_that_holds_the_maximum(matrix: Matrix, zone: str, wording: str) -> None:
    rows, columns = ZONES[zone]
    best = [(r, c) for r in range(4) for c in range(4) if matrix.values[r][c] == max(matrix.all)]
    inside = [r in rows and c in columns for r, c in best]
    sentence = wording.format(zone=zone)
    found = set(verdicts(matrix, sentence[0].upper() + sentence[1:], *KINDS))
    assert ("refuted" if all(inside) else "supported") not in found or any(inside) is not all(inside)


@FEW
@given(
    matrix=matrices(low=1),
    limit=st.integers(1, 99),
    wording=st.sampled_from([
        "Alpha and Beta hold every value above {limit}.", "Values above {limit} do not occur outside Alpha and Beta.",
        "High values gather in Alpha and Beta, where all values above {limit} are found.",
        "Nowhere outside Alpha and Beta does the score exceed {limit}.",
    ]),
)  # fmt: skip
def test_values_that_gather_somewhere(matrix: Matrix, limit: int, wording: str) -> None:
    inside = [value for row in matrix.values[:2] for value in row if value > limit]
    outside = [value for row in matrix.values[2:] for value in row if value > limit]
    found = set(verdicts(matrix, wording.format(limit=text(limit)), *KINDS))
    if outside:
        assert found == {"refuted"} or (found == {"undecidable"} and "where" in wording)
    elif inside:
        assert found == {"supported"}


def test_corners_are_cells() -> None:
    assert judged(EVEN, "**Top-left corner:** 0.10", *KINDS)
    assert not judged(EVEN, "**Top-left corner:** 0.20", *KINDS)


def test_labels_behind_a_block_say_which() -> None:
    sentence = "In the middle block (Beta and Gamma, Rome to Oslo), no value is below {}."
    assert judged(EVEN, sentence.format("0.41"), *KINDS)
    assert not judged(EVEN, sentence.format("0.48"), *KINDS)


def test_where_leads_back_to_several_lines() -> None:
    sentence = "High values cluster in Gamma and Delta, where nothing falls below {}."
    assert set(verdicts(EVEN, sentence.format("0.21"), "threshold")) == {"supported"}
    assert set(verdicts(EVEN, sentence.format("0.30"), "threshold")) != {"supported"}


@pytest.mark.parametrize("other", ["the A row and column", "the row and column of A"])
def test_outside_of_a_row_and_a_column(other: str) -> None:
    names = ("A", "B", "C", "D")
    values = ((90, -20, -30, -10), (-20, 80, 20, 30), (-30, 20, 70, 15), (-10, 30, 15, 60))
    matrix = Matrix(names, names, values)
    assert set(verdicts(matrix, f"Negative values do not occur outside {other}.", *KINDS)) <= {"supported"}


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    undecided(EVEN, guard.format("values above 0.3 do not occur outside Alpha and Beta") + ".", *KINDS)

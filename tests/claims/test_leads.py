"""Ranges and counts that their lead places, and ranges of which one end is wrong."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import ROWS, WORDS, Matrix, judged, matrices, text, verdicts

import heatparse

FEW = settings(max_examples=20, deadline=None)


@FEW
@given(matrix=matrices(), index=st.integers(0, 2), error=st.integers(-2, 2), data=st.data())
def test_one_end_that_is_right_makes_the_other_one_wrong(
    matrix: Matrix, index: int, error: int, data: st.DataObject
) -> None:
    values = matrix.row(index)
    low, high = min(values), max(values) - 2 + error
    assume(low < high)
    sentence = data.draw(st.sampled_from([
        "{} spans {} to {}.", "{} lies between {} and {}.", "**Range of {}:** {} to {}.", "{}: from {} to {}.",
        "**Spread of the {} row:** from {} up to {}.",
    ])).format(matrix.rows[index], text(low), text(high))  # fmt: skip
    outside = sum(value > high for value in values)
    if outside == 1:
        assert verdicts(matrix, sentence, "range") == ["refuted"]
    elif high == max(values):
        assert verdicts(matrix, sentence, "range") == ["supported"]


def mirrored(matrix: Matrix) -> Matrix:
    """The matrix with each value below the diagonal like that above it, and ones on it."""
    size = range(len(matrix.rows))
    rows = tuple(tuple(100 if i == j else matrix.values[min(i, j)][max(i, j)] for j in size) for i in size)
    return Matrix(matrix.rows, matrix.rows, rows)


@FEW
@given(drawn=matrices(size=5, square=True), index=st.integers(0, 2), error=st.integers(-1, 1), data=st.data())
def test_a_lead_names_the_row_and_its_own_cell_is_left_out(
    drawn: Matrix, index: int, error: int, data: st.DataObject
) -> None:
    matrix = mirrored(drawn)
    others = [value for at, value in enumerate(matrix.row(index)) if at != index]
    true = sum(value > 0 for value in others)
    said = max(1, min(true + error, len(others)))
    assume(0 not in others)
    sentence = data.draw(st.sampled_from([
        "**{} row:** {} of the {} are positive.", "**{} row:** {} of its {} off-diagonal values are positive.",
        "**{} row:** {} of {} off-diagonal scores lie above zero.",
    ])).format(ROWS[index], WORDS[said], WORDS[len(others)])  # fmt: skip
    assert judged(matrix, sentence, "count") is (said == true)


@FEW
@given(drawn=matrices(size=5, square=True), index=st.integers(0, 2), error=st.integers(0, 2))
def test_what_a_lead_says_of_all_others(drawn: Matrix, index: int, error: int) -> None:
    matrix = mirrored(drawn)
    others = [value for at, value in enumerate(matrix.row(index)) if at != index]
    low, high = min(others) + error, max(others)
    assume(low < high and high - low > 4)
    sentence = f"**{ROWS[index]}:** its scores with the others run from {text(low)} to {text(high)}."
    assert verdicts(matrix, sentence, "range") == ["supported" if not error else "refuted"]


@FEW
@given(matrix=matrices(low=-99, high=-1), data=st.data())
def test_half_and_most_of_a_number_of_cells(matrix: Matrix, data: st.DataObject) -> None:
    size = len(matrix.all)
    bound = data.draw(st.sampled_from(matrix.all))
    below = sum(value < bound for value in matrix.all)
    most = f"More than half of the {size} cells are below {text(bound)}."
    assert judged(matrix, most, "count") is (2 * below > size)
    half = f"Half of the {size} cells are below {text(bound)}."
    assert judged(matrix, half, "count") is (2 * below == size)


@FEW
@given(matrix=matrices(), low=st.integers(-9, 0), high=st.integers(1, 9), error=st.integers(-1, 1))
def test_counted_cells_lie_between_the_ends_by_their_last_digit(
    matrix: Matrix, low: int, high: int, error: int
) -> None:
    true = sum(low * 10 <= value <= high * 10 for value in matrix.all)
    said = max(2, true + error)
    sentence = f"**Middle band:** {said} cells lie between {low / 10:.1f} and {high / 10:.1f}."
    on_edge = any(value in (low * 10, high * 10) for value in matrix.all)
    if said == true:
        assert judged(matrix, sentence, "count")
    elif not on_edge:
        assert "supported" not in verdicts(matrix, sentence, "count") or said in {
            sum(low * 10 - 5 <= value <= high * 10 + 5 for value in matrix.all)
        }


NUMBERED = """# Heatmap: Loss by Rate and Size
## 1. Axes
* **X-axis (Size):** small, mid, big
* **Y-axis (Rate):** slow, quick
## 2. Data
| Rate | small | mid | big |
|---|---|---|---|
| slow | 1.4 | 1.5 | 1.9 |
| quick | 2.4 | 2.1 | 1.2 |
"""


@pytest.mark.parametrize("heading", ["## 3. Key Observations", "## Ranges", "## 3. Bounds"])
def test_below_a_later_heading_the_whole_grid_is_spoken_of(heading: str) -> None:
    description = NUMBERED + f"{heading}\n* **slow:** 1.4 to 1.8.\n* Three cells exceed 2.0.\n"
    report = heatparse.check(description)
    assert len(report.document.panels[0].cells) == 6
    assert [(claim.kind, claim.verdict) for claim in report.claims if claim.span.line > 10] == [
        ("range", "refuted"), ("count", "refuted"),
    ]  # fmt: skip

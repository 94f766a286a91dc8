"""Where statements speak of: brackets that name the lines, ends and corners of the grid, all panels."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import Matrix, judged, judged_all, matrices, text, undecided, verdicts
from test_wordings import verdicts as verdicts_of

FEW = settings(max_examples=15, deadline=None)
KINDS = ("threshold", "region")
PLAIN = Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 6, 7)))


@FEW
@given(matrix=matrices(), bound=st.integers(-99, 99), data=st.data())
def test_a_bracket_names_the_columns(matrix: Matrix, bound: int, data: st.DataObject) -> None:
    one, two = matrix.columns[0], matrix.columns[2]
    phrase = data.draw(
        st.sampled_from(["southern cities", "outer columns", "larger towns", "two outer columns"])
    )
    sentence = f"In the {phrase} ({one} and {two}), no value exceeds {text(bound)}."
    flags = [value <= bound for index in (0, 2) for value in matrix.column(index)]
    if phrase.startswith("two"):
        assert "refuted" not in verdicts(matrix, sentence, *KINDS) or not all(flags)
    else:
        judged_all(matrix, sentence, flags, *KINDS)


def test_a_number_in_front_of_a_bracket_still_counts() -> None:
    assert judged(PLAIN, "Three cells (all of Beta) exceed 0.50.", "count")
    assert not judged(PLAIN, "Two cells (all of Beta) exceed 0.50.", "count")


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("In the later layers (3 to 5), no value exceeds 0.95.", "supported"),
    ("In the later layers (3-5), no value exceeds 0.94.", "refuted"),
    ("The first three layers (0, 1 and 2) stay below 0.98.", "supported"),
    ("The deep layers (4–5) never fall below 0.05.", "refuted"),
    ("Layers 4 to 5 never fall below 0.04.", "supported"),
])  # fmt: skip
def test_a_bracket_names_a_span_of_numbers(sentence: str, verdict: str) -> None:
    assert verdict in verdicts_of("layers", sentence)


@pytest.mark.parametrize(
    "sentence", ["In the upper layers, no value exceeds 0.10.", "The later layers exceed 0.90."]
)
def test_lines_without_a_number_may_be_any(sentence: str) -> None:
    assert verdicts_of("layers", sentence) <= {"undecidable"}


@FEW
@given(matrix=matrices(), bound=st.integers(-99, 99))
def test_corners_and_blocks(matrix: Matrix, bound: int) -> None:
    corners = [matrix.values[i][j] for i in (0, -1) for j in (0, -1)]
    for sentence, values in (
        ("All four corner cells exceed {}.", corners),
        ("All values in the top two rows exceed {}.", [*matrix.row(0), *matrix.row(1)]),
        ("The two upper rows always exceed {}.", [*matrix.row(0), *matrix.row(1)]),
    ):
        judged_all(matrix, sentence.format(text(bound)), (value > bound for value in values), *KINDS)
    block = [matrix.values[i][j] > bound for i in (-2, -1) for j in (-2, -1)]
    found = set(verdicts(matrix, f"Every cell of the bottom-right 2x2 block exceeds {text(bound)}.", *KINDS))
    expected = "supported" if all(block) else "refuted" if any(block) else "undecidable"
    assert found == {expected}  # where a block lies is plain, unless nothing in it is as it is said


@FEW
@given(matrix=matrices(), ends=st.tuples(st.integers(-99, 99), st.integers(-99, 99)), data=st.data())
def test_neither_below_nor_above(matrix: Matrix, ends: tuple[int, int], data: st.DataObject) -> None:
    low, high = sorted(ends)
    wording = data.draw(st.sampled_from([
        "No value is below {} or above {}.", "Nothing lies below {} or above {}.",
        "No cell falls below {} or exceeds {}.", "None of the values is less than {} or more than {}.",
    ]))  # fmt: skip
    flags = [low <= value <= high for value in matrix.all]
    judged_all(matrix, wording.format(text(low), text(high)), flags, "range")


def test_numbers_that_were_named_before_are_no_count() -> None:
    undecided(PLAIN, "The two models exceed 0.50.", "count", "threshold")


@pytest.mark.parametrize(
    "sentence", ["No cell exceeds 90% in all panels.", "No model exceeds 80% in both heatmaps."]
)
def test_in_some_panels_it_may_be_so(sentence: str) -> None:
    assert "refuted" not in verdicts_of("panels", sentence)


@pytest.mark.parametrize(
    "sentence", ["The strongest layers (4 and 5) are followed by 3.", "Two layers (4 and 5) stand out."]
)
def test_numbers_in_the_bracket_of_an_axis_are_no_values(sentence: str) -> None:
    assert "refuted" not in verdicts_of("layers", sentence)


@FEW
@given(matrix=matrices(square=True), bound=st.integers(-99, 99), data=st.data())
def test_counted_cells_on_one_side_of_the_diagonal(matrix: Matrix, bound: int, data: st.DataObject) -> None:
    size = len(matrix.rows)
    cells = [(i, j) for i in range(size) for j in range(size) if matrix.values[i][j] > bound]
    if not 2 <= len(cells) <= 12:
        return
    where, fits = data.draw(st.sampled_from([
        ("above the diagonal", lambda i, j: i < j), ("below the diagonal", lambda i, j: i > j),
        ("off the diagonal", lambda i, j: i != j), ("on the diagonal", lambda i, j: i == j),
    ]))  # fmt: skip
    number = [
        "zero",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
    ][len(cells)]
    sentence = f"{number.capitalize()} cells exceed {text(bound)}, all of them {where}."
    assert judged(matrix, sentence, "region") is all(fits(i, j) for i, j in cells)


def test_a_statement_with_a_lead_is_not_held_against_itself() -> None:
    assert "refuted" not in verdicts_of(
        "layers", "**First layers:** In layers 0 to 1 no class but Anchor reaches 0.32."
    )
    assert "refuted" not in verdicts_of("layers", "**Last layers:** In layers 4 to 5 no class reaches 0.98.")

"""Claims that give a difference, a drop, a gain or a factor."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import GUARDS, Matrix, judged, matrices, text, undecided, verdicts

import heatparse

KIND = "difference"
FEW = settings(max_examples=25, deadline=None)
MATRIX = Matrix(
    ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 26, 7))
)


@FEW
@given(matrix=matrices(low=0), column=st.integers(0, 2), off=st.sampled_from([0, 0, 3, 7]), data=st.data())
def test_by_how_much_one_row_beats_another(
    matrix: Matrix, column: int, off: int, data: st.DataObject
) -> None:
    one, two = matrix.values[0][column], matrix.values[1][column]
    assume(one > two)
    wording = data.draw(st.sampled_from([
        "{0} beats {1} by {3} in {2}.", "In {2}, {0} is {3} above {1}.", "In {2}, {1} is {3} below {0}.",
        "In {2}, {1} trails {0} by {3}.", "The difference between {0} and {1} in {2} is {3}.",
        "In {2}, {0} and {1} differ by {3}.", "In {2}, the gap between {0} and {1} is {3}.",
    ]))  # fmt: skip
    sentence = wording.format(matrix.rows[0], matrix.rows[1], matrix.columns[column], text(one - two + off))
    assert judged(matrix, sentence, KIND) is (off == 0)


@FEW
@given(matrix=matrices(low=0), column=st.integers(0, 2))
def test_the_direction_counts(matrix: Matrix, column: int) -> None:
    one, two = matrix.values[0][column], matrix.values[1][column]
    assume(one != two)
    size = text(abs(one - two))
    sentence = f"{matrix.rows[0]} beats {matrix.rows[1]} by {size} in {matrix.columns[column]}."
    assert judged(matrix, sentence, KIND) is (one > two)


@FEW
@given(matrix=matrices(low=0), row=st.integers(0, 2), off=st.sampled_from([0, 4]), data=st.data())
def test_a_step_with_its_ends(matrix: Matrix, row: int, off: int, data: st.DataObject) -> None:
    first, last = matrix.values[row][0], matrix.values[row][1]
    assume(first != last)
    change = "a gain" if last > first else "a drop"
    verb = "climbs" if last > first else "falls"
    sentence = (
        f"{matrix.rows[row]} {verb} from {text(first)} in {matrix.columns[0]} to {text(last)} in {matrix.columns[1]}, "
        f"{change} of {text(abs(last - first) + off)}."
    )
    assert judged(matrix, sentence, KIND) is (off == 0)


@FEW
@given(matrix=matrices(low=0), off=st.sampled_from([0, 5]))
def test_between_the_highest_and_the_lowest(matrix: Matrix, off: int) -> None:
    size = max(matrix.all) - min(matrix.all)
    assume(size > 0)
    sentence = f"The difference between the highest and the lowest value is {text(size + off)}."
    assert judged(matrix, sentence, KIND) is (off == 0)


@pytest.mark.parametrize(
    ("sentence", "true"),
    [
        ("In Paris, Alpha doubles the score of Gamma.", True),
        ("In Rome, Alpha scores twice as much as Gamma (0.20 vs. 0.26).", False),
        ("From Paris to Oslo, Alpha triples from 0.10 to 0.30.", True),
        ("From Paris to Rome, Beta more than doubles (0.60 → 0.70).", False),
    ],
)
def test_factors(sentence: str, true: bool) -> None:
    assert judged(MATRIX, sentence, KIND) is true


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    undecided(MATRIX, guard.format("Beta beats Alpha by 0.10 in Rome") + ".", KIND)


def test_a_wrong_difference_can_be_mended() -> None:
    description = MATRIX.describe("Beta beats Alpha by 0.40 in Rome.")
    (claim,) = [claim for claim in heatparse.check(description).claims if claim.kind == KIND]
    assert claim.fix is not None
    span, right = claim.fix
    assert (description[span.start : span.end], right) == ("0.40", "0.50")


@pytest.mark.parametrize(("step", "holds"), [("-4", False), ("+5", True), ("-5", False)])
def test_a_step_behind_an_arrow(step: str, holds: bool) -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 15, 30), (60, 70, 80), (5, 26, 7))
    )
    amount = f"{step[0]}0.0{step[1]}"
    assert judged(matrix, f"Alpha, Paris → Rome: {amount}.", KIND) is holds


LOADS = Matrix(("Oak", "Elm", "Ash"), ("Dawn", "Noon", "Dusk"), ((10, 40, 60), (30, 50, 39), (5, 20, 88)))


@pytest.mark.parametrize(
    "far", ["the runner-up", "the second-best tree", "the best tree", "the highest value"]
)
@pytest.mark.parametrize("size", ["0.10", "0.38", "0.20"])
def test_a_far_side_that_may_be_that_of_the_place_is_left_open(far: str, size: str) -> None:
    undecided(LOADS, f"At Noon, Oak is {size} below {far}.", "difference")
    undecided(LOADS, f"At Noon, Elm beats {far} by {size}.", "difference")


@pytest.mark.parametrize("joint", [", then", ", and then", " and"])
@pytest.mark.parametrize(
    ("first", "second", "verdicts_told"),
    [
        ("0.30", "0.20", {"supported"}),  # from Noon on
        ("0.30", "0.50", {"supported"}),  # from Dawn on
        ("0.30", "0.40", {"supported", "refuted"}),
    ],
)
def test_the_next_step_of_a_way(joint: str, first: str, second: str, verdicts_told: set[str]) -> None:
    sentence = f"Oak rises by {first} from Dawn to Noon{joint} by {second} to Dusk."
    assert set(verdicts(LOADS, sentence, "difference")) == verdicts_told


@pytest.mark.parametrize(
    ("size", "verdict"),
    [("almost 60", "undecidable"), ("about 60", "undecidable"), ("about 57", "supported"),
     ("almost 40", "refuted"), ("about 70", "refuted"), ("60", "refuted")],
)  # fmt: skip
def test_a_rough_number_in_tens(size: str, verdict: str) -> None:
    rows = "| Ash | 81 | 24 |\n| Oak | 40 | 61 |"
    text = (
        "# Heatmap: Yield by plot\n\n| Tree | north | south |\n|---|---|---|\n"
        f"{rows}\n\n### Notes\n\n- For Ash, the yield drops by {size} from north to south.\n"
    )
    assert {claim.verdict for claim in heatparse.check(text).claims if claim.kind == "difference"} == {
        verdict
    }

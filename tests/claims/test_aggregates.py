"""Claims that give a mean, a sum or a median."""

from __future__ import annotations

from statistics import mean, median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import GUARDS, Matrix, benign, judged, matrices, undecided

import heatparse

KINDS = ("aggregate",)
FEW = settings(max_examples=20, deadline=None)
SMALL = Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 6, 7)))
LINES = [
    "The {line} {axis} averages {value}.", "The mean of the {line} {axis} is {value}.",
    "The average value in the {line} {axis} is {value}.", "{line} has an average of {value}.",
]  # fmt: skip


def near(number: float, error: int) -> str:
    return f"{number / 100 + error / 10:.2f}"


@FEW
@given(matrix=matrices(), index=st.integers(0, 2), error=st.sampled_from([-1, 0, 0, 1]), data=st.data())
def test_the_mean_of_a_row_or_column(matrix: Matrix, index: int, error: int, data: st.DataObject) -> None:
    axis = data.draw(st.sampled_from(["row", "column"]))
    line, values = (
        (matrix.rows[index], matrix.row(index))
        if axis == "row"
        else (matrix.columns[index], matrix.column(index))
    )
    sentence = data.draw(st.sampled_from(LINES)).format(line=line, axis=axis, value=near(mean(values), error))
    assert judged(matrix, sentence, *KINDS) is (error == 0)


@FEW
@given(matrix=matrices(), error=st.sampled_from([-1, 0, 0, 1]))
def test_the_mean_and_the_median_of_all_values(matrix: Matrix, error: int) -> None:
    for wording in (
        "The mean of all values is {}.",
        "On average, the value is {}.",
        "The overall average is {}.",
    ):
        assert judged(matrix, wording.format(near(mean(matrix.all), error)), *KINDS) is (error == 0)
    assert judged(matrix, f"The median value is {near(median(matrix.all), error)}.", *KINDS) is (error == 0)


@FEW
@given(matrix=matrices(), index=st.integers(0, 2), error=st.sampled_from([-1, 0, 0, 1]))
def test_the_sum_of_a_row(matrix: Matrix, index: int, error: int) -> None:
    total = near(sum(matrix.row(index)), error)
    for wording in ("The {} row sums to {}.", "The sum of the {} row is {}."):
        assert judged(matrix, wording.format(matrix.rows[index], total), *KINDS) is (error == 0)


@FEW
@given(matrix=matrices(square=True), error=st.sampled_from([-1, 0, 0, 1]))
def test_the_diagonal_and_the_rest(matrix: Matrix, error: int) -> None:
    for wording in (
        "The diagonal averages {}.",
        "The mean of the diagonal is {}.",
        "The average diagonal value is {}.",
    ):
        assert judged(matrix, wording.format(near(mean(matrix.diagonal), error)), *KINDS) is (error == 0)
    sentence = f"The mean off-diagonal value is {near(mean(matrix.off_diagonal), error)}."
    assert judged(matrix, sentence, *KINDS) is (error == 0)


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    undecided(SMALL, guard.format("the Alpha row averages 0.20") + ".", *KINDS)


@pytest.mark.parametrize("sentence", ["The Alpha row averages 0.20.", "The Alpha row averages 0.40."])
def test_benign_rewordings_keep_the_verdict(sentence: str) -> None:
    verdict = judged(SMALL, sentence, *KINDS)
    for other in benign(sentence):
        assert judged(SMALL, other, *KINDS) is verdict


def test_accuracies_of_a_confusion_matrix() -> None:
    import heatparse

    text = "\n".join([
        "## Confusion Matrix: Digits", "### Components/Axes", "- **X-axis (Predicted)**: A, B, C",
        "- **Y-axis (True)**: A, B, C", "### Data", "| True | A | B | C |", "|---|---|---|---|",
        "| A | 9 | 1 | 0 |", "| B | 2 | 8 | 0 |", "| C | 0 | 0 | 10 |", "### Key Observations",
        "- The accuracy is 90% for \"A\" and 80% for \"B\".", "- The overall accuracy is 90%.",
        "- 27 of the 30 samples are classified correctly.", "- The overall accuracy is 95%.",
    ])  # fmt: skip
    found = {}
    for claim in heatparse.check(text).claims:
        if claim.kind == "aggregate":
            found.setdefault(claim.span.line, []).append(claim.verdict)
    assert found == {12: ["supported", "supported"], 13: ["supported"], 14: ["supported"], 15: ["refuted"]}


SHARES = """# Heatmap: Shares of Trips

| | Car | Tram | Walk |
|---|---|---|---|
| North | 0.50 | 0.30 | 0.20 |
| South | 0.25 | 0.15 | 0.60 |

## Observations

- {}
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Each row sums to 1.", "supported"),
        ("Each row sums to 1.00.", "supported"),
        ("Each column sums to 1.", "refuted"),
        ("The Walk column sums to 1.", "undecidable"),  # 0.80
        ("The Walk column sums to 0.8.", "supported"),
    ],
)
def test_whole_numbers_are_no_loose_roundings_of_shares(sentence: str, verdict: str) -> None:
    claims = heatparse.check(SHARES.format(sentence)).claims
    assert [claim.verdict for claim in claims if claim.kind == "aggregate"] == [verdict]


COUNTS = """# Heatmap: Visits by Day

| | Mon | Tue | Wed |
|---|---|---|---|
| Park | 14 | 9 | 21 |
| Pool | 3 | 8 | 5 |
| Zoo | 12 | 17 | 10 |

## Observations

- {}
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The Pool row has the fewest visits overall (16).", "supported"),
        ("The Park row has the most visits (44).", "supported"),
        ("The Zoo row has the fewest visits overall (16).", "refuted"),
        ("The Pool row may have the fewest visits overall (19).", "undecidable"),
    ],
)
def test_extremes_of_lines_whose_number_is_their_sum(sentence: str, verdict: str) -> None:
    claims = heatparse.check(COUNTS.format(sentence)).claims
    assert [claim.verdict for claim in claims if claim.kind == "extremum"] == [verdict]

"""Sums that nobody calls so, and aggregates among other statements."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import Matrix, said

FEW = settings(max_examples=25, deadline=None)
NAMES = ("glass", "paper", "metal")


def verdicts(values: list[list[int]], sentence: str) -> set[str]:
    """The verdicts of the aggregates of a sentence about a confusion matrix."""
    rows = [f"| {name} | {' | '.join(map(str, row))} |" for name, row in zip(NAMES, values, strict=True)]
    description = "\n".join([
        "# Confusion Matrix: Sorted Items", "", "The heatmap counts the items of each class.", "",
        f"- **X-axis (Predicted class)**: {', '.join(NAMES)}", f"- **Y-axis (True class)**: {', '.join(NAMES)}", "",
        f"| True class | {' | '.join(NAMES)} |", "|---|---|---|---|", *rows, "", "## Observations", "", f"* {sentence}",
    ])  # fmt: skip
    return set(said(description, "aggregate"))


counts = st.lists(st.lists(st.integers(11, 99), min_size=3, max_size=3), min_size=3, max_size=3)
SUMS = {
    "{n} items were collected across all classes.": lambda v: sum(map(sum, v)),
    "{n} items are classified correctly.": lambda v: v[0][0] + v[1][1] + v[2][2],
    "{n} items are misclassified.": lambda v: sum(map(sum, v)) - (v[0][0] + v[1][1] + v[2][2]),
    "There are {n} items of the glass class.": lambda v: sum(v[0]),
    "Glass loses {n} of its items to other classes.": lambda v: v[0][1] + v[0][2],
    "Above the diagonal there are {n} errors.": lambda v: v[0][1] + v[0][2] + v[1][2],
}


@FEW
@given(values=counts, wording=st.sampled_from(sorted(SUMS)), off=st.sampled_from([0, 0, 1000]))
def test_a_number_of_things_that_is_the_sum(values: list[list[int]], wording: str, off: int) -> None:
    found = verdicts(values, wording.format(n=SUMS[wording](values) + off))
    assert found == {"supported"} if not off else "supported" not in found | {""} and "refuted" not in found


MATRIX = Matrix(
    ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((90, 80, 10), (60, 70, 80), (5, 26, 8))
)


@pytest.mark.parametrize(
    "sentence",
    [
        "Alpha peaks at 0.90 in Paris, with a mean of 0.60.",
        "Beta averages 0.70, peaking at 0.80 in Oslo.",
        "The mean of the row Beta is 0.70, compared with 0.60 for Alpha.",
        "The mean of Alpha comes to 0.60, less than that of Beta (0.70).",
    ],
)
def test_an_aggregate_among_other_statements(sentence: str) -> None:
    description = MATRIX.describe(sentence)
    assert "supported" in said(description, "aggregate")
    assert "refuted" not in said(description)

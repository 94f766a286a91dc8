"""Courses told by what is done to an axis, of a line that the clause before names, or of one line alone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import Matrix, matrices, verdicts

import heatparse

LOSSES = """# Heatmap: Perplexity by Learning Rate and Batch Size
## Components/Axes
- X-axis (Batch size): 16, 32, 64, 128, 256
- Y-axis (Learning rate): 1e-5, 1e-4, 3e-4, 1e-3
- Color bar: Perplexity, 10 to 45
## Data
| Learning rate | 16 | 32 | 64 | 128 | 256 |
|---|---|---|---|---|---|
| 1e-5 | 41.0 | 38.2 | 35.1 | 30.3 | 28.4 |
| 1e-4 | 30.5 | 26.1 | 22.4 | 20.2 | 21.8 |
| 3e-4 | 25.0 | 21.3 | 18.7 | 17.5 | 16.1 |
| 1e-3 | 12.2 | 13.8 | 15.9 | 19.4 | 22.7 |
## Key Observations
"""


def found(sentence: str) -> set[str]:
    report = heatparse.check(f"{LOSSES}- {sentence}\n")
    line = LOSSES.count("\n") + 1
    return {claim.verdict for claim in report.claims if claim.span.line == line}


@pytest.mark.parametrize("sentence", [
    "Increasing the batch size lowers the perplexity at 3e-4.",
    "At 3e-4, raising the batch size reduces the perplexity.",
    "A larger batch size raises the perplexity at 1e-3.",
    "Raising the learning rate from 1e-5 to 1e-4 lowers the perplexity for every batch size.",
    "Down the 16 column, perplexity falls monotonically from the first to the last row.",
    "**Row 1e-3:** the opposite; it increases all the way from 12.2 to 22.7.",
])  # fmt: skip
def test_true(sentence: str) -> None:
    told = found(sentence)
    assert "supported" in told
    assert "refuted" not in told


@pytest.mark.parametrize("sentence", [
    "Increasing the batch size lowers the perplexity at every learning rate.",
    "Increasing the batch size lowers the perplexity at 1e-3.",
    "A smaller batch size raises the perplexity at 1e-3.",
    "Raising the learning rate from 3e-4 to 1e-3 lowers the perplexity for every batch size.",
    "Down the 256 column, perplexity falls monotonically from the first to the last row.",
    "**Row 1e-3:** the opposite; it decreases all the way from 12.2 to 22.7.",
    "Perplexity decreases with batch size only at 1e-5.",
])  # fmt: skip
def test_false(sentence: str) -> None:
    assert "refuted" in found(sentence)


@pytest.mark.parametrize("sentence", [
    "Increasing the batch size may lower the perplexity at 1e-3.",
    "Increasing the batch size lowers the cost of a step.",
    "Increasing the batch size generally lowers the perplexity.",
    "Increasing the batch size lowers 1e-5 more than 1e-3.",
    "Lowering the perplexity takes a larger batch size.",
])  # fmt: skip
def test_what_words_leave_open(sentence: str) -> None:
    assert "refuted" not in found(sentence)


def test_a_wrong_end_is_one_fault() -> None:
    report = heatparse.check(f"{LOSSES}- Perplexity at 256 falls from 28.4 at 1e-5 to 13.5 at 3e-4.\n")
    assert [finding.rule for finding in report.findings] == ["trend-mismatch"]


@settings(max_examples=15, deadline=None)
@given(matrix=matrices(), index=st.integers(0, 2), data=st.data())
def test_down_a_column(matrix: Matrix, index: int, data: st.DataObject) -> None:
    values = [row[index] for row in matrix.values]
    assume(len(set(values)) == len(values))
    verb, way = data.draw(st.sampled_from([("rise", 1), ("fall", -1)]))
    holds = all((two - one) * way > 0 for one, two in pairwise(values))
    sentence = (
        f"Down the {matrix.columns[index]} column, values {verb} steadily from the first to the last row."
    )
    told = verdicts(matrix, sentence, "trend")
    assert told == ["supported" if holds else "refuted"]

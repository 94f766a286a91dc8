"""Bounds in the verbs that exceed them, exceptions in lists, and categories that are numbers."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import ROWS, WORDS, Matrix, judged, matrices, text, verdicts

import heatparse
from heatparse.claims.language.settling.exceptions import with_exceptions
from heatparse.claims.language.words import Word

FEW = settings(max_examples=20, deadline=None)


@FEW
@given(matrix=matrices(low=1), index=st.integers(0, 2), error=st.integers(-1, 1), data=st.data())
def test_verbs_that_exceed(matrix: Matrix, index: int, error: int, data: st.DataObject) -> None:
    values, size = matrix.column(index), len(matrix.rows)
    bound = data.draw(st.sampled_from(values)) - 1
    true = sum(value > bound for value in values)
    said = min(true + error, size)
    assume(said > 1 and bound > 0)
    sentence = data.draw(st.sampled_from([
        "{} of the {} models pass {} in {}.", "{} of the {} models clear {} in {}.", "{} of {} models break {} in {}.",
        "{} of the {} models are over {} in {}.", "{} of the {} models come in over {} in {}.",
        "{} of the {} models go over {} in {}.",
    ])).format(WORDS[said].capitalize(), WORDS[size], text(bound), matrix.columns[index])  # fmt: skip
    assert judged(matrix, sentence, "count") is (said == true)


@FEW
@given(matrix=matrices(low=1, high=97), data=st.data(), error=st.integers(0, 1))
def test_exceptions_in_lists(matrix: Matrix, data: st.DataObject, error: int) -> None:
    size = range(len(matrix.rows))
    rows = [max(row) for row in matrix.values]
    order = sorted(size, key=lambda i: -rows[i])
    one, two, bound = order[0], order[1], rows[order[2]]
    assume(bound - error > 0)
    sentence = data.draw(st.sampled_from([
        "No model except {} and {} exceeds {} anywhere.", "No model other than {} and {} exceeds {}.",
        "With the exception of {} and {}, no model exceeds {}.", "Except for {} and {}, all scores are at most {}.",
    ])).format(matrix.rows[one], matrix.rows[two], text(bound - error))  # fmt: skip
    assert judged(matrix, sentence, "threshold") is (not error)


@FEW
@given(matrix=matrices(low=1, high=97), index=st.integers(0, 2), error=st.integers(0, 1), data=st.data())
def test_an_exception_with_its_number(matrix: Matrix, index: int, error: int, data: st.DataObject) -> None:
    values = matrix.column(index)
    top = max(range(len(values)), key=lambda at: values[at])
    rest = max(value for at, value in enumerate(values) if at != top)
    assume(rest - error > 1 and values.count(rest) == 1 and len(values) == 4)
    sentence = data.draw(st.sampled_from([
        "In the {} column, all scores are below {} except for {} with {}.",
        "In {}, all values stay below {} apart from {} at {}.",
    ])).format(matrix.columns[index], text(rest + 1 - error), matrix.rows[top], text(values[top]))  # fmt: skip
    assert judged(matrix, sentence, "threshold") is (not error)


@FEW
@given(matrix=matrices(low=1, size=4, square=True), index=st.integers(0, 2), error=st.integers(0, 1))
def test_one_exception_in_front(matrix: Matrix, index: int, error: int) -> None:
    values = [value for at, value in enumerate(matrix.column(index)) if at != index]
    low = min(values)
    named = ROWS[[at for at in range(len(matrix.rows)) if at != index][values.index(low)]]
    rest = [value for value in values if value != low]
    assume(len(rest) == len(values) - 1 and min(rest) > 2)
    bound = text(min(rest) - 1 + error)
    sentence = (
        f"With one exception, {named}, all off-diagonal entries of the {ROWS[index]} column exceed {bound}."
    )
    assert judged(matrix, sentence, "threshold") is (not error)


def test_two_counts_of_one_column() -> None:
    matrix = Matrix(ROWS[:4], ROWS[:4], ((72, 10, 31, 5), (11, 80, 32, 6), (41, 12, 90, 7), (55, 13, 33, 8)))
    one = "The Alpha column contains only one value above 0.60, its diagonal, and two below {}."
    assert verdicts(matrix, one.format("0.50"), "count") == ["supported", "supported"]
    assert "refuted" in verdicts(matrix, one.format("0.60"), "count")


RATES = """## Heatmap: Validation Loss by Rate and Size
### Overview
The heatmap shows the validation loss.
### Components/Axes
* **X-axis (Batch size):** 16, 32, 64
* **Y-axis (Learning rate):** 1e-4, 3e-4, 1e-3
* **Color scale (Loss):** 1.0 to 4.0
### Detailed Analysis
| Rate | 16 | 32 | 64 |
|---|---|---|---|
| 1e-4 | 2.4 | 2.7 | 3.1 |
| 3e-4 | 1.8 | 1.7 | 2.1 |
| 1e-3 | 1.9 | 1.6 | 1.5 |
### Key Observations
"""


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("Both 3e-4 and 1e-3 stay below 2.2.", "supported"), ("Both 3e-4 and 1e-3 stay below 2.1.", "refuted"),
    ("1e-3 never exceeds 2.", "supported"), ("1e-3 never exceeds 1.8.", "refuted"),
    ("The loss is 1.7 for 3e-4 and batch size 32.", "supported"), ("1e-4 at batch size 64: 3.1", "supported"),
    ("The loss is 1.8 for 3e-4 and batch size 32.", "refuted"), ("1e-4 at batch size 64: 3.3", "refuted"),
    ("All losses at 1e-4 are above 2.3.", "supported"), ("All losses at 1e-4 are above 2.6.", "refuted"),
    ("Most losses are over 1.7.", "supported"), ("The loss ranges from 1.5 to 3.1.", "supported"),
    ("The loss ranges from 1.5 to 2.9.", "refuted"), ("Three configurations lie above a loss of 2.6.", "refuted"),
])  # fmt: skip
def test_categories_that_are_numbers(sentence: str, verdict: str) -> None:
    last = RATES.count("\n") + 1
    found = heatparse.check(RATES + f"- {sentence}\n").claims
    assert {claim.verdict for claim in found if claim.span.line == last} == {verdict}


def test_an_exception_that_is_left_alone_keeps_the_ends_of_its_names() -> None:
    words = [
        Word("CARDINAL", "3", "three", 0, 5), Word("AXISNOUN", "", "models", 6, 12), Word("COMMA", "", ",", 12, 13),
        Word("LABEL", "", "beta", 14, 18), Word("BE", "", "being", 19, 24),
        Word("EXCEPTION", "exception", "exception", 25, 38),
    ]  # fmt: skip
    assert with_exceptions(words) == words
    assert words[3].end == 18

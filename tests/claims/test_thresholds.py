"""Claims that values lie above or below a number, or have a sign."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import (
    COLUMNS,
    GUARDS,
    ROWS,
    Matrix,
    benign,
    judged,
    judged_all,
    matrices,
    text,
    undecided,
    verdicts,
)

import heatparse

KINDS = ("threshold",)
FEW = settings(max_examples=20, deadline=None)

ABOVE = [
    "All values exceed {}.", "Every value is above {}.", "All cells are greater than {}.",
    "Each cell lies above {}.", "All scores are higher than {}.",
]  # fmt: skip
AT_LEAST = [
    "No value falls below {}.", "No cell drops under {}.", "All values are at least {}.",
    "All values reached at least {}.", "Every cell had reached at least {}.",
    "Every cell is at {} or higher.", "The scores never drop below {}.", "No score is lower than {}.",
]  # fmt: skip
BELOW = ["All values are below {}.", "Every cell stays under {}.", "All scores are less than {}."]
AT_MOST = [
    "No value exceeds {}.", "No cell is above {}.", "The scores never exceed {}.",
    "Every value is at most {}.", "All cells are at or below {}.",
]  # fmt: skip
TESTS = {
    "above": (ABOVE, lambda value, bound: value > bound),
    "at least": (AT_LEAST, lambda value, bound: value >= bound),
    "below": (BELOW, lambda value, bound: value < bound),
    "at most": (AT_MOST, lambda value, bound: value <= bound),
}


@pytest.mark.parametrize("relation", TESTS)
@FEW
@given(matrix=matrices(), step=st.integers(-3, 3), data=st.data())
def test_a_bound_for_all_values(relation: str, matrix: Matrix, step: int, data: st.DataObject) -> None:
    wordings, test = TESTS[relation]
    ends = (min(matrix.all), max(matrix.all))
    bound = data.draw(st.sampled_from(ends)) + step
    sentence = data.draw(st.sampled_from(wordings)).format(text(bound))
    judged_all(matrix, sentence, (test(value, bound) for value in matrix.all), *KINDS)


ROW_WORDINGS = [
    "The {row} row stays above {bound}.",
    "In the {row} row, every value exceeds {bound}.", "Every value in the {row} row is above {bound}.",
    "All values of {row} are above {bound}.", "{row} is consistently above {bound}.",
]  # fmt: skip


@FEW
@given(matrix=matrices(), index=st.integers(0, 2), bound=st.integers(-99, 99), data=st.data())
def test_a_bound_for_a_row(matrix: Matrix, index: int, bound: int, data: st.DataObject) -> None:
    sentence = data.draw(st.sampled_from(ROW_WORDINGS))
    sentence = sentence.format(row=matrix.rows[index], bound=text(bound))
    assert judged(matrix, sentence, *KINDS) is all(value > bound for value in matrix.row(index))


@FEW
@given(matrix=matrices(), index=st.integers(0, 2), bound=st.integers(-99, 99))
def test_a_bound_for_a_column(matrix: Matrix, index: int, bound: int) -> None:
    for wording in ("No value in the {} column exceeds {}.", "The {} column never exceeds {}."):
        sentence = wording.format(matrix.columns[index], text(bound))
        assert judged(matrix, sentence, *KINDS) is all(value <= bound for value in matrix.column(index))


@FEW
@given(matrix=matrices(), index=st.integers(0, 2))
def test_signs(matrix: Matrix, index: int) -> None:
    row, values = matrix.rows[index], matrix.row(index)
    for sign, flags in (("negative", [v < 0 for v in values]), ("positive", [v > 0 for v in values])):
        assert judged(matrix, f"All values in the {row} row are {sign}.", *KINDS) is all(flags)
    judged_all(matrix, "No value is negative.", (v >= 0 for v in matrix.all), *KINDS)


@FEW
@given(matrix=matrices(), bound=st.integers(-99, 99))
def test_what_is_excepted_does_not_count(matrix: Matrix, bound: int) -> None:
    sentence = f"All values except ({matrix.rows[0]}, {matrix.columns[1]}) exceed {text(bound)}."
    rest = [v for i, row in enumerate(matrix.values) for j, v in enumerate(row) if (i, j) != (0, 1)]
    judged_all(matrix, sentence, (value > bound for value in rest), *KINDS)


@FEW
@given(matrix=matrices(square=True), bound=st.integers(-99, 99))
def test_a_bound_off_the_diagonal(matrix: Matrix, bound: int) -> None:
    held = [value > bound for value in matrix.off_diagonal]
    for wording in ("All off-diagonal values exceed {}.", "Outside the diagonal, every value exceeds {}."):
        assert judged(matrix, wording.format(text(bound)), *KINDS) is all(held)


@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("claim", ["all values exceed 0.50", "no value exceeds 0.50"])
def test_a_guard_word_leaves_it_undecided(guard: str, claim: str) -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 6, 7))
    )
    undecided(matrix, guard.format(claim) + ".", *KINDS, "range", "count")


@pytest.mark.parametrize(
    "sentence", ["All values exceed 0.04.", "All values exceed 0.08.", "No value exceeds 0.85."]
)
def test_benign_rewordings_keep_the_verdict(sentence: str) -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 6, 7))
    )
    verdict = judged(matrix, sentence, *KINDS)
    for other in benign(sentence):
        assert judged(matrix, other, *KINDS) is verdict


def test_a_percentage_says_nothing_of_counts() -> None:
    text = """## Heatmap: Confusion Matrix
### Components/Axes
- **X-axis (Predicted)**: Cat, Dog, Elk
- **Y-axis (True)**: Cat, Dog, Elk
### Detailed Analysis
| | Cat | Dog | Elk |
|---|---|---|---|
| Cat | 95 | 2 | 3 |
| Dog | 4 | 92 | 4 |
| Elk | 5 | 6 | 80 |
### Key Observations
- All diagonal values exceed 90%.
"""
    assert all(claim.verdict != "refuted" for claim in heatparse.check(text).claims)


@FEW
@given(matrix=matrices(), data=st.data())
def test_listed_lines_name_each_cell(matrix: Matrix, data: st.DataObject) -> None:
    rows, columns = matrix.rows[:2], matrix.columns[:3]
    values = [matrix.values[i][j] for i in range(2) for j in range(3)]
    bound = data.draw(st.sampled_from(values))
    holds = all(value > bound for value in values)
    few = sum(value <= bound for value in values) * 2 <= len(values)  # more would be other values
    sentence = f"{' and '.join(rows)} exceed {text(bound)} in {columns[0]}, {columns[1]} and {columns[2]}."
    if holds or few:
        assert judged(matrix, sentence, "threshold") is holds
    else:
        assert "supported" not in verdicts(matrix, sentence, "threshold")
    for opening in ("On average, ", "Mostly, "):
        assert "refuted" not in verdicts(matrix, opening + sentence, "threshold")


@pytest.mark.parametrize(("count", "verdict"), [("three", {"supported"}), ("four", set()), ("two", set())])
def test_nothing_is_borne_out_of_more_or_fewer_values_than_there_are(count: str, verdict: set[str]) -> None:
    matrix = Matrix(ROWS[:3], COLUMNS[:3], ((10, 20, 30), (60, 70, 80), (5, 26, 7)))
    found = set(verdicts(matrix, f"All {count} values of Alpha exceed 0.05.", "threshold"))
    assert found - {"undecidable"} == verdict


SIGNED = """## Heatmap: Levels of Genes

- **X-axis (Tissue):** Liver, Heart, Brain
- **Y-axis (Gene):** ALB, MYH, INS
- **Color scale:** -3 to 3

| | Liver | Heart | Brain |
|---|---|---|---|
| ALB | 2.9 | 0.4 | -1.1 |
| MYH | -0.3 | 2.8 | -1.2 |
| INS | 1.5 | -1.6 | 2.2 |

### Observations
- {}
"""


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("All values of INS are beyond ±1.4.", "supported"),
        ("All values of ALB are beyond ±1.", "refuted"),
        ("All values of INS exceed ±1.4.", "supported"),
        ("Two values exceed ±2.5.", "supported"),
        ("Three values are beyond ±2.5.", "refuted"),
        ("All values of MYH lie within ±2.", "refuted"),
        ("All values lie within ±3.", "supported"),
    ],
)
def test_bound_of_both_signs_is_one_of_size(statement, verdict):
    claims = heatparse.check(SIGNED.format(statement)).claims
    assert {claim.verdict for claim in claims} == {verdict}


def test_together_with_adds_nothing_up():
    told = "ALB has the widest range, 4.0, together with MYH (Heart and Brain, also 4.0)."
    assert not heatparse.check(SIGNED.format(told)).findings

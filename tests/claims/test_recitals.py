"""Values told again one after another, of pairs, of both panels, and of what a confusion matrix counts."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import Matrix, matrices, text

import heatparse

FEW = settings(max_examples=25, deadline=None)
LISTS = [
    "The {row} figures tell the same story: {items}.", "**{row}:** {items}", "**First row ({row}):** {items}",
    "Scores of {row}: {items}.", "For {row} we read: {items}.",
]  # fmt: skip
ITEMS = ["{column} {value}", "{column} ({value})", "{column}: {value}", "{column} at {value}"]
PAIRS = """## Heatmap: Correlation of Soils
### Components/Axes
* **Rows and columns:** Clay, Sand, Iron
* **Color scale:** -1 to 1
### Data
| | Clay | Sand | Iron |
|---|---|---|---|
| Clay | 1.00 | -0.86 | 0.57 |
| Sand | -0.86 | 1.00 | -0.39 |
| Iron | 0.57 | -0.39 | 1.00 |
### Key Observations
"""
FRUIT = """## Confusion Matrix: Fruit Classifier
### Components/Axes
* **X-axis (Predicted class):** apple, pear, plum, leaf
* **Y-axis (True class):** apple, pear, plum, leaf
### Data
| True \\ Predicted | apple | pear | plum | leaf |
|---|---|---|---|---|
| apple | 88 | 7 | 5 | 0 |
| pear | 11 | 81 | 6 | 2 |
| plum | 4 | 3 | 92 | 1 |
| leaf | 0 | 6 | 0 | 94 |
### Key Observations
"""
TRANSFER = """## Heatmaps: Transfer of Probes
### Components/Axes
* **X-axis (Test task):** Math, Code
* **Y-axis (Training task):** Math, Code
### Data
**Left heatmap: Linear**
| | Math | Code |
|---|---|---|
| Math | 0.88 | 0.61 |
| Code | 0.58 | 0.93 |

**Right heatmap: Dense**
| | Math | Code |
|---|---|---|
| Math | 0.92 | 0.66 |
| Code | 0.63 | 0.96 |
### Key Observations
"""


def findings(description: str) -> set[str]:
    return {finding.rule for finding in heatparse.check(description).findings}


def verdicts(head: str, sentence: str) -> set[str]:
    report = heatparse.check(f"{head}* {sentence}\n")
    return {claim.verdict for claim in report.claims}


@FEW
@given(matrix=matrices(), at=st.integers(0, 2), off=st.sampled_from([-7, 0, 9]), data=st.data())
def test_a_list_of_names_with_their_values(matrix: Matrix, at: int, off: int, data: st.DataObject) -> None:
    frame, item = data.draw(st.sampled_from(LISTS)), data.draw(st.sampled_from(ITEMS))
    values = [value + off * (index == at) for index, value in enumerate(matrix.row(0))]
    items = [item.format(column=c, value=text(v)) for c, v in zip(matrix.columns, values, strict=True)]
    sentence = frame.format(row=matrix.rows[0], items=", ".join(items))
    assert ("cell-value-mismatch" in findings(matrix.describe(sentence))) is bool(off)


@FEW
@given(matrix=matrices(), off=st.integers(400, 600))
def test_numbers_none_of_which_is_a_value_recite_something_else(matrix: Matrix, off: int) -> None:
    items = ", ".join(f"{c} {text(v + off)}" for c, v in zip(matrix.columns, matrix.row(0), strict=True))
    assert not findings(matrix.describe(f"Weights for {matrix.rows[0]}: {items}."))


@pytest.mark.parametrize("sentence", [
    "**Clay and Iron:** A strong positive link ({}).", "**Clay and Iron:** Moderately strong, at {}.",
    "Clay and iron show a fairly strong correlation of {}.", "The pair of clay and iron has a coefficient of {}.",
    "Between clay and iron there is a strong relationship (r = {}).", "Clay and iron: {}",
    "Clay goes along with sand (-0.86) and iron ({}).", "Sand and iron show -0.39, clay and iron {}.",
    "Sand is negatively correlated with iron (-0.39), while clay and iron reach {}.",
])  # fmt: skip
def test_the_value_of_a_pair(sentence: str) -> None:
    assert verdicts(PAIRS, sentence.format("0.57")) >= {"supported"}
    assert "refuted" not in verdicts(PAIRS, sentence.format("0.57"))
    assert "refuted" in verdicts(PAIRS, sentence.format("0.75"))


@pytest.mark.parametrize("sentence", [
    "Clay and iron have an R² of 0.32.", "Clay and iron would reach 0.75 without the outlier.",
    "**Clay and Iron:** Significant (p = 0.01).", "The weights of clay and iron are 0.5 and 0.3.",
    "Sand correlates with clay and iron at -0.86 and -0.39.", "Clay and sand come in groups of 0.3.",
])  # fmt: skip
def test_another_number_beside_a_pair(sentence: str) -> None:
    assert "refuted" not in verdicts(PAIRS, sentence)


@pytest.mark.parametrize(("sentence", "right", "wrong"), [
    ("{} pears are misclassified as apple.", "Eleven", "Twelve"),
    ("{} pears are mistaken for apples.", "11", "12"),
    ("{} leaves were predicted to be pears.", "Six", "Four"),
    ("{} apple images ended up in pear.", "Seven", "Eight"),
    ("Apple images are flagged as pear {} times.", "7", "5"),
    ("Of the pears, 11 were classified as apple and {} as plum.", "6", "8"),
    ("Pear is confused with apple in 11 cases. The reverse confusion occurs {} times.", "7", "8"),
    ("{} plums are recognized correctly.", "92", "94"),
    ("Plum is recognized correctly in {} cases.", "92", "94"),
])  # fmt: skip
def test_things_of_a_class_that_are_counted(sentence: str, right: str, wrong: str) -> None:
    assert "refuted" not in verdicts(FRUIT, sentence.format(right))
    assert "supported" in verdicts(FRUIT, sentence.format(right))
    assert "refuted" in verdicts(FRUIT, sentence.format(wrong))


@pytest.mark.parametrize("sentence", [
    "Of the pears taken for apples, 3 were small.", "Of the images predicted as pear, 81 are pears, 7 are apples.",
    "Eleven pears are misclassified as apple, and six of them are red.", "Two pears and three plums are wrong.",
])  # fmt: skip
def test_things_of_a_class_that_are_no_cell(sentence: str) -> None:
    assert "refuted" not in verdicts(FRUIT, sentence)


@pytest.mark.parametrize("sentence", [
    "Training on Math and testing on Code gives 0.61 (left) and {} (right).",
    "Math vs. Code rises from 0.61 (left) to {} (right).", "**Math on Code:** Linear 0.61, Dense {}.",
    "Math on Code is at 0.61 with Linear and {} with Dense.", "For Math on Code, Linear reaches 0.61 and Dense {}.",
])  # fmt: skip
def test_the_values_of_a_cell_in_two_panels(sentence: str) -> None:
    assert "refuted" not in verdicts(TRANSFER, sentence.format("0.66"))
    assert "supported" in verdicts(TRANSFER, sentence.format("0.66"))
    assert "refuted" in verdicts(TRANSFER, sentence.format("0.69"))

"""Statements that are composed of places, quantifiers and one predicate, in any order and in odd wordings."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import Matrix, matrices, verdicts, verdicts_at

OVENS = """# Heatmap: Crust Score of Doughs by Oven

- **Y-axis (Trained on flour):** Rye, Spelt, Wheat, Oat
- **X-axis (Tested on flour):** Rye, Spelt, Wheat, Oat
- **Color bar:** 0 to 1

| Train \\ Test | Rye | Spelt | Wheat | Oat |
|---|---|---|---|---|
| Rye | 0.91 | 0.44 | 0.52 | 0.38 |
| Spelt | 0.61 | 0.87 | 0.70 | 0.42 |
| Wheat | 0.58 | 0.66 | 0.95 | 0.49 |
| Oat | 0.33 | 0.47 | 0.55 | 0.83 |

## Observations
{}
"""


@pytest.mark.parametrize(("statement", "verdict"), [
    ("On Oat, the Rye model works better than the Spelt model.", "refuted"),
    ("On Oat, the Spelt model works better than the Rye model.", "supported"),
    ("Going from Rye to Spelt works better than going from Spelt to Rye.", "refuted"),
    ("The Spelt model is better than the Wheat model on all test flours apart from Wheat itself.", "refuted"),
    ("The Wheat model is better than the Oat model on all test flours apart from Oat itself.", "supported"),
    ("What the Rye model has learned goes better with Oat than with Wheat.", "undecidable"),
    ("For the Oat test set, Spelt is the most helpful foreign source.", "refuted"),
    ("For the Oat test set, Wheat is the most helpful foreign source.", "supported"),
])  # fmt: skip
def test_each_constituent_says_what_it_says_wherever_it_stands(statement: str, verdict: str) -> None:
    assert {verdict, "undecidable"} >= verdicts_at(OVENS, f"- {statement}")
    if verdict == "refuted":
        assert "refuted" in verdicts_at(OVENS, f"- {statement}")


@pytest.mark.parametrize("statement", [
    "On Rye samples, the Wheat model may be better than the Spelt model.",
    "On stale Rye, the Wheat model is better than the Spelt model.",
    "On Rye samples, the Wheat model is more interesting than the Spelt model.",
    "Once it is salted, the Wheat model is better than the Spelt model on Rye samples.",
])  # fmt: skip
def test_a_word_that_nobody_knows_leaves_it_open(statement: str) -> None:
    assert "refuted" not in verdicts_at(OVENS, f"- {statement}")


@pytest.mark.parametrize("statement", [
    "**First test:** All models stay above 0.6.",
    "**Rye against Oat:** Rye wins on Wheat and loses on Spelt.",
    "In the Wheat column the order is clear. All models stay above 0.50 here.",
    "The fresh flours, which never exceed 0.3, are not listed.",
])  # fmt: skip
def test_what_stands_around_may_tell_where_it_holds(statement: str) -> None:
    assert "refuted" not in verdicts_at(OVENS, f"- {statement}")


@pytest.mark.parametrize("statement", [
    "Oat, whose diagonal entry of 0.83 is lower than that of any other flour, comes last.",
    "Wheat comes first on the diagonal at 0.95, with 0.04 more than Rye.",
])  # fmt: skip
def test_what_is_said_of_the_diagonal_is_compared_there(statement: str) -> None:
    assert "refuted" not in verdicts_at(OVENS, f"- {statement}")


SKIES = """# Heatmap: Clear Nights by Site

- **Y-axis (Site):** Ridge, Shore, Basin
- **X-axis (Month):** May, June, July

| | May | June | July |
|---|---|---|---|
| Ridge | 0 | 4 | 0 |
| Shore | 3 | 0 | 8 |
| Basin | 5 | 6 | 7 |

## Observations
{}
"""


def test_more_of_what_was_counted_is_no_higher_value() -> None:
    assert "refuted" not in verdicts_at(SKIES, "- The Ridge row contains two zeros, more than any other row.")


@pytest.mark.parametrize("statement", [
    "May and July come next to June. Next to Shore–July (8), Basin–July (7) ranks second.",
    "They climb to the maximum of the map (about 8) by July and are low again in June at Shore.",
])  # fmt: skip
def test_numbers_of_other_places_are_no_values_of_the_last(statement: str) -> None:
    assert "refuted" not in verdicts_at(SKIES, f"- {statement}")


FRONTS = (
    "In {c}, {a} is {w} than {b}.",
    "{a} is {w} than {b} in {c}.",
    "In {c} the {a} model works {w} than the {b} model.",
)


@settings(max_examples=25)
@given(matrices(low=1), st.data())
def test_comparisons_of_cells_in_any_order(matrix: Matrix, data: st.DataObject) -> None:
    first, second = data.draw(st.sampled_from(list(pairwise(range(len(matrix.rows))))))
    column = data.draw(st.integers(0, len(matrix.columns) - 1))
    one, two = matrix.values[first][column], matrix.values[second][column]
    form = data.draw(st.sampled_from(FRONTS))
    told = form.format(a=matrix.rows[first], b=matrix.rows[second], c=matrix.columns[column], w="better")
    found = verdicts(matrix, told)
    assert "refuted" not in found if one > two else "supported" not in found


ENDS = (
    "In {c}, the highest score is that of {a}.",
    "For {c}, {a} is the best of all models.",
    "In the {c} column {a} obtains the highest score.",
    "{a} is the most successful model for {c}.",
)


@settings(max_examples=25)
@given(matrices(low=1), st.data())
def test_extremes_of_columns_in_any_order(matrix: Matrix, data: st.DataObject) -> None:
    column = data.draw(st.integers(0, len(matrix.columns) - 1))
    row = data.draw(st.integers(0, len(matrix.rows) - 1))
    form = data.draw(st.sampled_from(ENDS))
    found = verdicts(matrix, form.format(a=matrix.rows[row], c=matrix.columns[column]))
    best = max(matrix.column(column))
    if matrix.values[row][column] < best:
        assert "supported" not in found
    elif matrix.column(column).count(best) == 1:
        assert "refuted" not in found


@pytest.mark.parametrize(("statement", "verdict"), [
    ("On Wheat, Spelt reaches 0.70.", "supported"),
    ("In Wheat, Spelt reaches 0.66.", "supported"),
    ("On Wheat, Spelt reaches 0.72.", "refuted"),
])  # fmt: skip
def test_a_place_in_front_may_be_either_axis_of_a_square(statement: str, verdict: str) -> None:
    assert verdicts_at(OVENS, f"- {statement}") == {verdict}

"""Two predicates of one subject, things that were never confused, and whom "its" stands for."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import ROWS, Matrix, judged, matrices, text, verdicts

import heatparse

FEW = settings(max_examples=20, deadline=None)


@FEW
@given(matrix=matrices(low=1, high=97), index=st.integers(0, 2), errors=st.tuples(st.integers(0, 1), st.integers(0, 1)),
       data=st.data())  # fmt: skip
def test_a_bound_in_each_of_two_places(
    matrix: Matrix, index: int, errors: tuple[int, int], data: st.DataObject
) -> None:
    one, two = matrix.values[index][0], matrix.values[index][1]
    assume(one > 2 and two > 2)
    bounds = text(one - 1 + errors[0]), text(two - 1 + errors[1])
    sentence = data.draw(st.sampled_from([
        "{} exceeds {} in {} and {} in {}.", "{} lies above {} in {} and above {} in {}.",
        "{} scores above {} in {}, and above {} in {}.",
    ])).format(matrix.rows[index], bounds[0], matrix.columns[0], bounds[1], matrix.columns[1])  # fmt: skip
    found = verdicts(matrix, sentence, "threshold")
    assert sorted(found) == sorted("refuted" if error else "supported" for error in errors)


CONFUSION = """## Confusion Matrix: Sorting of Gems
### Components/Axes
* **X-axis (Predicted class):** ruby, opal, jade, onyx
* **Y-axis (True class):** ruby, opal, jade, onyx
* **Color scale (Count):** 0 to 60
### Data
| True \\\\ Predicted | ruby | opal | jade | onyx |
|---|---|---|---|---|
| ruby | 51 | 4 | 0 | 0 |
| opal | 6 | 44 | 3 | 0 |
| jade | 0 | 5 | 47 | 2 |
| onyx | 1 | 0 | 2 | 55 |
### Key Observations
"""


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("Ruby is never predicted as jade or onyx.", "supported"), ("Ruby is never predicted as opal.", "refuted"),
    ("No opal was taken for onyx.", "supported"), ("No onyx was taken for ruby.", "refuted"),
    ("Ruby and jade are never confused with each other.", "supported"),
    ("Ruby and onyx are never confused with each other.", "refuted"),
    ("Onyx was not mistaken for opal.", "supported"), ("Jade was not mistaken for opal.", "refuted"),
    ("Ruby is hardly ever predicted as opal.", "open"), ("Ruby is never predicted as opal at night.", "open"),
])  # fmt: skip
def test_what_was_never_taken_for_another(sentence: str, verdict: str) -> None:
    last = CONFUSION.count("\n") + 1
    found = {c.verdict for c in heatparse.check(CONFUSION + f"- {sentence}\n").claims if c.span.line == last}
    assert "refuted" not in found if verdict == "open" else found == {verdict}


@FEW
@given(matrix=matrices(low=1, high=97), index=st.integers(0, 2), error=st.integers(0, 1))
def test_its_value_in_a_place(matrix: Matrix, index: int, error: int) -> None:
    value = matrix.values[index][0]
    assume(value > 2 and all(row[0] <= value for row in matrix.values))
    sentence = (
        f"{matrix.rows[index]} is uneven: its score exceeds {text(value - 1 + error)} in {matrix.columns[0]}."
    )
    assert ("supported" in verdicts(matrix, sentence, "threshold")) is (not error)


def test_totals_that_are_values() -> None:
    matrix = Matrix(ROWS[:3], ("Paris", "Rome", "Oslo"), ((10, 20, 30), (40, 50, 60), (70, 80, 90)))
    description = matrix.describe("Rome totals lie between 0.20 and 0.80.", "Most of the totals exceed 0.40.",
                                  "Rome totals lie between 0.20 and 0.70.")  # fmt: skip
    description = description.replace("shows the score", "shows score totals")
    found = [c.verdict for c in heatparse.check(description).claims if c.kind in ("range", "count")]
    assert found[-3:] == ["supported", "supported", "refuted"]


@pytest.mark.parametrize("sentence", [
    "Scores rarely exceed 0.50.", "Values are hardly ever above 0.50.",
    "Its scores exceed 0.50 only in Alpha and in Oslo.", "The high values are all found in the Gamma row.",
])  # fmt: skip
def test_what_is_not_said_of_all(sentence: str) -> None:
    matrix = Matrix(ROWS[:3], ("Paris", "Rome", "Oslo"), ((10, 20, 60), (10, 70, 40), (70, 80, 60)))
    assert "refuted" not in verdicts(matrix, sentence, "threshold", "count", "range")


def test_the_first_places_of_a_span_in_front() -> None:
    matrix = Matrix(ROWS[:3], ("Paris", "Rome", "Oslo"), ((61, 70, 59), (40, 50, 60), (70, 80, 90)))
    assert judged(matrix, "From Paris to Oslo, Alpha stays between 0.59 and 0.70.", "range")
    assert not judged(matrix, "From Paris to Oslo, Alpha stays between 0.60 and 0.70.", "range")
    assert judged(matrix, "With the exception of Rome, Alpha stays below 0.65.", "threshold")
    assert not judged(matrix, "With the exception of Oslo, Alpha stays below 0.65.", "threshold")


LEADS = Matrix(ROWS[:4], ROWS[:4], ((72, 10, 31, 5), (11, 80, 32, 6), (41, 12, 90, 7), (55, 13, 33, 8)))


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("**Models for Alpha:** two of the four models exceed 0.50.", "supported"),
    ("The Alpha column, leaving out its diagonal cell, ranges from 0.11 to 0.55.", "supported"),
    ("**Upper triangle:** its values range from 0.05 to 0.32.", "supported"),
    ("Three off-diagonal cells hold 0.41 units or more.", "refuted"),
    ("Two off-diagonal cells hold 0.41 units or more.", "supported"),
])  # fmt: skip
def test_leads_and_pronouns(sentence: str, verdict: str) -> None:
    description = LEADS.describe(sentence)
    last = description.count("\n") + 1
    found = {c.verdict for c in heatparse.check(description).claims if c.span.line == last}
    assert found - {"undecidable"} == {verdict}


PANELS = """## Heatmaps: Speed before and after Caching
### Components/Axes
* **X-axis (Threads):** 1, 2, 4
* **Y-axis (Store):** alpha, beta, gamma
* **Color scale (Requests/s):** 0 to 100
### Detailed Analysis
#### Cold
| Store | 1 | 2 | 4 |
|---|---|---|---|
| alpha | 12 | 21 | 35 |
| beta | 9 | 16 | 28 |
| gamma | 15 | 27 | 44 |
#### Warm
| Store | 1 | 2 | 4 |
|---|---|---|---|
| alpha | 18 | 33 | 57 |
| beta | 14 | 25 | 43 |
| gamma | 22 | 41 | 70 |
### Key Observations
"""


@pytest.mark.parametrize("sentence", [
    "Gamma exceeds 40 with four threads in both panels.", "Only gamma exceeds 60, with 4 threads in the warm panel.",
    "Alpha passes 50 only at 4 threads in the warm panel, and beta 40 at 4 as well.",
    "Values of 41 or more are limited to gamma and 4 threads.",
])  # fmt: skip
def test_numbers_that_say_where_are_no_counts(sentence: str) -> None:
    last = PANELS.count("\n") + 1
    found = {c.verdict for c in heatparse.check(PANELS + f"- {sentence}\n").claims if c.span.line == last}
    assert "refuted" not in found


@pytest.mark.parametrize("sentence", [
    "All cells outside the Alpha row and the Alpha column exceed 0.05.",
    "Between Alpha and Beta, scores stay below 0.12.", "Outside the Alpha row and column, all scores exceed 0.05.",
])  # fmt: skip
def test_places_of_two_names(sentence: str) -> None:
    assert verdicts(LEADS, sentence, "threshold") == ["supported"]


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("The values range from 9 to 70.", "supported"),
    ("**Unused range:** nothing lies below 9 or above 70.", "supported"),
    ("The values range from 9 to 60.", "undecidable"), ("Values range from 9 to 44 in the cold panel.", "supported"),
])  # fmt: skip
def test_one_span_of_all_panels(sentence: str, verdict: str) -> None:
    last = PANELS.count("\n") + 1
    claims = heatparse.check(PANELS + f"- {sentence}\n").claims
    assert {c.verdict for c in claims if c.span.line == last and c.kind == "range"} == {verdict}

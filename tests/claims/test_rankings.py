"""Claims that list an order."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import GUARDS, Matrix, judged, matrices, text, undecided, verdicts

import heatparse

KIND = "ranking"
FEW = settings(max_examples=25, deadline=None)
MATRIX = Matrix(
    ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 26, 7))
)


@FEW
@given(matrix=matrices(), column=st.integers(0, 2), order=st.permutations([0, 1, 2]), data=st.data())
def test_an_order_of_rows_in_a_column(
    matrix: Matrix, column: int, order: list[int], data: st.DataObject
) -> None:
    values = [matrix.values[i][column] for i in order]
    assume(len(set(values)) == 3)
    named = [matrix.rows[i] for i in order]
    wording = data.draw(st.sampled_from([
        "In {3}, {0} > {1} > {2}.", "In {3}, the order is {0}, {1}, {2}.", "In {3}, the ranking is {0}, {1} and {2}.",
        "In {3}, {2} < {1} < {0}.", "{3}: {0} > {1} > {2}", "{3}: {2} < {1} < {0}", "{3}: {0} ≥ {1} ≥ {2}",
        "**{3}:** {0} > {1} > {2}", "The order in {3} is clear: {0} > {1} > {2}.",
        "In {3}, the models rank {0}, {1}, {2}.", "In {3}, the models line up as {0}, {1}, {2}.",
        "In {3}, from highest to lowest: {0}, {1}, {2}.", "From the lowest to the highest in {3}: {2}, {1}, {0}.",
        "{3}: {0} comes first, {1} second, {2} third.",
    ]))  # fmt: skip
    sentence = wording.format(*named, matrix.columns[column])
    assert judged(matrix, sentence, KIND) is (values == sorted(values, reverse=True))


@FEW
@given(matrix=matrices(), order=st.permutations([0, 1, 2]), data=st.data())
def test_an_order_by_means(matrix: Matrix, order: list[int], data: st.DataObject) -> None:
    sums = [sum(matrix.values[i]) for i in order]
    assume(len(set(sums)) == 3)
    wording = data.draw(st.sampled_from([
        "Mean score from best to worst model: {0}, {1}, {2}", "On average, {0} > {1} > {2}.",
        "The models rank {0} > {1} > {2} by total score.", "In terms of the mean score, the models rank {0}, {1}, {2}.",
    ]))  # fmt: skip
    found = set(verdicts(matrix, wording.format(*[matrix.rows[i] for i in order]), KIND))
    true = sums == sorted(sums, reverse=True)
    assert found <= {"supported" if true else "refuted", "undecidable"}
    assert not true or found == {"supported"}


@FEW
@given(matrix=matrices(), order=st.permutations([0, 1, 2]))
def test_an_order_in_every_column(matrix: Matrix, order: list[int]) -> None:
    columns = [[matrix.values[i][j] for i in order] for j in range(len(matrix.columns))]
    assume(all(len(set(column)) == 3 for column in columns))
    sentence = "In every column, {} > {} > {}.".format(*[matrix.rows[i] for i in order])
    true = all(column == sorted(column, reverse=True) for column in columns)
    assert judged(matrix, sentence, KIND) is true


@FEW
@given(matrix=matrices(), row=st.integers(0, 2), column=st.integers(0, 2))
def test_the_second_highest(matrix: Matrix, row: int, column: int) -> None:
    assume(len(set(matrix.all)) == len(matrix.all))
    value = matrix.values[row][column]
    true = value == sorted(matrix.all)[-2]
    for word in ("second-highest", "second highest"):
        sentence = f"The {word} value is {text(value)} ({matrix.rows[row]}, {matrix.columns[column]})."
        assert judged(matrix, sentence, KIND) is true


@FEW
@given(matrix=matrices(), seed=st.permutations(range(9)))
def test_the_three_highest(matrix: Matrix, seed: list[int]) -> None:
    assume(len(set(matrix.all)) == len(matrix.all))
    width = len(matrix.columns)
    ranked = sorted(range(len(matrix.all)), key=lambda i: -matrix.all[i])
    for chosen in (ranked[:3], [ranked[0], ranked[2], ranked[1]], [*ranked[:2], ranked[5]]):
        cells = ", ".join(f"({matrix.rows[i // width]}, {matrix.columns[i % width]})" for i in chosen)
        sentence = f"The three highest values are {cells}."
        assert judged(matrix, sentence, KIND) is (set(chosen) == set(ranked[:3]))


@FEW
@given(matrix=matrices(), column=st.integers(0, 2), order=st.permutations([0, 1, 2]))
def test_a_leader_and_who_follows(matrix: Matrix, column: int, order: list[int]) -> None:
    values = list(matrix.column(column))
    assume(len(set(values)) == len(values))
    ranked = sorted(range(len(values)), key=lambda i: -values[i])
    first, second = order[:2]
    one, two = matrix.rows[first], matrix.rows[second]
    sentence = f"In {matrix.columns[column]}, {one} has the highest score, followed by {two}."
    if first == ranked[0] or values[first] != max(matrix.row(first)):
        assert judged(matrix, sentence, KIND) is ([first, second] == ranked[:2])


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    undecided(MATRIX, guard.format("in Rome, Alpha > Beta > Gamma") + ".", KIND)


@pytest.mark.parametrize(
    ("order", "holds"), [("Beta, then with Delta, then with Gamma", True), ("Beta, then with Gamma", False)]
)
def test_with_whom_one_correlates_best(order: str, holds: bool) -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma", "Delta"),
        ("Alpha", "Beta", "Gamma", "Delta"),
        ((100, 61, 30, 45), (61, 100, 20, 10), (30, 20, 100, 37), (45, 10, 37, 100)),
    )
    assert judged(matrix, f"Alpha correlates best with {order}.", KIND) is holds
    assert judged(matrix, f"**Alpha:** Correlates best with {order}.", KIND) is holds


@pytest.mark.parametrize("form", [
    "Behind {a} on {p}, {b} is second.", "Behind {a} ({v}) on {p}, {b} ranks second.",
    "Behind {a} at {p}, {b} comes second.",
])  # fmt: skip
def test_a_place_behind_the_first_is_told_where_the_first_is(form: str) -> None:
    for place, first, order in (("Paris", "Beta", "AlphaGamma"), ("Rome", "Beta", "GammaAlpha")):
        value = text(MATRIX.values[1][MATRIX.columns.index(place)])
        second, third = order[:5], order[5:]
        for named, holds in ((second, True), (third, False)):
            sentence = form.format(a=first, p=place, v=value, b=named)
            assert judged(MATRIX, sentence, KIND) is holds


@pytest.mark.parametrize(
    ("order", "verdict"),
    [
        ("Beta, Alpha and Gamma", {"supported"}),
        ("Gamma, Beta and Alpha", {"refuted"}),
        ("Alpha, Beta and Gamma", {"refuted"}),
    ],
)
def test_the_highest_values_in_an_order_are_a_ranking(order: str, verdict: set[str]) -> None:
    found = set(verdicts(MATRIX, f"{order} (in that order) have the highest values."))
    assert found == verdict


REGIONS = """## Heatmap: Anomalies of Rain by Region

- **X-axis (Decade):** 1970s, 1980s, 1990s
- **Y-axis (Region):** Alps, Banat, Crete, Donbas
- **Color scale:** -30 to 30

| Region | 1970s | 1980s | 1990s |
|---|---|---|---|
| Alps | 8 | -14 | -22 |
| Banat | 2 | 5 | -6 |
| Crete | -6 | 3 | 9 |
| Donbas | -2 | 4 | 7 |

### Observations
- {}
"""


@pytest.mark.parametrize(
    "behind", [", followed by {}.", ", just ahead of {}.", ", ahead of {} with its own."]
)
@pytest.mark.parametrize(
    ("leads", "second", "other"),
    [
        ("Donbas has the narrowest range", "Banat", "Crete"),  # by its mean, Donbas is first
        ("Alps has the lowest average", "Banat", "Crete"),
        ("Donbas has the highest sum", "Crete", "Banat"),
    ],
)
def test_who_comes_second_by_a_measure_of_lines(leads, second, other, behind):
    for name, verdict in ((second, "supported"), (other, "refuted")):
        claims = heatparse.check(REGIONS.format(leads + behind.format(name))).claims
        verdicts = {claim.verdict for claim in claims if claim.kind == "ranking"}
        assert verdicts <= {verdict, "undecidable"}
        if "its own" not in behind:
            assert verdicts == {verdict}


@pytest.mark.parametrize("wording", [
    "Beta and {} show the same ranking: Oslo, Rome, Paris.", "In Beta and {}, the order is Oslo, Rome, Paris.",
    "Beta and {} share the same order: Oslo, Rome, Paris.",
])  # fmt: skip
def test_an_order_in_several_lines_is_that_of_each(wording: str) -> None:
    """The means of Beta and Gamma are in this order, and so is Beta; Gamma is not."""
    assert verdicts(MATRIX, wording.format("Alpha"), KIND) == ["supported"]
    assert "supported" not in verdicts(MATRIX, wording.format("Gamma"), KIND)


def test_where_an_order_fails_is_shown() -> None:
    """Alpha rises and Gamma does not: each alone would be an order."""
    sentence = "Every row has the same ranking: Oslo, Rome, Paris."
    (finding,) = heatparse.check(MATRIX.describe(sentence, legend="from -1.00 (blue) to 1.00 (red)")).findings
    assert "0.07, 0.26 and 0.05" in finding.message

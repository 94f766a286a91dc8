"""Claims that name the highest, lowest, strongest, weakest … of something."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import GUARDS, Matrix, benign, judged, matrices, text, undecided, verdicts

import heatparse

KIND = "extremum"
FEW = settings(max_examples=25, deadline=None)
BEST = {
    "highest": max,
    "largest": max,
    "maximum": max,
    "top": max,
    "lowest": min,
    "smallest": min,
    "minimum": min,
}
MATRIX = Matrix(
    ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 6, 7))
)


def distinct(values: list[int]) -> None:
    assume(len(set(values)) == len(values))


CELLS = [
    "The {best} value is {value} ({row} in {column}).", "The {best} score, {value}, belongs to {row} in {column}.",
    "The {best} value in the heatmap is {value}, located at the intersection of {row} and {column}.",
    "The {best} score ({value}) is found for {row} in {column}.", "**{Best} value:** {value} ({row}, {column})",
    "The {best} value occurs at ({row}, {column}) with {value}.", "**{Best} value**: {row} in {column} with {value}.",
    "The {best} score of all is reached by {row} in {column} ({value}).",
]  # fmt: skip


@FEW
@given(
    matrix=matrices(),
    word=st.sampled_from(sorted(BEST)),
    row=st.integers(0, 2),
    column=st.integers(0, 2),
    data=st.data(),
)
def test_the_best_cell(matrix: Matrix, word: str, row: int, column: int, data: st.DataObject) -> None:
    distinct(matrix.all)
    value = matrix.values[row][column]
    wording = data.draw(st.sampled_from(CELLS))
    sentence = wording.format(
        best=word, Best=word.title(), value=text(value), row=matrix.rows[row], column=matrix.columns[column]
    )
    assert judged(matrix, sentence, KIND) is (value == BEST[word](matrix.all))


@FEW
@given(matrix=matrices(), word=st.sampled_from(sorted(BEST)), index=st.integers(0, 8))
def test_the_value_alone(matrix: Matrix, word: str, index: int) -> None:
    value = matrix.all[index]
    for wording in (
        "The {} value is {}.",
        "The {} score in the heatmap is {}.",
        "The {} of all values is {}.",
    ):
        found = judged(matrix, wording.format(word, text(value)), KIND)
        assert found is (value == BEST[word](matrix.all))


COLUMNS = [
    "{row} has the {best} score in {column}.", "In {column}, {row} has the {best} value.",
    "For {column}, the {best} score is achieved by {row}.", "In {column}, the {best} value belongs to {row}.",
]  # fmt: skip


@FEW
@given(matrix=matrices(), word=st.sampled_from(["highest", "lowest"]), row=st.integers(0, 2), column=st.integers(0, 2),
       data=st.data())  # fmt: skip
def test_the_best_of_a_column(matrix: Matrix, word: str, row: int, column: int, data: st.DataObject) -> None:
    values = list(matrix.column(column))
    distinct(matrix.all)
    wording = data.draw(st.sampled_from(COLUMNS))
    sentence = wording.format(best=word, row=matrix.rows[row], column=matrix.columns[column])
    true = values[row] == BEST[word](values)
    if true or values[row] != BEST[word](matrix.row(row)):  # else "has its highest" is another honest reading
        assert judged(matrix, sentence, KIND) is true


@FEW
@given(matrix=matrices(), word=st.sampled_from(["highest", "lowest"]), row=st.integers(0, 2))
def test_the_best_in_every_column(matrix: Matrix, word: str, row: int) -> None:
    distinct(matrix.all)
    name = matrix.rows[row]
    true = all(matrix.values[row][c] == BEST[word](matrix.column(c)) for c in range(len(matrix.columns)))
    for sentence in (
        f"{name} has the {word} score in every city.",
        f"{name} consistently shows the {word} scores across all cities.",
        f"{name} has the {word} score in all {len(matrix.columns)} cities.",
    ):  # fmt: skip
        assert judged(matrix, sentence.replace("cities", "columns"), KIND) is true


@FEW
@given(matrix=matrices(), row=st.integers(0, 2), column=st.integers(0, 2))
def test_its_own_best(matrix: Matrix, row: int, column: int) -> None:
    distinct(matrix.all)
    sentence = f"{matrix.rows[row]} has its highest score in {matrix.columns[column]}."
    assert judged(matrix, sentence, KIND) is (matrix.values[row][column] == max(matrix.row(row)))


@FEW
@given(matrix=matrices(square=True), word=st.sampled_from(["highest", "lowest"]), index=st.integers(0, 2))
def test_the_best_of_the_diagonal(matrix: Matrix, word: str, index: int) -> None:
    distinct(matrix.all)
    name, value = matrix.rows[index], matrix.diagonal[index]
    true = value == BEST[word](matrix.diagonal)
    for wording in ("The {} diagonal value is {} ({}).", "The {} value on the diagonal is {} ({})."):
        assert judged(matrix, wording.format(word, text(value), name), KIND) is true
    assert judged(matrix, f"{name} has the {word} diagonal value ({text(value)}).", KIND) is true


@FEW
@given(matrix=matrices(square=True), row=st.integers(0, 2), column=st.integers(0, 2))
def test_the_best_beside_the_diagonal(matrix: Matrix, row: int, column: int) -> None:
    assume(row != column)
    distinct(matrix.all)
    value = matrix.values[row][column]
    sentence = (
        f"The highest off-diagonal value is {text(value)} ({matrix.rows[row]}, {matrix.columns[column]})."
    )
    assert judged(matrix, sentence, KIND) is (value == max(matrix.off_diagonal))


@FEW
@given(matrix=matrices(), row=st.integers(0, 2), column=st.integers(0, 2), off=st.sampled_from([-2, 2]))
def test_the_right_cell_with_a_wrong_value(matrix: Matrix, row: int, column: int, off: int) -> None:
    distinct(matrix.all)
    value = max(matrix.all)
    row = next(i for i, line in enumerate(matrix.values) if value in line)
    column = matrix.values[row].index(value)
    sentence = f"The highest value is {text(value + off)} ({matrix.rows[row]} in {matrix.columns[column]})."
    assert not judged(matrix, sentence, KIND)


def test_a_shared_extremum_named_as_the_only_one() -> None:
    matrix = Matrix(MATRIX.rows, MATRIX.columns, ((10, 80, 30), (60, 70, 80), (5, 6, 7)))
    report = heatparse.check(matrix.describe("The highest value is 0.80 (Beta in Oslo)."))
    (claim,) = [claim for claim in report.claims if claim.kind == KIND]
    assert (claim.verdict, claim.rule) == ("refuted", "tied-extremum")
    assert "Alpha" in claim.explanation


@pytest.mark.parametrize(
    "sentence",
    [
        "The highest value, 0.80, is shared by (Alpha, Rome) and (Beta, Oslo).",
        "One of the highest values is Beta in Oslo.",
        "The highest values (e.g., Beta in Oslo with 0.80) stand out.",
    ],
)
def test_a_shared_extremum_that_is_told_as_shared(sentence: str) -> None:
    matrix = Matrix(MATRIX.rows, MATRIX.columns, ((10, 80, 30), (60, 70, 80), (5, 6, 7)))
    assert judged(matrix, sentence, KIND)


@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("claim", ["the highest value is 0.70 (Beta in Rome)", "the lowest value is 0.05"])
def test_a_guard_word_leaves_it_undecided(guard: str, claim: str) -> None:
    undecided(MATRIX, guard.format(claim) + ".", KIND)


@pytest.mark.parametrize(
    "sentence",
    [
        "Excluding Beta, the highest value is 0.70 (Beta in Rome).",
        "Beta in Rome does not have the highest value.",
        "The highest calibrated value is 0.70 (Beta in Rome).",
        "Among the northern ones, the highest value is 0.70.",
    ],
)
def test_what_narrows_the_scope_is_not_passed_over(sentence: str) -> None:
    undecided(MATRIX, sentence, KIND)


@pytest.mark.parametrize(
    "sentence",
    [
        "The highest value is 0.80 (Beta in Oslo).",
        "The highest value is 0.70 (Beta in Rome).",
        "Gamma has the lowest score in Paris.",
    ],
)
def test_benign_rewordings_keep_the_verdict(sentence: str) -> None:
    verdict = judged(MATRIX, sentence, KIND)
    quoted = sentence.replace("Beta", '"Beta"').replace("Oslo", "`Oslo`")
    for other in (*benign(sentence)[:2], quoted, sentence.replace("Beta", "**Beta**")):
        assert judged(MATRIX, other, KIND) is verdict


def test_the_verdict_names_its_numbers_and_places() -> None:
    description = MATRIX.describe("The highest value is 0.70 (Beta in Rome).")
    (claim,) = [claim for claim in heatparse.check(description).claims if claim.kind == KIND]
    assert "0.80" in claim.explanation and "0.70" in claim.explanation
    assert {description[span.start : span.end] for span in claim.related} == {"0.80", "0.70"}


def test_a_wrong_number_of_the_right_cell_can_be_mended() -> None:
    description = MATRIX.describe("The highest value is 0.82 (Beta in Oslo).")
    (claim,) = [claim for claim in heatparse.check(description).claims if claim.kind == KIND]
    assert claim.fix is not None
    span, right = claim.fix
    assert (description[span.start : span.end], right) == ("0.82", "0.80")


def test_a_wrong_cell_is_not_mended_by_its_number() -> None:
    report = heatparse.check(MATRIX.describe("The highest value is 0.80 (Alpha in Oslo)."))
    (claim,) = [claim for claim in report.claims if claim.kind == KIND]
    assert claim.verdict == "refuted" and claim.fix is None


CORRELATIONS = Matrix(
    ("Alpha", "Beta", "Gamma", "Delta"),
    ("Alpha", "Beta", "Gamma", "Delta"),
    ((100, 61, 30, 45), (61, 100, 20, 10), (30, 20, 100, 37), (45, 10, 37, 100)),
)


@pytest.mark.parametrize(
    ("sentence", "holds"),
    [
        ("Alpha correlates best with Beta.", True),
        ("Alpha correlates best with Delta.", False),
        ("The highest correlation is 1.00.", True),
        ("The highest correlation is 0.61 (Alpha and Beta).", True),
        ("The highest correlation is 0.45 (Alpha and Delta).", False),
    ],
)
def test_a_diagonal_of_ones_is_no_rival(sentence: str, holds: bool) -> None:
    assert judged(CORRELATIONS, sentence, KIND) is holds


@settings(max_examples=25, deadline=None)
@given(matrix=matrices(low=0), row=st.integers(0, 2), best=st.booleans())
def test_the_total_of_a_row(matrix: Matrix, row: int, best: bool) -> None:
    totals = [sum(values) for values in matrix.values]
    wanted = max(totals) if best else min(totals)
    sentence = f"The {matrix.rows[row]} row has the {'largest' if best else 'smallest'} total."
    assert judged(matrix, sentence, KIND) is (totals[row] == wanted and totals.count(wanted) == 1)


@settings(max_examples=25, deadline=None)
@given(matrix=matrices(low=0), column=st.integers(0, 2))
def test_the_mean_is_highest_for_a_column(matrix: Matrix, column: int) -> None:
    means = [sum(matrix.column(n)) / len(matrix.rows) for n in range(len(matrix.columns))]
    assume(max(means) - sorted(means)[-2] > 0.1)
    sentence = f"The mean is highest for {matrix.columns[column]}."
    assert judged(matrix, sentence, KIND) is (means[column] == max(means))


@pytest.mark.parametrize(
    "sentence", ["Beta has its maximum at Paris or Rome.", "Alpha or Gamma holds the highest score."]
)
def test_alternatives_are_not_refuted(sentence: str) -> None:
    undecided(MATRIX, sentence, KIND)


SINGLE = (
    "{} has the highest value.", "{} has the highest value of the heatmap.", "The highest value belongs to {}.",
    "{} contains the maximum.", "{} holds the highest cell.", "The highest entry is found in {}.",
)  # fmt: skip


@pytest.mark.parametrize("sentence", SINGLE)
@pytest.mark.parametrize(("row", "verdict"), [("Ada", "supported"), ("Bea", "refuted")])
def test_one_value_is_no_average(sentence, row, verdict):
    rows = "| | Math | Code | Law |\n|---|---|---|---|\n| Ada | 0.90 | 0.20 | 0.30 |\n| Bea | 0.80 | 0.82 | 0.84 |\n"
    text = f"## Heatmap: Scores\n* **Rows:** Ada, Bea\n* **Columns:** Math, Code, Law\n### Data\n{rows}### Notes\n* "
    (claim,) = heatparse.check(text + sentence.format(row) + "\n").claims
    assert claim.verdict == verdict


EVEN = Matrix(
    ("Ada", "Bea", "Cyd"), ("Math", "Code", "Law"), ((90, 20, 30), (80, 82, 84), (10, 15, 12))
)  # the best value is of Ada, the best mean of Bea
OWN = (
    ("Bea averages 0.82 and peaks in Law.", "supported"),
    ("Bea averages 0.82 and peaks in Math.", "refuted"),
    ("Bea averages 0.82, with a peak of 0.84 in Law.", "supported"),
    ("Bea varies least, with a minimum of 0.80.", "supported"),
    ("Bea varies least, with a minimum of 0.70.", "refuted"),
    ("Bea is the steadiest, with values around 0.82.", "supported"),
    ("Ada is the steadiest, with values around 0.47.", "refuted"),
    ("In terms of score, Bea has the highest value in Code.", "supported"),
)


@pytest.mark.parametrize(("sentence", "verdict"), OWN)
def test_an_extreme_beside_another_number(sentence: str, verdict: str) -> None:
    found = set(verdicts(EVEN, sentence, KIND))
    assert verdict in found
    assert found <= {"supported", "undecidable"} or verdict == "refuted"


@pytest.mark.parametrize("sentence", [
    "The strongest effect belongs to Bea.", "Bea is the most focused person.",
    "In terms of memory, Ada has the highest value in Math.", "Between 12 and 16, Ada has the highest value.",
])  # fmt: skip
def test_what_the_values_do_not_show_is_not_borne_out(sentence: str) -> None:
    undecided(EVEN, sentence, KIND)

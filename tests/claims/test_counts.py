"""Claims that count cells, rows and columns."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import GUARDS, WORDS, Matrix, benign, judged, matrices, text, undecided, verdicts

import heatparse

KINDS = ("count",)
FEW = settings(max_examples=20, deadline=None)
SMALL = Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 6, 7)))


def word(number: int) -> str:
    return WORDS[number] if number < len(WORDS) else str(number)


EXACT = [
    "{count} cells exceed {bound}.", "Exactly {count} values are above {bound}.", "Only {count} cells exceed {bound}.",
    "{count} of the {total} cells lie above {bound}.", "{count} of the values are greater than {bound}.",
]  # fmt: skip


@FEW
@given(matrix=matrices(), bound=st.integers(-99, 99), error=st.integers(-2, 2), data=st.data())
def test_a_number_of_cells(matrix: Matrix, bound: int, error: int, data: st.DataObject) -> None:
    true = sum(value > bound for value in matrix.all)
    said = max(2, min(true + error, len(matrix.all)))
    sentence = data.draw(st.sampled_from(EXACT))
    sentence = sentence.format(count=word(said), bound=text(bound), total=word(len(matrix.all)))
    assert judged(matrix, sentence[0].upper() + sentence[1:], *KINDS) is (said == true)


@FEW
@given(matrix=matrices(), bound=st.integers(-99, 99), said=st.integers(2, 12))
def test_at_least_and_at_most(matrix: Matrix, bound: int, said: int) -> None:
    true = sum(value > bound for value in matrix.all)
    for wording, holds in (
        ("At least {} cells exceed {}.", true >= said), ("More than {} cells exceed {}.", true > said),
        ("At most {} cells exceed {}.", true <= said), ("Fewer than {} cells exceed {}.", true < said),
    ):  # fmt: skip
        assert judged(matrix, wording.format(word(said), text(bound)), *KINDS) is holds


@FEW
@given(matrix=matrices(), bound=st.integers(-99, 99))
def test_most_and_half(matrix: Matrix, bound: int) -> None:
    true, total = sum(value > bound for value in matrix.all), len(matrix.all)
    for wording in ("Most values exceed {}.", "The majority of the cells lie above {}."):
        assert judged(matrix, wording.format(text(bound)), *KINDS) is (true * 2 > total)
    assert judged(matrix, f"Half of the values exceed {text(bound)}.", *KINDS) is (true * 2 == total)


@FEW
@given(matrix=matrices(), index=st.integers(0, 2), bound=st.integers(-99, 99), error=st.integers(-1, 1))
def test_rows_in_one_column(matrix: Matrix, index: int, bound: int, error: int) -> None:
    true = sum(value > bound for value in matrix.column(index))
    said = max(2, true + error)
    sentence = f"In the {matrix.columns[index]} column, {word(said)} models exceed {text(bound)}."
    assert judged(matrix, sentence, *KINDS) is (said == true)


@FEW
@given(matrix=matrices(), index=st.integers(0, 2), bound=st.integers(-99, 99))
def test_only_one_row(matrix: Matrix, index: int, bound: int) -> None:
    column = matrix.columns[0]
    sentence = f"In the {column} column, only {matrix.rows[index]} exceeds {text(bound)}."
    above = [row for row, value in zip(matrix.rows, matrix.column(0), strict=True) if value > bound]
    assert judged(matrix, sentence, *KINDS) is (above == [matrix.rows[index]])


@FEW
@given(matrix=matrices(square=True), bound=st.integers(-99, 99), error=st.integers(-1, 1))
def test_cells_of_the_diagonal(matrix: Matrix, bound: int, error: int) -> None:
    true, size = sum(value > bound for value in matrix.diagonal), len(matrix.rows)
    said = max(2, min(true + error, size))
    sentence = f"{word(said).capitalize()} of the {word(size)} diagonal entries exceed {text(bound)}."
    assert judged(matrix, sentence, *KINDS) is (said == true)


@FEW
@given(matrix=matrices(low=-3, high=3))
def test_signs_and_zeros(matrix: Matrix) -> None:
    negative, zero = sum(v < 0 for v in matrix.all), sum(v == 0 for v in matrix.all)
    if negative > 1:
        assert judged(matrix, f"{word(negative).capitalize()} cells are negative.", *KINDS)
        assert not judged(matrix, f"{word(negative + 1).capitalize()} cells are negative.", *KINDS)
    if zero > 1:
        assert judged(matrix, f"{word(zero).capitalize()} of the cells are zero.", *KINDS)


def test_the_categories_and_the_size_of_the_grid() -> None:
    for sentence in ("The heatmap compares three models in three cities.", "It is a 3x3 heatmap."):
        description = SMALL.describe().replace(
            "The heatmap shows the score of each model in each city.", sentence
        )
        found = [claim for claim in heatparse.check(description).claims if claim.kind == "count"]
        assert found and all(claim.verdict == "supported" for claim in found)


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    undecided(SMALL, guard.format("two cells exceed 0.50") + ".", *KINDS, "threshold")


@pytest.mark.parametrize(
    "sentence", ["Three cells exceed 0.50.", "Two cells exceed 0.50.", "Most values are below 0.50."]
)
def test_benign_rewordings_keep_the_verdict(sentence: str) -> None:
    verdict = judged(SMALL, sentence, *KINDS)
    for other in benign(sentence):
        assert judged(SMALL, other, *KINDS) is verdict


def test_a_count_that_goes_on() -> None:
    assert verdicts(SMALL, "Three cells exceed 0.50 and four lie below 0.15.", *KINDS) == [
        "supported",
        "supported",
    ]
    assert verdicts(SMALL, "Three cells exceed 0.50 and two lie below 0.15.", *KINDS) == [
        "supported",
        "refuted",
    ]


def test_how_often_a_value_occurs() -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (20, 70, 20), (5, 6, 7))
    )
    assert judged(matrix, "The score 0.20 occurs three times.", *KINDS)
    assert not judged(matrix, "The score 0.20 occurs twice.", *KINDS)
    assert judged(matrix, "The score 0.20 appears in three cells.", *KINDS)


COLONS = ["Cells above {bound}: {count}", "**Cells above {bound}:** {count}", "Cells above {bound}: only {count}.",
          "**Above {bound}:** This happens in {count} cells."]  # fmt: skip


@FEW
@given(matrix=matrices(), bound=st.integers(-99, 99), error=st.integers(-1, 1), data=st.data())
def test_a_number_behind_what_it_counts(matrix: Matrix, bound: int, error: int, data: st.DataObject) -> None:
    true = sum(value > bound for value in matrix.all)
    said = max(2, min(true + error, 12))
    sentence = data.draw(st.sampled_from(COLONS)).format(bound=text(bound), count=word(said))
    assert judged(matrix, sentence, *KINDS) is (said == true)


TAILS = ["all of them in the {row} row", "all in the {row} row", "every one of them in the {row} row",
         "and all of them lie in the {row} row", "all of which lie in the {row} row"]  # fmt: skip
PARTIAL = [
    "{count} of them in the {row} row",
    "{count} of which lie in the {row} row",
    "and {count} of them are in the {row} row",
]


@FEW
@given(
    matrix=matrices(),
    bound=st.integers(-99, 99),
    index=st.integers(0, 2),
    error=st.integers(-1, 1),
    data=st.data(),
)
def test_where_the_counted_cells_are(
    matrix: Matrix, bound: int, index: int, error: int, data: st.DataObject
) -> None:
    true = sum(value > bound for value in matrix.all)
    inside = sum(value > bound for value in matrix.row(index))
    if true < 2:
        return
    front, row = f"{word(true).capitalize()} cells exceed {text(bound)}, ", matrix.rows[index]
    sentence = front + data.draw(st.sampled_from(TAILS)).format(row=row) + "."
    assert judged(matrix, sentence, "region") is (inside == true)
    said = max(1, inside + error)
    sentence = front + data.draw(st.sampled_from(PARTIAL)).format(row=row, count=word(said)) + "."
    expected = ["supported", "supported" if said == inside else "refuted"]
    assert sorted(verdicts(matrix, sentence, *KINDS)) == sorted(expected), (sentence, matrix)
    wrong = sentence.replace(word(true).capitalize(), word(true + 1).capitalize(), 1)
    assert verdicts(matrix, wrong, *KINDS)[1:] != ["refuted"]  # perhaps other cells are meant


ONLY = ["Only two models, {a} and {b}, exceed {bound} in {column}.",
        "Two models, {a} and {b}, exceed {bound} in {column}.",
        "In {column}, just two models, {a} and {b}, exceed {bound}.",
        "In {column}, {a} is the only model besides {b} that exceeds {bound}.",
        "{a} and {b} are the only models with a score above {bound} in {column}."]  # fmt: skip


@FEW
@given(matrix=matrices(), bound=st.integers(-99, 99), data=st.data())
def test_the_only_ones_by_name(matrix: Matrix, bound: int, data: st.DataObject) -> None:
    above = {row for row, value in zip(matrix.rows, matrix.column(1), strict=True) if value > bound}
    one, two = data.draw(st.permutations(matrix.rows))[:2]
    wording = data.draw(st.sampled_from(ONLY))
    found = verdicts(
        matrix, wording.format(a=one, b=two, bound=text(bound), column=matrix.columns[1]), *KINDS
    )
    assert ("supported" in found) is (above == {one, two}) and found, (wording, found, matrix)
    if above != {one, two}:
        assert set(found) <= {"refuted", "undecidable"}


@pytest.mark.parametrize("sentence", [
    "Three cells exceed 0.50, all of them strong.", "Values above 0.50: 0.60, 0.70 and 0.80.",
    "At least two models, Alpha and Beta, exceed 0.05 in Paris.",
    "The other two models, Beta and Gamma, exceed 0.90.",
    "Two models, Beta and Alpha among them, exceed 0.05.",
])  # fmt: skip
def test_what_only_looks_like_a_count(sentence: str) -> None:
    assert "refuted" not in verdicts(SMALL, sentence, *KINDS, "region", "threshold")


@FEW
@given(matrix=matrices(), bound=st.integers(0, 99), error=st.integers(-1, 1), data=st.data())
def test_absolute_values(matrix: Matrix, bound: int, error: int, data: st.DataObject) -> None:
    true = sum(abs(value) > bound for value in matrix.all)
    said = max(2, min(true + error, len(matrix.all)))
    wording = data.draw(st.sampled_from([
        "{} cells exceed {} in absolute value.", "{} cells have an absolute score above {}.",
        "{} values are above {} in absolute terms.",
    ]))  # fmt: skip
    assert judged(matrix, wording.format(word(said).capitalize(), text(bound)), *KINDS) is (said == true)


@FEW
@given(matrix=matrices(), bound=st.integers(-99, 99), error=st.integers(-1, 1), data=st.data())
def test_bounds_in_other_words(matrix: Matrix, bound: int, error: int, data: st.DataObject) -> None:
    true = sum(value > bound for value in matrix.all)
    said = max(2, min(true + error, len(matrix.all)))
    wording = data.draw(st.sampled_from([
        "{} cells exceed a score of {}.", "{} cells have crossed the {} mark.", "{} cells get above a score of {}.",
    ]))  # fmt: skip
    assert judged(matrix, wording.format(word(said).capitalize(), text(bound)), *KINDS) is (said == true)


@pytest.mark.parametrize("wording", ["occurs", "appears"])
def test_how_often_in_other_words(wording: str) -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (20, 70, 20), (5, 6, 7))
    )
    assert judged(matrix, f"The value 0.20 {wording} three times as well.", *KINDS)
    assert judged(matrix, f"The number 0.30 {wording} once.", *KINDS)
    assert not judged(matrix, f"The number 0.20 {wording} twice.", *KINDS)


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("Three cells are hatched.", "supported"), ("Three cells are not evaluated.", "supported"),
    ("Three cells are missing, two of them in the Gamma row.", "supported"), ("Four cells are missing.", "undecidable"),
])  # fmt: skip
def test_cells_without_a_value(sentence: str, verdict: str) -> None:
    description = SMALL.describe(sentence).replace("0.05 | 0.06", " | ").replace("0.80", "")
    last = description.count("\n") + 1
    found = [c for c in heatparse.check(description).claims if c.span.line == last and c.kind == "count"]
    assert found and {claim.verdict for claim in found} == {verdict}


def test_heads_may_be_those_of_each_layer() -> None:
    matrix = Matrix(("1", "2", "3"), ("4", "5", "6"), ((10, 20, 90), (60, 70, 80), (5, 6, 7)))
    description = matrix.describe("Four heads exceed 0.50.").replace("Model", "Layer").replace("City", "Head")
    found = [claim for claim in heatparse.check(description).claims if "Four heads" in claim.text]
    assert [claim.verdict for claim in found] == ["supported"]


@pytest.mark.parametrize("noun", ["cell", "value", "score"])
def test_one_behind_a_place_counts(noun: str) -> None:
    for bound, truth in (("0.25", True), ("0.15", False), ("0.45", False)):
        assert judged(SMALL, f"On Alpha one {noun} exceeds {bound}.", "count") is truth


HARVEST = Matrix(
    ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 0), (60, 0, 80), (5, 6, 75))
)


@pytest.mark.parametrize(
    ("statement", "verdicts_told"),
    [
        ("Two cells are exactly zero: Alpha in Oslo and Beta in Rome.", {"supported"}),
        ("Two cells are exactly zero: Alpha in Oslo and Gamma in Rome.", {"refuted"}),
        ("Two cells exceed 0.70 (Beta, Oslo; Gamma, Oslo).", {"supported"}),
        ("Two cells exceed 0.70 (Beta in Oslo and Gamma in Rome).", {"refuted"}),
        ("Two cells are exactly zero, for example Alpha in Oslo and Gamma in Rome.", {"supported"}),
        ("Two cells are perhaps zero: Alpha in Oslo and Gamma in Rome.", set()),
    ],
)
def test_the_cells_that_a_count_names(statement: str, verdicts_told: set[str]) -> None:
    assert set(verdicts(HARVEST, statement, "count")) - {"undecidable"} == verdicts_told

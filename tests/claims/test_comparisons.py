"""Claims that order two things."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import GUARDS, WORDS, Matrix, benign, judged, matrices, text, undecided, verdicts

KIND = "comparison"
FEW = settings(max_examples=25, deadline=None)
MATRIX = Matrix(
    ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 26, 7))
)
HIGHER = [
    "scores higher than",
    "outperforms",
    "exceeds",
    "beats",
    "is ahead of",
    "is better than",
    "is stronger than",
]
LOWER = ["scores lower than", "is below", "trails", "is weaker than", "underperforms"]


@FEW
@given(matrix=matrices(), column=st.integers(0, 2), up=st.booleans(), data=st.data())
def test_two_rows_in_one_column(matrix: Matrix, column: int, up: bool, data: st.DataObject) -> None:
    one, two = matrix.values[0][column], matrix.values[1][column]
    verb = data.draw(st.sampled_from(HIGHER if up else LOWER))
    wording = data.draw(st.sampled_from(["{} {} {} in {}.", "In {3}, {0} {1} {2}.", "For {3}, {0} {1} {2}."]))
    sentence = wording.format(matrix.rows[0], verb, matrix.rows[1], matrix.columns[column])
    readings = {one > two if up else one < two}
    if {"stronger", "weaker"} & set(verb.split()):  # -0.5 may be the stronger
        readings.add(abs(one) > abs(two) if up else abs(one) < abs(two))
    assert judged(matrix, sentence, KIND) in readings


@FEW
@given(matrix=matrices(), data=st.data())
def test_two_rows_everywhere(matrix: Matrix, data: st.DataObject) -> None:
    wording = data.draw(st.sampled_from([
        "{} consistently outperforms {}.", "{} outperforms {} in every column.", "{} is higher than {} in all columns.",
        "{} always scores higher than {}.", "{} beats {} everywhere.",
    ]))  # fmt: skip
    true = all(a > b for a, b in zip(matrix.row(0), matrix.row(1), strict=True))
    assert judged(matrix, wording.format(matrix.rows[0], matrix.rows[1]), KIND) is true


@FEW
@given(matrix=matrices(), count=st.integers(0, 4))
def test_in_how_many_columns(matrix: Matrix, count: int) -> None:
    assume(not any(a == b for a, b in zip(matrix.row(0), matrix.row(1), strict=True)))
    assume(0 < count <= len(matrix.columns))
    size = WORDS[len(matrix.columns)]
    true = count == sum(a > b for a, b in zip(matrix.row(0), matrix.row(1), strict=True))
    sentence = (
        f"{matrix.rows[0]} scores higher than {matrix.rows[1]} in {WORDS[count]} of the {size} columns."
    )
    assert judged(matrix, sentence, KIND if true else "count") is true


@FEW
@given(matrix=matrices(), column=st.integers(0, 2))
def test_all_but_one(matrix: Matrix, column: int) -> None:
    pairs = [p for i, p in enumerate(zip(matrix.row(0), matrix.row(1), strict=True)) if i != column]
    there = matrix.values[0][column] > matrix.values[1][column]
    assume(not there)
    sentence = (
        f"{matrix.rows[0]} is higher than {matrix.rows[1]} in all columns except {matrix.columns[column]}."
    )
    assert judged(matrix, sentence, KIND) is all(a > b for a, b in pairs)


@FEW
@given(
    matrix=matrices(),
    cells=st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2), st.integers(0, 2)),
)
def test_two_cells(matrix: Matrix, cells: tuple[int, int, int, int]) -> None:
    a, b, c, d = cells
    assume((a, b) != (c, d))
    one, two = matrix.values[a][b], matrix.values[c][d]
    rows, columns = matrix.rows, matrix.columns
    sentence = f"({rows[a]}, {columns[b]}) is higher than ({rows[c]}, {columns[d]})."
    assert judged(matrix, sentence, KIND) is (one > two)


@FEW
@given(matrix=matrices(), row=st.integers(0, 2))
def test_one_row_in_two_columns(matrix: Matrix, row: int) -> None:
    one, two = matrix.values[row][0], matrix.values[row][1]
    sentence = f"{matrix.rows[row]} scores higher in {matrix.columns[0]} than in {matrix.columns[1]}."
    assert judged(matrix, sentence, KIND) is (one > two)


@FEW
@given(matrix=matrices(low=0, high=6), column=st.integers(0, 2))
def test_equal_values(matrix: Matrix, column: int) -> None:
    one, two = matrix.values[0][column], matrix.values[1][column]
    for wording in ("{} and {} have the same score in {}.", "In {2}, {0} and {1} are equal."):
        sentence = wording.format(matrix.rows[0], matrix.rows[1], matrix.columns[column])
        assert judged(matrix, sentence, KIND) is (one == two)


def test_the_two_values_behind_it_are_claims_too() -> None:
    sentence = f"In Rome, Beta beats Gamma ({text(70)} vs. {text(26)})."
    assert judged(MATRIX, sentence, KIND) and judged(MATRIX, sentence, "cell-value")


@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("claim", ["Alpha outperforms Beta in Rome", "Beta consistently outperforms Alpha"])
def test_a_guard_word_leaves_it_undecided(guard: str, claim: str) -> None:
    undecided(MATRIX, guard.format(claim) + ".", KIND)


@pytest.mark.parametrize(
    "sentence",
    [
        "Alpha does not clearly outperform Gamma in Oslo.",
        "Alpha is more stable than Beta.",
        "Newer models beat older ones.",
        "Alpha outperforms the weighted Beta in Rome.",
    ],
)
def test_what_is_not_understood_is_not_refuted(sentence: str) -> None:
    undecided(MATRIX, sentence, KIND)


@pytest.mark.parametrize("sentence", ["Beta outperforms Alpha in Rome.", "Alpha outperforms Beta in Rome."])
def test_benign_rewordings_keep_the_verdict(sentence: str) -> None:
    verdict = judged(MATRIX, sentence, KIND)
    for other in (
        *benign(sentence)[:2],
        sentence.replace("Beta", "**Beta**"),
        sentence.replace("Rome", '"Rome"'),
    ):
        assert judged(MATRIX, other, KIND) is verdict


@pytest.mark.parametrize(
    ("sentence", "holds"),
    [
        ("Beta is above Alpha in all cities but Rome.", True),
        ("Beta is above Alpha in all cities but Oslo.", False),
        ("Beta vs Alpha: higher in Rome.", False),
        ("Beta vs Alpha: higher in Oslo.", True),
        ("Alpha is worse with Oslo (0.30 vs. 0.60 for Rome).", True),
    ],
)
def test_turns_of_phrase(sentence: str, holds: bool) -> None:
    matrix = Matrix(
        ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 60, 30), (40, 50, 80), (5, 26, 7))
    )
    assert judged(matrix, sentence, KIND) is holds


HOURS = Matrix(
    ("Pier", "Depot", "Arena"), ("06:00", "12:00", "18:00", "21:00"),
    ((10, 40, 60, 20), (30, 35, 50, 45), (5, 25, 70, 65)),
)  # fmt: skip


@pytest.mark.parametrize(
    ("sentence", "holds"),
    [
        ("Pier is above Depot at 12:00.", True),
        ("Pier is above Depot at 06:00.", False),
        ("Arena is higher than Depot at both 18:00 and 21:00.", True),
        ("Pier is higher than Depot at both 18:00 and 21:00.", False),
        ("Depot is not as high as Pier at 12:00.", True),
        ("Pier is not as high as Depot at 12:00.", False),
        ("Pier is not as low as Depot at 12:00.", True),
        ("Pier is surpassed by Arena at 18:00.", True),
        ("Pier is exceeded by Depot at 12:00.", False),
        ("Arena is outscored by Pier at 21:00.", False),
        ("Arena is higher than Depot starting with 18:00.", True),
        ("Arena is higher than Depot starting with 06:00.", False),
        ("Arena exceeds Depot from 12:00 onward.", False),
        ("Up to 12:00, Arena stays below Depot.", True),
        ("Until 21:00, Arena stays below Depot.", False),
        ("**Arena:** At 18:00, it exceeds Pier.", True),
        ("**Pier:** At 18:00, it exceeds Arena.", False),
        ("**Arena:** In all columns, it exceeds Pier.", False),
        ("Arena overtakes Pier between 12:00 and 18:00.", True),
        ("Arena overtakes Pier at 18:00.", True),
        ("Arena overtakes Depot at 12:00.", False),
        ("Depot ends higher than Pier.", True),
        ("Pier finishes above Depot.", False),
        ("Depot starts higher than Pier.", True),
        ("Arena begins below Pier.", True),
        ("Pier starts lower than Depot.", True),
        ("Pier: the lowest of all at 21:00, but ahead of Arena at 12:00.", True),
        ("The score for 21:00 is below that for 18:00 (Depot).", True),
        ("The scores in the 18:00 column are lower than those in the 12:00 column (Pier).", False),
    ],
)
def test_places_of_a_comparison(sentence: str, holds: bool) -> None:
    assert judged(HOURS, sentence, "comparison") is holds


@pytest.mark.parametrize(
    "sentence",
    [
        "Arena stays above Pier.",
        "Arena remains above Depot.",
        "In the first three columns, Arena is above Depot.",
    ],
)
def test_what_holds_at_each_place_is_not_borne_out_by_a_mean(sentence: str) -> None:
    assert "supported" not in verdicts(HOURS, sentence, "comparison")


@pytest.mark.parametrize(
    ("sentence", "second"),
    [
        ("Depot starts higher than Pier but ends lower than Arena.", {"supported"}),
        ("Arena is lower than Pier at 06:00 but is higher than Depot at 21:00.", {"supported"}),
        ("Arena is lower than Pier at 06:00 and remains lower than Depot at 12:00.", {"supported"}),
        ("Depot starts higher than Arena but is higher than Pier at 18:00.", {"refuted"}),
        ("Pier is higher than Arena at 12:00, and it is higher than Depot at 18:00.", {"supported"}),
        ("Depot is lower than Arena at 18:00, and it is higher than Pier at 18:00.", set()),
    ],
)
def test_a_verb_without_a_subject_has_the_one_before(sentence: str, second: set[str]) -> None:
    found = verdicts(HOURS, sentence, "comparison")
    assert found[0] == "supported"
    assert set(found[1:]) - {"undecidable"} == second


WORDS_AS_LABELS = Matrix(
    ("Early", "Late"), ("subject", "relation", "verb"), ((20, 50, 40), (60, 30, 70))
)  # fmt: skip


@pytest.mark.parametrize(
    ("sentence", "holds"),
    [
        ("Early is above Late in the relation column.", True),
        ("Early is above Late for both relation and verb.", False),
        ("Late is below Early on the city relation.", True),
        ("Early is above Late for subject and relation.", False),
    ],
)
def test_everyday_words_that_are_labels(sentence: str, holds: bool) -> None:
    assert judged(WORDS_AS_LABELS, sentence, "comparison") is holds


STEPS = Matrix(
    ("Lift", "Ramp"), ("1e-5", "1e-4", "1e-3", "1e-2"), ((310, 340, 360, 390), (330, 350, 310, 320))
)


@pytest.mark.parametrize(
    ("sentence", "holds"),
    [
        ("In both columns above 1e-4, Lift is higher than Ramp.", True),
        ("In the columns below 1e-3, Lift is higher than Ramp.", False),
        ("In the two columns below 1e-2, Lift is higher than Ramp.", None),
    ],
)
def test_columns_on_one_side_of_another(sentence: str, holds: bool | None) -> None:
    found = set(verdicts(STEPS, sentence.replace("columns", "cities"), "comparison")) - {"undecidable"}
    assert found == {True: {"supported"}, False: {"refuted"}, None: set()}[holds]

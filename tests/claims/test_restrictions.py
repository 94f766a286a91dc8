"""Restrictions to a part of an axis, and other turns that put a part of a sentence in front."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import GUARDS, Matrix, judged, text, undecided, verdicts

KIND = "extremum"
FEW = settings(max_examples=20, deadline=None)
SIZES = ("2", "4", "8", "16", "32")
ROWS = ("Alpha", "Beta", "Gamma", "Delta")
# what is said, and which columns it leaves: of those from `a` to `b`
SPANS = [
    ("From city {a} to city {b}", lambda a, b: range(a, b + 1)),
    ("In cities {a} to {b}", lambda a, b: range(a, b + 1)),
    ("Between city {a} and city {b}", lambda a, b: range(a, b + 1)),
    ("Across cities {a} through {b}", lambda a, b: range(a, b + 1)),
    ("From city {a} onward", lambda a, b: range(a, 5)),
    ("From city {a} on", lambda a, b: range(a, 5)),
    ("Up to city {b}", lambda a, b: range(b + 1)),
    ("Up to and including city {b}", lambda a, b: range(b + 1)),
    ("Before city {b}", lambda a, b: range(b)),
    ("After city {a}", lambda a, b: range(a + 1, 5)),
    ("Beyond city {a}", lambda a, b: range(a + 1, 5)),
]


def tables() -> st.SearchStrategy[Matrix]:
    """Matrices of 4 by 5 different values with numbers for columns."""
    values = st.lists(st.integers(-99, 99), min_size=20, max_size=20, unique=True)
    return values.map(lambda n: Matrix(ROWS, SIZES, tuple(tuple(n[5 * i : 5 * i + 5]) for i in range(4))))


@st.composite
def spans(draw: st.DrawFn) -> tuple[str, list[int]]:
    """A restriction of the columns, and the columns that it leaves."""
    wording, left = draw(st.sampled_from(SPANS))
    a = draw(st.integers(1, 2))
    b = draw(st.integers(a + 1, 3))
    return wording.format(a=SIZES[a], b=SIZES[b]), list(left(a, b))


@FEW
@given(matrix=tables(), span=spans(), row=st.integers(0, 3), column=st.integers(0, 4))
def test_the_best_value_within_a_span(
    matrix: Matrix, span: tuple[str, list[int]], row: int, column: int
) -> None:
    where, left = span
    value = matrix.values[row][column]
    best = max(line[n] for line in matrix.values for n in left)
    assert judged(matrix, f"{where}, the highest score is {text(value)}.", KIND) is (value == best)


@FEW
@given(matrix=tables(), span=spans(), row=st.integers(0, 3))
def test_the_best_row_within_a_span(matrix: Matrix, span: tuple[str, list[int]], row: int) -> None:
    where, left = span
    tops = [max(matrix.values, key=lambda line, n=n: line[n]) for n in left]
    holds = all(top is matrix.values[row] for top in tops)
    sentence = f"{where}, {ROWS[row]} has the highest score in every column."
    assert judged(matrix, sentence, KIND) is holds


@FEW
@given(
    matrix=tables(),
    size=st.integers(2, 3),
    first=st.booleans(),
    row=st.integers(0, 3),
    column=st.integers(0, 4),
)
def test_the_best_among_the_first_rows(matrix: Matrix, size: int, first: bool, row: int, column: int) -> None:
    left = list(range(4))[:size] if first else list(range(4))[-size:]
    assume(row in left)
    count = {2: "two", 3: "three"}[size]
    end = "first" if first else "last"
    sentence = f"Among the {end} {count} rows, {ROWS[row]} has the lowest score in city {SIZES[column]}."
    holds = matrix.values[row][column] == min(matrix.values[n][column] for n in left)
    assert judged(matrix, sentence, KIND) is holds


@FEW
@given(
    matrix=tables(), word=st.sampled_from(("Apart from", "Aside from", "Besides", "Leaving aside")),
    gone=st.integers(0, 3), row=st.integers(0, 3), column=st.integers(0, 4),
)  # fmt: skip
def test_the_best_apart_from_one(matrix: Matrix, word: str, gone: int, row: int, column: int) -> None:
    assume(gone != row)
    sentence = f"{word} {ROWS[gone]}, {ROWS[row]} has the highest score in city {SIZES[column]}."
    others = [matrix.values[n][column] for n in range(4) if n != gone]
    assert judged(matrix, sentence, KIND) is (matrix.values[row][column] == max(others))


TABLE = Matrix(
    ROWS, SIZES, ((10, 20, 30, 40, 50), (60, 25, 35, 45, 55), (5, 65, 70, 80, 95), (2, 3, 4, 6, 7))
)


@pytest.mark.parametrize(
    ("sentence", "holds"),
    [
        ("Gamma has the highest score in every city but the first.", True),
        ("Gamma is best in all columns except the first one.", True),
        ("Gamma is best in all columns other than the last.", False),
        ("Gamma has the highest score in every city except 2.", True),
        ("It is Gamma that has the highest score in city 32.", True),
        ("It is Alpha that has the highest score in city 32.", False),
        ("It is in city 32 that Gamma has its highest score.", True),
        ("Gamma, not Beta, has the highest score in city 32.", True),
        ("Alpha, rather than Gamma, has the highest score in city 32.", False),
        ("Gamma reaches 0.95 in city 32, which is the maximum of the figure.", True),
        ("The highest score occurs when Gamma is used in city 32.", True),
        ("Gamma/32 is the highest value, 0.95.", True),
        ("As early as city 4, Gamma has the highest score.", True),
        ("In the metropolis (city 2), Beta has the highest score.", True),
        ("**Gamma.** It has its highest score in city 32.", True),
        ("**Most points.** Gamma in city 32 with 0.95.", True),
    ],
)
def test_other_orders_of_words(sentence: str, holds: bool) -> None:
    assert judged(TABLE, sentence, KIND) is holds


YEAR = Matrix(
    ("Alpha", "Beta"), ("Jan", "Feb", "Jun", "Nov", "Dec"), ((10, 12, 50, 14, 11), (20, 22, 40, 24, 21))
)


@pytest.mark.parametrize(
    ("sentence", "holds"),
    [
        ("From November to February, Alpha is lower than Beta.", True),
        ("From November to February, the highest score is 0.24.", True),
        ("From November to February, the highest score is 0.50.", False),
        ("From February to November, the highest score is 0.50.", True),
    ],
)
def test_a_span_may_pass_the_end_of_the_year(sentence: str, holds: bool) -> None:
    assert judged(YEAR, sentence, KIND, "comparison") is holds


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guarded_restriction_is_left_open(guard: str) -> None:
    undecided(TABLE, guard.format("from city 4 on, Beta has the highest score in every column"), KIND)


@pytest.mark.parametrize(
    "sentence",
    [
        "From Alpha to Gamma, the highest score is 0.60.",  # the rows have no order
        "The highest scores lie in cities 4 to 16.",
        "Among the smaller ones, Beta has the highest score.",
    ],
)
def test_what_has_no_order_is_no_span(sentence: str) -> None:
    undecided(TABLE, sentence, KIND)


@pytest.mark.parametrize(
    ("sentence", "holds"),
    [
        ("Gamma improves most from city 2 to city 4.", True),
        ("Beta improves most from city 2 to city 4.", False),
        ("Alpha improves most from city 2 to city 8.", False),
    ],
)
def test_a_span_of_a_change_is_its_ends(sentence: str, holds: bool) -> None:
    found = set(verdicts(TABLE, sentence, KIND)) - {"undecidable"}
    assert found == {"supported" if holds else "refuted"}


@pytest.mark.parametrize(
    ("sentence", "holds"),
    [
        ("From city 4 on, Gamma is higher than Beta.", True),
        ("From city 4 on, Beta is higher than Gamma.", False),
        ("Up to city 16, Beta is higher than Alpha.", True),
        ("In city 2, Alpha never catches up with Beta.", True),
        ("In city 4, Gamma never catches up with Beta.", False),
    ],
)
def test_comparisons_within_a_span(sentence: str, holds: bool) -> None:
    assert judged(TABLE, sentence, "comparison") is holds

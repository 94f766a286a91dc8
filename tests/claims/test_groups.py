"""Groups: what is said of a name that the text gives to several rows or columns is said of its members."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import COLUMNS, ROWS, Matrix, said, text

FEW = settings(max_examples=25, deadline=None)
DEFINITIONS = [
    "The southern cities are Rome and Cairo.",
    "The columns fall into two southern cities (Rome, Cairo) and four other ones.",
    "**Southern cities:** Rome, Cairo",
    'In the text, "southern cities" stands for Rome and Cairo.',
    "Rome and Cairo are the southern cities.",
    "Groups: the northern cities (Paris, Oslo), the southern cities (Rome and Cairo).",
]
NONE_DEFINED = [
    "The most southern cities are Rome and Cairo.",
    "Other southern cities (Rome, Cairo) are shown as well.",
    "The southern cities are Rome, Cairo and others.",
    "Southern cities are Rome and Cairo. Elsewhere, the southern cities are Lima and Quito.",
]
MEMBERS = (1, 4)


def tables() -> st.SearchStrategy[Matrix]:
    values = st.lists(st.integers(1, 99), min_size=24, max_size=24, unique=True)
    return values.map(
        lambda n: Matrix(ROWS[:4], COLUMNS, tuple(tuple(n[6 * i : 6 * i + 6]) for i in range(4)))
    )


def verdicts(matrix: Matrix, definition: str, sentence: str) -> set[str]:
    described = matrix.describe(sentence).replace("### Detailed", f"- {definition}\n### Detailed")
    return set(said(described, "threshold", "count", "range")) - {"undecidable"}


@FEW
@given(matrix=tables(), definition=st.sampled_from(DEFINITIONS), bound=st.integers(1, 99))
def test_a_group_stands_for_its_members(matrix: Matrix, definition: str, bound: int) -> None:
    held = [row[n] for row in matrix.values for n in MEMBERS]
    wrong = sum(value >= bound for value in held)
    assume(bound not in held and 2 * wrong <= len(held))  # most of them: other values may be meant
    for sentence in (
        f"The southern cities never exceed {text(bound)}.",
        f"No value of the southern cities exceeds {text(bound)}.",
        f"All southern cities stay below {text(bound)}.",
        f"No southern city exceeds {text(bound)}.",
    ):
        assert verdicts(matrix, definition, sentence) == {"refuted" if wrong else "supported"}, sentence


@FEW
@given(matrix=tables(), definition=st.sampled_from(DEFINITIONS), shift=st.sampled_from((0, 0, 5)))
def test_the_range_of_a_group(matrix: Matrix, definition: str, shift: int) -> None:
    held = [row[n] for row in matrix.values for n in MEMBERS]
    sentence = f"Scores of the southern cities range from {text(min(held))} to {text(max(held) + shift)}."
    assert verdicts(matrix, definition, sentence) == {"refuted" if shift else "supported"}


@pytest.mark.parametrize("definition", NONE_DEFINED)
def test_what_defines_no_group_decides_nothing(definition: str) -> None:
    values = tuple(tuple(10 * row + column for column in range(6)) for row in range(4))
    matrix = Matrix(ROWS[:4], COLUMNS, values)
    for bound in (3, 99):
        assert "refuted" not in verdicts(
            matrix, definition, f"The southern cities never exceed {text(bound)}."
        )

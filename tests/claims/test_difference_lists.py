"""Lists of differences whose later parts leave out what the first one says."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import Matrix, text, verdicts

FEW = settings(max_examples=25, deadline=None)


def told(matrix: Matrix, sentence: str) -> list[str]:
    """The verdicts of the differences of a sentence."""
    return verdicts(matrix, sentence, "difference")


# {a} is above {b} by {p} at {x} and by {q} at {y}
BY_PLACE = [
    "{a} beats {b} by {p} in {x} and by {q} in {y}.",
    "{a} is {p} above {b} in {x}, and {q} in {y}.",
    "{b} trails {a} by {p} in {x} and by just {q} in {y}.",
    "The gap between {a} and {b} is {p} in {x} and {q} in {y}.",
    "The gap between {a} and {b} is {p} in {x}, but only {q} in {y}.",
    "{a} outscores {b} by {p} ({x}) and {q} ({y}).",
    "{a} gains {p} over {b} in {x} and {q} in {y}.",
    "In {x}, {a} is {p} ahead of {b}; in {y}, it is {q} ahead.",
    "{b} loses to {a} by {p} in {x}, by {q} in {y}.",
    "{b} lies {p} below {a} in {x} and {q} below it in {y}.",
]


cells = st.lists(st.integers(0, 50), min_size=9, max_size=9)
gaps = st.tuples(st.integers(1, 49), st.integers(1, 49))


def matrix_of(values: list[int]) -> Matrix:
    rows = tuple(tuple(values[at : at + 3]) for at in (0, 3, 6))
    return Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), rows)


@FEW
@given(values=cells, gap=gaps, off=st.sampled_from([0, 0, 6]), wording=st.sampled_from(BY_PLACE))
def test_the_same_two_at_another_place(
    values: list[int], gap: tuple[int, int], off: int, wording: str
) -> None:
    first, second = gap
    values[0], values[1] = values[3] + first, values[4] + second
    matrix = matrix_of(values)
    (a, b), (x, y) = matrix.rows[:2], matrix.columns[:2]
    sentence = wording.format(a=a, b=b, x=x, y=y, p=text(first), q=text(second + off))
    found = told(matrix, sentence)
    assert found[0] == "supported"
    assert found[1:] == ["supported"] if not off else found[1] != "supported"


# from {x} to {y}, {a} falls by {p} and {b} by {q}
BY_SUBJECT = [
    "From {x} to {y}, {a} falls by {p} and {b} by {q}.",
    "Between {x} and {y}, {a} loses {p} and {b} {q}.",
    "{a} drops by {p} from {x} to {y}, {b} by just {q}.",
    "From {x} to {y}, {a} loses {p}, compared with {q} for {b}.",
    "{a} loses {p} and {b} {q} between {x} and {y}.",
]


@FEW
@given(values=cells, gap=gaps, off=st.sampled_from([0, 0, 6]), wording=st.sampled_from(BY_SUBJECT))
def test_another_subject_over_the_same_way(
    values: list[int], gap: tuple[int, int], off: int, wording: str
) -> None:
    first, second = gap
    values[0], values[3] = values[1] + first, values[4] + second
    matrix = matrix_of(values)
    (a, b), (x, y) = matrix.rows[:2], matrix.columns[:2]
    found = told(matrix, wording.format(a=a, b=b, x=x, y=y, p=text(first), q=text(second + off)))
    if off:
        assert Counter(found)["supported"] <= 1
    else:
        assert found == ["supported", "supported"]


MATRIX = Matrix(
    ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((90, 80, 30), (60, 70, 80), (5, 26, 7))
)


@pytest.mark.parametrize(
    "sentence",
    [
        "Alpha beats Beta by 0.30 in Paris and Gamma by 0.85.",  # the rival changes, not the subject
        "Alpha beats Beta by 0.30 in Paris, but trails it by 0.50 in Oslo.",  # the other way round
        "Alpha beats Beta by 0.30 in Paris, whereas Beta is 0.44 ahead of Gamma in Rome.",  # two others
    ],
)
def test_what_changes_is_told_by_its_role(sentence: str) -> None:
    assert told(MATRIX, sentence) == ["supported", "supported"]


@pytest.mark.parametrize(
    ("sentence", "true"),
    [
        ("Alpha gains 0.30 over Beta in Paris.", True),
        ("Beta loses 0.30 relative to Alpha in Paris.", True),
        ("Alpha improves on Beta by 0.30 in Paris.", True),
        ("Alpha improves on Beta by 0.20 in Paris.", False),
    ],
)
def test_a_change_begins_at_what_it_is_measured_against(sentence: str, true: bool) -> None:
    assert told(MATRIX, sentence) == ["supported" if true else "refuted"]

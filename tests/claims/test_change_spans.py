"""Spans of several changes, and factors that set something against what follows "as"."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import Matrix, text, verdicts

FEW = settings(max_examples=25, deadline=None)


def told(matrix: Matrix, sentence: str) -> set[str]:
    """The verdicts of the differences of a sentence."""
    return set(verdicts(matrix, sentence, "difference"))


SPANS = [
    "From {x} to {y}, every model falls by {low} to {high}.",
    "Moving from {x} to {y} lowers the score of every model, by {low} to {high}.",
    "From {x} to {y}, the score goes down for all models, with losses between {low} and {high}.",
    "For every model, {y} is {low} to {high} lower than {x}.",
    "{y} is below {x} for all models, by {low} to {high}.",
]


@FEW
@given(
    ends=st.lists(st.integers(0, 40), min_size=3, max_size=3),
    falls=st.lists(st.integers(1, 50), min_size=3, max_size=3),
    off=st.sampled_from([0, 0, 7]),
    wording=st.sampled_from(SPANS),
)
def test_the_smallest_and_the_largest_of_several_changes(
    ends: list[int], falls: list[int], off: int, wording: str
) -> None:
    rows = tuple((end + fall, end, 33) for end, fall in zip(ends, falls, strict=True))
    matrix = Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), rows)
    found = told(
        matrix, wording.format(x="Paris", y="Rome", low=text(min(falls)), high=text(max(falls) + off))
    )
    assert found == {"supported"} if not off else "supported" not in found


MATRIX = Matrix(
    ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((90, 80, 30), (30, 70, 80), (5, 26, 20))
)


@pytest.mark.parametrize(
    ("sentence", "true"),
    [
        ("Alpha scores three times as high in Paris as in Oslo.", True),
        ("Alpha scores four times as high in Paris as in Oslo.", False),
        ("In Paris, Alpha has three times the score of Beta.", True),
        ("In Paris, Alpha has five times the score of Beta.", False),
        ("Alpha in Paris is three times as strong as Beta in Paris.", True),
        ("In Oslo, Beta is four times as strong as Gamma.", True),
        ("In Oslo, Beta is over five times as strong as Gamma.", False),
        ("The score of Gamma in Oslo is four times its score in Paris.", True),
    ],
)
def test_factors_set_against_what_follows(sentence: str, true: bool) -> None:
    assert told(MATRIX, sentence) == {"supported" if true else "refuted"}


@pytest.mark.parametrize(
    "sentence",
    [
        "Alpha has three times as many holidays in Paris as in Oslo.",  # of something that is not shown
        "From Paris to Oslo, the loss is reduced by 2 to 5 steps.",
    ],
)
def test_what_is_not_shown_is_left_open(sentence: str) -> None:
    assert told(MATRIX, sentence) <= {"undecidable"}

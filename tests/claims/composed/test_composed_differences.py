"""Differences, whatever the order of their words."""

from __future__ import annotations

import pytest
from changing import Heatmap, heatmaps
from hypothesis import assume, given
from hypothesis import strategies as st

APART = [
    "{a} and {b} are {n} apart in {c}.", "In {c}, {a} and {b} differ by {n}.", "In {c}, {n} separate {a} from {b}.",
    "A gap of {n} separates {a} from {b} in {c}.", "The distance between {a} and {b} in {c} comes to {n}.",
]  # fmt: skip
ABOVE = [
    "In {c}, {a} lies {n} above {b}.", "{a} is {n} higher than {b} in {c}.", "In {c}, {b} lies {n} below {a}.",
    "The value of {a} in {c} lies {n} above that of {b}.", "{b} is by {n} lower in {c} than {a}.",
    "From {b} to {a}, {c} rises by {n}.", "Going from {b} to {a} raises {c} by {n}.",
    "Using {b} instead of {a} lowers {c} by {n}.", "The increase of {c} from {b} to {a} amounts to {n}.",
]  # fmt: skip
BOUNDS = ("less than", "at most", "more than", "at least")


@given(
    heatmap=heatmaps(),
    wording=st.sampled_from(APART + ABOVE),
    column=st.integers(0, 2),
    off=st.integers(-9, 9),
)
def test_two_rows_in_one_column(heatmap: Heatmap, wording: str, column: int, off: int) -> None:
    one, two = (heatmap.values[row][column] for row in (0, 1))
    assume(one > two and one - two + off > 0)
    names = {"a": heatmap.rows[0], "b": heatmap.rows[1], "c": heatmap.columns[column]}
    heatmap.agrees(wording.format(n=one - two + off, **names), off == 0)


@given(
    heatmap=heatmaps(), wording=st.sampled_from(APART + ABOVE), bound=st.sampled_from(BOUNDS),
    off=st.sampled_from((-5, -2, 2, 5)),
)  # fmt: skip
def test_bounds(heatmap: Heatmap, wording: str, bound: str, off: int) -> None:
    one, two = heatmap.values[0][0], heatmap.values[1][0]
    told = one - two + off
    assume(one > two and told > 0)
    true = off >= 0 if bound in ("less than", "at most") else off <= 0
    names = {"a": heatmap.rows[0], "b": heatmap.rows[1], "c": heatmap.columns[0]}
    heatmap.agrees(wording.format(n=f"{bound} {told}", **names), true)


@given(
    heatmap=heatmaps(),
    off=st.integers(-6, 6),
    wide=st.sampled_from(("in every harbour", "everywhere", "in all columns")),
)
def test_everywhere(heatmap: Heatmap, off: int, wide: str) -> None:
    widest = max(abs(one - two) for one, two in zip(*heatmap.values[:2], strict=True))
    assume(widest + off > 0)
    sentence = f"{heatmap.rows[0]} and {heatmap.rows[1]} differ by at most {widest + off} {wide}."
    heatmap.agrees(sentence, off >= 0)


SQUARE = Heatmap(
    ("Prose", "Verse", "Drama"), ("Prose", "Verse", "Drama"), ((90, 60, 45), (70, 88, 52), (66, 41, 80)),
    "Accuracy of models that are trained on one genre and tested on another", ("Train genre", "Test genre"),
)  # fmt: skip
BOATS = Heatmap(
    ("Heron", "Ibis", "Jackdaw"), ("Brest", "Cadiz", "Dover"), ((40, 55, 90), (30, 75, 61), (22, 12, 58))
)


@pytest.mark.parametrize(
    ("heatmap", "sentence", "verdict"),
    [
        (BOATS, "The advantage of Heron over the runner-up in Dover comes to less than 20.", "refuted"),
        (BOATS, "The advantage of Heron over the runner-up in Dover comes to more than 20.", "supported"),
        (BOATS, "A gap of more than 70 separates the best and the worst result of Ibis.", "refuted"),
        (BOATS, "A gap of 45 separates the best and the worst result of Ibis.", "supported"),
        (BOATS, "Using Cadiz instead of Dover costs Heron more than 40.", "refuted"),
        (BOATS, "Using Cadiz instead of Dover costs Heron more than 30.", "supported"),
        (SQUARE, "Every model loses at least 40 as soon as it leaves its own genre.", "refuted"),
        (SQUARE, "Prose gives up 12 on Verse compared with its own genre.", "refuted"),
        (SQUARE, "Prose gives up 30 on Verse compared with its own genre.", "supported"),
    ],
)
def test_plain_ones(heatmap: Heatmap, sentence: str, verdict: str) -> None:
    assert heatmap.verdicts(sentence) - {"undecidable"} == {verdict}

"""Factors, whatever the order of their words."""

from __future__ import annotations

import pytest
from changing import Heatmap, heatmaps
from hypothesis import assume, given
from hypothesis import strategies as st

TIMES = {"twice": 2, "three times": 3, "four times": 4}
WORDINGS = [
    "In {c}, {a} is {n} as high as {b}.", "{a} has {n} as much as {b} in {c}.", "In {c}, {a} fares {n} as well as {b}.",
    "The value of {a} in {c} is {n} as large as that of {b}.", "{a} is in {c} {n} as strong as {b}.",
]  # fmt: skip
VERBS = {"doubles": 2, "triples": 3, "halves": 0.5}
COURSES = ["From {b} to {a}, {c} {n}.", "{c} {n} from {b} to {a}.", "Going from {b} to {a}, {c} {n}."]
_NEAR, _FAR = 1.05, 1.6


def _agrees(heatmap: Heatmap, sentence: str, factor: float) -> None:
    """`factor`: how many times the told factor the real one is."""
    assume(max(factor, 1 / factor) < _NEAR or max(factor, 1 / factor) > _FAR)
    heatmap.agrees(sentence, max(factor, 1 / factor) < _NEAR)


@given(heatmap=heatmaps(), wording=st.sampled_from(WORDINGS), times=st.sampled_from(sorted(TIMES)))
def test_two_rows_in_one_column(heatmap: Heatmap, wording: str, times: str) -> None:
    (one, *_), (two, *_), *_ = heatmap.values
    sentence = wording.format(a=heatmap.rows[0], b=heatmap.rows[1], c=heatmap.columns[0], n=times)
    _agrees(heatmap, sentence, one / two / TIMES[times])


@given(heatmap=heatmaps(), wording=st.sampled_from(COURSES), verb=st.sampled_from(sorted(VERBS)))
def test_from_place_to_place(heatmap: Heatmap, wording: str, verb: str) -> None:
    (one, *_), (two, *_), *_ = heatmap.values
    sentence = wording.format(a=heatmap.rows[0], b=heatmap.rows[1], c=heatmap.columns[0], n=verb)
    _agrees(heatmap, sentence, one / two / VERBS[verb])


BOATS = Heatmap(
    ("Heron", "Ibis", "Jackdaw"), ("Brest", "Cadiz", "Dover"), ((40, 55, 90), (20, 75, 61), (22, 11, 58))
)


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("In Cadiz, Heron fares three times as well as Jackdaw.", "refuted"),
        ("In Cadiz, Heron fares five times as well as Jackdaw.", "supported"),
        ("In Cadiz, Jackdaw is ten times lower than Heron.", "refuted"),
        ("In Cadiz, Jackdaw is twice as high as Heron.", "refuted"),
        ("Going from Brest to Dover, Heron more than triples.", "refuted"),
        ("Going from Brest to Dover, Heron more than doubles.", "supported"),
    ],
)
def test_plain_ones(sentence: str, verdict: str) -> None:
    assert BOATS.verdicts(sentence) - {"undecidable"} == {verdict}

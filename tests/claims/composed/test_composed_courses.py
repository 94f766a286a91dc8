"""Courses along an axis, whatever the order of their words."""

from __future__ import annotations

from itertools import pairwise

import pytest
from changing import WEEKS, Heatmap, heatmaps
from hypothesis import assume, given
from hypothesis import strategies as st

PLAIN = [
    "From {x} to {y}, {a} {v}.", "{a} {v} from {x} to {y}.", "Going from {x} to {y}, {a} {v}.",
    "{a} {v} between {x} and {y}.",
]  # fmt: skip
STEADY = [
    "From {x} to {y}, {a} {v} steadily.", "{a} {v} continuously from {x} to {y}.", "{a} steadily {v} from {x} to {y}.",
    "{a} {v} without exception from {x} to {y}.", "From {x} to {y}, {a} {v} with each week.",
]  # fmt: skip
ALL = [
    "From {x} to {y}, every boat {v}.", "Every boat {v} from {x} to {y}.", "In all rows, values {p} from {x} to {y}.",
]  # fmt: skip
UP = {"rises": "rise", "climbs": "climb", "increases": "increase", "grows": "grow"}
DOWN = {"falls": "fall", "declines": "decline", "decreases": "decrease", "drops": "drop"}
verbs = st.sampled_from(sorted(UP | DOWN))
ends = st.tuples(st.integers(0, 3), st.integers(0, 3)).filter(lambda pair: pair[0] != pair[1])


def _steps(line: tuple[int, ...], start: int, end: int, verb: str) -> list[int]:
    """The steps of a line from one place to another, above zero where they go as the verb says."""
    path = line[start : end + 1] if start < end else line[end : start + 1][::-1]
    return [(two - one) * (1 if verb in UP else -1) for one, two in pairwise(path)]


@given(heatmap=heatmaps(WEEKS), wording=st.sampled_from(PLAIN), verb=verbs, way=ends)
def test_from_place_to_place(heatmap: Heatmap, wording: str, verb: str, way: tuple[int, int]) -> None:
    steps = _steps(heatmap.values[0], *way, verb)
    assume(sum(steps))
    sentence = wording.format(a=heatmap.rows[0], x=WEEKS[way[0]], y=WEEKS[way[1]], v=verb)
    heatmap.agrees(sentence, sum(steps) > 0)


@given(heatmap=heatmaps(WEEKS), wording=st.sampled_from(STEADY), verb=verbs, way=ends)
def test_at_each_step(heatmap: Heatmap, wording: str, verb: str, way: tuple[int, int]) -> None:
    steps = _steps(heatmap.values[0], *way, verb)
    assume(0 not in steps)
    sentence = wording.format(a=heatmap.rows[0], x=WEEKS[way[0]], y=WEEKS[way[1]], v=verb)
    heatmap.agrees(sentence, min(steps) > 0)


@given(heatmap=heatmaps(WEEKS), wording=st.sampled_from(ALL), verb=verbs, way=ends)
def test_of_every_row(heatmap: Heatmap, wording: str, verb: str, way: tuple[int, int]) -> None:
    sums = [sum(_steps(line, *way, verb)) for line in heatmap.values]
    assume(0 not in sums)
    sentence = wording.format(x=WEEKS[way[0]], y=WEEKS[way[1]], v=verb, p=(UP | DOWN)[verb])
    heatmap.agrees(sentence, min(sums) > 0)


BOATS = Heatmap(
    ("Heron", "Ibis", "Jackdaw"), WEEKS, ((40, 55, 50, 90), (20, 35, 41, 75), (60, 52, 31, 38)), axes=("Boat", "Week")
)  # fmt: skip


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Heron climbs continuously when moving from Week 1 to Week 4.", "refuted"),
        ("Ibis climbs continuously when moving from Week 1 to Week 4.", "supported"),
        ("From left to right, Heron rises without exception.", "refuted"),
        ("With each week from Week 1 until Week 3, Jackdaw climbs.", "refuted"),
        ("Two of the three boats decline from Week 1 to Week 4.", "refuted"),
        ("None of the boats falls from Week 1 to Week 4.", "refuted"),
    ],
)
def test_plain_ones(sentence: str, verdict: str) -> None:
    assert BOATS.verdicts(sentence) - {"undecidable"} == {verdict}

"""What comes first along an axis."""

from __future__ import annotations

import pytest
from changing import WEEKS, Heatmap, heatmaps
from hypothesis import given
from hypothesis import strategies as st

PEAKS = {
    "peaks": max,
    "reaches its maximum": max,
    "attains its highest value": max,
    "reaches its minimum": min,
}


def _places(line: tuple[int, ...], peak: str) -> list[int]:
    best = PEAKS[peak](line)
    return [at for at, value in enumerate(line) if value == best]


@given(
    heatmap=heatmaps(WEEKS), peak=st.sampled_from(sorted(PEAKS)), word=st.sampled_from(("earlier", "later", "sooner")),
    steps=st.sampled_from(("", "one week ", "two weeks ")),
)  # fmt: skip
def test_peaks_of_two_rows(heatmap: Heatmap, peak: str, word: str, steps: str) -> None:
    one, two = (_places(line, peak) for line in heatmap.values[:2])
    apart = [(a - b) if word == "later" else (b - a) for a in one for b in two]
    wanted = {"one week ": [1], "two weeks ": [2]}.get(steps, [1, 2, 3])
    sentence = f"{heatmap.rows[0]} {peak} {steps}{word} than {heatmap.rows[1]}."
    heatmap.agrees(sentence, any(step in wanted for step in apart))


@given(
    heatmap=heatmaps(WEEKS),
    word=st.sampled_from(("lower", "higher")),
    verb=st.sampled_from(("ends", "finishes")),
)
def test_ends_and_beginnings(heatmap: Heatmap, word: str, verb: str) -> None:
    first, *_, last = heatmap.values[0]
    heatmap.agrees(
        f"{heatmap.rows[0]} {verb} {word} than it began.", last < first if word == "lower" else last > first
    )


BOATS = Heatmap(("Heron", "Ibis", "Jackdaw"), WEEKS, ((40, 95, 50, 90), (20, 35, 41, 75), (60, 52, 31, 38)))


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Heron peaks later than Ibis.", "refuted"),
        ("Heron reaches its maximum later than Jackdaw.", "supported"),
        ("Heron reaches its peak sooner than any other boat.", "refuted"),
        ("Ibis reaches its peak three weeks earlier than Jackdaw.", "refuted"),
        ("Jackdaw ends higher than it started.", "refuted"),
    ],
)
def test_plain_ones(sentence: str, verdict: str) -> None:
    assert BOATS.verdicts(sentence) - {"undecidable"} == {verdict}

"""Claims that values rise, fall or stay flat along an axis."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import GUARDS, Matrix, benign, judged, matrices, text, undecided, verdicts

import heatparse

KINDS = ("trend",)
FEW = settings(max_examples=20, deadline=None)
RISING = Matrix(
    ("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 60, 7))
)


@FEW
@given(matrix=matrices(), index=st.integers(0, 2), data=st.data())
def test_steadily_up_or_down(matrix: Matrix, index: int, data: st.DataObject) -> None:
    values, row = matrix.row(index), matrix.rows[index]
    assume(len(set(values)) == len(values))
    rising, falling = (all(b > a for a, b in pairwise(line)) for line in (values, values[::-1]))
    up = data.draw(st.sampled_from(["rise", "increase", "climb"]))
    down = data.draw(st.sampled_from(["fall", "decrease", "decline"]))
    for verb, holds in ((up, rising), (down, falling)):
        sentence = f"In the {row} row, the values {verb} steadily from left to right."
        assert judged(matrix, sentence, *KINDS) is holds


@FEW
@given(matrix=matrices(), index=st.integers(0, 2), error=st.sampled_from([0, 0, 5]), data=st.data())
def test_from_one_value_to_another(matrix: Matrix, index: int, error: int, data: st.DataObject) -> None:
    values, row = matrix.row(index), matrix.rows[index]
    first, last = values[0], values[-1]
    assume(first != last)
    verb = "rises" if last > first else "falls"
    ends = matrix.columns[0], matrix.columns[-1]
    wordings = [
        "{row} {verb} from {first} in {ends[0]} to {last} in {ends[1]}.",
        "{row} starts at {first} in {ends[0]} and ends at {last} in {ends[1]}.",
        "{row} {verb} from {first} ({ends[0]}) to {last} ({ends[1]}).",
    ]
    sentence = data.draw(st.sampled_from(wordings)).format(
        row=row, verb=verb, first=text(first), last=text(last + error), ends=ends
    )
    found = verdicts(matrix, sentence, *KINDS)
    assert ("supported" in found) is (error == 0)


@FEW
@given(matrix=matrices(), index=st.integers(0, 2))
def test_never_falling(matrix: Matrix, index: int) -> None:
    values = matrix.row(index)
    sentence = f"Along the {matrix.rows[index]} row the values never decrease from left to right."
    assert judged(matrix, sentence, *KINDS) is all(b >= a for a, b in pairwise(values))


def test_a_peak_in_the_middle() -> None:
    sentence = "Gamma rises to 0.60 in Rome and then falls to 0.07 in Oslo."
    assert "supported" in verdicts(RISING, sentence, *KINDS)


def test_every_row() -> None:
    assert judged(RISING, "In every row the values rise steadily from Paris to Rome.", *KINDS)
    assert not judged(RISING, "In every row the values rise steadily from Rome to Oslo.", *KINDS)


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    undecided(
        RISING, guard.format("in the Gamma row the values fall steadily from left to right") + ".", *KINDS
    )


@pytest.mark.parametrize("row", ["Alpha", "Gamma"])
def test_benign_rewordings_keep_the_verdict(row: str) -> None:
    sentence = f"In the {row} row, the values rise steadily from left to right."
    verdict = judged(RISING, sentence, *KINDS)
    for other in benign(sentence):
        assert judged(RISING, other, *KINDS) is verdict


def test_course_behind_a_peak_is_of_its_own_subject() -> None:
    text = (
        "## Heatmap: Visits\n\n- **X-axis (Month):** Jan, Feb, Mar, Apr\n- **Y-axis (Site):** Alder, Birch\n"
        "- **Color scale:** 0 to 100\n\n| | Jan | Feb | Mar | Apr |\n|---|---|---|---|---|\n"
        "| Alder | 10 | 40 | 80 | 50 |\n| Birch | 15 | 25 | 35 | 60 |\n\n### Observations\n- {}\n"
    )
    assert not heatparse.check(text.format("Alder peaks in Mar and Birch rises until Apr.")).findings
    wrong = heatparse.check(text.format("Alder rises steadily from Jan to Apr.")).findings
    assert [finding.rule for finding in wrong] == ["trend-mismatch"]

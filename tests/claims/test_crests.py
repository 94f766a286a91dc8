"""Courses that turn somewhere, series of values, and motions told with their span in front."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import GUARDS, Matrix, judged, matrices, text, undecided, verdicts

KINDS = ("trend",)
FEW = settings(max_examples=20, deadline=None)
HILL = Matrix(
    ("Alpha", "Beta", "Gamma"),
    ("Paris", "Rome", "Oslo", "Lima"),
    ((10, 20, 90, 30), (60, 70, 80, 90), (50, 20, 10, 40)),
)


@FEW
@given(
    matrix=matrices(low=1, size=5),
    index=st.integers(0, 2),
    at=st.integers(1, 2),
    wording=st.sampled_from([
        "{row} peaks at {place} and falls thereafter.", "{row} peaks in {place} at {value} and then declines.",
        "{row} reaches its maximum in {place}, then decreases.",
    ]),
)  # fmt: skip
def test_a_peak_with_what_follows(matrix: Matrix, index: int, at: int, wording: str) -> None:
    values, row = matrix.row(index), matrix.rows[index]
    assume(len(set(values)) == len(values) and at < len(values) - 1)
    sentence = wording.format(row=row, place=matrix.columns[at], value=text(values[at]))
    falls = all(b < a for a, b in pairwise(values[at:]))
    found = verdicts(matrix, sentence, *KINDS)
    if values[at] < max(values):
        assert found == ["refuted"]
    elif falls:
        assert found == ["supported"]
    else:
        assert "refuted" not in found or values[-1] > values[at + 1]


@FEW
@given(
    matrix=matrices(low=1, size=5),
    index=st.integers(0, 2),
    error=st.sampled_from([0, 0, 3]),
    wording=st.sampled_from([
        "**{row}:** goes up ({series}).", "**{row}:** steadily up ({series}).", "{row}: a rise, {first} → {last}.",
        "{row} rises from left to right ({first} → {last}).", "**{row}, {start} to {stop}:** increasing ({series}).",
    ]),
)  # fmt: skip
def test_values_one_by_one(matrix: Matrix, index: int, error: int, wording: str) -> None:
    values = sorted(set(matrix.row(index)))
    assume(len(values) == len(matrix.columns))
    rows = [tuple(values) if at == index else line for at, line in enumerate(matrix.values)]
    matrix = Matrix(matrix.rows, matrix.columns, tuple(rows))
    told = [*map(text, values[:-1]), text(values[-1] + error)]
    sentence = wording.format(
        row=matrix.rows[index], series=", ".join(told), first=told[0], last=told[-1],
        start=matrix.columns[0], stop=matrix.columns[-1],
    )  # fmt: skip
    assert ("supported" in verdicts(matrix, sentence, *KINDS)) is (error == 0)


def test_the_span_of_the_lead() -> None:
    assert judged(HILL, "**Gamma, Paris to Oslo:** falling throughout.", *KINDS)
    assert not judged(HILL, "**Gamma, Paris to Lima:** falling throughout.", *KINDS)


@pytest.mark.parametrize("tail", ["all the way", "without interruption", "without any exception"])
def test_not_a_single_step_back(tail: str) -> None:
    assert judged(HILL, f"Beta rises {tail} from 0.60 to 0.90.", *KINDS)
    assert not judged(HILL, f"Alpha rises {tail} from 0.10 to 0.30.", *KINDS)


def test_a_last_value_behind_several_motions() -> None:
    assert judged(HILL, "Alpha rises from 0.10 to 0.20, climbs to 0.90 and ends at 0.30.", *KINDS)


def test_what_a_value_gains_is_no_course() -> None:
    assert verdicts(HILL, "From Paris to Rome, Alpha gains 0.50.", *KINDS) == []


def test_places_that_the_axis_does_not_have() -> None:
    undecided(HILL, "For cities beyond 1024, Beta keeps rising from left to right.", *KINDS)
    undecided(HILL, "For semantic models, the values rise from Paris to Rome.", *KINDS)


@pytest.mark.parametrize("guard", GUARDS)
def test_a_guard_word_leaves_it_undecided(guard: str) -> None:
    undecided(HILL, guard.format("Alpha peaks at Rome and falls thereafter") + ".", *KINDS)

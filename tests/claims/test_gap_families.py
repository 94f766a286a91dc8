"""The same difference in many constructions: borne out where the number is right, never where it is wrong.

Each construction is told of a drawn matrix, in several scopes; all sentences of an example stand in one
description. A wrong number is half as much again, a wrong direction swaps the two ends.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import heatparse
from tests.claims.matrices import Matrix, matrices, text

FEW = settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))

# {a} is ahead of {b} by {d}
AHEAD = (
    "{a} is {d} ahead of {b}", "{a} beats {b} by only {d}", "{a}'s lead over {b} is {d}",
    "**{a}**'s lead over {b} is {d}",
    "the lead of {a} over {b} amounts to {d}",
    "{a} has an advantage of {d} over {b}", "{b} has a deficit of {d} to {a}",
    "{a} holds a lead over {b} of {d}", "{a} over {b}: +{d}", "{a} minus {b} is {d}",
    "using {a} instead of {b} brings {d}",
)  # fmt: skip
# {a} and {b} are {d} apart
APART = (
    "the gap between {a} and {b} comes to {d}", "the difference between {a} and {b} equals {d}",
    "the {a}/{b} gap is {d}",
    "gap between {a} and {b}: {d}", "a {d} gap separates {a} and {b}", "{a} and {b} differ by only {d}",
)  # fmt: skip
SCOPES = (
    "In {p}, {told}.",
    "{told} in {p}.",
    "**{p}:** {told}, which is worth a note.",
    "In the {p} column, {told}.",
)
# {a} changes from {p} to {q}
COURSES = (
    "{a} {rises} from {p} to {q} ({sign}{d}).", "{a} is {up} {d} from {p} to {q}.", "{a} ({p} → {q}): {sign}{d}.",
    "{a}, {p} to {q}: {sign}{d}.", "The change of {a} from {p} to {q} is {sign}{d}.",
    "{a} moves, {gaining} {d} between {p} and {q}.",
    "{a}'s {rise} from {p} to {q} is {d}.", "{a} {gains} only {d} from {p} to {q}.",
    "{a} {gains} {d} when moving from {p} to {q}.",
)  # fmt: skip
UP = {"rises": "rises", "up": "up", "sign": "+", "gaining": "gaining", "rise": "rise", "gains": "gains"}
DOWN = {"rises": "falls", "up": "down", "sign": "-", "gaining": "losing", "rise": "drop", "gains": "loses"}
# the largest of several, and how large it is
LARGEST = (
    "The gap between {a} and {b} is largest in {p} ({d}).", "{a} and {b} differ most in {p}, by {d}.",
    "The gap between {a} and {b} reaches its maximum in {p} with {d}.", "{a} and {b} are furthest apart in {p} ({d}).",
    "The largest gap between {a} and {b} occurs in {p}, at {d}.",
)  # fmt: skip


def _said(matrix: Matrix, sentences: Iterable[str]) -> list[dict[str, set[str]]]:
    """For each sentence the verdicts of its claims, by kind."""
    told = list(sentences)
    description = matrix.describe(*told, legend="score from 0.00 (blue) to 1.00 (red)")
    first = description.count("\n") + 2 - len(told)
    found: list[dict[str, set[str]]] = [defaultdict(set) for _ in told]
    for claim in heatparse.check(description).claims:
        if claim.span.line >= first:
            found[claim.span.line - first][claim.kind].add(claim.verdict)
    return found


def _every(found: dict[str, set[str]]) -> set[str]:
    return {verdict for verdicts in found.values() for verdict in verdicts}


@FEW
@given(matrix=matrices(low=5), column=st.integers(0, 2), scope=st.sampled_from(SCOPES))
def test_a_lead_in_many_words(matrix: Matrix, column: int, scope: str) -> None:
    values = [row[column] for row in matrix.values]
    high, low = values.index(max(values)), values.index(min(values))
    gap = values[high] - values[low]
    assume(gap >= 8)
    for truth, size in ((True, gap), (False, gap + gap // 2 + 2)):
        told = [
            form.format(a=matrix.rows[high], b=matrix.rows[low], d=text(size)) for form in (*AHEAD, *APART)
        ]
        sentences = [_opened(scope.format(p=matrix.columns[column], told=each)) for each in told]
        for sentence, found in zip(sentences, _said(matrix, sentences), strict=True):
            assert "refuted" not in _every(found) if truth else "supported" not in found["difference"], (
                sentence
            )
            assert not truth or "supported" in found["difference"], sentence
    turned = [form.format(a=matrix.rows[low], b=matrix.rows[high], d=text(gap)) for form in AHEAD]
    for sentence, found in zip(
        turned, _said(matrix, (f"In {matrix.columns[column]}, {t}." for t in turned)), strict=True
    ):
        assert found["difference"] == {"refuted"} or "supported" not in found["difference"], sentence


def _opened(sentence: str) -> str:
    return sentence if sentence.startswith("*") else sentence[0].upper() + sentence[1:]


@FEW
@given(matrix=matrices(low=5), row=st.integers(0, 2))
def test_a_change_in_many_words(matrix: Matrix, row: int) -> None:
    one, two = matrix.row(row)[:2]
    assume(abs(two - one) >= 8)
    words = UP if two > one else DOWN
    for truth, size in ((True, abs(two - one)), (False, abs(two - one) + 7)):
        p, q = matrix.columns[:2]
        sentences = [form.format(a=matrix.rows[row], p=p, q=q, d=text(size), **words) for form in COURSES]
        for sentence, found in zip(sentences, _said(matrix, sentences), strict=True):
            if truth:
                assert "supported" in found["difference"], sentence
                assert "refuted" not in _every(found), sentence
            else:
                assert "supported" not in found["difference"], sentence


@FEW
@given(matrix=matrices(low=5))
def test_the_largest_gap_and_its_size_are_two_claims(matrix: Matrix) -> None:
    gaps = [abs(one - two) for one, two in zip(matrix.row(0), matrix.row(1), strict=True)]
    most = max(gaps)
    assume(gaps.count(most) == 1 and most >= 5)
    a, b, p = *matrix.rows[:2], matrix.columns[gaps.index(most)]
    other = matrix.columns[gaps.index(min(gaps))]
    sentences = [form.format(a=a, b=b, p=p, d=text(most)) for form in LARGEST]
    for sentence, found in zip(sentences, _said(matrix, sentences), strict=True):
        assert found["extremum"] == {"supported"}, sentence
        assert found["difference"] == {"supported"}, sentence
    astray = [form.format(a=a, b=b, p=other, d=text(most)) for form in LARGEST]
    for sentence, found in zip(astray, _said(matrix, astray), strict=True):
        assert "supported" not in found["extremum"], sentence


TIMES = Matrix(("Monday", "Tuesday"), ("06:00", "09:00", "12:00"), ((12, 30, 45), (20, 26, 81)))


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("Monday and Tuesday differ by 0.08 at 06:00.", "supported"),
    ("Monday and Tuesday differ by 0.28 at 06:00.", "refuted"),
    ("Monday rises by 0.18 from 06:00 to 09:00.", "supported"),
    ("Tuesday grows by a factor of 4.1 from 06:00 to 12:00.", "supported"),
    ("Tuesday grows by a factor of 2.1 from 06:00 to 12:00.", "refuted"),
    ("Tuesday increases 4.1-fold from 06:00 to 12:00.", "supported"),
    ("The ratio of Tuesday to Monday at 12:00 is 1.8.", "supported"),
    ("The ratio of Tuesday to Monday at 12:00 is 2.8.", "refuted"),
    ("The ratio of Monday to Tuesday at 12:00 is 0.56.", "supported"),
    ("The ratio of Monday to Tuesday at 12:00 is 1.8.", "refuted"),
    ("The ratio between Monday and Tuesday at 12:00 is 1.8.", "supported"),
    ("The ratio between Monday and Tuesday at 12:00 is 0.56.", "supported"),
    ("The ratio between Monday and Tuesday at 12:00 is 0.36.", "refuted"),
    ("Tuesday is mostly ahead of Monday, most clearly at 12:00 (by 0.36).", "supported"),
    ("Monday and Tuesday differ by up to 0.36.", "supported"),
    ("Monday increases by 150% between 06:00 and 09:00, from 0.12 to 0.30.", "supported"),
])  # fmt: skip
def test_single_constructions(sentence: str, verdict: str) -> None:
    (found,) = _said(TIMES, [sentence])
    assert found["difference"] == {verdict}
    assert verdict == "refuted" or "refuted" not in _every(found)


@pytest.mark.parametrize("sentence", [
    "At 12:00, the lead of Tuesday over Monday shrinks by 0.36.",
    "At 12:00, Tuesday's lead over Monday grows by 0.36.",
    "At 12:00, the gap between Monday and Tuesday widens by 0.36.",
    "Tuesday is 1.8 times as fast as Monday at 12:00.",
    "Tuesday is twice as fast as Monday at 09:00.",
])  # fmt: skip
def test_the_change_of_a_gap_and_what_nobody_measured_are_left_open(sentence: str) -> None:
    (found,) = _said(TIMES, [sentence])
    assert found["difference"] <= {"undecidable"}


def test_what_no_line_reaches_is_no_largest_difference() -> None:
    (found,) = _said(TIMES, ["Monday and Tuesday differ by up to 0.90."])
    assert "supported" not in found["difference"]


def test_means_told_in_front_and_in_brackets() -> None:
    told = ["With a mean of 0.29, Monday is the quieter day.", "Monday (avg. 0.29) is quiet."]
    assert all(found["aggregate"] == {"supported"} for found in _said(TIMES, told))


def test_two_labels_of_one_axis_are_no_cell() -> None:
    layers = Matrix(
        ("Layer 0", "Layer 1", "Layer 2"),
        ("Head 0", "Head 1", "Head 2"),
        ((10, 20, 30), (40, 50, 60), (70, 80, 90)),
    )
    description = layers.describe("Layer 1's lead over Layer 0 is 0.30 at Head 2.")
    assert len(heatparse.parse(description).panels[0].cells) == 9


QUARTERS = Matrix(
    ("Q1 2023", "Q2 2023", "Q1 2024", "Q2 2024"),
    ("Billing", "Returns", "Login"),
    ((40, 10, 25), (30, 20, 35), (20, 30, 45), (10, 40, 55)),
)


@pytest.mark.parametrize(("sentence", "kind", "verdict"), [
    ("Billing averages 0.35 in 2023.", "aggregate", "supported"),
    ("Billing averages 0.25 in 2023.", "aggregate", "refuted"),
    ("Returns averages 0.35 in 2024.", "aggregate", "supported"),
    ("In 2023, Billing has the highest value.", "extremum", "supported"),
    ("In 2023, Billing has the highest value (0.40).", "extremum", "supported"),
    ("In 2023, Login has the highest value.", "extremum", "refuted"),
    ("In 2023, Billing has the highest values.", "extremum", "undecidable"),  # on average
    ("In both Q1 2023 and Q2 2023, Billing has the highest value.", "extremum", "refuted"),
])  # fmt: skip
def test_a_year_stands_for_its_quarters(sentence: str, kind: str, verdict: str) -> None:
    (found,) = _said(QUARTERS, [sentence])
    assert found[kind] == {verdict}


def test_two_means_behind_a_comparison() -> None:
    told = [
        "On average, Billing is behind Login (0.25 vs. 0.40).",
        "On average, Billing is behind Login (0.35 vs. 0.40).",
    ]
    right, wrong = _said(QUARTERS, told)
    assert right["aggregate"] == right["comparison"] == {"supported"}
    assert "refuted" in wrong["aggregate"]


@pytest.mark.parametrize("noun", ["gap", "spread", "distance", "difference"])
def test_a_spread_between_two_is_theirs_alone(noun: str) -> None:
    loads = Matrix(("Oak", "Elm", "Ash"), ("Dawn", "Noon", "Dusk"), ((10, 60, 44), (30, 50, 39), (5, 70, 88)))
    form = "The {} between Oak and Elm is largest at {}."
    true, false = _said(loads, [form.format(noun, place) for place in ("Dawn", "Dusk")])
    assert true["extremum"] == {"supported"}
    assert "supported" not in false["extremum"]


STEPS = (
    "{p} → {q} for {a}: {d}", "{p} → {q} ({a}): {d}", "{a} ({p} → {q}): {d}", "{p} to {q} for {a}: {d}",
    "From {p} to {q} in {a}: {d}", "**{p} → {q}:** {d} for {a}", "**{p} → {q} ({a}):** {d}", "{a}, {p} → {q}: {d}",
)  # fmt: skip


@pytest.mark.parametrize("form", STEPS)
@pytest.mark.parametrize(
    ("ends", "step"),
    [(("Monday", "06:00", "12:00"), "+0.33"), (("Tuesday", "12:00", "06:00"), "-0.61")],
)
def test_steps_that_are_told_with_a_colon(form: str, ends: tuple[str, str, str], step: str) -> None:
    sentences = [form.format(a=ends[0], p=ends[1], q=ends[2], d=size) for size in (step, f"{step[0]}0.20")]
    true, false = _said(TIMES, sentences)
    assert true["difference"] == {"supported"}
    assert false["difference"] == {"refuted"}
    assert not true["cell-value"] | false["cell-value"]


@pytest.mark.parametrize("sentence", [
    "Monday vs. Tuesday at 12:00: +0.36", "**06:00 → 12:00:** Monday +0.33, Tuesday +0.61",
    "**06:00 → 12:00:** Monday: +0.33",
])  # fmt: skip
def test_a_number_with_a_plus_that_no_value_has_is_none(sentence: str) -> None:
    assert "refuted" not in _every(_said(TIMES, [sentence])[0])


@pytest.mark.parametrize("joint", ["vs.", "versus"])
@pytest.mark.parametrize("form", [
    "Monday {j} Tuesday at 06:00: {one} {j} {two}", "Monday {j} Tuesday at 06:00 ({one} {j} {two}).",
    "At 06:00, Monday {j} Tuesday: {one} and {two}",
])  # fmt: skip
def test_two_values_that_are_set_against_each_other(form: str, joint: str) -> None:
    for one, two, verdicts in (("0.12", "0.20", {"supported"}), ("0.20", "0.12", {"refuted"})):
        (found,) = _said(TIMES, [form.format(j=joint, one=one, two=two)])
        assert found["cell-value"] == verdicts

"""Tables and lists that give a mean, a sum or the spread of each line of a grid."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from matrices import Matrix, text

import heatparse

MATRIX = Matrix(
    ("Alpha", "Beta", "Gamma", "Delta"),
    ("Paris", "Rome", "Oslo"),
    ((12, 48, 30), (58, 66, 80), (9, 27, 15), (40, 44, 90)),
)
MEANS = [30, 68, 17, 58]
SUMS = [90, 204, 51, 174]
SPREADS = [36, 22, 18, 50]


def _claims(kind: str, lines: Sequence[str]) -> list[str]:
    """The verdicts of the claims of a kind below a description of the matrix."""
    report = heatparse.check(MATRIX.describe("Nothing else is told.") + "\n\n" + "\n".join(lines))
    assert len(report.document.panels[0].cells) == 12
    return [claim.verdict for claim in report.claims if claim.kind == kind]


def _table(head: str, numbers: Sequence[int]) -> list[str]:
    rows = [f"| {name} | {text(number)} |" for name, number in zip(MATRIX.rows, numbers, strict=True)]
    return ["## Summary", "", f"| Model | {head} |", "|---|---|", *rows]


def _list(head: str, numbers: Sequence[int], tail: str = "") -> list[str]:
    items = [f"- **{name}:** {text(number)}{tail}" for name, number in zip(MATRIX.rows, numbers, strict=True)]
    return [f"### {head}", *items]


@pytest.mark.parametrize(("head", "numbers", "kind"), [
    ("Mean", MEANS, "aggregate"), ("Average over the cities", MEANS, "aggregate"), ("Row sum", SUMS, "aggregate"),
    ("Range", SPREADS, "difference"), ("Spread", SPREADS, "difference"),
])  # fmt: skip
def test_a_column_of_which_one_number_is_wrong(head: str, numbers: Sequence[int], kind: str) -> None:
    assert _claims(kind, _table(head, numbers)) == ["supported"] * 4
    wrong = [*numbers[:2], numbers[2] + 13, numbers[3]]
    assert _claims(kind, _table(head, wrong)) == ["supported", "supported", "refuted", "supported"]


@pytest.mark.parametrize("tail", ["", " over three cities"])
def test_a_list_below_its_heading(tail: str) -> None:
    assert _claims("aggregate", _list("Row Averages", MEANS, tail)) == ["supported"] * 4
    wrong = [MEANS[0] + 13, *MEANS[1:]]
    assert _claims("aggregate", _list("Row Averages", wrong, tail)) == ["refuted", *["supported"] * 3]


@pytest.mark.parametrize("lines", [
    _table("Mean", [value + 13 for value in MEANS]),  # means of something else
    _table("Best mean", MEANS),
    _table("Mean gain", [value + 13 for value in MEANS]),
    _list("Means of last year", [value + 13 for value in MEANS]),
])  # fmt: skip
def test_what_is_made_of_other_numbers_is_no_claim(lines: Sequence[str]) -> None:
    assert "refuted" not in _claims("aggregate", lines)


def test_the_place_of_an_extreme_names_no_cell() -> None:
    best = ["Rome", "Oslo", "Rome", "Oslo"]
    rows = [
        f"| {name} | {city} | {text(mean)} |"
        for name, city, mean in zip(MATRIX.rows, best, MEANS, strict=True)
    ]
    lines = ["## Summary", "", "| Model | Best city | Mean |", "|---|---|---|", *rows]
    report = heatparse.check(MATRIX.describe("Nothing else is told.") + "\n\n" + "\n".join(lines))
    assert not report.findings
    assert [claim.verdict for claim in report.claims if claim.kind == "aggregate"] == ["supported"] * 4


@pytest.mark.parametrize("noun", ["span", "range"])
def test_the_line_that_reaches_farthest_and_how_far(noun: str) -> None:
    report = heatparse.check(MATRIX.describe(f"Delta has the largest {noun}, 0.50."))
    assert [claim.verdict for claim in report.claims if claim.kind == "difference"] == ["supported"]
    assert all(claim.verdict == "supported" for claim in report.claims if claim.kind == "extremum")
    assert heatparse.check(MATRIX.describe(f"Alpha has the largest {noun}.")).findings

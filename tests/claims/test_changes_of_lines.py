"""Changes of every line, denied changes, numbers with the unit of their axis, sides of the figure."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import ROWS, Matrix, judged, matrices, text, undecided

import heatparse

FEW = settings(max_examples=25, deadline=None)


@FEW
@given(matrix=matrices(low=0), limit=st.integers(1, 99), data=st.data())
def test_no_row_falls_by_more(matrix: Matrix, limit: int, data: st.DataObject) -> None:
    first, last = matrix.columns[0], matrix.columns[-1]
    wording = data.draw(st.sampled_from([
        "No row falls by more than {0} from {1} to {2}.", "From {1} to {2}, no row falls by more than {0}.",
        "Every row falls by at most {0} from {1} to {2}.",
    ]))  # fmt: skip
    sentence = wording.format(text(limit), first, last)
    found = judged(matrix, sentence, "difference")
    assert found is all(row[0] - row[-1] <= limit for row in matrix.values)


@FEW
@given(matrix=matrices(low=0), limit=st.integers(1, 99))
def test_two_rows_never_differ_by_more(matrix: Matrix, limit: int) -> None:
    one, two = matrix.rows[:2]
    sentence = f"{one} and {two} never differ by more than {text(limit)}."
    holds = all(abs(a - b) <= limit for a, b in zip(*matrix.values[:2], strict=True))
    assert judged(matrix, sentence, "difference") is holds


def test_a_denied_change_is_no_trend() -> None:
    matrix = Matrix(ROWS[:3], ("Paris", "Rome", "Oslo"), ((60, 50, 40), (70, 60, 50), (50, 40, 35)))
    assert judged(matrix, "No row falls by more than 0.20 from Paris to Oslo.", "difference", "trend")
    undecided(
        matrix, "It may be that no row falls by more than 0.10 from Paris to Oslo.", "difference", "trend"
    )


@pytest.mark.parametrize(
    ("share", "holds"), [("half", True), ("more than a third", True), ("a quarter", False)]
)
def test_parts_of_what_it_was(share: str, holds: bool) -> None:
    matrix = Matrix(ROWS[:3], ("Paris", "Rome", "Oslo"), ((60, 50, 30), (70, 60, 50), (50, 40, 35)))
    assert judged(matrix, f"From Paris to Oslo, Alpha falls by {share}.", "difference") is holds


def _with_units(values: list[list[int]], unit: str, sentence: str) -> list[tuple[str, str]]:
    """The claims of a sentence about a figure whose columns are given in a unit."""
    rows = [
        f"| {name} | " + " | ".join(map(str, row)) + " |" for name, row in zip(ROWS, values, strict=False)
    ]
    description = "\n".join([
        "# Heatmap: Counts by Site and Setting", "", f"- **X-axis**: Setting ({unit}): 0, 5, 10, 20",
        f"- **Y-axis**: Site: {', '.join(ROWS[: len(values)])}", "- **Color scale**: from 0 to 99", "",
        "| Site | 0 | 5 | 10 | 20 |", "|---|---|---|---|---|", *rows, "", "## Observations", "", f"* {sentence}",
    ])  # fmt: skip
    report = heatparse.check(description)
    last = description.count("\n") + 1
    return [(claim.kind, claim.verdict) for claim in report.claims if claim.span.line == last]


@FEW
@given(
    values=st.lists(st.lists(st.integers(21, 99), min_size=4, max_size=4), min_size=3, max_size=3),
    unit=st.sampled_from(["dB", "ms", "km", "mm"]),
    off=st.sampled_from([0, 9]),
)
def test_a_number_with_the_unit_of_its_axis_says_where(values: list[list[int]], unit: str, off: int) -> None:
    first, last = values[0][0], values[0][3]
    assume(first != last and abs(first - last) not in (5, 10, 15, 20))
    verdict = "refuted" if off else "supported"
    verb = "falls" if last < first else "rises"
    by = f"From 0 {unit} to 20 {unit}, {ROWS[0]} {verb} by {abs(last - first) + off}."
    assert ("difference", verdict) in _with_units(values, unit, by)
    at = f"{ROWS[0]} has a value of {first + off} at 0 {unit}."
    assert ("cell-value", verdict) in _with_units(values, unit, at)


@FEW
@given(column=st.lists(st.integers(1, 99), min_size=4, max_size=4, unique=True), up=st.booleans())
def test_sides_of_the_figure_and_numbers_that_fall(column: list[int], up: bool) -> None:
    """Rows 64, 32, 16, 8 from the top: the first is at the top, whatever the numbers."""
    labels = ["64", "32", "16", "8"]
    rows = [f"| {name} | 0.{value:02} | 0.{value:02} |" for name, value in zip(labels, column, strict=True)]
    falls, rises = (all(b < a for a, b in pairwise(line)) for line in (column, column[::-1]))
    for way, holds in (
        ("from top to bottom", rises if up else falls),
        ("to the top", falls if up else rises),
    ):
        verb = "rise" if up else "fall"
        description = "\n".join([
            "# Heatmap: Scores by Rank", "", "- **X-axis**: Task: Paris, Rome",
            f"- **Y-axis**: Rank: {', '.join(labels)}",
            "- **Color scale**: from 0 to 1", "", "| Rank | Paris | Rome |", "|---|---|---|", *rows, "",
            "## Observations", "", f"* In every column, the scores steadily {verb} {way}.",
        ])  # fmt: skip
        report = heatparse.check(description)
        assert {c.verdict for c in report.claims if c.kind == "trend"} == {
            "supported" if holds else "refuted"
        }


def test_the_share_of_a_loss_is_no_value_at_its_end() -> None:
    text = """## Heatmap: Strength of Alloys
- **X-axis**: Temperature (20, 300, 500)
- **Y-axis**: Alloy (Nickel, Steel)
- **Color bar**: strength (MPa), from 0 to 1200

| | 20 | 300 | 500 |
|---|---|---|---|
| Nickel | 1100 | 1050 | 985 |
| Steel | 500 | 400 | 250 |

### Observations
- Nickel loses {} MPa between 20 and 500, or about 10% of its initial strength.
"""
    for loss, verdicts in (("115", {"supported"}), ("135", {"supported", "refuted"})):
        claims = heatparse.check(text.format(loss)).claims
        assert {claim.verdict for claim in claims} == verdicts
        assert {claim.kind for claim in claims} == {"difference"}

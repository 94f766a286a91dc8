"""Statements about correlation matrices: a pair of names is one value, whichever comes first."""

from __future__ import annotations

import pytest
from matrices import said

NAMES = ("Sleep", "Sport", "Screen", "Snacks")
VALUES = {
    ("Sleep", "Sport"): 0.42, ("Sleep", "Screen"): -0.51, ("Sleep", "Snacks"): -0.33,
    ("Sport", "Screen"): -0.38, ("Sport", "Snacks"): -0.29, ("Screen", "Snacks"): -0.61,
}  # fmt: skip


def _value(row: str, column: str) -> float:
    return 1.0 if row == column else VALUES.get((row, column), VALUES.get((column, row), 0.0))


def _text(statement: str, half: str) -> str:
    lines = []
    for y, row in enumerate(NAMES):
        cells = [
            "—"
            if (half == "lower" and x > y) or (half == "upper" and x < y)
            else f"{_value(row, column):.2f}"
            for x, column in enumerate(NAMES)
        ]
        lines.append(f"| {row} | " + " | ".join(cells) + " |")
    return "\n".join([
        "## Heatmap: Correlation of Habits", f"* **X-axis (Habit):** {', '.join(NAMES)}",
        f"* **Y-axis (Habit):** {', '.join(NAMES)}", "* **Color scale:** -1 to 1", "",
        f"| | {' | '.join(NAMES)} |", "|---|---|---|---|---|", *lines, "### Key Observations",
        f"* {statement}",
    ])  # fmt: skip


def _verdicts(statement: str, kind: str, half: str = "") -> set[str]:
    return set(said(_text(statement, half), kind))


@pytest.mark.parametrize("half", ["", "lower", "upper"])
@pytest.mark.parametrize(("value", "verdict"), [("-0.51", "supported"), ("-0.58", "refuted")])
def test_a_pair_is_one_cell(half: str, value: str, verdict: str) -> None:
    for first, second in (("Sleep", "Screen"), ("Screen", "Sleep")):
        statement = f"{first} and {second} correlate at {value}."
        assert _verdicts(statement, "cell-value", half) == {verdict}, statement


@pytest.mark.parametrize("others", ["all others", "all other habits"])
@pytest.mark.parametrize(("name", "verdict"), [("Screen", "supported"), ("Sleep", "refuted")])
def test_the_line_of_a_lead_is_row_and_column(name: str, verdict: str, others: str) -> None:
    assert _verdicts(f"**{name}:** shows negative correlations with {others}.", "threshold") == {verdict}

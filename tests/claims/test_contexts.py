"""Statements of a line that only their context names: a bold lead, the clause before, an opening place."""

from __future__ import annotations

import random

import pytest

import heatparse

NAMES = ("Alder", "Birch", "Cedar", "Dogwood", "Elm")
# Statements of one row; {low}, {high}, {best}, {worst} are its own.
STATEMENTS = (
    "Scores run from {low} to {high}.",
    "Never falls below {low}.",
    "Best on {best} ({high}), worst on {worst} ({low}).",
)


def _text(rows: dict[str, list[str]], observation: str) -> str:
    table = "\n".join(f"| {name} | {' | '.join(values)} |" for name, values in rows.items())
    return (
        "## Heatmap: Transfer between Woods\n### Components/Axes\n"
        f"* **X-axis (Test set):** {', '.join(NAMES)}\n* **Y-axis (Train set):** {', '.join(NAMES)}\n"
        "### Detailed Analysis\n"
        f"| Train \\ Test | {' | '.join(NAMES)} |\n|{'---|' * (len(NAMES) + 1)}\n{table}\n"
        f"### Key Observations\n{observation}\n"
    )


def _rows(seed: int) -> dict[str, list[str]]:
    values = random.Random(seed).sample(range(10, 99), len(NAMES) ** 2)
    size = len(NAMES)
    return {
        name: [f"0.{value}" for value in values[at * size : (at + 1) * size]] for at, name in enumerate(NAMES)
    }


def _verdicts(text: str) -> set[str]:
    start = text.index("### Key Observations")
    return {
        claim.verdict
        for claim in heatparse.check(text).claims
        if claim.span.start > start and claim.kind != "cell-value"  # type: ignore[attr-defined]
    }


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("statement", STATEMENTS)
def test_a_lead_that_both_axes_have_names_the_line_that_bears_a_statement_out(
    seed: int, statement: str
) -> None:
    rows = _rows(seed)
    name = NAMES[seed % len(NAMES)]
    low, high = min(rows[name]), max(rows[name])
    told = statement.format(
        low=low, high=high, best=NAMES[rows[name].index(high)], worst=NAMES[rows[name].index(low)]
    )
    verdicts = _verdicts(_text(rows, f"* **`{name}`:** {told}"))
    assert "supported" in verdicts
    assert "refuted" not in verdicts


@pytest.mark.parametrize("seed", range(4))
def test_what_no_line_of_the_context_bears_out_is_not_supported(seed: int) -> None:
    verdicts = _verdicts(_text(_rows(seed), f"* **`{NAMES[seed]}`:** Scores run from 0.01 to 0.999."))
    assert "supported" not in verdicts


@pytest.mark.parametrize("seed", range(4))
def test_a_relative_clause_speaks_of_the_line_before_it(seed: int) -> None:
    rows = _rows(seed)
    name, other = NAMES[seed % len(NAMES)], NAMES[(seed + 2) % len(NAMES)]
    high = max(rows[name])
    peak = NAMES[rows[name].index(high)]
    told = f"* The {name}-trained model exceeds 0.05 on {other}, it transfers best to {peak} ({high})."
    assert "refuted" not in _verdicts(_text(rows, told))


def test_the_highest_of_the_map_is_no_matter_of_a_line() -> None:
    rows = _rows(1)
    name = min(NAMES, key=lambda label: max(rows[label]))
    high = max(rows[name])
    told = f"* **{name}:** {NAMES[rows[name].index(high)]} has the highest value of the map, {high}."
    assert "supported" not in _verdicts(_text(rows, told))

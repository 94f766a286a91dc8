"""Blocks that a text names by their labels, and what fills a quadrant."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse

FEW = settings(max_examples=20, deadline=None)
NAMES = ("Amber", "Beryl", "Coral", "Diorite", "Emerald", "Flint")


def described(values: list[list[float]], statement: str) -> str:
    """A description of a square table of stones with a statement about it."""
    return "\n".join([
        "# Heatmap: Similarity", f"- **X-axis**: {', '.join(NAMES)}", f"- **Y-axis**: {', '.join(NAMES)}", "",
        f"| | {' | '.join(NAMES)} |", f"|---{'|---' * len(NAMES)}|",
        *(f"| {name} | {' | '.join(f'{v:.2f}' for v in row)} |" for name, row in zip(NAMES, values, strict=True)),
        "", "## Observations", f"- {statement}",
    ])  # fmt: skip


def verdicts(values: list[list[float]], statement: str) -> list[tuple[str, str]]:
    """The kinds and verdicts of the claims of a statement."""
    return [(claim.kind, claim.verdict) for claim in heatparse.check(described(values, statement)).claims]


@pytest.mark.parametrize(
    "wording",
    [
        "In the organic block ({0}, {1}, {2}), all values are at least 0.60.",
        "In the block formed by {0}, {1} and {2}, no value is below 0.60.",
        "The block of {0}, {1} and {2} never falls below 0.60.",
        "{0}, {1} and {2} form a block in which no value is below 0.60.",
        "In the block of rows {0}, {1} and {2} and columns {0}, {1} and {2}, every value is at least 0.60.",
    ],
)
@FEW
@given(data=st.data())
def test_a_block_of_named_lines(wording: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, 3))
    chosen = range(start, start + 3)
    low = data.draw(st.sampled_from([0.65, 0.65, 0.45]))
    values = [[0.20] * 6 for _ in range(6)]
    for row, column in product(chosen, chosen):
        values[row][column] = 0.80
    values[start][start + 1] = low
    found = verdicts(values, wording.format(*(NAMES[at] for at in chosen)))
    assert found == [("region", "supported" if low >= 0.60 else "refuted")]


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("Negative values dominate the upper-right quadrant.", "supported"),
        ("Positive values dominate the upper-right quadrant.", "refuted"),
        ("The lower right 3x3 block contains only positive values.", "supported"),
        ("The lower left 3x3 corner contains only positive values.", "refuted"),
    ],
)
def test_what_fills_a_zone(statement: str, verdict: str) -> None:
    values = [[0.5 if (row < 3) == (column < 3) else -0.5 for column in range(6)] for row in range(6)]
    values[5][0] = 0.5
    assert verdict in [found for _, found in verdicts(values, statement)]

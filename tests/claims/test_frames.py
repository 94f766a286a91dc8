"""Frames around a statement change nothing: openings, "… shows that", remarks behind and amid it."""

from __future__ import annotations

from itertools import product

import pytest
from matrices import said

LOADS = """# Heatmap: Load by Ward and Month (%)

| | Jan | Apr | Jul | Oct |
|---|---|---|---|---|
| North | 22 | 61 | 87 | 96 |
| South | 38 | 66 | 88 | 94 |
| East | 55 | 57 | 56 | 58 |
| Annex | 12 | 18 | 35 | 52 |

## Findings

- {}"""
FALSE = (
    "North exceeds South in every month",
    "Annex has the highest load in Jan",
    "All cells of Annex exceed 30%",
    "The load of North falls from Jan to Oct",
    "Nine cells exceed 90%",
    "The mean load of East is 80%",
)
TRUE = (
    "South exceeds Annex in every month",
    "East has the highest load in Jan",
    "All cells of East exceed 50%",
    "The load of North rises from Jan to Oct",
    "Two cells exceed 90%",
    "The mean load of East is 56.5%",
)
FRONTS = (
    "To sum up, {}.", "In conclusion, {}.", "Needless to say, {}.", "Remarkably enough, {}.", "Curiously enough, {}.",
    "Reading the table row by row, {}.", "Looking at the matrix as a whole, {}.", "As the figure makes clear, {}.",
    "A closer look at the numbers shows that {}.", "The reader will notice that {}.", "There is no doubt that {}.",
    "Perhaps the most striking feature is that {}.", "For planners it matters that {}.",
    "Because the staff is small, {}.",
    "Despite its small staff, {}.", "Thanks to good planning, {}.", "According to the heatmap, {}.",
)  # fmt: skip
TAILS = (
    "{}, a sign of poor planning.", "{}, making it the ward to watch.", "{}, so the staff should be moved.",
    "{}, owing to the schedule of visits.", "{}, probably because of the night shift.", "{} – a surprise.",
    "{}, and this deserves attention.", "{}, which points to a bottleneck.",
)  # fmt: skip
# What stands around the statement narrows it, or leaves it open.
OPEN = (
    "It is not true that {}.", "It is unlikely that {}.", "One might think that {}.", "Few people would claim that {}.",
    "Nothing shows that {}.", "If the schedule changes, {}.", "Looking at the clinics only, {}.",
    "In the summer months, {}.", "{}, if the night shift is left out.", "{}, except on holidays.",
    "{}, or so it seems.", "{}, perhaps.", "{} in most years.", "{}, although the numbers are estimated.",
)  # fmt: skip


def lowered(statement: str) -> str:
    return (
        statement
        if statement.startswith(("North", "South", "East", "Annex"))
        else statement[0].lower() + statement[1:]
    )


@pytest.mark.parametrize("frame", FRONTS)
def test_what_stands_in_front_changes_nothing(frame: str):
    for statement in FALSE:
        assert "refuted" in said(LOADS.format(frame.format(lowered(statement)))), statement
    for statement in TRUE:
        assert set(said(LOADS.format(frame.format(lowered(statement))))) == {"supported"}, statement


@pytest.mark.parametrize("frame", TAILS)
def test_a_remark_behind_changes_nothing(frame: str):
    for statement in FALSE:
        assert "refuted" in said(LOADS.format(frame.format(statement))), statement
    for statement in TRUE:
        assert set(said(LOADS.format(frame.format(statement)))) == {"supported"}, statement


@pytest.mark.parametrize(("frame", "statement"), list(product(OPEN, FALSE)))
def test_what_leaves_the_statement_open_is_not_taken_away(frame: str, statement: str):
    told = frame.format(statement if frame.startswith("{") else lowered(statement))
    assert "refuted" not in said(LOADS.format(told))


@pytest.mark.parametrize(
    "sentence",
    [
        "North, which few visitors know, exceeds South in every month.",
        "North – a ward of its own kind – exceeds South in every month.",
        "North, a quiet ward with a long history, exceeds South in every month.",
        "North, likewise, exceeds South in every month.",
        "The Annex ward, whose staff is small, is above 30% in every month.",
    ],
)
def test_a_remark_about_a_name_changes_nothing(sentence: str):
    assert "refuted" in said(LOADS.format(sentence))


@pytest.mark.parametrize(
    "sentence",
    [
        "North, when fully staffed, exceeds South in every month.",
        "North, unlike in former years, exceeds South in every month.",
        "North, together with Annex, exceeds South in every month.",
        "The values shown that exceed 90% belong to North.",
        "Taken together, North and Annex exceed South in every month.",
    ],
)
def test_what_narrows_a_name_is_kept(sentence: str):
    assert "refuted" not in said(LOADS.format(sentence))

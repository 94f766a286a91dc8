"""Half read: a number, a scope or a verb that a reader leaves aside keeps a clause from being refuted."""

from __future__ import annotations

import pytest
from orchard_yields import rules_against

import heatparse

# Both panels have ones on the diagonal; beside it the second one is lower everywhere.
PANELS = """# Heatmaps: Transfer on Alpha and Beta

## Alpha

| | Ant | Bee | Cat |
|---|---|---|---|
| Ant | 1.00 | 0.52 | 0.61 |
| Bee | 0.47 | 1.00 | 0.58 |
| Cat | 0.66 | 0.49 | 1.00 |

## Beta

| | Ant | Bee | Cat |
|---|---|---|---|
| Ant | 1.00 | 0.32 | {cell} |
| Bee | 0.27 | 1.00 | 0.38 |
| Cat | 0.46 | 0.29 | 1.00 |

## Observations

* {statement}
"""
RATES = """# Heatmap: Loss by Rate and Size

**Color scale:** 1.4 to 3.4

| Rate | 8 | 16 | 32 |
|---|---|---|---|
| 1e-5 | 2.52 | 2.43 | 2.38 |
| 1e-4 | 1.62 | 1.58 | 1.55 |
| 1e-3 | 2.31 | 2.89 | 2.34 |

* {}
"""
CORRELATIONS = """# Correlation Matrix

| | Ant | Bee | Cat | Dog |
|---|---|---|---|---|
| Ant | 1.00 | 0.66 | 0.21 | 0.32 |
| Bee | 0.66 | 1.00 | 0.03 | -0.71 |
| Cat | 0.21 | 0.03 | 1.00 | 0.05 |
| Dog | 0.32 | -0.71 | 0.05 | 1.00 |

* {}
"""


def refuted(text: str) -> set[str]:
    return {claim.kind for claim in heatparse.check(text).claims if claim.verdict == "refuted"}


@pytest.mark.parametrize(
    "statement",
    [
        "From Loam to Clay, Apple is halved from 81 to 74.",
        "Values below 30 are not.",
        "Apple needs 81 trees to get there, Plum no more than 12.",
        "The mean absolute value of Apple is 44.",
        "Cherry reaches 33 on Peat, which is better than every value on Sand.",
        "Nor does any tree exceed 85.",
    ],
)
def test_a_clause_that_is_half_read(statement: str) -> None:
    assert not set(rules_against(statement)) & {
        "range-mismatch", "threshold-mismatch", "count-mismatch", "aggregate-mismatch", "comparison-mismatch",
    }  # fmt: skip


@pytest.mark.parametrize(("cell", "false"), [("0.41", False), ("0.71", True)])
def test_panels_beside_the_diagonal(cell: str, false: bool) -> None:
    statement = "Transfer is lower on Beta than on Alpha for every off-diagonal pair."
    found = refuted(PANELS.format(cell=cell, statement=statement))
    assert found == ({"comparison"} if false else set())


def test_so_many_in_both_panels() -> None:
    told = "Off-diagonal values above 0.4 occur {} times."
    assert not refuted(PANELS.format(cell="0.41", statement=told.format("eight")))
    assert refuted(PANELS.format(cell="0.41", statement=told.format("three"))) == {"count"}


def test_an_order_of_labels_is_no_row() -> None:
    for statement in ("At 32 it is 1e-4, 1e-3, 1e-5.", "1e-3 has the worst average (2.51)."):
        report = heatparse.check(RATES.format(statement))
        assert len(report.document.panels[0].cells) == 9
        assert not report.findings


def test_where_it_bottoms_out_is_no_count() -> None:
    text = RATES.replace("Size", "Threads").replace("Rate", "Sort")
    assert not refuted(text.format("1e-3 bottoms out at 8 threads with 2.31."))


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("Three coefficients lie below 0.04 in absolute value.", {"count"}),
        ("Two coefficients lie below 0.1 in absolute value.", set()),
        ("The weakest correlation is that between Bee and Dog (-0.71).", set()),
        ("The weakest correlation is that between Ant and Bee (0.66).", {"extremum"}),
    ],
)
def test_pairs_and_signs(statement: str, found: set[str]) -> None:
    assert refuted(CORRELATIONS.format(statement)) == found


def test_a_weak_correlation_is_not_the_most_negative_one() -> None:
    text = CORRELATIONS.format("The weakest correlation is that between Bee and Dog (-0.71).")
    verdicts = [claim.verdict for claim in heatparse.check(text).claims if claim.kind == "extremum"]
    assert verdicts == ["undecidable"]


@pytest.mark.parametrize(
    "statement",
    [
        "Without soil, the values lie between 22 and 81.",
        "The worst value of Cherry beats the worst value of Plum by 5.",
        "Plum falls on Loam and rises on Sand; there, the top is 12 above the bottom.",
        "Only 1 of Apple in 200 is on Loam.",
        "Plum almost doubles from Loam to Sand (38 to 70).",
        "First place in the Loam column goes to Apple, in the Clay column to Cherry.",
    ],
)
def test_places_that_are_told_otherwise(statement: str) -> None:
    assert not rules_against(statement)


def test_one_of_each_panel() -> None:
    told = "The two maxima off the diagonal of the panels are 0.66 and {}."
    assert not refuted(PANELS.format(cell="0.41", statement=told.format("0.46")))


def test_the_weakest_of_a_diagonal_against_the_rest() -> None:
    assert not refuted(RATES.format("The lowest score on the diagonal tops all other scores."))


@pytest.mark.parametrize(
    "statement",
    [
        "Plum is last on Clay and Peat, Quince and Cherry on the other two.",
        "The gain of Plum on Sand is 32, but on Peat just 12.",
        "Apple, the leader on Loam, was overtaken by Cherry on Clay.",
        "Apple is stronger on Loam than on any of them.",
    ],
)
def test_others_and_appositions(statement: str) -> None:
    assert not rules_against(statement)


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("The best and the worst pair differ by 0.69.", set()),
        ("Ant's best value is higher than Cat's best value.", set()),
        ("Cat's best value is higher than Ant's best value.", {"comparison"}),
        ("Three values are positive, all of them with Ant.", set()),
        ("In the Ant row the order is Bee, Dog, Cat.", set()),
        ("In the Ant row the order is Cat, Dog, Bee.", {"ranking"}),
    ],
)
def test_a_trivial_diagonal_takes_no_part(statement: str, found: set[str]) -> None:
    assert refuted(CORRELATIONS.format(statement)) - {"count"} == found


@pytest.mark.parametrize(
    "statement",
    [
        "**Strongest soil effect:** Apple, where Loam exceeds Sand by 59.",
        "With an error of 23 %, Plum is the hardest tree.",
        "Within the humid block, the smallest value is 30, the second smallest 33.",
        "Half of the cells, 8 of 16, are above 36.",
        "The confusion of Apple and Loam adds up to 99 in both directions.",
    ],
)
def test_what_is_made_of_values(statement: str) -> None:
    assert not rules_against(statement)


def test_a_label_called_like_a_motion() -> None:
    text = CORRELATIONS.replace("Dog", "jump").replace("Cat", "walk")
    assert not refuted(text.format("Ant, Bee and jump are the dynamic classes."))


@pytest.mark.parametrize(("told", "found"), [("0.365", set()), ("0.545", {"aggregate"})])
def test_a_line_in_one_panel_after_the_other(told: str, found: set[str]) -> None:
    statement = f"On average, Ant is at 0.565 in Alpha and at {told} in Beta off the diagonal."
    assert refuted(PANELS.format(cell="0.41", statement=statement)) <= found


@pytest.mark.parametrize(
    "statement",
    [
        "The gap between the first and the second tree is 15 on Loam.",
        "The lowest positive value is 22.",
        "Plum on Sand and Quince on Peat share fourth place.",
    ],
)
def test_places_behind_the_first(statement: str) -> None:
    assert not rules_against(statement)


def test_the_gap_of_the_first_two_is_that_of_either_order() -> None:
    """Apple and Cherry are the first two that are listed, and the two best."""
    assert rules_against("The gap between the first and the second tree is 12 on Loam.") == [
        "difference-mismatch"
    ]

"""Back references: what a clause takes over from the text in front of it is no fault of the text."""

from __future__ import annotations

import pytest

import heatparse

ORCHARD = """# Heatmap: Yield by Tree and Soil

**Color scale:** 0 to 100

| Tree | Sand | Loam | Clay | Peat |
|---|---|---|---|---|
| Apple | 12 | 81 | 74 | 35 |
| Plum | 40 | 66 | 52 | 31 |
| Cherry | 28 | 59 | 61 | 33 |
| Quince | 9 | 44 | 23 | 18 |

## Observations

* {}
"""
SIGNED = """# Heatmap: Weekly Correlations

| | Tin | Zinc | Lead | Iron |
|---|---|---|---|---|
| Tin | 1.00 | 0.42 | -0.38 | 0.05 |
| Zinc | 0.42 | 1.00 | -0.09 | 0.51 |
| Lead | -0.38 | -0.09 | 1.00 | -0.33 |
| Iron | 0.05 | 0.51 | -0.33 | 1.00 |

## Observations

* {}
"""
PANELS = """# Heatmaps: Visitors in Two Halls

## Summer

| Day | North | South |
|---|---|---|
| Mon | 40 | 62 |
| Tue | 95 | 51 |
| Wed | 70 | 77 |

## Winter

| Day | North | South |
|---|---|---|
| Mon | 31 | 60 |
| Tue | 44 | 39 |
| Wed | 52 | 58 |

## Observations

* {}
"""
CONFUSION = """# Confusion Matrix of Letters

Rows are what was shown, columns what was read.

| | a | o | b | d |
|---|---|---|---|---|
| a | 40 | 8 | 1 | 1 |
| o | 6 | 43 | 0 | 1 |
| b | 0 | 2 | 35 | 13 |
| d | 1 | 1 | 12 | 36 |

## Observations

* {}
"""


def judged(figure: str, statement: str) -> tuple[set[tuple[str, str]], set[str]]:
    report = heatparse.check(figure.replace("{}", statement))
    return {(claim.kind, claim.verdict) for claim in report.claims}, {f.rule for f in report.findings}


@pytest.mark.parametrize(
    ("figure", "statement"),
    [
        (ORCHARD, "Loam and Clay hold the six best values of the stone fruit; the minimum of this block is 52."),
        (ORCHARD, "Apple, Plum and Cherry stand in one row. The latter two are tied in Loam."),
        (ORCHARD, "In the juicy part of the figure, the top is Plum in Loam (66) and the lowest is Plum in Peat (31)."),
        (ORCHARD, "From heap to bog all four trees rise."),
        (ORCHARD, "**Sums of columns:** The order is the same, with 250, 210, 117 and 89."),
        (ORCHARD, "**Clay:** Just one of its four values, that of Apple, exceeds 70."),
        (ORCHARD, "The Plum row falls at every step but one: from Sand to Loam it rises."),
        (SIGNED, "Four pairs reach 0.3 in absolute value, whereas two are below 0.1."),
        (SIGNED, "**Tin:** It is positively related to everything but the poisonous metal."),
        (PANELS, "**South:** Here, too, every count declines from summer to winter."),
        (PANELS, "**South:** Mon hardly moves (62 → 60)."),
        (CONFUSION, "Both vowels do better than any consonant."),
    ],
)  # fmt: skip
def test_what_was_told_in_front_is_not_held_against_a_clause(figure: str, statement: str) -> None:
    assert judged(figure, statement)[1] == set()


@pytest.mark.parametrize(
    ("figure", "statement", "kind", "verdict"),
    [
        # "it" is the subject against its rivals at each place that is named
        (ORCHARD, "**Quince:** It is lowest in three columns: Sand, Loam and Peat.", "extremum", "supported"),
        (ORCHARD, "**Apple:** In Loam, Clay and Peat it is the best tree.", "extremum", "supported"),
        # what varies least is told without its verb
        (ORCHARD, "Apple varies the most (a span of 69) and Quince the least (a span of 35).", "extremum", "refuted"),
        (ORCHARD, "Apple varies the most (a span of 69) and Cherry the least (a span of 33).", "extremum", "supported"),
        # a number in apposition ends no clause
        (ORCHARD, "Plum stands at 40 in Sand, and the maximum of all, 81, belongs to Apple.", "extremum", "supported"),
        (ORCHARD, "Plum stands at 40 in Sand, and the maximum of all, 81, belongs to Quince.", "extremum", "refuted"),
        # what lies between two values
        (ORCHARD, "In Peat, 4 points lie between Apple and Plum.", "difference", "supported"),
        (ORCHARD, "In Peat, 9 points lie between Apple and Plum.", "difference", "refuted"),
        # "only" of a panel, at the same place of all others
        (PANELS, "Tue values above 60 occur in Summer only.", "count", "supported"),
        (PANELS, "Wed values above 55 occur in Summer only.", "count", "refuted"),
        # a step that is set aside does not take its course back
        (ORCHARD, "The Plum row falls at every step.", "trend", "refuted"),
    ],
)  # fmt: skip
def test_what_is_told_in_short_is_read(figure: str, statement: str, kind: str, verdict: str) -> None:
    claims, rules = judged(figure, statement)
    assert (kind, verdict) in claims
    assert (f"{kind}-mismatch" in rules) == (verdict == "refuted")


def test_a_number_between_two_others_may_be_that_of_a_third() -> None:
    assert judged(ORCHARD, "In Sand, 28 lies between Plum and Apple.")[1] == set()

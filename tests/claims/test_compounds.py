"""Compounds: what a part of a sentence takes over from the one in front of it is judged with that."""

from __future__ import annotations

import pytest
from orchard_yields import rules_against, statement_claims

import heatparse

TOLD = [
    ("On Loam, Apple is first, with Cherry {}.", "second", "third"),
    ("Loam: Apple ahead with 81, then Cherry (66), then Plum (38) in {} place.", "third", "second"),
    ("Apple is best on Loam, but only {} on Clay.", "second", "third"),
    ("Cherry is first on Clay but {} on Loam.", "second", "third"),
    ("Plum, the best tree on Sand, is {} on Loam.", "third", "second"),
    ("Only Plum exceeds 60 on Sand, with everything else at {} or lower.", "41", "40"),
    ("On Sand no value goes beyond 75, on Clay {} does.", "one", "two"),
    ("Cherry beats Plum on Loam, Clay and Peat, the gap being {} on Loam.", "28", "23"),
    ("Averaged over the soils, Apple gets 51.8, with Plum trailing at {}.", "36.5", "33.5"),
]
TWO_PANELS = """## Heatmap: Fuel use by load
### Components/Axes
* **X-axis (Load):** 10, 20, 30
* **Y-axis (Truck):** Ant, Bee, Cat
* **Color scale:** 0 to 9
### Summer
* **Ant:** 10: 3.1, 20: 4.6, 30: 5.2
* **Bee:** 10: 2.4, 20: 5.1, 30: 4.4
* **Cat:** 10: 4.2, 20: 3.3, 30: 6.1
### Winter
* **Ant:** 10: 4.0, 20: 4.9, 30: 6.3
* **Bee:** 10: 5.2, 20: 3.8, 30: 5.6
* **Cat:** 10: 6.6, 20: 5.8, 30: 7.7
### Observations
* {}
"""
PARALLEL = [
    ("Ant is second in Summer at 20 (4.6) and {} in Winter at that load.", "second", "third"),
    (
        "Surprisingly, Ant's {} use at the same load.",
        "Winter use at 10 exceeds its Summer",
        "Summer use at 10 exceeds its Winter",
    ),
    ("In Winter at 20, Cat's 5.8 exceeds Ant's {} and Bee's 3.8.", "4.9", "5.0"),
    ("At 20 in Winter, Cat is highest, followed by {}.", "Ant and Bee", "Bee and Ant"),
    ("In Summer no value goes beyond 6.5, in Winter {} do.", "two", "three"),
]


@pytest.mark.parametrize(("statement", "right", "wrong"), TOLD)
def test_a_part_is_judged_with_what_it_takes_over(statement: str, right: str, wrong: str) -> None:
    assert not rules_against(statement.format(right))
    assert len(rules_against(statement.format(wrong))) == 1


@pytest.mark.parametrize(("statement", "right", "wrong"), PARALLEL)
def test_each_part_is_of_its_own_panel(statement: str, right: str, wrong: str) -> None:
    assert not heatparse.check(TWO_PANELS.format(statement.format(right))).findings
    assert heatparse.check(TWO_PANELS.format(statement.format(wrong))).findings


@pytest.mark.parametrize(
    "statement",
    [
        "Quince is best on Peat, and second on Sand.",
        "Apple is first on Loam, and third in the ranking of the growers.",
        "Apple leads on Loam, the other trees mostly below 50.",
        "On Sand no value goes beyond 75, on Clay two almost do.",
        "Apple beats Plum on Loam by 43, the average lead being 20.",
        "Apple falls from 74 to 22, the second-largest fall.",
        "Cherry leads on Clay — 91 against 74.",
        "Apple is at 22 on Sand – 17 for Cherry.",
    ],
)
def test_what_is_true_in_another_way_is_not_held_against_a_part(statement: str) -> None:
    assert not rules_against(statement)


@pytest.mark.parametrize(
    "case", ["On rainy slopes, ", "Since the replanting, ", "In warm years, ", "In short, ", ""]
)
def test_what_is_said_of_another_case_is_not_borne_out(case: str) -> None:
    claims = statement_claims(f"{case}Cherry leads on Clay.")
    shown = case in ("In short, ", "")
    assert [claim.verdict for claim in claims if claim.kind == "extremum"] == [
        "supported" if shown else "undecidable"
    ]


@pytest.mark.parametrize(
    ("count", "rules"), [("One tree exceeds", []), ("Three trees exceed", ["count-mismatch"])]
)
def test_lines_under_a_head_are_counted_in_it(count: str, rules: list[str]) -> None:
    assert rules_against(f"**Sand:** {count} 60.") == rules


def test_the_places_of_two_panels_are_not_mixed_up() -> None:
    statement = "**For Bee:** highest at 20 in Summer (5.1) and at 30 (5.6) in Winter."
    assert not heatparse.check(TWO_PANELS.format(statement)).findings

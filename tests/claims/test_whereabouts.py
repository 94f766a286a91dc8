"""A counterexample from elsewhere refutes nothing that is said of a place."""

from __future__ import annotations

import pytest
from orchard_yields import rules_against


@pytest.mark.parametrize(
    "statement",
    [
        "At Sand, Plum is the strongest with a yield of 70.",
        "For Quince, Peat is the best soil with 64.",
        "**Quince:** strongest on Peat (64), followed by Sand (41).",
    ],
)
def test_what_is_true_of_a_place_is_not_refuted_from_outside(statement: str) -> None:
    assert not rules_against(statement)


@pytest.mark.parametrize(
    ("statement", "rule"),
    [
        ("At Sand, Apple is the strongest with a yield of 22.", "extremum-mismatch"),
        ("**Quince:** strongest on Loam (29).", "extremum-mismatch"),
        ("At Peat, Apple has the highest yield.", "extremum-mismatch"),
    ],
)
def test_what_is_false_of_the_place_itself_is_refuted(statement: str, rule: str) -> None:
    assert rule in rules_against(statement)

"""A counterexample from elsewhere refutes nothing that is said of a place."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """## Heatmap: Yield of Orchards
### Components/Axes
* **X-axis (Soil):** Loam, Clay, Sand, Peat
* **Y-axis (Tree):** Apple, Cherry, Plum, Quince
* **Color scale:** 0 to 100
### Detailed Analysis
| Tree | Loam | Clay | Sand | Peat |
|---|---|---|---|---|
| Apple | 81 | 74 | 22 | 30 |
| Cherry | 66 | 91 | 17 | 33 |
| Plum | 38 | 12 | 70 | 26 |
| Quince | 29 | 35 | 41 | 64 |
### Key Observations
* {}
"""


def _findings(statement: str) -> list[str]:
    text = TEXT.format(statement)
    return [finding.rule for finding in heatparse.check(text).findings]


@pytest.mark.parametrize(
    "statement",
    [
        "At Sand, Plum is the strongest with a yield of 70.",
        "For Quince, Peat is the best soil with 64.",
        "**Quince:** strongest on Peat (64), followed by Sand (41).",
    ],
)
def test_what_is_true_of_a_place_is_not_refuted_from_outside(statement: str) -> None:
    assert not _findings(statement)


@pytest.mark.parametrize(
    ("statement", "rule"),
    [
        ("At Sand, Apple is the strongest with a yield of 22.", "extremum-mismatch"),
        ("**Quince:** strongest on Loam (29).", "extremum-mismatch"),
        ("At Peat, Apple has the highest yield.", "extremum-mismatch"),
    ],
)
def test_what_is_false_of_the_place_itself_is_refuted(statement: str, rule: str) -> None:
    assert rule in _findings(statement)

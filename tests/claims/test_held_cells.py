"""How many of the cells that a bound picks lie at a place, and what a place in front may narrow."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmap: Wear of Coatings
### Axes
- **X-axis:** Load (N): 0, 10, 20, 40
- **Y-axis:** Coating: Epoxy, Zinc, Rubber, Enamel
- **Color bar:** Wear (µm), 0 to 90
### Data
| | 0 | 10 | 20 | 40 |
|---|---|---|---|---|
| Epoxy | 3 | 6 | 9 | 15 |
| Zinc | 25 | 38 | 52 | 81 |
| Rubber | 11 | 28 | 47 | 58 |
| Enamel | 2 | 4 | 7 | 12 |
### Observations
- {}
"""


def _told(statement: str) -> tuple[set[str], set[str]]:
    report = heatparse.check(TEXT.format(statement))
    return {claim.verdict for claim in report.claims}, {finding.rule for finding in report.findings}


@pytest.mark.parametrize(
    ("told", "true", "false"),
    [
        ("{} of the three cells above 50 µm belong to Zinc.", "Two", "One"),
        ("Of the three values above 50 µm, {} are in the Zinc row.", "two", "all"),
        ("Zinc accounts for {} of the three cells above 50 µm.", "two", "three"),
        ("The Zinc row contains {} of the three cells above 50 µm.", "two", "one"),
        ("Every value above 50 µm occurs at {} N or more.", "20", "40"),
        ("All cells above {} µm belong to Zinc.", "60", "50"),
        ("The only cell beyond {} µm is Zinc at 40 N.", "60", "50"),
        ("There is just one value beyond {} µm, namely Zinc at 40 N.", "60", "50"),
        ("The mark of 50 µm is passed in {} cells.", "three", "five"),
        ("The limit of 50 µm is exceeded by {} of the four coatings.", "two", "three"),
        ("At no load does Rubber exceed {} µm, and Epoxy is lower still.", "58", "50"),
    ],
)
def test_picked_cells_lie_at_a_place(told: str, true: str, false: str) -> None:
    verdicts, rules = _told(told.format(true))
    assert "supported" in verdicts and not rules
    assert "refuted" in _told(told.format(false))[0]


@pytest.mark.parametrize(
    "told",
    [
        "One of the five cells above 50 µm belongs to Zinc.",  # of which five?
        "Two of the three worst cells above 50 µm belong to Rubber.",
        "Two of the three values above 50 µm that were measured twice belong to Rubber.",
    ],
)
def test_what_may_be_other_cells_is_left_open(told: str) -> None:
    assert "refuted" not in _told(told)[0]

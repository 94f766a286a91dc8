"""How many cells and lines have a color, and which part of them lies where."""

from __future__ import annotations

import pytest

import heatparse

HEAD = """# Heatmap: Queue Times
### Axes
- **X-axis:** Hour: 8, 10, 12, 14
- **Y-axis:** Desk: Desk 1, Desk 2, Desk 3
- **Color bar:** 0 to 40 minutes; 0-9 white, 10-19 yellow, 20-29 orange, 30-40 dark orange
### Data
- **Desk 1:** 4 (white), 12 (yellow), 33 (dark orange), 8 (white)
- **Desk 2:** 11 (yellow), 24 (orange), 38 (dark orange), 31 (dark orange)
- **Desk 3:** 2 (white), 5 (white), 16 (yellow), 7 (white)
### Observations
- {}
"""


def _told(sentence: str) -> tuple[set[str], set[str]]:
    report = heatparse.check(HEAD.format(sentence))
    return {claim.verdict for claim in report.claims}, {finding.rule for finding in report.findings}


@pytest.mark.parametrize(
    ("told", "true", "false"),
    [
        ("{} of the three dark orange cells belong to Desk 2.", "Two", "All"),
        ("Desk 2 alone accounts for {} of the dark orange cells.", "two", "three"),
        ("Yellow-or-darker cells form the majority of the map ({} of 12).", "7", "9"),
        ("Yellow and orange together make up {} of the 12 cells.", "four", "six"),
        ("White is the most common shade ({} of 12 cells).", "5", "6"),
        ("Yellow turns up {} times.", "three", "five"),
        ("Dark orange shows up in {} of the three rows.", "two", "three"),
        ("{} rows contain at least one white cell.", "Two", "Three"),
        ("Every row has a {} cell.", "yellow", "white"),
        ("Desk {} contains no dark orange.", "3", "1"),
        ("{} stays free of orange and dark orange tiles.", "Desk 3", "Desk 1"),
        ("Desk 1 drops from dark orange at 12 to {} at 14.", "white", "yellow"),
        ("In Desk 2, dark orange prevails, with {} cells.", "two", "three"),
    ],
)
def test_cells_and_lines_of_a_color(told: str, true: str, false: str) -> None:
    verdicts, rules = _told(told.format(true))
    assert "supported" in verdicts
    assert not rules
    assert _told(told.format(false))[1]


@pytest.mark.parametrize(
    "sentence",
    [
        "Orange is the most common hue, counting its dark shade.",
        "Desk 3 consists almost of white cells alone.",
        "Desk 1 contains no darker orange than that at 12.",
        "The numbers of Desk 3 are printed in dark orange.",
        "White covers the left edge of the map.",
        "The line of Desk 1 is drawn in white.",
    ],
)
def test_what_leaves_room_is_open(sentence: str) -> None:
    verdicts, rules = _told(sentence)
    assert "refuted" not in verdicts
    assert not rules

"""Bands of a legend in sentences, and colors that it gives no numbers: what lies beyond its numbers has a color."""

from __future__ import annotations

import pytest

import heatparse

LOTS = """## Heatmap: Occupancy of Two Car Parks

- **X-axis:** Hour (6, 9, 12)
- **Y-axis:** Lot (North, South)
- **Color scale:** {}

### Values
- **North:**
- 6: 34 (white)
- 9: 57 (gray)
- 12: {}
- **South:**
- 6: 84 (black)
- 9: 45 (gray)
- 12: 20 (white)
"""

READ = [
    "up to 40 the cells are white, above 40 and up to 70 gray, above 70 black",
    "values under 40 appear in white, from 40 to 70 in gray, and over 70 in black",
    "white marks values of up to 40, gray those from 40 to 70, black everything above",
    "white below 40, gray for 40 to 70, black for values in excess of 70",
    "white for not more than 40, gray between 40 and 70, black past 70",
]
OPEN = [
    "white up to 40, gray up to 70, black otherwise",
    "white up to 40, gray up to 70, the rest is black",
    "white (< 40), gray (40–70), black (rest)",
    "white for 0–40, gray for 40–70, and black for everything else",
    "black at the top, gray between 40 and 70, white below 40",
    "white until 40, then gray until 70, then black",
    "steps at 40 and 70: white, gray, black",
    "low (white, <40), middle (gray, 40-70), high (black, >70)",
    "white to 40, gray to 70 and black thereafter",
]
CLOSED = [
    "0 (white) through 40 (gray) to 70 (black)",
    "from 0 (white) over gray to 70 (black)",
    "white, gray and black, from 0 to 70",
    "white (0–20), gray (20–40), black (40–70)",
]


def _rules(scale: str, value: str = "60 (gray)") -> set[str]:
    return {finding.rule for finding in heatparse.check(LOTS.format(scale, value)).findings}


@pytest.mark.parametrize("scale", READ)
def test_bands_in_sentences_are_read(scale: str) -> None:
    assert not _rules(scale)
    assert _rules(scale, "60 (black)") == {"color-mismatch"}


@pytest.mark.parametrize("scale", [*READ, *OPEN])
def test_a_color_without_numbers_leaves_the_end_open(scale: str) -> None:
    assert "value-outside-legend" not in _rules(scale)


@pytest.mark.parametrize("scale", CLOSED)
def test_a_scale_that_ends_at_a_number_does(scale: str) -> None:
    assert "value-outside-legend" in _rules(scale)

"""Extremes of a figure one panel of which has no numbers: what is surpassed elsewhere is none of them."""

from __future__ import annotations

import pytest

from tests.claims.matrices import verdicts_at

_KILNS = """# Heatmaps: Glaze Thickness by Kiln and Shelf

Three heatmaps in a row show the glaze thickness in micrometers for two kilns; the third one has no printed numbers.

### Axes
- **X-axis (all panels):** Shelf: S1, S2, S3
- **Y-axis (all panels):** Batch: Clay, Slate, Sand
- **Color bar:** Thickness, 20 (white) to 90 (green)

### Old kiln
- Clay: 34, 41, 58
- Slate: 45, 52, 66
- Sand: 39, 61, 83

### New kiln
- Clay: 42, 48, 57
- Slate: 50, 55, 63
- Sand: 47, 59, 79

### Spare kiln
- The panel can only be read by its shades.

### Observations
- {}
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The lowest thickness of the figure is 42.", "refuted"),
        ("The highest thickness of the whole figure is 79.", "refuted"),
        ("The overall maximum is 79.", "refuted"),
        ("The highest thickness of the figure is 87.", "undecidable"),  # it may be one of the spare kiln
        ("The highest thickness of the whole figure is 83.", "undecidable"),
    ],
)
def test_a_panel_without_numbers_may_hold_the_extreme(sentence: str, verdict: str) -> None:
    assert verdicts_at(_KILNS, sentence) == {verdict}

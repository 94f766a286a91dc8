"""Extremes told as a pair, behind an aside or an announcement, in front of a comment, with ranks and orders."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmaps: Share of Cracked Tiles by Clay and Drying Time

Two heatmaps side by side: Kiln One (left) and Kiln Two (right). Each cell is a share of cracked tiles.

- **X-axis (both):** Drying time: 1 d, 2 d, 4 d, 7 d
- **Y-axis (both):** Clay: Marl, Loam, Kaolin, Shale
- **Color bar:** Cracked tiles (%), 0 (white) to 60 (brown)

### Left heatmap: Kiln One
| Clay | 1 d | 2 d | 4 d | 7 d |
|---|---|---|---|---|
| Marl | 41.2 | 30.5 | 22.8 | 20.1 |
| Loam | 52.6 | 44.9 | 35.0 | 25.3 |
| Kaolin | 18.4 | 12.7 | 9.6 | 8.8 |
| Shale | 33.1 | 27.0 | 15.9 | 11.7 |

### Right heatmap: Kiln Two
| Clay | 1 d | 2 d | 4 d | 7 d |
|---|---|---|---|---|
| Marl | 38.0 | 29.3 | 24.4 | 19.5 |
| Loam | 49.7 | 43.6 | 31.2 | 23.9 |
| Kaolin | 16.6 | 11.8 | 7.2 | 8.1 |
| Shale | 30.4 | 25.8 | 14.5 | 10.9 |

### Observations
- {}
"""
LINE = TEXT[: TEXT.index("{}")].count("\n") + 1


def _verdicts(statement: str) -> list[str]:
    return [c.verdict for c in heatparse.check(TEXT.format(statement)).claims if c.span.line >= LINE]


@pytest.mark.parametrize(
    ("told", "true", "false"),
    [
        ("The overall extremes are accordingly 52.6 (Loam, 1 d, Kiln One) and {}.", "7.2 (Kaolin, 4 d, Kiln Two)",
         "8.8 (Kaolin, 7 d, Kiln One)"),
        ("In Kiln Two, the extreme values are {} and 49.7.", "7.2", "8.1"),
        ("In Kiln One, Shale is highest at 1 d, which is the usual time, and lowest at {}.", "7 d", "4 d"),
        ("In Kiln Two, the peaks move to the left: Loam peaks at 1 d and Kaolin at {}.", "1 d", "2 d"),
        ("In Kiln One, the highest share is found for {}, consistent with its fine grain.", "Loam at 1 d",
         "Marl at 1 d"),
        ("Loam is the highest row in both panels, trailed by {}.", "Marl in second place and Shale in third",
         "Shale in second place and Marl in third"),
        ("In Kiln Two, the order at 2 d, from most to least vulnerable, is {}, and Kaolin.", "Loam, Marl, Shale",
         "Loam, Shale, Marl"),
        ("**Weakest effect:** The minimum of the entire figure, 7.2, occurs in {} for Kaolin at 4 d.", "Kiln Two",
         "Kiln One"),
    ],
)  # fmt: skip
def test_told_beside(told: str, true: str, false: str) -> None:
    assert {"supported"} <= set(_verdicts(told.format(true))) <= {"supported", "undecidable"}
    assert "refuted" in _verdicts(told.format(false))


@pytest.mark.parametrize(
    "open_yet",
    [
        "The extremes of the scale are 0 and 60.",
        "The two extremes of Kiln One are 43.8 apart.",
        "In Kiln One, the extremes of Marl, 41.2 and 20.1, are far apart.",
        "From most to least important, the clays are Marl, Loam, Shale, and Kaolin.",
        "In Kiln One, Loam leads at every time, with Shale second at 4 d.",
        "**Weakest effect:** The minimum is 11.7 for Shale in Kiln One.",
    ],
)
def test_leaves_room(open_yet: str) -> None:
    assert "refuted" not in _verdicts(open_yet)

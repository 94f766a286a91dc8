"""Ranges and bounds of all values of a line or a panel, of which most or both ends are wrong."""

from __future__ import annotations

import pytest
from matrices import said

TREES = """# Heatmap: Growth by Tree and Soil

- X-axis (Soil): Clay, Loam, Peat, Sand, Silt
- Y-axis (Tree): Alder, Beech, Cedar

| Tree | Clay | Loam | Peat | Sand | Silt |
|---|---|---|---|---|---|
| Alder | 21 | 48 | 39 | 30 | 45 |
| Beech | 12 | 18 | 25 | 33 | 40 |
| Cedar | 61 | 66 | 70 | 52 | 58 |

## Observations

"""
PANELS = """# Heatmap: Growth in Two Years

The figure has two panels, Wet and Dry.

- X-axis (Soil): Clay, Loam, Peat
- Y-axis (Tree): Alder, Beech

## Wet

| | Clay | Loam | Peat |
|---|---|---|---|
| Alder | 51 | 62 | 57 |
| Beech | 44 | 49 | 66 |

## Dry

| | Clay | Loam | Peat |
|---|---|---|---|
| Alder | 12 | 18 | 23 |
| Beech | 15 | 9 | 27 |

## Observations

"""
SAID = (
    (TREES, "The row for Beech ranges between {}.", "12 and 40", "15 and 36"),
    (TREES, "Alder ranges from {}.", "21 to 48", "25 to 50"),
    (TREES, "Cedar varies between {}.", "52 and 70", "55 and 65"),
    (TREES, "Cedar does well, with values between {}.", "52 and 70", "60 and 80"),
    (TREES, "No value falls below {}.", "12", "25"), (TREES, "All values exceed {}.", "10", "20"),
    (PANELS, "All values in Dry lie between {}.", "9 and 27", "44 and 66"),
    (PANELS, "No value in Dry falls below {}.", "8", "40"),
)  # fmt: skip
OPEN = (
    (TREES, "On average, Alder ranges between 30 and 40."), (TREES, "On rich soils, Alder ranges between 45 and 48."),
    (TREES, "All other values exceed 45."), (TREES, "All mature values exceed 50."),
    (PANELS, "All values exceed 40."),
)  # fmt: skip


@pytest.mark.parametrize(("figure", "sentence", "true", "false"), SAID)
def test_all_of_a_line_or_a_panel(figure: str, sentence: str, true: str, false: str) -> None:
    found = said(f"{figure}- {sentence.format(true)}")
    assert "supported" in found and "refuted" not in found
    assert "refuted" in said(f"{figure}- {sentence.format(false)}")


@pytest.mark.parametrize(("figure", "sentence"), OPEN)
def test_what_words_leave_open(figure: str, sentence: str) -> None:
    assert "refuted" not in said(f"{figure}- {sentence}")

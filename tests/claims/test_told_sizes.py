"""What a figure is made of, told behind the data: "six models are compared", "the x-axis lists five tasks"."""

from __future__ import annotations

import pytest
from matrices import said

SHOPS = """# Heatmap: Visitors by Shop and Hour

- X-axis (Hour): 9, 12, 15, 18
- Y-axis (Shop): Bakery, Florist, Grocer

| Shop | 9 | 12 | 15 | 18 |
|---|---|---|---|---|
| Bakery | 51 | 40 | 22 | 18 |
| Florist | 12 | 19 | 25 | 30 |
| Grocer | 33 | 47 | 58 | 71 |

## Observations

"""
TRAITS = """# Heatmap: Correlation of Traits

- Axes: Height, Width, Weight (rows and columns)

| | Height | Width | Weight |
|---|---|---|---|
| Height | 1.00 | 0.42 | 0.74 |
| Width | 0.42 | 1.00 | 0.63 |
| Weight | 0.74 | 0.63 | 1.00 |

## Observations

"""
PANELS = """# Heatmap: Yield of Plots

The figure has two panels, Spring and Autumn.

- X-axis (Soil): Clay, Loam, Sand
- Y-axis (Crop): Oats, Rye
- Color bar: 0 (white) to 9 (dark green)

## Spring

| | Clay | Loam | Sand |
|---|---|---|---|
| Oats | 3 | 5 | 2 |
| Rye | 4 | 6 | 3 |

## Autumn

| | Clay | Loam | Sand |
|---|---|---|---|
| Oats | 5 | 7 | 3 |
| Rye | 6 | 8 | 4 |

## Observations

"""
SAID = (
    (SHOPS, "There are {} shops and four hours.", "three", "five"),
    (SHOPS, "There are three shops and {} hours.", "four", "six"),
    (SHOPS, "The x-axis lists {} hours.", "four", "five"), (SHOPS, "The vertical axis shows {} shops.", "three", "two"),
    (SHOPS, "A total of {} shops are compared.", "three", "four"),
    (SHOPS, "{} shops and four hours are shown.", "Three", "Five"),
    (SHOPS, "Three shops and {} hours are shown.", "four", "five"),
    (TRAITS, "{} traits variables are compared.", "Three", "Four"),
    (PANELS, "The figure consists of two panels, each with {} rows and three columns.", "two", "four"),
    (PANELS, "Both panels show the same {} crops and three soils.", "two", "three"),
    (PANELS, "Both panels use the same color scale, ranging from {} to 9.", "0", "2"),
    (PANELS, "Both panels share a color scale from 0 to {}.", "9", "8"),
)  # fmt: skip
OPEN = (
    (SHOPS, "There are two shops and two hours with more than 45 visitors."),
    (SHOPS, "There are two shops above 50."), (SHOPS, "Two shops and two hours are shown in dark colors."),
    (TRAITS, "Two variables are compared with Weight."),
)  # fmt: skip


@pytest.mark.parametrize(("figure", "sentence", "true", "false"), SAID)
def test_numbers_of_what_there_is(figure: str, sentence: str, true: str, false: str) -> None:
    found = said(f"{figure}- {sentence.format(true)}")
    assert "supported" in found and "refuted" not in found
    assert "refuted" in said(f"{figure}- {sentence.format(false)}")


@pytest.mark.parametrize(("figure", "sentence"), OPEN)
def test_numbers_of_some(figure: str, sentence: str) -> None:
    assert "refuted" not in said(f"{figure}- {sentence}")

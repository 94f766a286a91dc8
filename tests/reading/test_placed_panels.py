"""Parts of the axes section that name their panel by its place, or by a title below them."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """## Heatmap Series: Yields of Three Farms
The image shows three heatmaps side by side.
### Components/Axes
**All heatmaps:**
* **X-axis:** Rye, Oats
* **Y-axis:** North, South
**Single heatmaps:**
{first}
{below[0]}* **Color bar:** 0 (white) to 10 (green)
{second}
{below[1]}* **Color bar:** 40 (white) to 90 (green)
{third}
{below[2]}* **Color bar:** -5 (blue) to 5 (red)
### Detailed Analysis
**1. Hill Farm**
* North: 1.5, 2.5
* South: 3.5, 4.5
**2. Lake Farm**
* North: 41, 52
* South: 63, 74
**3. Mill Farm**
* North: -1.5, 2.5
* South: 3.5, -4.5
### Key Observations
* Mill Farm has two negative values.
"""
SCALES = [(0.0, 10.0), (40.0, 90.0), (-5.0, 5.0)]
TITLES = ("* **Title:** `Hill Farm`\n", "* **Title:** `Lake Farm`\n", "* **Title:** `Mill Farm`\n")


def _scales(text: str) -> list[tuple[float | None, float | None] | None]:
    legends = [panel.legend for panel in heatparse.parse(text).panels]
    return [(legend.low, legend.high) if legend is not None else None for legend in legends]


@pytest.mark.parametrize("below", [TITLES, ("", "", "")])
@pytest.mark.parametrize(
    "heads",
    [
        ("1. **Leftmost Heatmap:**", "2. **Middle Heatmap:**", "3. **Rightmost Heatmap:**"),
        ("* **Left heatmap:**", "* **Center heatmap:**", "* **Right heatmap:**"),
        ("**Left Panel**", "**Middle Panel**", "**Right Panel**"),
        ("- First panel:", "- Second panel:", "- Third panel:"),
    ],
)
def test_scales_of_panels_told_by_place(heads: tuple[str, str, str], below: tuple[str, str, str]) -> None:
    text = TEXT.format(first=heads[0], second=heads[1], third=heads[2], below=below)
    assert _scales(text) == SCALES
    assert not heatparse.check(text).findings


def test_title_below_a_head_counts_for_more_than_the_order() -> None:
    heads = ("1. **Chart A:**", "2. **Chart B:**", "3. **Chart C:**")
    swapped = (TITLES[1], TITLES[0], TITLES[2])
    text = TEXT.format(first=heads[0], second=heads[1], third=heads[2], below=swapped)
    assert _scales(text)[2] == SCALES[2]
    assert _scales(text)[:2] == [SCALES[1], SCALES[0]]

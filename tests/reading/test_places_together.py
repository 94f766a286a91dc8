"""Values of several labels at once: a region of all of them, and never a cell of the last one."""

import pytest

import heatparse

HEAD = """# Heatmap: Shade by bed and hour

## Axes

- **X-axis (Hour):** 6, 8, 10, 12, 14, 16
- **Y-axis (Bed):** Fern, Moss, Sedge
- **Color scale:** 0 (white) to 90 (black)

## Data

- **Fern:** {}
- **Moss:** 10 at hour 6
- **Sedge:** 12 at hour 8
"""
CROPS = """# Heatmap: Yield

- **Columns:** Rye, Oat, Hemp, Flax
- **Rows:** Clay, Sand
- **Color scale:** 0 to 1

## Data

- **Clay:** {}
"""


def told(text, row):
    panel = heatparse.parse(text).panels[0]
    cells = {cell.column: cell.value.text for cell in panel.cells if cell.row == row}
    regions = {tuple(r.columns): r.value.text for r in panel.regions if r.rows == (row,)}
    return cells, regions


@pytest.mark.parametrize("color", ["", " (gray)", " (dark gray)"])
@pytest.mark.parametrize("value", ["40", "~40", "40-50", "below 40"])
@pytest.mark.parametrize("span", ["from hour 8 to hour 14", "for hours 8–14", "in hours 8 to 14"])
def test_colored_value_of_a_stretch(value, color, span):
    cells, regions = told(HEAD.format(f"20 at hour 6; {value}{color} {span}; 70 at hour 16"), "Fern")
    assert cells == {"6": "20", "16": "70"}
    assert regions == {("8", "10", "12", "14"): value}


@pytest.mark.parametrize(
    ("line", "cells", "regions"),
    [
        ("0.9 for Rye and Oat, 0.3 for Hemp, 0.4 (Flax)", {"Hemp": "0.3", "Flax": "0.4"}, {"Rye Oat": "0.9"}),
        ("0.9 (Rye, Oat), 0.3 (Hemp to Flax)", {}, {"Rye Oat": "0.9", "Hemp Flax": "0.3"}),
        ("0.9 in Rye, 0.4 from crop Oat up to crop Flax", {"Rye": "0.9"}, {"Oat Hemp Flax": "0.4"}),
        ("0.2 in Rye; 0.6 in Oat, Hemp and Flax", {"Rye": "0.2"}, {"Oat Hemp Flax": "0.6"}),
    ],
)
def test_value_of_labels_together(line, cells, regions):
    found = told(CROPS.format(line), "Clay")
    assert found == (cells, {tuple(key.split()): text for key, text in regions.items()})


def test_label_of_a_comparison_behind_a_value_is_no_place():
    cells, regions = told(CROPS.format("0.4 in Rye (above Oat), 0.2 in Hemp"), "Clay")
    assert "Oat" not in cells and not regions
    assert cells["Hemp"] == "0.2"

"""Numbers that name no row and no column, and numbers that name both and are no value."""

from __future__ import annotations

import pytest

import heatparse

GRID = """## Heatmap: Yield

### Components/Axes
* **X-axis ({x}):** 1 to 6
* **Y-axis ({y}):** 1 to 6

### Detailed Analysis
{told}
"""


def panel(told: str, x: str = "k", y: str = "j"):
    return heatparse.parse(GRID.format(told=told, x=x, y=y)).panels[0]


@pytest.mark.parametrize("opening", ["Marker Position", "Star", "Optimum"])
@pytest.mark.parametrize("place", ["Located at k=4, j=2.", "at k = 4, j = 2.", "k=4, j=2"])
def test_a_place_is_no_value(opening, place):
    assert not panel(f"* **{opening}:** {place}").cells


@pytest.mark.parametrize("place", ["At k=4, j=2, the yield is 0.3.", "k=4, j=2: 0.3", "(k=4, j=2): 0.3"])
def test_a_value_behind_a_place_is_still_one(place):
    assert [(c.row, c.column, c.value.value) for c in panel(f"* {place}").cells] == [("2", "4", 0.3)]


def test_one_axis_with_a_number_may_still_give_a_value():
    axes = "- **X-axis**: k, m\n- **Y-axis**: east, west"
    text = f"## Heatmap: Yield\n\n{axes}\n\n### Detailed Analysis\n- **east:** k=4, m=2"
    cells = heatparse.parse(text).panels[0].cells
    assert [(c.column, c.value.value) for c in cells] == [("k", 4), ("m", 2)]


@pytest.mark.parametrize(
    "scale", ["normalized 1-5 scale", "on a 1-5 scale", "range 1-5", "ranging 1-5", "scaled to 1-5"]
)
def test_a_scale_in_brackets_names_no_lines(scale):
    assert not panel(f"- Average peak yield: 3.2 ({scale})", "Plot", "Layer").regions


def test_lines_in_brackets_are_still_places():
    regions = panel("- Peak yield: 3.2 (layers 2-5)", "Plot", "Layer").regions
    assert [list(region.rows) for region in regions] == [["2", "3", "4", "5"]]

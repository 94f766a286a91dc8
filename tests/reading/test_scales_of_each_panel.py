"""Axes and scales that a text gives panel by panel."""

import pytest

import heatparse

OPENING = "Two heatmaps side by side: **Before** (left) and **After** (right).\n\n"
AXES = "- **X-axis (Soil)**: Sand, Clay\n- **Y-axis (Tree)**: Oak, Elm\n"
FIRST = "### Before\n- Oak: 0.11, 0.12\n- Elm: 0.13, 0.14"
DATA = f"\n\n## Data\n{FIRST}\n\n### After\n- Oak: 0.21, 0.22\n- Elm: 0.23, 0.24\n"


@pytest.mark.parametrize("scale", [
    "- **Color scale**: 0 to 1 (Before), -1 to 2 (After)",
    "- **Color bars**: 0 to 1 on the left, -1 to 2 on the right",
    "\nThe color bar of Before runs from 0 to 1, that of After from -1 to 2.",
    "\nThe left color bar ranges from 0 to 1, the right one from -1 to 2.",
    "\nEach heatmap has its own color bar (0 to 1 for Before, -1 to 2 for After).",
    "\n| Panel | Scale |\n|---|---|\n| Before | 0 to 1 |\n| After | -1 to 2 |",
    "\n| Heatmap | Range of colors | Unit |\n|---|---|---|\n| After | -1 to 2 | mm |\n| Before | 0 to 1 | mm |",
])  # fmt: skip
def test_each_panel_has_its_own_scale(scale):
    panels = heatparse.parse(f"## Heatmap: Growth\n\n{OPENING}### Axes\n{AXES}{scale}{DATA}").panels
    assert [(panel.legend.low, panel.legend.high) for panel in panels] == [(0, 1), (-1, 2)]
    assert [list(panel.y_axis.categories) for panel in panels] == [["Oak", "Elm"]] * 2
    assert [[cell.value.value for cell in panel.cells] for panel in panels] == [
        [0.11, 0.12, 0.13, 0.14], [0.21, 0.22, 0.23, 0.24],
    ]  # fmt: skip


def test_axes_with_the_places_of_their_panels():
    axes = "\n".join(
        ["- **Left X-axis (Soil)**: Sand, Clay", "- **Left Y-axis (Tree)**: Oak, Elm",
         "- **Right X-axis (Month)**: May, June", "- **Right Y-axis (Herb)**: Mint, Dill"]
    )  # fmt: skip
    first, second = heatparse.parse(f"## Heatmap: Growth\n\n{OPENING}### Axes\n{axes}\n").panels
    assert (first.x_axis.label, first.y_axis.label) == ("Soil", "Tree")
    assert (second.x_axis.label, second.y_axis.label) == ("Month", "Herb")
    assert list(second.y_axis.categories) == ["Mint", "Dill"]


def test_a_single_y_axis_on_the_left_is_that_of_all_panels():
    axes = "- **Left Y-axis (Tree)**: Oak, Elm\n- **X-axis (Soil)**: Sand, Clay\n"
    panels = heatparse.parse(f"## Heatmap: Growth\n\n{OPENING}### Axes\n{axes}").panels
    assert [panel.y_axis.label for panel in panels] == ["Tree", "Tree"]

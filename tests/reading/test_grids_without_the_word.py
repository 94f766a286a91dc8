"""Descriptions that never say "heatmap": grids with a scale of colors are one, other figures are none."""

import itertools

import pytest

import heatparse

TITLES = ["# Visits per gate and day", "# Chart: Visits", "# Table: Visits", "**Visits per gate and day**"]
SCALES = [
    "- Color scale: 0 (white) to 10 (red)",
    "The color bar on the right goes from 0 to 10.",
    "Darker means more visitors.",
    "- Legend: light = few visitors, dark = many visitors",
    "The cells are shaded from pale yellow to dark red.",
    "The shade of each cell stands for the number of visitors.",
]
DATA = [
    "| | Mon | Tue | Wed |\n|---|---|---|---|\n| North | 1 | 2 | 3 |\n| South | 4 | 5 | 6 |",
    "- North: Mon 1, Tue 2, Wed 3\n- South: Mon 4, Tue 5, Wed 6",
]


@pytest.mark.parametrize(("title", "scale", "data"), list(itertools.product(TITLES, SCALES, DATA)))
def test_grids_with_a_scale_of_colors(title, scale, data):
    document = heatparse.parse(f"{title}\n\nThe image shows how many visitors came.\n\n{scale}\n\n{data}\n")
    assert document.figure == "heatmap"
    assert len(document.panels[0].cells) == 6


@pytest.mark.parametrize(
    "name",
    [
        "color-coded matrix",
        "tile plot",
        "colored grid",
        "heat table",
        "distance matrix",
        "2D histogram",
    ],
)
def test_other_names_of_heatmaps(name):
    text = f"# Visits\n\nThe figure is a {name} of visits.\n\n{DATA[0]}\n"
    assert heatparse.parse(text).figure == "heatmap"


@pytest.mark.parametrize(
    "told",
    [
        "The bars are colored by gate: North is blue, South is red.",
        "A scatter plot; a color bar from 0 to 10 gives the age of each point.",
        "The curves rise from Mon to Wed; darker lines stand for larger gates.",
        "A choropleth of the city, with darker districts for more visitors.",
        "The best number of each column is bold.",
        "Nodes are shaded by their number of edges.",
        "A line chart with a color bar for the year.",
        "The dots grow with the number of visitors, and darker dots mean more.",
    ],
)
@pytest.mark.parametrize("data", DATA)
def test_other_figures_with_colors(told, data):
    assert heatparse.parse(f"# Visits\n\n{told}\n\n{data}\n").figure == "other"

"""Sizes that sentences give to each panel: they do not multiply to a number of panels."""

import pytest

import heatparse

TEXT = """## Heatmap: Made up

{} The left panel shows the dry year, the right one the wet year. The rows are Gala, Fuji, Elstar and Boskoop, \
the columns Hill, Lake and Moor.

### Dry year

Gala gave 22 at Hill, 25 at Lake and 17 at Moor.

### Wet year

Gala gave 24 at Hill, 26 at Lake and 18 at Moor.
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Both panels of the figure are 4 × 3 heatmaps.",
        "The two panels are 4 × 3 heatmaps.",
        "The two panels are 4x3 matrices, drawn as heatmaps.",
        "Each of the two panels is a 4 × 3 heatmap.",
        "The figure has two panels, both of them 4 × 3 heatmaps.",
        "Both are 4-by-3 heatmaps.",
        "There are two 4 × 3 heatmaps.",
        "Two heatmaps, each 4 × 3, are shown.",
    ],
)
def test_a_size_of_each_panel_is_no_number_of_panels(sentence):
    panels = heatparse.parse(TEXT.format(sentence)).panels
    assert len(panels) == 2
    assert [len(panel.cells) for panel in panels] == [3, 3]


@pytest.mark.parametrize(
    "sentence", ["The figure is a 1 × 2 grid of heatmaps.", "Two heatmaps stand in a 1 x 2 grid."]
)
def test_a_grid_of_heatmaps_is_a_number_of_panels(sentence):
    assert len(heatparse.parse(TEXT.format(sentence)).panels) == 2


def test_a_grid_alone_tells_the_number_of_panels():
    text = "## Heatmaps\n\nThe figure is a 2 × 3 grid of heatmaps. The rows are Hay and Oats, the columns A and B.\n"
    assert len(heatparse.parse(text).panels) == 6

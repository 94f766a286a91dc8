"""Corners of tables name the axes, whichever way they say which is which."""

import pytest

import heatparse
from heatparse.reading.cells.corners import corner_names


@pytest.mark.parametrize(
    "corner",
    [
        "Soil \\ Crop",
        "Soil/Crop",
        "Soil / Crop",
        "Soil ↓ / Crop →",
        "Crop → / Soil ↓",
        "Soil (rows) / Crop (columns)",
        "Crop (x) / Soil (y)",
        "Soil vs. Crop",
        "Soil × Crop",
        "Soil by Crop",
        "Soil → Crop",
    ],
)
def test_both_names(corner):
    assert corner_names(corner) == ("Soil", "Crop")


@pytest.mark.parametrize("corner", ["Accuracy (%)", "Value", "Row", "#", "", "N = 12", "Mean score"])
def test_what_the_values_measure_is_no_name(corner):
    assert corner_names(corner) == (None, None)


@pytest.mark.parametrize("corner", ["Model", "Soil type", "Query token"])
def test_one_name_is_that_of_the_rows(corner):
    text = f"## Heatmap: Yields\n\n| {corner} | Rye | Oats |\n|---|---|---|\n| Loam | 1 | 2 |\n| Peat | 3 | 4 |\n"
    (panel,) = heatparse.parse(text).panels
    assert (panel.x_axis.label, panel.y_axis.label) == (None, corner)

"""Names of axes beside their lists in one bracket of a sentence, and in quotes in front of a direction."""

import pytest

import heatparse


def _axes(*lines):
    panels = heatparse.parse("\n".join(["# Tolls", "", *lines])).panels
    return [(p.x_axis.label, p.x_axis.categories, p.y_axis.label, p.y_axis.categories) for p in panels]


@pytest.mark.parametrize(
    "sentence",
    [
        "The two heatmaps share their columns (**Month**: May, June, July) and their colors.",
        "Two heatmaps have the same columns (Month: May, June, July).",
        "Both heatmaps use the columns (Month: May, June, July).",
        "The two heatmaps differ in their rows; the columns (Month: May, June, July) are the same.",
    ],
)
def test_a_name_in_a_bracket_is_that_of_the_axis(sentence):
    told = _axes(
        sentence, "", "## Left: North", "", "Rows: Vans, Cars", "", "## Right: South", "", "Rows: Vans, Bikes"
    )
    months = ("May", "June", "July")
    assert told == [("Month", months, None, ("Vans", "Cars")), ("Month", months, None, ("Vans", "Bikes"))]


def test_a_direction_in_a_bracket_is_no_name():
    told = _axes(
        "Two heatmaps have the same columns (from left to right: May, June, July).", "", "Rows: Vans, Cars"
    )
    assert {(label, labels) for label, labels, _, _ in told} == {(None, ("May", "June", "July"))}


@pytest.mark.parametrize("way", ["top to bottom", "bottom to top", "from top to bottom"])
@pytest.mark.parametrize("name", ["Soil depth", "Depth below ground"])
def test_ranges_stand_behind_a_quoted_name_and_a_direction(name, way):
    told = _axes(
        "One heatmap.", "", f'Y-axis, "{name}" ({way}): 0–5 cm; 5–20 cm; 20–40 cm', "X-axis: May, June"
    )
    assert told == [(None, ("May", "June"), name, ("0–5 cm", "5–20 cm", "20–40 cm"))]


@pytest.mark.parametrize("labels", [("N0", "N40", "N80"), ("P1", "P2", "P8"), ("week 1", "week 4", "week 5")])
def test_the_first_of_rising_labels_is_no_name(labels):
    told = _axes("One heatmap.", "", f"Columns: {', '.join(labels)}", "Rows: Vans, Cars")
    assert told[0][:2] == (None, labels)

"""Literals tell the names of the axes and the ends of the scale beside their values."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

ROWS, COLUMNS = ["red clay", "loam", "peat"], ["Rye", "Oats", "Flax"]
VALUES = [[7, 8, 9], [10, 11, 12], [13, 14, 15]]
KEYS = st.sampled_from(["label", "title", "name"])


def panel_of(literal):
    text = f"## Heatmap: Yields\n\nTranscribed as JSON:\n```json\n{json.dumps(literal, indent=1)}\n```\n"
    document = heatparse.parse(text)
    (panel,) = document.panels
    assert [cell.value.value for cell in panel.cells] == [value for row in VALUES for value in row]
    assert not document.unread
    return panel


AXES = [
    lambda key: {"x_axis": {key: "Crop", "ticks": COLUMNS}, "y_axis": {key: "Soil", "ticks": ROWS}},
    lambda key: {f"x_{key}": "Crop", f"y_{key}": "Soil", "x": COLUMNS, "y": ROWS},
    lambda key: {
        f"xAxis{key.title()}": "Crop",
        f"yAxis{key.title()}": "Soil",
        "columns": COLUMNS,
        "rows": ROWS,
    },
    lambda key: {
        "columns": {key: "Crop", "categories": COLUMNS},
        "rows": {key: "Soil", "categories": ROWS},
    },
    lambda _: {"axes": {"x": "Crop", "y": "Soil"}, "xticks": COLUMNS, "yticks": ROWS},
]
SCALES = [
    lambda low, high: {"color_scale": {"label": "t/ha", "min": low, "max": high}},
    lambda low, high: {"colorbar": [low, high]},
    lambda low, high: {"legend": {"range": [low, high]}},
    lambda low, high: {"vmin": low, "vmax": high},
    lambda low, high: {
        "colour scale": {"low": {"value": low, "color": "white"}, "high": {"value": high, "color": "navy"}}
    },
]


@given(axes=st.sampled_from(AXES), key=KEYS)
def test_names_of_axes(axes, key):
    panel = panel_of({**axes(key), "values": VALUES})
    assert (panel.x_axis.label, panel.y_axis.label) == ("Crop", "Soil")
    assert (list(panel.x_axis.categories), list(panel.y_axis.categories)) == (COLUMNS, ROWS)


@given(scale=st.sampled_from(SCALES), low=st.integers(-3, 7), high=st.integers(15, 90))
def test_ends_of_the_scale(scale, low, high):
    panel = panel_of({**scale(low, high), "x": COLUMNS, "y": ROWS, "values": VALUES})
    assert (panel.legend.low, panel.legend.high) == (low, high)


def test_the_labels_of_records_are_no_names():
    records = [
        {"row": row, "column": column, "value": value}
        for row, values in zip(ROWS, VALUES, strict=True)
        for column, value in zip(COLUMNS, values, strict=True)
    ]
    panel = panel_of({"cells": records})
    assert panel.x_axis.label is None
    assert panel.y_axis.label is None


@pytest.mark.parametrize("scale", [{"legend": [1]}, {"legend": "white to navy"}, {"scale": {"min": 0}}])
def test_half_a_scale_is_none(scale):
    text = json.dumps({**scale, "x": COLUMNS, "y": ROWS, "values": VALUES})
    (panel,) = heatparse.parse(f"## Heatmap: Yields\n\n```json\n{text}\n```\n").panels
    assert panel.legend is None

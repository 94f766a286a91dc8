"""Scales that a sentence calls "the bar", "the scale" or "the key", and ticks that count something."""

import pytest

import heatparse


def ends(text):
    (panel,) = heatparse.parse(
        f"# Heatmap: Rain\n\n- **Rows:** Oak, Ash\n- **Columns:** May, June\n\n{text}\n"
    ).panels
    return (panel.legend.low, panel.legend.high) if panel.legend else None


@pytest.mark.parametrize(
    "sentence",
    [
        "The bar below the grid starts at −20 mm on the left and ends at +60 mm on the right.",
        "The strip beneath the tiles goes from -20 to 60.",
        "The colors are diverging. The scale covers -20 to 60 mm, and white is dry.",
        "Shades stand for rain in millimetres. The bar on the right runs from -20 to 60.",
        "Red is dry, blue is wet. The scale reaches from -20 to 60.",
        "Light cells are dry, dark cells wet; the key goes from -20 to 60.",
        "The color bar beside the grid begins at -20 (red) and ends at 60 (blue).",
        "A bar on the right has ticks at -20, 0, 20, 40 and 60 litres.",
        "Color bar: ticks at -20, 20 and 60 litres",
    ],
)
def test_ends_of_a_bar(sentence):
    assert ends(sentence) == (-20, 60)


@pytest.mark.parametrize(
    "sentence",
    [
        "The survey used a scale from 1 to 5.",
        "The key question has 3 to 5 answers.",
        "The bar opens at 5 to 9.",
    ],
)
def test_other_scales_and_bars(sentence):
    assert ends(sentence) is None

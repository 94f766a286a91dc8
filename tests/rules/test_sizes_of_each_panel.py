"""Sizes that a text gives to each of several panels: "each is a 5 × 3 grid", "both panels have four rows"."""

import pytest

import heatparse

TEXT = """## Heatmap: Made up

{} The vertical axis ("Tree") lists Oak, Ash, Elm and Yew. The horizontal axis ("Site") lists A1, A2 and A3.

### Left: wood

Oak in A1 is 12, Ash in A2 is 15.

### Right: leaves

Oak in A1 is 13, Ash in A2 is 14.
"""
SENTENCES = [
    "The figure has two heatmaps. Each is a {} × 3 grid.",
    "There are two heatmaps. Both panels are {} x 3 matrices.",
    "There are two heatmaps, each a {} x 3 matrix.",
    "There are two heatmaps, each of them a grid of {} rows and 3 columns.",
    "Both panels have {} rows and 3 columns.",
    "Each of the two panels has {} rows and three columns.",
]


def rules(sentence):
    return [finding.rule for finding in heatparse.check(TEXT.format(sentence)).findings]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_wrong_size_of_each_panel_is_found(sentence):
    assert rules(sentence.format(5)) == ["axis-count-mismatch"]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_the_right_size_of_each_panel_is_no_arrangement_of_panels(sentence):
    assert rules(sentence.format(4)) == []


@pytest.mark.parametrize(
    "sentence",
    [
        "The two panels stand in a 2 × 1 grid, each with four rows and three columns.",
        "Both panels stand in a 1 x 2 grid.",
        "There are two heatmaps in a 1 x 2 grid, each with a 2 × 2 block at the top.",
    ],
)
def test_how_panels_are_placed_and_their_parts_are_no_sizes_of_each(sentence):
    assert rules(sentence) == []

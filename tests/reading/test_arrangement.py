"""How many heatmaps there are, by what a sentence of the overview says of their arrangement."""

from __future__ import annotations

import pytest

import heatparse

EIGHT = [
    "The image displays heatmaps arranged in a 2x4 grid.",
    "The figure contains multiple heatmaps arranged in two rows and four columns.",
    "The image shows a series of heatmaps, one for each of the eight layers.",
    "The image presents a 2x4 grid of heatmaps.",
    "The figure shows a grid of heatmaps (2 rows × 4 columns).",
    "The figure shows heatmaps in a 2 × 4 layout.",
    "Eight heatmaps are shown.",
    "The image contains a set of eight heatmaps.",
    "There are eight small heatmaps.",
    "The image consists of 8 subplots, each a heatmap.",
    "The figure consists of eight panels (a–h), each showing a heatmap.",
    "A 2-by-4 array of heatmaps is shown.",
    "The image is composed of two rows of four heatmaps each.",
    "The image has two rows of heatmaps with four heatmaps per row.",
    "The heatmaps are organized into two rows (Train, Test) and four columns (A, B, C, D).",
    "Each of the eight subplots is a heatmap of attention.",
    "The picture shows eight attention maps.",
    "The figure displays 8 confusion matrices.",
    "The figure displays eight correlation matrices side by side.",
    "The image shows a collection of 8 separate heatmaps.",
    "The image shows eight different color-coded heatmaps.",
    "The image shows four pairs of heatmaps.",
    "The figure has eight heatmap panels.",
    "The image contains eight individual heatmaps arranged in a 2x4 grid.",
    "The heatmap grid has eight panels in two rows and four columns.",
    "The image presents eight square heatmaps, labeled (a) to (h).",
    "The figure is divided into eight panels, each of which is a heatmap.",
    "The visualization comprises eight side-by-side matrices, drawn as heatmaps.",
    "Two sets of four heatmaps are shown.",
    "The figure comprises two groups of heatmaps, four each.",
    "The image displays a 2x4 matrix of heatmaps.",
    "The image contains a total of eight heatmaps.",
    "Small multiples of a heatmap: 2 rows by 4 columns, i.e. eight heatmaps.",
    "The heatmaps (eight in total) share their axes.",
]
ONE = [
    "The heatmap has four rows and five columns.",
    "A heatmap shows the values of each of the eight layers.",
    "The image is a 4x5 heatmap with a color bar.",
    "The heatmap is a grid of 4 rows by 5 columns.",
    "This heatmap compares eight models; each row is a model.",
]


def panels(sentence: str) -> int:
    text = (
        f"## Heatmap: Attention\n\n### Overview\n{sentence} All share their axes.\n\n### Components/Axes\n"
        "- **X-axis (Key)**: A, B, C\n- **Y-axis (Query)**: A, B, C\n- **Legend**: 0 to 1\n"
    )
    return len(heatparse.parse(text).panels)


@pytest.mark.parametrize("sentence", EIGHT)
def test_eight_heatmaps(sentence: str) -> None:
    assert panels(sentence) == 8


@pytest.mark.parametrize("sentence", ONE)
def test_one_heatmap(sentence: str) -> None:
    assert panels(sentence) == 1


def test_heatmaps_that_each_have_rows_and_columns() -> None:
    assert panels("Two heatmaps are shown, each with 4 rows and 5 columns.") == 2

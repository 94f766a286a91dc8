"""Heatmaps and what is none: by the prefix of the title, the subject of the text, its scale of colours."""

import pytest

import heatparse

LINES = "- **X-axis**: Step, 0 to 10\n- **Y-axis**: Accuracy, 0 to 1\n- **Legend**: blue: Ant, red: Bee"
BOXES = "- **Encoder**: blue box\n- **Decoder**: green box"
GRID = "- **Rows**: A, B\n- **Columns**: A, B"


def figure(title, overview, parts):
    return heatparse.parse(f"{title}\n### Overview\n{overview}\n### Components/Axes\n{parts}\n").figure


@pytest.mark.parametrize(
    ("title", "overview", "parts"),
    [
        ("# Extraction: Attention Map Pipeline", "A flow diagram. A decoder puts out a heatmap of saliency.", BOXES),
        ("## Architecture Diagram: Heatmap Regression", "The network predicts heatmaps of joints.", BOXES),
        ("## Diagram: Attention", "A schematic of a block. The attention maps are little grids.", BOXES),
        ("# Image Analysis", "The photograph shows a camera; its display has a heat map of the room.", BOXES),
        ("# Extraction: Accuracy", "A grouped bar chart. The bars are tinted with a heatmap palette.", LINES),
        ("# Extraction: Accuracy", "A grouped bar chart rather than a heatmap.", LINES),
        ("## Accuracy of Models", "A grouped bar chart of what Figure 3 gives as a heatmap.", LINES),
        ("## Chart Analysis: Accuracy", "The line graph has three series. There is no heatmap.", LINES),
        ("## Line Graph: Loss", "The colors follow the heatmap of Figure 1.", LINES),
        ("# Extraction: Histogram", "The histogram counts cells in the heatmap of Figure 2.", LINES),
        ("## Table: Scores", "A table, printed without the heatmap shading of the web page.", GRID),
        ("## Table: Scores", "A table; bold marks the best cell.", GRID + "\n- **Shading**: none"),
        ("## Table: Scores", "Green cells are best, red cells worst.", GRID + "\n- **Colors**: green, red"),
        ("## Text Document: Method", "The page explains how a correlation matrix is drawn.", "- Step 1: scale"),
        ("## Diagram: Mask", "A grid of squares.", GRID + "\n- **Legend**: blue = attended, white = masked"),
        ("# Screenshot: Dashboard", 'A web page with three buttons, one labeled "Heatmap".', BOXES),
        ("## Code Snippet: Plot", "The image shows Python code that draws a heatmap.", "- **Line 1**: import"),
    ],
)  # fmt: skip
def test_a_heatmap_that_is_only_mentioned(title, overview, parts):
    assert figure(title, overview, parts) == "other"


@pytest.mark.parametrize(
    ("title", "overview", "parts"),
    [
        ("## Line Graph: ROC AUC", "A line graph on the left and a heatmap on the right. The heatmap is blue.", LINES),
        ("# Extraction: Scores", "The figure combines a scatter plot (a) and a heatmap (b).", LINES),
        ("## Bar Chart and Heatmap: Scores", "A bar chart stands above a heatmap.", LINES),
        ("## Diagram: Correlations", "A correlation matrix, drawn as coloured squares.", GRID),
        ("## Table: Win Rates", "The image is a table drawn as a heatmap: red is 0, green is 100.", GRID),
        ("## Table: Win Rates", "A color-coded table.", GRID + "\n- **Cell color**: white (0) to green (1)"),
        ("## Chart: Win Rates", "A grid of squares.", GRID + "\n- **Color bar**: from 0 (blue) to 1 (red)"),
        ("## Matrix Diagram: Wins", "In this matrix a darker green marks higher rates.", GRID),
        ("# Extraction: Attention", "Attention maps of four heads, each of 6x6 cells.", GRID),
        ("# Extraction: Wins", "Described below.", "- **Chart Type**: Heatmap\n" + GRID),
    ],
)  # fmt: skip
def test_heatmaps_by_any_other_name(title, overview, parts):
    assert figure(title, overview, parts) == "heatmap"


def test_a_square_with_a_color_at_a_place():
    across = "- **X-Axis:**\n- Label: `Size`\n- Values: `1`, `2`, `4`\n"
    axes = f"{across}- **Y-Axis:**\n- Label: `Depth`\n- Range: `1` to `2`\n"
    legend = "- **Legend:**\n- Numerical Range: `0` (red) to `9` (green)\n"
    checked = "- Example: The {} at `(x=2, y=1)` is {}, with a score of `5`.\n- `(x=4, y=2)` → `7`\n"
    text = f"# Technical Extraction\n## 1. Axes\n{axes}{legend}## 2. Data\n{checked}"
    document = heatparse.parse(text.format("square", "green"))
    assert document.figure == "heatmap"
    cells = [(cell.row, cell.column, cell.value.value) for cell in document.panels[0].cells]
    assert cells == [("1", "2", 5), ("2", "4", 7)]
    assert heatparse.parse(text.format("point", "high")).figure == "other"

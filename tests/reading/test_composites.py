"""A heatmap beside another chart, each with axes of its own: one panel."""

import pytest

import heatparse

HEATMAP = ["- **X-axis (To)**: A, B", "- **Y-axis (From)**: C, D", "- **Color bar**: 0 (white) to 1 (red)"]
OTHERS = {
    "lines": [
        "- **X-axis**: Step, 0 to 100",
        "- **Y-axis**: Accuracy, 0.0 to 1.0",
        "- **Series**: blue: A, red: B",
    ],
    "trend": [
        "- **X-axis**: Step, 0 to 100",
        "- **Y-axis**: Accuracy, 0.0 to 1.0",
        "- **Trend**: rises to 0.8",
    ],
    "bars": [
        "- **X-axis**: Models A, B, C",
        "- **Y-axis**: Count, 0 to 50",
        "- **Values**: A 10, B 20, C 30",
    ],
    "bins": ["- **X-axis**: Score bins", "- **Y-axis**: Frequency", "- **Peak**: near 0.5"],
    "limit": [
        "- **X-axis**: Batch, 1 to 64",
        "- **Y-axis**: Latency (ms), 0 to 500",
        "- A dashed line is the limit.",
    ],
}
HEADS = [
    ("### Chart 1: Transfer", "### Chart 2: Training"),
    ("### (a) Transfer", "### (b) Training"),
    ("**Left panel (Transfer):**", "**Right panel (Training):**"),
    ("#### Heatmap", "#### Line Graph"),
    ("### Transfer", "### Training"),
    ("- **Transfer**:", "- **Training**:"),
]
OVERVIEWS = [
    "The figure combines a heatmap (left) with a line chart (right).",
    "A heatmap stands beside a bar chart.",
    "The image is a composite of a heatmap and a scatter plot.",
]
DATA = ["### Detailed Analysis", "| | A | B |", "|---|---|---|", "| C | 0.1 | 0.2 |", "| D | 0.3 | 0.4 |"]


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("overview", OVERVIEWS)
@pytest.mark.parametrize("heads", HEADS)
@pytest.mark.parametrize("other", OTHERS)
def test_only_the_heatmap_is_a_panel(heads, other, overview, turned):
    parts = [[heads[0], *HEATMAP], [heads[1], *OTHERS[other]]]
    first, second = reversed(parts) if turned else parts
    lines = [
        "## [Composite Figure]: T",
        "### Overview",
        overview,
        "### Components/Axes",
        *first,
        *second,
        *DATA,
    ]
    read = heatparse.parse("\n".join(lines))
    assert read.figure == "heatmap"
    assert [(list(p.x_axis.categories), len(p.cells)) for p in read.panels] == [(["A", "B"], 4)]

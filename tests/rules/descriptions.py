"""Small descriptions with one thing changed."""

from __future__ import annotations

_DESCRIPTION = """## Heatmap: Accuracy by Model and Task
### Overview
{overview}
### Components/Axes
* **X-axis (Task):** {x}
* **Y-axis (Model):** {y}
* **Color Bar:** {legend}
### Detailed Analysis
{data}
### Key Observations
{observations}
"""

_DATA = "* **Ada:** Math: 0.62, Code: 0.71, Law: 0.55\n* **Bea:** Math: 0.48, Code: 0.66, Law: 0.74"


def describe(
    overview: str = "A heatmap of the accuracy of several models.",
    x: str = "Math, Code, Law",
    y: str = "Ada, Bea",
    legend: str = "from 0.0 (white) to 1.0 (navy)",
    data: str = _DATA,
    observations: str = "* The values differ from cell to cell.",
) -> str:
    """A small description; each argument puts something else in one of its places."""
    return _DESCRIPTION.format(
        overview=overview, x=x, y=y, legend=legend, data=data, observations=observations
    )

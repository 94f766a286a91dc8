"""What names a color scale or an axis, and what stands there in quotes or behind "Label:" without doing so."""

from __future__ import annotations

import pytest

import heatparse


def legend_label(*lines: str) -> str | None:
    head = "## Heatmap: Harvest\n\n### Components/Axes\n* **X-axis:** 1, 2, 3\n* **Y-axis:** north, south\n"
    legend = heatparse.parse(head + "\n".join(lines) + "\n").panels[0].legend
    return legend.label if legend is not None else None


@pytest.mark.parametrize("noun", ["colormap", "palette", "color scheme"])
def test_a_palette_in_quotes_is_no_title(noun):
    assert legend_label(f'* **Legend:** No color bar is shown, but the "jet" {noun} is used.') is None


def test_a_title_in_quotes_is_one():
    assert legend_label('* **Legend:** A color bar "Yield" from 0 to 4.') == "Yield"


@pytest.mark.parametrize(
    ("key", "written", "label"),
    [
        ("Label", "Yield_net", "Yield_net"),
        ("Title", "Mean Yield", "Mean Yield"),
        ("Label", "`Yield`", "Yield"),
        ("Label", "None explicitly on the bar.", None),
        ("Title", "Not labeled", None),
        ("Label", "Unlabeled", None),
        ("Labels", "0, 2, 4", None),
    ],
)
def test_a_title_behind_its_key(key, written, label):
    found = legend_label("* **Color Bar:**", f"    * **{key}:** {written}", "    * **Scale:** 0 to 4")
    assert found == label


@pytest.mark.parametrize("kind", ["scatter plot", "line chart", "bar chart"])
def test_the_axes_of_another_figure_are_those_of_no_heatmap(kind):
    text = f"""# Harvest

1. **Left**: A heatmap with plots on the x-axis.
2. **Right**: A {kind} with axes labeled D1 (horizontal) and D2 (vertical).

- **X-Axis (Columns)**: A1, A2, A3
- **Y-Axis (Rows)**: Years 2018, 2019, 2020
"""
    panel = heatparse.parse(text).panels[0]
    assert (panel.x_axis.label, panel.y_axis.label) != ("D1", "D2")
    assert "D1" not in (panel.x_axis.label, panel.y_axis.label)


@pytest.mark.parametrize("name", ["Fraction of pixels", "Pixel count", "Rows per second", "Cells left"])
@pytest.mark.parametrize("key", ["Label", "Title"])
def test_names_of_scales_that_speak_of_the_drawing(key, name):
    bar = f'### Color Bar\n* **{key}:** "{name}"\n* **Ticks:** 0, 2, 4\n'
    legend = heatparse.parse(f"# Heatmap: T\n\n- X-axis: A, B\n- Y-axis: C, D\n\n{bar}").panels[0].legend
    assert (legend.low, legend.high, legend.label) == (0, 4, name)

"""Axes and scales of each panel: in one line, in items below the name of an axis, in a table."""

from __future__ import annotations

from itertools import product

import pytest

import heatparse

TEXT = """## Heatmaps: Noise and Heat

### Overview
Two side-by-side heatmaps, Noise (left) and Heat (right).

### Components/Axes
{told}
### Detailed Analysis
**Left Heatmap (Noise):**
- A: 1: 3, 2: 4
- B: 1: 5, 2: 6

**Right Heatmap (Heat):**
- C: 3: 7, 4: 8
- D: 3: 9, 4: 2
"""
PLACES = [
    ("Left", "Right"),
    ("Left Heatmap", "Right Heatmap"),
    ("Noise", "Heat"),
    ("Left (Noise)", "Right (Heat)"),
]


def panels(told: str) -> list[tuple[str, tuple[str, ...], str, tuple[str, ...]]]:
    found = heatparse.parse(TEXT.format(told=told)).panels
    assert [len(panel.cells) for panel in found] == [4, 4]
    axes = [(p.x_axis, p.y_axis) for p in found]
    return [((x.label or "").lower(), x.categories, (y.label or "").lower(), y.categories) for x, y in axes]


def scales(told: str) -> list[tuple[float | None, float | None]]:
    found = heatparse.parse(TEXT.format(told=told)).panels
    return [(p.legend.low, p.legend.high) if p.legend else (None, None) for p in found]


@pytest.mark.parametrize("head", ["- **{}:** ", "1. {}: ", "**{}:** "])
@pytest.mark.parametrize("places", PLACES)
@pytest.mark.parametrize(
    "line",
    [
        "x-axis {x}, y-axis {y}, color bar 0 to {top}",
        "X-axis: {x}; Y-axis: {y}; Color bar: 0 to {top}",
        "X-axis = {x}, Y-axis = {y}, Color scale = 0 to {top}",
        "{x} on the x-axis, {y} on the y-axis; the color bar runs from 0 to {top}",
        "Columns: {x}, Rows: {y}, Scale: 0 to {top}",
        "x-axis {x}, y-axis {y}, scale 0–{top}",
    ],
)
def test_one_line_for_each_panel(line, places, head):
    sides = [("Hour (1, 2)", "Site (A, B)", 9), ("Day (3, 4)", "Farm (C, D)", 18)]
    lines = [
        head.format(p) + line.format(x=x, y=y, top=top) for p, (x, y, top) in zip(places, sides, strict=True)
    ]
    told = "\n\n".join(lines) + "\n"
    assert panels(told) == [("hour", ("1", "2"), "site", ("A", "B")), ("day", ("3", "4"), "farm", ("C", "D"))]
    assert scales(told) == [(0, 9), (0, 18)]


@pytest.mark.parametrize("places", PLACES)
@pytest.mark.parametrize("name", ["{}", '"{}"', "{}:", 'Labeled "{}".'])
@pytest.mark.parametrize("key", ["{}:", "**{}:**", "**{}**:"])
def test_items_below_the_name_of_an_axis(key, name, places):
    told = ""
    for axis, label, lists in (("X-axis", "Hour", ("1, 2", "3, 4")), ("Y-axis", "Site", ("A, B", "C, D"))):
        items = "".join(f"  - {key.format(p)} {labels}\n" for p, labels in zip(places, lists, strict=True))
        told += f"- **{axis}:** {name.format(label)}\n{items}"
    assert panels(told) == [
        ("hour", ("1", "2"), "site", ("A", "B")),
        ("hour", ("3", "4"), "site", ("C", "D")),
    ]


@pytest.mark.parametrize("upright", [True, False])
@pytest.mark.parametrize(("places", "corner"), list(product(PLACES, ["", "Panel"])))
@pytest.mark.parametrize("scale", ["Color bar", "Scale", "Legend"])
@pytest.mark.parametrize("axis", ["{}: {}", "{} ({})", '"{}" ({})'])
def test_a_table_with_the_axes_of_each_panel(axis, scale, places, corner, upright):
    rows = [
        [corner, *places],
        ["X-axis", axis.format("Hour", "1, 2"), axis.format("Day", "3, 4")],
        ["Y-axis", axis.format("Site", "A, B"), axis.format("Farm", "C, D")],
        [scale, "0 to 9", "0 to 18"],
    ]
    rows = rows if upright else [list(column) for column in zip(*rows, strict=True)]
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    told = "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:], ""])
    assert panels(told) == [("hour", ("1", "2"), "site", ("A", "B")), ("day", ("3", "4"), "farm", ("C", "D"))]
    assert scales(told) == [(0, 9), (0, 18)]

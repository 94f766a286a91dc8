"""Panels in rows and columns: so many heatmaps of each kind, and a scale for each of them."""

from __future__ import annotations

import pytest

import heatparse

ROWS, COLUMNS = ("Alder", "Birch", "Cedar"), ("Calm", "Storm", "Gap")
SCALES = {
    name: {"Calm": (at, at + 4), "Storm": (at, at + 4), "Gap": (-1 - at, 1 + at)}
    for at, name in enumerate(ROWS)
}


def describe(opening: str, legends: list[str], remark: str = "") -> str:
    listed = "\n".join(f"- {name} ({place} row)" for name, place in zip(ROWS, ("top", "middle", "bottom")))
    told = "\n".join(
        f"#### {name}\n- **Calm**: pale (values ~1–2).\n- **Storm**: dark (values ~2–3).\n"
        f"- **Gap**: mixed (values ~0 to 1).\n{remark if name != 'Cedar' else ''}"
        for name in ROWS
    )
    scales = "\n".join(f"- {line}" for line in legends)
    return f"""## Heatmap Comparison: Response Maps
### Overview
{opening}
### Components/Axes
1. **Trees**:
{listed}
2. **Axes**:
- **X-axis**: Lag (0–12, incrementing by 4)
- **Y-axis**: Depth (0–8, incrementing by 4)
3. **Legends**:
{scales}
### Detailed Analysis
{told}
### Key Observations
- The trees differ.
"""


OPENINGS = [
    "The figure compares three trees (Alder, Birch, Cedar) with three heatmaps per tree: Calm, Storm and Gap.",
    "The figure compares three trees. Each tree is shown by three heatmaps.",
    "Three trees are compared, with three heatmaps each.",
    "Nine heatmaps compare three trees.",
    "A 3x3 grid of heatmaps compares three trees.",
]
IN_ROWS = [
    f"{name}: " + ", ".join(f"{low}–{high} ({kind})" for kind, (low, high) in scales.items())
    for name, scales in SCALES.items()
]


@pytest.mark.parametrize("opening", OPENINGS)
@pytest.mark.parametrize("remark", ["", "- Key lags: 4 to 8 differ.\n"])
def test_heads_with_the_same_items_are_rows_of_panels(opening: str, remark: str) -> None:
    text = describe(opening, IN_ROWS, remark)
    panels = heatparse.parse(text).panels
    assert [panel.title for panel in panels] == [f"{row} | {kind}" for row in ROWS for kind in COLUMNS]
    ends = [(panel.legend.low, panel.legend.high) if panel.legend else None for panel in panels]
    assert ends == [SCALES[row][kind] for row in ROWS for kind in COLUMNS]
    assert not heatparse.check(text).findings


@pytest.mark.parametrize("joint", ["Calm/Storm", "Storm/Calm"])
def test_one_scale_for_two_columns(joint: str) -> None:
    legends = [f"{joint}: -8 (black) to 0 (yellow)", "Gap: -3 (blue) to 3 (red)"]
    text = describe(OPENINGS[0], legends)
    for panel in heatparse.parse(text).panels:
        ends = (-3, 3) if (panel.title or "").endswith("Gap") else (-8, 0)
        assert panel.legend is not None and (panel.legend.low, panel.legend.high) == ends
    assert not heatparse.check(text).findings


@pytest.mark.parametrize(
    "places",
    [
        ("vertically", "horizontally"),
        ("in rows", "in columns"),
        ("top to bottom rows", "left to right columns"),
    ],
)
def test_two_lists_cross_each_other(places: tuple[str, str]) -> None:
    text = f"""## Heatmaps: Response Maps
### Overview
A 3x2 grid of heatmaps compares trees in two weathers.
### Components/Axes
* **Trees:** Alder, Birch, Cedar (arranged {places[0]})
* **Weather:** Calm, Storm (arranged {places[1]})
* **X-axis:** Lag (markers at 4, 8, and 12)
* **Y-axis:** Depth (markers at 1, 2, and 3)
* **Color Scales:** Each heatmap has a scale of its own.
* Alder Storm: Ranges from -2 (blue) to 2 (red).
* Birch Storm: Ranges from -3 (blue) to 3 (red).
* The other scales are not labeled.
### Detailed Analysis
**Alder:**
* **Calm:** mostly pale.
* **Storm:** mostly dark.
"""
    panels = heatparse.parse(text).panels
    assert [panel.title for panel in panels] == [
        f"{tree} | {weather}" for tree in ROWS for weather in ("Calm", "Storm")
    ]
    ends = {p.title: (p.legend.low, p.legend.high) for p in panels if p.legend and p.legend.low is not None}
    assert ends == {"Alder | Storm": (-2, 2), "Birch | Storm": (-3, 3)}
    assert not heatparse.check(text).findings


@pytest.mark.parametrize("head", ["Labels", "Names", "Captions", "Titles"])
def test_lettered_labels_are_titles(head: str) -> None:
    text = f"""## Heatmaps and Line Graphs: Load
### Overview
The image contains three heatmaps (a-c) and line graphs below them.
### Components/Axes
#### Heatmaps (a-c)
- **X-axis**: Batch (1, 2, 4)
- **Y-axis**: Length (16, 32)
- **{head}**:
- (a) Alder Load [%]
- (b) Birch Load [%]
- (c) Cedar Load [%]
### Detailed Analysis
1. **Alder (a)**:
- (16, 1): 60%
2. **Birch (b)**:
- (16, 1): 65%
"""
    panels = heatparse.parse(text).panels
    assert [panel.title for panel in panels] == [f"{tree} Load [%]" for tree in ROWS]
    assert [[cell.value.text for cell in panel.cells] for panel in panels] == [["60%"], ["65%"], []]


@pytest.mark.parametrize(
    "head",
    [
        "Tokens are grouped into two sections:",
        "The tokens are divided into two sections:",
        "Two groups of tokens:",
    ],
)
def test_sections_of_an_axis_are_no_panels(head: str) -> None:
    text = f"""## Heatmap: Tokens by Layer
### Components/Axes
- **X-axis (Token)**:
Labels include:
`q1`, `q2`, `r1`, `r2`.
{head}
1. **Left Section**: `q1`, `q2`
2. **Right Section**: `r1`, `r2`
- **Y-axis (Layer)**: 0 to 3, in increments of 1
### Detailed Analysis
- **Left Section (Tokens: `q1`, `q2`)**: values of about 0.5.
"""
    (panel,) = heatparse.parse(text).panels
    assert panel.title is None and panel.x_axis.categories == ("q1", "q2", "r1", "r2")


def test_rows_of_the_grid_below_an_item_belong_to_its_panel() -> None:
    layers = "\n".join(
        f"### Layer {number}\n* **Old:** Uniform. Most units are in the 0-2 range.\n* **New:** Uneven.\n"
        f"* **Forum:** High load on units 4, 5, and {number}.\n* **Wiki:** High load on units 1, 2, and 3."
        for number in (6, 7, 8)
    )
    text = f"""## Loads
### Overview
A series of 6 heatmaps in pairs, "Old" and "New", across three layers.
### Components/Axes
* **Y-Axis (Datasets):** Wiki, Forum
* **X-Axis (Units):** Numbered 1 through 8.
## Detailed Analysis by Layer
{layers}
"""
    titles = [panel.title for panel in heatparse.parse(text).panels]
    assert titles == [f"Layer {number} | {kind}" for number in (6, 7, 8) for kind in ("Old", "New")]


@pytest.mark.parametrize(
    "opening", ["Each heatmap is a matrix of counts.", "Every heatmap holds four cells."]
)
def test_what_each_heatmap_is_counts_none(opening: str) -> None:
    table = "| | Oak | Elm |\n|---|---|---|\n| **Oak** | {} | 1 |\n| **Elm** | 0 | {} |\n"
    remarks = "- **Trend**: Clear diagonal (90% for Oak, 80% for Elm)\n- **Anomaly**: 1 Oak taken for Elm\n"
    text = f"""## Heatmaps: Leaves
The image shows two heatmaps, one per model. {opening}
#### Tall
{table.format(7, 8)}{remarks}#### Wide
{table.format(9, 6)}{remarks}"""
    panels = heatparse.parse(text).panels
    assert [(panel.title, len(panel.cells)) for panel in panels] == [("Tall", 4), ("Wide", 4)]


@pytest.mark.parametrize("key", ["T = {}", "Heat = {}", "{}"])
@pytest.mark.parametrize("bullet", ["* **{}:** [{}]", "* {}: {}"])
def test_rows_of_a_panel_are_no_panels(key, bullet):
    heat = ("0.2", "0.7", "1.2")
    rows = "\n".join(bullet.format(key.format(at), "71, 72, 73") for at in heat)
    panels = heatparse.parse(
        "# Heatmaps: Yield\nThree 3x3 heatmaps in a single row share both axes.\n"
        "* **X-axis (all panels):** Dose with `0.5`, `0.9`, `1.0`\n"
        "* **Y-axis (all panels):** Heat with `0.2`, `0.7`, `1.2`\n"
        + "".join(f"### Panel: {name}\n{rows}\n" for name in ROWS)
    ).panels
    assert [panel.title for panel in panels] == list(ROWS)

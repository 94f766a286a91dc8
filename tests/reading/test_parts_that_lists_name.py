"""Lists that name panels, scales of each panel below a sentence, and words that are no labels of scales or axes."""

from __future__ import annotations

import pytest

import heatparse

ORCHARDS = """# Heatmap: Damage by Frost

- **X-axis:** "Months" with marks May, June, July
- **Y-axis:** "Slope" with marks 2, 3, 5
- **{}:**
- {}North Orchard
- {}South Orchard
- {}East Orchard
- **Color bar:** from 0.2 (pale) to 1.0 (dark)

## Data
**{}North Orchard:**
- May, 2: 0.56
- May, 3: 0.46
- June, 2: 0.27
"""
ROOMS = """# Heatmap: Noise in Two Houses

The image has two heatmaps, one for the Mill and one for the Barn.

- **X-axis:** "Hour" with values 1, 2, 3
- **Y-axis:** "Floor" with values 1, 2
- **Color scale (right of both):**
- {}
- Mill: Ranges from approximately 40 to 60.
- Barn: Ranges from 10 to 30.

## Data
**Mill**

| Floor | Hour 1 | Hour 2 | Hour 3 |
|---|---|---|---|
| 1 | 41 | 45 | 55 |
| 2 | 42 | 50 | 60 |

**Barn**

| Floor | Hour 1 | Hour 2 | Hour 3 |
|---|---|---|---|
| 1 | 11 | 15 | 25 |
| 2 | 12 | 20 | 30 |
"""
FARMS = """# Heatmap: Growth of Crops

The heatmap shows values in 2 rows and 4 columns {}.

- **X-axis (Columns)**:
- `sun. a`
- `sun. b`
- `rain. c`
- `rain. d`
- **Y-axis:** 1, 2
- **Color bar:** 0 to 9, from pale to dark
- {}

| | sun. a | sun. b | rain. c | rain. d |
|---|---|---|---|---|
| 1 | 1 | 2 | 3 | 4 |
| 2 | 5 | 6 | 7 | 8 |
"""
LAMPS = """# Heatmaps: Growth under Lamps

Two side-by-side heatmaps of growth in two settings:
1. **Left**: No lamp `A` switched on (`Lamps: None`).
2. **Right**: Lamps `A` and `B` switched on ({}).

- **X-axis:** clay, sand
- **Y-axis:** rye, oat

#### Left Heatmap (`Lamps: None`)
- rye vs clay: 1.0
- oat vs clay: 2.0
#### Right Heatmap ({})
- rye vs clay: 1.5
- oat vs clay: 2.5
"""
BARE = """# Heatmap: Yield of Crops

- **X-axis (Soils):** clay, sand, loam
- **Y-axis (Crops):** rye, oat, flax, hemp

- `rye`: {0} 1.00 (dark) for all soils except `sand` (0.98).
- `oat`: {0} 0.24 (pale) for `clay`; 1.00 for others.
- `flax`: {0} 0.30–0.42 (pale).
- `hemp`: {0} 0.38–0.41 (pale).
"""


@pytest.mark.parametrize(
    "head",
    ["Panels", "Subfigures", "Sub-figures", "Sub-panels", "Quadrant titles", "Heatmap labels", "Chart names",
     "Individual plots"],
)  # fmt: skip
@pytest.mark.parametrize("lettered", [True, False])
def test_lists_that_name_panels(head: str, lettered: bool) -> None:
    letters = ["(a) ", "(b) ", "(c) ", "(a) "] if lettered else [""] * 4
    panels = heatparse.parse(ORCHARDS.format(head, *letters)).panels
    assert [panel.title for panel in panels] == ["North Orchard", "South Orchard", "East Orchard"]
    assert [len(panel.cells) for panel in panels] == [3, 0, 0]


@pytest.mark.parametrize("head", ["Quadrants", "Scenarios", "Conditions", "Cases", "Matrices"])
def test_lettered_lists_of_what_may_be_panels(head: str) -> None:
    panels = heatparse.parse(ORCHARDS.format(head, "(a) ", "(b) ", "(c) ", "(a) ")).panels
    assert [panel.title for panel in panels] == ["North Orchard", "South Orchard", "East Orchard"]


def test_quadrants_of_one_heatmap_are_no_panels() -> None:
    text = FARMS.format("of plots", "**Quadrants:**\n- Top-left: low values\n- Bottom-right: high values")
    assert [panel.title for panel in heatparse.parse(text).panels] == [None]


@pytest.mark.parametrize(
    "remark",
    [
        "The color scale represents the “Noise (dB)” values.",
        "It stands for the noise.",
        "Darker cells are louder.",
    ],
)
def test_scales_of_panels_below_a_sentence(remark: str) -> None:
    panels = heatparse.parse(ROOMS.format(remark)).panels
    assert [(p.title, p.legend and (p.legend.low, p.legend.high)) for p in panels] == [
        ("Mill", (40.0, 60.0)), ("Barn", (10.0, 30.0)),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ('**Labels:** "Label" (y-axis), "Guess" (x-axis).', None),
        ('**Labels:** "Label", "Guess".', None),
        ('**Label:** "Hits"', "Hits"),
        ('**Label:** `"Hits (more is better)"`', "Hits (more is better)"),
    ],
)
def test_labels_of_the_scale(line: str, label: str | None) -> None:
    legend = heatparse.parse(FARMS.format("of plots", line)).panels[0].legend
    assert legend is not None
    assert legend.label == label


@pytest.mark.parametrize(
    "told", ["representing sunlight (sun.) and rainfall (rain.) parts", "for sunlight (sun.) or rain (rain.)"]
)
def test_one_of_several_things_is_no_name_of_an_axis(told: str) -> None:
    axis = heatparse.parse(FARMS.format(told, "Cells hold counts.")).panels[0].x_axis
    assert axis is not None
    assert axis.label is None


@pytest.mark.parametrize("title", ["`Lamps: A and B`", '"Lamps: A and B"'])
def test_the_quotation_in_brackets_is_the_title(title: str) -> None:
    panels = heatparse.parse(LAMPS.format(title, title)).panels
    assert [panel.title for panel in panels] == ["Lamps: None", "Lamps: A and B"]
    assert [len(panel.cells) for panel in panels] == [2, 2]


@pytest.mark.parametrize("said", ["Yield =", "Yield:", "Yield of"])
def test_what_every_line_says_is_no_column(said: str) -> None:
    cells = heatparse.parse(BARE.format(said)).panels[0].cells
    assert {cell.column for cell in cells} <= {"clay", "sand", "loam"}

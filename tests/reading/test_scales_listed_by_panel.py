"""Scales of panels that stand together in front of the data: in lists, tables, and legends of their own."""

import pytest

import heatparse

BODY = """# Delays on Two Lines

There are two heatmaps. The left heatmap is titled "Ferry" and the right heatmap is titled "Tram".

## Axes
- **X-axis:** Hour: Six, Noon, Ten
- **Y-axis:** Stop: Quay, Mill

{}

## Ferry

| Stop | Six | Noon | Ten |
|---|---|---|---|
| Quay | 2 | 3 | 5 |
| Mill | 4 | 6 | 8 |

## Tram

| Stop | Six | Noon | Ten |
|---|---|---|---|
| Quay | 12 | 13 | 15 |
| Mill | 14 | 16 | 38 |
"""

SCALES = [
    '## Color bars\nEach panel has a bar of its own, named "Delay":\n- Ferry: 2 (white) to 8 (teal)\n'
    '- Tram: 12 (white) to 38 (red)',
    "## Color scales\nThere is one for each heatmap:\n1. Ferry – 2 to 8 min\n2. Tram – 12 to 38 min",
    "## Legends\nThe limits differ.\n\n| Panel | Minimum | Maximum |\n|---|---|---|\n| Ferry | 2 | 8 |\n"
    "| Tram | 12 | 38 |",
    "## Legends\n\n| | Lower end (white) | Upper end (red) |\n|---|---|---|\n| Ferry | 2 | 8 |\n"
    "| Tram | 12 | 38 |",
    "| Color bar | Ferry | Tram |\n|---|---|---|\n| Min | 2 | 12 |\n| Max | 8 | 38 |",
    "- **Legend, left heatmap:**\n    - 2–5: white\n    - 5–8: teal\n- **Legend, right heatmap:**\n"
    "    - 12–20: white\n    - 20–38: red",
    "- **Legend (Ferry):** white (2) to teal (8)\n- **Legend (Tram):** white (12) to red (38)",
    "**Legend of the left panel**\n- white: 2–5\n- teal: 5–8\n\n**Legend of the right panel**\n"
    "- white: 12–20\n- red: 20–38",
    '* **Color bars:** Each heatmap has a color bar called "Delay".\n'
    '    * **Ferry:** white at the foot, teal at the head, with ticks at 2, 4, 6 and 8.\n'
    '    * **Tram:** the same colors, with ticks at 12, 25 and 38.',
    "## Color bars\n- The left bar runs from 2 (white) to 8 (teal).\n"
    "- The right bar runs from 12 (white) to 38 (red).",
    "### Color bar\nThe palette is shared, the limits are not.\n- **Ferry**\n  - Min: 2\n  - Max: 8\n"
    "- **Tram**\n  - Min: 12\n  - Max: 38",
    "- **Color bar (left)**: ticks 2, 4, 8\n- **Color bar (right)**: ticks 12, 25, 38",
]  # fmt: skip


@pytest.mark.parametrize("scales", SCALES)
def test_each_panel_has_the_scale_that_names_it(scales):
    report = heatparse.check(BODY.format(scales))
    panels = heatparse.parse(BODY.format(scales)).panels
    assert [(panel.legend.low, panel.legend.high) for panel in panels] == [(2, 8), (12, 38)]
    assert not report.findings


def test_panels_that_are_called_by_years_have_scales_of_their_own():
    text = BODY.replace("Ferry", "2011").replace("Tram", "2024")
    scales = (
        '- **Legend (2011)**: bar "Delay", 2 (white) → 8 (teal)\n'
        '- **Legend (2024)**: bar "Delay", 12 (white) → 38 (red)'
    )
    legends = [panel.legend for panel in heatparse.parse(text.format(scales)).panels]
    assert [(legend.low, legend.high, legend.label) for legend in legends] == [
        (2, 8, "Delay"),
        (12, 38, "Delay"),
    ]


@pytest.mark.parametrize(
    "table",
    [
        "| Panel | Lowest | Highest |\n|---|---|---|\n| Ferry | 2 | 8 |\n| Tram | 12 | 38 |",
        "The extremes of both panels:\n\n| Panel | Minimum | Maximum |\n|---|---|---|\n| Ferry | 2 | 8 |\n"
        "| Tram | 12 | 38 |",
    ],
)
def test_a_table_that_sums_the_values_up_tells_no_scale(table):
    panels = heatparse.parse(BODY.format("") + f"\n## Summary\n{table}\n").panels
    assert all(panel.legend is None or panel.legend.low is None for panel in panels)


def test_a_bar_that_stands_on_the_right_is_that_of_both_panels():
    panels = heatparse.parse(BODY.format("- **Color bar (right)**: 0 (white) to 40 (red)")).panels
    assert [(panel.legend.low, panel.legend.high) for panel in panels] == [(0, 40), (0, 40)]

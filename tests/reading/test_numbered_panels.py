"""Panels under numbered headings, with sections that come back under each of them."""

from hypothesis import given
from hypothesis import strategies as st

import heatparse

HEADS = st.sampled_from(
    [
        "## {n}. Subplot ({letter}) Analysis",
        "## {n}. Panel {letter}",
        "## {n}) Heatmap {k}",
        "## {n}. Heatmap {k}: {name}",
        "## {n}. Panel ({letter}): {name}",
    ]
)
NAMES = ("Dry Season", "Wet Season")
VALUES = {0: [[1.5, 2.5], [3.5, 4.5]], 1: [[5.5, 6.5], [7.5, 8.5]]}


def section(head, k):
    rows = [
        f"| **{row}** | {one} | {two} |" for row, (one, two) in zip(("Oak", "Elm"), VALUES[k], strict=True)
    ]
    return [
        head.format(n=k + 2, k=k + 1, letter="ab"[k], name=NAMES[k]),
        "### Header Information",
        f"* **Title:** {NAMES[k]}",
        "### Color Scale",
        f"* **Color Bar Range:** {k}.0 to {k + 9}.0 (linear scale).",
        "### Data Table",
        "| Tree \\ Site | Hill | Bank |",
        "| :--- | :---: | :---: |",
        *rows,
        "### Data Visualization",
        "* **Trend:** The values rise to the right.",
    ]


@given(
    head=HEADS, announced=st.sampled_from(["two side-by-side heatmaps", "two heatmaps (labeled 'a' and 'b')"])
)
def test_each_numbered_section_is_a_panel(head, announced):
    text = "\n".join(
        [
            "# Technical Data Extraction: Growth Maps",
            f"This document describes an image of {announced}.",
            "## 1. Global Metadata",
            "* **Language:** English",
            "* **X-Axis (Common):** Site, with the markers Hill, Bank",
            *section(head, 0),
            *section(head, 1),
            "## 4. Comparative Summary",
            "1. **Growth:** It is higher in the wet season.",
        ]
    )
    panels = heatparse.parse(text).panels
    assert [[[c.value.value for c in p.cells][:2], [c.value.value for c in p.cells][2:]] for p in panels] == [
        VALUES[0],
        VALUES[1],
    ]
    assert [(p.legend.low, p.legend.high) for p in panels] == [(0, 9), (1, 10)]


@given(names=st.lists(st.integers(1, 40), min_size=2, max_size=4, unique=True))
def test_titles_with_an_equals_sign(names):
    titles = [f"Depth = {name}" for name in names]
    count = {2: "two", 3: "three", 4: "four"}[len(names)]
    lines = [f"The image contains {count} heatmaps: {', '.join(titles[:-1])}, and {titles[-1]}.", ""]
    for title in titles:
        lines += [
            f"**{title}:**",
            "",
            "| | Hill | Bank |",
            "|---|---|---|",
            "| Oak | 1.5 | 2.5 |",
            "| Elm | 3.5 | 4.5 |",
            "",
        ]
    document = heatparse.parse("\n".join(["## Heatmap: Growth", "### Overview", *lines]))
    assert [panel.title for panel in document.panels] == titles


TABLE = ["", "| | Hill | Bank |", "|---|---|---|", "| Oak | 1.5 | 2.5 |", "| Elm | 3.5 | 4.5 |", ""]


def panels_of(*lines):
    return heatparse.parse("\n".join(["## Heatmap: Growth", "### Overview", *lines])).panels


@given(opening=st.sampled_from(["growth before and after liming", "a comparison of two plots", "both plots"]))
def test_two_grids_under_heads_are_panels_where_the_opening_compares(opening):
    panels = panels_of(f"The image shows {opening}.", "**Before**", *TABLE, "**After**", *TABLE)
    assert [(panel.title, len(panel.cells)) for panel in panels] == [("Before", 4), ("After", 4)]


def test_two_grids_in_a_text_that_speaks_of_one_thing_are_no_panels():
    (panel,) = panels_of("The image shows growth.", "**Values**", *TABLE, "**Values again**", *TABLE)
    assert panel.title is None


def test_numbered_heads_are_the_first_of_the_announced_panels():
    values = ["* **Trend:** Rising.", "* **Data Points:**", "* Hill 1, Year 2: 4.5", "* Hill 1, Year 3: 5.5"]
    panels = panels_of(
        "Growth on four plots.",
        "### Components",
        "* **X-axis:** Hill, 1 to 3",
        "* **Y-axis:** Year, 1 to 3",
        '* **Titles:** Each heatmap carries the name of its plot (e.g., "Oak | Dry").',
        "* **Four Heatmaps:** Arranged horizontally.",
        "### Detailed Analysis",
        "**1. Oak | Dry**",
        *values,
        "**2. Oak | Wet**",
        *values,
    )
    assert [panel.title for panel in panels] == ["Oak | Dry", "Oak | Wet", None, None]
    assert [len(panel.cells) for panel in panels] == [2, 2, 0, 0]


def test_other_charts_of_a_figure_are_no_panels():
    panels = panels_of(
        "The figure has three panels: (a) a heatmap of growth, (b) a bar chart of prices, and (c) a heatmap of losses.",
        "### Detailed Analysis",
        "#### (a) Growth",
        *TABLE,
        "#### (b) Prices",
        "* Oak: 100",
        "#### (c) Losses",
        *TABLE,
    )
    assert [len(panel.cells) for panel in panels] == [4, 4]

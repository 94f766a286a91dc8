"""Panels whose items spell out the head above them, and what is no panel."""

import pytest

import heatparse

AXES = (
    "* **X-Axis (Pens):** 12 pens, labeled 1 through 12.\n* **Y-Axis (Farms):**\n    1. North\n    2. South\n"
)


@pytest.mark.parametrize("stated, found", [("six", True), ("four", False)])
def test_items_that_repeat_the_head_above_them(stated, found):
    parts = "".join(
        f"\n### Week {week}\n* **Control Week {week}:** Even throughout.\n* **Treated Week {week}:**\n"
        "    * **North:** High at Pens 3 and 4.\n"
        for week in (1, 2, 3)
    )
    text = f"## Heatmaps: Growth\n\nThe image shows {stated} heatmaps in pairs.\n\n{AXES}{parts}"
    titles = [f"{kind} Week {week}" for week in (1, 2, 3) for kind in ("Control", "Treated")]
    panels = heatparse.parse(text).panels
    assert ([panel.title for panel in panels] == titles) is found
    assert all(tuple(panel.y_axis.categories) == ("North", "South") for panel in panels)


@pytest.mark.parametrize("joint", [", each representing", " each showing"])
def test_remarks_on_each_heatmap_are_no_panels(joint):
    parts = "".join(
        f"#### {side} Heatmap ({kind})\n- **Coloring**:\n  - **Top-left corner**: White (≈0.8) for Oat vs Oat.\n"
        "  - **Diagonal trend**: Lighter along the diagonal.\n\n"
        for side, kind in (("Top", "Wet"), ("Bottom", "Dry"))
    )
    text = (
        f"## Heatmaps: Growth\n\nThe image has two stacked heatmaps{joint} a grid of squares.\n\n"
        f"- **X-axis:** Oat, Rye\n- **Y-axis:** Oat, Rye\n\n### Details\n{parts}"
    )
    assert len(heatparse.parse(text).panels) == 2


def test_titles_end_where_another_kind_of_item_begins():
    text = (
        "## Heatmap: Growth\n\nThe image presents a series of heatmaps.\n\n* **Titles:**\n    * Wet-1\n    * Dry-2\n"
        '* **Cells:** Each cell holds a code (e.g., "oat") and a number.\n'
    )
    assert [panel.title for panel in heatparse.parse(text).panels] == ["Wet-1", "Dry-2"]


def test_what_stands_between_two_things_names_no_panel():
    text = (
        "## Heatmap: Growth\n\nThere are two heatmaps side by side. The left heatmap shows the link between Feed A and "
        "Pen B, while the right heatmap shows the link between Pen A and Feed B.\n\n"
        "* **Left Heatmap:**\n    * X-axis: Oat, Rye\n    * Y-axis: N, S\n"
        "* **Right Heatmap:**\n    * X-axis: Oat, Rye\n    * Y-axis: N, S\n"
    )
    assert [panel.title for panel in heatparse.parse(text).panels] == ["Left", "Right"]

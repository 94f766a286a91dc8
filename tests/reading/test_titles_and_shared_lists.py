"""Titles that placed panels give themselves or that rows of panels share out, and lists for both axes at once."""

from __future__ import annotations

import pytest

import heatparse

AXES = "**X-axis (Hour):** 1, 2\n**Y-axis (Site):** A, B\n**Color scale:** 0 to 9\n"
NAMES = ("Oak", "Elm", "Ash", "Fir")


def document(heads: list[str], listed: str = "") -> str:
    cells = "".join(f"{head}\n- **A:** 1: 0.5, 2: 0.6\n- **B:** 1: 0.7, 2: 0.8\n\n" for head in heads)
    return (
        f"# Heatmaps of Noise\n\nA grid of four heatmaps.\n\n{AXES}\n{listed}\n## Detailed Analysis\n{cells}"
    )


def titles(text: str) -> list[str | None]:
    panels = heatparse.parse(text).panels
    assert [len(panel.cells) for panel in panels] == [4, 4, 4, 4]
    return [panel.title for panel in panels]


@pytest.mark.parametrize(
    "places",
    [
        ("Leftmost Heatmap", "Second Heatmap", "Third Heatmap", "Rightmost Heatmap"),
        ("First Heatmap", "Second Heatmap", "Third Heatmap", "Fourth Heatmap"),
        ("Top-left", "Top-right", "Bottom-left", "Bottom-right"),
    ],
)
@pytest.mark.parametrize("title", ["- **Title:** {}", "- Title: `{}`", '* **Title:** "{}"'])
def test_a_panel_called_by_its_place_gives_its_title(places, title):
    heads = [f"**{place}:**\n{title.format(name)}" for place, name in zip(places, NAMES, strict=True)]
    assert titles(document(heads)) == list(NAMES)


@pytest.mark.parametrize(
    "listed",
    [
        "- **Titles (top row):** Oak, Elm\n- **Titles (bottom row):** Ash, Fir\n",
        "- **Panel Titles (Top Row, Left to Right):**\n  1. Oak\n  2. Elm\n"
        "- **Panel Titles (Bottom Row, Left to Right):**\n  1. Ash\n  2. Fir\n",
    ],
)
def test_titles_are_told_row_by_row(listed):
    assert titles(document([f"**{name}:**" for name in NAMES], listed)) == list(NAMES)


@pytest.mark.parametrize(
    "heads",
    [
        [f"### Panel {number}: {name}" for number, name in zip(("I", "II", "III", "IV"), NAMES, strict=True)],
        [f"**Values for {name}:**" for name in NAMES],
        [f"#### {name} – Data" for name in NAMES],
        [f"### {name}" for name in NAMES],
    ],
)
def test_what_all_heads_share_is_no_part_of_a_title(heads):
    assert titles(document(heads)) == list(NAMES)


SHARED = """## Heatmaps: Games

Two heatmaps of games between agents.

{shared}

**Heatmap 1: Wins**
{own}- **Color Bar:** 0 to 9

**Heatmap 2: Draws**
{own}- **Color Bar:** 0 to 18

### Detailed Analysis
**Heatmap 1: Wins**
- Ada vs. Bea: 3
"""


@pytest.mark.parametrize("own", ["", "- **Y-axis Title:** Agent\n- **X-axis Title:** Rival\n"])
@pytest.mark.parametrize(
    "shared",
    [
        "- **Agents (Rows & Columns):** The same set of agents is on both axes of each heatmap. The agents are: {}.",
        "- **Rows and Columns:** the same three agents: {}",
        "- **Agents (listed on both axes):** {}",
        "- **Agents (both axes):** {}",
        "- **X/Y Axes**: Labeled with agent names ({}).",
    ],
)
def test_one_list_for_both_axes_of_all_panels(shared, own):
    text = SHARED.format(shared=shared.format("Ada, Bea, and Cid"), own=own)
    panels = heatparse.parse(text).panels
    assert len(panels) == 2
    for panel in panels:
        assert panel.x_axis.categories == panel.y_axis.categories == ("Ada", "Bea", "Cid")
        assert not own or (panel.y_axis.label, panel.x_axis.label) == ("Agent", "Rival")

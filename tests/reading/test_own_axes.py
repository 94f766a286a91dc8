"""Panels that each state their own axes: they are panels whatever the text says of their number."""

from __future__ import annotations

import pytest

import heatparse

HEADS = [
    "### {n}. {t}",
    "### {t}",
    "#### Figure {n}: {t}",
    "**{t}**",
    "**{n}. {t}**",
    "- **{t}**:",
    "### Heatmap {n}: {t}",
    "{n}. **{t}**",
    "### ({l}) {t}",
]
OVERVIEWS = [
    "The image shows several heatmaps.",
    "The image shows the results of an evaluation.",
    "Three heatmaps.",
]
PANELS = [
    ("Retrieval", ["a1", "a2", "a3"], ["b1", "b2"]),
    ("Ranking", ["c1", "c2"], ["d1", "d2", "d3"]),
    ("Routing", ["e1", "e2", "e3"], ["f1", "f2", "f3"]),
]


def axes(x: list[str], y: list[str]) -> list[str]:
    return [f"- **X-axis**: {', '.join(x)}", f"- **Y-axis**: {', '.join(y)}", "- **Color scale**: 0 to 9"]


def table(x: list[str], y: list[str]) -> list[str]:
    rows = [f"| {row} | " + " | ".join(str(i + j) for j in range(len(x))) + " |" for i, row in enumerate(y)]
    return ["", f"| | {' | '.join(x)} |", "|" + "---|" * (len(x) + 1), *rows, ""]


def pairs(x: list[str], y: list[str]) -> list[str]:
    return [f"- {row}: " + ", ".join(f"{c} = {i + j}" for j, c in enumerate(x)) for i, row in enumerate(y)]


@pytest.mark.parametrize("data", [table, pairs])
@pytest.mark.parametrize("apart", [False, True], ids=["with the data", "apart from the data"])
@pytest.mark.parametrize("overview", OVERVIEWS)
@pytest.mark.parametrize("head", HEADS)
def test_panels_with_their_own_axes(head: str, overview: str, apart: bool, data) -> None:  # type: ignore[no-untyped-def]
    lines = ["# Heatmap: Evaluation", "", "## Overview", overview, ""]
    heads = [head.format(n=n, t=title, l="abc"[n - 1]) for n, (title, _, _) in enumerate(PANELS, 1)]
    if apart:
        lines += ["## Components/Axes"]
        lines += [line for own, (_, x, y) in zip(heads, PANELS) for line in (own, *axes(x, y))]
        lines += ["", "## Detailed Analysis"]
    for own, (_, x, y) in zip(heads, PANELS):
        lines += [own, *([] if apart else axes(x, y)), *data(x, y)]
    panels = heatparse.parse("\n".join([*lines, "", "## Key Observations", "- All is well."])).panels
    found = [(list(p.x_axis.categories), list(p.y_axis.categories), len(p.cells)) for p in panels]
    assert found == [(x, y, len(x) * len(y)) for _, x, y in PANELS]


def test_a_line_chart_with_axes_of_its_own_is_no_panel() -> None:
    text = (
        "# Heatmap: Load\n\n## Components\n### Main part\n- **X-axis**: A, B\n- **Y-axis**: C, D\n"
        "- Cells are colored from 0 to 9.\n### Side part\n- **X-axis**: 1, 2, 3\n- **Y-axis**: 10, 20\n"
        "- A line with markers for each row.\n\n## Data\n| | A | B |\n|---|---|---|\n| C | 1 | 2 |\n| D | 3 | 4 |\n"
    )
    panels = heatparse.parse(text).panels
    assert [(len(p.x_axis.categories), len(p.cells)) for p in panels] == [(2, 4)]


OF_EACH = """## Heatmaps: Tests
### Overview
Two heatmaps, Probe (left) and LoRA (right).
### Components/Axes
- **X-axis:** {}
- **Y-axis:** Pet
### Detailed Analysis
**Probe**
- Ant: 1, 2, 3
**LoRA**
- Ant: 1, 2, 3, 4, 5
"""


@pytest.mark.parametrize(
    "told",
    [
        '"Layer", ranging from 0 to 2 for Probe and from 0 to 4 for LoRA (integers).',
        "Layer, 0 to 2 for Probe and 0 to 4 for LoRA",
        '"Layer", from 0 to 2 (Probe) and from 0 to 4 (LoRA)',
        "Layer, 0, 1, 2 in Probe, and 0, 1, 2, 3, 4 in LoRA",
        "Layer, 0 to 2 for Probe; 0 to 4 for LoRA",
    ],
)
def test_one_sentence_tells_the_axis_of_each_panel(told):
    panels = heatparse.parse(OF_EACH.format(told)).panels
    assert [len(panel.x_axis.categories) for panel in panels] == [3, 5]
    assert [panel.x_axis.label for panel in panels] == ["Layer", "Layer"]


def test_an_axis_that_names_panels_once_is_that_of_all():
    panels = heatparse.parse(OF_EACH.format("Layer, 0 to 4, of which Probe shows but some")).panels
    assert len({tuple(panel.x_axis.categories) for panel in panels}) == 1

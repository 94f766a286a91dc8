"""Heads that part one heatmap, or another chart from it, and open no panel of their own."""

from __future__ import annotations

import pytest

import heatparse

AXES = """## {kind}: Wear of Pumps
### Components/Axes
- **X-axis (Part)**: seal, shaft, valve, motor
- **Y-axis (Site)**: Bergen, Turku, Gdynia, Riga, Kiel
- **Color scale**: 0.0 (white) to 1.0 (black)
### Detailed Analysis
"""
ROWS = ("Bergen", "Turku", "Gdynia", "Riga")


def panels(text: str, kind: str = "Heatmap") -> list[str | None]:
    return [panel.title for panel in heatparse.parse(AXES.format(kind=kind) + text).panels]


@pytest.mark.parametrize("nouns", [("Area", "Cluster", "Zone"), ("Zone", "Band", "Distribution")])
def test_areas_of_one_heatmap(nouns: tuple[str, ...]) -> None:
    text = "".join(
        f"### {letter}. {shade} {noun}\n" + "".join(f"- {row}, {part}: 0.{at}\n" for row in ROWS)
        for at, (letter, shade, noun, part) in enumerate(
            zip("ABC", ("Dark", "Medium", "Pale"), nouns, ("seal", "shaft", "valve"), strict=True), start=3
        )
    )
    assert panels(text) == [None]


def test_groups_of_the_labels_of_one_axis() -> None:
    opening = "## Heatmap: Wear\n### Overview\nThe wear of two moving matrices and two fixed matrices.\n"
    text = (
        "1. **Moving Matrices**:\n- **seal**: 0.2 in all rows\n- **shaft**: 0.4 in all rows\n"
        "2. **Fixed Matrices**:\n- **valve**: 0.6 in all rows\n- **motor**: 0.8 in all rows\n"
    )
    axes = AXES.partition("\n")[2]
    (panel,) = heatparse.parse(opening + axes + text).panels
    assert [region.columns for region in panel.regions] == [("seal",), ("shaft",), ("valve",), ("motor",)]


@pytest.mark.parametrize("remark", ["", " (readable cells only)", " Values"])
def test_the_data_of_the_heatmap_beside_another_chart(remark: str) -> None:
    data = "".join(f"* {row}, seal: 0.3\n* {row}, shaft: 0.5\n" for row in ROWS)
    text = f"**Heatmap Data{remark}:**\n{data}**Bar Chart Data:**\n* Bergen: 12\n* Turku: 15\n"
    head = "## Heatmap and Bar Chart: Wear of Pumps\n### Components/Axes\n**Heatmap (Left)**\n"
    axes = "* **Y-axis:** Site (Bergen, Turku, Gdynia, Riga, Kiel)\n* **X-axis:** Part (seal, shaft, valve, motor)\n"
    other = "**Bar Chart (Right)**\n* **X-axis:** Cost, from 0 to 20\n### Detailed Analysis\n"
    (panel,) = heatparse.parse(head + axes + other + text).panels
    assert panel.title is None
    assert len(panel.cells) == 2 * len(ROWS)


def test_sections_of_other_kinds_are_no_titles() -> None:
    text = (
        "## Heatmap and Line Graph: Wear of Pumps\n### Overview\nThe image has three sections:\n"
        "1. **(a) Heatmap**: How far each part is worn.\n2. **(b) Line Graph**: The cost per year.\n"
        "3. **(c) Bar Chart**: The number of stops.\n### Components/Axes\n#### (a) Heatmap\n"
        "- **X-axis**: Part [seal, shaft]\n- **Y-axis**: Site [Bergen, Turku]\n"
        "#### (b) Line Graph\n- **X-axis**: Year [2001-2009]\n### Detailed Analysis\n#### (a) Heatmap\n"
        "- Bergen at seal = 0.3\n- Turku at shaft = 0.5\n#### (b) Line Graph\n- From 3 in 2001 to 9 in 2009.\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert [(cell.row, cell.column) for cell in panel.cells] == [("Bergen", "seal"), ("Turku", "shaft")]


def test_heads_whose_letter_tells_the_panel() -> None:
    text = (
        "## Heatmaps: Load of Three Pumps\n### Components/Axes\n* **Titles:**\n"
        "  * (a) Old North Load [%]\n  * (b) Old South Load [%]\n  * (c) New South Load [%]\n"
        "* **Y-axis (Depth):** 10, 20, 40\n* **X-axis (Flow):** 1, 2, 4, 8\n"
        "### Detailed Analysis\n* **North Load (a):**\n  * For depth 10, the load ranges from 30% to 50%.\n"
        "* **South Load (b):**\n  * For depth 10, the load ranges from 40% to 60%.\n"
        "* **South Load (c):**\n  * For depth 10, the load ranges from 50% to 70%.\n"
    )
    panels = heatparse.parse(text).panels
    assert [[region.value.text for region in panel.regions] for panel in panels] == [
        ["30% to 50%"], ["40% to 60%"], ["50% to 70%"],
    ]  # fmt: skip

"""Colours of cells: each notation gives every cell its value and its colour."""

from __future__ import annotations

import pytest

import heatparse
from heatparse.models import Panel

ROWS, COLUMNS = ("Ant", "Bee", "Cat"), ("Rome", "Oslo", "Kyiv")
VALUES = ((0.10, 0.45, 0.90), (0.55, 0.20, 0.75), (0.85, 0.35, 0.15))
HEAD = """# Heatmap: Scores

## Axes
- X-axis: City: Rome, Oslo, Kyiv
- Y-axis: Animal: Ant, Bee, Cat

{legend}

## Data
"""
LEGEND = "- Color scale: 0 to 1. Light blue: 0.0-0.3, blue: 0.3-0.7, dark blue: 0.7-1.0"
LINES = [
    "* {r}, {c}: {v:.2f} ({k})",
    '* **Row "{r}", Column "{c}":** Approximately {v:.2f}. ({k})',
    "* **{r}, {c}:** ~{v:.2f}. The cell is {k}.",
    "- `[x: {c}, y: {r}]` = `{k}` (score = {v:.2f})",
    "- (row: {r}, column: {c}): {v:.2f} [{k}]",
    "- {r} / {c}: {k} ({v:.2f})",
    "- {r} / {c}: {k} (value ~{v:.2f})",
    "- {r} / {c}: {k}, {v:.2f}",
    "- {r} / {c}: {k} - {v:.2f}",
    "- {r} → {c}: {v:.2f} – {k}",
    "- {r} → {c}: {v:.2f}, shaded in {k}",
    "- {r} → {c}: {v:.2f} on a {k} background",
    "- {r} → {c}: {v:.2f}, which is {k}",
    "- The cell at {r}, {c} is {k} with a value of {v:.2f}.",
    "- {r} on {c} scores {v:.2f} and is shown in {k}.",
    "- Row: {r}, Column: {c}, Value: {v:.2f}, Color: {k}",
    "- Row: {r}, Column: {c}, Color: {k}, Value: {v:.2f}",
]


def _color(value: float) -> str:
    return "dark blue" if value > 0.7 else "light blue" if value < 0.3 else "blue"


def _panel(data: str, legend: str = LEGEND) -> Panel:
    return heatparse.parse(HEAD.format(legend=legend) + data + "\n").panels[0]


def _all(line: str) -> str:
    return "\n".join(
        line.format(r=row, c=column, v=value, k=_color(value))
        for row, values in zip(ROWS, VALUES, strict=True)
        for column, value in zip(COLUMNS, values, strict=True)
    )


@pytest.mark.parametrize("line", LINES)
def test_every_cell_has_its_color(line: str) -> None:
    cells = _panel(_all(line)).cells
    assert [(cell.value.value, cell.color) for cell in cells] == [
        (value, _color(value)) for values in VALUES for value in values
    ]


def test_a_long_table_may_have_a_column_of_colors() -> None:
    table = "| Animal | City | Score | Color |\n|---|---|---|---|\n" + _all("| {r} | {c} | {v:.2f} | {k} |")
    assert all(cell.color == _color(cell.value.value or 0) for cell in _panel(table).cells)


@pytest.mark.parametrize(
    "data",
    ["- Ant: 0.10, 0.45 and 0.90 in blue", "- Ant / Rome: 0.10. The dark blue cells lie elsewhere."],
)
def test_a_color_of_something_else_is_not_that_of_a_cell(data: str) -> None:
    assert _panel(data).cells[0].color is None


@pytest.mark.parametrize(
    "legend",
    [
        '## Legend\n- Vertical color bar on the right, "Score", 0.0 to 1.0.\n'
        "- Light blue: 0.0 to 0.3; blue: 0.3 to 0.7; dark blue: 0.7 to 1.0.",
        "## Legend\n- The color bar runs from 0.0 to 1.0 from bottom to top.\n"
        "- Light blue: 0.0 to 0.3\n- Blue: 0.3 to 0.7\n- Dark blue: 0.7 to 1.0",
    ],
)
def test_a_line_about_the_bar_may_stand_above_its_bands(legend: str) -> None:
    found = _panel(_all(LINES[0]), legend).legend
    assert found is not None and (found.low, found.high) == (0.0, 1.0)
    assert [band.color for band in found.bands] == ["light blue", "blue", "dark blue"]


def test_colors_without_numbers_are_those_of_the_ends() -> None:
    found = _panel(_all(LINES[0]), "- Color scale: 0 to 1, from white over light blue to navy").legend
    assert found is not None
    assert [(band.color, band.low, band.high) for band in found.bands] == [("white", 0, 0), ("navy", 1, 1)]


@pytest.mark.parametrize(
    "mark",
    [
        "purple box", "blue outline", "marked with a purple box", "in a green frame", "white text", "circled in blue",
        "highlighted with a blue rectangle", "dark red border",
    ],
)  # fmt: skip
def test_what_is_drawn_on_a_cell_is_not_its_color(mark: str) -> None:
    text = f"""## Heatmap: Load
### Axes
* **X-axis (Batch):** S, M, L
* **Y-axis (Length):** A, B
* **Color bar:** 0 (yellow) to 100 (red)
### Data
* **A**: S: 10 ({mark}), M: 20 (pale yellow), L: 97 ({mark})
* **B**: S: 90 ({mark}), M: 30 (dark orange), L: 40 (orange)
"""
    colors = [cell.color for cell in heatparse.parse(text).panels[0].cells]
    assert colors == [None, "pale yellow", None, None, "dark orange", "orange"]
    assert not heatparse.check(text).findings

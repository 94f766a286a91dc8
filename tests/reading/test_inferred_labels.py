"""Labels that no axis lists: what the data part names, and where it leaves them open."""

from __future__ import annotations

import pytest
from notations import Grid, Writer, counted, nested, pairs, rows
from test_notations import assert_read, grid, text

import heatparse

ROWS, COLUMNS = ["Rome", "Oslo", "Bern"], ["Ant", "Bee", "Cat"]
NAMED = ["* **X-axis:** Animal", "* **Y-axis:** City", "* **Colorbar:** 0 to 1"]
COUNTED: dict[str, Writer] = {
    "position, colon": counted("**Row {i}: {h}**", "* {k}: {v}"),
    "position in brackets": counted("**{h} (Row {i}):**", "* {k} cell: {v} (orange)"),
    "position, label in brackets": counted("**Row {i} ({h}):**", "* {k}: {v}"),
    "name of the axis": nested("**City {h}**", "* Animal {k}: {v}"),
}


@pytest.mark.parametrize("form", COUNTED)
def test_the_position_of_a_label_is_no_label(form: str) -> None:
    written = grid(ROWS, COLUMNS)
    assert_read(text(NAMED, COUNTED[form](written)), written)


@pytest.mark.parametrize("form", ["* City {r}, Animal {c}: {v}", "* (City={r}, Animal={c}): {v}"])
def test_numbers_behind_the_name_of_their_axis_stand_for_themselves(form: str) -> None:
    written = grid(["10", "20", "40"], ["1", "2"])
    assert_read(text(NAMED, pairs(form)(written)), written)


@pytest.mark.parametrize(
    "listed", ["* **X-axis (To):** {}\n* **Y-axis:** From", "* **X-axis:** To\n* **Y-axis (From):** {}"]
)
@pytest.mark.parametrize(
    "writer", [pairs("* {r} → {c}: {v}"), nested("* **{h}:**", "* {k}: {v}"), pairs("* ({r}, {c}): {v}")]
)
def test_the_labels_of_one_axis_may_be_those_of_the_other(writer: Writer, listed: str) -> None:
    written: Grid = grid(ROWS, ROWS)
    assert_read(text([listed.format(", ".join(ROWS))], writer(written)), written)


def test_values_by_position_on_an_axis_without_labels_give_no_cells() -> None:
    written = text(NAMED, rows("* **{r}:** {items}", "{v}")(grid(ROWS, COLUMNS)))
    document = heatparse.parse(written)
    assert not document.panels[0].cells
    assert len(document.unread) >= 9


def test_places_in_brackets_are_no_labels() -> None:
    text = """## Heatmap: Seats
### Overview
The image is a heatmap with a 2x2 grid of counts without labels.
### Detailed Analysis
* **Row 1:**
* Cell 1 (top-left): 4 (purple color)
* Cell 2 (top-right): 9 (teal color)
* **Row 2:**
* Cell 1 (bottom-left): 11 (orange color)
* Cell 2 (bottom-right): 17 (yellow color)
"""
    (panel,) = heatparse.parse(text).panels
    cells = {(cell.row, cell.column): cell.value.value for cell in panel.cells}
    assert cells == {("1", "1"): 4, ("1", "2"): 9, ("2", "1"): 11, ("2", "2"): 17}


@pytest.mark.parametrize(
    "heads", [("First", "Second", "Third"), ("Top", "Second", "Third"), ("First", "Second", "Last")]
)
@pytest.mark.parametrize("names", ["PQR PQR PQR", "BCD EFG HKL"])
def test_rows_in_their_order_without_names(heads: tuple[str, ...], names: str) -> None:
    values = iter(range(11, 99))
    told = [
        (head, [(name, next(values)) for name in row]) for head, row in zip(heads, names.split(), strict=True)
    ]
    lines = "\n".join(
        "\n".join([f"* **{head} Row:**", *(f"* {name}: 0.{value}" for name, value in row)])
        for head, row in told
    )
    panel = heatparse.parse(
        f"## Heatmap: Tongues\n### Components/Axes\n### Detailed Analysis\n{lines}\n"
    ).panels[0]
    rows = ["1", "2", "last" if heads[-1] == "Last" else "3"]
    assert list(panel.y_axis.categories) == rows
    want = [
        (row, name, f"0.{value}") for row, (_, cells) in zip(rows, told, strict=True) for name, value in cells
    ]
    assert [(cell.row, cell.column, cell.value.text) for cell in panel.cells] == want


def test_what_tells_where_colors_are_names_no_label() -> None:
    text = """## Heatmaps: Targets and Outputs
### Axes
- **Y-axis**: Targets, Outputs
- **X-axis**: Time
- **Color Legend**: 0.0 (blue) to 1.0 (red)
### Detailed Analysis
- **Outputs**:
- Adds yellow (0.6-0.8) and green (0.4-0.6) patches
- Mostly yellow/green areas (0.4-0.8)
- **Targets**:
- Mainly red (0.8-1.0) and some blue (0.0-0.2) parts
"""
    assert not any(panel.cells for panel in heatparse.parse(text).panels)


@pytest.mark.parametrize("end", [" in layers 2-4", ", in layers 2 to 4", " at layers 2–4"])
def test_grades_are_no_labels_of_numbers(end: str) -> None:
    grades = ["Very strong", "Moderate", "still pale", "Strong values"]
    lines = "\n".join(
        f"- `{name}`: {grade} (0.6-0.8){end}" for name, grade in zip(COLUMNS, grades, strict=False)
    )
    (panel,) = heatparse.parse(
        "## Heatmap: Probe\n- **X-axis**: `" + "`, `".join(COLUMNS) + "`\n- **Y-axis (Layer)**: 0 to 7\n"
        f"### Analysis\n{lines}\n"
    ).panels
    assert not panel.cells
    assert all(region.rows == ("2", "3", "4") for region in panel.regions)


NUMBERED = [
    "Row {n} ({tree}): May = {a}, June = {b}",
    "Row {n} ({tree}): May: {a}, June: {b}",
    "Row {n} – {tree}: May = {a}, June = {b}",
]
TREES = {"Birch": (5, 10), "Elm": (7, 9), "Fir": (6, 8)}
TALK = ["### Analysis", "**Notable patterns**", "## Key Features", "**Findings**", "### Observations"]


def _grown(line: str, head: str, remark: str) -> list[tuple[str, ...]]:
    lines = [
        "- " + line.format(n=n, tree=tree, a=a, b=b) for n, (tree, (a, b)) in enumerate(TREES.items(), 1)
    ]
    parts = ["# Heatmap: Growth", "", "- **X-axis:** May, June", "", *lines, "", head, "", f"- {remark}", ""]
    panel = heatparse.parse("\n".join(parts)).panels[0]
    assert len(panel.cells) == 2 * len(TREES)
    return [panel.y_axis.categories, panel.x_axis.categories]


@pytest.mark.parametrize("line", NUMBERED)
def test_the_name_in_brackets_behind_the_number_of_a_row_is_its_label(line: str) -> None:
    assert _grown(line, "### Observations", "Elm is tall.") == [tuple(TREES), ("May", "June")]


@pytest.mark.parametrize("head", TALK)
def test_what_is_said_of_the_data_lists_no_labels(head: str) -> None:
    for remark in ("The growth of Elm × May is 7.", "Birch and Elm grow alike, with May sizes of 5 and 7."):
        assert _grown(NUMBERED[0], head, remark) == [tuple(TREES), ("May", "June")]

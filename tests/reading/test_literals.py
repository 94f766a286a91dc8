"""Literals of JSON and Python in fences: grids in any part of them, labels under any usual name."""

from __future__ import annotations

import pytest
from notations import Grid
from test_notations import grid, listed, text

import heatparse

LABELS = {
    "words": (["Ant", "Bee", "Cat", "Dog"], ["Rome", "Oslo", "Bern", "Paris", "Kyiv"]),
    "same": (["Ant", "Bee", "Cat"],) * 2,
    "numbers": (["10", "20", "30"], ["0", "1", "5", "25"]),
}
TEMPLATES = {
    "ticks and rows": """{
 "chart_type": "heatmap", "x_axis": {"label": "Goal", "ticks": [COLUMNS]}, "y_axis": {"ticks": [ROWS]},
 "color_scale": {"min": 0, "max": 1}, "data": {OBJECT}
}""",
    "categories and values": """{
 "xAxis": {"categories": [COLUMNS]},
 "yAxis": {"categories": [ROWS]}, "values": [MATRIX]}""",
    "columns, index, data": """{"columns": [COLUMNS], "index": [ROWS], "data": [MATRIX]}""",
    "columns and rows": """{"columns": [COLUMNS], "rows": [LINES]}""",
    "data sets": """{"labels": [COLUMNS], "datasets": [RECORDS]}""",
    "cells": """{"cells": [CELLS]}""",
    "triples": """[TRIPLES]""",
    "assignments": """import numpy as np
x_labels = [COLUMNS]
y_labels = [ROWS]
data = np.array([
MATRIX
])""",
    "data frame": """df = pd.DataFrame([
MATRIX
], index=[ROWS], columns=[COLUMNS])""",
    "nested": """{"heatmap": {"columns": [COLUMNS], "data": {OBJECT}}}""",
}


def filled(template: str, written: Grid, last: str | None = None) -> list[str]:
    """The template with the grid in it; `last` stands for the last value, "" leaves it out."""
    rows, columns, values = written
    values = [list(row) for row in values]
    if last is not None:
        values[-1] = values[-1][:-1] + ([last] if last else [])
    quoted = {"ROWS": rows, "COLUMNS": columns}
    parts = {
        "RECORDS": [f'{{"label": "{r}", "data": [{", ".join(row)}]}}' for r, row in zip(rows, values)],
        "OBJECT": [f'"{r}": [{", ".join(row)}]' for r, row in zip(rows, values)],
        "MATRIX": [f"[{', '.join(row)}]" for row in values],
        "LINES": [f'["{r}", {", ".join(row)}]' for r, row in zip(rows, values)],
        "CELLS": [
            f'{{"x": "{c}", "y": "{r}", "value": {v}}}'
            for r, row in zip(rows, values)
            for c, v in zip(columns, row)
        ],
        "TRIPLES": [f'["{r}", "{c}", {v}]' for r, row in zip(rows, values) for c, v in zip(columns, row)],
    }
    for name, lines in parts.items():
        template = template.replace(name, ",\n  ".join(lines))
    for name, labels in quoted.items():
        template = template.replace(name, ", ".join(f'"{label}"' for label in labels))
    return ["```json", *template.split("\n"), "```"]


def cells_of(written: Grid) -> dict[tuple[str, str], float]:
    rows, columns, values = written
    return {(r, c): float(v) for r, row in zip(rows, values) for c, v in zip(columns, row)}


@pytest.mark.parametrize("axes", [True, False])
@pytest.mark.parametrize("labels", LABELS)
@pytest.mark.parametrize("template", TEMPLATES)
def test_a_literal_gives_the_matrix_back(template: str, labels: str, axes: bool) -> None:
    if labels == "numbers" and not axes:
        pytest.skip("numbers are labels where an axis lists them")
    written = grid(*LABELS[labels])
    body = filled(TEMPLATES[template], written)
    (panel,) = heatparse.parse(text(listed(*LABELS[labels]) if axes else [], body)).panels
    assert {(c.row, c.column): c.value.value for c in panel.cells} == cells_of(written)
    assert len(panel.cells) == len(cells_of(written))


@pytest.mark.parametrize("template", ["ticks and rows", "nested", "columns, index, data", "assignments"])
def test_missing_values_and_short_rows(template: str) -> None:
    written = grid(*LABELS["words"])
    cells = cells_of(written)
    cells.pop(("Dog", "Kyiv"))
    for last, rules in (("null", []), ("", ["row-length-mismatch"])):
        report = heatparse.check(text(listed(*LABELS["words"]), filled(TEMPLATES[template], written, last)))
        (panel,) = report.document.panels
        assert {(c.row, c.column): c.value.value for c in panel.cells} == cells
        assert [finding.rule for finding in report.findings] == rules

"""Further ways to write a matrix: named coordinates, places behind values, sentences of rows."""

from __future__ import annotations

import pytest
from notations import Writer, nested, pairs, row_sentences
from test_notations import LABELS, assert_read, grid, listed, text

import heatparse

FORMS: dict[str, Writer] = {
    "axes by letter": pairs("- [x: {c}, y: {r}]: {v}"),
    "axes by letter, colour first": pairs("- `[x: {c}, y: {r}]` = Green (score = {v})"),
    "axes by letter, round brackets": pairs("- (y: {r}, x: {c}) = {v}"),
    "named tuple, dash": pairs("- (Start: {r}, Goal: {c}) – {v}"),
    "double index": pairs("- cell[{r}][{c}] = {v}"),
    "fields with semicolons": pairs("- Start: {r}; Goal: {c}; Score: {v}"),
    "value, at a place": pairs("- {v} at {r}, {c}"),
    "value, for two labels": pairs("- {v} for {r} and {c}"),
    "nested, for and a comma": nested("* **Row for {h}:**", "* For {k}, {v}"),
    "row lists": row_sentences("- The row of {r} lists {items} from left to right.", "{v}"),
}


@pytest.mark.parametrize("labels", LABELS)
@pytest.mark.parametrize("form", FORMS)
def test_a_form_gives_the_matrix_back(form: str, labels: str) -> None:
    written = grid(*LABELS[labels])
    assert_read(text(listed(*LABELS[labels]), FORMS[form](written)), written)


def test_a_pair_without_orientation_repeats_the_cell_on_the_other_side() -> None:
    lines = ["| | Ant | Bee |", "|---|---|---|", "| Ant | 1.0 | |", "| Bee | 0.4 | 1.0 |"]
    written = "\n".join(
        ["## Heatmap: Links", *lines, "### Key Observations", "* **Best:** Ant and Bee (r = 0.4)."]
    )
    (panel,) = heatparse.parse(written).panels
    assert {(cell.row, cell.column) for cell in panel.cells} == {
        ("Ant", "Ant"),
        ("Bee", "Ant"),
        ("Bee", "Bee"),
    }


def test_an_open_end_of_a_label_belongs_to_it_at_the_end_of_a_sentence() -> None:
    written = text(["* **X-axis (Age):** 18-24, 25-64, 65+.", "* **Y-axis (Source):** TV, Print"], [])
    assert heatparse.parse(written).panels[0].x_axis.categories == ("18-24", "25-64", "65+")

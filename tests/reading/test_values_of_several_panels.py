"""Lines that give a value for each of several panels, in the ways in which texts set them against each other."""

from itertools import product

import pytest

import heatparse

ROWS, COLUMNS = ("Oak", "Elm", "Ash"), ("Sand", "Clay")
OPENINGS = (
    "The figure has two heatmaps, one for {P} and one for {Q}.",
    "The image shows two heatmaps side by side: **{P}** (left) and **{Q}** (right).",
)
NAMES = (("Before", "After"), ("Site A", "Site B"), ("2019", "2024"), ("Zero-shot", "Five-shot"))
LINES = (
    "{a} on {b}: {v} ({P}), {w} ({Q})",
    "{a}, {b}: {P} {v}, {Q} {w}",
    "({a}, {b}): {v} in {P} and {w} in {Q}",
    "{a} → {b}: {v} for {P}, {w} for {Q}",
    "{a} with {b} ({P}: {v}, {Q}: {w})",
    "**{a}, {b}**: {v} ({P}) vs. {w} ({Q})",
    "{a}, {b}: from {v} ({P}) to {w} ({Q})",
    "{P} {v}, {Q} {w} for {a} on {b}",
    "{a}, {b}: {P} at {v}, {Q} at {w}",
    "`{a}`, `{b}`: {v} [{P}], {w} [{Q}]",
    "{a} × {b}: {P} ~{v}, {Q} ~{w}",
)
PLACED = (
    "{a} – {b}: {v} on the left, {w} on the right",
    "{a}, {b}: left {v}, right {w}",
    "{a}, {b}: {v} (left), {w} (right)",
)


def _read(opening, line, names):
    values = [
        {pair: round(0.07 * at + shift, 2) for at, pair in enumerate(product(ROWS, COLUMNS), 1)}
        for shift in (0.1, 0.45)
    ]
    lines = [
        "- "
        + line.format(
            a=a, b=b, P=names[0], Q=names[1], v=f"{values[0][a, b]:.2f}", w=f"{values[1][a, b]:.2f}"
        )
        for a, b in product(ROWS, COLUMNS)
    ]
    text = "\n".join(
        ["## Heatmap: Growth by tree and soil", "", opening.format(P=names[0], Q=names[1]), "", "### Axes",
         "- **X-axis (Soil)**: Sand, Clay", "- **Y-axis (Tree)**: Oak, Elm, Ash",
         "- **Color scale**: 0.0 (light) to 1.0 (dark)", "", "### Data", *lines]
    )  # fmt: skip
    report = heatparse.check(text)
    read = [{(c.row, c.column): c.value.value for c in panel.cells} for panel in report.document.panels]
    return read, values, report


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("opening", OPENINGS)
def test_each_panel_takes_its_own_value(opening, line):
    for names in NAMES:
        read, values, report = _read(opening, line, names)
        assert read == values, names
        assert not report.findings, names


@pytest.mark.parametrize("line", PLACED)
def test_panels_by_their_places(line):
    read, values, report = _read(OPENINGS[1], line, NAMES[0])
    assert read == values
    assert not report.findings


def test_heads_that_are_categories_are_rows():
    text = "\n".join(
        ["## Heatmap: Growth by tree and soil", "", OPENINGS[0].format(P="Before", Q="After"), "",
         "- **X-axis (Soil)**: Sand, Clay, Loam", "- **Y-axis (Tree)**: Oak, Elm, Ash", "", "### Data by tree",
         "**Oak**", "- Before: Sand 0.11, Clay 0.12, Loam 0.13", "- After: Sand 0.21, Clay 0.22, Loam 0.23",
         "**Elm**", "- Before: Sand 0.31, Clay 0.32, Loam 0.33", "- After: Sand 0.41, Clay 0.42, Loam 0.43",
         "**Ash**", "- Before: Sand 0.51, Clay 0.52, Loam 0.53", "- After: Sand 0.61, Clay 0.62, Loam 0.63"]
    )  # fmt: skip
    report = heatparse.check(text)
    before, after = report.document.panels
    assert (before.title, after.title) == ("Before", "After")
    assert {(c.row, c.column): c.value.value for c in before.cells}["Elm", "Clay"] == 0.32
    assert {(c.row, c.column): c.value.value for c in after.cells}["Ash", "Loam"] == 0.63
    assert len(before.cells) == len(after.cells) == 9
    assert not report.findings


def test_a_letter_behind_another_word_is_no_panel():
    text = "\n".join(
        ["## Heatmap: Scores by layer and head", "", OPENINGS[0].format(P="Model A", Q="Model B"), "",
         "- **X-axis (Head)**: Head A, Head B", "- **Y-axis (Layer)**: Layer 1, Layer 2", "", "### Data",
         *(f"- **Layer {layer}, Head {head}**: 0.{layer}{at} (Model A) vs. 0.{layer + 4}{at} (Model B)"
           for layer in (1, 2) for at, head in enumerate("AB", 1))]
    )  # fmt: skip
    first, second = heatparse.parse(text).panels
    assert [cell.value.value for cell in first.cells] == [0.11, 0.12, 0.21, 0.22]
    assert [cell.value.value for cell in second.cells] == [0.51, 0.52, 0.61, 0.62]

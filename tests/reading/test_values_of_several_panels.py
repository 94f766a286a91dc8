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


@pytest.mark.parametrize("line", [
    "{a}: {P} [{v}], {Q} [{w}]", "**{a}**: {P}: {v}; {Q}: {w}", "{a}: {P} ({lv}), {Q} ({lw})",
])  # fmt: skip
@pytest.mark.parametrize("columns", [("Sand", "Clay", "Loam"), ("1e-4", "1e-3", "1e-2")])
def test_rows_of_each_panel_in_one_line(columns, line):
    values = [[[0.11, 0.12, 0.13], [0.21, 0.22, 0.23]], [[0.61, 0.62, 0.63], [0.71, 0.72, 0.73]]]
    lines = []
    for at, name in enumerate(("Oak", "Elm")):
        rows = [", ".join(f"{value:.2f}" for value in panel[at]) for panel in values]
        named = [
            ", ".join(f"{c} {x:.2f}" for c, x in zip(columns, panel[at], strict=True)) for panel in values
        ]
        told = {"v": rows[0], "w": rows[1], "lv": named[0], "lw": named[1]}
        lines.append("- " + line.format(a=name, P="Before", Q="After", **told))
    text = "\n".join(
        ["## Heatmap: Growth by tree and dose", "", OPENINGS[0].format(P="Before", Q="After"), "",
         f"- **X-axis (Dose)**: {', '.join(columns)}", "- **Y-axis (Tree)**: Oak, Elm", "", "### Data", *lines]
    )  # fmt: skip
    read = [[cell.value.value for cell in panel.cells] for panel in heatparse.parse(text).panels]
    assert read == [[*panel[0], *panel[1]] for panel in values]


@pytest.mark.parametrize("opening", [
    "The figure has two heatmaps, one each for {P} and {Q}.",
    "Two heatmaps are shown side by side: {P} and {Q}.",
    "The image compares {P} and {Q} in two heatmaps.",
    'This figure presents two heatmaps titled "{P}" and "{Q}".',
    "The figure consists of two panels ({P}, {Q}).",
    "Heatmaps for {P} and {Q} are arranged in one row.",
    "There are two heatmaps: one for {P} and one for {Q}.",
    "There are two heatmaps in this figure; the first is for {P}, the second for {Q}.",
    "The left heatmap shows {P}, the right one {Q}.",
    "The figure contains two heatmaps.\n\n### Panels\n- {P}\n- {Q}",
    "- **Subplots**: 2 heatmaps: {P}, {Q}",
])  # fmt: skip
def test_titles_that_the_opening_lists(opening):
    for names in (*NAMES[:2], ("Model A", "Model B")):
        read, values, report = _read(opening, LINES[0], names)
        assert [panel.title for panel in report.document.panels] == list(names), names
        assert read == values, names


@pytest.mark.parametrize("heads", [("Upper rows", "Lower rows"), ("First row", "Last rows")])
def test_heads_of_groups_of_rows_are_no_axis(heads):
    text = "\n".join(
        ["## Heatmap: Growth by tree and soil", "", "- **X-axis (Soil)**: Sand, Clay", "- **Y-axis (Tree)**: Oak, Elm",
         "", "### Data", f"**{heads[0]}**", "- **Oak**: Sand: 0.61, Clay: 0.72", "", f"**{heads[1]}**",
         "- **Elm**: Sand: 0.90, Clay: 0.75"]
    )  # fmt: skip
    (panel,) = heatparse.parse(text).panels
    assert [cell.value.value for cell in panel.cells] == [0.61, 0.72, 0.90, 0.75]


def test_a_scale_axes_and_rows_make_a_heatmap():
    text = "\n".join(
        ["# Figure: Growth", "", "- **X-axis (Soil)**: Sand, Clay, Loam", "- **Y-axis (Tree)**: Oak, Elm",
         "- **Color scale**: 0.0 (light) to 1.0 (dark)", "", "- **Oak**: Sand: 0.61, Clay: 0.72, Loam: 0.77",
         "- **Elm**: Sand: 0.90, Clay: 0.75, Loam: 0.88"]
    )  # fmt: skip
    assert heatparse.parse(text).figure == "heatmap"
    assert (
        heatparse.parse(text.replace("- **Color scale**: 0.0 (light) to 1.0 (dark)\n", "")).figure == "other"
    )

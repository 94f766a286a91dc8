"""The frame of a description: kind of figure, title, panels, legends."""

import pytest

import heatparse

AXES = "- **X-axis (Method)**: Ant, Bee\n- **Y-axis (Case)**: One, Two"


def document(*lines):
    return heatparse.parse("\n".join(lines))


@pytest.mark.parametrize(
    ("first", "figure", "title"),
    [
        ("## Heatmap: Transfer", "heatmap", "Transfer"),
        ("## Heatmaps & Line Graphs: Use of Memory", "heatmap", "Use of Memory"),
        ("## [Composite Heatmap Figure]: Two Views", "heatmap", "Two Views"),
        (
            "# Technical Document Extraction: Heatmap Analysis",
            "heatmap",
            "Technical Document Extraction: Heatmap Analysis",
        ),
        ("## Confusion Matrix: Birds", "heatmap", "Birds"),
        ("## Bar Chart: Sales", "other", "Sales"),
        ("## 3D Surface Plot: Memory", "other", "Memory"),
    ],
)
def test_kind_and_title(first, figure, title):
    read = document(first, "### Overview", "What is drawn is described below.", AXES)
    assert (read.figure, read.title) == (figure, title)


def test_a_passing_mention_is_no_heatmap():
    read = document("## Bar Chart Grid: Scores", "### Overview", "From afar the bars look like a heatmap.")
    assert read.figure == "other"
    assert read.panels == ()


def test_no_heading_no_title():
    assert document("The heatmap shows two rows and two columns of counts in shades of blue.").title is None


@pytest.mark.parametrize(
    ("line", "low", "high"),
    [
        ("- **Legend**: Color gradient from light to dark, with a range of 24–48.", 24, 48),
        ("* **Color Bar:** from -0.04 (dark purple) to +0.04 (bright yellow).", -0.04, 0.04),
        (
            "* **Colorbar (Right):** It starts at 0 (dark blue) and ends at 65 (dark red); ticks at 0, 10, 20.",
            0,
            65,
        ),
        ("- **Color Scale:** 0.0 (lightest) to 1.0 (darkest), in increments of 0.25", 0, 1),
        ("- **Legend**: vertical bar (0.0 = purple, 1.0 = yellow)", 0, 1),
        ("* **Color legend:** negative 1.0 in blue through 0.0 in white to 1.0 in red", -1, 1),
        ("- **Legend**: No color bar is drawn; darker cells hold higher counts", None, None),
        ("- **Legend**: red for `3 categories`, blue for `2 categories`, green for none", None, None),
    ],
)
def test_ends_of_the_legend(line, low, high):
    (panel,) = document("## Heatmap: T", "### Components/Axes", AXES, line).panels
    ends = (panel.legend.low, panel.legend.high) if panel.legend else (None, None)
    assert ends == (low, high)


@pytest.mark.parametrize(
    "bands",
    [
        ["- Red → Positive (0.1–0.3)", "- Blue → Negative (-0.2–0.1)"],
        ["* **Red:** 0.1 to 0.3", "* **Blue:** -0.2 to 0.1"],
        ["- 0.1–0.3: red", "- -0.2–0.1: blue"],
    ],
)
def test_bands_in_every_order(bands):
    (panel,) = document("## Heatmap: T", "### Components/Axes", AXES, "- **Color legend**:", *bands).panels
    assert [(band.color, band.low, band.high) for band in panel.legend.bands] == [
        ("red", 0.1, 0.3),
        ("blue", -0.2, 0.1),
    ]
    assert (panel.legend.low, panel.legend.high) == (-0.2, 0.3)


def test_panels_by_heading():
    read = document(
        "## Heatmaps: T", "### Overview", "Two heatmaps stand side by side.", "### Components/Axes", AXES,
        "### Detailed Analysis", "#### (a) North", "- Ant: 1, 2", "#### (b) South", "- Ant: 3, 4",
    )  # fmt: skip
    assert [panel.title for panel in read.panels] == ["North", "South"]
    assert all(list(panel.x_axis.categories) == ["Ant", "Bee"] for panel in read.panels)


def test_panels_by_a_list_of_titles_with_legends_of_their_own():
    read = document(
        "## Heatmaps: T", "### Overview", "A pair of heatmaps.", "### Components/Axes", AXES,
        "- **Titles:** \"North\" (left), \"South\" (right)",
        "- **Color Bars:**", "- **North:** from 0 (white) to 5 (red).", "- **South:** from 2 (white) to 9 (red).",
    )  # fmt: skip
    assert [(p.title, p.legend.low, p.legend.high) for p in read.panels] == [("North", 0, 5), ("South", 2, 9)]


def test_one_heatmap_beside_line_charts_is_one_panel():
    read = document(
        "## [Chart Set]: T", "### Overview", "A heatmap and a line chart.", "### Components/Axes",
        "**Chart 1 (Left): Shares**", "* **Type:** Heatmap.", AXES,
        "**Chart 2 (Right): Growth**", "* **Type:** Line chart.", "* **X-axis:** Year, 1 to 9",
    )  # fmt: skip
    assert read.figure == "heatmap"
    assert len(read.panels) == 1
    assert list(read.panels[0].x_axis.categories) == ["Ant", "Bee"]


def test_escapes_are_resolved():
    (panel,) = document(
        "## Heatmap: T", "- **X\\-axis (Lag)**: lag\\_1, lag\\_2", "- **Y-axis**: A, B"
    ).panels
    assert list(panel.x_axis.categories) == ["lag_1", "lag_2"]


def test_a_row_with_a_surplus_value_leaves_the_table_as_it_is() -> None:
    text = (
        "## Heatmap: Transfer\n\n- **X-axis**: NLI, Math, IMDB\n- **Y-axis**: NLI, Math, IMDB\n\n"
        "| | NLI | Math | IMDB |\n|---|---|---|---|\n| NLI | 0.29 | -0.07 | 0.02 |\n"
        "| Math | -0.10 | 0.22 | -0.13 | 0.11 |\n| IMDB | 0.04 | -0.04 | 0.36 |\n"
    )
    report = heatparse.check(text)
    assert len(report.document.panels[0].cells) == 9
    assert [(finding.rule, finding.span.line) for finding in report.findings] == [("row-length-mismatch", 9)]

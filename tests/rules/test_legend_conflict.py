"""legend-conflict: one color scale, described twice."""

from __future__ import annotations

import pytest
from descriptions import describe

import heatparse

RULE = "legend-conflict"


@pytest.mark.parametrize(
    "overview",
    [
        "The color scale ranges from 0.0 to 0.8.",
        "Colors run from white (0.0) to navy (0.8).",
        "Values range from 0.0 (white) to 1.2 (navy).",
        "Accuracy is shown on a 0.0–0.8 color scale.",
        "The shared colorbar (0 to 2) stands on the right.",
        "A colorbar beside the grid indicates the accuracy score, ranging from about 0 to 2.",
        "The color bar denotes accuracy values, from 0 to 2.",
        "A colorbar shows the scores (0 to 2).",
    ],
)
def test_two_scales(found, overview):
    assert found(describe(overview=overview)) == [(7, RULE)]


@pytest.mark.parametrize(
    "overview",
    [
        "The color scale ranges from 0 to 1.",
        "The color scale goes from 0% to 100%.",
        "Colors run from white (0.00) over blue (0.5) to navy (1.00).",
        "The values range from 0.48 to 0.74.",
        "Values range from 0.4 (white) to 0.8 (navy).",
        "All values lie between 0.4 and 0.8, so half of the color scale is unused.",
        "The scale has steps of 0.1 to 0.2.",
        "A colorbar beside the grid indicates the accuracy score, ranging from about 0 to 1.",
        "The color bar denotes accuracy, and most scores lie between 0.4 and 0.8.",
        "A marginal strip beside it has a color bar from 0 to 5.",
        "The color bar of the inset runs from 0 to 10.",
        "Unlike the earlier figure, whose color bar goes from 0 to 2, this one is normalized.",
    ],
)
def test_one_scale_in_two_wordings_or_another_range(found, overview):
    assert found(describe(overview=overview)) == []


@pytest.mark.parametrize(("exponent", "rules"), [(-3, []), (-2, [RULE])])
def test_exponents_and_powers_of_ten(found, exponent, rules):
    text = describe(
        overview="The color scale is logarithmic, from 10^-3 to 10^0.",
        legend=f"log10 scale from {exponent} (white) to 0 (navy)",
    )
    assert [rule for _, rule in found(text) if rule == RULE] == rules


def legend(*bands: str) -> str:
    return describe(legend="with these colors:\n" + "\n".join(f"  * {band}" for band in bands))


@pytest.mark.parametrize(
    "bands",
    [
        ("White: 0.0–0.5", "Blue: 0.4–0.8", "Navy: 0.8–1.0"),
        ("Red → positive (0.1–1.0)", "Blue → negative (0.0–0.1)", "White → near zero (0.05–0.15)"),
        ("0.0 to 0.6: white", "0.5 to 1.0: navy"),
        ("White: below 0.5", "Blue: 0.3 to 0.9", "Navy: above 0.9"),
    ],
)
def test_bands_that_overlap(found, bands):
    assert [rule for _, rule in found(legend(*bands))] == [RULE]


@pytest.mark.parametrize(
    "bands",
    [
        ("White: 0.0–0.4", "Blue: 0.4–0.8", "Navy: 0.8–1.0"),
        ("White: 0.0–0.39", "Blue: 0.40–0.79", "Navy: 0.80–1.0"),
        ("Navy: 1.0", "Blue: ~0.5", "White: 0.0"),
        ("Blue: 0.0–1.0", "Light blue: 0.0–0.5", "Dark blue: 0.5–1.0"),
        ("White: below 0.4", "Blue: 0.4 to 0.8", "Navy: 0.8 and above"),
    ],
)
def test_bands_that_agree(found, bands):
    assert found(legend(*bands)) == []


@pytest.mark.parametrize(("yellow", "rules"), [("0.3 to 0.7", []), ("0.3 to 0.8", [RULE])])
def test_bands_that_follow_the_ends_of_the_scale_in_a_section_of_their_own(found, yellow, rules):
    bands = f"* Red: 0.0 to 0.3\n* Yellow: {yellow}\n* Green: 0.7 to 1.0"
    text = describe(
        legend="from 0.0 (red) to 1.0 (green)\n### Legend and Colors\n* **Position:** right\n" + bands
    )
    assert [rule for _, rule in found(text)] == rules


def test_a_band_beyond_the_scale(found):
    text = describe(legend="from 0.0 to 1.0\n  * White: 0.0–0.4\n  * Blue: 0.4–0.8\n  * Navy: 0.8–1.4")
    assert [rule for _, rule in found(text)] == [RULE]


# Openings in which all colours of the scale are told, and forms of the legend below them.
OPENINGS = [
    "The map uses a color gradient to represent accuracy values, ranging from {a} (lightest) to {b} (darkest).",
    "Values range from {a} (blue) to {b} (orange), with a color gradient for the size.",
    "Values are color-coded from teal (low, {a}) to brown (high, {b}).",
    "The darker the blue, the higher the accuracy, on a scale from {a} to {b}.",
    "Cells are shaded from white for {a} to navy for {b}.",
    "A legend on the right maps colors to accuracy values from {a} to {b}.",
    "Each cell is colored on a scale of {a} to {b}, with darker shades for higher values.",
    "Color intensity represents accuracy (from {a} in white to {b} in black).",
    "The color bar starts at {a} and ends at {b}.",
]
LEGENDS = [
    "* **Color bar:** from {a} (white) to {b} (navy)",
    "* **Color bar (legend):** right side, linear from **{a}** (white) to **{b}** (navy)",
    "* **Color bar:** on the right, with ticks at {a}, {m}, and {b}.",
    "* **Color bar:** Ranges from approximately {a} (white) to approximately {b} (navy).",
    "* **Legend:**\n  * White: {a}\n  * Blue: {m}\n  * Navy: {b} (maximum)",
]


def two_parts(opening: str, legend: str, low: str, high: str) -> str:
    lines = ["## Heatmap: Probes", "### Overview", f"The image is a heatmap. {opening.format(a=low, b=high)}"]
    lines += [
        "### Axes",
        "* **X-axis:** P, Q",
        "* **Y-axis:** K, L",
        legend.format(a="0.5", m="0.75", b="1.0"),
    ]
    lines += ["### Data", "| | P | Q |", "|---|---|---|", "| K | 0.61 | 0.72 |", "| L | 0.83 | 0.94 |", ""]
    return "\n".join(lines)


@pytest.mark.parametrize("legend_line", LEGENDS)
@pytest.mark.parametrize("opening", OPENINGS)
def test_an_opening_against_the_legend(found, opening, legend_line):
    assert found(two_parts(opening, legend_line, "0.5", "1.0")) == []
    for low, high in (("0.5", "1.4"), ("0.2", "1.0")):
        assert [rule for _, rule in found(two_parts(opening, legend_line, low, high))] == [RULE]


def test_a_tick_is_no_end_of_the_scale(found):
    legend = LEGENDS[-1].replace("(maximum)", "(maximum tick)")
    assert found(two_parts("The color bar starts at {a} and ends at {b}.", legend, "0.5", "1.2")) == []


@pytest.mark.parametrize(
    "opening",
    [
        "Color intensity tells the accuracy, which ranges from {a} to {b}.",
        "Accuracy ranges from {a} (light blue) to {b} (dark blue).",
        "Blue cells are good, and the answers were graded on a scale from 1 to 5.",
        "The accuracies, rated on a scale of 1 to 5, lie between {a} and {b} in shades of blue.",
    ],
)
def test_values_within_the_scale_are_no_second_one(found, opening):
    assert found(two_parts(opening, LEGENDS[0], "0.6", "0.9")) == []


PARTIAL = """## Heatmap: Accuracy by Task

### Overview
The figure is a heatmap of three models on three tasks. {told}

### Components/Axes
- **X-axis (Task):** P, Q, R
- **Y-axis (Model):** Ant, Bee, Cow
{scale}

### Data
| | P | Q | R |
|---|---|---|---|
| Ant | 0.12 | 0.35 | 0.62 |
| Bee | 0.44 | 0.71 | 0.95 |
| Cow | 0.53 | 0.28 | 0.80 |
"""
SCALES = [
    "- **Color scale:** 0.0 (white) to 1.0 (dark blue)",
    "- **Legend:** A vertical color bar ranging from 0.0 to 1.0",
    "- **Legend:** dark blue = 1.0, medium blue = 0.5, white = 0.0",
]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize(
    "told",
    [
        "Colors run from pale blue (0.12) to dark blue (0.95).",
        "The color intensity reflects accuracy, from 0.12 to 0.95.",
        "The color bar shows ticks between 0.2 and 0.8 but extends slightly beyond.",
        "The upper half of the scale (0.5 to 1.0) is in darker blues.",
        "The middle of the color bar, 0.4 to 0.6, is light blue.",
        "Most cells lie in the 0.3–0.8 range of the color scale.",
        "The visible part of the color bar covers 0.1 to 0.9.",
    ],
)
def test_part_of_a_scale_is_no_other_scale(told, scale):
    findings = heatparse.check(PARTIAL.format(told=told, scale=scale)).findings
    assert not [finding for finding in findings if finding.rule == "legend-conflict"]


@pytest.mark.parametrize("scale", SCALES[:2])
@pytest.mark.parametrize("told", ["The color bar goes from 0.1 to 0.8.", "The color scale spans 0 to 2."])
def test_other_ends_of_a_scale_are_another_scale(told, scale):
    findings = heatparse.check(PARTIAL.format(told=told, scale=scale)).findings
    assert [finding for finding in findings if finding.rule == "legend-conflict"]


@pytest.mark.parametrize(
    "later",
    [
        "Color range of this heatmap: 1 (dark) – 5 (light).",
        "**Color bar:** 1 to 5",
        "Colorbar: from 1 (navy) to 5 (white)",
    ],
)
@pytest.mark.parametrize("agrees", [False, True])
def test_the_line_of_a_panel_differs_from_the_list_of_all_scales(later, agrees):
    scales = "- Each heatmap has its own color bar:\n  - Fern: 1 to {}\n  - Moss: 2 to 6"
    rows = "| Day | Mon | Tue |\n|---|---|---|\n| A | 2.5 | 3 |\n| B | 2 | 3.5 |"
    text = (
        f"# Growth\n\nTwo heatmaps side by side: **(a) Fern** and **(b) Moss**.\n\n## Axes and Legend\n\n"
        f"- **Horizontal axis:** Day (Mon, Tue)\n- **Vertical axis:** Bed (A, B)\n"
        f"{scales.format(5 if agrees else 4)}\n\n"
        f"## (a) Fern\n\n{rows}\n\n{later}\n\n## (b) Moss\n\n{rows}\n"
    )
    assert [finding.rule for finding in heatparse.check(text).findings] == ([] if agrees else [RULE])

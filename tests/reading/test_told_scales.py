"""The ends of the colour scale, told in sentences and in tables."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse

LOW = st.integers(-40, 9)
HIGH = st.integers(31, 200)
DATA = (
    "\n### Detailed Analysis\n- **Cork:** Jan: 11, Feb: 12, Mar: 13\n- **Oslo:** Jan: 21, Feb: 22, Mar: 23\n"
)
AXES = "### Components/Axes\n- **X-axis (Month):** Jan, Feb, Mar\n- **Y-axis (Site):** Cork, Oslo\n"


def legend_of(scale="", said="", behind=""):
    text = f"## Heatmap: Rain\n\n### Overview\nA heatmap of rainfall. {said}\n\n{AXES}{scale}\n{DATA}{behind}"
    (panel,) = heatparse.parse(text).panels
    return panel.legend


SENTENCES = [
    "White stands for {low} mm and dark blue for {high} mm.",
    "White cells mean {low}, dark blue cells mean {high}.",
    "A color bar on the right maps white to {low} and blue to {high}.",
    "A color bar on the right maps {low} to white and {high} to blue.",
    "Color intensity encodes rainfall: white is {low} mm, dark blue is {high} mm.",
    "A vertical bar beside the grid shows the scale, {low} to {high} mm.",
    "The colors follow a scale with limits {low} and {high}.",
]


@given(low=LOW, high=HIGH, form=st.sampled_from(SENTENCES))
def test_sentences(low, high, form):
    legend = legend_of(said=form.format(low=low, high=high))
    assert (legend.low, legend.high) == (low, high)


@given(
    low=LOW, high=HIGH, middle=st.booleans(), turned=st.booleans(), head=st.sampled_from(["Color", "Shade"])
)
def test_tables(low, high, middle, turned, head):
    rows = [(head, "Value"), ("White", low), *([("Pale green", 20)] if middle else []), ("Dark blue", high)]
    rows = [row[::-1] for row in rows] if turned else rows
    lines = [f"| {one} | {two} |" for one, two in rows]
    legend = legend_of("\n".join(["\n### Legend", lines[0], "|---|---|", *lines[1:]]))
    assert (legend.low, legend.high) == (low, high)
    assert len(legend.bands) == len(rows) - 1


@pytest.mark.parametrize(
    ("scale", "low", "high"),
    [
        ("runs from zero (white) to 50 (blue)", 0, 50),
        ("±5, diverging", -5, 5),
        ("10^0 to 10^4 (logarithmic)", 1, 10000),
        ("10^-2 (pale) to 10^2 (dark)", 0.01, 100),
    ],
)
def test_numbers_of_scales(scale, low, high):
    legend = legend_of(f"- **Colorbar:** {scale}")
    assert (legend.low, legend.high) == (low, high)


@pytest.mark.parametrize(
    "said",
    [
        "- Pale blue marks Jan with 11 and dark blue marks Mar with 13.",
        "\n### Key Observations\n- Dark blue stands for 23 and pale blue for 11.",
    ],
)
def test_what_is_said_of_the_data_is_no_scale(said):
    assert legend_of(behind=said) is None


def test_a_line_about_a_marked_part_does_not_belong_to_the_scale():
    scale = "- **Color bar:** from 0 (white) to 40 (blue)\n- **Highlighted region:** a black box around days 60 to 90"
    legend = legend_of(scale)
    assert (legend.low, legend.high) == (0, 40)


@given(low=st.integers(0, 9), high=st.integers(31, 90))
def test_a_sentence_in_the_section_of_a_panel_is_about_that_panel(low, high):
    grid = "\n| | Rye | Oats |\n|---|---|---|\n| Loam | 11 | 12 |\n| Peat | 13 | 14 |\n"
    lines = ["## Heatmaps: Gain", "### Overview", 'Two heatmaps: "Probe" (left) and "Blank" (right).']
    for name, top in (("Probe", high), ("Blank", high + 5)):
        lines += [f"#### {name}", f"The color bar of this panel goes from {low} to {top}.", grid]
    panels = heatparse.parse("\n".join(lines)).panels
    assert [(panel.legend.low, panel.legend.high) for panel in panels] == [(low, high), (low, high + 5)]


@pytest.mark.parametrize("more", ["or worse", "or more", "or later", "and beyond"])
def test_nothing_lies_beyond_an_open_end(more):
    scale = f"- **Color Scale:** Dark gold marks rank 1, and cells with a rank of 8 {more} are white."
    data = "### Data\n- Cork: Jan 1, Feb 9, Mar 12\n- Oslo: Jan 2, Feb 3, Mar 8\n"
    report = heatparse.check(f"## Heatmap: Ranks\n\n{AXES}{scale}\n\n{data}")
    assert report.document.panels[0].legend.open_high
    assert not report.findings


def test_the_scale_that_the_text_states_first_counts() -> None:
    text = """## Heatmap: T
### Overview
The image is a heatmap. A colorbar on the right ranges from 0.0 to 0.4.
### Components/Axes
* **X-axis:** "Head" (0 to 3, integers)
* **Y-axis:** "Layer" (0 to 3, integers)
* **Colorbar:** from 0.0 (blue) to 0.6 (yellow)
"""
    report = heatparse.check(text)
    legend = report.document.panels[0].legend
    assert legend is not None
    assert (legend.low, legend.high, len(legend.bands)) == (0.0, 0.4, 2)
    assert [finding.rule for finding in report.findings] == ["legend-conflict"]


def test_a_span_of_values_in_front_of_the_legend_is_no_scale() -> None:
    text = """## Heatmap: T
### Overview
The image is a heatmap. The values range from 0.1 to 0.3.
### Components/Axes
* **X-axis:** "Head" (0 to 3, integers)
* **Y-axis:** "Layer" (0 to 3, integers)
* **Colorbar:** from 0.0 (blue) to 0.6 (yellow)
"""
    legend = heatparse.parse(text).panels[0].legend
    assert legend is not None
    assert (legend.low, legend.high) == (0.0, 0.6)


@pytest.mark.parametrize(
    "scale",
    [
        "- **Colorbar:** To the right, indicating a range from {low}% to {high}% of the gauges.",
        "- **Colorbar:** From {low}% to {high}% relative rainfall, red over yellow (about 25%) to green.",
        "- **Color bar:** Runs from {low} (white) to {high} flooded cellars.",
        "- **Color bar:** Ranges from {low} to about {high} millimeters a day.",
        '- **Legend:** White at {low}% and navy at {high}%. Labels call 10–20% "dry" and 21–30% "damp".',
    ],
)
@given(low=st.integers(0, 9), high=HIGH)
def test_what_is_measured_behind_the_ends(low, high, scale):
    legend = legend_of(scale.format(low=low, high=high))
    assert (legend.low, legend.high) == (low, high)


@pytest.mark.parametrize(
    "said", ["Inferred - No explicit legend", "no visible color bar", "without a printed legend"]
)
def test_colors_without_a_legend_have_no_ends(said):
    bands = "".join(
        f"\n- **{color}:** Associated with values {values}."
        for color, values in (("White", "below 12"), ("Blue", "from 12 to 20"), ("Navy", "of 21 and above"))
    )
    legend = legend_of(f"**Color Gradient ({said}):**{bands}")
    assert (legend.low, legend.high) == (None, None)
    assert len(legend.bands) == 3


@given(low=st.integers(50, 90), width=st.integers(1, 40))
def test_a_scale_told_in_passing_is_given_up_where_most_values_lie_outside(low, width):
    said = f"Colors other than white are used for stations from {low} to {low + width} meters."
    legend = legend_of(said=said)
    assert legend is None or (legend.low, legend.high) == (None, None)


@given(low=st.integers(50, 90), width=st.integers(1, 40))
def test_a_scale_of_the_legend_is_kept_wherever_the_values_lie(low, width):
    legend = legend_of(f"- **Color bar:** from {low} to {low + width}")
    assert (legend.low, legend.high) == (low, low + width)


TWO = """## Heatmap: Heads of Two Nets
### Overview
Two heatmaps side by side. The left one is about "Alder Test", the right one about "Birch Test".
The color scale of each tells the weight, ranging from {told}.
### Components/Axes
* **X-axis (Both Plots):** "Layer", ranging from 0 to 3.
* **Y-axis (Both Plots):** "Head", ranging from 0 to 2.
* **Title (Left Plot):** "Alder Test"
* **Title (Right Plot):** "Birch Test"
"""


@pytest.mark.parametrize("noun", ["plot", "heatmap", "panel", ""])
@pytest.mark.parametrize(
    "form", ["0 to 32 for the Alder {n} and 0 to 21 for the Birch {n}", "0–32 for Alder and 0–21 for Birch"]
)
def test_a_scale_for_each_of_two_panels(form: str, noun: str) -> None:
    told = form.format(n=noun)
    panels = heatparse.parse(TWO.format(told=told)).panels
    assert [panel.title for panel in panels] == ["Alder Test", "Birch Test"]
    assert [(panel.x_axis.label, panel.y_axis.label) for panel in panels] == [("Layer", "Head")] * 2
    assert [(p.legend.low, p.legend.high) if p.legend else None for p in panels] == [(0, 32), (0, 21)]


@settings(max_examples=20)
@given(first=st.integers(20, 40), second=st.integers(2, 19))
def test_the_scale_of_each_of_two_panels_has_its_own_bands(first: int, second: int) -> None:
    told = f"0 (white) to {first} (navy) for Alder and 0 (white) to {second} (red) for Birch"
    bands = [
        [(band.color, band.low) for band in panel.legend.bands]
        for panel in heatparse.parse(TWO.format(told=told)).panels
    ]
    assert bands == [[("white", 0), ("navy", first)], [("white", 0), ("red", second)]]


@pytest.mark.parametrize("value", [4, 90])
def test_the_scale_of_each_of_two_panels_is_told_in_passing(value: int) -> None:
    text = TWO.format(told="0 to 32 for Alder and 0 to 21 for Birch") + "### Data\n"
    for name in ("Alder", "Birch"):
        rows = "".join(f"| {row} | {value} | {value} | {value} | {value} |\n" for row in range(3))
        text += f"#### {name} Test\n| Head | 0 | 1 | 2 | 3 |\n|---|---|---|---|---|\n{rows}"
    panels = heatparse.parse(text).panels
    assert [len(panel.cells) for panel in panels] == [12, 12]
    assert [panel.legend.high for panel in panels] == ([32, 21] if value == 4 else [None, None])

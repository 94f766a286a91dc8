"""Titles that lists give row by row, scales below the name of a panel, and numbers that are none of its scale."""

import pytest

import heatparse

SCALES = """## Heatmap: Milk and Loss

### Overview
The image presents two heatmaps. The {one} heatmap displays milk, while the {two} heatmap shows loss.
### Components/Axes
* **Y-axis (Farms):** North, South
* **X-axis (Dose):** 1, 2
* **{One} {noun}:** Milk
* {scale}: 0.0 to 0.5
* **{Two} {noun}:** Loss
* {scale}: 0.0 to 0.8
### Detailed Analysis
**{One} {noun} (Milk):**
* **North:** 0.1, 0.2
* **South:** 0.3, 0.4
**{Two} {noun} (Loss):**
* **North:** 0.6, 0.7
* **South:** 0.5, 0.6
"""


@pytest.mark.parametrize("places", [("top", "bottom"), ("left", "right"), ("upper", "lower")])
@pytest.mark.parametrize("noun", ["Heatmap", "Panel"])
@pytest.mark.parametrize("scale", ["Colorbar range", "Color scale"])
def test_a_scale_below_the_name_of_a_panel_is_its_own(places: tuple[str, str], noun: str, scale: str) -> None:
    one, two = places
    text = SCALES.format(one=one, two=two, One=one.title(), Two=two.title(), noun=noun, scale=scale)
    report = heatparse.check(text)
    assert [panel.legend.high for panel in report.document.panels if panel.legend] == [0.5, 0.8]
    assert not report.findings


ROWS = """## Heatmap: Milk by Herd

### Overview
The image presents a series of heatmaps, each for one herd.
### Components/Axes
* **X-axis (Day):** 0, 6, 12
* **Y-axis (Hour):** 0, 12
* **Heatmaps:** Arranged in a 2x2 grid, each representing a different herd.
* **{first}:**
* Alpine Herd
* Valley Herd
* **{second}:**
* Coastal
* Forest Herd
### Detailed Analysis
* **Valley Herd:** Day 6, hour 12: 0.3
"""
HEADS = [
    ("Herd Labels (Top Row)", "Herd Labels (Bottom Row)"),
    ("Herd Names (Upper Row)", "Herd Names (Lower Row)"),
    ("Labels of the Left Column", "Labels of the Right Column"),
    ("Captions (First Row)", "Captions (Second Row)"),
]


@pytest.mark.parametrize("heads", HEADS)
def test_lists_give_titles_row_by_row(heads: tuple[str, str]) -> None:
    panels = heatparse.parse(ROWS.format(first=heads[0], second=heads[1])).panels
    assert [panel.title for panel in panels] == ["Alpine Herd", "Valley Herd", "Coastal", "Forest Herd"]
    assert [len(panel.cells) for panel in panels] == [0, 1, 0, 0]


@pytest.mark.parametrize(
    ("value", "outside"),
    [("0.4 s", False), ("3 ms", False), ("12 GB", False), ("12%", True), ("12", True), ("12 pp", True)],
)
def test_values_of_another_unit_lie_outside_of_no_scale(value: str, outside: bool) -> None:
    text = (
        "## Heatmap: Use\n\n- **X-axis (Lot):** A, B\n- **Y-axis (Site):** N, S\n- **Color scale:** 50 to 100\n\n"
        f"### Data\n- **N:** A: 54%, B: 66%\n- **S:** A: 71%, B: {value}\n"
    )
    rules = [finding.rule for finding in heatparse.check(text).findings]
    assert ("value-outside-legend" in rules) is outside


@pytest.mark.parametrize(
    "told",
    [
        "words of two verses",
        "tokens of the two verses",
        "words of the same two verses",
        "letters of two names",
        "terms of these two lists",
    ],
)
def test_words_of_several_texts_are_not_as_many_as_the_texts(told: str) -> None:
    text = (
        f"## Heatmap: Links\n\n* **Rows (Y-axis):** The rows are labeled with the {told}, grouped into parts:\n"
        '* `<A>`: (Top)\n* `<B>`: "oat", "rye"\n* `<A>`: (Middle)\n* `<C>`: "hay", "corn"\n'
        "* **X-axis (Kind):** A, B\n"
    )
    assert not heatparse.check(text).findings

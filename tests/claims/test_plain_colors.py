"""Colors in other words: sides of a scale, shades of one hue, warm colors, cells beside their colors."""

from __future__ import annotations

import pytest

import heatparse

SIDED = """# Heatmap: Snow Depth Anomaly
### Axes
- **X-axis (Winter):** 2019, 2020, 2021, 2022
- **Y-axis (Hut):** Alm, Bergl, Cresta, Dora
- **Color Bar:** -2.0 (dark blue) over 0 (white) to 2.0 (dark red)
### Data
- **Alm:** 2019: 1.8 (dark red), 2020: 0.9 (light red), 2021: 0.0 (white), 2022: -0.4 (light blue)
- **Bergl:** 2019: -1.1 (blue), 2020: -1.9 (dark blue), 2021: -0.7 (light blue), 2022: -1.3 (blue)
- **Cresta:** 2019: 1.2 (red), 2020: 0.6 (light red), 2021: -0.8 (light blue), 2022: 1.5 (red)
- **Dora:** 2019: -0.9 (light blue), 2020: -1.4 (blue), 2021: 0.5 (light red), 2022: -1.6 (blue)
### Observations
- {}
"""
PLACED = SIDED.replace("Color Bar:** ", "Color Bar:** To the right of the grid, ")
CLASSES = """# Heatmaps: Beds in Use
### Axes
- **X-axis:** Mon, Wed, Fri
- **Y-axis:** Ward A, Ward B, Ward C
- **Legend (Winter):** three classes:
  - Yellow: 0–30
  - Orange: 30–60
  - Red: 60–90
- **Color bar (Summer):** 0 (light green) to 50 (dark green)
### Winter
| | Mon | Wed | Fri |
|---|---|---|---|
| Ward A | 12 | 44 | 71 |
| Ward B | 25 | 52 | 66 |
| Ward C | 81 | 77 | 35 |
### Summer
| | Mon | Wed | Fri |
|---|---|---|---|
| Ward A | 5 | 14 | 31 |
| Ward B | 11 | 22 | 46 |
| Ward C | 38 | 41 | 17 |
### Observations
- {}
"""


def _told(head: str, sentence: str) -> tuple[set[str], set[str]]:
    report = heatparse.check(head.format(sentence))
    return {claim.verdict for claim in report.claims}, {finding.rule for finding in report.findings}


@pytest.mark.parametrize(
    ("head", "told", "true", "false"),
    [
        (SIDED, "{} never leaves the blue half of the scale.", "Bergl", "Dora"),
        (SIDED, "All values of {} sit on the blue side of the bar.", "Bergl", "Dora"),
        (SIDED, "{} cells of Alm are red.", "Two", "Three"),
        (SIDED, "In 2020, {} keeps a bluish tint throughout.", "Bergl", "Cresta"),
        (SIDED, "The palest cell is {} in 2021.", "Alm", "Cresta"),
        (SIDED, "{} in 2022 (-1.3) shows as a vivid blue square.", "Bergl", ""),
        (SIDED, "{}, too, is tinted blue from the first winter to the last.", "Bergl", "Dora"),
        (SIDED, "Cool tones take over in 2021: {} of its four values fall on the blue side.", "two", "three"),
        (SIDED, "Bergl in 2020, a {} cell, is the coldest of all.", "dark blue", "pale pink"),
        (CLASSES, "Ward A, Wed: 44, drawn in {}.", "orange", "red"),
        (CLASSES, "Ward C on Wed reads 77 and is therefore {}.", "red", "orange"),
        (CLASSES, "Every cell of Ward {} is orange or darker in winter.", "C", "A"),
        (CLASSES, "The lightest cell of Winter is {} on Mon.", "Ward A", "Ward B"),
    ],
)
def test_colors_in_other_words(head: str, told: str, true: str, false: str) -> None:
    verdicts, rules = _told(head, told.format(true))
    assert "supported" in verdicts
    assert not rules
    if false:
        assert _told(head, told.format(false))[1]


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        (SIDED, "Two cells of Cresta are red."),  # "red" may be the name of one shade
        (SIDED, "The palest row is Cresta."),
        (SIDED, "On average, Alm leans to the blue side."),
        (SIDED, "The label of Bergl in 2019 is printed in red."),
        (CLASSES, "Ward A on Wed, 44, is almost red."),
        (CLASSES, "Ward A on Wed borders a red cell."),
        (CLASSES, "Unlike Ward C on Mon, a red cell, Ward A is low."),
    ],
)
def test_what_leaves_room_is_open(head: str, sentence: str) -> None:
    verdicts, rules = _told(head, sentence)
    assert "refuted" not in verdicts
    assert not rules


def test_classes_below_the_name_of_a_panel_are_its_own() -> None:
    winter, summer = heatparse.parse(CLASSES.format("")).panels
    assert [band.color for band in winter.legend.bands] == ["yellow", "orange", "red"]
    assert (summer.legend.low, summer.legend.high) == (0, 50)


@pytest.mark.parametrize(
    ("head", "told", "true", "false"),
    [
        (PLACED, "The bar that explains the colors stands to the {} of the grid.", "right", "left"),
        (PLACED, "A color bar to the {} of the grid translates shades into meters.", "right", "left"),
        (SIDED, "Alm turns from {} between 2020 and 2022.", "red to blue", "blue to red"),
        (SIDED, "Cresta fades from red in 2019 to {} in 2021.", "light blue", "dark red"),
        (SIDED, "In Alm, there are more {} cells.", "red than blue", "blue than red"),
        (SIDED, "{} tiles outnumber {} ones (9 vs. 6).", "Blue red", "Red blue"),
        (SIDED, "The lower limit of the bar reads {}.", "-2", "-3"),
        (SIDED, "The color bar spans {} units in total.", "four", "five"),
        (CLASSES, "The left legend tops out at {}.", "90", "120"),
        (CLASSES, "The bar of Summer ends at {}.", "50", "90"),
        (CLASSES, "On the left, orange sets in at {}.", "30", "45"),
        (CLASSES, "Each class of the left legend is {} points wide.", "30", "25"),
        (CLASSES, "Ward B goes from yellow to {} between Mon and Fri.", "red", "orange"),
    ],
)
def test_ways_contests_and_widths(head: str, told: str, true: str, false: str) -> None:
    right, wrong = (
        told.format(*each.split()) if told.count("{}") > 1 else told.format(each) for each in (true, false)
    )
    verdicts, rules = _told(head, right)
    assert "supported" in verdicts
    assert not rules
    assert _told(head, wrong)[1]


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        (SIDED, "The cell below Alm in 2020, a blue one, reads -1.9."),
        (PLACED, "A color bar on the left would show more."),
        (PLACED, "The color bar shows blue on the left and red on the right."),
        (SIDED, "The color bar is 12 cm wide."),
        (SIDED, "The blue side of Alm is limited to 2022."),
        (SIDED, "In most huts, red cells outnumber blue ones."),
        (SIDED, "White numbers appear in Bergl only."),
        (SIDED, "The bar is read from top to bottom: 2, 0, -2."),
        (SIDED, "Half of the range, 1 to 2, is red."),
        (CLASSES, "Each ward spans six rooms."),
        (CLASSES, 'The legend titles of both panels read "Beds".'),
        (CLASSES, "Yellow ends at about 28."),
    ],
)
def test_neighbours_of_ways_and_widths_are_open(head: str, sentence: str) -> None:
    verdicts, rules = _told(head, sentence)
    assert "refuted" not in verdicts
    assert not rules

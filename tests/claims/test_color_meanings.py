"""Sentences that tell what colours stand for, in front of the data and behind it."""

from __future__ import annotations

import pytest
from matrices import said

import heatparse

RAIN = """## Heatmap: Rainfall by Month
### Overview
The heatmap shows the rainfall of some cities. {opening}
### Components/Axes
* **X-axis (Month):** Jan, Apr, Jul
* **Y-axis (City):** Oslo, Rome
* **Color bar (mm):** 0 (pale yellow) to 300 (dark blue)
### Data
| | Jan | Apr | Jul |
|---|---|---|---|
| Oslo | 49 | 253 | 90 |
| Rome | 131 | 82 | 17 |
### Observations
* {closing}
"""
FITTING = [
    "Wet months appear in dark blue and dry months in pale yellow.",
    "The darker the blue of a cell, the larger the amount.", "The more saturated the blue, the wetter the month.",
    "Pale yellow cells indicate little rain, dark blue cells indicate much.",
    "Colors go from pale yellow (low) over green to dark blue (high).",
    "The shade runs from pale yellow to dark blue as the amount grows.", "Darker cells have a higher rainfall.",
    "Dark blue stands for much rain and pale yellow for none.", "Low values are light, high values dark.",
]  # fmt: skip
CONTRARY = [
    "The lighter the cell, the higher the amount.", "Darker cells have a lower rainfall.",
    "Dark blue marks low amounts and pale yellow high amounts.", "Low values are dark, high values light.",
    "Colors go from dark blue (low) to pale yellow (high).",
]  # fmt: skip
OTHER = [
    "The cell of Oslo is dark blue.", "Many cells are pale yellow.", "Most cells are dark blue.",
    "The deep cells show more structure than the shallow ones.", "Dark blue lines mark low amounts.",
    "The highest value may be pale yellow.", "No cell is dark blue.",
]  # fmt: skip


def verdicts(opening: str = "", closing: str = "Fine.") -> list[str]:
    report = heatparse.check(RAIN.format(opening=opening, closing=closing))
    line = 3 if opening else RAIN.count("\n")
    return [claim.verdict for claim in report.claims if claim.kind == "legend" and claim.span.line == line]


@pytest.mark.parametrize("sentence", FITTING)
def test_a_meaning_that_the_legend_has(sentence: str) -> None:
    assert verdicts(opening=sentence) == ["supported"]
    assert verdicts(closing=sentence) == ["supported"]


@pytest.mark.parametrize("sentence", CONTRARY)
def test_a_meaning_that_is_the_other_way_round(sentence: str) -> None:
    assert "supported" not in verdicts(opening=sentence)
    assert "refuted" in verdicts(closing=sentence)


@pytest.mark.parametrize("sentence", OTHER)
def test_what_is_said_of_some_cells_is_no_meaning(sentence: str) -> None:
    report = heatparse.check(RAIN.format(opening="", closing=sentence))
    assert not any("other way round" in finding.message for finding in report.findings)


@pytest.mark.parametrize("sentence", [
    "The color intensity corresponds to the rainfall.", "Cells are colored by their value.",
])  # fmt: skip
def test_colors_as_such(sentence: str) -> None:
    assert verdicts(opening=sentence) == ["supported"]


@pytest.mark.parametrize("claim", [
    "Regions of high dose are dark blue.", "Upper regions (high dose/layer) are uniformly dark blue.",
    "Low layers are yellow.", "High doses are dark blue.", "The low layers and high doses are yellow.",
])  # fmt: skip
def test_high_on_an_axis_is_no_high_value(claim: str) -> None:
    text = """## Heatmap: Growth
### Components/Axes
- **X-axis (Amount of Dose)**: 1, 2, 3
- **Y-axis (Layer)**: 1, 2
- **Legend**: 0 (dark blue) to 10 (yellow)
### Data
- 1: 1, 2, 3
- 2: 4, 5, 9
### Key Observations
- {}
"""
    assert not heatparse.check(text.format(claim)).findings
    assert heatparse.check(text.format("High values are dark blue.")).findings


CHANGES = RAIN.replace(
    "0 (pale yellow) to 300 (dark blue)", "-100 (dark blue) over 0 (white) to 200 (dark red)"
)
SIGNED = [
    ("Values above zero are {red}, values below it are {blue}.", "red", "blue"),
    ("Deviations above 0 are drawn in {red}, deviations below it in {blue}.", "red", "blue"),
    ("Amounts below zero are {blue}.", "red", "blue"),
    ("{red} marks gains, {blue} marks losses.", "Red", "blue"),
]


@pytest.mark.parametrize(("form", "high", "low"), SIGNED)
def test_colors_on_both_sides_of_zero(form: str, high: str, low: str) -> None:
    for opening in (True, False):
        for first, second, truth in ((high, low, True), (low, high, False)):
            sentence = form.format(red=first, blue=second)
            told = (
                {"opening": sentence, "closing": "Fine."} if opening else {"opening": "", "closing": sentence}
            )
            report = heatparse.check(CHANGES.format(**told))
            line = 3 if opening else RAIN.count("\n")
            found = {claim.verdict for claim in report.claims if claim.span.line == line}
            assert ("supported" in found) is truth
            assert not truth or "refuted" not in found


CLASSES = """# Heatmap: Flood Hazard
The image shows a heatmap of hazard scores.

Legend: green = low (1-4), yellow = moderate (5-9), orange = high (10-14), red = extreme (15-25).

| Basin | Spring | Fall |
|---|---|---|
| Upper | 3 | 12 |
| Lower | 7 | 20 |

## Observations

- {}"""


@pytest.mark.parametrize(
    ("claim", "expected"),
    [("Orange stands for high hazard.", None), ("Yellow marks low scores.", None),
     ("Red stands for high hazard.", True), ("Green stands for high hazard.", False)],
)  # fmt: skip
def test_a_color_of_an_inner_class_may_be_called_high_or_low(claim: str, expected: bool | None) -> None:
    told = set(said(CLASSES.format(claim), "legend"))
    assert told <= {{None: "undecidable", True: "supported", False: "refuted"}[expected]}
    assert told or expected is None


SHIFTING = [
    "The shade of blue deepens with the rainfall.", "Cells darken as the amount grows.",
    "The colors fade as values fall.",
    "The shading intensifies with increasing rainfall.", "Cells lighten as the rainfall drops.",
]  # fmt: skip
SHIFTED = [
    "The shade of blue fades with the rainfall.", "Cells darken as the value falls.", "The colors fade as values rise.",
    "The darker the cell, the drier the value.", "Cells lighten as the rainfall rises.",
    "Pale yellow marks heavy rainfall, dark blue little rainfall.",
]  # fmt: skip
ELSEWHERE = [
    "The shade deepens with the month.", "Cells darken toward the right.",
    "The colors fade with the distance from the sea.",
    "The blue fades in the last column.", "The darker the city, the smaller its park.",
]  # fmt: skip


@pytest.mark.parametrize("sentence", SHIFTING)
def test_shades_shift_with_the_values(sentence: str) -> None:
    assert verdicts(opening=sentence) == ["supported"]
    assert "refuted" not in verdicts(closing=sentence)


@pytest.mark.parametrize("sentence", SHIFTED)
def test_shades_shift_the_other_way(sentence: str) -> None:
    assert "refuted" in verdicts(closing=sentence)


@pytest.mark.parametrize("sentence", ELSEWHERE)
def test_shades_that_shift_with_something_else(sentence: str) -> None:
    assert "refuted" not in verdicts(closing=sentence)


def test_a_sentence_in_front_defines_what_colors_mean() -> None:
    assert verdicts(opening="Dark blue indicates soaked fields, pale yellow parched ground.") == ["supported"]
    assert verdicts(closing="Dark blue indicates soaked fields, pale yellow parched ground.") == []
    assert verdicts(opening="Red indicates soaked fields, green parched ground.") == []
    told = "Each row adds up to what fell in a year, and the shade of blue deepens with the rainfall."
    assert verdicts(opening=told) == ["supported"]

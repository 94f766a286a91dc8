"""Changes from step to step, shades that a row runs through, and cells in the row or column of a name."""

from __future__ import annotations

from itertools import pairwise

import pytest
from matrices import said

import heatparse

ROWS = {
    "Elm": (82.1, 79.4, 74.0, 66.3, 52.8), "Fir": (61.0, 69.2, 74.9, 78.5, 79.7), "Oak": (55.2, 63.8, 71.1, 69.0, 60.4),
}  # fmt: skip
GROWTH = """# Heatmap: Survival by Species and Shade
- **X-axis:** Shade class: 1, 2, 3, 4, 5
- **Y-axis:** Species: Elm, Fir, Oak
- **Color bar:** Survival (%), from 40 (white) to 90 (dark green)

| Species | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|
{rows}

## Observations
""".format(rows="\n".join(f"| {name} | {' | '.join(map(str, row))} |" for name, row in ROWS.items()))
PAIRS = """# Heatmap: Correlations
- **X-axis:** Wind, Rain, Sun, Frost
- **Y-axis:** Wind, Rain, Sun, Frost
- **Color scale:** diverging, -1.0 (dark blue) over 0 (white) to 1.0 (dark red)

| | Wind | Rain | Sun | Frost |
|---|---|---|---|---|
| Wind | 1.00 | 0.62 | -0.55 | 0.31 |
| Rain | 0.62 | 1.00 | -0.58 | 0.47 |
| Sun | -0.55 | -0.58 | 1.00 | -0.66 |
| Frost | 0.31 | 0.47 | -0.66 | 1.00 |

## Findings
"""
SOIL = """# Heatmap: Soil Moisture by Depth and Month
- Horizontal axis: Month (Jan, Apr, Jul, Oct)
- Vertical axis: Depth in cm (10, 20, 40, 80)
- Color: 0.10 (brown) to 0.45 (dark blue)

Values by depth:
- 10: 0.36, 0.33, 0.14, 0.21
- 20: 0.35, 0.34, 0.18, 0.22
- 40: 0.33, 0.34, 0.23, 0.24
- 80: 0.31, 0.32, 0.27, 0.26

## Notes
"""


def found(text: str, sentence: str) -> set[str]:
    report = heatparse.check(f"{text}- {sentence}\n")
    line = text.count("\n") + 1
    return {claim.verdict for claim in report.claims if claim.span.line == line}


@pytest.mark.parametrize(("name", "grows", "noun"), [("Elm", True, "loss"), ("Fir", False, "gain")])
@pytest.mark.parametrize(("wording", "larger", "smaller"), [
    ("For {name}, each {noun} is {} than the one before.", "larger", "smaller"),
    ("In the row of {name}, every further step is {} than the previous one.", "larger", "smaller"),
    ("In {name}'s row, the {plural} {} from step to step.", "grow", "shrink"),
    ("The {noun} of {name} {}.", "accelerates", "slows down"),
])  # fmt: skip
def test_steps_that_grow_or_shrink(
    name: str, grows: bool, noun: str, wording: str, larger: str, smaller: str
) -> None:
    plural = f"{noun}es" if noun.endswith("s") else f"{noun}s"
    told = (larger, smaller) if grows else (smaller, larger)
    assert found(GROWTH, wording.format(told[0], name=name, noun=noun, plural=plural)) == {"supported"}
    assert found(GROWTH, wording.format(told[1], name=name, noun=noun, plural=plural)) == {"refuted"}


@pytest.mark.parametrize(
    "wording", ["Elm loses {} points from class to class.", "The losses of Elm amount to {}."]
)
def test_steps_that_are_listed(wording: str) -> None:
    sizes = [f"{one - two:.1f}" for one, two in pairwise(ROWS["Elm"])]
    assert found(GROWTH, wording.format(", ".join(sizes[:-1]) + f" and {sizes[-1]}")) == {"supported"}
    sizes[1] = "9.9"
    assert found(GROWTH, wording.format(", ".join(sizes[:-1]) + f" and {sizes[-1]}")) == {"refuted"}


@pytest.mark.parametrize(("text", "sentence", "true", "false"), [
    (GROWTH, "The {} row darkens from left to right.", "Fir", "Elm"),
    (GROWTH, "The {} row turns lighter toward the right edge.", "Elm", "Fir"),
    (SOIL, "The {} column gets wetter toward the bottom.", "Jul", "Jan"),
    (SOIL, "Below 40 cm, no value drops under {}.", "0.26", "0.27"),
    (GROWTH, "Oak goes up from 55.2 to {} and down again to 60.4.", "71.1", "63.8"),
    (GROWTH, "{}, unlike Oak, keeps falling.", "Elm", "Fir"),
    (PAIRS, "The negative cells are all found in the row and column of {}.", "Sun", "Frost"),
    (PAIRS, "Blue cells occur only in the row or column of {}.", "Sun", "Wind"),
])  # fmt: skip
def test_sides_and_both_lines(text: str, sentence: str, true: str, false: str) -> None:
    assert "supported" in (told := found(text, sentence.format(true))) and "refuted" not in told
    assert "refuted" in found(text, sentence.format(false))


@pytest.mark.parametrize(("text", "sentence"), [
    (GROWTH, "For Oak, each step is larger than the one before."),  # up, and then down
    (GROWTH, "The losses of Elm over Oak grow from step to step."),
    (PAIRS, "The Wind row darkens from left to right."),  # a scale with two arms
    (PAIRS, "Dark red is confined to the diagonal."),
])  # fmt: skip
def test_what_is_left_open(text: str, sentence: str) -> None:
    assert "refuted" not in found(text, sentence)


WELLS = """# Heatmap: Water Level by Month
- **X-axis (Month):** Jan, Feb, Mar, Apr
- **Y-axis (Well):** North, South
- **Color scale:** 0 to 60

| | Jan | Feb | Mar | Apr |
|---|---|---|---|---|
| North | 10 | 14 | 25 | 27 |
| South | 8 | 30 | 33 | 20 |

## Observations

- {}"""
LARGEST = [
    ("The largest monthly rise in North is between February and March (+11).", "supported"),
    ("The largest monthly rise in North is between January and February.", "refuted"),
    ("The largest monthly rise in North is 11.", "supported"),
    ("The largest monthly rise in North is 22.", "refuted"),
    ("The largest monthly rise occurs in South between January and February.", "supported"),
    ("The largest monthly rise occurs in North between February and March.", "refuted"),
]


@pytest.mark.parametrize(("sentence", "verdict"), LARGEST)
def test_the_largest_step_of_a_line_and_of_all(sentence: str, verdict: str) -> None:
    assert set(said(WELLS.format(sentence), "extremum")) == {verdict}

"""color-mismatch: one cell of another colour, in all the notations of legends and of the data part."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import heatparse

COLUMNS = ("North", "South", "East")
Grid = list[list[float]]
Painter = Callable[[float], str]
RISING: Grid = [[0.12, 0.45, 0.88], [0.31, 0.52, 0.95], [0.05, 0.66, 0.71], [0.22, 0.38, 0.81]]
SIGNED: Grid = [[-0.62, 0.45, 0.88], [0.31, -0.52, 0.95], [0.03, 0.66, -0.71], [-0.22, 0.38, 0.81]]


def three(value: float) -> str:
    return "dark blue" if value < 0.33 else "green" if value < 0.67 else "yellow"


def shades(value: float) -> str:
    return "light blue" if value < 0.33 else "medium blue" if value < 0.67 else "dark blue"


def diverging(value: float) -> str:
    return "blue" if value < -0.05 else "red" if value > 0.05 else "white"


def rows(cells: list[list[str]]) -> str:
    return "\n".join(f"- **Q{at}**: " + ", ".join(row) for at, row in enumerate(cells, 1))


def lists(cells: list[list[str]]) -> str:
    return "\n".join(
        "\n".join([f"- **Q{at}:**", *(f"  - {c}" for c in row)]) for at, row in enumerate(cells, 1)
    )


def table(cells: list[list[str]]) -> str:
    lines = ["| | " + " | ".join(COLUMNS) + " |", "|---|---|---|---|"]
    for at, row in enumerate(cells, 1):
        lines.append(f"| Q{at} | " + " | ".join(cell.partition(": ")[2] for cell in row) + " |")
    return "\n".join(lines)


def mismatches(
    grid: Grid,
    legend: str,
    paint: Painter,
    lay_out: Callable[[list[list[str]]], str],
    wrong: dict[tuple[int, int], str],
) -> list[str]:
    """The messages of color-mismatch for a grid in which some cells have a colour of their own."""
    cells = [
        [
            f"{name}: {value} ({wrong.get((i, j), paint(value))})"
            for j, (name, value) in enumerate(zip(COLUMNS, row, strict=True))
        ]
        for i, row in enumerate(grid)
    ]
    text = "\n".join([
        "## Heatmap: Scores", "### Overview", "The heatmap shows scores.", "### Components/Axes",
        "- **X-axis**: Region: North, South, East", "- **Y-axis**: Question: Q1, Q2, Q3, Q4", legend,
        "### Detailed Analysis", lay_out(cells), "### Key Observations", "- Scores differ between regions.",
    ])  # fmt: skip
    return [finding.message for finding in heatparse.check(text).findings if finding.rule == "color-mismatch"]


LEGENDS = [
    (RISING, three, "- **Legend**: dark blue (0.0–0.33), green (0.33–0.67), yellow (0.67–1.0)"),
    (RISING, three, "- **Legend**:\n  - Dark blue: 0.0 to 0.33\n  - Green: 0.33 to 0.67\n  - Yellow: 0.67 to 1.0"),
    (RISING, three, "- **Legend**: Dark blue = low (<0.33), Green = medium (0.33-0.67), Yellow = high (>0.67)"),
    (RISING, three, "- **Color Bar**: from dark blue (0.0) through green (0.5) to yellow (1.0)"),
    (RISING, three, "- **Color scale**: ranges from 0.0 (dark blue) to 1.0 (yellow)"),
    (RISING, three, "- **Color scale**: 0.0 to 1.0"),
    (RISING, shades, "- **Color scale**: from light blue (0.0) to dark blue (1.0)"),
    (RISING, shades, "- **Color scale**: darker shades of blue mean higher scores"),
    (SIGNED, diverging, "- **Color bar**: blue (-1.0), white (0.0), red (1.0)"),
    (SIGNED, diverging, "- **Legend**: Red = positive, blue = negative, white = zero; range -1.0 to 1.0"),
    (SIGNED, diverging, "- **Color scale**: -1 to 1; red cells are positive, blue cells negative"),
]  # fmt: skip
SWAPPED = {three: ("dark blue", "yellow"), shades: ("light blue", "dark blue"), diverging: ("blue", "red")}


@pytest.mark.parametrize("lay_out", [rows, lists, table])
@pytest.mark.parametrize(("grid", "paint", "legend"), LEGENDS)
def test_one_cell_of_the_wrong_colour(
    grid: Grid, paint: Painter, legend: str, lay_out: Callable[..., str]
) -> None:
    low, high = SWAPPED[paint]
    assert mismatches(grid, legend, paint, lay_out, {}) == []
    for place, color in (((1, 2), low), ((0, 0), high)):
        found = mismatches(grid, legend, paint, lay_out, {place: color})
        assert len(found) == 1
        assert str(grid[place[0]][place[1]]) in found[0]


def test_a_colour_that_one_cell_has_is_not_held_against_the_others() -> None:
    legend = "- **Color scale**: -1 to 1; red cells are positive, blue cells negative"
    assert mismatches(SIGNED, legend, diverging, rows, {(3, 1): "white"}) == []


DIVERGING = """## Heatmap: Correlations
### Components/Axes
* **X-axis:** A, B, C
* **Y-axis:** A, B, C
* **Color scale:** -1.0: dark blue, -0.5: medium blue, 0: white, 0.5: medium red, 1.0: dark red
### Detailed Analysis
* **A vs. B:** approximately {one} ({color})
* **A vs. C:** approximately 0.7 (strong red)
* **B vs. C:** approximately -0.6 (strong blue)
* **B vs. A:** approximately 0.4 (light red)
* **C vs. A:** approximately -0.3 (pale blue)
"""


@pytest.mark.parametrize(
    ("one", "color", "wrong"),
    [("-0.3", "pale red", True), ("-0.3", "pale blue", False), ("0.3", "pale blue", True),
     ("0.3", "pale red", False), ("-0.1", "pale red", False), ("-0.3", "gray", False)],
)  # fmt: skip
def test_a_shade_of_the_other_side_of_a_diverging_scale(one: str, color: str, wrong: bool) -> None:
    report = heatparse.check(DIVERGING.format(one=one, color=color))
    assert ([finding.rule for finding in report.findings] == ["color-mismatch"]) is wrong

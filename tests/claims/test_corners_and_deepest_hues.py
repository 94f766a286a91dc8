"""Extremes in a corner that is no single cell, and the deepest shade of a hue that words tie to an end of the scale."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import heatparse

RAIN = """# Heatmap: Rainfall at Five Huts
- **X-axis (Month):** Mar, Apr, May, Jun, Jul
- **Y-axis (Hut):** Alm, Brand, Carl, Dorn, Egg
{scale}
| Hut | Mar | Apr | May | Jun | Jul |
|---|---|---|---|---|---|
| Alm | 31 | 40 | 52 | 61 | 97 |
| Brand | 28 | 35 | 47 | 58 | 66 |
| Carl | 25 | 33 | 44 | 51 | 60 |
| Dorn | 12 | 29 | 37 | 45 | 54 |
| Egg | 21 | 24 | 36 | 41 | 49 |

## Findings
"""
CHANGE = """# Heatmap: Change of Traffic
{scale}
- **Columns:** Mon, Tue, Wed
- **Rows:** North, East, South

| | Mon | Tue | Wed |
|---|---|---|---|
| North | -4.1 | 2.2 | 0.3 |
| East | 1.5 | 6.3 | -0.8 |
| South | -1.9 | 0.4 | 3.6 |

## Findings
"""
GREENS = (
    "- **Color scale:** from white (low) to dark green (high)",
    "- **Color bar:** light yellow = low, dark green = high",
    "The colors go from pale yellow for low rainfall to dark green for high rainfall.",
)
ARMS = (
    "Negative values (red) mean less traffic; positive values (blue) mean more. White is zero.",
    "- **Color legend:** red = decrease (negative), white = unchanged (0), blue = increase (positive)",
    "The colors are red for negative and blue for positive changes.",
)


def verdicts(text: str, sentence: str) -> set[str]:
    report = heatparse.check(f"{text}- {sentence}\n")
    line = text.count("\n") + 1
    found = {claim.verdict for claim in report.claims if claim.span.line == line and claim.kind == "extremum"}
    assert ("refuted" in found) is any(finding.span.line == line for finding in report.findings)
    return found


@pytest.mark.parametrize("frame", [
    "The highest value lies in the {} corner.",
    "The wettest cell is found in the {} corner.",
    "The {} corner holds the highest value.",
    "The maximum is located in the {} corner of the heatmap.",
])  # fmt: skip
def test_corners(frame: str) -> None:
    text = RAIN.format(scale="")
    assert verdicts(text, frame.format("top-right")) == {"supported"}
    assert verdicts(text, frame.format("upper right")) == {"supported"}
    for corner in ("top-left", "bottom-left", "lower right"):
        assert verdicts(text, frame.format(corner)) == {"refuted"}


def listed() -> str:
    """The same with a line for each cell."""
    head, _, rest = RAIN.format(scale="").partition("| Hut |")
    rows = [row.strip("| \n").split(" | ") for row in rest.split("\n")[2:] if row.startswith("|")]
    months = ("Mar", "Apr", "May", "Jun", "Jul")
    lines = [
        f"- {hut}, {month}: {cell}" for hut, *cells in rows for month, cell in zip(months, cells, strict=True)
    ]
    return head + "\n".join(lines) + "\n\n## Findings\n"


def test_corners_of_cells_that_are_listed() -> None:
    text = listed()
    for frame in ("The lowest value lies in the {} corner.", "The {} corner has the lowest value."):
        assert verdicts(text, frame.format("bottom-left")) == {"undecidable"}  # it is one row above
        assert verdicts(text, frame.format("bottom-right")) == {"refuted"}
        assert verdicts(text, frame.format("top-right")) == {"refuted"}


def test_the_best_values_of_a_corner_are_several() -> None:
    assert "refuted" not in verdicts(listed(), "The highest values lie in the bottom-right corner.")


FRAMES = (
    "The {shade} {hue} cell is {cell}.",
    "The {shade} {hue} cell corresponds to {cell}.",
    "{cell} has the {shade} {hue} shade of the figure.",
)


def cases(names: Sequence[str]) -> list[tuple[str, str, str]]:
    return [(frame, scale, shade) for frame in FRAMES for scale in names for shade in ("darkest", "deepest")]


@pytest.mark.parametrize(("frame", "scale", "shade"), cases(GREENS))
def test_the_deepest_shade_of_one_hue(frame: str, scale: str, shade: str) -> None:
    text = RAIN.format(scale=scale)
    for cell, verdict in (
        ("Alm in Jul", "supported"),
        ("Brand in Jul", "refuted"),
        ("Dorn in Mar", "refuted"),
    ):
        assert verdicts(text, frame.format(shade=shade, hue="green", cell=cell)) == {verdict}
    assert verdicts(text, frame.format(shade=shade, hue="purple", cell="Dorn in Mar")) <= {"undecidable"}


@pytest.mark.parametrize(("frame", "scale", "shade"), cases(ARMS))
def test_the_deepest_shades_of_two_hues(frame: str, scale: str, shade: str) -> None:
    text = CHANGE.format(scale=scale)
    for hue, cell, verdict in (
        ("red", "North on Mon", "supported"), ("red", "East on Tue", "refuted"), ("red", "South on Mon", "refuted"),
        ("blue", "East on Tue", "supported"), ("blue", "North on Mon", "refuted"),
    ):  # fmt: skip
        assert verdicts(text, frame.format(shade=shade, hue=hue, cell=cell)) == {verdict}

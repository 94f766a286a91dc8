"""Axes whose labels stand in one item, in steps told backwards, in letters, or in front of the panels."""

import pytest

import heatparse

TENTHS = ("0", "0.1", "0.2", "0.3", "0.4", "0.5")
CASES = {
    "one item that lists all": (
        "- **Y-axis (Fields):**\n- Top: Hill (dry)\n- Bottom: Vale\n- **X-axis (Feeds):**\n- oat, rye, oat·rye",
        (("oat", "rye", "oat·rye"), ("Hill (dry)", "Vale")),
    ),
    "one item below it, indented": (
        "- **X-axis (Feeds):**\n  - oat, rye, oat+rye\n- **Y-axis (Fields):**\n  - hill, vale, moor, the fen",
        (("oat", "rye", "oat+rye"), ("hill", "vale", "moor", "the fen")),
    ),
    "items with commas of their own stay whole": (
        "- **X-axis (Feeds):**\n- oat, ground, dried\n- rye\n- **Y-axis (Fields):** hill, vale",
        (("oat, ground, dried", "rye"), ("hill", "vale")),
    ),
    "the step in front of its noun": (
        '- **X-axis (t)**: Labeled "t" for both heatmaps, ranging from 0.0 to 0.5 in 0.1 increments.\n'
        "- **Y-axis (w)**: Spans 0 to 30 with 10-unit marks (10 increments).",
        (TENTHS, ("0", "10", "20", "30")),
    ),
    "a step of a tenth, and one that is about as large": (
        '- **X-axis:** "t", from 0.0 to 0.5 at 0.1 intervals.\n'
        '- **Y-axis:** "w", from 0 to 30 (in approximately 10 increments).',
        (TENTHS, ("0", "10", "20", "30")),
    ),
    "whole steps are how many there are": (
        '- **X-axis:** "t", from 0 to 6 in 3 steps.\n- **Y-axis (Fields):** hill, vale',
        (("0", "1", "2", "3", "4", "5", "6"), ("hill", "vale")),
    ),
    "numbers behind labels in quotes": (
        '- **X-axis (Spot):** Different spots, including "gate", "well", "barn", and numbered posts from -3 to -1.\n'
        "- **Y-axis (Field):** `hill`, `vale`, `moor` and further fields 1 to 2.",
        (("gate", "well", "barn", "-3", "-2", "-1"), ("hill", "vale", "moor", "1", "2")),
    ),
    "a span that only repeats what is said of the labels": (
        '- **X-axis (Spot):** "gate", "well", "barn"; values from 1 to 3 are given below.\n- **Y-axis:** A, B',
        (("gate", "well", "barn"), ("A", "B")),
    ),
    "shortened words, the last one a word of place": (
        "- **X-axis:** Spots (Fst., Mid., Last.)\n- **Y-axis:** Parts (Bot., Mid., Top.)",
        (("Fst.", "Mid.", "Last."), ("Bot.", "Mid.", "Top.")),
    ),
    "letters behind a colon": (
        "- **X-axis:** Groups labeled K:A (leftmost) to K:C (rightmost).\n- **Y-axis:** `K:B` through `K:D`",
        (("K:A", "K:B", "K:C"), ("K:B", "K:C", "K:D")),
    ),
    "letters behind a name": (
        "- **X-axis:** Herd A to Herd C\n- **Y-axis:** Farm_B – Farm_D",
        (("Herd A", "Herd B", "Herd C"), ("Farm_B", "Farm_C", "Farm_D")),
    ),
    "letters behind a plural": (
        "- **X-axis:** Herds A to C\n- **Y-axis:** Farms B through D",
        (("A", "B", "C"), ("B", "C", "D")),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_an_axis_is_read(case: str) -> None:
    axes, (columns, rows) = CASES[case]
    panel = heatparse.parse(f"## Heatmap: Milk\n\n### Components/Axes\n{axes}\n").panels[0]
    assert panel.x_axis.categories == columns
    assert panel.y_axis.categories == rows


PANELS = """## Heatmap: Milk and Loss

### Components/Axes
* **Y-axis (Farms):**
* North
* South
* **X-axis (Dose):**
* 1
* 2
* **{first}** Milk
* Colorbar range: 0.0 to 0.5
* **{second}** Loss
* Colorbar range: 0.0 to 0.8

### Detailed Analysis
**{first}**
* **North:** 0.1, 0.2
* **South:** 0.3, 0.4
**{second}**
* **North:** 0.6, 0.7
* **South:** 0.5, 0.6
"""


@pytest.mark.parametrize(
    "names",
    [("Top Heatmap:", "Bottom Heatmap:"), ("Left Panel:", "Right Panel:"), ("First Plot:", "Second Plot:")],
)
def test_the_key_of_a_panel_ends_the_labels_of_an_axis(names: tuple[str, str]) -> None:
    document = heatparse.parse(PANELS.format(first=names[0], second=names[1]))
    assert [panel.x_axis.categories for panel in document.panels] == [("1", "2"), ("1", "2")]
    assert [len(panel.cells) for panel in document.panels] == [4, 4]

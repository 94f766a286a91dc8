"""Two heatmaps of one layout: panels that the head of a table names, and axes that they share."""

import pytest

import heatparse

LINES, ZONES = ("Blue Line", "Night Bus"), ("Zone 1", "Zone 2", "Zone 3")
VALUES = {
    (line, zone): (index + 0.5, index + 10.5)
    for index, (line, zone) in enumerate((line, zone) for line in LINES for zone in ZONES)
}


def panels(text):
    return heatparse.check(f"# Heatmaps: Load\n\n{text}\n").document.panels


@pytest.mark.parametrize("heads", [("AM peak", "PM peak"), ("2019", "2024"), ("Before", "After")])
@pytest.mark.parametrize("bold", ["", "**"])
def test_panels_named_by_the_columns_of_a_long_table(heads, bold):
    rows = [f"| {bold}{line}{bold} | {zone} | {a} | {b} |" for (line, zone), (a, b) in VALUES.items()]
    table = "\n".join([f"| Line | Zone | {heads[0]} | {heads[1]} |", "|---|---|---|---|", *rows])
    axes = f"- Rows (Line): {', '.join(LINES)}\n- Columns (Zone): {', '.join(ZONES)}\n\n"
    read = panels("Two heatmaps show how full vehicles are at two times.\n\n" + axes + table)
    assert [panel.title for panel in read] == list(heads)
    for side, panel in enumerate(read):
        assert {(cell.row, cell.column): cell.value.value for cell in panel.cells} == {
            place: values[side] for place, values in VALUES.items()
        }


@pytest.mark.parametrize("remark", ["shared", "shared, surface at the top", "common, deepest at the bottom"])
def test_axes_of_all_panels_with_a_remark_on_their_order(remark):
    text = (
        f"- Horizontal axis (shared): Month — Mar, Apr\n- Vertical axis ({remark}): Depth\n  - 0–5 cm\n  - 5–9 cm\n\n"
        "All rows are given in the order of the months, Mar → Apr.\n\n"
        "**(a) Bare soil**\n\n- 0–5 cm: 1, 2\n- 5–9 cm: 3, 4\n\n**(b) Mulch**\n\n- 0–5 cm: 5, 6\n- 5–9 cm: 7, 8"
    )
    read = panels(text)
    assert [panel.y_axis.label for panel in read] == ["Depth", "Depth"]
    assert [len(panel.cells) for panel in read] == [4, 4]


def test_a_number_of_panels_counts_no_axis():
    table = "| | A | B | C |\n|---|---|---|---|\n| P | 1 | 2 | 3 |\n| Q | 4 | 5 | 6 |"
    parts = "\n\n".join(f"### Reader {letter}\n{table}" for letter in "AB")
    text = f"## Heatmaps: Grading by Two Readers\n\nTwo heatmaps.\n\n- X-axis: Reader's grade (A, B, C)\n\n{parts}\n"
    assert "axis-count-mismatch" not in {finding.rule for finding in heatparse.check(text).findings}


@pytest.mark.parametrize(
    "told", ["Shared by all three panels, from 0 (white) to 9 (red)", "common to all panels, 0 to 9"]
)
def test_a_scale_behind_the_axes_of_single_panels(told):
    lines = ["The image contains three heatmaps: (a) North, (b) South, (c) East.", ""]
    for letter, name in zip("abc", ("North", "South", "East"), strict=True):
        lines += [
            f"* **({letter}) {name}**",
            "    * **X-axis:** Day: Mon, Tue",
            "    * **Y-axis:** Stop: P, Q",
        ]
    lines.append(f"* **Color Scale:** {told}")
    read = panels("\n".join(lines))
    assert [(panel.legend.low, panel.legend.high) for panel in read] == [(0, 9)] * 3


def test_names_of_panels_beside_quoted_names_of_axes():
    text = (
        'Two small heatmaps, Liver and Kidney. The columns of each are the age groups ("Age group": Young, Old), '
        'the rows are gene sets ("Gene set": Hypoxia, Repair).\n\n'
        "| Gene set | Liver: Young | Liver: Old | Kidney: Young | Kidney: Old |\n|---|---|---|---|---|\n"
        "| Hypoxia | 1 | 2 | 3 | 4 |\n| Repair | 5 | 6 | 7 | 8 |"
    )
    assert [(panel.title, len(panel.cells)) for panel in panels(text)] == [("Liver", 4), ("Kidney", 4)]

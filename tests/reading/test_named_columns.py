"""Tables with a column for each axis, and keys that tell a size instead of a label."""

from __future__ import annotations

import pytest

import heatparse

HEAD = (
    "## Heatmap: Growth\n\n- **X-Axis:** Dose: 0, 10, 20, 30\n- **Y-Axis:** Time (labels are not legible)\n\n"
)


@pytest.mark.parametrize("color", ["", " | Color"])
def test_lines_for_spans_of_labels(color: str) -> None:
    tint = " | Green" if color else ""
    rule = "|---" * (4 if color else 3) + "|"
    rows = [
        ("1", "0–30", "8–9"),
        ("2", "10–20", "6"),
        ("3", "All", "4"),
        ("4", "30", "2"),
        ("...", "...", "..."),
    ]
    table = "\n".join(
        f"| {' | '.join(row)}{tint if row[0] != '...' else ' | ...' if color else ''} |" for row in rows
    )
    panel = heatparse.parse(f"{HEAD}### Data\n| Time | Dose | Yield{color} |\n{rule}\n{table}\n").panels[0]
    assert tuple(panel.y_axis.categories) == ("1", "2", "3", "4")
    assert [(cell.row, cell.column, cell.value.value) for cell in panel.cells] == [("4", "30", 2)]
    regions = [(tuple(r.rows), tuple(r.columns), r.value.text) for r in panel.regions]
    assert regions == [
        (("1",), ("0", "10", "20", "30"), "8–9"),
        (("2",), ("10", "20"), "6"),
        (("3",), (), "4"),
    ]


@pytest.mark.parametrize("key", ["High values", "Lowest scores", "Notable values", "Moderate values"])
def test_sizes_in_front_of_the_noun_for_values_are_no_labels(key: str) -> None:
    text = (
        "## Heatmaps: Growth\n\n- **X/Y Axes**: Labeled with names of feeds (e.g., Oat, Rye).\n\n### Data\n"
        f"- **{key}**: Oat (6), Rye (6), Hay (4)\n"
        "- **Low values**: Most feeds cluster around 1–2, with Hay lowest (1).\n"
    )
    report = heatparse.check(text)
    axes = (report.document.panels[0].x_axis, report.document.panels[0].y_axis)
    assert not any(axis.categories for axis in axes)
    assert not report.findings


def test_sizes_alone_are_labels() -> None:
    text = "## Heatmap: Growth\n\n### Data\n" + "".join(
        f"- **{level}**: Oat: {at}, Rye: {at + 1}, Hay: {at + 2}\n"
        for at, level in enumerate(("High", "Medium", "Low"))
    )
    assert tuple(heatparse.parse(text).panels[0].y_axis.categories) == ("High", "Medium", "Low")

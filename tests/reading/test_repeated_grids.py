"""A grid that is given twice with other values is two panels, though nothing announces them."""

import pytest

import heatparse

AXES = """\
- **X-axis (Quarter)**: Q1, Q2, Q3
- **Y-axis (City)**: Lyon, Porto
- **Color scale**: 0.0 (light) to 1.0 (dark)
"""
FIRST = {"Lyon": (0.18, 0.11, 0.32), "Porto": (0.05, 0.66, 0.35)}
SECOND = {"Lyon": (0.72, 0.81, 0.07), "Porto": (0.38, 0.57, 0.06)}


def _table(values):
    rows = [f"| {city} | " + " | ".join(f"{v:.2f}" for v in row) + " |" for city, row in values.items()]
    return "\n".join(["| City | Q1 | Q2 | Q3 |", "|---|---|---|---|", *rows])


def _lines(values):
    return "\n".join(
        f"- **{city}**: " + ", ".join(f"Q{at} {v:.2f}" for at, v in enumerate(row, 1))
        for city, row in values.items()
    )


@pytest.mark.parametrize("grid", [_table, _lines])
@pytest.mark.parametrize("head", ["### {}", "**{}**", "{}:", "- **{}**:", "1. **{}**", "**Table: {}**"])
def test_heads_of_repeated_grids_head_panels(head, grid):
    second = head.replace("1.", "2.")
    text = "\n\n".join(
        ["## Heatmap: Load by city and quarter", AXES, head.format("Tram"), grid(FIRST), second.format("Bus"),
         grid(SECOND), "### Observations", "- The figure is dense."]
    )  # fmt: skip
    panels = heatparse.parse(text).panels
    assert [panel.title for panel in panels] == ["Tram", "Bus"]
    read = [[cell.value.value for cell in panel.cells] for panel in panels]
    assert read == [[v for row in values.values() for v in row] for values in (FIRST, SECOND)]
    assert not heatparse.check(text).findings


def test_two_figures_in_one_text():
    text = "\n\n".join(
        [
            "## Heatmap: Tram",
            "### Axes",
            AXES,
            _table(FIRST),
            "## Heatmap: Bus",
            "### Axes",
            AXES,
            _table(SECOND),
        ]
    )
    panels = heatparse.parse(text).panels
    assert [panel.title for panel in panels] == ["Tram", "Bus"]
    assert [len(panel.cells) for panel in panels] == [6, 6]


@pytest.mark.parametrize("values", [FIRST, {**FIRST, "Porto": (0.05, 0.66, 0.34)}])
def test_a_grid_that_is_only_told_again_is_one_panel(values):
    text = "\n\n".join(
        [
            "## Heatmap: Load by city and quarter",
            AXES,
            "### Row by row",
            _lines(FIRST),
            "### As a table",
            _table(values),
        ]
    )
    assert len(heatparse.parse(text).panels) == 1
    rules = {finding.rule for finding in heatparse.check(text).findings}
    assert rules == (set() if values == FIRST else {"duplicate-cell"})

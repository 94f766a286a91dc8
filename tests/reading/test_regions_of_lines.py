"""A value for several layers belongs to the labels that its line begins with."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmap: Probe accuracy
- **X-axis (Token)**: `head`, `mid`, `tail`
- **Y-axis (Layer)**: 0 to 9, integers
- Color scale from 0.4 to 1.0

## Detailed analysis
- {}
"""


@pytest.mark.parametrize(
    ("line", "columns"),
    [
        ("`head`: Moderate (0.60-0.70) in layers 0-4, drops to 0.50-0.55 in layers 5-9", ("head",)),
        ("`mid`, `tail`: High (0.80-0.90) in layers 2-6", ("mid", "tail")),
        ("**`tail`**: Strong (0.90-1.00) in layers 3-5", ("tail",)),
    ],
)
def test_labels_in_front_of_a_line(line: str, columns: tuple[str, ...]) -> None:
    panel = heatparse.parse(TEXT.format(line)).panels[0]
    assert panel.regions
    assert all(region.columns == columns for region in panel.regions)
    assert all(region.rows for region in panel.regions)


def test_a_line_that_names_none_is_about_all() -> None:
    panel = heatparse.parse(TEXT.format("Layers 0-4: 0.60-0.70")).panels[0]
    assert [region.columns for region in panel.regions] == [()]


@pytest.mark.parametrize("quote", ["", "`", '"'])
def test_talk_of_rows_below_the_head_of_a_column_is_about_that_column(quote: str) -> None:
    text = f"""## Heatmap: Parts by Layer
### Components/Axes
- **X-axis (Part)**: `p. q`, `p. k`, `m. up`
- **Y-axis (Layer)**: 0 to 9
- **Legend**: 0.11 (blue) to 0.13 (orange)
### Detailed Analysis
1. **{quote}p. q{quote} Column**:
- High values (~0.13, orange) in rows 7-9.
- Consistent orange (0.13) in rows 0-2
2. **{quote}p. k{quote} Column**:
- Dark block (~0.11) in rows 7-9.
- Low values (0.12) for rows 3-6
"""
    told = [(region.rows[0], region.columns) for region in heatparse.parse(text).panels[0].regions]
    assert told == [("7", ("p. q",)), ("0", ("p. q",)), ("7", ("p. k",)), ("3", ("p. k",))]


@pytest.mark.parametrize("bound", ["≤ `3`", "< `4`", "≤ 3", "up to 3", "< 4", "less than 4"])
def test_a_bound_of_an_axis_is_no_place_of_one_cell(bound):
    text = (
        "## Heatmap: Scores\n### Axes\n- **X-axis:** Size: 128, 256\n- **Y-axis:** Depth: 1, 2, 3, 4, 5\n### Data\n"
        f"- Scores are low (`20–40`) at size `128` for Depth {bound}.\n- `(x=128, y=4)` → `47`\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert [(cell.row, cell.column) for cell in panel.cells] == [("4", "128")]
    assert not heatparse.check(text).findings

"""Lines of several parts, each with a key and a value of its own, parted by semicolons."""

from __future__ import annotations

import pytest

import heatparse

PAGE = """# Heatmap: Wildfire Danger by Elevation

## Axes
- **X-axis, "Month":** Jul, Aug, Sep, Oct
- **Y-axis, "Elevation band":** 0–500 m, 500–1000 m, 1000–1500 m, 1500–2000 m

## Zones
**High summer (Jul and Aug)**
- Below 1000 m: red, 65–80
- Above 1000 m: orange, 45–60

**Autumn (Sep and Oct)**
- {line}
"""
LOW, HIGH = ["0–500 m", "500–1000 m"], ["1000–1500 m", "1500–2000 m"]


@pytest.mark.parametrize(
    ("line", "columns"),
    [
        ("Sep, below 1000 m: orange, 40–60; Sep, above 1000 m: yellow, 20–35", ["Sep"]),
        ("Sep below 1000 m: orange, 40–60; Sep above 1000 m: yellow, 20–35", ["Sep"]),
        ("Below 1000 m: orange, 40–60; above 1000 m: yellow, 20–35", ["Sep", "Oct"]),
    ],
)
def test_each_part_has_a_place_of_its_own(line: str, columns: list[str]) -> None:
    panel = heatparse.parse(PAGE.format(line=line)).panels[0]
    told = [
        (list(region.rows or ()), list(region.columns or ()), region.value.text)
        for region in panel.regions
        if region.span.line == 13
    ]
    assert told == [(LOW, columns, "40–60"), (HIGH, columns, "20–35")]
    assert not panel.cells
    assert not heatparse.check(PAGE.format(line=line)).findings

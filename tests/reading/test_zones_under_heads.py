"""Zones under heads: bold spans of labels, verbs behind their places, all of an axis, stretches open at one end."""

from __future__ import annotations

import pytest

import heatparse

LENGTHS, DEPTHS = ("2K", "4K", "8K", "16K", "32K", "64K"), ("0", "25", "50", "75", "100")
TEXT = (
    "## Heatmap: Recall by Length and Depth\n\n### Axes\n"
    '* **X-axis:** "Length", with the ticks 2K, 4K, 8K, 16K, 32K, 64K.\n'
    '* **Y-axis:** "Fact Depth (%)", with the ticks 0, 25, 50, 75, 100.\n'
    "* **Color bar:** 1 (red) to 10 (green)\n\n### Details\n"
)
HEADS = [
    ("**Zone A: {}-{} (left)**", "**Zone B: {}-{} (right)**"),
    ("**{}-{}**", "**{}-{}**"),
    ("**{} to {}:**", "**{} to {}:**"),
    ("**{} to {}**", "**{} to {}**"),
    ("1. **Zone A: {}-{}**", "2. **Zone B: {}-{}**"),
    ("- **{}-{}:**", "- **{}-{}:**"),
]
LINES = [
    ("Depths 0 and 100: green, 9-10", ("0", "100")),
    ("Depths 0 and 100 remain green, with scores of 9-10.", ("0", "100")),
    ("Depths 25 to 75 turn green, with scores of 9-10.", ("25", "50", "75")),
    ("Depth 50 has 9-10.", ("50",)),
    ("From depth 50 on: green, 9-10", ("50", "75", "100")),
    ("All depths: 9-10", DEPTHS),
    ("Green at all depths, scores of 9-10.", DEPTHS),
    ("Entire column height: green, 9-10", DEPTHS),
    ("Everywhere: 9-10", DEPTHS),
]


def regions(text: str) -> list[tuple[tuple[str, ...], tuple[str, ...], str]]:
    panel = heatparse.parse(text).panels[0]
    assert not panel.cells
    return [(region.rows, region.columns, region.value.text) for region in panel.regions]


@pytest.mark.parametrize("heads", HEADS)
def test_a_head_that_is_a_span_bounds_what_stands_below(heads: tuple[str, str]) -> None:
    text = TEXT
    told = (("2K", "8K", "9-10", "7-8"), ("16K", "64K", "4-5", "2-3"))
    for head, (first, last, high, low) in zip(heads, told, strict=True):
        lines = f"* Depths 0 and 25: green, {high}\n* Depths 50 to 100: yellow, {low}\n"
        text += f"{head.format(first, last)}\n{lines}\n"
    assert regions(text) == [
        (("0", "25"), LENGTHS[:3], "9-10"), (("50", "75", "100"), LENGTHS[:3], "7-8"),
        (("0", "25"), LENGTHS[3:], "4-5"), (("50", "75", "100"), LENGTHS[3:], "2-3"),
    ]  # fmt: skip


@pytest.mark.parametrize(("line", "rows"), LINES)
def test_a_line_tells_its_part_of_the_zone(line: str, rows: tuple[str, ...]) -> None:
    text = f"{TEXT}**Zone A: 2K-8K**\n* {line}\n\n**Zone B: 16K-64K**\n* {line.replace('9-10', '2-3')}\n"
    assert regions(text) == [(rows, LENGTHS[:3], "9-10"), (rows, LENGTHS[3:], "2-3")]


def test_a_level_between_spans_parts_an_axis() -> None:
    text = (
        '## Heatmap: Frost Days\n\n- **X-axis, "Month":** Oct, Nov, Dec, Jan\n'
        '- **Y-axis, "Band":** 0-400 m, 400-800 m, 800-1200 m\n\n## Zones\n'
        "**Autumn (Oct to Nov)**\n- Below 800 m: 0-5\n- Above 800 m: 6-9\n\n"
        "**Winter (Dec to Jan)**\n- Below 600 m: 10-12\n- Above 400 m: 14-20\n"
    )
    bands = ("0-400 m", "400-800 m", "800-1200 m")
    assert regions(text) == [
        (bands[:2], ("Oct", "Nov"), "0-5"), (bands[2:], ("Oct", "Nov"), "6-9"), (bands[1:], ("Dec", "Jan"), "14-20"),
    ]  # fmt: skip

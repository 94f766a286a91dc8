"""Titles that lines one below the other give the panels by their places: what stands below is about all of them."""

import pytest

import heatparse

TABLE = """| Canal | Lock | {} | {} |
|---|---|---|---|
| Grand | Upper | 14 | 3.1 |
| Grand | Lower | 19 | 2.8 |
| Union | Upper | 12 | 5.1 |
| Union | Lower | 17 | 4.7 |"""
FRAME = "**X-axis of both (Lock):** Upper, Lower\n**Y-axis of both (Canal):** Grand, Union"
NAMES = "Boats (per day)", "Waiting (h)"


def _panels(*lines, table=TABLE, names=NAMES):
    return heatparse.parse("\n".join(["# Canals", "", *lines, "", table.format(*names)])).panels


def _values(panels):
    return [[cell.value.value for cell in panel.cells] for panel in panels]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("**Upper heatmap:**", "**Lower heatmap:**"),
        ("**Left heatmap:**", "**Right heatmap:**"),
        ("**Panel A:**", "**Panel B:**"),
        ("Heatmap 1:", "Heatmap 2:"),
        ("*Left panel:*", "*Right panel:*"),
        ("**Left heatmap**:", "**Right heatmap**:"),
        ("- **Top heatmap:**", "- **Bottom heatmap:**"),
    ],
)
def test_the_lines_are_titles_and_no_sections(first, second):
    lines = ["**Figure type:** two heatmaps", f"{first} {NAMES[0]}", f"{second} {NAMES[1]}", FRAME]
    panels = _panels(*lines)
    assert [panel.title for panel in panels] == list(NAMES)
    assert _values(panels) == [[14, 19, 12, 17], [3.1, 2.8, 5.1, 4.7]]
    assert {panel.x_axis.categories for panel in panels} == {("Upper", "Lower")}


def test_a_list_of_scales_is_told_apart_by_the_titles():
    scales = (
        "**Color scales:** Boats (per day) from 0 (white) to 20 (blue); Waiting (h) from 1 (white) to 6 (red)"
    )
    panels = _panels(
        "**Top heatmap:** Boats (per day)",
        "**Bottom heatmap:** Waiting (h)",
        FRAME,
        scales,
        "",
        "Two heatmaps.",
    )
    assert [(panel.legend.low, panel.legend.high) for panel in panels] == [(0, 20), (1, 6)]


def test_lines_with_their_scales_are_no_sections_either():
    panels = _panels(
        "*Figure type:* two heatmaps in a row",
        "*First heatmap:* Boats (per day), scale 0–20",
        "*Second heatmap:* Waiting (h), scale 1–6",
        FRAME.replace("**", "*"),
    )
    assert [(panel.legend.low, panel.legend.high) for panel in panels] == [(0, 20), (1, 6)]
    assert _values(panels) == [[14, 19, 12, 17], [3.1, 2.8, 5.1, 4.7]]


def test_heads_that_come_back_below_head_the_data():
    data = "### Top\n\nGrand: 14, 19\nUnion: 12, 17\n\n### Bottom\n\nGrand: 3.1, 2.8\nUnion: 5.1, 4.7"
    panels = _panels("Two heatmaps.", "", "**Top:** Boats", "**Bottom:** Waiting", FRAME, table=data)
    assert [panel.title for panel in panels] == ["Boats", "Waiting"]
    assert _values(panels) == [[14, 19, 12, 17], [3.1, 2.8, 5.1, 4.7]]


def test_lines_with_their_data_between_them_stay_sections():
    data = [f"**{place} heatmap:** {name}\n\n- Grand: {a}\n- Union: {b}\n" for place, name, a, b in (
        ("Left", "Boats", "14, 19", "12, 17"), ("Right", "Waiting", "3.1, 2.8", "5.1, 4.7"),
    )]  # fmt: skip
    panels = _panels("Two heatmaps.", "", FRAME, "", *data, table="")
    assert _values(panels) == [[14, 19, 12, 17], [3.1, 2.8, 5.1, 4.7]]

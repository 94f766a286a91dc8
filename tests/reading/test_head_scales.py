"""Heads of panels that tell the color scale behind the name."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse

AXES = "- **X-axis (Shift):** Early, Late\n- **Y-axis (Crane):** K1, K2\n"
OPENING = f"Two heatmaps side by side, one per port.\n\n{AXES}"
ROWS = (
    "- K1: {0}, {1}\n- K2: {2}, {3}\n",
    "| | Early | Late |\n|---|---|---|\n| K1 | {0} | {1} |\n| K2 | {2} | {3} |\n",
)
FIRST, SECOND = (12, 14, 21, 28), (42, 47, 51, 55)


def read(first: str, second: str, rows: str = ROWS[0], opening: str = OPENING):
    data = f"{first}\n{rows.format(*FIRST)}\n{second}\n{rows.format(*SECOND)}"
    return heatparse.parse(f"# Heatmaps: Lifts per Hour\n\n{opening}\n## Data\n\n{data}").panels


def told(panels):
    return [(panel.title, panel.legend and (panel.legend.low, panel.legend.high)) for panel in panels]


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("form", [
    "**(a) {}** — color bar {} to {}",
    "**{}** (colour bar: {} to {})",
    "**{} (scale {}–{})**",
    "### {}, color scale from {} to {}",
    "### {} [{}, {}]",
    "**{} panel** with a scale of {}–{}",
    "**{}:** colorbar {}–{} lifts",
    "**{}** · range {}–{}",
    "**{}** | legend: {}…{}",
    "**{}** — white = {} to navy = {}",
    "**{}** – Scale: min {}, max {}",
    "**{}** *(color bar runs from {} to {})*",
    "**{}**\nScale: {} to {}",
    "**{}**\nColor bar {}–{}.",
])  # fmt: skip
def test_the_scale_behind_the_name(form, rows):
    panels = read(form.format("Rotterdam", 10, 30), form.format("Antwerp", 40, 60), rows)
    assert told(panels) == [("Rotterdam", (10, 30)), ("Antwerp", (40, 60))]
    values = [[cell.value.value for cell in panel.cells] for panel in panels]
    assert values == [list(FIRST), list(SECOND)]


@pytest.mark.parametrize("kind", ["Table 1. {} (color scale {}–{})", "Table 2: {}, color scale {} to {}"])
def test_captions_of_tables(kind):
    first, second = (
        kind.replace("2", "1").format("Gdynia", 10, 30),
        kind.replace("1", "2").format("Riga", 40, 60),
    )
    assert told(read(first + "\n", second + "\n", ROWS[1])) == [("Gdynia", (10, 30)), ("Riga", (40, 60))]


def test_a_list_of_the_panels_in_front_of_the_data():
    listed = "- **(a) Oslo** — color scale 10 to 30\n- **(b) Turku** — color scale 40 to 60\n"
    panels = read("### Oslo", "### Turku", opening=f"{OPENING}\n**Panels:**\n{listed}")
    assert told(panels) == [("Oslo", (10, 30)), ("Turku", (40, 60))]


def test_ends_in_parentheses_where_the_text_says_so():
    opening = OPENING + "\nThe ends of each color scale are given in parentheses.\n"
    assert told(read("### Oslo (10–30)", "### Turku (40–60)", opening=opening)) == [
        ("Oslo", (10, 30)), ("Turku", (40, 60)),
    ]  # fmt: skip


def test_the_name_of_all_scales():
    opening = OPENING + '\nEach heatmap has a color bar of its own, labeled "Lifts".\n'
    panels = read("**Oslo** — color bar 10 to 30", "**Turku** — color bar 40 to 60", opening=opening)
    assert [panel.legend.label for panel in panels] == ["Lifts", "Lifts"]


def test_the_scale_of_all_panels_counts_more_than_what_may_be_a_range_of_values():
    opening = OPENING + "- **Color bar:** 0 (white) to 90 (navy)\n"
    panels = read("**Oslo** (10–30)", "**Turku** (40–60)", opening=opening)
    assert [(panel.legend.low, panel.legend.high) for panel in panels] == [(0, 90)] * 2


@pytest.mark.parametrize(("first", "second", "titles"), [
    ("**Ages (6–9)**", "**Ages (65–90)**", ["Ages (6–9)", "Ages (65–90)"]),
    ("### Layer [0, 3]", "### Layer [1, 2]", ["Layer [0, 3]", "Layer [1, 2]"]),
    ("### 2014–2018", "### 2019–2023", ["2014–2018", "2019–2023"]),
])  # fmt: skip
def test_numbers_of_a_name_are_no_scale(first, second, titles):
    assert told(read(first, second)) == [(title, None) for title in titles]


def test_ranges_of_rows_are_no_scales():
    text = (
        "# Heatmap: Lifts\n\nThe heatmap has a row per crane. The color bar runs from 0 to 60.\n\n"
        "**K1** (range 12–14)\n- Early: 12\n- Late: 14\n\n**K2** (range 21–28)\n- Early: 21\n- Late: 28\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert (panel.legend.low, panel.legend.high) == (0, 60)
    assert list(panel.y_axis.categories) == ["K1", "K2"]


@settings(max_examples=25, deadline=None)
@given(
    low=st.integers(-50, 0), high=st.integers(60, 400),
    sign=st.sampled_from([" — ", ": ", ", ", " | ", "; "]),
    name=st.sampled_from(["color bar", "colorbar", "color scale", "legend", "scale"]),
    joint=st.sampled_from([" {} to {}", " from {} to {}", ": {} → {}", " between {} and {}"]),
)  # fmt: skip
def test_any_sign_name_and_joint(low, high, sign, name, joint):
    tail = sign + name + joint
    panels = read("**Oslo**" + tail.format(low, high), "**Turku**" + tail.format(low - 1, high + 1))
    assert told(panels) == [("Oslo", (low, high)), ("Turku", (low - 1, high + 1))]

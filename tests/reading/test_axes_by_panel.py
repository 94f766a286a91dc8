"""One axis statement that gives each panel, or each pair of panels, categories of its own."""

import pytest

import heatparse

FIRST, SECOND = ["1-hop", "2-hop", "3-hop"], ["2-hop", "3-hop", "4-hop"]
PANELS = ["Backdoor", "Shield", "Target", "Guard"]
FORMS = {
    "letters": ["* **X-axis:**", "* (a) & (c): {f}", "* (b) & (d): {s}"],
    "letters with a noun": ["* **X-axis:**", "* Panels (a), (c): {f}", "* Panels (b), (d): {s}"],
    "announced": [
        "* **X-axis (per subplot):** Columns are hop counts:",
        "* (a) and (c): {f}",
        "* (b) and (d): {s}",
    ],
    "numbers": ["- **X-axis**:", "- Heatmaps 1 and 3: {f}", "- Heatmaps 2 and 4: {s}"],
    "titles": ["- **X-axis**:", "- Backdoor and Target: {f}", "- Shield and Guard: {s}"],
    "in one line": ["- **X-axis**: (a) & (c): {f}; (b) & (d): {s}"],
    "in brackets": ["- **X-axis**: {f} (Backdoor, Target); {s} (Shield, Guard)"],
}


@pytest.mark.parametrize("form", FORMS)
def test_categories_of_groups_of_panels(form):
    x_axis = [line.format(f=", ".join(FIRST), s=", ".join(SECOND)) for line in FORMS[form]]
    lines = ["## Heatmaps: T", "### Overview", "Four heatmaps, labeled (a) to (d).", "### Components/Axes"]
    lines += ["* **Subplot Titles:**", *(f"* ({letter}) {name}" for letter, name in zip("abcd", PANELS))]
    panels = heatparse.parse("\n".join([*lines, *x_axis, "* **Y-axis (Paths):** 2, 3, 5"])).panels
    assert [panel.title for panel in panels] == PANELS
    assert [list(panel.x_axis.categories) for panel in panels] == [FIRST, SECOND, FIRST, SECOND]
    assert all(list(panel.y_axis.categories) == ["2", "3", "5"] for panel in panels)


HEAD = """## Heatmaps: Frost
Four heatmaps, labeled (a) to (d).
### Components/Axes
* **Panels:**
* (a) Rye
* (b) Oat
* (c) Spelt
* (d) Maize
"""
SPRING, AUTUMN = ["March", "April"], ["October", "November"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("(a) & (c)", "(b) & (d)"),
        ("(a), (c)", "(b), (d)"),
        ("Panels (a) and (c)", "Panels (b) and (d)"),
        ("a & c", "b & d"),
        ("Rye & Spelt", "Oat & Maize"),
        ("Rye, Spelt", "Oat, Maize"),
    ],
)
@pytest.mark.parametrize(
    "announced",
    ["The columns are months.", "Columns stand for months. Which ones they are differs from panel to panel:"],
)
def test_items_below_a_sentence_give_panels_their_categories(announced, first, second):
    x_axis = (
        f"* **X-axis (each panel):** {announced}\n* {first}: March, April\n* {second}: October, November\n"
    )
    panels = heatparse.parse(HEAD + x_axis + "* **Y-axis:** North, South\n").panels
    assert [list(panel.x_axis.categories) for panel in panels] == [SPRING, AUTUMN, SPRING, AUTUMN]
    assert all(list(panel.y_axis.categories) == ["North", "South"] for panel in panels)


def test_each_panel_by_its_letter_below_a_sentence():
    items = "* (a): March, April\n* (b): October, November\n* (c): March, April\n* (d): October, November\n"
    text = f"{HEAD}* **X-axis:** The columns are months.\n{items}* **Y-axis:** North, South\n"
    panels = heatparse.parse(text).panels
    assert [list(panel.x_axis.categories) for panel in panels] == [SPRING, AUTUMN, SPRING, AUTUMN]


def test_cells_of_panels_with_axes_of_their_own():
    text = (
        f"{HEAD}* **X-axis:** The columns are months.\n* (a) & (c): March, April\n* (b) & (d): October, November\n"
        "* **Y-axis:** North, South\n### Detailed Analysis\n**(a) Rye:**\n* North: 3, 5\n**(b) Oat:**\n* North: 4, 6\n"
    )
    panels = heatparse.parse(text).panels
    assert [(cell.column, cell.value.value) for cell in panels[0].cells] == [("March", 3), ("April", 5)]
    assert [(cell.column, cell.value.value) for cell in panels[1].cells] == [("October", 4), ("November", 6)]


def test_lines_that_announce_labels_are_no_panels():
    text = """# Heatmaps: Tides
Two heatmaps of tides over **N** (rows) and **K** (columns).
- **X-axis (K)**:
Marked as **K**, with these values:
`16, 32, 64`
They count the buoys.
- **Y-axis (N)**:
Marked as **N**, with these values:
`100, 200, 400`
They count the waves.
- **Panel titles**:
- Left panel: **T with K=400**
- Right panel: **T with K=900**
"""
    for panel in heatparse.parse(text).panels:
        assert list(panel.x_axis.categories) == ["16", "32", "64"]
        assert list(panel.y_axis.categories) == ["100", "200", "400"]

"""Lists whose keys are the names that other lines, tables or sentences give the axes."""

import pytest

import heatparse

STONES, WELLS = ("Basalt", "Gneiss", "Marble"), ("North Well", "Old Well")
NAMES = [
    "- **X-axis:** Stone\n- **Y-axis:** Well\n",
    "**Rows:** Well\n\n**Columns:** Stone\n",
    "| Part | Content |\n|---|---|\n| X-axis | Stone |\n| Y-axis | Well |\n",
    "| Columns | Stone |\n|---|---|\n| Rows | Well |\n",
    "The rows are wells, the columns are stones.\n",
]
LISTS = [
    "- **Stones:** {stones}\n- **Wells:** {wells}\n",
    "**Wells (top to bottom):** {wells}\n\n**Stones (left to right):** {stones}\n",
    "**Stones (left to right):** {stones}\n\n**Wells (top to bottom):** {wells}\n",
    "Stones: {stones}\n\nWells: {wells}\n",
    "- The stones: {stones}\n- The wells: {wells}\n",
]


def _panel(text):
    (panel,) = heatparse.parse(f"# Heatmap: Wear\n\n{text}").panels
    return panel


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("lists", LISTS)
def test_a_list_under_the_name_of_an_axis_is_its_list(names, lists):
    panel = _panel(f"{names}\n{lists.format(stones=', '.join(STONES), wells=', '.join(WELLS))}")
    assert (panel.x_axis.categories, panel.y_axis.categories) == (STONES, WELLS)
    assert {panel.x_axis.label.lower(), panel.y_axis.label.lower()} <= {"stone", "well", "stones", "wells"}


@pytest.mark.parametrize("names", NAMES[:4])
@pytest.mark.parametrize("lists", LISTS)
def test_the_axis_keeps_its_name(names, lists):
    panel = _panel(f"{names}\n{lists.format(stones=', '.join(STONES), wells=', '.join(WELLS))}")
    assert (panel.x_axis.label, panel.y_axis.label) == ("Stone", "Well")


@pytest.mark.parametrize(
    ("name", "key"),
    [("Dose (mg)", "Doses"), ("City", "Cities"), ("Hatch", "Hatches"), ("Home port", "Ports")],
)
def test_the_plural_of_a_name_is_the_name(name, key):
    panel = _panel(f"- X-axis: {name}\n- Y-axis: Well\n- Wells: Old, New\n- {key}: 10, 20, 40\n")
    assert panel.x_axis.categories == ("10", "20", "40")
    assert panel.x_axis.label == name


@pytest.mark.parametrize(
    "remark", ["", " (the same order on both axes)", " (on both axes)", " (same for both)"]
)
@pytest.mark.parametrize("mark", ["**", ""])
def test_a_list_under_the_noun_of_both_names_is_that_of_both(remark, mark):
    lines = "*Y-axis:* True fish\n*X-axis:* Predicted fish\n*Fish:* Carp, Pike, Eel"
    panel = _panel(f"{lines.replace('*', mark)}{remark}\n")
    assert panel.x_axis.categories == panel.y_axis.categories == ("Carp", "Pike", "Eel")
    assert (panel.x_axis.label, panel.y_axis.label) == ("Predicted fish", "True fish")


def test_a_key_that_names_no_axis_lists_nothing():
    panel = _panel("- X-axis: Stone\n- Y-axis: Well\n- Tools: Saw, Drill, Axe\n- Stones: Basalt, Marble\n")
    assert panel.x_axis.categories == ("Basalt", "Marble")
    assert "Saw" not in panel.y_axis.categories


def test_a_sentence_under_the_name_of_an_axis_lists_nothing():
    told = "The deepest of all are the Old Well and the North Well, of which nobody knows the depth."
    panel = _panel(
        f"- X-axis: Stone\n- Y-axis: Well\n- Stones: Basalt, Marble\n\n## Notes\n\n- Wells: {told}\n"
    )
    assert panel.y_axis.categories == ()


@pytest.mark.parametrize(
    "tail",
    [
        "in groups of five years",
        "in bins of 5 years",
        "five-year bins",
        "grouped by five years",
        "one row each",
    ],
)
def test_what_is_told_of_the_list_below_is_no_part_of_the_name(tail):
    panel = _panel(f"* X-axis: Site (A, B)\n* Y-axis: Age, {tail}:\n    * 0–4\n    * 5–9\n    * 10–14\n")
    assert (panel.y_axis.label, len(panel.y_axis.categories)) == ("Age", 3)

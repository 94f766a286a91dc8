"""Axes whose lists stand below an announcement, behind a name without a verb, or in a table above the data."""

import pytest

import heatparse
from heatparse.models import Document


def _read(*lines: str) -> Document:
    return heatparse.parse("\n".join(["## Heatmap: Trial", "", *lines, ""]))


ANNOUNCED = [
    "- Categories, with their place in the figure:",
    "- Labels, from left to right:",
    "- The categories, listed as they are printed:",
    "- Ticks and where they stand:",
    "- Values (in the order of the figure):",
    "- Five labels, named as follows:",
]


@pytest.mark.parametrize("line", ANNOUNCED)
def test_what_announces_labels_is_none_of_them(line: str) -> None:
    items = ["  - egg (far left)", "  - larva (center)", "  - adult (far right)"]
    axis = _read("**X-axis**", '- Title: "Stage"', line, *items).panels[0].x_axis
    assert (axis.label, axis.categories) == ("Stage", ("egg", "larva", "adult"))


@pytest.mark.parametrize(("one", "other"), [("- Cereals:", "- Pulses:"), ("* Grown here:", "* Bought:")])
def test_heads_of_groups_are_no_labels(one: str, other: str) -> None:
    axis = _read("**Y-axis**", one, "  - oats", "  - rye", other, "  - peas", "  - beans").panels[0].y_axis
    assert axis.categories == ("oats", "rye", "peas", "beans")


def test_an_item_that_has_no_items_below_it_stays_a_label() -> None:
    axis = _read("**Y-axis**", "- oats", "- rye", "- peas").panels[0].y_axis
    assert axis.categories == ("oats", "rye", "peas")


SENTENCES = [
    'The x-axis ("Month") lists Jan, Feb and Mar, the y-axis ("Crop") Rye, Oat and Hay.',
    'The columns ("Month") are Jan, Feb and Mar, the rows ("Crop") Rye, Oat and Hay.',
    "The x-axis (Month) shows Jan, Feb and Mar; the y-axis (Crop) Rye, Oat and Hay.",
    'The rows, labeled "Crop", are Rye, Oat and Hay, the columns, labeled "Month", Jan, Feb and Mar.',
    'On the x-axis ("Month") are Jan, Feb and Mar, on the y-axis ("Crop") Rye, Oat and Hay.',
    'The y-axis ("Crop") names Rye, Oat and Hay, the x-axis ("Month") the months Jan, Feb and Mar.',
]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_the_second_axis_needs_no_verb(sentence: str) -> None:
    panel = _read(sentence).panels[0]
    assert (panel.x_axis.label, panel.x_axis.categories) == ("Month", ("Jan", "Feb", "Mar"))
    assert (panel.y_axis.label, panel.y_axis.categories) == ("Crop", ("Rye", "Oat", "Hay"))


def test_a_bracket_with_the_list_is_no_name() -> None:
    panel = _read("The x-axis (Ant, Bee, Cow) stands against the y-axis (Dog, Elk, Fox).").panels[0]
    assert panel.x_axis.categories == ("Ant", "Bee", "Cow")
    assert panel.x_axis.label is None


HEADS = [
    ["| Element | Description |", "|---|---|", '| x-axis | "Hour": 06–10, 10–15 |', '| y-axis | "Arm": North, West |'],
    ["| Axis | Title | Categories |", "|---|---|---|", "| X | Hour | 06–10, 10–15 |", "| Y | Arm | North, West |"],
    ["| | X-axis | Y-axis |", "|---|---|---|", "| Title | Hour | Arm |", "| Values | 06–10, 10–15 | North, West |"],
]  # fmt: skip
DATA = [
    "| Arm | Hour | Weekday | Weekend |", "|---|---|---|---|", "| North | 06–10 | 24 | 52 |",
    "| North | 10–15 | 41 | 44 |", "| West | 06–10 | 22 | 50 |", "| West | 10–15 | 38 | 40 |",
]  # fmt: skip


@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("between", [["", "### Values", ""], [""]])
def test_a_table_of_the_axes_is_no_panel(head: list[str], between: list[str]) -> None:
    said = "Two heatmaps next to each other: **Weekday** on the left and **Weekend** on the right."
    document = _read(said, "", *head, *between, *DATA)
    assert [panel.title for panel in document.panels] == ["Weekday", "Weekend"]
    values = [[cell.value.value for cell in panel.cells if cell.value] for panel in document.panels]
    assert values == [[24, 41, 22, 38], [52, 44, 50, 40]]

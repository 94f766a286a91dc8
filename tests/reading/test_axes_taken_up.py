"""Lists and scales told in a sentence of their own, behind the one that names the axis or the color scale."""

from itertools import product

import pytest

import heatparse

MARKS = {"items": "- {}\n", "stars": "*   {}\n", "numbers": "1. {}\n", "lines": "{}\n\n", "one line": "{} "}
NAMING = [
    "The {axis} represents the {name}.",
    "The {axis} shows the {name}.",
    "The {axis} stands for {name}.",
]
LISTING = [
    "It lists {}.",
    "These are {}.",
    "They are {}.",
    "Its categories are {}.",
    "The labels are: {}.",
    "There are three of them: {}.",
    "They include {}.",
]
COLUMNS, ROWS = ["May", "July", "August"], ["Elm Street", "Oak Hill", "Ash Lane"]


def described(mark, naming, listing):
    lists = [("x-axis", "months", COLUMNS), ("y-axis", "stations", ROWS)]
    lines = [
        line
        for axis, name, labels in lists
        for line in (
            naming.format(axis=axis, name=name),
            listing.format(f"{labels[0]}, {labels[1]}, and {labels[2]}"),
        )
    ]
    text = "# Heatmap: Rain\n\n## Axes\n" + "".join(mark.format(line) for line in lines)
    return heatparse.parse(text + "\n\n## Values\n- Elm Street: 1, 2, 3\n- Oak Hill: 4, 5, 6\n").panels


@pytest.mark.parametrize("mark", MARKS)
def test_lists_of_the_axis_named_before(mark):
    for naming, listing in product(NAMING, LISTING):
        (panel,) = described(MARKS[mark], naming, listing)
        told = panel.x_axis.label, list(panel.x_axis.categories), list(panel.y_axis.categories)
        assert told == ("months", COLUMNS, ROWS), (naming, listing)
        assert len(panel.cells) == 6


@pytest.mark.parametrize("joint", [" ", "\n", "\n\n", "\n- "])
@pytest.mark.parametrize("name", ["The color bar is labeled “Rain”.", "A color bar stands on the right."])
@pytest.mark.parametrize(
    "told", ["It ranges from 0 to 10.", "It runs from 0 at the bottom to 10 at the top."]
)
def test_the_scale_of_the_color_bar_named_before(joint, name, told):
    start = "- " if "-" in joint else ""
    text = f"# Heatmap: Rain\n\n- **X-axis:** P, Q\n- **Y-axis:** R, S\n\n{start}{name}{joint}{told}\n"
    (panel,) = heatparse.parse(text).panels
    assert (panel.legend.low, panel.legend.high) == (0, 10)


@pytest.mark.parametrize(
    "text",
    [
        "The x-axis shows months and the y-axis shows years. They are wet, dry, and mild.",
        "The x-axis shows months. The values are high. They are wet, dry, and mild.",
        "The x-axis shows months. The color bar stands beside it. It lists wet, dry, and mild.",
    ],
)
def test_what_is_taken_up_is_open(text):
    for panel in heatparse.parse(f"# Heatmap: Rain\n\n{text}\n").panels:
        assert not panel.x_axis.categories
        assert not panel.y_axis.categories


def test_the_values_that_are_taken_up_are_no_scale():
    text = "# Heatmap: Rain\n\n- **X-axis:** P, Q\n- **Y-axis:** R, S\n\nThe row R is high. It ranges from 3 to 7.\n"
    (panel,) = heatparse.parse(text).panels
    assert panel.legend is None

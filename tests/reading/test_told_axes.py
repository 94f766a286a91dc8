"""Sentences tell what rows and columns stand for, in whatever order and by whatever verb."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

ROWS, COLUMNS = ("Loam", "Peat", "Marl"), ("Rye", "Oats", "Flax")
GRID = ["", "### Data", "", "```", "        Rye  Oats  Flax"] + [
    f"{row}     {n}.1   {n}.2   {n}.3" for n, row in enumerate(ROWS, 1)
] + ["```"]  # fmt: skip

NAMES = st.sampled_from([("soil", "crop"), ("soil type", "sown crop"), ("type of soil", "year of sowing")])
NAME_BEHIND = [
    "Each row is a {y}, each column a {x}.",
    "Each row stands for a {y} and each column for a {x}.",
    "There is one row per {y} and one column per {x}.",
    "The columns give the {x}, the rows the {y}.",
    "The y-axis represents the {y} and the x-axis represents the {x}.",
    "The y-axis represents the {y}. The x-axis represents the {x}.",
    "The vertical axis is labeled {y}, and the horizontal axis is labeled {x}.",
    'The horizontal axis is "{x}" and the vertical one is "{y}".',
    "The image is a heatmap whose rows correspond to the {y} and whose columns correspond to the {x}.",
    "Rows = {y}, columns = {x}.",
]
NAME_BEFORE = [
    "It shows yields by {y} (rows) and {x} (columns).",
    "The figure crosses the {y} (3 rows) with the {x} (3 columns).",
    "The matrix has the {y} as rows and the {x} as columns.",
    "The {y} runs down the side, the {x} across the top.",
    "The {x} is on the x-axis and the {y} on the y-axis.",
    "With the {y} on the vertical axis and the {x} on the horizontal axis, the map shows yields.",
    "The {y} is listed on the left, the {x} along the top.",
    "The {x} changes from left to right, the {y} from top to bottom.",
    'It has "{y}" on the y-axis and "{x}" on the x-axis.',
]


def panel_of(sentence):
    text = "\n".join(
        ["## Heatmap: Yields", "### Overview", f"The image is a heatmap of yields. {sentence}", *GRID]
    )
    (panel,) = heatparse.parse(text).panels
    assert (panel.x_axis.categories, panel.y_axis.categories) == (COLUMNS, ROWS)
    assert len(panel.cells) == len(ROWS) * len(COLUMNS)
    return panel


@given(names=NAMES, form=st.sampled_from([*NAME_BEHIND, *NAME_BEFORE]))
def test_both_axes_in_a_sentence(names, form):
    panel = panel_of(form.format(y=names[0], x=names[1]))
    assert (panel.y_axis.label, panel.x_axis.label) == names


@pytest.mark.parametrize(
    "sentence",
    [
        "The rows are normalized and the columns are sorted.",
        "The rows are Loam, Peat and Marl; the columns are Rye, Oats and Flax.",
        "The rows and the columns are labeled.",
        "The top row is brighter than the bottom row, and the left column darker than the right column.",
        "The x-axis and the y-axis have the same length.",
        "Loam, Peat and Marl (rows) stand against Rye, Oats and Flax (columns).",
    ],
)
def test_what_is_said_of_an_axis_is_no_name(sentence):
    panel = panel_of(sentence)
    assert panel.x_axis.label is None
    assert panel.y_axis.label is None


def test_a_statement_of_the_axis_comes_before_a_sentence():
    text = "\n".join(
        [
            "## Heatmap: Yields",
            "### Overview",
            "The rows represent fields and the columns represent plants.",
            "### Axes",
            "- **X-axis:** Crop (Rye, Oats, Flax)",
            "- **Y-axis (Soil):** Loam, Peat, Marl",
        ]
    )
    (panel,) = heatparse.parse(text).panels
    assert (panel.x_axis.label, panel.y_axis.label) == ("Crop", "Soil")

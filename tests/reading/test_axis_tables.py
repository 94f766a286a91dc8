"""Tables that describe the axes are read as axes, and never as the grid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

ROWS, COLUMNS = ("loam", "peat", "marl"), ("Rye", "Oats", "Flax")
GRID = ["", "### Data", "", "| | Rye | Oats | Flax |", "|---|---|---|---|"] + [
    f"| {row} | {n} | {n + 3} | {n + 6} |" for n, row in enumerate(ROWS)
]


def panel_of(rows):
    head, *body = rows
    table = [" | ".join(cells) for cells in (head, ["---"] * len(head), *body)]
    text = "\n".join(["## Heatmap: Yields", "### Axes", *(f"| {row} |" for row in table), *GRID])
    document = heatparse.parse(text)
    (panel,) = document.panels
    assert len(panel.cells) == len(ROWS) * len(COLUMNS)
    assert not document.unread
    return panel


def assert_axes(panel):
    assert (panel.x_axis.label, panel.y_axis.label) == ("Crop", "Soil")
    assert (panel.x_axis.categories, panel.y_axis.categories) == (COLUMNS, ROWS)


@given(
    head=st.sampled_from(["Title", "Label", "Name", "Variable", "Meaning"]),
    lists=st.sampled_from(["Tick labels", "Categories", "Values", "Entries", "Levels"]),
    keys=st.sampled_from(
        [("Horizontal", "Vertical"), ("X", "Y"), ("X-axis", "Y-axis"), ("Columns", "Rows"), ("x", "y")]
    ),
    mark=st.sampled_from(["", "`"]),
    more=st.booleans(),
)
def test_a_row_for_each_axis(head, lists, keys, mark, more):
    rows = [["Axis", head, lists]]
    for key, name, labels in zip(keys, ("Crop", "Soil"), (COLUMNS, ROWS), strict=True):
        rows.append([key, name, ", ".join(f"{mark}{label}{mark}" for label in labels)])
    if more:
        rows = [
            [*row, text]
            for row, text in zip(rows, ("Direction", "left → right", "top → bottom"), strict=True)
        ]
    assert_axes(panel_of(rows))


@given(
    title=st.sampled_from(["title", "label", "name"]),
    lists=st.sampled_from(["categories", "tick labels", "values", "categories (in order)"]),
)
def test_a_row_for_each_property(title, lists):
    rows = [["Element", "Value"]]
    for axis, name, labels in (("X-axis", "Crop", COLUMNS), ("Y-axis", "Soil", ROWS)):
        rows += [[f"{axis} {title}", name], [f"{axis} {lists}", ", ".join(labels)]]
    panel = panel_of([*rows, ["Color scale", "0 (white) to 9 (navy)"]])
    assert_axes(panel)
    assert (panel.legend.low, panel.legend.high) == (0, 9)


@pytest.mark.parametrize(
    "rows",
    [
        [
            ["Part", "Description"],
            ["**X-axis**", "Crop: Rye, Oats, Flax"],
            ["**Y-axis**", "Soil: loam, peat, marl"],
        ],
        [["Part", "Description"], ["Columns (Crop)", "Rye, Oats, Flax"], ["Rows (Soil)", "loam, peat, marl"]],
        [
            ["Axis", "Meaning", "n"],
            ["Columns", "Crop (Rye, Oats, Flax)", "3"],
            ["Rows", "Soil (loam, peat, marl)", "3"],
        ],
        [
            ["", "X-axis", "Y-axis"],
            ["Label", "Crop", "Soil"],
            ["Categories", "Rye, Oats, Flax", "loam, peat, marl"],
        ],
    ],
)
def test_forms_of_tables(rows):
    assert_axes(panel_of(rows))


def test_a_colour_scale_below_axes_may_be_a_single_word():
    rows = [["Axis", "Name", "Values"], ["x", "Crop", "Rye, Oats, Flax"], ["y", "Soil", "loam, peat, marl"]]
    panel = panel_of([*rows, ["color", "t/ha", "0 to 9"]])
    assert (panel.legend.low, panel.legend.high) == (0, 9)


@pytest.mark.parametrize("head", ["Component", "Element", "Part", "Axis", "Item"])
@pytest.mark.parametrize(
    "keys", [("Horizontal", "Vertical"), ("Horizontal (x)", "Vertical (y)"), ("X", "Y"), ("Bottom", "Left")]
)
def test_short_keys_below_a_word_for_the_parts_of_a_figure(head, keys):
    panel = panel_of(
        [
            (head, "Name", "Labels"),
            (keys[0], "Crop", ", ".join(COLUMNS)),
            (keys[1], "Soil", ", ".join(ROWS)),
            ("Color", "Yield (t)", "0 (white) to 9 (green)"),
        ]
    )
    assert_axes(panel)
    assert (panel.legend.low, panel.legend.high) == (0, 9)


@pytest.mark.parametrize("head", ["Component", "Direction", "Part"])
def test_such_keys_in_front_of_numbers_are_rows_of_data(head):
    text = f"# Heatmap: Sway\n\n| {head} | Run A | Run B |\n|---|---|---|\n| X | 0.1 | 0.2 |\n| Y | 0.3 | 0.4 |\n"
    (panel,) = heatparse.parse(text).panels
    assert (panel.y_axis.categories, len(panel.cells)) == (("X", "Y"), 4)

"""Both axes in one statement, each with its name and its categories."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

LABELS = st.lists(st.from_regex(r"[A-Z][a-z]{3,7}", fullmatch=True), min_size=6, max_size=6, unique=True)
FORMS = [
    'X-axis "Crop" ({x}), Y-axis "Soil" ({y}).',
    "X-axis: Crop ({x}); Y-axis: Soil ({y})",
    "x-axis = Crop ({x}), y-axis = Soil ({y})",
    'The x-axis is "Crop" with {x} and the y-axis is "Soil" with {y}',
    "x: Crop ({x}); y: Soil ({y})",
    "X = Crop ({x}), Y = Soil ({y})",
    "Horizontal axis shows Crop: {x}. Vertical axis shows Soil: {y}.",
    "“Crop” ({x}) horizontally, “Soil” ({y}) vertically",
]
BARE = [
    "horizontal: {x}; vertical: {y}",
    "{x} on the x-axis; {y} on the y-axis",
    "columns {x} / rows {y}",
]


def axes_of(said):
    text = f"## Heatmap: Yields\n### Components/Axes\n- **Axes**: {said}\n- **Legend:** 0 to 9\n"
    (panel,) = heatparse.parse(text).panels
    return panel.x_axis, panel.y_axis


@given(labels=LABELS, form=st.sampled_from([*FORMS, *BARE]))
def test_lists_of_both(labels, form):
    x, y = axes_of(form.format(x=", ".join(labels[:3]), y=", ".join(labels[3:])))
    assert (list(x.categories), list(y.categories)) == (labels[:3], labels[3:])
    assert (x.label, y.label) == (("Crop", "Soil") if form in FORMS else (None, None))


@pytest.mark.parametrize(
    "said", ["Rye, Oats, Flax", "Both axes list Rye, Oats, Flax", "the x-axis and the y-axis"]
)
def test_a_list_for_both_is_not_split(said):
    x, y = axes_of(said)
    assert x.categories == y.categories


def test_the_same_labels_told_in_a_sentence():
    text = (
        "The heatmap is titled “Sorting”. The horizontal axis is labeled “Assigned bin” and includes the labels "
        "red, in part red, and green. The vertical axis is labeled “Actual bin” and includes the same labels. "
        "In the first row for actual bin red, the values are 31 under assigned red, 2 under assigned in part red, "
        "and 0 under assigned green.\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert panel.x_axis.categories == panel.y_axis.categories == ("red", "in part red", "green")
    assert [(c.column, c.value.value) for c in panel.cells] == [("red", 31), ("in part red", 2), ("green", 0)]

"""Labels that sentences tell one after another, or beside one side of the grid."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse
from heatparse.reading.stations import read_stations
from heatparse.tokens import Tokens

SHOPS, HOURS = ["Bakery", "Fish Market", "Toys", "Shoe Repair"], ["Dawn", "Noon", "Dusk"]


def axes(told):
    panel = heatparse.parse(
        f"# Heatmap: Guests\n\nThe picture counts the guests of a mall.\n\n{told}\n"
    ).panels[0]
    return panel.y_axis, panel.x_axis


@pytest.mark.parametrize(
    "sentence",
    [
        "The rows run from Bakery at the top over Fish Market and Toys down to Shoe Repair at the bottom.",
        "The rows begin with Bakery, followed by Fish Market, Toys, and Shoe Repair.",
        "The y-axis opens with Bakery, continues with Fish Market and Toys, and ends with Shoe Repair.",
        "The vertical axis names the shops, starting with Bakery at the top, then Fish Market, Toys, and finally "
        "Shoe Repair.",
        "Down the left edge stand the shops: Bakery comes first, followed by Fish Market, Toys, and Shoe Repair.",
        "The first row is Bakery, the second is Fish Market, the third is Toys, and the last is Shoe Repair.",
        "The top row is called Bakery, then come Fish Market and Toys, and the bottom row is Shoe Repair.",
        "Bakery is the topmost row, below it come Fish Market, Toys and Shoe Repair.",
        'The word "shop" is set sideways on the left, beside the row labels, which start with Bakery at the top and go '
        "on with Fish Market, Toys, and Shoe Repair.",
    ],
)
def test_labels_told_one_after_another(sentence):
    assert list(axes(sentence)[0].categories) == SHOPS


@pytest.mark.parametrize(
    "sentence",
    [
        "Down the left side are the names of the shops: Bakery, Fish Market, Toys, and Shoe Repair, in that order "
        "from top to bottom.",
        "The rows correspond to Bakery, Fish Market, Toys, and Shoe Repair.",
        "The four rows belong to Bakery, Fish Market, Toys, and Shoe Repair.",
        "To the left of the grid one can read Bakery, Fish Market, Toys, and Shoe Repair.",
        "The left-hand labels, read from the top, say Bakery, Fish Market, Toys, and Shoe Repair.",
        "On the left side of the grid, we find the shops Bakery, Fish Market, Toys, and Shoe Repair.",
        "The vertical dimension is the shop, with Bakery, Fish Market, Toys, and Shoe Repair.",
        "The shops stand beside it. Going from top to bottom they are Bakery, Fish Market, Toys, and Shoe Repair.",
        'The vertical axis is titled "Shop" and has four entries, which are, starting from the top, Bakery, Fish '
        "Market, Toys, and Shoe Repair.",
    ],
)
def test_lists_beside_one_side(sentence):
    assert list(axes(sentence)[0].categories) == SHOPS
    assert not axes(sentence)[1].categories


@pytest.mark.parametrize(
    "sentence",
    [
        "Across the bottom are three times of day, Dawn, Noon, and Dusk.",
        "The columns go from Dawn on the left through Noon to Dusk on the right.",
        "Above the grid, three times are listed: Dawn, Noon, Dusk.",
        "The leftmost column is labeled Dawn, followed by Noon and Dusk.",
        "Going from left to right they are Dawn, Noon, and Dusk.",
    ],
)
def test_labels_of_columns(sentence):
    assert list(axes(sentence)[1].categories) == HOURS


def test_two_lists_of_one_sentence():
    rows, columns = axes(
        "Bakery, Toys, and Shoe Repair are the three rows, and Dawn, Noon, and Dusk are the three columns."
    )
    assert list(rows.categories) == ["Bakery", "Toys", "Shoe Repair"]
    assert list(columns.categories) == HOURS


@pytest.mark.parametrize(
    "sentence",
    [
        "The rows start with low values, followed by higher and higher ones.",
        "On the left, the crowds are thin, slow and quiet.",
        "The top row is darkest, followed by the second and the third.",
        "The colors go from white over yellow and orange to red.",
        "Values fall from the top row through the middle ones down to the bottom.",
        "On the left the values are 0.2, 0.3 and 0.4.",
    ],
)
def test_talk_is_no_list(sentence):
    rows, columns = axes(sentence)
    assert not rows.categories
    assert not columns.categories


@pytest.mark.parametrize(
    ("told", "name"),
    [
        (
            "The vertical axis is called **Shop**; from top to bottom it contains Bakery, Toys, and Shoe Repair.",
            "Shop",
        ),
        ("The vertical axis, titled **kind of shop**, lists Bakery, Toys, and Shoe Repair.", "kind of shop"),
        (
            "- **Rows**: Shop, that is Bakery, Toys, Shoe Repair\n- **Columns**: Hour, to wit Dawn, Noon, Dusk",
            "Shop",
        ),
        (
            "- **Rows**: Shop (to be precise: Bakery, Toys, Shoe Repair)\n- **Columns**: Hour: Dawn, Noon",
            "Shop",
        ),
        (
            "- **Rows**: Shop, in this order: Bakery, Toys, Shoe Repair\n- **Columns**: Hour: Dawn, Noon",
            "Shop",
        ),
        (
            '- Top edge, "Hour": Dawn · Noon · Dusk\n- Left edge, "Shop":\n  - Bakery\n  - Toys\n  - Shoe Repair',
            "Shop",
        ),
        ("- Left margin (Shop): Bakery, Toys, Shoe Repair\n- Bottom margin (Hour): Dawn, Noon, Dusk", "Shop"),
    ],
)
def test_names_in_front_of_lists(told, name):
    rows, _ = axes(told)
    assert rows.label == name
    assert list(rows.categories) == ["Bakery", "Toys", "Shoe Repair"]


def test_a_name_in_front_of_a_semicolon():
    rows, columns = axes(
        "The grid has four rows for the stores.\n\n"
        "* The horizontal axis is called **Hour** and contains Dawn, Noon, and Dusk.\n"
        "* The vertical axis is called **Shop**; from top to bottom it contains Bakery, Toys, and Salon."
    )
    assert (rows.label, columns.label) == ("Shop", "Hour")


def test_a_name_of_the_other_side_is_left_to_it():
    rows, _ = axes("The x-axis is called Hour; down the left side are Bakery, Toys, and Salon.")
    assert rows.label != "Hour"


@pytest.mark.parametrize(
    "scale",
    [
        "There is a color bar. Its lowest color, a pale blue, belongs to 20, and its highest color, a dark navy, "
        "belongs to 80.",
        "Pale blue belongs to 20 and dark navy belongs to 80 on the color bar.",
    ],
)
def test_colors_that_belong_to_the_ends(scale):
    legend = heatparse.parse(f"# Heatmap: Guests\n\n{scale}\n\n- A: B 30, C 40\n").panels[0].legend
    assert legend is not None
    assert (legend.low, legend.high) == (20, 80)


def test_labels_are_no_name():
    rows, columns = axes("The rows are labeled Bakery and Toys. The x-axis is labeled Dawn, Noon, and Dusk.")
    assert rows.label is None
    assert columns.label is None


@pytest.mark.parametrize(
    "told", ["same shops and same order as the rows", "the same shops in the same order"]
)
def test_an_axis_with_the_labels_of_the_other_has_its_own_name(told):
    rows, columns = axes(f"- **Rows**: From, that is Bakery, Toys, Salon\n- **Columns**: Goal, {told}")
    assert columns.label == "Goal"
    assert columns.categories == rows.categories


def test_an_order_from_top_to_bottom_ranks_nothing():
    told = "Down the left side are the names of the shops: Bakery, Toys and Salon, in that order from top to bottom."
    rows = "- Bakery: Dawn 2, Noon 5\n- Toys: Dawn 4, Noon 9\n- Salon: Dawn 1, Noon 3"
    text = f"# Heatmap: Guests\n\n{told} Across the bottom are the times, Dawn and Noon.\n\n{rows}\n"
    assert not heatparse.check(text).findings


_NAMES = st.lists(
    st.from_regex(r"[A-Z][b-df-hj-np-tv-z]{3,6}", fullmatch=True), min_size=3, max_size=7, unique=True
)


@given(
    _NAMES,
    st.sampled_from(
        ["starts with {0}, followed by {1} and {2}", "begins with {0}, {1} and ends with {2}",
         "from {0} at the top through {1} down to {2}", "{0} comes first, then come {1} and {2}"]
    ),
)  # fmt: skip
def test_all_labels_are_read_in_their_order(names, told):
    text = told.format(names[0], ", ".join(names[1:-1]), names[-1])
    found = read_stations(list(Tokens(text).items), text)
    assert found is not None
    assert found.labels == names

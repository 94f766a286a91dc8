"""One list for two sides, all rows counted, the way that labels run, and lists of ranges with words for open ends."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse

TREES = ("Oak", "Ash", "Silver fir", "Elm")


def panel_of(text):
    (panel,) = heatparse.parse(f"# Heatmap: Seedlings\n\n{text}\n").panels
    return panel


def lists(text):
    panel = panel_of(text)
    return panel.x_axis.categories, panel.y_axis.categories


@pytest.mark.parametrize(
    "sentence",
    [
        "The same four trees stand along the bottom and along the left side, in this order: Oak, Ash, Silver fir, Elm.",
        "Four trees are listed both across the top and down the side, namely Oak, Ash, Silver fir and Elm.",
        "Oak, Ash, Silver fir and Elm are named along the top as well as down the left side.",
        "The same trees (Oak, Ash, Silver fir, Elm) appear across the top and down the side.",
        "On the left and at the bottom are the trees Oak, Ash, Silver fir and Elm.",
        "Both sides of the square list the same four trees: Oak, Ash, Silver fir and Elm.",
        "Each margin carries the same names: Oak, Ash, Silver fir, Elm.",
        "The bottom edge and the left edge show the same four trees: Oak, Ash, Silver fir and Elm.",
    ],
)
def test_one_list_is_that_of_both_sides(sentence):
    assert lists(f"{sentence}\n\nThe ash beside the oak is tall.") == (TREES, TREES)


def test_two_lists_stay_apart():
    told = "Down the side are Oak, Ash and Elm, and along the top are May, June and July."
    assert lists(told) == (("May", "June", "July"), ("Oak", "Ash", "Elm"))


@pytest.mark.parametrize(
    "sentence",
    [
        "The four rows stand for the trees Oak, Ash, Silver fir and Elm, from top to bottom.",
        "Its four rows stand for Oak, Ash, Silver fir and Elm.",
        "All four rows carry names: Oak, Ash, Silver fir and Elm.",
        "The rows are Oak, Ash, Silver fir and Elm from the gate to the pond.",
        'The left side of the grid is labelled "Tree" and shows Oak, Ash, Silver fir and Elm.',
    ],
)
def test_all_rows_are_listed(sentence):
    assert panel_of(sentence).y_axis.categories == TREES


@pytest.mark.parametrize(
    "sentence", ["Two rows show Oak and Ash as pale.", "The last two rows show the young ones."]
)
def test_some_rows_are_no_axis(sentence):
    assert panel_of(sentence).y_axis.categories == ()


def test_plural_in_front_of_codes_and_small_letters_in_front_of_large_ones():
    assert lists("Plots P1, P2 and P3 form both the rows and the columns.")[0] == ("P1", "P2", "P3")
    told = "Three measures are listed along the top and down the left side, namely pH, Clay and Sand."
    assert lists(told)[1] == ("pH", "Clay", "Sand")


@pytest.mark.parametrize(
    "heads",
    [
        ("under 12", "12 to 19", "20 to 39", "40 and over"),
        ("below 12", "12–19", "20–39", "above 39"),
        ("up to 12", "13–19", "20–39", "40+"),
        ("less than 5 km", "5 to 10 km", "10 to 20 km", "more than 20 km"),
        ("below 900 €", "900 to 1,500 €", "1,500 to 3,000 €", "above 3,000 €"),
        ("under $5k", "$5k–$9k", "$9k–$20k", "over $20k"),
        ("before 1950", "1950–1979", "1980–1999", "2000 and later"),
        ("< 5 m", "5–10 m", "10–20 m", "> 20 m"),
    ],
)
@pytest.mark.parametrize(
    "form", ["- **Columns:** {}", "- **Columns:** Class ({})", "The columns are the classes ({})."]
)
def test_words_for_open_ends_belong_to_the_labels(heads, form):
    assert panel_of(form.format(", ".join(heads))).x_axis.categories == heads


@pytest.mark.parametrize(
    "text", ["- **X-axis:** 0, 10, 20", "- **X-axis:** Hour, from 0 up to 20 in steps of 10"]
)
def test_words_in_front_of_plain_numbers_bound_nothing(text):
    assert panel_of(text).x_axis.categories == ("0", "10", "20")


@settings(max_examples=40, deadline=None)
@given(
    ages=st.lists(st.integers(2, 99), min_size=3, max_size=6, unique=True).map(sorted),
    words=st.sampled_from(
        [("under", "over"), ("below", "above"), ("younger than", "older than"), ("<", ">")]
    ),
)
def test_ranges_come_back_as_they_were_written(ages, words):
    first, last = f"{words[0]} {ages[0]}", f"{words[1]} {ages[-1]}"
    heads = [first, *(f"{one}–{two}" for one, two in pairwise(ages)), last]
    assert panel_of(f"- **Columns:** {', '.join(heads)}").x_axis.categories == tuple(heads)

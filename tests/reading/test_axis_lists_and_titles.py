"""Lists of categories in other punctuation, ticks that a word spaces, and names that a key announces."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """## Heatmap: Milk by Farm

### Components/Axes
{axis}
- **Y-axis (Farm):** Ada, Bea
- **Color scale:** 0 to 9

### Key Observations
- Milk is plenty.
"""
FEEDS = ("Oat", "Rye", "Hay")


def x_axis(axis: str) -> tuple[str | None, tuple[str, ...]]:
    panel = heatparse.parse(TEXT.format(axis=axis)).panels[0]
    assert (panel.y_axis.label, panel.y_axis.categories) == ("Farm", ("Ada", "Bea"))
    return panel.x_axis.label, panel.x_axis.categories


@pytest.mark.parametrize("name", ["", "Feed ", "Feeds in use "])
@pytest.mark.parametrize(
    "quoted",
    ['labeled "Oat," "Rye," and "Hay"', 'labeled "Oat," "Rye," "Hay."', 'labelled "Oat", "Rye", "Hay"'],
)
def test_the_commas_of_a_list_may_stand_inside_of_its_quotes(name, quoted):
    assert x_axis(f"- **X-axis:** {name}{quoted}") == (name.strip() or None, FEEDS)


@pytest.mark.parametrize(
    ("listed", "label"),
    [
        ("Feed (categorical; Oat, Rye, and Hay)", "Feed"),
        ("Feed (categorical: Oat, Rye, Hay)", "Feed"),
        ("Feed, comprising Oat, Rye, and Hay", None),
        ("Label: Feed, Values: Oat, Rye, Hay", "Feed"),
        ('Label = "Feed"; Values = Oat, Rye, Hay', "Feed"),
        ("Feed on a categorical scale: Oat, Rye, Hay", "Feed"),
        ("Column 1 = Oat, Column 2 = Rye, Column 3 = Hay", None),
    ],
)
def test_labels_behind_what_introduces_them(listed, label):
    found, categories = x_axis(f"- **X-axis:** {listed}")
    assert categories == FEEDS
    assert label is None or found == label


@pytest.mark.parametrize("form", ["Kinds ({})", "{}", "Kinds: {}. They are feeds.", "{} (left to right)."])
def test_abbreviations_keep_their_full_stops(form):
    assert x_axis(f"- **X-axis:** {form.format('Oat., Rye., Hay.').replace('..', '.')}")[1] == (
        "Oat.",
        "Rye.",
        "Hay.",
    )


def test_initials_open_a_list():
    assert x_axis("- **X-axis:** N. Hill, S. Hill, E. Hill")[1] == ("N. Hill", "S. Hill", "E. Hill")


@pytest.mark.parametrize("tail", ["etc.", "etc", "and so on", "and so forth."])
def test_a_list_that_breaks_off_names_not_all(tail):
    assert x_axis(f"- **X-axis (Feed):** Oat, Rye, {tail}") == ("Feed", ())


@pytest.mark.parametrize("first", [0, 4])
@pytest.mark.parametrize(
    ("ticks", "step"),
    [
        ("with tick marks at every even number", 2),
        ("with labels at every other number", 2),
        ("labeled with even numbers", 2),
        ("every third number is labeled", 3),
        ("ticks at multiples of 4", 4),
        ("ticks every 4 units", 4),
    ],
)
def test_a_word_tells_the_step_of_ticks(first, ticks, step):
    last = first + 12
    label, categories = x_axis(f'- **X-axis:** Labeled "Slot", from {first} to {last}, {ticks}.')
    assert (label, categories) == ("Slot", tuple(map(str, range(first, last + 1, step))))
    counted = x_axis(f'- **X-axis:** Labeled "Slot". There are 13 slots, {first} to {last}, {ticks}.')
    assert counted[1] == tuple(map(str, range(first, last + 1)))


@pytest.mark.parametrize("key", ["X-Axis Title", "X-Axis Name", "X-axis label", "Title of the X-axis"])
@pytest.mark.parametrize(
    "told", ["Names of the feeds tried.", "Text labels representing farm feeds.", "Numbers for the feeds"]
)
def test_an_announced_name_stands_above_a_description(key, told):
    text = f"- **X-Axis (Bottom):** {told}\n- **{key}:** `Feed`\n- **X-Axis Markers:** Oat, Rye, Hay"
    assert x_axis(text) == ("Feed", FEEDS)


@pytest.mark.parametrize(
    "nothing",
    ["(Implicitly, feed on X-axis)", "Not labeled, implied to be feeds", "(not shown)", "None visible"],
)
def test_a_title_that_is_not_there_is_no_list(nothing):
    assert x_axis(f"- **X-axis Title:** {nothing}\n- **X-axis Labels:** Oat, Rye, Hay") == (None, FEEDS)


def test_a_quoted_name_stands_above_a_later_title():
    text = '- **X-axis:** Labeled "Feed"\n- **X-axis Title:** Kind\n- **X-axis Labels:** Oat, Rye, Hay'
    assert x_axis(text)[0] == "Feed"

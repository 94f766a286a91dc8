"""Names of axes behind their lists: they name the axis, and are no part of the last label."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

FEEDS, PENS = ["Hay", "Oats", "Maize"], ["North", "South", "East"]


def frame(text):
    (panel,) = heatparse.parse(f"## Heatmap: Made up\n\n{text}\n").panels
    return [(axis.label, list(axis.categories)) for axis in (panel.y_axis, panel.x_axis)]


@pytest.mark.parametrize(
    "text",
    [
        'The rows are Hay, Oats and Maize (axis title "Feed"). '
        'The columns are North, South and East (axis title "Pen").',
        'The rows list Hay, Oats and Maize (titled "Feed"); the columns list North, South and East (titled "Pen").',
        "The rows are Hay, Oats, Maize (axis title: Feed). The columns are North, South, East (axis title: Pen).",
        'The y-axis shows Hay, Oats and Maize (label: "Feed"), the x-axis North, South and East (label: "Pen").',
        'The rows are Hay, Oats and Maize, under the title "Feed"; '
        'the columns are North, South and East, under the title "Pen".',
        'The rows are Hay, Oats and Maize with the label "Feed"; '
        'the columns are North, South and East with the label "Pen".',
        'The rows stand for Hay, Oats and Maize and carry the title "Feed". '
        'The columns stand for North, South and East and carry the title "Pen".',
        'The rows are Hay, Oats and Maize; the axis is titled "Feed". '
        'The columns are North, South and East; the axis is titled "Pen".',
        '- **Rows:** Hay, Oats, Maize (labelled "Feed")\n- **Columns:** North, South, East (labelled "Pen")',
        '- Rows: `Hay`, `Oats`, `Maize`, titled "Feed"\n- Columns: `North`, `South`, `East`, titled "Pen"',
        "Rows: Hay, Oats, Maize [axis title: Feed]\nColumns: North, South, East [axis title: Pen]",
        'The pens form the columns and the feeds the rows. The rows are Hay, Oats and Maize (axis title "Feed"). '
        'The columns are North, South and East (axis title "Pen").',
    ],
)
def test_a_name_behind_a_list_names_the_axis(text):
    assert frame(text) == [("Feed", FEEDS), ("Pen", PENS)]


NAMES = st.from_regex(r"[A-Z][a-z]{3,8}( [a-z]{3,6})?", fullmatch=True)


@given(
    row=NAMES,
    column=NAMES,
    word=st.sampled_from(["axis title", "axis label", "titled", "labelled", "title:"]),
    marks=st.sampled_from(['""', "“”"]),
)
def test_a_quoted_name_in_a_bracket_names_the_axis(row, column, word, marks):
    first, last = marks
    text = (
        f"The rows are Hay, Oats and Maize ({word} {first}{row}{last}). "
        f"The columns are North, South and East ({word} {first}{column}{last})."
    )
    assert frame(text) == [(row, FEEDS), (column, PENS)]


@pytest.mark.parametrize("told", ["(untitled)", "(no axis title)", "without an axis title", ", unlabelled"])
def test_an_axis_without_a_name_gets_none(told):
    joint = "" if told.startswith(",") else " "
    text = f"The rows are Hay, Oats, Maize{joint}{told}. The columns are North, South, East{joint}{told}."
    assert frame(text) == [(None, FEEDS), (None, PENS)]


def test_another_name_of_the_last_label_is_no_name_of_the_axis():
    told = frame("The rows are Hay, Oats and Maize (called Zea). The columns are North, South and East.")
    assert told[0][0] is None


def test_the_name_of_a_scale_is_no_name_of_an_axis_that_ends_alike():
    (panel,) = heatparse.parse(
        "## Heatmap: Made up\n\nThe columns are the doses 0, 2, 4 and 6. The rows are Hay, Oats and Maize. "
        'A color bar from 0 to 6 (labelled "Growth") stands beside it.\n'
    ).panels
    assert panel.x_axis.label != "Growth"


def test_the_title_of_the_figure_is_no_name_of_an_axis():
    told = frame(
        'The rows are Hay, Oats and Maize. The columns are North, South and East. The title is "Feeds".'
    )
    assert told == [(None, FEEDS), (None, PENS)]


@pytest.mark.parametrize(
    "told",
    [
        'The vertical axis carries the title "Feed", the horizontal axis the title "Pen".',
        'The vertical axis has the label "Feed", and the horizontal axis the label "Pen".',
        'The vertical axis bears the title "Feed"; the horizontal axis bears the title "Pen".',
        'The y-axis has the name "Feed" and the x-axis the name "Pen".',
    ],
)
def test_a_sentence_behind_the_lists_may_tell_both_titles(told):
    text = f"The rows are Hay, Oats and Maize, the columns North, South and East. {told}"
    assert frame(text) == [("Feed", FEEDS), ("Pen", PENS)]


def test_a_quotation_behind_the_word_for_the_axis_names_it():
    text = '- Rows: Hay, Oats, Maize (axis "Feed")\n- Columns: North, South, East (axis “Pen”)'
    assert frame(text) == [("Feed", FEEDS), ("Pen", PENS)]

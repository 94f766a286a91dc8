"""Values that "with" adds to what a sentence says: each has its labels, or the one of the sentence."""

import pytest

import heatparse

FRAME = """## Heatmap: Made up

The x-axis ("Season") has Spring, Summer, Autumn and Winter. The y-axis ("Crop") has Wheat, Barley, Oats and Rye. \
The color bar goes from 0 to 100.

### Detailed description

{}
"""


def cells(text):
    (panel,) = heatparse.parse(FRAME.format(text)).panels
    return {(cell.row, cell.column): cell.value.value for cell in panel.cells}


@pytest.mark.parametrize(
    "text",
    [
        "Barley is slightly weaker, with 22 t in Spring and 31 t in Autumn.",
        "Barley is the palest of all rows, with 22 t in Spring and 31 t in Autumn.",
        "Barley looks clearly lower, at 22 t in Spring and 31 t in Autumn.",
        "Barley lags behind, having 22 t in Spring and 31 t in Autumn.",
        "The Barley row is darker on the left, with 22 in Spring and 31 in Autumn.",
        "Most cells lie below 60, with 22 in Spring for Barley and 31 in Autumn for Barley.",
        "From Spring to Autumn, most cells are between 20 and 40, "
        "with 22 for Barley in Spring and 31 for Barley in Autumn.",
        "The values range from 22 to 31, with 22 for Barley in Spring, and 31 for Barley in Autumn.",
    ],
)
def test_each_value_behind_with_is_that_of_its_labels(text):
    assert cells(text) == {("Barley", "Spring"): 22, ("Barley", "Autumn"): 31}


def test_each_with_belongs_to_the_label_in_front_of_it():
    told = cells(
        "Barley comes second, with 59 in Spring and 58 in Winter, "
        "and Oats comes third, with 49 in Spring and 48 in Winter."
    )
    assert told == {
        ("Barley", "Spring"): 59,
        ("Barley", "Winter"): 58,
        ("Oats", "Spring"): 49,
        ("Oats", "Winter"): 48,
    }


def test_the_label_in_front_may_be_a_column():
    told = cells("Winter is dry, with 4 t for Wheat and 3 t for Oats.")
    assert told == {("Wheat", "Winter"): 4, ("Oats", "Winter"): 3}


@pytest.mark.parametrize(
    "text",
    [
        "Wheat is higher than Barley, with 40 t in Spring and 35 t in Winter.",
        "Barley drops most, with a loss of 12 t in Spring and of 3 t in Winter.",
        "Rye is erratic, with 12 t more in Spring and 3 t more in Winter.",
    ],
)
def test_what_leaves_the_line_open_or_tells_a_change_gives_no_cells(text):
    assert not cells(text)


def test_a_sentence_without_numbers_does_not_hide_the_row_behind_it():
    told = cells("Sowing starts in Spring. In Oats, 17 t are reached in Summer and 25 t in Autumn.")
    assert told == {("Oats", "Summer"): 17, ("Oats", "Autumn"): 25}


def test_labels_with_numbers_in_told_rows_are_read():
    document = heatparse.parse(
        '## Heatmap: Made up\n\nThe y-axis ("Animal") lists Fox, Owl and Hare. The x-axis ("Hour") lists 00–08, 08–16 '
        "and 16–24.\n\n### Data\n\nThe fox row shows 12 visits at 00–08, 9 at 08–16 and 1 at 16–24.\n"
        "The owl row shows 2 visits at 00–08, 7 at 08–16 and 3 at 16–24.\n"
    )
    assert len(document.panels[0].cells) == 6
    assert not document.unread

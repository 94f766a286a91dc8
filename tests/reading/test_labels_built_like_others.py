"""Labels that no axis lists, but that are built like all of one: their cells are read, and reported."""

import pytest

import heatparse

HOURS = """## Heatmap: Made up

The x-axis ("Hour") has 00:00, 06:00, 12:00 and 18:00. The y-axis ("Month") has January, April, July and October.

### Detailed description

In January, it is 10 at 00:00, 12 at 06:00, 14 at 12:00 and 16 at 18:00.
In October, it is 11 at 00:00, 13 at 06:00, 15 at 12:00 and 17 at 18:00.
{}
"""
LAYERS = """## Heatmap: Made up

The x-axis ("Layer") has L0, L4, L8 and L12. The y-axis ("Head") has Head 1, Head 2 and Head 3.

### Detailed description

In Head 1, it is 10 at L0, 12 at L4, 14 at L8 and 16 at L12.
In Head 3, it is 11 at L0, 13 at L4, 15 at L8 and 17 at L12.
{}
"""


def read(text):
    report = heatparse.check(text)
    (panel,) = heatparse.parse(text).panels
    told = {(cell.row, cell.column): cell.value.value for cell in panel.cells[8:]}
    return told, [finding.rule for finding in report.findings]


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("In July, 71 are reached at 00:00 and 52 at 14:00.", ("July", "14:00")),
        ("July has 71 at 00:00, 60 at 06:00 and 52 at 14:00.", ("July", "14:00")),
        ("July: 71 (00:00), 52 (14:00)", ("July", "14:00")),
        ("The cell for July at 14:00 shows 52.", ("July", "14:00")),
        ("In May, it is 71 at 00:00, 60 at 06:00, 52 at 12:00 and 53 at 18:00.", ("May", "12:00")),
        ("The value of June at 12:00 is 52.", ("June", "12:00")),
    ],
)
def test_a_time_or_month_that_is_not_listed_is_a_label(line, place):
    told, rules = read(HOURS.format(line))
    assert told[place] == 52
    assert rules == ["unknown-category"]


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("Head 2 has 71 at L0, 60 at L4, and 52 at L16.", ("Head 2", "L16")),
        ("The cell of Head 2 at L16 shows 52.", ("Head 2", "L16")),
        ("In Head 7, it is 71 at L0, 60 at L4, 52 at L8 and 53 at L12.", ("Head 7", "L8")),
        ("Head 2 is dark, with 71 at L0 and 52 at L16.", ("Head 2", "L16")),
    ],
)
def test_a_number_behind_the_word_of_all_labels_is_a_label(line, place):
    told, rules = read(LAYERS.format(line))
    assert told[place] == 52
    assert rules == ["unknown-category"]


def test_what_stands_in_no_statement_is_no_label():
    told, rules = read(HOURS.format("The sensor was read at 14:00. In July, 71 are reached at 00:00."))
    assert ("July", "14:00") not in told
    assert not rules


def test_what_lies_between_numbers_at_even_distances_may_be_there():
    assert not read(LAYERS.format("Head 2 has 71 at L0, 60 at L4, and 52 at L6."))[1]


def test_places_between_ticks_are_not_reported():
    text = HOURS.replace('("Hour") has', '("Hour") has ticks at').format(
        "The cell for July at 14:00 shows 52."
    )
    assert not read(text)[1]


def test_another_spelling_of_a_listed_month_is_that_month():
    told, rules = read(HOURS.format("The value of Apr at 12:00 is 52."))
    assert told == {("April", "12:00"): 52}
    assert not rules

"""Sentences that tell values as what rows have come to: "At noon, Ant has climbed to 4 and Bee to 6"."""

import pytest

import heatparse

TEXT = """# Heatmap: Queue Lengths

Rows (Desk): Visa, Post, Bank, Rail
Columns (Hour): Dawn, Noon, Dusk
Color bar: 0 to 9

At Dawn, Visa is at 2, Post at 3, Bank at 4 and Rail at 1.
{}
"""


def _told(sentence):
    cells = heatparse.parse(TEXT.format(sentence)).panels[0].cells
    return {(cell.row, cell.column): cell.value.value for cell in cells if cell.column != "Dawn"}


@pytest.mark.parametrize(
    ("verb", "other"),
    [
        ("has climbed to", "to"),
        ("climbs to", "to"),
        ("has fallen to", "has risen to"),
        ("dropped to", "grew to"),
        ("is back to", "returns to"),
        ("went down to", "rose to"),
        ("slipped back to", "to"),
    ],
)
@pytest.mark.parametrize("joint", [" and", ", and", ", while", ", whereas"])
def test_what_two_rows_come_to_are_values(verb, other, joint):
    if joint not in (" and", ", and") and other == "to":
        other = "is at"
    assert _told(f"At Noon, Visa {verb} 5{joint} Post {other} 6.") == {
        ("Visa", "Noon"): 5,
        ("Post", "Noon"): 6,
    }


def test_other_verbs_may_stand_beside_them():
    told = _told("At Dusk, Post has sunk to 1, whereas Bank shows 7 and Rail 8.")
    assert told == {("Post", "Dusk"): 1, ("Bank", "Dusk"): 7, ("Rail", "Dusk"): 8}


def test_a_remark_may_follow():
    told = _told("At Noon, Visa returns to 5 and Post to 6; the Bank cell is hatched and carries no number.")
    assert told == {("Visa", "Noon"): 5, ("Post", "Noon"): 6}


@pytest.mark.parametrize(
    "sentence",
    [
        "At Noon, it falls from 5 at Visa to 2 at Post.",
        "At Noon, Visa rose by 3 and Post by 2.",
        "At Noon, Visa is close to 5 desks away.",
    ],
)
def test_changes_and_courses_are_no_values(sentence):
    assert not _told(sentence)


@pytest.mark.parametrize(
    "verb", ["drops to", "rises to", "has fallen to", "goes down to", "collapses to", "peaks at", "reaches"]
)
@pytest.mark.parametrize(
    "frame",
    [
        "For Bank at Dusk, the queue {} 8.",
        "At Dusk and for Bank, it {} 8.",
        "Bank at Dusk {} 8.",
        "At Dusk, Bank {} 8.",
        "Nothing else is known. For Bank at Dusk, the queue {} 8. The rest is blank.",
    ],
)
def test_a_verb_may_lead_to_the_one_value_of_a_row_and_a_column(frame, verb):
    assert _told(frame.format(verb)) == {("Bank", "Dusk"): 8}


@pytest.mark.parametrize(
    "sentence",
    [
        "For Bank at Dusk, the queue drops by 3.",
        "For Bank at Dusk, the queue drops to 3 from 8.",
        "From Visa to Bank, the queue at Dusk drops to 3.",
        "For Bank, the queue drops to 3.",
        "Bank at Dusk peaks at 3 times the size.",
    ],
)
def test_a_way_is_no_value_of_a_row_and_a_column(sentence):
    assert not _told(sentence)


NUMBERED = """# Heatmap: Yields

- X-axis: Dose (mg): 10, 20, 30
- Y-axis: Age (d): 1, 2, 3
- Color scale: 0 to 100

{}
"""


def _numbered(sentence):
    cells = heatparse.parse(NUMBERED.format(sentence)).panels[0].cells
    return {(cell.row, cell.column): cell.value.value for cell in cells}


@pytest.mark.parametrize("verb", ["drops to", "rises to", "has fallen to", "peaks at"])
@pytest.mark.parametrize("place", ["At age 2 and 20 mg,", "For age 2 and a dose of 20 mg,"])
def test_labels_may_be_numbers_beside_a_value_that_is_reached(place, verb):
    assert _numbered(f"{place} the yield {verb} 43.") == {("2", "20"): 43}


@pytest.mark.parametrize(
    "verb", ["is printed at", "is shown for", "appears at", "stands at", "can be read at", "was measured at"]
)
@pytest.mark.parametrize("place", ["At age 2,", "In the row for age 2,"])
def test_a_verb_may_stand_between_a_value_and_its_number(place, verb):
    assert _numbered(f"{place} 34 {verb} 20 mg and 38 at 30 mg.") == {("2", "20"): 34, ("2", "30"): 38}

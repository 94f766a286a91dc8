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

"""Rows, or columns, that sentences tell one after the other, each with all of its values."""

import pytest

import heatparse

ITEMS = "- Rows (Stop): Harbour, Airport, Museum\n- Columns (Day): Mon, Tue, Wed\n\n"
ALT = (
    "Alt text: Heatmap of waiting people, with the stop on the vertical axis (Harbour, Airport, Museum) and the day on "
    "the horizontal axis (Mon, Tue, Wed); the shading runs from white at 0 to red at 40. "
)
GRID = {"Harbour": [12, 18, 9], "Airport": [22, 31, 27], "Museum": [7, 5, 11]}
CELLS = {
    (row, col): value
    for row, line in GRID.items()
    for col, value in zip(("Mon", "Tue", "Wed"), line, strict=True)
}


def cells(text):
    panel = heatparse.check("# Heatmap: Queues\n\n" + text + "\n").document.panels[0]
    return {(cell.row, cell.column): cell.value.value for cell in panel.cells}


@pytest.mark.parametrize("front", [ITEMS, ALT])
@pytest.mark.parametrize(
    "told",
    [
        "Harbour recorded 12 people on Mon, 18 on Tue and 9 on Wed; Airport had 22, 31 and 27; and Museum 7, 5 and 11, "
        "respectively.",
        "At Harbour, 12 people wait on Mon, 18 on Tue and 9 on Wed; at Airport, 22, 31 and 27; at Museum, 7, 5 and 11.",
        "The values for Harbour are 12, 18 and 9, for Airport 22, 31 and 27, and for Museum 7, 5 and 11.",
        "From left to right, the Harbour row reads 12, 18, 9, the Airport row reads 22, 31, 27, and the Museum row "
        "reads 7, 5, 11.",
        "The Mon column contains 12, 22 and 7, the Tue column 18, 31 and 5, and the Wed column 9, 27 and 11.",
        "Mon shows 12 for Harbour, 22 for Airport and 7 for Museum; Tue shows 18, 31 and 5; Wed shows 9, 27 and 11.",
        "Harbour stands at 12 on Mon, 18 on Tue and 9 on Wed, Airport at 22, 31 and 27, and Museum at 7, 5 and 11.",
        "Harbour goes from 12 on Mon to 18 on Tue and 9 on Wed. Airport goes from 22 on Mon to 31 on Tue and 27 on "
        "Wed. Museum goes from 7 on Mon to 5 on Tue and 11 on Wed.",
        "Harbour logged 12 people on Mon, 18 people on Tue, and 9 people on Wed, while Airport logged 22, 31, and 27, "
        "and Museum logged 7, 5, and 11.",
        "The cells of Harbour hold 12, 18 and 9, those of Airport 22, 31 and 27, those of Museum 7, 5 and 11.",
        "Harbour had 12, 18 and 9 people. Airport saw 22, 31 and 27. Museum only 7, 5 and 11.",
        "At Harbour, 12, 18, and 9 people were waiting. At Airport there were 22, 31, and 27. Museum had 7, 5, and 11.",
        "Harbour had 12 on Mon, 18 on Tue and 9 on Wed. Airport had 22, 31 and 27. Museum ended up with 7, 5 and 11.",
        "The first row reads 12, 18 and 9. In the middle row we find 22, 31 and 27. The bottom row holds 7, 5 and 11.",
        "In the top row it is 12, 18 and 9, in the middle row 22, 31 and 27, and in the last row 7, 5 and 11.",
        "From top to bottom, the left column holds 12, 22, 7, the center column 18, 31, 5, the right column 9, 27, 11.",
    ],
)
def test_lines_are_told_one_after_the_other(front, told):
    assert cells(front + told) == CELLS


def test_lines_are_told_in_items():
    verbs = ("counted", "had", "saw")
    told = [
        f"- {row} {verb} {a}, {b} and {c}."
        for verb, (row, (a, b, c)) in zip(verbs, GRID.items(), strict=True)
    ]
    assert cells(ITEMS + "\n".join(told)) == CELLS


@pytest.mark.parametrize(
    "told",
    [
        "Harbour leads by 3, 4 and 5, Airport by 1, 2 and 3.",
        "Harbour has 3 calm, 4 busy and 5 closed hours, Airport 1, 2 and 3.",
        "Harbour rises from 12 to 18 to 19, Airport from 22 to 31 to 37.",
        "Harbour took ranks 1, 2 and 3, and Airport 2, 1 and 1.",
        "The gap between Harbour and Airport is 10 on Mon, 13 on Tue and 18 on Wed.",
        "On average Harbour has 13, Airport 26.7 and Museum 7.7.",
        "Harbour is ahead of 3, 5 and 7 others.",
        "Harbour was empty on routes 3, 5 and 7.",
        "Harbour was counted at 3, 4 and 5 pm.",
        "In descending order, Harbour had 18, 12 and 9.",
        "Harbour exceeds 10, 15 and 5.",
        "Compared with Harbour, Airport has 10 more on Mon, 13 more on Tue and 18 more on Wed.",
    ],
)
def test_changes_counts_and_ranks_are_no_values(told):
    assert not cells(ITEMS + told)

"""Counts and remarks of order, place and style around a list of labels: they are none of its labels."""

import pytest

import heatparse

FRONT = [
    "{}",
    "four moors, the wettest at the top: {}",
    "4 moors, with Ash Fen at the bottom: {}",
    "Listed from north to south, four moors: {}",
    "the following four, in this order: {}",
    "Four moors (top to bottom), i.e., {}",
    "Four moors, sorted by area, are listed from top to bottom: {}",
    "The four moors, reading downward, are {}",
    "Four moors — in alphabetical order — {}",
]
BEHIND = [
    "",
    ".",
    ", set in italics",
    ", each in bold",
    ", all abbreviated",
    "; rotated by 45 degrees",
    " – in alphabetical order",
    " (the labels are printed vertically)",
    " (four moors, from north to south)",
    ", i.e., four moors",
    ", with Ash Fen at the top",
    ", four in all",
]
LISTS = [", ", "; ", " / ", " · "]
MOORS = ["Ash Fen", "Brack Moss", "Cold Carr", "Dun Mire"]


def rows(line):
    axes = f"- **X-axis (Year):** 2001, 2002, 2003\n{line}"
    text = f"# Heatmap: Peat depth\n\n## Axes\n\n{axes}\n- **Color scale:** 0 to 9\n"
    return list(heatparse.parse(text).panels[0].y_axis.categories)


@pytest.mark.parametrize("behind", BEHIND)
def test_remarks_around_a_list_are_no_labels(behind):
    for number, front in enumerate(FRONT):
        listed = LISTS[(number + BEHIND.index(behind)) % len(LISTS)].join(MOORS)
        assert rows("- **Y-axis (Moor):** " + front.format(listed) + behind) == MOORS


@pytest.mark.parametrize(
    "labels",
    [
        ["unsorted", "sorted by date", "sorted by size"],
        ["no dogs", "one dog", "two dogs"],
        ["in print", "in bold", "in color"],
        ["Draft", "Typeset", "Set A", "Printed"],
        ["one", "two", "three", "four"],
        ["Ash Fen", "Brack Moss", "wet meadow", "open water"],
        ["3 days", "7 days", "14 days"],
        ["Lynx", "Puma 3 Felis", "Caracal", "Serval", "Ocelot"],
    ],
)
def test_labels_that_look_like_remarks_stay(labels):
    assert rows("- **Y-axis (Kind):** " + ", ".join(labels)) == labels


def test_a_count_that_differs_keeps_the_labels():
    assert rows("- **Y-axis (Moor):** Five moors: " + ", ".join(MOORS)) == MOORS
    assert rows("- **Y-axis (Moor):** Three moors, the wettest at the top: " + ", ".join(MOORS)) == MOORS
    assert rows("- **Y-axis (Moor):** On both axes: " + ", ".join(MOORS)) == MOORS


def test_nothing_but_a_remark_is_no_list():
    assert rows("- **Y-axis (Moor):** moors; from top to bottom") == []


def test_a_number_in_a_name_announces_no_list() -> None:
    names = ("Ox-4a", "Olga 3 Maximus", "Ling-3-70B", "Mira-8x7B", "Gem-7B")
    text = f"# Heatmap: Scores\n- X-axis: Test, with P, Q\n- Y-axis: Model. Categories: {', '.join(names)}\n"
    assert heatparse.parse(text).panels[0].y_axis.categories == names

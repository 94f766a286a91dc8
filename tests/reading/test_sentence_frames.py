"""Labels that no axis lists, and that sentences of one frame tell."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

GRID = {"Lagos": [170, 115, 240], "Accra": [60, 95, 140], "Dakar": [2, 0, 1]}
MONTHS = ("March", "April", "May")


def panel(text):
    return heatparse.check(f"# Heatmap: Rain\n\n### Values\n{text}\n").document.panels[0]


def cells(text):
    return {(cell.row, cell.column): cell.value.value for cell in panel(text).cells}


def expected(grid, across):
    return {
        (row, label): value for row, line in grid.items() for label, value in zip(across, line, strict=True)
    }


KEYED = [
    "In {0}, the rainfall was {1} mm in March, {2} mm in April and {3} mm in May.",
    "In **{0}**, it rained {1} mm in March, {2} mm in April, and {3} mm in May.",
    "{0} got {1} mm in March, {2} mm in April and {3} mm in May.",
    "The people of {0} measured {1} in March, {2} in April and {3} in May.",
]
LISTED = [
    "{0} needs {1}, {2} and {3} mm.",
    "At {0}, they measured {1}, {2}, and {3}.",
]
ANNOUNCED = [
    "Rain from March to May:",
    "Rain per city (March, April, May):",
    "The order is March, April, May.",
]


@pytest.mark.parametrize("joint", ["\n- ", "\n\n", " "])
@pytest.mark.parametrize("frame", KEYED)
def test_labels_beside_values(frame, joint):
    lines = [frame.format(row, *line) for row, line in GRID.items()]
    assert cells(joint.join([("- " if joint == "\n- " else "") + lines[0], *lines[1:]])) == expected(
        GRID, MONTHS
    )


@pytest.mark.parametrize("head", ANNOUNCED)
@pytest.mark.parametrize("frame", LISTED)
def test_labels_that_a_line_announces(frame, head):
    text = head + "\n\n" + "\n".join("- " + frame.format(row, *line) for row, line in GRID.items())
    assert cells(text) == expected(GRID, MONTHS)


def test_names_of_several_words_stay_whole():
    grid = {"North Gate": [1, 2, 3], "South Gate": [4, 5, 6]}
    text = "\n".join(
        f"- At {row} we saw {a} on Mon, {b} on Tue and {c} on Wed." for row, (a, b, c) in grid.items()
    )
    assert cells(text) == expected(grid, ("Mon", "Tue", "Wed"))


@pytest.mark.parametrize(
    "text",
    [
        "- Lagos rose by 3 in March and 4 in April.\n- The dry season took 12 weeks in 2 regions.",
        "- It has 3 parts, 4 sections and 5 pages.\n- It has 6 parts, 7 sections and 8 pages.",
        "- Lagos leads.\n- Accra had 3 and 4.",
    ],
)
def test_other_sentences_tell_no_labels(text):
    assert not panel(text).cells


NAMES = st.lists(
    st.from_regex(r"[A-Z][a-z]{3,7}", fullmatch=True).filter(lambda name: name not in ("Both", "Each", "None")),
    min_size=2, max_size=5, unique=True,
)  # fmt: skip


@given(rows=NAMES, data=st.data(), verb=st.sampled_from(["had", "needed", "counted", "received"]))
def test_any_grid_in_one_frame(rows, data, verb):
    days = ("Mon", "Tue", "Wed", "Thu")[: data.draw(st.integers(2, 4))]
    grid = {
        row: data.draw(st.lists(st.integers(0, 900), min_size=len(days), max_size=len(days))) for row in rows
    }
    lines = []
    for row, values in grid.items():
        told = [f"{value} on {day}" for value, day in zip(values, days, strict=True)]
        lines.append(f"- {row} {verb} {', '.join(told[:-1])} and {told[-1]}.")
    read = cells("\n".join(lines))
    assert not read or read == expected(grid, days)

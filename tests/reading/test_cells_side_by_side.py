"""Cells that words set side by side in one line: each has both of its labels, and none takes the value of another."""

import pytest

import heatparse

HEAD = (
    "## Heatmap: Kennels\n\n### Components/Axes\n* **X-axis:** Hay, Oats, Peat\n* **Y-axis:** Rome, Oslo, Riga\n"
    "* **Color bar:** 0 (white) to 1 (navy)\n\n### Detailed Analysis\n"
)
FORMS = {
    "vs": "{r} vs {c} is {v}",
    "slash": "{r} / {c}: {v}",
    "arrow": "{r} → {c}: {v}",
    "brackets": "({r}, {c}) is {v}",
    "dash": "{r}-{c} ({v})",
    "color": "{r} vs. {c} is dark blue ({v})",
}
JOINTS = [
    ", while ",
    ", whereas ",
    " but ",
    ", but ",
    ", followed by ",
    ", then ",
    ", with ",
    ", in contrast ",
    "; next ",
    ", also ",
]
CELLS = [("Rome", "Oats", "0.8"), ("Oslo", "Peat", "0.2")]


def cells_of(report):
    (panel,) = report.document.panels
    return [(cell.row, cell.column, cell.value.text) for cell in panel.cells]


@pytest.mark.parametrize("joint", JOINTS)
@pytest.mark.parametrize("form", FORMS)
def test_words_between_cells_join_them(form, joint):
    line = joint.join(FORMS[form].format(r=r, c=c, v=v) for r, c, v in CELLS)
    report = heatparse.check(f"{HEAD}* {line}\n")
    assert cells_of(report) == CELLS
    assert not report.findings


def test_three_cells_stand_side_by_side():
    line = "Rome vs Oats is 0.8, while Oslo vs Peat is 0.2, and Riga vs Hay is 0.4."
    assert cells_of(heatparse.check(f"{HEAD}* {line}\n")) == [*CELLS, ("Riga", "Hay", "0.4")]


def test_the_square_of_a_cell_may_be_named_in_front():
    line = "The square for Rome vs Oats is bright yellow (0.8), while Oslo vs Peat is dark purple (0.2)."
    assert cells_of(heatparse.check(f"{HEAD}* **Notable**: {line}\n")) == CELLS


@pytest.mark.parametrize("joint", [", an average drop against ", ", on average below "])
def test_words_on_what_is_derived_join_no_cells(joint):
    line = joint.join(FORMS["vs"].format(r=r, c=c, v=v) for r, c, v in CELLS)
    assert ("Oslo", "Peat", "0.2") not in cells_of(heatparse.check(f"{HEAD}* {line}\n"))


def test_the_rows_of_a_line_stay_whole():
    line = "Rome: Hay 0.1, Oats 0.2, with Peat 0.3"
    assert cells_of(heatparse.check(f"{HEAD}* {line}\n"))[:2] == [
        ("Rome", "Hay", "0.1"),
        ("Rome", "Oats", "0.2"),
    ]

"""Lines with a value for each panel, which they name by its letter; and sentences with a row of each panel."""

import pytest

import heatparse

TEXT = """# Results of Two Looms

Two heatmaps: {names}.

Columns (Yarn): Silk, Wool, Hemp
Rows (Weave): Twill, Satin, Plain
Color bar: 0 to 9

{data}
"""
LINES = [
    "- Twill → Wool: {} 1.5, {} 2.5\n- Satin → Hemp: {} 3.5, {} 4.5",
    "- (Twill, Wool): {} 1.5; {} 2.5\n- (Satin, Hemp): {} 3.5; {} 4.5",
    "- Twill with Wool: {} = 1.5, {} = 2.5\n- Satin with Hemp: {} = 3.5, {} = 4.5",
]
BEHIND = [
    "- Twill → Wool: 1.5 {}, 2.5 {}\n- Satin → Hemp: 3.5 {}, 4.5 {}",
    "- Twill, Wool: 1.5 in {} and 2.5 in {}\n- Satin, Hemp: 3.5 in {} and 4.5 in {}",
]


def _cells(names, data):
    panels = heatparse.parse(TEXT.format(names=names, data=data)).panels
    assert [panel.title for panel in panels] == ["Dobby", "Jacquard"]
    return [{(c.row, c.column): c.value.value for c in panel.cells} for panel in panels]


PAIRS = [
    {("Twill", "Wool"): 1.5, ("Satin", "Hemp"): 3.5},
    {("Twill", "Wool"): 2.5, ("Satin", "Hemp"): 4.5},
]


@pytest.mark.parametrize("line", [*LINES, *BEHIND])
def test_letters_in_brackets_name_the_panels(line):
    data = line.format("(a)", "(b)", "(a)", "(b)")
    assert _cells("(a) Dobby and (b) Jacquard", data) == PAIRS


@pytest.mark.parametrize(
    "names", ["A: Dobby, B: Jacquard", "panel A (Dobby) and panel B (Jacquard)", "A = Dobby, B = Jacquard"]
)
@pytest.mark.parametrize("line", [LINES[0], LINES[1], BEHIND[1]])
def test_capitals_name_the_panels(line, names):
    assert _cells(names, line.format("A", "B", "A", "B")) == PAIRS


@pytest.mark.parametrize(
    "form",
    [
        "In row {}, Dobby has {}, Jacquard has {}.",
        "For {}, Dobby shows {}; Jacquard shows {}.",
        "In the {} row, Dobby gives {}, whereas Jacquard gives {}.",
    ],
)
def test_a_sentence_gives_a_row_of_each_panel(form):
    data = (
        form.format("Twill", "1, 2 and 3", "4, 5 and 6")
        + "\n"
        + form.format("Satin", "2, 3 and 4", "5, 6 and 7")
    )
    one, other = _cells("Dobby and Jacquard", data)
    assert one == {("Twill", "Silk"): 1, ("Twill", "Wool"): 2, ("Twill", "Hemp"): 3,
                   ("Satin", "Silk"): 2, ("Satin", "Wool"): 3, ("Satin", "Hemp"): 4}  # fmt: skip
    assert list(other.values()) == [4, 5, 6, 5, 6, 7]


def test_an_article_is_no_panel():
    data = "- Twill, Wool: 1.5, a value near B\n- Satin, Hemp: 3.5, a bit above B"
    assert all(not cells for cells in _cells("A: Dobby, B: Jacquard", data))


def test_rows_as_many_as_panels_head_no_panels():
    data = "* **Twill:** Silk: old 1, new 2\n* **Satin:** Silk: old 3, new 4"
    panels = heatparse.parse(TEXT.format(names="the old and the new one", data=data)).panels
    assert not {"Twill", "Satin"} & {panel.title for panel in panels}

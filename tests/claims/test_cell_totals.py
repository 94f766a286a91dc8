"""How many cells the grid is said to have in all."""

import pytest
from herbs import OILS, VISITS
from yearly_yields import FOUR_ORCHARDS

import heatparse

SIZES = {OILS: (25, 20), VISITS: (16, 12), FOUR_ORCHARDS: (12, None)}


def _found(figure, sentence):
    report = heatparse.check(figure.format(sentence))
    return {c.verdict for c in report.claims if c.kind == "count"}, [f.rule for f in report.findings]


@pytest.mark.parametrize("figure", [OILS, FOUR_ORCHARDS])
@pytest.mark.parametrize(
    "form",
    ["Each of the {} cells carries a number.", "A number with a decimal point is printed in each of the {} cells.",
     "Every one of the {} cells prints its value.", "The heatmap consists of {} cells."],
)  # fmt: skip
def test_cells_of_the_grid(figure, form):
    number = SIZES[figure][0]
    assert "supported" in _found(figure, form.format(number))[0]
    assert _found(figure, form.format(number + 9))[1] == ["count-mismatch"]


@pytest.mark.parametrize(
    "form",
    ["**Grid size:** 4 rows × 3 columns, i.e., {} cells.", "The grid has 4 rows and 3 columns ({} cells).",
     "The heatmap is a 4 x 3 grid, which makes {} cells in total."],
)  # fmt: skip
def test_cells_of_the_size_in_front(form):
    assert _found(FOUR_ORCHARDS, form.format(12)) == ({"supported"}, [])
    assert _found(FOUR_ORCHARDS, form.format(16))[1] == ["count-mismatch"]


@pytest.mark.parametrize(
    "form",
    ["**Diagonal:** blank, because nobody visits a garden of one's own. This leaves {} links.",
     "The diagonal is left empty, so {} cells remain.", "There are {} off-diagonal cells."],
)  # fmt: skip
def test_cells_beside_the_diagonal(form):
    assert "supported" in _found(VISITS, form.format(12))[0]
    assert _found(VISITS, form.format(14))[1] == ["count-mismatch"]


@pytest.mark.parametrize(
    "sentence",
    ["The grid has 4 rows and 3 columns, of which 5 cells are shaded.", "It is a 4 x 3 grid with 7 cells annotated.",
     "In Alder, each of the 3 cells carries a number.", "Each of the 6 cells of the lower half carries a number.",
     "The grid has 4 rows and 3 columns, 3 cells in each row.", "All 24 cells of both figures show a number."],
)  # fmt: skip
def test_parts_of_the_grid_are_open(sentence):
    verdicts, rules = _found(FOUR_ORCHARDS, sentence)
    assert "refuted" not in verdicts
    assert not rules

"""Rows of a triangle that give their values by position, on either side of the diagonal, with it and without."""

from itertools import product

import pytest

import heatparse

LABELS = ["Fern", "Moss", "Reed", "Sedge", "Ivy"]
FORMS = ["- **{}:** {}", "- {}: {}", "* Row {n} ({}): {}", "{}: {}\n", "- **{}** = {}"]
LEADS = [
    "",
    "The rows are given from left to right up to the diagonal:\n",
    "Each row starts at the diagonal.\n\n",
]


def value(row, column):
    return f"0.{row + 1}{column + 1}"


def cells_of(side, diagonal):
    found = []
    for row, column in product(range(5), repeat=2):
        inside = column < row if side == "lower" else column > row
        if inside or (diagonal and row == column):
            found.append((row, column))
    return found


@pytest.mark.parametrize("side", ["lower", "upper"])
@pytest.mark.parametrize("diagonal", [True, False])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("lead", LEADS)
def test_rows_of_a_triangle(side, diagonal, form, lead):
    told = cells_of(side, diagonal)
    lines = []
    for row in range(5):
        values = [value(*cell) for cell in told if cell[0] == row]
        if values:
            lines.append(form.format(LABELS[row], ", ".join(values), n=row + 1))
    axes = "".join(f"- **{axis}:** {', '.join(LABELS)}\n" for axis in ("X-axis", "Y-axis"))
    text = (
        f"# Heatmap: Shade\n\n{axes}- **Color bar:** -1 to 1\n\n## Values\n{lead}" + "\n".join(lines) + "\n"
    )
    report = heatparse.check(text)
    (panel,) = report.document.panels
    found = {(cell.row, cell.column): cell.value.text for cell in panel.cells}
    assert found == {(LABELS[row], LABELS[column]): value(row, column) for row, column in told}
    assert not report.findings


def test_shorter_rows_of_other_axes_begin_at_the_first_column():
    text = (
        "# Heatmap: Users\n\n- **X-axis:** Month 0, Month 1, Month 2\n- **Y-axis:** May, June, July\n\n## Values\n"
        "- May: 0.9, 0.5, 0.4\n- June: 0.8, 0.6\n- July: 0.7, 0.3\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert ("June", "Month 0", "0.8") in {(c.row, c.column, c.value.text) for c in panel.cells}


def test_a_row_that_is_short_by_one_makes_no_triangle():
    text = (
        "# Heatmap: Shade\n\n- **X-axis:** Fern, Moss, Reed\n- **Y-axis:** Fern, Moss, Reed\n\n## Values\n"
        "- Fern: 0.9, 0.5, 0.4\n- Moss: 0.8, 0.6\n- Reed: 0.7, 0.3, 0.9\n"
    )
    report = heatparse.check(text)
    assert "row-length-mismatch" in {finding.rule for finding in report.findings}

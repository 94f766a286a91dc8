"""Cells that are named as on a chessboard: a letter of one axis and a number of the other in one word."""

import pytest

import heatparse

AXES = "- **Rows:** A, B, C\n- **Columns:** 1, 2, 3, 10\n- **Legend:** 0 to 99\n"


@pytest.mark.parametrize(
    "line",
    ["- B10: 42", "- **B10**: 42 (red)", "- Cell B10 = 42", "- **Marked cells:**\n  - B10: 42\n  - A2: 7"],
)
def test_a_letter_and_a_number_in_one_word(line):
    (panel,) = heatparse.parse(f"# Heatmap: Squares\n{AXES}\n## Data\n{line}\n").panels
    cells = {(cell.row, cell.column): cell.value.value for cell in panel.cells}
    assert cells[("B", "10")] == 42
    assert set(cells) <= {("B", "10"), ("A", "2")}


def test_a_label_with_a_letter_and_a_number_stays_whole():
    text = "# Heatmap: Plates\n- **Rows:** A, B\n- **Columns:** B1, B2\n- **Legend:** 0 to 99\n\n## Data\n- A, B1: 42\n"
    (panel,) = heatparse.parse(text).panels
    assert [(cell.row, cell.column) for cell in panel.cells] == [("A", "B1")]

"""Heads of the diagonal: single labels below "## Diagonal" or "**Correctly recognized**" stand for row and column."""

import pytest

import heatparse

TEXT = """# Confusion Matrix: Coins

- Rows (True coin): Cent, Dime, Penny
- Columns (Guessed coin): Cent, Dime, Penny

{}
- Cent: 41
- **Dime**: 38
- Penny: 44

## Mix-ups

**Cent**
- Dime: 2
- Penny: 1
"""
DIAGONAL = {("Cent", "Cent"): 41, ("Dime", "Dime"): 38, ("Penny", "Penny"): 44}
OTHERS = {("Cent", "Dime"): 2, ("Cent", "Penny"): 1}


def _cells(text):
    (panel,) = heatparse.parse(text).panels
    return {(cell.row, cell.column): cell.value.value for cell in panel.cells}


@pytest.mark.parametrize(
    "name",
    [
        "Diagonal",
        "Main diagonal",
        "Diagonal values",
        "Hits (diagonal)",
        "Correct predictions",
        "Correctly recognized",
    ],
)
@pytest.mark.parametrize("head", ["## {}", "### {}:", "**{}**", "**{}:**"])
def test_single_labels_below_such_a_head_are_cells_of_the_diagonal(head, name):
    assert _cells(TEXT.format(head.format(name))) == DIAGONAL | OTHERS


@pytest.mark.parametrize(
    "name", ["Incorrect predictions", "Mistakes", "False positives", "Below the diagonal"]
)
def test_other_heads_make_no_diagonal(name):
    assert not DIAGONAL.items() <= _cells(TEXT.format(f"## {name}")).items()


def test_what_is_correct_is_no_diagonal_where_rows_and_columns_differ():
    text = TEXT.format("## Correct answers").replace("(Guessed coin): Cent, Dime, Penny", "(Test): A, B, C")
    assert not DIAGONAL.items() <= _cells(text).items()


def test_rows_in_brackets_of_a_table_below_the_head():
    text = TEXT.format(
        "## Diagonal\n\n| Coin | Hits |\n|---|---|\n| Cent | 41 |\n| Dime | 38 |\n| Penny | 44 |\n"
    )
    text = text.replace("- Cent: 41\n- **Dime**: 38\n- Penny: 44\n", "")
    assert _cells(text) == DIAGONAL | OTHERS

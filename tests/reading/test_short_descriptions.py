"""Whole short descriptions: axes, scale and values in a paragraph or a few lines."""

import heatparse


def panel(text):
    report = heatparse.check(text)
    assert not report.findings
    return report.document.panels[0]


def values(told):
    found = {(cell.row, cell.column): cell.value.value for cell in told.cells}
    return [[found.get((row, column)) for column in told.x_axis.categories] for row in told.y_axis.categories]


def test_a_paragraph_with_everything():
    told = panel(
        "Heatmap showing churn (%) for plans on the y-axis (Basic, Plus, Pro) and tenure in months on the x-axis (0-3, "
        "4-6, 7-12). Legend: 0% light yellow, 30% dark red. Basic 28%, 17%, 11%; Plus 19%, 12%, 8%; Pro 11%, 6%, 3%.\n"
    )
    assert list(told.x_axis.categories) == ["0-3", "4-6", "7-12"]
    assert (told.legend.low, told.legend.high) == (0, 30)
    assert values(told) == [[28, 17, 11], [19, 12, 8], [11, 6, 3]]


def test_sides_and_sentences_of_rows():
    told = panel(
        "**Heatmap: Delay**\n\nThe chart has airlines down the left side (Aer, Balt, Cono) and seasons across the "
        "bottom (winter, spring, summer). A key on the right runs from 0 minutes (pale) to 60 minutes (navy).\n\n"
        "Aer records 34 minutes in winter, 12 in spring and 20 in summer. Balt records 51, 22 and 31 minutes. Cono "
        "records 18, 9 and 14 minutes.\n"
    )
    assert (told.legend.low, told.legend.high) == (0, 60)
    assert values(told) == [[34, 12, 20], [51, 22, 31], [18, 9, 14]]


def test_letters_of_axes_in_brackets():
    told = panel(
        "### Heatmap: Price index\n\n- **Categories (Y):** rent • food • fuel\n- **Years (X):** 2021 • 2022 • 2023\n\n"
        "rent » 100 • 104 • 109\nfood » 98 • 111 • 120\nfuel » 102 • 139 • 131\n"
    )
    assert list(told.y_axis.categories) == ["rent", "food", "fuel"]
    assert values(told) == [[100, 104, 109], [98, 111, 120], [102, 139, 131]]


def test_a_tree_of_files_is_no_table():
    text = "# Heatmap: Sizes\n\n```\ndata\n│   ├── one 1\n│   │   ├── two 2\n│   │   └── three 3\n```\n"
    assert not heatparse.check(text).document.panels[0].cells

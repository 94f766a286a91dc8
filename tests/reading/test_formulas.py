"""Formulas that hold nothing but words and numbers."""

import pytest

import heatparse

GRID = {"Forest": [0.93, 0.07, 0.0], "Wind & sun": [0.2, 0.0, 0.8], "Built-up": [0.1, 0.85, 0.05]}
LABELS = list(GRID)


def panel(text):
    return heatparse.parse(f"# Heatmap: Land\n\n{text}\n").panels[0]


def written(command, label):
    return f"\\{command}{{{label}}}".replace("&", "\\&")


@pytest.mark.parametrize("command", ["text", "textbf", "mathrm", "texttt"])
def test_labels_in_formulas(command):
    labels = ", ".join(f"${written(command, label)}$" for label in LABELS)
    read = panel(f"- X-axis: {labels}\n- Y-axis: {labels}")
    assert list(read.x_axis.categories) == LABELS == list(read.y_axis.categories)


@pytest.mark.parametrize("command", ["text", "textbf", "mathrm"])
@pytest.mark.parametrize("corner", ["", "\\text{True} \\backslash \\text{Predicted}"])
def test_arrays_with_labels_in_commands(command, corner):
    rows = [
        " & ".join([written(command, label), *(f"{value:.2f}" for value in line)]) + " \\\\"
        for label, line in GRID.items()
    ]
    head = " & ".join([corner, *(written(command, label) for label in LABELS)])
    text = f"$$\n\\begin{{array}}{{l|ccc}}\n{head} \\\\\n\\hline\n" + "\n".join(rows) + "\n\\end{array}\n$$"
    read = panel(text)
    assert {(cell.row, cell.column): cell.value.value for cell in read.cells} == {
        (row, column): value for row, line in GRID.items() for column, value in zip(LABELS, line, strict=True)
    }


@pytest.mark.parametrize("blank", ["\\ ", "\\,", "\\;", "\\quad "])
def test_blanks_in_lists_of_numbers(blank):
    ticks = f",{blank}".join(("0.0", "0.5", "1.0"))
    legend = panel(f"- X-axis: A, B\n- Y-axis: C, D\n- Color bar: ticks at ${ticks}$").legend
    assert (legend.low, legend.high) == (0, 1)


def test_signs_of_axes():
    read = panel('* **Vertical axis ($y$):** "True class"\n* **Horizontal axis ($x$):** "Predicted class"')
    assert (read.x_axis.label, read.y_axis.label) == ("Predicted class", "True class")


@pytest.mark.parametrize("label", ["$T_c$", "$2^0$-Shot", "$\\alpha$"])
def test_other_formulas_stay_as_they_are(label):
    assert label in panel(f"- X-axis: {label}, Plain\n- Y-axis: C, D").x_axis.categories


def test_prices_are_no_formula():
    read = panel("- X-axis: Mon, Tue\n- Y-axis: Rye, Oat\n\n- Rye: $5\\%, $6\n- Oat: $7, $8")
    assert [cell.value.value for cell in read.cells][1:] == [6, 7, 8]

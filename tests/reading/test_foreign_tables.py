"""Tables that are no pipe tables of their own: LaTeX, lost line ends, decimal commas, heads that count."""

import pytest

import heatparse

HEAD = (
    "## Heatmap: T\n### Components/Axes\n- **X-axis (Goal)**: Rome, Oslo, Bern\n"
    "- **Y-axis (Start)**: Ant, Bee\n### Data\n"
)
VALUES = {
    ("Ant", "Rome"): 0.11, ("Ant", "Oslo"): 0.12, ("Ant", "Bern"): 0.13,
    ("Bee", "Rome"): 0.21, ("Bee", "Oslo"): 0.22, ("Bee", "Bern"): 0.23,
}  # fmt: skip
RULED = r"""\begin{tabular}{lccc}
\toprule
Start & Rome & Oslo & Bern \\
\midrule
Ant & 0.11 & 0.12 & 0.13 \\
Bee & 0.21 & 0.22 & 0.23 \\
\bottomrule
\end{tabular}
"""
UNCERTAIN = r"""\begin{tabular}{l|ccc}
\hline
Start & Rome & Oslo & Bern \\[2pt]
\hline
Ant & $0.11 \pm 0.01$ & $0.12 \pm 0.01$ & $\mathbf{0.13} \pm 0.02$ \\
Bee & $0.21 \pm 0.01$ & $\mathbf{0.22} \pm 0.01$ & $0.23 \pm 0.02$ \\
\hline
\end{tabular}
"""
ARRAY = r"""\begin{array}{c|ccc}
 & Rome & Oslo & Bern \\
\hline
Ant & 0.11 & 0.12 & 0.13 \\
Bee & 0.21 & 0.22 & 0.23
\end{array}
"""
FLAT = (
    "| | Rome | Oslo | Bern | |---|---|---|---| | Ant | 0.11 | 0.12 | 0.13 | | Bee | 0.21 | 0.22 | 0.23 |\n"
)
PIPES = "| | Rome | Oslo | Bern |\n|---|---|---|---|\n| Ant | 0.11 | 0.12 | 0.13 |\n| Bee | 0.21 | 0.22 | 0.23 |\n"
COUNTED = PIPES
for name, count in (
    ("Rome", "Col 1"),
    ("Oslo", "Col 2"),
    ("Bern", "Col 3"),
    ("Ant", "Row 1"),
    ("Bee", "Row 2"),
):
    COUNTED = COUNTED.replace(name, count)
TABLES = {
    "tabular": RULED,
    "fenced tabular": f"```latex\n{RULED}```\n",
    "tabular with uncertainties": UNCERTAIN,
    "fenced tabular with uncertainties": f"```latex\n{UNCERTAIN}```\n",
    "array": ARRAY,
    "array in dollars": f"$$\n{ARRAY}$$\n",
    "on one line": FLAT,
    "on one line with colons": FLAT.replace("---", ":---:"),
    "decimal commas": PIPES.replace("0.", "0,"),
    "counted heads": COUNTED,
}


@pytest.mark.parametrize("table", TABLES)
def test_table(table):
    text = HEAD + TABLES[table] + "### Key Observations\n- Nothing stands out.\n"
    (panel,) = heatparse.parse(text).panels
    assert {(cell.row, cell.column): cell.value.value for cell in panel.cells} == VALUES
    assert all(text[cell.span.start : cell.span.end] for cell in panel.cells)


def test_thousands_are_no_decimals():
    text = HEAD + PIPES.replace("0.1", "1,07").replace("0.2", "2,09")
    (panel,) = heatparse.parse(text).panels
    assert {cell.value.value for cell in panel.cells} == {1071, 1072, 1073, 2091, 2092, 2093}


def test_colours_in_front_of_values_in_brackets():
    rows = "".join(
        f"- {row}: "
        + ", ".join(f"{column} (dark blue, {VALUES[row, column]})" for column in ("Rome", "Oslo", "Bern"))
        + "\n"
        for row in ("Ant", "Bee")
    )
    (panel,) = heatparse.parse(HEAD + rows).panels
    assert {(cell.row, cell.column): cell.value.value for cell in panel.cells} == VALUES

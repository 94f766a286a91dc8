r"""Numbers with "$\pm$", and LaTeX tables whose rows and columns are called by numbers."""

import pytest

import heatparse

LISTS = "## Heatmap: Growth\n- Rows: Ant, Bee\n- Columns: Rome, Oslo\n\n"
TABLE = r"""```latex
\begin{tabular}{l|cc}
\hline
CORNER & 20 & 40 \\
\hline
150 & \textbf{0.5} $\pm$ 0.1 & 0.6 $\pm$ 0.1 \\
300 & 0.7 $\pm$ 0.2 & \textbf{0.8} $\pm$ 0.2 \\
\hline
\end{tabular}
```
"""


def values(text: str) -> dict[tuple[str | None, str | None], float | None]:
    (panel,) = heatparse.parse(text).panels
    return {(cell.row, cell.column): cell.value.value if cell.value else None for cell in panel.cells}


@pytest.mark.parametrize(
    "lines",
    [
        "- Ant: Rome 0.5 $\\pm$ 0.1, Oslo 0.6 $\\pm$ 0.1\n- Bee: Rome 0.7 $\\pm$ 0.2, Oslo 0.8 $\\pm$ 0.2",
        "- Ant: Rome $0.5 \\pm 0.1$, Oslo $0.6 \\pm 0.1$\n- Bee: Rome $0.7\\pm0.2$, Oslo $0.8\\pm0.2$",
        "- Ant: 0.5$\\pm$0.1, 0.6$\\pm$0.1\n- Bee: 0.7 $\\pm$ 0.2, 0.8 $\\pm$ 0.2",
        "- Ant: 0.5  ±  0.1, 0.6 ± 0.1\n- Bee: 0.7  ±  0.2, 0.8 ± 0.2",
        "| | Rome | Oslo |\n|---|---|---|\n| Ant | 0.5 $\\pm$ 0.1 | $0.6 \\pm 0.1$ |\n"
        "| Bee | \\textbf{0.7} $\\pm$ 0.2 | 0.8$\\pm$0.2 |",
    ],
)
def test_uncertainty_in_dollars(lines: str) -> None:
    expected = {("Ant", "Rome"): 0.5, ("Ant", "Oslo"): 0.6, ("Bee", "Rome"): 0.7, ("Bee", "Oslo"): 0.8}
    assert values(f"{LISTS}{lines}\n") == expected


@pytest.mark.parametrize("corner", ["Power (W)", "", "\\textbf{Power}", "W / µm"])
@pytest.mark.parametrize("listed", [True, False])
def test_numbers_as_labels_of_a_tabular(corner: str, listed: bool) -> None:
    axes = "- Rows (Power): 150, 300\n- Columns (Layer): 20, 40\n\n" if listed else ""
    text = f"## Heatmap: Wear\n{axes}{TABLE.replace('CORNER', corner)}"
    assert values(text) == {
        ("150", "20"): 0.5, ("150", "40"): 0.6, ("300", "20"): 0.7, ("300", "40"): 0.8,
    }  # fmt: skip


def test_size_of_such_a_grid_is_compared() -> None:
    text = "## Heatmap: Wear\nA 3 × 2 heatmap of wear.\n\n- Rows (Power): 150, 300\n- Columns (Layer): 20, 40\n\n"
    found = heatparse.check(text + TABLE.replace("CORNER", "Power (W)")).findings
    assert [finding.rule for finding in found] == ["axis-count-mismatch"]


def test_bare_matrix_stays_one() -> None:
    matrix = "\\begin{array}{cc}\n0.5 & 0.6 \\\\\n0.7 & 0.8\n\\end{array}\n"
    assert values(LISTS + matrix)[("Bee", "Oslo")] == 0.8

"""Tables of one cell a row that state a cell twice."""

from itertools import product

import pytest

import heatparse

AXES = "- **X-axis (Dose):** 10, 20, 30\n- **Y-axis (Year):** 2016, 2017, 2018\n"
VALUES = ("4.1", "4.5", "5.2", "6.1", "6.5", "7.2", "8.1", "8.5", "9.2")
CELLS = [
    (*place, value) for place, value in zip(product(("2016", "2017", "2018"), ("10", "20", "30")), VALUES)
]


def table(head: str, rows: list[tuple[str, ...]], form: str = "{}") -> str:
    lines = [f"| {' | '.join(row[:-1])} | {form.format(row[-1])} |" for row in rows]
    return "\n".join([head, "|" + "---|" * (head.count("|") - 1), *lines, ""])


def report(data: str, axes: str = AXES):
    checked = heatparse.check(f"# Heatmap: Yield\n\n{axes}\n## Data\n\n{data}")
    return [finding.rule for finding in checked.findings], checked.document.panels


@pytest.mark.parametrize(("head", "form"), [
    ("| Year | Dose | Yield |", "{}"), ("| Year | Dose | Yield |", "{} ± 0.3"),
    ("| Year | Dose | Yield (t/ha) |", "**{}**"), ("| Year | Dose | Yield |", "{} (n=12)"),
    ("| Year | Dose | Yield | SD |", "{} | 0.3"), ("| Year | Dose | n | Yield |", "12 | {}"),
    ("| Year | Dose | Yield | Color |", "{} | green"),
])  # fmt: skip
@pytest.mark.parametrize("axes", [AXES, "A heatmap of the yield of each year at each dose.\n"])
def test_a_cell_with_another_value(head, form, axes):
    rules, (panel,) = report(table(head, [*CELLS, ("2017", "20", "9.9")], form), axes)
    assert rules == ["duplicate-cell"]
    assert [cell.value.value for cell in panel.cells] == [*map(float, VALUES), 9.9]
    assert report(table(head, CELLS, form), axes)[0] == []


def test_the_same_value_again():
    assert report(table("| Year | Dose | Yield |", [*CELLS, CELLS[4]]))[0] == []


def test_numbered_lines():
    rows = [(str(number), *cell) for number, cell in enumerate([*CELLS, ("2017", "20", "9.9")], 1)]
    rules, (panel,) = report(table("| No. | Year | Dose | Yield |", rows))
    assert rules == ["duplicate-cell"]
    assert len(panel.cells) == len(rows)


def test_a_table_for_several_panels():
    rows = [(site, *cell) for site in ("Fen", "Moor") for cell in CELLS]
    rows.insert(7, ("Fen", "2016", "30", "6.6"))
    opening = f"Two heatmaps: Fen (left) and Moor (right).\n\n{AXES}"
    rules, panels = report(table("| Site | Year | Dose | Yield |", rows, "{} ± 0.2"), opening)
    assert rules == ["duplicate-cell"]
    assert [len(panel.cells) for panel in panels] == [10, 9]


def test_a_table_of_numbers_that_are_no_cells_still_proves_nothing():
    lines = "\n".join(f"| {a} | {b} | {a + b} | {a * b} |" for a, b in product(range(3, 6), range(4)))
    rules, _ = report(f"| p | q | r | s |\n|---|---|---|---|\n{lines}\n\nYear 2016, Dose 10: 4.1\n")
    assert "duplicate-cell" not in rules

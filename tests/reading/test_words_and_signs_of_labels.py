"""Labels of tables with the noun of their axis, and labels that an axis lists behind a plus sign."""

from __future__ import annotations

import pytest

import heatparse

SUMS = """# Heatmap: Share of Solved Sums

- **X-axis:** "Number of Digits" (1 to 4)
- **Y-axis:** "Number of Terms" (2 to 5)

{}
"""
GRID = {"2": (1.0, 1.0, 0.8, 0.7), "3": (0.7, 0.4, 0.2, 0.0), "4": (0.3, 0.0, 0.0, 0.0), "5": (0.0,) * 4}

CURES = """# Heatmap: Keeping Quality

- **X-axis (Added):** `plain`, `+ salt`, `+ smoke`
- **Y-axis (Judged):** `plain`, `salt`, `fresh`

{}
"""


@pytest.mark.parametrize("side", ["{} Terms", "**{} Terms**", "{} terms", "Terms: {}", "{}"])
@pytest.mark.parametrize("top", ["{} Digits", "{} digits", "Digits = {}", "{}"])
@pytest.mark.parametrize("corner", ["Number of Terms", "Terms", "Task", ""])
def test_the_noun_of_an_axis_beside_its_numbers(side: str, top: str, corner: str) -> None:
    head = [corner, *(top.format(number) for number in range(1, 5))]
    rows = [[side.format(label), *map(str, values)] for label, values in GRID.items()]
    table = "\n".join("| " + " | ".join(row) + " |" for row in (head, ["---"] * 5, *rows))
    cells = heatparse.parse(SUMS.format(table)).panels[0].cells
    told = {(cell.row, cell.column): cell.value.value for cell in cells}
    assert told == {
        (row, str(at)): value for row, values in GRID.items() for at, value in enumerate(values, 1)
    }


@pytest.mark.parametrize("line", ["- `{}` vs `{}`: {}", "- {} vs. {}: {}", "- ({}, {}): {}", "- {} → {}: {}"])
def test_labels_without_the_plus_sign_of_their_axis(line: str) -> None:
    told = {
        ("plain", "plain"): 0.9, ("plain", "salt"): 0.7, ("salt", "plain"): 0.2, ("fresh", "smoke"): 0.4,
    }  # fmt: skip
    lines = "\n".join(line.format(*pair, value) for pair, value in told.items())
    report = heatparse.check(CURES.format(lines))
    assert not report.findings
    cells = report.document.panels[0].cells
    signed = {
        (row, column if column == "plain" else f"+ {column}"): value for (row, column), value in told.items()
    }
    assert {(cell.row, cell.column): cell.value.value for cell in cells} == signed


def test_a_label_with_and_without_a_plus_sign() -> None:
    text = CURES.replace("`+ salt`", "`salt`, `+ salt`").format(
        "- plain vs salt: 0.7\n- plain vs + salt: 0.3\n"
    )
    cells = heatparse.parse(text).panels[0].cells
    assert [(cell.row, cell.column) for cell in cells] == [("plain", "salt"), ("plain", "+ salt")]

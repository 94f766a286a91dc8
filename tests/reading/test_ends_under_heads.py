"""Values below the head of a line, with labels behind them: "High share (0.4) to `rest`", "3 (Oat) to 9 (Rye)"."""

from __future__ import annotations

import pytest

import heatparse

HEAD = (
    "## Heatmap: Growth\n\n- **Rows (Farms):** North, South, East\n- **Columns (Feeds):** Oat, Rye, Hay\n"
    "- **Legend:** 0 to 100\n\n### Detailed Analysis\n"
)


def cells(lines: str) -> set[tuple[str | None, str | None, float | None]]:
    panel = heatparse.parse(HEAD + lines + "\n").panels[0]
    return {(cell.row, cell.column, cell.value.value) for cell in panel.cells}


@pytest.mark.parametrize(
    "line",
    [
        "Values range from {low} (South) to {high} (East).",
        "The scores span {low} (South) to {high} (East).",
        "Ranging from {low} (South) to {high} (East).",
    ],
)
@pytest.mark.parametrize(("low", "high"), [("12.3", "61.9"), ("7", "66")])
def test_ends_of_a_range_are_cells(line: str, low: str, high: str) -> None:
    wanted = {("South", "Oat", float(low)), ("East", "Oat", float(high))}
    said = line.format(low=low, high=high)
    assert cells(f"* **Oat:** {said}") == wanted


@pytest.mark.parametrize(
    "line", ["A drop of 5.5 (South) to 6.1 (East).", "The gap ranges from 5.5 (South) to 6.1 (East)."]
)
def test_ends_of_changes_are_none(line: str) -> None:
    assert not cells(f"* **Oat:**\n    * {line}")


@pytest.mark.parametrize(
    "line", ["High share (47) to `Rye`.", "Highest score (47) to move to `Rye`.", "Strong peak (47) at Rye."]
)
def test_a_value_in_front_of_its_label(line: str) -> None:
    assert cells(f"* **South row:**\n    * {line}\n    * Other: `Hay` (16), `Oat` (19).") == {
        ("South", "Rye", 47.0),
        ("South", "Hay", 16.0),
        ("South", "Oat", 19.0),
    }


@pytest.mark.parametrize(
    "line", ["A rise (47) to `Rye`.", "Less (47) than at Rye.", "Twice the value (47) of Rye."]
)
def test_other_numbers_in_front_of_a_label(line: str) -> None:
    assert cells(f"* **South row:**\n    * {line}\n    * Other: `Hay` (16), `Oat` (19).") == {
        ("South", "Hay", 16.0),
        ("South", "Oat", 19.0),
    }

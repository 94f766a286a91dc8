"""Rows and columns whose values run in a direction that the line tells: "from top to bottom", "reading down"."""

import pytest

import heatparse

_AXES = "**Rows:** Wool, Linen, Silk\n\n**Columns:** Loom A, Loom B\n\n"
_WHOLE = {("Wool", "Loom A"): 4, ("Linen", "Loom A"): 7, ("Silk", "Loom A"): 9}


def _cells(body: str, axes: str = _AXES) -> dict[tuple[str | None, str | None], float | None]:
    text = f"## Heatmap of threads\n\nThe heatmap shows threads.\n\n{axes}### Values\n\n{body}\n"
    panel = heatparse.parse(text).panels[0]
    return {(cell.row, cell.column): cell.value.value for cell in panel.cells}


@pytest.mark.parametrize(
    "line",
    [
        "- The Loom A column from top to bottom: Wool 4, Linen 7, Silk 9",
        "* Loom A column, top to bottom: 4, 7, 9",
        "+ **Loom A** (from the top down): 4 / 7 / 9",
        "• Loom A, from top to bottom = 4, 7, 9",
        "1. Loom A (column, top to bottom): 4; 7; 9",
        "- Column Loom A, reading downwards: 4, 7, 9",
        "The Loom A column, reading downward: Wool 4, Linen 7, Silk 9.",
        "- In the Loom A column, reading down: 4, 7, 9",
        "- Loom A, from bottom to top: Silk 9, Linen 7, Wool 4",
        "- **Loom A column, from top to bottom:** 4, 7, 9",
    ],
)
def test_a_column_has_its_values_in_the_direction_that_is_told(line: str) -> None:
    assert _cells(line) == _WHOLE


@pytest.mark.parametrize(
    "line",
    [
        "- The Silk row from left to right: Loom A 2, Loom B 3",
        "- Silk row, left to right: 2 (Loom A), 3 (Loom B)",
        "– Silk (left to right) — 2, 3",
        "- Silk row, read from left to right: Loom A = 2, Loom B = 3",
    ],
)
def test_a_row_has_its_values_in_the_direction_that_is_told(line: str) -> None:
    assert _cells(line) == {("Silk", "Loom A"): 2, ("Silk", "Loom B"): 3}


def test_columns_that_nothing_lists_are_those_of_the_lines() -> None:
    lines = [
        "- The Loom A column from top to bottom: Wool 4, Linen 7, Silk 9",
        "- The Loom B column from top to bottom: Wool 5, Linen 8, Silk 1",
    ]
    cells = _cells("\n".join(lines), "")
    assert len(cells) == 6
    assert cells["Silk", "Loom B"] == 1


def test_labels_that_a_direction_lists_are_no_values() -> None:
    axes = "The bays from top to bottom: Bay 1, Bay 2, Bay 3. The shifts from left to right: Early, Late, Night.\n\n"
    cells = _cells("- Bay 2, left to right: 5, 6, 7", axes)
    assert cells == {("Bay 2", "Early"): 5, ("Bay 2", "Late"): 6, ("Bay 2", "Night"): 7}


def test_the_way_in_which_a_column_is_read_is_no_trend() -> None:
    text = f"## Heatmap\n\n{_AXES}### Values\n\n- Column Loom A, reading downwards: 4, 7, 9\n"
    assert not heatparse.check(text).findings

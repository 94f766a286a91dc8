"""Cells as lists of what each thing is: "Week: 2, Depth: 5, Level: 3.5", where both axes have numbers."""

from __future__ import annotations

import pytest

import heatparse

WELLS = """# Heatmap: Water Levels

- **X-axis:** "{}": 1, 2, 3, 4, 5, 6
- **Y-axis:** "{}": 0, 5, 10, 15
- **Color bar:** "Level", 0 to 10

## Data
{}
"""
LEVELS = {("5", "2"): 7.5, ("10", "6"): 0.5, ("0", "3"): 4.0}


def _cells(lines: str, names: tuple[str, str] = ("Week", "Depth")) -> dict[tuple[str, str], float | None]:
    panel = heatparse.parse(WELLS.format(*names, lines)).panels[0]
    return {(cell.row, cell.column): cell.value.value for cell in panel.cells}


@pytest.mark.parametrize(
    "names", [("Week", "Depth"), ("Week of Year", "Depth (m)"), ("Batch Size", "Window Length")]
)
@pytest.mark.parametrize(
    "form",
    [
        "- {x}: {a}, {y}: {b}, Level: {v}",
        "- {x}: {a}; {y}: {b}; Level: {v}",
        "- {y}: {b}, {x}: {a}, Value: {v}",
        "- **{x}:** {a}, **{y}:** {b}, **Level:** {v}",
        "- `{x}`: `{a}`, `{y}`: `{b}`, `Level`: `{v}`",
        "- {{{x}: {a}, {y}: {b}, level: {v}}}",
        "- {x}: {a}, {y}: {b}, Color: dark blue, Level: {v}",
        "- {x}: {a}, {y}: {b}: {v}",
        "- {x} = {a}, {y} = {b}, Level = {v}",
    ],
)
def test_lists_of_what_each_thing_is(form: str, names: tuple[str, str]) -> None:
    x, y = (name.split(" (")[0] for name in names)
    lines = [form.format(x=x, y=y, a=column, b=row, v=value) for (row, column), value in LEVELS.items()]
    assert _cells("\n".join(lines), names) == LEVELS
    assert _cells(lines[0], names) == {("5", "2"): 7.5}


@pytest.mark.parametrize(
    "line",
    [
        "- Week: 2, Depth: 5",
        "- Week: 2, Depth: 7, Level: 3.5",
        "- Week: 1, 2, 3, 4, 5, 6; Depth: 0, 5, 10, 15",
        "- Weeks: 6, Depths: 4, cells: 24",
        "- Week: 1 to 6, Depth: 0 to 15, Level: 0 to 10",
    ],
)
def test_lists_that_tell_no_value_of_a_listed_cell(line: str) -> None:
    assert _cells(line).keys().isdisjoint({("5", "2"), ("5", "1"), ("0", "1"), ("5", "6"), ("15", "6")})

"""How explanations name things: cells with their values, the scope of a contest, what the text says."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.grid import Grid, Value
from heatparse.inventory.problems import enumerated

_SHOWN = 4  # values that an explanation names
_PLURALS = {
    "mean": "means",
    "sum": "sums",
    "spread": "spreads",
    "maximum": "maxima",
    "minimum": "minima",
    "highest": "highest values",
    "lowest": "lowest values",
}


def shown(grid: Grid, values: Sequence[Value], most: int = _SHOWN) -> str:
    """Cells with their values, a long list cut short: "(A, B) with 7, (C, D) with 8 and 3 more"."""
    return _cut([grid.show(value, at > 0) for at, value in enumerate(values)], most)


def told(grid: Grid, values: Sequence[Value], most: int = _SHOWN) -> str:
    """What cells are, as a sentence: "(A, B) is 7 and (C, D) is 8"."""
    return _cut([grid.tell(value, at > 0) for at, value in enumerate(values)], most)


def _cut(texts: list[str], most: int) -> str:
    if len(texts) > most:
        texts = [*texts[:most], f"{len(texts) - most} more"]
    return enumerated(texts) if texts else ""


def scope(grid: Grid, values: Sequence[Value]) -> str:
    """Where values stand, when that is one line or one part of the grid: " in the row Alpha"."""
    rows, columns = {value.row for value in values}, {value.column for value in values}
    if len(values) < 2 or (len(rows) == len(grid.rows) == 1) or (len(columns) == len(grid.columns) == 1):
        return ""
    if len(rows) == 1:
        return f" in the row {grid.name(*rows)}"
    if len(columns) == 1:
        return f" in the column {grid.name(*columns)}"
    own = sum(value.row == value.column for value in values)
    if own == len(values):
        return " on the diagonal"
    return " off the diagonal" if not own and grid.diagonal else ""


def quoted(said: str) -> str:
    """What the text says, in quotes when it is words: 4.2, but “doubles”."""
    return said if any(sign.isdigit() for sign in said) else f"“{said}”"


def plural_of(measure: str) -> str:
    """What several numbers of a measure are called."""
    return _PLURALS[measure]

"""Blocks of a square: "in A and B, C and D stay below 5" is said of the cells of both, whichever are the rows.

Where all labels stand on both axes a list may be of rows as well as of columns. What holds in one of the blocks that
two lists make is not held against the lines as a whole.
"""

from __future__ import annotations

from itertools import permutations

from heatparse.claims.language.phrases import Amount, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value

_TWO = 2


def holds_in_block(clause: Clause, scene: Scene) -> bool:
    """Whether the numbers of a clause are true of a block whose rows and columns it lists."""
    refs = [ref for ref in clause.refs() if ref.names and not ref.is_panel]
    if len(refs) < _TWO or clause.has("NEGATION", "EXCEPTION", "VERSUS"):  # "A–B" is a pair
        return False
    amounts = [p for p in clause.phrases if isinstance(p, Amount) and p.label is None]
    if not 0 < len(amounts) <= _TWO:
        return False
    for panel in scene.panels(clause):
        grid = scene.filled(panel)
        if not grid.is_square:
            continue
        for one, two in permutations(refs, _TWO):
            values = _block(one, two, grid, scene)
            if values and all(_fits(value, amounts, grid) for value in values):
                return True
    return False


def _block(one: Ref, two: Ref, grid: Grid, scene: Scene) -> list[Value]:
    rows = [key for line in scene.lines(one, grid) if line.axis == "row" for key in line.labels]
    columns = [key for line in scene.lines(two, grid) if line.axis == "column" for key in line.labels]
    return grid.select(rows, columns) if rows and columns else []


def _fits(value: Value, amounts: list[Amount], grid: Grid) -> bool:
    """Whether a value is within the bound, or the span, that the numbers tell."""
    told = [grid.measure(amount.quantity) for amount in amounts]
    room = max(each.resolution for each in told) / 2
    if len(told) == _TWO:
        low, high = sorted(each.low for each in told)
        return low - room <= value.low and value.high <= high + room
    bound = amounts[0].bound
    if bound in ("above", "at_least"):
        return value.low >= told[0].low - room
    return bound in ("below", "at_most") and value.high <= told[0].high + room

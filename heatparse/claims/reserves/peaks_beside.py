"""Peaks told beside: "**Row A:** values are even, with a slight peak at P", which is plainly one of A."""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref, Superlative, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.measures import middle
from heatparse.tokens import fold

_PHRASES = 3  # with a peak, at a place


def is_no_crest(clause: Clause, scene: Scene) -> bool:
    """Whether the place of a peak beside what a lead speaks of is no higher than those next to it in that line.

    "A peak" may be a small one: where the values at both sides lie lower, it is one.
    """
    phrases, panels = clause.phrases, scene.panels(clause)
    if len(phrases) != _PHRASES or key_at(phrases, 0) != "with" or len(panels) != 1:
        return False
    top, place, heads = phrases[1], phrases[2], clause.heads
    if not (isinstance(top, Superlative) and top.verb and isinstance(place, Ref)) or len(heads) != 1:
        return False
    before = clause.before
    grid = scene.grids[panels[0]]
    pairs = scene.cells(heads[0], place, grid)
    if len(pairs) != 1 or before is None or before.refs():
        return False
    (row, column), sign = pairs[0], 1 if top.direction == "high" else -1
    axes = {line.axis for line in scene.lines(place, grid)}
    if len(axes) != 1:
        return False
    along_row = axes == {"column"}
    values = grid.row(row) if along_row else grid.column(column)
    numbers = [middle(value) for value in values]
    keys = [value.column if along_row else value.row for value in values]
    if None in numbers or len(keys) < len(grid.columns if along_row else grid.rows):
        return False
    at = keys.index(fold(column if along_row else row))
    beside = [sign * (numbers[i] or 0.0) for i in (at - 1, at + 1) if 0 <= i < len(numbers)]
    return any(number >= sign * (numbers[at] or 0.0) for number in beside)

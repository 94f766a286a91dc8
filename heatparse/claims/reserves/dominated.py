"""What makes the most of a number: "the mean is dominated by A", which has the largest values, be that good or bad."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.phrases import Ref, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words


def is_made_up(clause: Clause, scene: Scene) -> bool:
    """Whether a clause tells who makes the most of something, and the values of that one are the largest."""
    phrases = clause.phrases
    at = next((i for i, (one, two) in enumerate(pairwise(phrases)) if _dominates(one, two)), None)
    if at is None or any(isinstance(phrase, Ref) for phrase in phrases[:at]):
        return False  # "P is dominated by A": A is ahead there
    named = phrases[at + 1]
    assert isinstance(named, Ref)
    grids = [scene.filled(panel) for panel in scene.panels(clause)]
    return any(_is_largest(line, grid) for grid in grids for line in scene.lines(named, grid))


def _dominates(top: object, named: object) -> bool:
    """ "Dominated by A"; "by A and B", where nobody knows how much each has, is none."""
    told = isinstance(top, Superlative) and not words("assertions", "dominance").isdisjoint(
        top.key.split()[:1]
    )
    return told and isinstance(named, Ref) and len(named.names) == 1


def _is_largest(line: Line, grid: Grid) -> bool:
    """Whether the values of a line add up to the most, of all along its axis."""
    sums: dict[str, float] = {}
    for value in grid.values:
        key = grid.name(value.row if line.axis == "row" else value.column)
        sums[key] = sums.get(key, 0.0) + (value.low + value.high) / 2
    return len(line.labels) == 1 and sums.get(line.labels[0]) == max(sums.values(), default=0.0)

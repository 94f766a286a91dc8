"""Figures that show changes: "A is in decline" tells of the sign of what it has there, and of no course of values."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.phrases import Amount
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.pairings import absolute
from heatparse.claims.scene import Scene
from heatparse.measures import equal
from heatparse.phrases import words

_FRONT = 4  # characters in front of a number


def tells_signs(clause: Clause, scene: Scene) -> bool:
    """Whether a motion of a clause may be the changes that are shown: "Sales rose everywhere"."""
    told = {token[3] for token in scene.tokens(clause)}
    along = words("reserves", "way_cues") | words("trends", "from") | words("reserves", "arriving")
    return told.isdisjoint(along) and scene.holds_changes


def tells_shown_size(clause: Clause, scene: Scene) -> bool:
    """Whether a change is told that is shown itself: "A shrank by 3%" where A has -3."""
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    if len(amounts) != 1 or clause.has("COMPARATIVE") or not tells_signs(clause, scene):
        return False
    for grid in scene.grids.all():
        stated = absolute(grid.measure(amounts[0].quantity))
        if any(equal(absolute(value), stated) for value in grid.values):
            return True
    return False


def tells_size(clause: Clause, amount: Amount, scene: Scene) -> bool:
    """Whether a number tells by how much something changed, with or without its sign: "A shrank by 3%"."""
    tokens = scene.tokens(clause)
    sized = any(one[3] == "by" and 0 <= amount.start - two[1] < _FRONT for one, two in pairwise(tokens))
    return sized and scene.holds_changes

"""Figures that show changes: "A is in decline" tells of the sign of what it has there, and of no course of values."""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.pairings import absolute
from heatparse.claims.scene import Scene
from heatparse.measures import equal
from heatparse.phrases import words


def tells_signs(clause: Clause, scene: Scene) -> bool:
    """Whether a motion of a clause may be the changes that the cells hold: "Sales rose everywhere"."""
    told = {token[3] for token in scene.tokens(clause)}
    along = words("reserves", "way_cues") | words("trends", "from") | words("reserves", "arriving")
    return told.isdisjoint(along)


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

"""Verbs that nobody knows between two names of a square: "A covers 0.86 of B" may be the cell of B and A."""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.measures import equal
from heatparse.models.claims import CellValueClaim


def is_turned(claim: CellValueClaim, clause: Clause, scene: Scene) -> bool:
    """Whether the cell on the other side of the diagonal has the value, and a strange verb tells the way."""
    phrases = clause.phrases
    refs = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Ref) and not phrase.is_panel]
    if claim.value is None or len(refs) != len(("A", "B")):
        return False
    first, last = refs
    if not any(phrase.type == "UNKNOWN" for phrase in phrases[first + 1 : last]):
        return False
    one, two = phrases[first], phrases[last]
    assert isinstance(one, Ref) and isinstance(two, Ref)
    for grid in scene.grids.all():
        for row, column in scene.cells(two, one, grid) if grid.is_square else ():
            value = grid.at(row, column)
            if value is not None and equal(grid.measure(claim.value), value):
                return True
    return False

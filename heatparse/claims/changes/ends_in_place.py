"""Ends of a difference in their places: "A is twice as high as B on P, 58 against 29", where A has 72 there.

That two numbers differ as a clause says bears nothing out where the cells that it names hold other ones.
"""

from __future__ import annotations

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.evidence_ends import End, ends_of
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.measures import equal
from heatparse.models import Quantity

_TWO = 2  # ends
# Behind one of these the two numbers may be of something else than the cells that are named.
_OTHER = ("AGGREGATE", "SUPERLATIVE", "SPREAD", "PART", "RIVALS", "NEGATION", "EXCEPTION", "CONDITION")


def in_place(change: Change, judgement: Judgement, clause: Clause, scene: Scene) -> Judgement:
    """The verdict of a change between two stated numbers, which the cells that its clause names have to hold."""
    if not judgement.truth or change.ends is None or len(scene.grids) > 1 or clause.has(*_OTHER):
        return judgement
    told = [p for p in clause.phrases if isinstance(p, Amount) and p.start != change.amount.start]
    if len(told) != _TWO or change.guarded:
        return judgement
    cells = _cells(clause, scene)
    if len(cells) == 1 and not any(_is(end, cells[0], scene) for end in change.ends):
        return UNDECIDED
    if len(cells) != _TWO:
        return judgement
    one, two = change.ends
    for first, second in (cells, cells[::-1]):
        if _is(one, first, scene) and _is(two, second, scene):
            return judgement
    grid = scene.grids[0]
    places = [f"({', '.join(map(grid.name, cell.cell))}) is {cell.text}" for cell in cells if cell.cell]
    return Judgement(False, ", and ".join(places), tuple(span for cell in cells for span in cell.spans))


def _cells(clause: Clause, scene: Scene) -> list[End]:
    """The cells that a clause names, where its heads are counted in if it names lines of one axis alone."""
    grid = scene.filled(0)
    own = [ref for ref in clause.refs() if not ref.is_panel]
    for refs in (own, [*clause.heads, *own]):
        found = ends_of(clause, refs, grid, scene)
        if found:
            return found if all(end.cell is not None and not end.function for end in found) else []
    return []


def _is(quantity: Quantity, end: End, scene: Scene) -> bool:
    """Whether a stated number may be the value of a cell."""
    return equal(scene.grids[0].measure(quantity), end.measure) is not False

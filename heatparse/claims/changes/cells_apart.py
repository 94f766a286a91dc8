"""Two cells that are so far apart: "A in P and B in Q differ by 5"."""

from __future__ import annotations

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.steps import judge_step
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Amount, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Value
from heatparse.measures import measure

_PLACED = ["REF", "PREPOSITION", "REF"]
_APART = [*_PLACED, "JOIN", *_PLACED, "DIFFERENCE", "BY", "AMOUNT"]
_FROM = [*_PLACED, "DIFFERENCE", "PREPOSITION", *_PLACED, "BY", "AMOUNT"]  # "A in P differs from B in Q by 5"


def cells_apart(clause: Clause, scene: Scene) -> tuple[Change, Judgement] | None:
    """The distance that a clause tells of two cells, which it names in full, and whether it is right."""
    types = ["JOIN" if phrase.type == "AND" else phrase.type for phrase in clause.phrases]
    if types not in (_APART, _FROM) or len(scene.grids) != 1:
        return None
    gap, amount = next(iter(clause.of("DIFFERENCE"))), clause.phrases[-1]
    if getattr(gap, "value", "") != "gap" or not isinstance(amount, Amount) or amount.is_percent:
        return None
    refs = clause.refs()
    one, two = _cell(refs[0], refs[1], scene), _cell(refs[2], refs[3], scene)
    if one is None or two is None:
        return None
    change = Change(clause, amount, sign=0)
    judged = judge_step(change, measure(one), measure(two), (one.text, two.text), (one.span, two.span))
    return change, judged


def _cell(one: Ref, two: Ref, scene: Scene) -> Value | None:
    grid = scene.filled(0)
    cells = scene.cells(one, two, grid)
    return grid.at(*cells[0]) if len(cells) == 1 else None

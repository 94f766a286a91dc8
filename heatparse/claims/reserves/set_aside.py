"""What is set aside: a statement is not refuted by the places that it leaves out itself.

"Apart from the diagonal, all values of A are negative"; "apart from P, Q is the only task below 80".
"""

from __future__ import annotations

from heatparse.claims.language.phrases import Part, Ref, is_only
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.models.claims import BaseClaim
from heatparse.tokens import fold

_KINDS = frozenset(("threshold", "count", "range"))


def is_set_aside(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether all values that refute a claim lie where its clause says that it does not look."""
    if claim.kind not in _KINDS or not clause.has("EXCEPTION", "PART"):  # type: ignore[attr-defined]
        return False
    deciding = [held for span in claim.related if (held := scene.held.get(span.start)) is not None]
    beside = any(isinstance(p, Part) and p.part == "off-diagonal" for p in clause.phrases)
    return bool(deciding) and all(
        (beside and grid.is_square and value.row == value.column)
        or any(_holds(line, value) for line in _left_out(clause, grid, scene))
        for grid, value in deciding
    )


def _left_out(clause: Clause, grid: Grid, scene: Scene) -> list[Line]:
    """The lines that are left out in front of what is told of a single one: "apart from P, Q is the only task …"."""
    first, name = (*clause.phrases[:2], None, None)[:2]
    if first is None or first.type != "EXCEPTION" or not any(map(is_only, clause.phrases)):
        return []
    return scene.lines(name, grid) if isinstance(name, Ref) else []


def _holds(line: Line, value: Value) -> bool:
    return (value.row if line.axis == "row" else value.column) in map(fold, line.labels)

"""What is set aside: a statement is not refuted by the places that it leaves out itself.

"Apart from the diagonal, all values of A are negative"; "apart from P, Q is the only task below 80".
"""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.claims.language.phrases import Part, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.models.claims import BaseClaim
from heatparse.tokens import fold

_KINDS = frozenset(("threshold", "count", "range", "comparison"))
_NEAR = 4  # phrases behind "except", in which a list of what is left out begins
_LIST = frozenset(("REF", "PREPOSITION", "COMMA", "JOIN", "AND"))


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


def _left_out(clause: Clause, grid: Grid, scene: Scene) -> Iterator[Line]:
    """The lines that are named behind "except"."""
    phrases = clause.phrases
    for at, phrase in enumerate(phrases):
        if phrase.type != "EXCEPTION":
            continue
        for behind in phrases[at + 1 : at + _NEAR]:
            if behind.type not in _LIST:
                break
            if isinstance(behind, Ref):
                yield from scene.lines(behind, grid)
                break


def _holds(line: Line, value: Value) -> bool:
    return (value.row if line.axis == "row" else value.column) in map(fold, line.labels)

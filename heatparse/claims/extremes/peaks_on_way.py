"""Peaks that a course reaches on its way: "A rises to a peak of 5 in P", where no value next to P is higher.

Whether it is the highest of the line or one of several peaks the words leave open; that it is none they do not.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import middle
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_EXACT = 1e-9
_OTHERWISE = ("NEGATION", "EXCEPTION", "HEDGE", "CONDITION", "SCOPE", "THAN")


def read_peaks_on_way(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """That a line has a peak, or a trough, at the place to which it goes."""
    told = (
        None if clause.is_data or clause.has(*_OTHERWISE) or len(scene.grids) != 1 else _told(clause, scene)
    )
    if told is None:
        return []
    sign, ref = told
    owners = [*(r for r in clause.refs() if r.end <= ref.start), *clause.heads]
    each = (_judge(owner, ref, sign, scene.filled(0), scene) for owner in owners)
    judged = next((judgement for judgement in each if judgement.explanation), UNDECIDED)
    if judged.truth is None:
        return []
    return [scene.claim(ExtremumClaim, clause, judged, direction="high" if sign > 0 else "low")]


def _told(clause: Clause, scene: Scene) -> tuple[int, Ref] | None:
    """ "To a peak … in P": +1, and P; -1 for a trough; None where a clause tells neither."""
    tokens = scene.tokens(clause)
    keys = [token[3] for token in tokens]
    for at in range(len(keys) - 2):
        if keys[at] != "to" or keys[at + 1] not in words("gains", "before_peaks"):
            continue
        sign = int(keys[at + 2] in words("gains", "peaks")) - int(keys[at + 2] in words("gains", "troughs"))
        place = next((ref for ref in clause.refs() if ref.start >= tokens[at + 2][1]), None)
        return (sign, place) if sign and place is not None else None
    return None


def _judge(owner: Ref, place: Ref, sign: int, grid: Grid, scene: Scene) -> Judgement:
    """True where the place has the highest value of the line; False where one next to it is higher."""
    for own in scene.lines(owner, grid):
        for at in scene.lines(place, grid):
            if own.axis == at.axis or len(own.labels) != 1 or len(at.labels) != 1:
                continue
            cells = _course(own.axis, own.labels[0], at.axis, grid)
            index = next((i for i, (key, _) in enumerate(cells) if key == fold(at.labels[0])), None)
            if index is not None:
                return _of_course([cell for _, cell in cells], index, sign, grid)
    return UNDECIDED


def _course(axis: str, label: str, along: str, grid: Grid) -> list[tuple[str, Value]]:
    """The values of a line in the order of the axis along it; none where one is missing, or there is no order."""
    own = fold(label)
    pairs = [(key, (own, key) if axis == "row" else (key, own)) for key in order_of(along, grid)]
    found = [(key, cell) for key, pair in pairs if (cell := grid.cells.get(pair)) is not None]
    return found if len(found) == len(pairs) else []


def _of_course(cells: Sequence[Value], index: int, sign: int, grid: Grid) -> Judgement:
    sizes = [sign * (middle(cell) or 0.0) for cell in cells]
    mine, cell = sizes[index], cells[index]
    if mine >= max(sizes) - _EXACT:
        return Judgement(True, f"{grid.show(cell)} is the end of its line", (cell.span,))
    for beside in (index - 1, index + 1):
        other = cells[beside] if 0 <= beside < len(cells) else None
        if other is None or sizes[beside] <= mine + _room(cell) + _room(other):
            continue
        text = f"the value next to it goes further: {grid.show(other)}"
        return Judgement(False, text.replace(" with ", " is "), (cell.span, other.span))
    return Judgement(None, "it may be one of several")


def _room(value: Value) -> float:
    """By how much a value may be off."""
    return value.slack + (value.high - value.low) / 2

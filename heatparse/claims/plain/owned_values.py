"""Values with their owner: "A's 0.82 at 1024 exceeds B's 0.80 and C's 0.71 at that size"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Phrase, Ref, index_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.located_amounts import Located
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import equal
from heatparse.phrases import words
from heatparse.tokens import fold

# With one of these in the clause an owned number may be a change, or a number of something else.
_OTHERWISE = frozenset((
    "DIFFERENCE", "TREND", "FACTOR", "AGGREGATE", "SPREAD", "SHARE", "BY", "NEGATION", "HEDGE", "CONDITION",
    "EXCEPTION", "RESTRICTION",
))  # fmt: skip
_BEHIND = frozenset(("AND", "JOIN", "COMMA", "PREPOSITION", "COMPARATIVE", "CLOSE"))


def is_owned(clause: Clause, located: Located, scene: Scene) -> bool:
    """Whether a number follows the line that owns it, in the only place across it that its clause or head names."""
    phrases, at = clause.phrases, index_of(clause.phrases, located.amount)
    owner = phrases[at - 1] if at else None
    if not isinstance(owner, Ref) or owner.is_panel or len(located.pairs) != 1 or clause.has(*_OTHERWISE):
        return False
    joint = scene.text[owner.end - 2 : located.amount.start]
    if not any(mark in joint for mark in words("names", "possessives")) or located.amount.bound:
        return False
    behind = phrases[at + 1].type if at + 1 < len(phrases) else "COMMA"
    if behind not in _BEHIND or located.amount.unit:
        return False
    grid = scene.grids[located.panel]
    own = {line.axis for line in scene.lines(owner, grid)}
    across = {
        line.labels
        for ref in (*clause.refs(), *clause.heads)
        for line in scene.lines(ref, grid)
        if {line.axis} != own and not ref.is_panel
    }
    if len(own) != 1 or len(across) != 1:
        return False
    first = next(i for i, phrase in enumerate(phrases) if isinstance(phrase, Amount))
    beside = any(_lies_across(phrase, own, scene, grid) for phrase in phrases[first:at])
    # "A's 0.8 at P exceeds B's 0.7": that of B may be its value at another place
    return not (beside and _is_elsewhere(located, next(iter(own)), scene))


def _is_elsewhere(located: Located, axis: str, scene: Scene) -> bool:
    """Whether the owner of a number has it at another place."""
    grid = scene.grids[located.panel]
    row, column = located.pairs[0]
    line = grid.select((fold(row),), ()) if axis == "row" else grid.select((), (fold(column),))
    stated = grid.measure(located.amount.quantity)
    return any(equal(stated, value) for value in line)


def _lies_across(phrase: Phrase, own: set[str], scene: Scene, grid: Grid) -> bool:
    """Whether a phrase names a line of the other axis."""
    lines = scene.lines(phrase, grid) if isinstance(phrase, Ref) else []
    return bool(lines) and {line.axis for line in lines} != own

"""Numbers that stand beside each other's names: "A goes with B (0.5) and C (0.6)", where B has 0.6 and C has 0.5.

What else such numbers may be does not matter: they are the values of the cells that are named, and
each of them stands beside the wrong one.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import Judgement
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Ref, index_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_choice
from heatparse.claims.places.located_amounts import Located
from heatparse.claims.scene import Scene
from heatparse.grid import Value
from heatparse.measures import equal

_TWO = 2
_Wrong = tuple[Judgement, Located]


def exchanged(wrong: Sequence[_Wrong], clause: Clause, scene: Scene) -> list[_Wrong]:
    """Those of some amounts, none of which is the value of its cell, that are the values of each other's cells."""
    if has_guards(clause.phrases) or is_choice(clause.phrases):
        return []
    told = [each for each in wrong if _is_beside_name(each[1], clause, scene)]
    starts = [located.amount.start for _, located in told]
    if len(told) < _TWO or len(set(starts)) < len(starts):
        return []  # or a number may be that of several cells
    values = [_value(located, scene) for _, located in told]
    taken: list[int] = []
    for _, located in told:
        stated = scene.grids[located.panel].measure(located.amount.quantity)
        owners = [
            at for at, value in enumerate(values)
            if value is not None and stated.resolution <= value.resolution and equal(stated, value)
        ]  # fmt: skip
        taken += owners[:1] if len(owners) == 1 else []
    return told if len(set(taken)) == len(told) and _in_one_line(told) else []


def _value(located: Located, scene: Scene) -> Value | None:
    return located.values(scene.grids[located.panel])[0]


def _in_one_line(told: Sequence[_Wrong]) -> bool:
    """Whether the cells are those of one row or column of one panel, one label being named for all of them."""
    panels = {located.panel for _, located in told}
    sides = [set(located.pairs[0]) for _, located in told]
    return len(panels) == 1 and bool(set.intersection(*sides))


def _is_beside_name(located: Located, clause: Clause, scene: Scene) -> bool:
    """Whether an amount stands in brackets by itself, right behind the one name that the others have not."""
    phrases, at = clause.phrases, index_of(clause.phrases, located.amount)
    types = [phrase.type for phrase in phrases[max(0, at - 2) : at + 2]]
    if types != ["REF", "OPEN", "AMOUNT", "CLOSE"] or len(located.pairs) != 1:
        return False
    name, grid = phrases[at - 2], scene.grids[located.panel]
    lines = scene.lines(name, grid) if isinstance(name, Ref) else ()
    return any(label in located.pairs[0] for line in lines for label in line.labels)

"""Leaders ahead: who is named in front of a place behind the first, "after A, B has the second-highest score"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_OPENING = 3  # phrases of "after A,"


def without_leaders(clause: Clause, scene: Scene) -> Clause:
    """The clause without those who are ahead: they take their places in the count, and are not left out of it."""
    phrases = clause.phrases
    if len(phrases) <= _OPENING or key_of(phrases[0]) not in words("winners", "leaders_beside"):
        return clause
    ahead, joint = phrases[1:_OPENING]
    if not isinstance(ahead, Ref) or ahead.is_panel or joint.type not in ("JOIN", "COMMA"):
        return clause
    tops = [phrase for phrase in phrases if isinstance(phrase, Superlative)]
    if len(tops) != 1 or tops[0].rank <= len(ahead.names) or not len(scene.grids):
        return clause  # "after A, B is the highest": of the others
    grid = scene.filled(scene.panels(clause)[0])
    lines = scene.lines(ahead, grid)
    if len(lines) != 1 or order_of(lines[0].axis, grid):
        return clause  # "after May": later
    return clause.part(phrases[_OPENING:])

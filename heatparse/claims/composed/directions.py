"""Directions of changes: whether the first side of a statement is said to be the higher one."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.sides import Sides
from heatparse.claims.composed.ways import ways
from heatparse.claims.language.phrases import phrase_key
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_SIGNS = {"high": 1, "low": -1}


def signs_of(given: Sequence[Constituent], sides: Sides, scene: Scene) -> tuple[int, ...]:
    """The signs that the first side less the second may have: 1, -1, or 0 for either; none where nobody knows."""
    orders = [part.phrase for part in given if part.type == "COMPARATIVE"]
    if orders:
        word = str(getattr(orders[0], "value", ""))
        found = tuple(_SIGNS[way] for way in ways(word, phrase_key(orders[0]), scene))
        return found if sides.pairs else found and (0,)
    moved = [part.phrase for part in given if part.type == "DIFFERENCE"]
    told = {sign_of(phrase_key(phrase), str(getattr(phrase, "value", "")), scene) for phrase in moved}
    if not moved or not sides.travelled or len(told) != 1:
        return (0,)
    return (next(iter(told)),)


def sign_of(key: str, value: str, scene: Scene) -> int:
    """The sign that a word of change tells of the values; 0 where it may be either."""
    sign = {"gain": 1, "drop": -1}.get(value, 0)
    if key in words("composed_changes", "plain_motions"):
        return sign
    signed = any(grid.values and min(value.low for value in grid.values) < 0 for grid in scene.grids.all())
    if signed or scene.may_be_better_low or scene.told_way == "low" or scene.holds_changes:
        return 0
    return sign

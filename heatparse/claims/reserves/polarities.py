"""Polarities: what is said of strength or quality where the values are the smaller, the more there is of it.

"A has its strongest association with P" of p-values, "the performance of A is highest on P" of losses.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import inf

from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words


def is_of_other_polarity(clause: Clause, scene: Scene) -> bool:
    """Whether a clause tells of something that is the stronger, the lower its values are."""
    told = {token[3] for token in scene.tokens(clause)}
    inverse = told & words("reserves", "inverse")
    if inverse and _shows_faults(scene):
        inverse -= words("names", "opposed_to_faults")  # their claims are turned already
    if inverse and scene.less_is_better and inverse.isdisjoint(scene.title_words):
        return True
    return not told.isdisjoint(words("reserves", "strong")) and _holds_chances(scene)


def _shows_faults(scene: Scene) -> bool:
    from heatparse.claims.reserves.opposed import shows_faults  # loaded where something inverse is told

    return shows_faults(scene)


@lru_cache(maxsize=2)
def _holds_chances(scene: Scene) -> bool:
    """Whether the values may be p-values: what stands in front of the data speaks of them, and of no logarithms."""
    keys = scene.opening_keys
    named = not words("reserves", "chances").isdisjoint(keys) or any(
        one in words("reserves", "chance") and two in words("reserves", "chance_values")
        for one, two in pairwise(keys)
    )
    if not named or not words("reserves", "logarithmic").isdisjoint(keys):
        return False
    values = [value for grid in scene.grids.all() for value in grid.values]
    return all(value.high <= 1 and (value.low >= 0 or value.low == -inf) for value in values)  # "< 0.001"

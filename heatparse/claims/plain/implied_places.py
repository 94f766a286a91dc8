"""Places of a comparison that its verb implies: where a course starts or ends, and what was before."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.comparisons.comparison_verdicts import judge_comparison
from heatparse.claims.comparisons.sides import Comparison
from heatparse.claims.extremes.competitors import left_over
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Ref, key_of
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_ACROSS = {"row": "column", "column": "row"}


def at_end(comparison: Comparison, scene: Scene) -> Comparison | None:
    """ "A ends higher than B" as "A is higher than B at the last place"; None where the axis has no order.

    The comparison itself where no verb tells of an end, or a place is named.
    """
    phrases, keys = comparison.clause.phrases, _keys(comparison)
    first, last = (not keys.isdisjoint(words("comparisons", kind)) for kind in ("at_first", "at_last"))
    placed = any(one.type == "PREPOSITION" and isinstance(two, Ref) for one, two in pairwise(phrases))
    if placed or not (first or last):
        return comparison
    panels, refs = scene.panels(comparison.clause), comparison.left.refs
    if first is last or len(panels) != 1 or len(refs) != 1:
        return None
    grid = scene.filled(panels[0])
    axes = {_ACROSS[line.axis] for line in scene.lines(refs[0], grid)}
    order = order_of(axes.copy().pop(), grid) if len(axes) == 1 else []
    place = left_over(phrases, 0, 1, axes.pop(), order[:1] if first else order[-1:], grid) if order else None
    return replace(comparison, slices=[*comparison.slices, place]) if place is not None else None


def _keys(comparison: Comparison) -> set[str]:
    return {key_of(phrase) for phrase in comparison.clause.phrases}


def is_ahead_beside(comparison: Comparison, scene: Scene, step: int) -> Judgement | None:
    """ "A overtakes B in 2020", where it was ahead in 2019 already: how it was there; None where it was not ahead."""
    named = [*comparison.slices, *comparison.right.refs[1:]]
    places = [ref for ref in named if len(ref.names) == 1 and not ref.limit]
    if len(places) != 1 or len(scene.panels(comparison.clause)) != 1:
        return None
    if not _keys(comparison) & words("comparisons", "overtaking"):
        return None
    grid = scene.filled(scene.panels(comparison.clause)[0])
    lines = scene.lines(places[0], grid)
    order = order_of(lines[0].axis, grid) if len(lines) == 1 and len(lines[0].labels) == 1 else []
    at = order.index(fold(lines[0].labels[0])) + step if order else -1
    if not 0 <= at < len(order):
        return None
    beside = left_over(comparison.clause.phrases, 0, 1, lines[0].axis, order[at : at + 1], grid)
    if beside is None:
        return None
    slices, rivals = (
        [beside if ref is places[0] else ref for ref in refs]
        for refs in (comparison.slices, comparison.right.refs)
    )
    there = replace(comparison, slices=slices, right=replace(comparison.right, refs=rivals))
    judgement = judge_comparison(there, scene)
    return judgement if judgement.truth else None

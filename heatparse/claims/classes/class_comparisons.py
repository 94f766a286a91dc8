"""Comparisons of two classes of a confusion matrix: "the recall of A is higher than that of B"."""

from __future__ import annotations

from heatparse.claims.classes.class_contests import class_numbers, rate_named
from heatparse.claims.classes.confusions import counts_things, true_axes
from heatparse.claims.comparisons.sides import Comparison, Side
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.scene import Scene
from heatparse.tokens import fold

_SIGNS = {"high": 1, "better": 1, "low": -1, "worse": -1}


def judge_class_comparison(comparison: Comparison, scene: Scene) -> Judgement:
    """Whether the one class has the higher recall, or precision, as the counts of the matrix make it."""
    clause = comparison.clause
    one, two = _class_of(comparison.left), _class_of(comparison.right)
    sign = _SIGNS.get(comparison.relation)
    if not one or not two or sign is None or len(scene.grids) != 1 or not counts_things(scene):
        return UNDECIDED
    grid, rate = scene.grids[0], rate_named(clause.phrases)
    told = comparison.slices or comparison.quantifier or comparison.count or clause.has(*GUARDS, "UNKNOWN")
    if not rate or told or not grid.is_square or not grid.is_complete:
        return UNDECIDED
    readings: list[Judgement] = []
    for axis in true_axes(grid):
        numbers = class_numbers(grid, axis, rate, True) or {}
        if one in numbers and two in numbers:
            text = f"the {rate} of {grid.name(one)} is {numbers[one]:.3f}, that of {grid.name(two)} {numbers[two]:.3f}"
            readings.append(Judgement(sign * (numbers[one] - numbers[two]) > 0, text))
    return charitable(readings) if readings else UNDECIDED


def _class_of(side: Side) -> str:
    """The folded label of the one class that a side names; "" where it names something else."""
    plain = not (side.panels or side.part or side.others or side.function)
    labels = [fold(label.text) for ref in side.refs for name in ref.names for label in name.labels]
    return labels[0] if plain and len(labels) == 1 else ""

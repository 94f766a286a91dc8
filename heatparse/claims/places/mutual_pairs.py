"""Pairs without an order in a matrix that has two cells for each: "the most confused pair is A and B"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from heatparse.claims.extremes.winners import Contest, Pair, judge_cells
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.claims.scene import Scene
from heatparse.measures import Measure, equal, middle
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.tokens import fold

_EXACT = 1e-9
_STOPS = frozenset(",;:().")
_REACH = 12  # characters behind two labels: " confusions"


def is_both_ways(first: Ref, second: Ref, scene: Scene) -> bool:
    """ "The A/B pair", "A ↔ B", "the A/B mix-ups": whether two labels stand for both of their cells."""
    joint = scene.text[first.end : second.start].strip()
    if joint in words("assertions", "both_arrows"):
        return True
    told = [token[3] for token in scene.draft.tokens.between(second.start + 1, second.end + _REACH)]
    named = takewhile(lambda word: word not in _STOPS, told)
    return not words("assertions", "both_ways").isdisjoint(named)


def either_way(contest: Contest, pair: Pair, stated: Quantity | None) -> list[Judgement]:
    """Whether one of the two cells of a pair is the best, or the two of them together."""
    row, column = pair
    if fold(row) == fold(column) or contest.grid.at(column, row) is None:
        return []
    return [judge_cells(contest, [(column, row)], stated), _judge_together(contest, pair, stated)]


def the_other_way(
    contest: Contest, pair: Pair, stated: Quantity, phrases: Sequence[Phrase]
) -> list[Judgement]:
    """ "The best are A readers of B (0.8)": the column A in the row B, where that is its value and no arrow points."""
    row, column = pair
    other = contest.grid.at(column, row)
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    # "the best score goes to A" points from nothing
    directed = any(phrase.type == "ARROW" for phrase in phrases) or any(ref.relation for ref in refs[1:])
    if other is None or row == column or directed or not equal(contest.grid.measure(stated), other):
        return []
    return [judge_cells(contest, [(column, row)], stated)]


def _judge_together(contest: Contest, pair: Pair, stated: Quantity | None) -> Judgement:
    grid, own = contest.grid, frozenset(map(fold, pair))
    sums: dict[frozenset[str], float] = {}
    for value in contest.values:
        other = grid.cells.get((value.column, value.row))
        one, two = middle(value), middle(other) if other is not None else None
        if value.row != value.column and one is not None and two is not None:
            sums[frozenset((value.row, value.column))] = one + two
    if own not in sums or len(sums) < 2 or contest.rank > 1 or contest.count > 1:
        return UNDECIDED
    sign = 1 if contest.direction == "high" else -1
    best = max(sums, key=lambda key: sign * sums[key])
    truth = sign * sums[own] >= sign * sums[best] - _EXACT
    if truth and stated is not None:
        measure = grid.measure(stated)
        truth = equal(measure, Measure(sums[own], sums[own], measure.resolution)) is True
    names = " and ".join(map(grid.name, sorted(best)))
    return Judgement(truth, f"the two cells of {names} have the {contest.word} sum, {sums[best]:g}")

"""Best ranks: "A has its best rank on P", where the cells hold no ranks: where A stands among its rivals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, permutations, product

from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.phrases import words
from heatparse.tokens import fold

_ENDS = 2  # whose rank, and where
_WAYS = ("best", "worst")  # "the highest rank" may be the first one, or the largest number


def judge_best_rank(statement: Statement, judgement: Judgement, scene: Scene) -> Judgement:
    """The verdict on what somebody has as "its best", by ranks where a place among others is told, and no value."""
    if not _tells_rank(statement, scene) or any(_holds_ranks(grid) for grid in scene.grids.all()):
        return judgement
    top = statement.top
    if len(scene.grids) != 1 or top.rank > 1 or statement.amounts or top.direction not in _WAYS:
        return UNDECIDED
    grid, winners, slices = scene.grids[0], statement.winners, statement.slices
    if len(winners) + len(slices) != _ENDS:
        return UNDECIDED
    named = list(permutations(winners or slices))
    ends = [(slices[0], winners[0])] if winners and slices else _in_places(named, statement.phrases)
    crossed = [
        (one.axis, one.labels[0], two.labels[0])
        for owner, place in ends
        for one, two in product(scene.lines(owner, grid), scene.lines(place, grid))
        if one.axis != two.axis and len(one.labels) == len(two.labels) == 1
    ]
    of_ranks = not scene.opening.isdisjoint(words("names", "ranks"))  # "scores and ranks": the ranks are low
    lower = (False, True) if scene.may_be_better_low and not of_ranks else (False,)
    judged = [_judge(grid, *cross, top.direction, low) for cross in crossed for low in lower]
    return charitable(judged) if judged else UNDECIDED


def _in_places(ends: list[tuple[Ref, ...]], phrases: Sequence[Phrase]) -> list[tuple[Ref, ...]]:
    """The ends, each with whose rank it is in front of where: "on P, A has its best rank" is of A."""
    placed = [two for one, two in pairwise(phrases) if one.type == "PREPOSITION"]
    told = [pair for pair in ends if pair[1] in placed and pair[0] not in placed]
    return told or ends


def _tells_rank(statement: Statement, scene: Scene) -> bool:
    """Whether a superlative is of a rank: "its best position"."""
    nouns = [noun.key for noun in statement.top.nouns if noun.type != "AXISNOUN"]
    known = words("winners", "standings") | words("winners", "own_standings")
    return any(key in known and key not in scene.axis_words for key in nouns)


def _holds_ranks(grid: Grid) -> bool:
    """Whether all values may be ranks themselves, or means of some."""
    most = max(len(grid.rows), len(grid.columns))
    return all(1 <= value.low <= most for value in grid.values)


def _judge(grid: Grid, axis: str, owner: str, place: str, direction: str, low: bool) -> Judgement:
    """Whether a line stands better, or worse, in one place than in all others."""
    ranks: dict[str, int] = {}
    for value in grid.row(owner) if axis == "row" else grid.column(owner):
        key = value.column if axis == "row" else value.row
        ranks[key] = _rank(value, grid.column(key) if axis == "row" else grid.row(key), low)
    told = ranks.get(fold(place))
    if told is None:
        return UNDECIDED
    extreme = (min if direction == "best" else max)(ranks.values())
    return Judgement(
        told == extreme, f"{owner} has rank {told} in {place}, and {extreme} where it is {direction}"
    )


def _rank(own: Value, line: Sequence[Value], low: bool) -> int:
    ahead = [value for value in line if (value.low < own.low if low else value.low > own.low)]
    return len(ahead) + 1

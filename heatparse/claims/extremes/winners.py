"""Who is highest and lowest: pure judgements over the values of a scope."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import inf
from typing import Literal

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.wording import scope, shown
from heatparse.grid import Grid, Value
from heatparse.inventory.problems import enumerated
from heatparse.measures import Measure, above, equal, middle, noise
from heatparse.models import Quantity
from heatparse.records import Record, replace
from heatparse.tokens import fold

Direction = Literal["high", "low"]
Pair = tuple[str, str]
_NAMES = {"high": "highest", "low": "lowest"}


class Contest(Record, frozen=True):
    """A contest for the highest (lowest) value among `values` of a grid.

    `rank` 2 asks for the second; `count` 2 for the two best; `alone` says that the text names one
    winner as the only one; `magnitude` compares without signs; `paired` counts A-B and B-A as one.
    `stretches` are the axes along which the text names a stretch, in which the best one lies somewhere.
    """

    grid: Grid
    values: Sequence[Value]
    direction: Direction
    rank: int = 1
    count: int = 1
    alone: bool = True
    magnitude: bool = False
    paired: bool = False
    stretches: frozenset[str] = frozenset()

    __slots__ = ("__dict__",)  # for what is found out once

    @property
    def word(self) -> str:
        return _NAMES[self.direction]

    @property
    def end(self) -> str:
        """Where its ranks are counted from."""
        return "top" if self.direction == "high" else "bottom"

    @property
    def title(self) -> str:
        """What the winner is called, for explanations: "the highest value in the row Alpha"."""
        rank = f"number {self.rank} of the {self.word} values" if self.rank > 1 else f"the {self.word} value"
        return f"{rank}{self.scope}"

    @property
    def scope(self) -> str:
        """Where the values stand, when that is one line or one part of the grid."""
        return scope(self.grid, self.values)

    def score(self, value: Value) -> float:
        """A number that is greater the better a value is."""
        number = middle(value)
        if number is None:
            return -inf
        if self.magnitude:
            number = abs(number)
        return number if self.direction == "high" else -number

    @cached_property
    def scored(self) -> list[tuple[float, Value]]:
        """The values with their scores, the best first; bounds are left out."""
        values = _once(self.values) if self.paired else self.values
        found = [(score, value) for value in values if (score := self.score(value)) > -inf]
        found.sort(key=_first, reverse=True)
        return found

    @property
    def best(self) -> float:
        """The score of the winner."""
        return self.scored[0][0] if self.scored else -inf

    @property
    def ordered(self) -> list[Value]:
        """The values, the best first."""
        return [value for _, value in self.scored]


def _first(entry: tuple[float, Value]) -> float:
    return entry[0]


def _once(values: Sequence[Value]) -> list[Value]:
    """The values without those that mirror an earlier one."""
    kept: dict[Pair, Value] = {}
    for value in values:
        if (value.column, value.row) not in kept or value.row == value.column:
            kept[value.row, value.column] = value
    return list(kept.values())


def _as_kept(pairs: set[Pair], scored: Sequence[tuple[float, Value]]) -> set[Pair]:
    """The pairs, each the way round in which it takes part."""
    kept = {(value.row, value.column) for _, value in scored}
    return {pair if pair in kept else pair[::-1] for pair in pairs}


def is_mirrored(grid: Grid) -> bool:
    """Whether each pair of categories is stated both ways, with the same value: then A-B and B-A are one pair."""
    if not grid.is_square or not grid.is_complete:
        return False
    return all(
        (other := grid.cells.get((column, row))) is not None
        and (value.low, value.high) == (other.low, other.high)
        for (row, column), value in grid.cells.items()
        if row != column
    )


def judge_cells(contest: Contest, pairs: Sequence[Pair], stated: Quantity | None = None) -> Judgement:
    """Whether the named cells are the best of the contest, and have the stated value."""
    wanted = {(fold(row), fold(column)) for row, column in pairs}
    if contest.paired:
        wanted = _as_kept(wanted, contest.scored)
    named = [(score, value) for score, value in contest.scored if (value.row, value.column) in wanted]
    scored = contest.scored
    if not named or len(named) < len(wanted):
        return UNDECIDED
    if contest.stretches and contest.rank == contest.count == 1 and _is_stretch(contest, named):
        return _judge_stretch(contest, named, stated)
    if stated is not None:
        judgement = _has_value(contest, [value for _, value in named], stated)
        if judgement.truth is False:  # the number alone is wrong only where the cell is the right one
            best = named[0][0] >= scored[0][0]
            return judgement if best else judgement._replace(right=None)
    place = max(contest.rank, contest.count, len(named) if contest.rank == 1 else 1)
    if place > len(scored):
        return UNDECIDED
    bound, last = scored[place - 1]
    room = noise(bound, bound)
    worst, chosen = min(named, key=_first)
    beaten = worst < bound - room or (contest.rank > 1 and max(named, key=_first)[0] > bound + room)
    if beaten and not (len(named) == 1 and _is_next_value(contest, worst)):
        return _beaten(contest, chosen, last)
    if contest.rank == 1 and contest.count <= len(named) > 1 and stated is not None:
        others = [
            value
            for score, value in scored
            if score > worst + room and (value.row, value.column) not in wanted
        ]
        if others:
            return _beaten(contest, chosen, others[0])  # of two that are equal, a third is ahead
    text = f"{contest.title} is {contest.grid.show(chosen)}"
    if contest.alone and contest.rank == 1 and contest.count == 1 and len(named) == 1:
        tied = _tied(contest, chosen, bound, room)
        if tied is not None:
            return tied
    return Judgement(True, text, tuple(value.span for _, value in named))


def _is_next_value(contest: Contest, score: float) -> bool:
    """Whether a score is the second (third, …) one of those that differ: ties in front count as one."""
    if contest.rank == 1 or contest.count > contest.rank:
        return False
    above = {round(other, 12) for other, value in contest.scored if other > score + noise(score, score)}
    return len(above) == contest.rank - 1


def _is_stretch(contest: Contest, named: Sequence[tuple[float, Value]]) -> bool:
    """Whether cells are those of one line along a stretch: "in layers 4-6", of one head."""
    rows, columns = {value.row for _, value in named}, {value.column for _, value in named}
    return ("row" in contest.stretches and len(rows) > len(columns) == 1) or (
        "column" in contest.stretches and len(columns) > len(rows) == 1
    )


def _judge_stretch(
    contest: Contest, named: Sequence[tuple[float, Value]], stated: Quantity | None
) -> Judgement:
    """Whether the best value lies in a stretch, as in "A peaks in layers 4-6": at one place of it at least."""
    best, chosen = max(named, key=_first)
    bound, first = contest.scored[0]
    if contest.grid.areas and not contest.magnitude:
        from heatparse.claims.bands.band_contests import (
            judge_stretch,  # loaded where ranges are told of stretches
        )

        inside = [value for _, value in named]
        beside = [value for _, value in contest.scored if value not in inside]
        by_ranges = judge_stretch(contest.grid, contest.direction, inside, beside)
        if by_ranges.truth is False or (by_ranges.truth and stated is None):
            return by_ranges
        if stated is not None and by_ranges.truth:
            return judge_value(replace(contest, values=inside), stated)
    if best < bound - noise(bound, bound):
        return _beaten(contest, chosen, first)
    told = _has_value(contest, [chosen], stated) if stated is not None else None
    if told is not None and told.truth is not True:
        return told
    places = {(value.row, value.column) for _, value in named}
    if any(s >= bound - noise(bound, bound) and (v.row, v.column) not in places for s, v in contest.scored):
        return UNDECIDED  # as high elsewhere, or in a range that goes on beyond the stretch
    return Judgement(True, f"{contest.title} is {contest.grid.show(chosen)}", (chosen.span,))


def _tied(contest: Contest, named: Value, bound: float, room: float) -> Judgement | None:
    """The winner is named as the only one, but shares its value; A-B and B-A are one pair."""
    ties: list[Value] = []
    for score, value in contest.scored:
        if score < bound - room:
            break
        if (value.row, value.column) not in ((named.row, named.column), (named.column, named.row)):
            ties.append(value)
    if not ties or named.slack or ties[0].slack:
        return None
    if named.low < named.high:
        return UNDECIDED  # two ranges, or one that is told of both
    grid, others = contest.grid, enumerated([contest.grid.place(value, True) for value in ties])
    text = f"{grid.place(named)} shares {contest.title}, {named.text}, with {others}"
    return Judgement(False, text,
                     tuple(value.span for value in (named, *ties[:3])), "tied-extremum")  # fmt: skip


def judge_first_in(contest: Contest, named: Sequence[Value]) -> Judgement:
    """Whether the first values of the contest are all among some: "the three highest values belong to A"."""
    first = contest.ordered[: contest.count]
    if len(first) < contest.count or len(contest.ordered) == contest.count:
        return UNDECIDED
    keys = {(value.row, value.column) for value in named}
    tied = contest.score(first[-1]) == contest.score(contest.ordered[contest.count])
    truth = all((value.row, value.column) in keys for value in first)
    told = shown(contest.grid, first, len(first))
    text = f"the {contest.count} {contest.word} values{contest.scope} are {told}"
    return Judgement(None if tied and not truth else truth, text, tuple(value.span for value in first))


def surely_better(contest: Contest, better: Value, value: Value) -> bool:
    """Whether one value beats another whatever their approximations leave open."""
    if contest.magnitude:
        return contest.score(better) > contest.score(value)
    return (above(better, value) if contest.direction == "high" else above(value, better)) is True and not (
        (better.slack or value.slack)
        and abs((middle(better) or 0) - (middle(value) or 0)) <= better.slack + value.slack
    )


def _beaten(contest: Contest, named: Value, better: Value) -> Judgement:
    """The named cell is not the one: certain only when the two values surely differ."""
    surely = contest.magnitude or (
        above(better, named) if contest.direction == "high" else above(named, better)
    )
    if contest.rank > 1:
        surely = not (named.slack or better.slack)
    if not surely or named.slack or better.slack:
        return UNDECIDED if not surely else _loses(contest, named, better)
    return _loses(contest, named, better)


def _loses(contest: Contest, named: Value, better: Value) -> Judgement:
    if contest.rank == contest.count == 1:
        better = contest.ordered[0]
    title = contest.title
    if contest.count > 1:
        title = f"number {contest.ordered.index(better) + 1} of the {contest.word} values{contest.scope}"
    text = f"{title} is {contest.grid.show(better)}, not {contest.grid.show(named, True)}"
    return Judgement(False, text, (named.span, better.span))


def _has_value(contest: Contest, named: Sequence[Value], stated: Quantity) -> Judgement:
    measure = contest.grid.measure(stated)
    truths = [equal(measure, value) for value in named]
    if contest.magnitude and False in truths:  # "the largest absolute value is 0.8", of -0.8
        truths = [equal(_sized(measure), _sized(value)) for value in named]
    if any(truth is False for truth in truths):
        wrong = named[truths.index(False)]
        right = wrong.text if len(named) == 1 else None
        text = f"the text says {stated.text}, but {contest.grid.tell(wrong)}"
        return Judgement(False, text, (wrong.span,), right=right)
    return Judgement(True if all(truths) else None, "", tuple(value.span for value in named))


def _sized(measure: Measure | Value) -> Measure:
    """A value without its sign."""
    ends = sorted((abs(measure.low), abs(measure.high)))
    return Measure(ends[0], ends[1], measure.resolution, measure.slack)


def judge_value(contest: Contest, stated: Quantity) -> Judgement:
    """Whether the best value of the contest is the stated one."""
    ordered = contest.ordered
    place = contest.rank
    if len(ordered) < place:
        return UNDECIDED
    best = ordered[place - 1]
    measure = contest.grid.measure(stated)
    if place == 1 and any(value.low < value.high for value in contest.values):
        return _end_of_ranges(contest, stated)
    truth = equal(_sized(measure), _sized(best)) if contest.magnitude else equal(measure, best)
    return Judgement(truth, f"{contest.title} is {contest.grid.show(best)}", (best.span,))


def judge_values(contest: Contest, stated: Sequence[Quantity]) -> Judgement:
    """Whether the best values of the contest are the stated ones, in any order."""
    ordered = contest.ordered[: len(stated)]
    if len(ordered) < len(stated) or any(quantity.value is None for quantity in stated):
        return UNDECIDED
    sign = 1 if contest.direction == "high" else -1
    measures = sorted((contest.grid.measure(q) for q in stated), key=lambda m: sign * m.low, reverse=True)
    truths = [equal(measure, value) for measure, value in zip(measures, ordered, strict=True)]
    truth = False if False in truths else True if all(truths) else None
    told = shown(contest.grid, ordered, len(ordered))
    text = f"the {len(ordered)} {contest.word} values{contest.scope} are {told}"
    return Judgement(truth, text, tuple(v.span for v in ordered))


def _end_of_ranges(contest: Contest, stated: Quantity) -> Judgement:
    """The highest upper end, or the lowest lower end, where some values are ranges."""
    measure = contest.grid.measure(stated)
    if contest.direction == "high":
        best = max(contest.values, key=lambda value: value.high)
        end = Measure(best.high, best.high, best.resolution, best.slack)
    else:
        best = min(contest.values, key=lambda value: value.low)
        end = Measure(best.low, best.low, best.resolution, best.slack)
    truth = equal(measure, end)
    text = f"{contest.grid.show(best)} reaches {end.low:g}"
    if not truth and contest.grid.areas:
        from heatparse.claims.bands.band_contests import (
            may_reach,  # loaded where ranges are told of stretches
        )

        told = contest.grid.values  # a number beyond all of them is of something else
        inside = min(v.low for v in told) <= measure.low and measure.high <= max(v.high for v in told)
        open_yet = not inside or may_reach(contest.grid, contest.direction, contest.values, measure)
        return Judgement(None if open_yet else False, text, (best.span,))
    return Judgement(truth or None, text, (best.span,))

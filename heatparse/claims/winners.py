"""Who is highest and lowest: pure judgements over the values of a scope."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf
from typing import Literal, NamedTuple

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, above, equal, middle, noise
from heatparse.models import Quantity
from heatparse.tokens import fold

Direction = Literal["high", "low"]
Pair = tuple[str, str]
_NAMES = {"high": "highest", "low": "lowest"}


@dataclass(frozen=True)
class Contest:
    """A contest for the highest (lowest) value among `values` of a grid.

    `rank` 2 asks for the second; `count` 2 for the two best; `alone` says that the text names one
    winner as the only one; `magnitude` compares without signs.
    """

    grid: Grid
    values: Sequence[Value]
    direction: Direction
    rank: int = 1
    count: int = 1
    alone: bool = True
    magnitude: bool = False

    @property
    def word(self) -> str:
        return _NAMES[self.direction]

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
        found = [(score, value) for value in self.values if (score := self.score(value)) > -inf]
        found.sort(key=_first, reverse=True)
        return found

    @property
    def ordered(self) -> list[Value]:
        """The values, the best first."""
        return [value for _, value in self.scored]


def _first(entry: tuple[float, Value]) -> float:
    return entry[0]


def judge_cells(contest: Contest, pairs: Sequence[Pair], stated: Quantity | None = None) -> Judgement:
    """Whether the named cells are the best of the contest, and have the stated value."""
    wanted = {(fold(row), fold(column)) for row, column in pairs}
    named = [(score, value) for score, value in contest.scored if (value.row, value.column) in wanted]
    scored = contest.scored
    if not named or len(named) < len(wanted):
        return UNDECIDED
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
    if worst < bound - room or (contest.rank > 1 and max(named, key=_first)[0] > bound + room):
        return _beaten(contest, chosen, last)
    ranked = f"the {contest.word}" if contest.rank == 1 else f"number {contest.rank}"
    text = f"{contest.grid.tell(chosen)} is {ranked} of {len(scored)} values"
    if contest.alone and contest.rank == 1 and contest.count == 1 and len(named) == 1:
        tied = _tied(contest, chosen, bound, room)
        if tied is not None:
            return tied
    return Judgement(True, text, tuple(value.span for _, value in named))


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
    others = ", ".join(contest.grid.tell(value) for value in ties[:3])
    return Judgement(False, f"{contest.grid.tell(named)} shares the {contest.word} value with {others}",
                     tuple(value.span for value in (named, *ties[:3])), "tied-extremum")  # fmt: skip


def _surely_better(contest: Contest, better: Value, value: Value) -> bool:
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
    if contest.rank > 1:
        text = f"{contest.grid.tell(named)} is not number {contest.rank}; {contest.grid.tell(better)} is"
    else:
        best = contest.ordered[0]
        text = f"{contest.grid.tell(best)} is {contest.word}, {contest.grid.tell(named)} is not"
        better = best
    return Judgement(False, text, (named.span, better.span))


def _has_value(contest: Contest, named: Sequence[Value], stated: Quantity) -> Judgement:
    measure = contest.grid.measure(stated)
    truths = [equal(measure, value) for value in named]
    if any(truth is False for truth in truths):
        wrong = named[truths.index(False)]
        right = wrong.text if len(named) == 1 else None
        return Judgement(False, f"says {stated.text}; {contest.grid.tell(wrong)}", (wrong.span,), right=right)
    return Judgement(True if all(truths) else None, "", tuple(value.span for value in named))


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
    if contest.magnitude:
        measure = Measure(abs(measure.low), abs(measure.high), measure.resolution, measure.slack)
        best_measure = Measure(abs(best.low), abs(best.high), best.resolution, best.slack)
        truth = equal(measure, best_measure)
    else:
        truth = equal(measure, best)
    return Judgement(
        truth, f"the {contest.word} value is {best.text} ({contest.grid.tell(best)})", (best.span,)
    )


def judge_values(contest: Contest, stated: Sequence[Quantity]) -> Judgement:
    """Whether the best values of the contest are the stated ones, in any order."""
    ordered = contest.ordered[: len(stated)]
    if len(ordered) < len(stated) or any(quantity.value is None for quantity in stated):
        return UNDECIDED
    sign = 1 if contest.direction == "high" else -1
    measures = sorted((contest.grid.measure(q) for q in stated), key=lambda m: sign * m.low, reverse=True)
    truths = [equal(measure, value) for measure, value in zip(measures, ordered, strict=True)]
    truth = False if False in truths else True if all(truths) else None
    told = ", ".join(contest.grid.tell(value) for value in ordered)
    return Judgement(
        truth, f"the {len(ordered)} {contest.word} values are {told}", tuple(v.span for v in ordered)
    )


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
    return Judgement(truth or None, f"{contest.grid.tell(best)} reaches {end.low:g}", (best.span,))


class Line(NamedTuple):
    """A row or a column that takes part in a contest of lines: its values, and their numbers."""

    label: str
    values: list[Value]
    numbers: list[float]

    def number(self, measure: str) -> float:
        """The mean, the sum or the spread of its values."""
        if measure == "spread":
            return max(self.numbers) - min(self.numbers)
        total = sum(self.numbers)
        return total if measure == "sum" else total / len(self.numbers)


def lines_of(grid: Grid, axis: str, values: Iterable[Value]) -> list[Line]:
    """The lines of an axis with their values, those without any left out."""
    found: dict[str, Line] = {}
    for value in values:
        number = middle(value)
        if number is not None:
            label = value.row if axis == "row" else value.column
            line = found.get(label)
            if line is None:
                line = found[label] = Line(label, [], [])
            line.values.append(value)
            line.numbers.append(number)
    return list(found.values())


def judge_lines(
    contest: Contest, axis: str, labels: Sequence[str], stated: Quantity | None = None
) -> Judgement:
    """Whether a row or column is best: it holds the best cell, or it is best on average."""
    wanted = {fold(label) for label in labels}
    lines = lines_of(contest.grid, axis, contest.values)
    mine = [line for line in lines if line.label in wanted]
    if len(mine) < len(wanted) or len(lines) < 2:
        return UNDECIDED
    if contest.rank > 1:
        return _judge_rank(contest, mine, lines)
    readings = [_holds_best(contest, mine, stated), judge_measure(contest, mine, lines, "mean", stated)]
    if stated is not None and not _may_be_value(contest, stated):
        readings.append(judge_measure(contest, mine, lines, "sum", stated))
    return charitable(readings)


def _judge_rank(contest: Contest, mine: Sequence[Line], lines: Sequence[Line]) -> Judgement:
    """Whether a line takes a place behind the first, by its mean, its sum or its best cell."""
    sign = 1 if contest.direction == "high" else -1
    if len(mine) != 1 or len(lines) < contest.rank:
        return UNDECIDED
    readings: list[Judgement] = []
    for measure in ("mean", "sum", "best"):
        scores = {
            line.label: max(sign * n for n in line.numbers)
            if measure == "best"
            else sign * line.number(measure)
            for line in lines
        }
        ordered = sorted(scores.values(), reverse=True)
        truth = abs(scores[mine[0].label] - ordered[contest.rank - 1]) <= 1e-9
        shown = next(label for label, score in scores.items() if score == ordered[contest.rank - 1])
        readings.append(
            Judgement(truth, f"by the {measure}, {contest.grid.name(shown)} is number {contest.rank}")
        )
    return charitable(readings)


def _may_be_value(contest: Contest, stated: Quantity) -> bool:
    """Whether a number lies among the values; one beyond them is rather a sum."""
    measure = contest.grid.measure(stated)
    return any(value.high >= measure.low for value in contest.values)


def _holds_best(contest: Contest, mine: Sequence[Line], stated: Quantity | None) -> Judgement:
    """Whether the best cell of all lies in each of the named lines."""
    if not contest.scored:
        return UNDECIDED
    score, top = contest.scored[0]
    room = noise(score, score)
    holders = [line for line in mine if any(contest.score(value) >= score - room for value in line.values)]
    text = f"the {contest.word} value is {top.text} ({contest.grid.tell(top)})"
    if len(holders) < len(mine):
        rest = [line for line in mine if line not in holders]
        sure = any(all(_surely_better(contest, top, value) for value in line.values) for line in rest)
        return Judgement(False if sure else None, text, (top.span,))
    if stated is not None:
        truth = equal(contest.grid.measure(stated), top)
        return Judgement(truth, f"says {stated.text}; {text}" if truth is False else text, (top.span,))
    return Judgement(True, text, (top.span,))


def judge_measure(
    contest: Contest,
    mine: Sequence[Line],
    lines: Sequence[Line],
    measure: str,
    stated: Quantity | None = None,
) -> Judgement:
    """Whether the named lines have the highest (lowest) mean or spread of all lines."""
    size = {len(line.values) for line in lines}
    if max(size, default=0) < 2 or (measure == "sum" and len(size) > 1):
        return UNDECIDED
    numbers = {line.label: line.number(measure) for line in lines}
    sign = 1 if contest.direction == "high" else -1
    best = max(lines, key=lambda line: sign * numbers[line.label])
    chosen = min(mine, key=lambda line: sign * numbers[line.label])
    rest = [line for line in lines if line not in mine]
    names = [contest.grid.name(line.label) for line in (chosen, best)]
    text = f"{measure} of {names[0]}: {numbers[chosen.label]:.4g}, of {names[1]}: {numbers[best.label]:.4g}"
    if rest and any(sign * numbers[line.label] > sign * numbers[chosen.label] + 1e-9 for line in rest):
        sure = len(size) == 1 and not any(value.slack for line in lines for value in line.values)
        return Judgement(False if sure else None, text)
    ties = [line.label for line in rest if abs(numbers[line.label] - numbers[chosen.label]) <= 1e-9]
    if measure == "sum" and ties and contest.alone and len(mine) == 1:
        others = ", ".join(contest.grid.name(label) for label in ties)
        return Judgement(False, f"{text}; {others} has the same", (), "tied-extremum")
    if stated is not None:
        amount = contest.grid.measure(stated)
        truth = equal(amount, Measure(numbers[chosen.label], numbers[chosen.label], amount.resolution))
        return Judgement(truth, text)
    return Judgement(True, text)


def _slices(contest: Contest, axis: str, labels: Sequence[str], but: Sequence[str] = ()) -> list[Judgement]:
    """For each slice across a line whether the line is best there."""
    other = "column" if axis == "row" else "row"
    wanted, skipped = {fold(label) for label in labels}, {fold(label) for label in but}
    parts: list[Judgement] = []
    for line in lines_of(contest.grid, other, contest.values):
        if line.label in skipped or len(line.values) < 2:
            continue
        mine = [v for v in line.values if (v.row if axis == "row" else v.column) in wanted]
        inner = Contest(
            contest.grid, line.values, contest.direction, count=max(len(wanted), contest.count), alone=False
        )
        parts.append(judge_cells(inner, [(v.row, v.column) for v in mine]) if mine else UNDECIDED)
    return parts


def judge_everywhere(
    contest: Contest, axis: str, labels: Sequence[str], but: Sequence[str] = ()
) -> Judgement:
    """Whether a line is best in every slice across it: "OpenCode is lowest in every category"."""
    parts = _slices(contest, axis, labels, but)
    judgement = together(parts)
    if judgement.truth:
        return Judgement(True, f"the {contest.word} in all {len(parts)}", judgement.spans[:6])
    return judgement


def judge_mostly(contest: Contest, axis: str, labels: Sequence[str]) -> Judgement:
    """Whether a line is best in more than half of the slices across it."""
    parts = _slices(contest, axis, labels)
    true = [part for part in parts if part.truth]
    false = [part for part in parts if part.truth is False]
    text = f"the {contest.word} in {len(true)} of {len(parts)}"
    if len(true) * 2 > len(parts):
        return Judgement(True, text, tuple(span for part in true for span in part.spans)[:6])
    spans = tuple(span for part in false for span in part.spans)[:6]
    return Judgement(False, text, spans) if len(false) * 2 >= len(parts) > 0 else UNDECIDED

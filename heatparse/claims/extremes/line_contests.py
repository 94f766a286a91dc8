"""Who is highest and lowest of rows and columns: by the best cell, the mean, the sum or the spread."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heatparse.claims.bands.band_contests import judge_by_ranges
from heatparse.claims.extremes.winners import Contest, judge_cells, surely_better
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.grid import Value
from heatparse.inventory.problems import enumerated
from heatparse.measures import Measure, equal, middle, noise
from heatparse.models import Quantity
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_SAME = 1e-9
_MEASURES = {"mean": "mean", "sum": "sum", "best": "{} value"}


class Line(NamedTuple):
    """A row or a column that takes part in a contest of lines: its values, and their numbers."""

    label: str
    values: list[Value]
    numbers: list[float]

    def number(self, measure: str) -> float:
        """The mean, the sum or the spread of its values."""
        if measure == "spread":
            return max(self.numbers) - min(self.numbers)
        if measure in ("maximum", "minimum"):
            ends = [value.high if measure == "maximum" else value.low for value in self.values]
            return max(ends) if measure == "maximum" else min(ends)
        total = sum(self.numbers)
        return total if measure == "sum" else total / len(self.numbers)


def lines_of(axis: str, values: Iterable[Value]) -> list[Line]:
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
    contest: Contest, axis: str, labels: Sequence[str], stated: Quantity | None = None, by_cell: bool = False
) -> Judgement:
    """Whether a row or column is best: it holds the best cell, or else, unless `by_cell`, is best on average."""
    wanted = {fold(label) for label in labels}
    lines = lines_of(axis, contest.values)
    mine = [line for line in lines if line.label in wanted]
    if len(mine) < len(wanted) or len(lines) < 2:
        return UNDECIDED
    if contest.rank > 1:
        if stated is not None and _is_inner_value(contest, mine, stated):
            return UNDECIDED
        return judge_places(contest, mine, lines, ("mean", "sum", "best"))
    if contest.grid.areas and stated is None and contest.count == 1 and not contest.magnitude:
        by_ranges = judge_by_ranges(contest.grid, contest.direction, mine, lines, by_cell)
        if by_ranges.truth is not None:
            return by_ranges
    holds = _holds_best(contest, mine, stated, 1 if axis in contest.stretches else len(mine), by_cell)
    if by_cell and stated is None:
        return holds
    readings = [holds, judge_measure(contest, mine, lines, "mean", stated)]
    if stated is not None and not _may_be_value(contest, stated):
        readings.append(judge_measure(contest, mine, lines, "sum", stated))
    return charitable(readings)


def _is_inner_value(contest: Contest, mine: Sequence[Line], stated: Quantity) -> bool:
    """ "B has the second lowest (0.3)", a value of B that is not its best: of a line across it, told before."""
    told = contest.grid.measure(stated)
    held = [value for line in mine for value in line.values if equal(told, value)]
    best = {max(contest.score(value) for value in line.values) for line in mine}
    return bool(held) and all(contest.score(value) not in best for value in held)


def _may_be_value(contest: Contest, stated: Quantity) -> bool:
    """Whether a number lies among the values; one beyond them is rather a sum."""
    measure = contest.grid.measure(stated)
    return any(value.high >= measure.low for value in contest.values)


def judge_places(
    contest: Contest, mine: Sequence[Line], lines: Sequence[Line], measures: Sequence[str]
) -> Judgement:
    """Whether a line takes a place behind the first, or some take the first places, by any of some numbers."""
    sign = 1 if contest.direction == "high" else -1
    first, last = contest.rank - 1, contest.rank - 1 + len(mine)
    if (contest.rank > 1 and len(mine) > 1) or len(lines) < last or contest.count not in (1, len(mine)):
        return UNDECIDED
    if "sum" in measures and len({len(line.values) for line in lines}) > 1:
        return UNDECIDED  # sums of lines with gaps
    readings: list[Judgement] = []
    for measure in measures:
        scores = {
            line.label: max(sign * n for n in line.numbers)
            if measure == "best"
            else sign * line.number(measure)
            for line in lines
        }
        ordered = sorted(scores.values(), reverse=True)
        if len(ordered) > 1 and ordered[0] - ordered[-1] < 1e-9:
            readings.append(UNDECIDED)  # shares, of which each line has as much
            continue
        ends = ordered[first] + 1e-9, ordered[last - 1] - 1e-9
        truth = all(ends[1] <= scores[line.label] <= ends[0] for line in mine)
        held = sum(ends[1] <= score <= ends[0] for score in ordered)
        if truth and held > len(mine) + 1:
            readings.append(UNDECIDED)  # a place that three lines share tells nothing of one of them
            continue
        shown = [
            contest.grid.name(label) for label in sorted(scores, key=lambda label: -scores[label])[first:last]
        ]
        which = f"number {contest.rank}" if len(mine) == 1 else f"the first {len(mine)}"
        text = f"by the {_MEASURES[measure].format(contest.word)}, {which} from the {contest.end}"
        readings.append(Judgement(truth, f"{text} {'is' if len(mine) == 1 else 'are'} {enumerated(shown)}"))
    return charitable(readings)


def _holds_best(
    contest: Contest, mine: Sequence[Line], stated: Quantity | None, needed: int, by_cell: bool
) -> Judgement:
    """Whether the best cell of all lies in each of the named lines; of a stretch it is `needed` in one alone."""
    if not contest.scored:
        return UNDECIDED
    score, top = contest.scored[0]
    room = noise(score, score)
    holders = [line for line in mine if any(contest.score(value) >= score - room for value in line.values)]
    text = f"the {contest.word} value{contest.scope} is {contest.grid.show(top)}"
    if len(holders) < needed:
        rest = [line for line in mine if line not in holders]
        sure = any(all(surely_better(contest, top, value) for value in line.values) for line in rest)
        return Judgement(False if sure else None, text, (top.span,))
    if stated is not None:
        truth = equal(contest.grid.measure(stated), top)
        tied = _tied_lines(contest, mine) if truth and contest.alone else []
        if tied:
            others = enumerated([contest.grid.place(value, True) for value in tied])
            return Judgement(False, f"{text}, and {others} {'has' if len(tied) == 1 else 'have'} the same value",
                             (top.span, *(value.span for value in tied[:3])), "tied-extremum")  # fmt: skip
        return Judgement(
            truth, f"the text says {stated.text}, but {text}" if truth is False else text, (top.span,)
        )
    if contest.alone and needed == len(mine) == 1 and not by_cell and _tied_lines(contest, mine):
        return Judgement(None, text, (top.span,))  # another line has it as well: by their means, then
    return Judgement(True, text, (top.span,))


def _tied_lines(contest: Contest, mine: Sequence[Line]) -> list[Value]:
    """The cells of other lines that have the best value as well, where it is exact."""
    score, top = contest.scored[0]
    own = {id(value) for line in mine for value in line.values}
    if (
        len(mine) > 1
        or len(mine[0].values) == len(contest.values)
        or top.slack
        or contest.rank > 1
        or contest.count > 1
    ):
        return []
    tied = [value for other, value in contest.scored if abs(other - score) <= noise(score, score)]
    mirrored = contest.grid.is_square and any(
        (value.column, value.row) == (top.row, top.column) for value in tied
    )
    return [] if mirrored else [value for value in tied if id(value) not in own and not value.slack]


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
    text = _told(contest, measure, numbers, chosen, best)
    if contest.rank > 1:
        return _at_rank(contest, mine, lines, measure, stated)
    if rest and any(sign * numbers[line.label] > sign * numbers[chosen.label] + 1e-9 for line in rest):
        slack = max(value.slack + (value.high - value.low) / 2 for line in lines for value in line.values)
        room = 2 * slack * (max(size) if measure == "sum" else 1)
        sure = len(size) == 1 and abs(numbers[best.label] - numbers[chosen.label]) > room
        return Judgement(False if sure else None, text)
    ties = [line.label for line in rest if abs(numbers[line.label] - numbers[chosen.label]) <= 1e-9]
    if measure == "sum" and ties and contest.alone and len(mine) == 1:
        others = enumerated([contest.grid.name(label) for label in ties])
        return Judgement(False, f"{text}, and {others} {'has' if len(ties) == 1 else 'have'} the same {measure}",
                         (), "tied-extremum")  # fmt: skip
    if measure == "mean" and ties and contest.alone and len(mine) == 1:
        return Judgement(None, text)  # "the highest column", of two with the same mean
    if stated is not None:
        amount = contest.grid.measure(stated)
        truth = equal(amount, Measure(numbers[chosen.label], numbers[chosen.label], amount.resolution))
        return Judgement(truth, text)
    return Judgement(True, text)


def _at_rank(
    contest: Contest, mine: Sequence[Line], lines: Sequence[Line], measure: str, stated: Quantity | None
) -> Judgement:
    """ "The second-widest range is that of A": whether as many lines are ahead of it by their numbers."""
    if len(mine) > 1 or contest.count > 1 or len({len(line.values) for line in lines}) > 1:
        return UNDECIDED
    sign = 1 if contest.direction == "high" else -1
    numbers = sorted((sign * line.number(measure) for line in lines), reverse=True)
    own = sign * mine[0].number(measure)
    if contest.rank > len(numbers) or sum(abs(number - own) <= _SAME for number in numbers) > 1:
        return UNDECIDED
    told = numbers[contest.rank - 1]
    other = next(line for line in lines if sign * line.number(measure) == told)
    text = (
        f"by the {measure}, number {contest.rank} is {contest.grid.name(other.label)} with {sign * told:.4g}"
    )
    if other.label == mine[0].label:
        amount = contest.grid.measure(stated) if stated is not None else None
        fits = amount is None or equal(amount, Measure(sign * own, sign * own, amount.resolution))
        return Judgement(fits, text)
    slack = max(value.slack + (value.high - value.low) / 2 for line in lines for value in line.values)
    room = 2 * slack * (len(mine[0].values) if measure == "sum" else 1)
    return Judgement(False if abs(told - own) > room + _SAME else None, text)


def _told(contest: Contest, measure: str, numbers: dict[str, float], chosen: Line, best: Line) -> str:
    """The number of the line that the text names, and that of the best one."""
    one, two = (f"{contest.grid.name(line.label)} is {numbers[line.label]:.4g}" for line in (chosen, best))
    return f"the {measure} of {one}" + (f", that of {two}" if chosen is not best else "")


def _slices(contest: Contest, axis: str, labels: Sequence[str], but: Sequence[str] = ()) -> list[Judgement]:
    """For each slice across a line whether the line is best there."""
    other = "column" if axis == "row" else "row"
    wanted, skipped = {fold(label) for label in labels}, {fold(label) for label in but}
    parts: list[Judgement] = []
    for line in lines_of(other, contest.values):
        if line.label in skipped or len(line.values) < 2:
            continue
        mine = [v for v in line.values if (v.row if axis == "row" else v.column) in wanted]
        first = max(len(wanted), contest.count) if contest.rank == 1 else 1
        if axis in contest.stretches:  # "every head peaks in layers 4-6": each at one of them
            first = contest.count
        inner = Contest(contest.grid, line.values, contest.direction, contest.rank, first, alone=False,
                        magnitude=contest.magnitude, stretches=contest.stretches)  # fmt: skip
        parts.append(judge_cells(inner, [(v.row, v.column) for v in mine]) if mine else UNDECIDED)
    return parts


def judge_everywhere(
    contest: Contest, axis: str, labels: Sequence[str], but: Sequence[str] = ()
) -> Judgement:
    """Whether a line is best in every slice across it: "OpenCode is lowest in every category"."""
    parts = _slices(contest, axis, labels, but)
    judgement = together(parts)
    if judgement.truth:
        which = f"the {contest.word} value" if contest.rank == 1 else f"place {contest.rank}"
        return Judgement(True, f"it has {which} in all {len(parts)}", judgement.spans[:6])
    return judgement


def judge_mostly(contest: Contest, axis: str, labels: Sequence[str]) -> Judgement:
    """Whether a line is best in more than half of the slices across it."""
    parts = _slices(contest, axis, labels)
    true = [part for part in parts if part.truth]
    false = [part for part in parts if part.truth is False]
    other = "columns" if axis == "row" else "rows"
    text = f"it has the {contest.word} value in {len(true)} of {len(parts)} {other}"
    if len(true) * 2 > len(parts):
        return Judgement(True, text, tuple(span for part in true for span in part.spans)[:6])
    spans = tuple(span for part in false for span in part.spans)[:6]
    return Judgement(False, text, spans) if len(false) * 2 >= len(parts) > 0 else UNDECIDED


def judge_generally(contest: Contest, axis: str, labels: Sequence[str]) -> Judgement:
    """Whether a line is best on the whole: in most of the slices across it, or by its mean.

    It is not where another line has the better mean, and others are best in most slices, one of them in more.
    """
    mostly = judge_mostly(contest, axis, labels)
    lines, wanted = lines_of(axis, contest.values), {fold(label) for label in labels}
    mine = [line for line in lines if line.label in wanted]
    if mostly.truth or len(mine) != 1 or contest.magnitude:
        return mostly if mostly.truth else UNDECIDED
    sign = 1 if contest.direction == "high" else -1
    best = max(lines, key=lambda line: sign * line.number("mean"))
    others = [line for line in lines if line is not mine[0]]
    own = sum(bool(part.truth) for part in _slices(contest, axis, labels))
    led = max(sum(bool(part.truth) for part in _slices(contest, axis, [line.label])) for line in others)
    if best is mine[0]:
        return mostly._replace(truth=True if own > led else None)
    slack = any(value.slack or value.low < value.high for value in contest.values)
    text = f"{mostly.explanation}, and the mean of {_means(contest, mine[0], best)}"
    return Judgement(False if mostly.truth is False and led > own and not slack else None, text, mostly.spans)


def _means(contest: Contest, one: Line, two: Line) -> str:
    named = [f"{contest.grid.name(line.label)} is {line.number('mean'):.4g}" for line in (one, two)]
    return ", that of ".join(named)

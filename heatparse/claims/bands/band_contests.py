"""Contests and comparisons of lines that are told in stretches: by the ends of their ranges.

A range of a stretch is reached at both ends, so that the line that reaches highest has the highest value. One
line is above another where both ends of its ranges are, even where the ranges overlap.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, Truth, noise
from heatparse.records import NamedTuple, Protocol

_SEVERAL = 2  # cells; the range of fewer is what is not known of one


class _Line(Protocol):
    @property
    def label(self) -> str: ...
    @property
    def values(self) -> list[Value]: ...


class _Reach(NamedTuple):
    """The best value of a line: as told, the least and the most that it may be, and where it stands."""

    told: float
    least: float
    most: float
    value: Value


def judge_by_ranges(
    grid: Grid, direction: str, mine: Sequence[_Line], lines: Sequence[_Line], by_cell: bool
) -> Judgement:
    """Whether the one named line is best: it reaches farthest, or, unless `by_cell`, lies beyond all others."""
    rest = [line for line in lines if line not in mine]
    if len(mine) != 1 or not rest:
        return UNDECIDED
    whole = whole_ranges(grid, [value for line in lines for value in line.values])
    sign = 1 if direction == "high" else -1
    own, others = _reach(mine[0], sign, whole), [_reach(line, sign, whole) for line in rest]
    readings = [_reaches_farthest(grid, direction, own, others)]
    if not by_cell:
        readings.append(_lies_beyond(mine[0], rest, sign, whole))
    return charitable(readings)


class _Cells(NamedTuple):
    """Cells of one line: those of a stretch, or those beside it."""

    label: str
    values: list[Value]


def judge_stretch(grid: Grid, direction: str, inside: list[Value], outside: list[Value]) -> Judgement:
    """Whether a line reaches farthest in one stretch of it, where ranges are told of stretches."""
    if not inside or not outside:
        return UNDECIDED
    sign = 1 if direction == "high" else -1
    whole = whole_ranges(grid, [*inside, *outside])
    own, other = (_reach(_Cells("", values), sign, whole) for values in (inside, outside))
    return _reaches_farthest(grid, direction, own, [other])


def may_reach(grid: Grid, direction: str, values: Sequence[Value], stated: Measure) -> bool:
    """Whether a number may be the extreme of some values: a range of a stretch is reached at its end."""
    sign = 1 if direction == "high" else -1
    own = _reach(_Cells("", list(values)), sign, whole_ranges(grid, values))
    low, high = sorted((sign * stated.low, sign * stated.high))
    room = stated.slack + stated.resolution / 2 + 1e-9
    return low - room <= own.most and high + room >= own.least


def whole_ranges(grid: Grid, values: Iterable[Value]) -> frozenset[int]:
    """Where the ranges of several cells begin of which every cell is among some values."""
    total, here = _cells_by_range(grid.values), _cells_by_range(values)
    return frozenset(start for start, cells in here.items() if len(cells) == len(total[start]) >= _SEVERAL)


def _cells_by_range(values: Iterable[Value]) -> dict[int, set[tuple[str, str]]]:
    found: dict[int, set[tuple[str, str]]] = {}
    for value in values:
        if value.low < value.high:
            found.setdefault(value.span.start, set()).add((value.row, value.column))
    return found


def _reach(line: _Line, sign: int, whole: frozenset[int]) -> _Reach:
    told, least, most = [], [], []
    for value in line.values:
        low, high = sorted((sign * value.low, sign * value.high))
        room = value.slack + value.resolution / 2
        surely = value.low == value.high or value.span.start in whole
        told.append((high, value))
        least.append(high - room if surely else low)
        most.append(high + room if surely else high)
    best, value = max(told, key=lambda entry: entry[0])
    return _Reach(best, max(least), max(most), value)


def _reaches_farthest(grid: Grid, direction: str, own: _Reach, others: Sequence[_Reach]) -> Judgement:
    rival = max(others, key=lambda other: other.told)
    word = "highest" if direction == "high" else "lowest"
    best = rival if rival.told > own.told else own
    text = f"the {word} range is that of {grid.show(best.value)}"
    if any(other.least > own.most for other in others):
        return Judgement(False, text, (rival.value.span,))
    known = own.most - own.told == own.told - own.least  # it is reached, not only possible
    ahead = own.told - rival.told > noise(own.told, rival.told)
    return Judgement(True if known and ahead else None, text, (own.value.span, rival.value.span))


def _lies_beyond(mine: _Line, rest: Sequence[_Line], sign: int, whole: frozenset[int]) -> Judgement:
    orders = [_order(_faced(mine, other), sign, whole) for other in rest]
    if any(order is False for order in orders):
        return Judgement(False)
    return Judgement(True if all(orders) else None)


def _faced(one: _Line, two: _Line) -> list[tuple[Value, Value]]:
    """The values of two lines at the same places; none where one of them has others."""
    by_row = one.label == one.values[0].row
    places = {value.column if by_row else value.row: value for value in two.values}
    found = [(v, places[key]) for v in one.values if (key := v.column if by_row else v.row) in places]
    return found if len(found) == len(one.values) == len(two.values) else []


def _order(pairs: Sequence[tuple[Value, Value]], sign: int, whole: frozenset[int]) -> Truth:
    """Whether all of one line lies beyond the other: True or False, or None where nobody knows."""
    orders = [_ahead(one, two, sign, whole) for one, two in pairs]
    if not orders or None in orders:
        return None
    if all(order >= 0 for order in orders if order is not None) and any(orders):
        return True
    return False if all(order <= 0 for order in orders if order is not None) and any(orders) else None


def _ahead(one: Value, two: Value, sign: int, whole: frozenset[int]) -> int | None:
    """1 where both ends of a range lie beyond those of another, one of them perhaps as far; 0 for one range."""
    known = all(value.low == value.high or value.span.start in whole for value in (one, two))
    low, high = sign * (one.low - two.low), sign * (one.high - two.high)
    room = max(one.slack, two.slack) + max(one.resolution, two.resolution) / 2
    if not known and not (sign * (one.low - two.high) > 0 or sign * (one.high - two.low) < 0):
        return None
    if low == high == 0:
        return 0
    if low >= 0 and high >= 0:
        return 1
    return -1 if low <= 0 and high <= 0 and min(low, high) < -room else None


# Two lines, place by place


def order_of_stretches(
    grids: tuple[Grid, Grid], pairs: Sequence[tuple[Value, Value]], truths: Sequence[Truth], relation: str
) -> list[Truth]:
    """The truths of "above" ("below") for values that face each other; what overlaps is judged by both ends.

    A stretch is judged as a whole: of a part of it nobody knows which of its values are meant.
    """
    if None not in truths or relation not in ("high", "low") or not (grids[0].areas and grids[1].areas):
        return list(truths)
    sign = 1 if relation == "high" else -1
    ranges = (
        whole_ranges(grids[0], [one for one, _ in pairs]),
        whole_ranges(grids[1], [two for _, two in pairs]),
    )
    found: list[Truth] = []
    for (one, two), truth in zip(pairs, truths, strict=True):
        whole = one.span.start in ranges[0] and two.span.start in ranges[1]
        found.append(_both_ends(one, two, sign) if truth is None and whole else truth)
    return found


def _both_ends(one: Value, two: Value, sign: int) -> Truth:
    low, high = sign * (one.low - two.low), sign * (one.high - two.high)
    room = max(one.slack, two.slack) + noise(one.high, two.high)
    if low > room and high > room:
        return True
    return False if low < -room and high < -room else None


__all__ = ["judge_by_ranges", "judge_stretch", "may_reach", "order_of_stretches", "whole_ranges"]

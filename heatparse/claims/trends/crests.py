"""Crests of a line: where it peaks or bottoms out, and lines of one hump or of the shape of a U."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.places.course_lines import Line, bands_of
from heatparse.claims.trends.courses import Course, Leg
from heatparse.claims.trends.directions import FEWEST
from heatparse.grid import Value
from heatparse.measures import Truth, above, at_least, at_most, equal, every, middle


def crest_of(line: Line, leg: Leg) -> tuple[Truth, int] | None:
    """Whether a line has its highest (or lowest) value where a leg says so, and the index of that place."""
    best = extreme_at(line.values, leg.direction == "up")
    at = line.at(leg.stop) if leg.stop is not None else best
    if at is None:
        return None
    truths = [_is_extreme(line.values, at, leg.direction == "up")]
    if leg.stop_value is not None:
        bound = leg.stop_value.bound
        truths.append(
            equal(line.grid.measure(leg.stop_value.quantity), line.values[at]) if not bound else None
        )
    if leg.is_inner:
        truths.append(0 < at < len(line.values) - 1)
    return every(truths), at


def extreme_at(values: Sequence[Value], highest: bool) -> int:
    """The index of the highest or of the lowest value."""
    chosen = max if highest else min
    return chosen(range(len(values)), key=lambda at: height(values[at]))


def height(value: Value) -> float:
    """What a value counts as where the highest one is looked for."""
    return middle(value) or 0.0


def _is_extreme(values: Sequence[Value], at: int, highest: bool) -> Truth:
    rest = [value for other, value in enumerate(values) if other != at]
    if highest:
        return every(at_least(values[at], value) for value in rest)
    return every(at_most(values[at], value) for value in rest)


def judge_turns(line: Line, course: Course) -> Judgement:
    """Whether a line goes down and then up, or up and then down, wherever it turns."""
    directions = [leg.direction for leg in course.legs]
    values = bands_of(line.values)
    fewest = FEWEST if len(values) == len(line.values) else FEWEST - 1
    if directions not in (["up", "down"], ["down", "up"]) or len(values) < fewest or course.negated:
        return UNDECIDED
    turn = extreme_at(values, directions[0] == "up")
    told = [values[0], values[turn], values[-1]]
    text = "the values go from " + " to ".join(line.grid.show(value, at > 0) for at, value in enumerate(told))
    spans = tuple(value.span for value in told)
    if course.turn is not None:
        at = line.at(course.turn)
        if at is None:
            return UNDECIDED
        if _is_extreme(line.values, at, directions[0] == "up") is False:
            return Judgement(False, text, spans)
    steps = list(pairwise(values))
    rises, falls = [above(two, one) for one, two in steps], [above(one, two) for one, two in steps]
    if directions[0] == "down":
        rises, falls = falls, rises
    first = next((at for at, fell in enumerate(falls) if fell), len(steps))
    turned_once = 0 < first < len(steps) and True not in rises[first:] and rises[0] and falls[-1]
    if turned_once and None not in (*rises, *falls):
        return Judgement(True, text, spans)
    one_way = all(rises) or all(falls)  # it never turns
    one_way |= bool(falls[0] and rises[-1]) and turn in (0, len(values) - 1)  # … or the other way round
    return Judgement(False if one_way else None, text, spans)

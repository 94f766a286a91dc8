"""Segments: whether a line can be cut into pieces that go as the motions of a course say, one after the other.

"Flat, then a steep rise, then a plateau at 0.9" names no places where it turns: it holds where the line has any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from heatparse.claims.language.phrases import Amount
from heatparse.claims.places.course_lines import Line
from heatparse.claims.trends.courses import Course, Leg
from heatparse.claims.trends.directions import goes_along
from heatparse.grid import Value
from heatparse.measures import Truth

Agrees = Callable[[Line, Amount, Value], Truth]
_LONGEST = 48  # values of a line that is cut in two
_FEWER = 24  # … in three or more
_MOST = 4  # pieces


def has_segments(line: Line, course: Course, agrees: Agrees) -> bool:
    """Whether a line has pieces for all motions of a course."""
    legs = course.legs
    known = all(leg.direction and not leg.series and not leg.is_net for leg in legs)
    size = len(line.values)
    if (
        not known
        or course.negated
        or not 1 < len(legs) <= _MOST
        or size > (_LONGEST if len(legs) == 2 else _FEWER)
    ):
        return False
    return _fits(line, course, agrees, 0, 0)


def _fits(line: Line, course: Course, agrees: Agrees, number: int, begin: int) -> bool:
    """Whether the motions from one of them on fit the values from a place on."""
    if number == len(course.legs):
        return True
    leg = course.legs[number]
    return any(
        _goes(line, line.values[first : last + 1], leg, course, agrees)
        and _fits(line, course, agrees, number + 1, last)
        for first, last in _pieces(line, course.legs, number, begin)
    )


def _pieces(line: Line, legs: Sequence[Leg], number: int, begin: int) -> Iterator[tuple[int, int]]:
    """The first and last indices that a motion may have."""
    leg, size = legs[number], len(line.values)
    if leg.is_crest:
        return
    first, last = begin, None
    if leg.start is not None:
        start = line.at(leg.start)
        if start is None or start < begin:
            return
        first = start
    if leg.stop is not None:
        span = line.span(leg.stop)
        if span is None:
            return
        last = span[1]
        if span[0] < span[1] and leg.start is None:
            first = max(span[0], begin)
            if number and leg.direction != "flat":
                yield max(first - 1, begin), last
    if last is not None:
        if first < last or (leg.direction == "flat" and first == last):
            yield first, last
        return
    if number == len(legs) - 1:
        if first < size - 1:
            yield first, size - 1
        return
    following = legs[number + 1]
    place = following.start or following.stop
    edge = line.span(place) if place is not None else None
    fixed = edge is not None and (following.start is not None or edge[0] < edge[1])
    ends = (edge[0], edge[0] - 1) if fixed and edge is not None else range(size - 1, first, -1)
    for end in ends:
        if end > first:
            yield first, end


def _goes(line: Line, values: Sequence[Value], leg: Leg, course: Course, agrees: Agrees) -> bool:
    if not values:
        return False
    for amount, value in ((leg.start_value, values[0]), (leg.stop_value, values[-1])):
        if amount is not None and not agrees(line, amount, value):
            return False
    return len(values) == 1 or bool(goes_along(line, values, leg, course, True))

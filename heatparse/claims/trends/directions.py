"""The direction of a series of values: up, down or flat, at every step or on the whole."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

from heatparse.claims.places.course_lines import Line, bands_of
from heatparse.claims.trends.courses import Course, Leg
from heatparse.grid import Value
from heatparse.measures import Truth, above, at_least, equal, every, middle

# Kendall's tau of a line that "rises", and of one that may be said to rise "on the whole".
_CLEAR, _SLIGHT = 0.5, 0.2
# The spread of a flat line, and of one that is not flat, as parts of the scale.
_FLAT, _NOT_FLAT = 0.1, 0.3
_NOISE = 1e-9  # of binary fractions
FEWEST = 3  # values that a direction needs where the text gives no ends


def goes_along(line: Line, values: Sequence[Value], leg: Leg, course: Course, ended: bool) -> Truth:
    if leg.direction == "flat":
        truth = _is_flat(line, values)
        same = not leg.is_still or all(equal(value, values[0]) for value in values)
        return truth if same or not truth else None  # "unchanged" may leave room for a little
    bands = values if course.pace else bands_of(values)
    told = len(bands) < len(values)  # in stretches
    fewest = FEWEST - 1 if told else FEWEST
    values = bands
    rising = (leg.direction == "up") is not course.negated
    ordered = values if rising else values[::-1]
    steps = _paced(line, ordered, course.pace) if course.pace else list(pairwise(ordered))
    if not steps:
        return True if course.negated and told else None
    if course.negated or course.weak:
        return every(at_least(later, earlier) for earlier, later in steps)
    whole = _higher(ordered[-1], ordered[0])
    if leg.is_net:
        return whole
    if course.monotone:
        strict = [_higher(later, earlier) for earlier, later in steps]
        return False if course.strict and False in strict else _both_kinds(strict, steps)
    if leg.start_value is not None or leg.stop_value is not None:
        return whole
    if len(values) < fewest:
        return whole if ended or course.axes else None
    tau = _tau(ordered)
    wanted = _SLIGHT if course.overall else _CLEAR
    if whole and tau >= wanted:
        return True
    return False if above(ordered[0], ordered[-1]) and tau <= 0 else None


def _higher(later: Value, earlier: Value) -> Truth:
    """Whether a value lies above another; of two ranges that touch, the one with both ends above."""
    truth = above(later, earlier)
    if truth is None and later.low > earlier.low and later.high > earlier.high:
        return True
    return truth


def _paced(line: Line, ordered: Sequence[Value], pace: float) -> list[tuple[Value, Value]]:
    """The pairs of values whose places lie so far from each other on the axis."""
    try:
        places = [float((value.column if line.axis == "x" else value.row).rstrip("%")) for value in ordered]
    except ValueError:
        return []
    return [
        (ordered[one], ordered[two])
        for one, two in combinations(range(len(places)), 2)
        if abs(abs(places[two] - places[one]) - pace) < _NOISE
    ]


def _both_kinds(strict: list[Truth], steps: Sequence[tuple[Value, Value]]) -> Truth:
    """At every step; a standstill is left open."""
    if all(strict):
        return True
    return False if any(at_least(later, earlier) is False for earlier, later in steps) else None


def _is_flat(line: Line, values: Sequence[Value]) -> Truth:
    low, high = min(value.low for value in values), max(value.high for value in values)
    scale = line.grid.scale
    bands = bands_of(values)
    if high - low <= _FLAT * scale or (len(bands) == 1 < len(values) and high - low < _NOT_FLAT * scale):
        return True
    certain = max(value.low for value in values) - min(value.high for value in values)  # ranges may be narrow
    if len(bands) < len(values) and certain > 0:
        certain = max(map(_middle, bands)) - min(map(_middle, bands))
    return False if certain > _NOT_FLAT * scale and not any(value.slack for value in values) else None


def _middle(value: Value) -> float:
    return (value.low + value.high) / 2


def _tau(values: Sequence[Value]) -> float:
    """Kendall's tau: pairs in order less pairs out of order, over all pairs."""
    middles = [number for value in values if (number := middle(value)) is not None]
    pairs = list(combinations(middles, 2))
    if not pairs:
        return 0.0
    return sum((later > earlier) - (later < earlier) for earlier, later in pairs) / len(pairs)

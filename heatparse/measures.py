"""Measures: what a statement says of a number, and how two statements compare.

A measure is an interval with the precision in which it was written. Comparisons are three-valued:
True, False, or None where the statements leave room. They say False only when no honest reading
of the two statements makes them true.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import Literal, TypeVar

from heatparse.records import NamedTuple, Protocol

Truth = bool | None

# What an approximation leaves open, as a part of the scale; what is "near" a number, what is not.
APPROXIMATION, _NEAR, _FAR = 0.05, 0.05, 0.2
_NOISE = 1e-9  # of binary fractions


class Stated(Protocol):
    """Anything with an interval and a precision: a `Measure`, or a value of a grid."""

    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...
    @property
    def resolution(self) -> float: ...
    @property
    def slack(self) -> float: ...


class Measure(NamedTuple):
    """A stated number or range. Open ends are infinite; `slack` is 0 when it is exact."""

    low: float
    high: float
    resolution: float = 0.0
    slack: float = 0.0


S = TypeVar("S", bound=Stated)


def extreme(values: Sequence[S], direction: Literal["high", "low"]) -> tuple[tuple[S, ...], tuple[S, ...]]:
    """The best of `values`: those that share the best stated value, and their rivals.

    Ranges count with their middle; a rival is a range or an approximation that may be as good or better.
    """
    better = above if direction == "high" else below
    sign = 1 if direction == "high" else -1
    placed = [(sign * number, value) for value in values if (number := middle(value)) is not None]
    if not placed:
        return (), tuple(values)
    best = max(number for number, _ in placed)
    winners = tuple(value for number, value in placed if best - number <= noise(best, number))
    chosen = set(map(id, winners))
    rivals = tuple(v for v in values if id(v) not in chosen and not better(winners[0], v))
    return winners, rivals


def middle(stated: Stated) -> float | None:
    """The number, or the middle of the range; None for a bound."""
    return None if stated.low == -inf or stated.high == inf else (stated.low + stated.high) / 2


def measure(stated: Stated) -> Measure:
    """The measure of anything that has one: what it says of its number, without its place."""
    return Measure(stated.low, stated.high, stated.resolution, stated.slack)


def exact(number: float, resolution: float = 0.0) -> Measure:
    """The measure of a plain number."""
    return Measure(number, number, resolution)


def equal(left: Stated, right: Stated) -> Truth:
    """Whether two statements agree at the coarser of their precisions.

    An approximation allows half a unit more and a part of the scale. A number inside a stated
    range agrees when the range is the claim; the other way round it is unknown.
    """
    room = _room(left, right)
    if left.low - right.high > room or right.low - left.high > room:
        return False
    if right.low - room <= left.low and left.high <= right.high + room:
        return True
    return None


def above(left: Stated, right: Stated) -> Truth:
    """Whether `left` is greater than `right`."""
    if left.low - right.high > noise(left.low, right.high):
        return True
    certain = right.low - max(left.slack, right.slack) + noise(left.high, right.low)
    return False if left.high <= certain else None


def at_least(left: Stated, right: Stated) -> Truth:
    """Whether `left` is not smaller than `right`."""
    if left.low >= right.high - noise(left.low, right.high):
        return True
    return False if right.low - left.high > _room(left, right) else None


def below(left: Stated, right: Stated) -> Truth:
    """Whether `left` is smaller than `right`."""
    return above(right, left)


def at_most(left: Stated, right: Stated) -> Truth:
    """Whether `left` is not greater than `right`."""
    return at_least(right, left)


def not_below(left: Stated, right: Stated) -> Truth:
    """Whether `left` reaches the edge `right`; unlike for `at_least`, an edge is no rounded number."""
    if left.low >= right.high - noise(left.low, right.high):
        return True
    room = max(left.slack, right.slack) + noise(left.high, right.low)
    return False if right.low - left.high > room else None


def not_above(left: Stated, right: Stated) -> Truth:
    """Whether `left` does not pass the edge `right`, as it is written."""
    return not_below(right, left)


def within(inner: Stated, outer: Stated) -> Truth:
    """Whether `inner` lies in the range `outer`, ends included."""
    low = Measure(outer.low, outer.low, outer.resolution, outer.slack)
    high = Measure(outer.high, outer.high, outer.resolution, outer.slack)
    return both(at_least(inner, low), at_most(inner, high))


def near(left: Stated, right: Stated, scale: float) -> Truth:
    """Whether `left` is close to `right` on a scale of that length."""
    distance = max(right.low - left.high, left.low - right.high, 0.0)
    farthest = max(abs(left.high - right.low), abs(right.high - left.low))
    room = max(_NEAR * scale, left.resolution / 2) + noise(left.low, right.low)
    if farthest <= room or (distance == 0 and farthest <= 2 * room and left.low < left.high):
        return True  # a range counts with its middle
    return False if scale > 0 and distance > _FAR * scale + max(left.slack, right.slack) else None


def both(first: Truth, second: Truth) -> Truth:
    """Three-valued "and"."""
    if first is False or second is False:
        return False
    return True if first and second else None


def every(truths: Iterable[Truth]) -> Truth:
    """Three-valued "all": one False decides, one None leaves it open."""
    result: Truth = True
    for truth in truths:
        if truth is False:
            return False
        if truth is None:
            result = None
    return result


def some(truths: Iterable[Truth]) -> Truth:
    """Three-valued "any"."""
    result: Truth = False
    for truth in truths:
        if truth:
            return True
        if truth is None:
            result = None
    return result


def negate(truth: Truth) -> Truth:
    """Three-valued "not"."""
    return None if truth is None else not truth


def noise(first: float, second: float) -> float:
    """The difference of two numbers that binary fractions may make."""
    size = max(abs(first), abs(second))
    return _NOISE * size if size < inf else 0.0


def _room(left: Stated, right: Stated) -> float:
    """By how much two numbers may differ and still agree."""
    coarser = max(left.resolution, right.resolution)
    return coarser / 2 + max(left.slack, right.slack) + _NOISE * coarser + noise(left.low, right.low)

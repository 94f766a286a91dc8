"""How one value stands to another: above, below, equal, near, of the same sign."""

from __future__ import annotations

from heatparse.grid import Value
from heatparse.measures import Measure, Truth, above, at_least, at_most, below, equal, near


def holds(relation: str, left: Value | Measure, right: Value | Measure, scale: float) -> Truth:
    """Whether one value stands to another as the words say."""
    if relation == "high":
        return above(left, right)
    if relation == "low":
        return below(left, right)
    if relation == "at_least":
        return at_least(left, right)
    if relation == "at_most":
        return at_most(left, right)
    if relation == "equal":
        return equal(left, right)
    if relation == "same_sign":
        return _same_sign(left, right)
    return near(left, right, scale)


def _same_sign(left: Value | Measure, right: Value | Measure) -> Truth:
    """Whether both are positive, or both negative; open where one of them may be zero."""
    signs = [1 if side.low > 0 else -1 if side.high < 0 else 0 for side in (left, right)]
    return None if 0 in signs else signs[0] == signs[1]

"""Ranges that are set against each other: "the range of A lies above that of B", "they do not overlap"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.bands.range_clauses import PLACING, RangeClause, claim_of
from heatparse.claims.bands.stretch_ranges import Range, Stretch, compare, range_of
from heatparse.claims.language.phrases import Amount, phrase_key
from heatparse.measures import Truth, every, negate
from heatparse.models.claims import BaseClaim, ComparisonClaim

_FACING = PLACING | {"COMPARATIVE", "THAN", "PRONOUN"}
_OVERLAPPING = PLACING | {"NEGATION", "COMPARATIVE"}


# "The range of A lies above that of B", "the upper end of A is below the lower end of B"


def faces(told: RangeClause) -> BaseClaim | None:
    compared = [(at, p) for at, p in enumerate(told.main) if p.type == "COMPARATIVE"]
    if len(compared) != 1 or len(told.names) != 2 or told.is_denied or told.amounts or len(told.places) > 1:
        return None
    at, word = compared[0]
    sign = {"high": 1, "low": -1}.get(getattr(word, "value", ""), 0)
    if not sign or not told.is_made_of(_FACING) or told.lines[0][0] > at > told.lines[-1][0]:
        return None
    ends = [end for _, end in told.ends]
    ranges = any(told.is_range(i) for i in range(len(told.main)))
    if len(told.lines) != 2 or not (ends or ranges) or any(len(end) != 1 for end in ends) or len(ends) > 2:
        return None
    scopes = told.scopes(told.names)
    if scopes is None:
        return None
    faced = _faced(told, scopes)
    if faced is None:
        return claim_of(told, ComparisonClaim, None)
    truths: list[Truth] = []
    for one, two in faced:
        mine, other = (ends[0][0], ends[-1][0]) if ends else ("low", "high") if sign > 0 else ("high", "low")
        truth = compare(sign * one.end(mine).low, sign * two.end(other).low, max(one.slack, two.slack))
        if truth is None and (one.end(mine).low - two.end(other).low) * sign > 0:
            truth = True
        if not ends and truth is False and not told.says("entirely"):
            truth = None if sign * (one.low - two.low) > 0 and sign * (one.high - two.high) > 0 else False
        truths.append(truth)
    return claim_of(told, ComparisonClaim, every(truths), _shown(faced))


# "The ranges of A and B do not overlap", "A lies above B without overlap"


def overlap(told: RangeClause) -> BaseClaim | None:
    if (
        not told.overlap
        or len(told.names) != 2
        or not told.is_made_of(_OVERLAPPING)
        or told.amounts
        or told.ends
    ):
        return None
    if any(isinstance(phrase, Amount) for held in told.inside.values() for phrase in held):
        return None
    scopes = told.scopes(told.names)
    if scopes is None or any(phrase_key(phrase) == "only" for phrase in told.main):
        return None
    faced = _faced(told, scopes)
    if faced is None:
        return claim_of(told, ComparisonClaim, None)
    truths = [_do_overlap(one, two) for one, two in faced]
    denied = [negate(truth) for truth in truths] if told.is_denied else truths
    ways = [p for p in told.main if p.type == "COMPARATIVE"]
    truth = every(denied)
    if ways and truth:
        sign = {"high": 1, "low": -1}.get(getattr(ways[0], "value", ""), 0)
        ahead = [sign * (one.low - two.low) for one, two in faced]
        truth = True if all(gap > 0 for gap in ahead) else False if all(gap < 0 for gap in ahead) else None
    return claim_of(told, ComparisonClaim, truth, _shown(faced))


def _faced(told: RangeClause, scopes: Sequence[Stretch]) -> list[tuple[Range, Range]] | None:
    """The ranges of both lines in each scope; None where one of them is not told."""
    found: list[tuple[Range, Range]] = []
    for scope in scopes:
        one, two = (range_of(told.grid, told.axis, line, scope) for line in told.names)
        if one is None or two is None:
            return None
        found.append((one, two))
    return found


def _shown(faced: Sequence[tuple[Range, Range]]) -> list[Range]:
    """The ranges that an explanation shows."""
    return [each for pair in faced[:2] for each in pair]


def _do_overlap(one: Range, two: Range) -> Truth:
    """Whether two ranges have more in common than an end; None within the room that the digits leave."""
    shared = min(one.high, two.high) - max(one.low, two.low)
    room = max(one.slack, two.slack) + max(one.resolution, two.resolution) / 2
    return True if shared > room else False if shared < -1e-9 else None

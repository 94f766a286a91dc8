"""Statements about the ends of the ranges that a text tells: "the upper end of A rises by 0.3", "A has the lowest
upper end in every zone", "the ranges of A and B do not overlap".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.bands.range_clauses import PLACING, RangeClause, amounts_of, claim_of
from heatparse.claims.bands.stretch_ranges import (
    Labels,
    Range,
    Stretch,
    compare,
    differs_by,
    range_of,
    stretches_of,
)
from heatparse.claims.comparisons.faced_ranges import faces, overlap
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.motions import motion_of
from heatparse.claims.language.phrases import Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.measures import Truth, equal, every
from heatparse.models.claims import (
    BaseClaim,
    DifferenceClaim,
    ExtremumClaim,
    RangeClaim,
    TrendClaim,
)
from heatparse.phrases import words

_TELLING = PLACING | {"AMOUNT"}
_RANKING = PLACING | {"SUPERLATIVE"}
_MOVING = _TELLING | {"DIFFERENCE", "TREND", "BY"}
_DENYING = frozenset(("NEGATION",))
_SIGNS = {"up": 1, "down": -1}


def read_range_ends(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause about the ends of ranges."""
    if clause.is_data or len(scene.panels(clause)) != 1:
        return []
    if not (clause.has("DIFFERENCE", "TREND") or clause.says(words("stretches", "end_cues"))):
        return []
    grid = scene.filled(scene.panels(clause)[0])
    if not grid.areas:
        return []
    told = RangeClause(clause, scene, grid)
    if not told.known or (not told.axis and not told.ends):
        return []
    if any(phrase.type in GUARDS - _DENYING for phrase in told.main):
        return []
    for reader in (overlap, faces, _moves, _ranks, _tells):
        claim = reader(told)
        if claim is not None:
            clause.read.add("band")
            return [claim]
    return []


# "The upper end of A is 0.3"


def _tells(told: RangeClause) -> BaseClaim | None:
    if len(told.ends) != 1 or len(told.names) != 1 or len(told.amounts) != 1 or told.is_denied:
        return None
    at, ends = told.ends[0]
    amount = told.amounts[0]
    if len(ends) != 1 or amount.bound or not told.is_made_of(_TELLING) or told.main.index(amount) < at:
        return None
    scopes = told.scopes(told.names)
    if scopes is None:
        return None
    found = [range_of(told.grid, told.axis, told.names[0], scope) for scope in scopes]
    stated = told.grid.measure(amount.quantity)
    truth = every(None if one is None else equal(stated, one.end(ends[0])) for one in found)
    return claim_of(told, RangeClaim, truth, [one for one in found if one is not None])


# "A has the lowest upper end in each zone", "A has the widest range"


def _ranks(told: RangeClause) -> BaseClaim | None:
    tops = [
        (at, phrase) for at, phrase in enumerate(told.main)
        if isinstance(phrase, Superlative) and at not in [place for place, _ in told.ends]
    ]  # fmt: skip
    if len(tops) != 1 or len(told.names) != 1 or told.is_denied or told.amounts:
        return None
    at, top = tops[0]
    measure = _measure_of(told, at, top)
    if not measure or top.rank != 1 or top.count not in (None, 1) or not told.is_made_of(_RANKING):
        return None
    scopes = told.scopes(told.names)
    if scopes is None:
        return None
    truths: list[Truth] = []
    shown: list[Range] = []
    for scope in scopes:
        truth, ranges = _is_first(told, measure, scope)
        truths.append(truth)
        shown += ranges
    return claim_of(told, ExtremumClaim, _with_numbers(told, measure[0], scopes, every(truths)), shown)


def _measure_of(told: RangeClause, at: int, top: Superlative) -> tuple[str, int] | None:
    """What is ranked and in which direction: an end, or the width of the range."""
    keys = {top.key, *(noun.key for noun in top.nouns)}
    of_range = told.is_range(at + 1) or not keys.isdisjoint(words("stretches", "ranges")) or " " in top.key
    for section, sign in (("widest", 1), ("narrowest", -1)):
        if top.key in words("stretches", section) or (top.direction == ("varied" if sign > 0 else "steady")):
            return ("width", sign) if of_range else None
    if len(told.ends) == 1 and told.ends[0][0] in (at + 1, at + 2) and len(told.ends[0][1]) == 1:
        return (
            (told.ends[0][1][0], {"high": 1, "low": -1}.get(top.direction, 0))
            if top.direction in ("high", "low")
            else None
        )
    return None


def _number(found: Range, measure: str) -> float:
    return found.width if measure == "width" else found.end(measure).low


def _is_first(told: RangeClause, measure: tuple[str, int], scope: Stretch) -> tuple[Truth, list[Range]]:
    what, sign = measure
    grid, own = told.grid, told.names[0]
    mine = range_of(grid, told.axis, own, scope)
    keys = grid.rows if told.axis == "row" else grid.columns
    others = [range_of(grid, told.axis, frozenset((key,)), scope) for key in keys if key not in own]
    if mine is None or not others or None in others:
        return None, []
    rivals = [other for other in others if other is not None]
    best = max(rivals, key=lambda other: sign * _number(other, what))
    room = max(mine.slack, best.slack)
    truth = compare(sign * _number(mine, what), sign * _number(best, what), room)
    if truth is None and sign * (_number(mine, what) - _number(best, what)) > 0:
        truth = True  # by the numbers as they are told
    return truth, [mine, best]


def _with_numbers(told: RangeClause, what: str, scopes: Sequence[Stretch], truth: Truth) -> Truth:
    """The truth, with the numbers that a bracket tells for the stretches one by one: "(0.1, 0.2 and 0.3)"."""
    amounts = [amount for held in told.inside.values() for amount in amounts_of(held)]
    if not truth or not amounts:
        return truth
    found = [range_of(told.grid, told.axis, told.names[0], scope) for scope in scopes]
    if what == "width" or len(amounts) != len(found) or None in found:
        return None
    grid = told.grid
    return every(
        equal(grid.measure(amount.quantity), one.end(what))
        for amount, one in zip(amounts, found, strict=True) if one is not None
    )  # fmt: skip


# "The upper end of A rises by 0.3 from layers 0-7 to layers 8-15", "both ends move up", "A rises between …"


def _moves(told: RangeClause) -> BaseClaim | None:
    ways = [way for at in range(len(told.main)) if (way := _way_at(told, at))]
    if len(ways) != 1 or told.is_denied or not told.is_made_of(_MOVING) or len(told.ends) > 1:
        return None
    ends = told.ends[0][1] if told.ends else ("low", "high")
    lines = told.names or _all_lines(told)
    pairs = _steps(told, lines)
    if not lines or not pairs or (not told.ends and len(told.places) != 2):
        return None
    by = [at for at, phrase in enumerate(told.main) if phrase.type == "BY"]
    amounts = told.amounts
    if len(amounts) != len(by) or (
        by and (len(ends) > 1 or len(pairs) > 1 or told.main[by[0] + 1] is not amounts[0])
    ):
        return None
    truths: list[Truth] = []
    shown: list[Range] = []
    for line in lines:
        for start, stop in pairs:
            one, two = (range_of(told.grid, told.axis, line, places) for places in (start, stop))
            if one is None or two is None:
                return None
            shown += [one, two]
            room = max(one.slack, two.slack)
            moved = [
                compare(_SIGNS[ways[0]] * two.end(e).low, _SIGNS[ways[0]] * one.end(e).low, room)
                for e in ends
            ]
            truths.append(_together(moved, bool(told.ends)))
            if amounts:
                truths.append(
                    differs_by(one.end(ends[0]), two.end(ends[0]), told.grid.measure(amounts[0].quantity))
                )
    return claim_of(told, DifferenceClaim if amounts else TrendClaim, every(truths), shown[:4])


def _way_at(told: RangeClause, at: int) -> str:
    """The direction of a word of motion, or of "moves up"."""
    way = motion_of(told.main[at])
    if way in _SIGNS:
        return way
    key = phrase_key(told.main[at])
    moved = at > 0 and phrase_key(told.main[at - 1]) in words("stretches", "moving")
    return key if moved and key in _SIGNS else ""


def _together(moved: Sequence[Truth], each: bool) -> Truth:
    """Whether both ends move; of what is said to move without a word of ends, one may stay where it is."""
    if each:
        return every(moved)
    return True if all(moved) else False if all(one is False for one in moved) else None


def _all_lines(told: RangeClause) -> list[Labels]:
    """Every line, where a statement is made of all of them: the axis that its stretches do not run along."""
    if not told.places or not told.is_of_all_lines():
        return []
    keys = told.grid.rows if told.axis == "row" else told.grid.columns
    return [frozenset((key,)) for key in keys]


def _steps(told: RangeClause, lines: Sequence[Labels]) -> list[tuple[Stretch, Stretch]]:
    """The stretches from which to which: the two that are named, or each and the next."""
    if len(told.places) == 2:
        return [(told.places[0][1], told.places[1][1])]
    if told.places:
        return []
    along = stretches_of(told.grid, told.axis, lines) or []
    return list(pairwise(along))

"""Spans of changes: "scores go up on all benchmarks, by 1.2 to 17.5 points", "gains between 3 and 9 points"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.changes.changes import Change, find_changes
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import is_imagined
from heatparse.claims.language.number_spans import range_end, span_ends
from heatparse.claims.language.phrases import Amount, Phrase, Scope, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_strange
from heatparse.claims.places.pairings import facing_values
from heatparse.claims.places.spots import relations_of, spots_of
from heatparse.claims.scene import Scene
from heatparse.measures import middle
from heatparse.models import Quantity
from heatparse.records import Record

_OPENING = ("between", "from", "of")
_FEW = 2  # one change alone has no span


class ChangeSpan(Record):
    """The smallest and the largest of several changes, and one of them with its ends."""

    change: Change
    low: Quantity
    high: Quantity
    universal: bool = False  # the text says that it speaks of all


def find_change_span(clause: Clause, scene: Scene) -> ChangeSpan | None:
    """The span of changes that a clause tells, None where it tells none."""
    phrases = clause.phrases
    for at, phrase in enumerate(phrases):
        if not isinstance(phrase, Amount) or phrase.bound or phrase.label is not None:
            continue
        if phrase.quantity.value is None:
            ends, last = span_ends(phrase.quantity), at
        else:
            end = range_end(phrases, at + 1)
            if end is None or key_at(phrases, at + 1) not in ("to", "and"):
                continue
            ends, last = (phrase.quantity, phrases[end].quantity), end  # type: ignore[union-attr]
        start = _start(phrases, at, last)
        if start is None or None in (ends[0].value, ends[1].value):
            continue
        amount = phrases[last]
        assert isinstance(amount, Amount)
        whole = Amount(amount.start, amount.end, ends[1], unit=amount.unit)
        part = clause.part([*phrases[:start], whole, *phrases[last + 1 :]])
        change = next((found for found in find_changes(part, scene) if found.amount is whole), None)
        if change is not None:
            scopes = [p for p in phrases if isinstance(p, Scope)]
            universal = any(scope.quantifier in ("all", "both") for scope in scopes)
            return ChangeSpan(change, *ends, universal)
    return None


def _start(phrases: Sequence[Phrase], at: int, last: int) -> int | None:
    """Where the words of a span begin: "by 3 to 9", "gains between 3 and 9", "a gain of 3 to 9"."""
    before = phrases[at - 1] if at else None
    if before is None:
        return None
    behind = phrases[last + 1].type if last + 1 < len(phrases) else ""
    if before.type == "BY" or (behind == "COMPARATIVE" and before.type == "BE"):
        return at  # "is 3 to 9 points lower than"
    changes = at > 1 and phrases[at - 2].type == "DIFFERENCE"
    joint = key_at(phrases, last - 1)
    if key_at(phrases, at - 1) in _OPENING and changes:
        stated_ends = key_at(phrases, at - 1) == "from"  # "rises from 3 to 9": the values themselves
        return None if stated_ends or (key_at(phrases, at - 1) == "between" and joint != "and") else at - 1
    return None


def judge_change_span(span: ChangeSpan, scene: Scene) -> Judgement:
    """Whether the smallest and the largest change are the stated ones."""
    readings = [sizes for sizes in _readings(span.change, scene) if len(sizes) >= _FEW]
    narrowed = span.change.narrowed
    if span.change.guarded or (narrowed and is_imagined(span.change.clause.phrases)):
        return UNDECIDED
    for sizes in readings:
        if _is_end(min(sizes), span.low) and _is_end(max(sizes), span.high):
            return Judgement(True, _told(sizes))
    phrases = span.change.clause.phrases
    strange = any(is_strange(phrases, at, scene) for at in range(len(phrases)))
    sure = span.universal and not (span.change.unsure or narrowed or strange) and len(readings) == 1
    return Judgement(False, _told(readings[0])) if sure else UNDECIDED


def _readings(change: Change, scene: Scene) -> Iterator[list[float]]:
    """The sizes of all changes, in each way to understand their ends; a change the other way is negative."""
    for way in change.ways:
        numbers = [(one.number(), two.number()) for one, two in way.pairs]
        steps = [
            (middle(two[0]) or 0.0) - (middle(one[0]) or 0.0)
            for one, two in numbers
            if one is not None and two is not None
        ]
        if len(steps) == len(numbers):
            yield _directed(steps, change.sign if way.ordered else 0)
    comparison = change.comparison
    if comparison is None:
        return
    signs = [{"high": 1, "low": -1}.get(relation, 0) for relation in relations_of(comparison.relation, scene)]
    for one, two in spots_of(comparison, scene):
        pairs, aligned = facing_values(comparison, one, two)
        steps = [(middle(a) or 0.0) - (middle(b) or 0.0) for a, b in pairs]
        if aligned and steps:
            yield from (_directed(steps, sign) for sign in signs)


def _directed(steps: Sequence[float], sign: int) -> list[float]:
    """Steps in the direction that the text tells; without one in that of the most of them."""
    direction = sign or (1 if sum(steps) >= 0 else -1)
    return [step * direction for step in steps]


def _is_end(size: float, stated: Quantity) -> bool:
    room = (stated.resolution or 0.0) / 2 * (2 if stated.approximate else 1)
    return abs(size - (stated.value or 0.0)) <= room + 1e-9


def _told(sizes: Sequence[float]) -> str:
    return f"the changes run from {min(sizes):.4g} to {max(sizes):.4g}"

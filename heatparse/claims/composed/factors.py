"""Factors that are composed of how many times, and the places between which they lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.factors import factor_told, roughly
from heatparse.claims.changes.steps import judge_step
from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.ends import Pair, implied_ends, readings, told_ends
from heatparse.claims.composed.settings import part_of
from heatparse.claims.composed.sides import Sides, paired, sides_of, stands_alone
from heatparse.claims.composed.sizes import without_step
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.judgement import Judgement, together
from heatparse.claims.language.phrases import Amount, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.phrases import words
from heatparse.records import Record, replace

_PARTS = frozenset((
    "PLACE", "ALL", "ALWAYS", "PART", "VERB", "BREAK", "NUMBER", "CARDINAL", "FACTOR", "TIMES", "THAN", "COMPARATIVE",
    "AND", "DIFFERENCE", "MOVE", "ONLY",
))  # fmt: skip
_MARKS = ("FACTOR", "TIMES", "THAN")
_PLAIN = 0.1  # how precise a number of times in words is
_MORE = 1.0  # "three times more than": three times as much, or four times


class Multiple(Record):
    """How many times, in which directions, and between what."""

    amounts: list[Amount]
    signs: tuple[int, ...]
    sides: Sides
    everywhere: Constituent | None
    parts: list[Constituent]


def read_factor(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    panels = scene.panels(clause)
    if len(panels) > 1 or not stands_alone(clause, scene):
        return []
    told = _multiple(given, clause)
    if told is None:
        return []
    judged = [
        _judge(Change(clause, amount, "factor", sign=sign), pairs)
        for panel in panels
        for pairs in _pairs(told, panel, scene)
        for amount in told.amounts
        for sign in told.signs
    ]
    if not judged:
        return []
    amount = told.amounts[0]
    return [
        scene.claim(DifferenceClaim, clause, charitably(judged), amount, mode="factor", value=amount.quantity)
    ]


def _judge(change: Change, pairs: Sequence[Pair]) -> Judgement:
    if any(end.size.low <= 0 for pair in pairs for end in pair):
        return Judgement(None)
    judged = _between(change, pairs)
    if judged.truth is False and _between(roughly(change), pairs).truth is not False:
        return Judgement(None)
    return judged


def _between(change: Change, pairs: Sequence[Pair]) -> Judgement:
    return together(
        [
            judge_step(change, two.size, one.size, (two.text, one.text), (*one.spans, *two.spans))
            for one, two in pairs
        ]
    )


def _multiple(given: Sequence[Constituent], clause: Clause) -> Multiple | None:
    types = [part.type for part in given]
    if not _PARTS.issuperset(types) or types.count("COMPARATIVE") > 2 or without_step(given) is not given:
        return None
    phrases = clause.phrases
    told = [amount for at in range(len(phrases)) if (amount := factor_told(phrases, at)) is not None]
    told = told or list(_in_words(given))
    marks = [at for at, part in enumerate(given) if part.type in _MARKS or _is_as_well_as(given, at)]
    if len(told) != 1 or not marks or not told[0].quantity.value:
        return None
    sized = [part for part in given if part.type in ("NUMBER", "CARDINAL")]
    if any(part.phrase.start != told[0].start for part in sized) or "HALF" in types:
        return None
    moved = "DIFFERENCE" in types
    if moved and any(part.type in ("THAN", "AND") for part in given):
        return None  # "gains twice as much as": of changes
    verb = any(phrase_key(part.phrase) in words("composed_changes", "multiplying") for part in given)
    sides = sides_of(given)
    if sides is None or (not sides.travelled and (verb or moved)):
        return None
    sides = sides if sides.travelled else paired(given, marks[-1])
    wide = [part for part in given if part.type in ("ALL", "ALWAYS")]
    if not sides.pairs or len(wide) > 1:
        return None
    parts = [part for part in given if part.type == "PART"]
    signs = _signs(given, sides)
    return Multiple(_sizes(told[0], given), signs, sides, wide[0] if wide else None, parts) if signs else None


def _is_as_well_as(given: Sequence[Constituent], at: int) -> bool:
    """ "Three times as well as": no joint."""
    joint = at and given[at].type == "AND" and phrase_key(given[at].phrase) == "as well as"
    return bool(joint) and given[at - 1].type in _MARKS


def _in_words(given: Sequence[Constituent]) -> Iterator[Amount]:
    """ "Five times": a number in words."""
    for one, two in pairwise(given):
        if one.type == "CARDINAL" and two.type == "TIMES" and isinstance(one.phrase, Word):
            value = float(str(one.phrase.value))
            quantity = Quantity(text=one.phrase.key, value=value, resolution=_PLAIN)
            yield Amount(one.phrase.start, one.phrase.end, quantity)


def _signs(given: Sequence[Constituent], sides: Sides) -> tuple[int, ...]:
    """ "Three times lower than", "shrinks threefold": the other way round."""
    orders = [
        str(getattr(part.phrase, "value", ""))
        for at, part in enumerate(given)
        if part.type == "COMPARATIVE" and not _is_bound(given, at)
    ]
    if any(order not in ("high", "low", "equal") for order in orders) or len(orders) > 1:
        return ()
    moves = {str(getattr(part.phrase, "value", "")) for part in given if part.type == "DIFFERENCE"}
    if orders == ["low"] or moves == {"drop"}:
        return (-1,)
    return (1,) if moves <= {"gain"} else ()


def _is_bound(given: Sequence[Constituent], at: int) -> bool:
    """ "More than twice": of the factor."""
    return at + 1 < len(given) and given[at + 1].type in ("FACTOR", "NUMBER", "CARDINAL")


def _sizes(amount: Amount, given: Sequence[Constituent]) -> list[Amount]:
    value = amount.quantity.value or 0.0
    more = any(phrase_key(part.phrase).endswith(" than") for part in given if part.type == "TIMES")
    compared = any(part.type == "COMPARATIVE" for part in given) and any(
        part.type == "TIMES" for part in given
    )
    if not (more or compared) or value < _MORE:
        return [amount]
    wider = amount.quantity.model_copy(update={"value": value + _MORE})
    return [amount, replace(amount, quantity=wider)]


def _pairs(told: Multiple, panel: int, scene: Scene) -> Iterator[list[Pair]]:
    grid, part = scene.filled(panel), part_of(told.parts)
    if part is None:
        return
    places = told.sides.places
    ends = [*told_ends(told.sides.pairs, told.sides.shared, grid, scene, part)]
    if not ends:
        ends = [*implied_ends(places, grid, scene, part)]
    for one, two in ends:
        axis = "row" if one.rows != two.rows else "column"
        if told.everywhere is None or told.everywhere.axis != axis:
            yield from readings(one, two, told.everywhere is not None)

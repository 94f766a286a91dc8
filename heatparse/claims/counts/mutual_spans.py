"""Mutual spans: how far the values of a line lie apart at most: "its five values lie within 11 of each other"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.slices import Slice, readings
from heatparse.claims.scene import Scene, place
from heatparse.measures import Measure
from heatparse.models.claims import BaseClaim, RangeClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple

_QUIET = frozenset((
    "REF", "PREPOSITION", "MEASURE", "CARDINAL", "PRONOUN", "OCCUR", "BE", "HAVE", "COMMA", "DIMENSION", "AND", "JOIN",
))  # fmt: skip
_FEWEST = 2  # values that may lie apart


class MutualSpan(NamedTuple):
    """The places that a clause names, how many values it counts there, and how far these lie apart at most."""

    places: list[Ref]
    number: int | None
    size: Amount


def read_mutual_spans(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The span of values that lie within some distance of each other."""
    span = find_mutual_span(clause)
    panels = scene.panels(clause)
    if span is None or clause.is_data or len(panels) != 1:
        return []
    grid = scene.filled(panels[0])
    own = [ref for ref in span.places if not scene.panels_named(ref)]
    pieces = [piece for piece in readings(scene, grid, own, clause.heads) if piece.rows or piece.columns]
    judged = [_judge(piece, span) for piece in pieces if span.number in (None, piece.size)]
    if not judged:
        return []
    clause.read.add("mutual")
    first = pieces[0]
    scope = place(grid.index, first.rows, first.columns)
    return [scene.claim(RangeClaim, clause, charitable(judged), scope=scope, value=span.size.quantity)]


def find_mutual_span(clause: Clause) -> MutualSpan | None:
    """The span that a clause tells with "within … of each other"; None where it says anything beside."""
    phrases = clause.phrases
    at = next((i for i in range(len(phrases)) if _tells_distance(phrases, i)), None)
    if at is None:
        return None
    rest = [*phrases[:at], *phrases[at + 4 :]]
    counted = [phrase for phrase in rest if phrase.type == "CARDINAL"]
    alls = [phrase for phrase in rest if isinstance(phrase, Scope)]
    quiet = all(phrase.type in _QUIET or phrase in alls or _is_filler(phrase) for phrase in rest)
    if not quiet or len(counted) > 1 or not all(_is_of_values(scope) for scope in alls):
        return None
    if not any(_names_values(phrase) for phrase in rest):
        return None  # "A and B lie within 3 of each other in P": a difference
    size = phrases[at + 1]
    assert isinstance(size, Amount)
    numbers = [int(str(phrase.value)) for phrase in counted]  # type: ignore[union-attr]
    numbers += [scope.count for scope in alls if scope.count is not None]
    places = [phrase for phrase in rest if isinstance(phrase, Ref)]
    return MutualSpan(places, numbers[0] if numbers else None, size)


def _tells_distance(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Within 11 points of each other"."""
    piece = phrases[at : at + 4]
    if len(piece) < 4 or key_of(piece[0]) != "within" or not isinstance(piece[1], Amount):
        return False
    other, behind = piece[3], phrases[at + 4 : at + 5]
    mutual = isinstance(other, Scope) and other.quantifier == "all" and other.noun is None
    one = other.type == "CARDINAL" and key_of(other) == "one"  # "of one another"
    mutual = mutual or (one and (not behind or behind[0].type in ("PREPOSITION", "COMMA")))
    return mutual and key_of(piece[2]) == "of" and not piece[1].bound


def _is_filler(phrase: Phrase) -> bool:
    return key_of(phrase) in words("comparisons", "lasting")


def _is_of_values(scope: Scope) -> bool:
    """ "All five values", and not "in every row"."""
    return scope.quantifier == "all" and (scope.noun is None or scope.noun.type == "MEASURE")


def _names_values(phrase: Phrase) -> bool:
    noun = phrase.noun if isinstance(phrase, Scope) else phrase
    return noun is not None and noun.type == "MEASURE"


def _judge(piece: Slice, span: MutualSpan) -> Judgement:
    """Whether the highest and the lowest value lie no further apart than the text says."""
    values, quantity = piece.values, span.size.quantity
    if len(values) < _FEWEST or len(values) < piece.size or quantity.value is None:
        return UNDECIDED
    low, high = min(values, key=lambda v: v.low), max(values, key=lambda v: v.high)
    stated: Measure = piece.grid.measure(quantity)
    room = max(stated.resolution, low.resolution, high.resolution) / 2 + stated.slack + low.slack + high.slack
    size = high.high - low.low
    text = f"the values run from {piece.grid.show(low)} to {piece.grid.show(high, True)}"
    spans = (low.span, high.span)
    if any(value.low != value.high for value in (low, high)):
        return UNDECIDED
    if size <= abs(stated.high) + room:
        return Judgement(True, text, spans)
    return UNDECIDED if stated.slack or low.slack or high.slack else Judgement(False, text, spans)

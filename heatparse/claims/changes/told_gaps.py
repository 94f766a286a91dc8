"""Gaps in a clause of their own: "A beats B on P, the margin being 3", "… of 13, which is 4 more than the 9 of B"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.parts.carried_gaps import both_of, is_gap
from heatparse.phrases import words
from heatparse.records import replace

_TWO = 2
_ORDERS = frozenset(("high", "low", "better", "worse"))
# With one of these in the clause in front its order is that of something else, or narrowed.
_ELSEWISE = frozenset(
    ("AMOUNT", "SUPERLATIVE", "NEGATION", "EXCEPTION", "RESTRICTION", "CONDITION", "HEDGE", "AGGREGATE")
)


def told_apart(clause: Clause) -> list[Phrase] | None:
    """ "A beats B on P, the margin being 3" as "A beats B on P by 3"; "P is alike, the gap of A and B being 3"."""
    phrases, before = clause.phrases, clause.before
    at = int(key_at(phrases, 0) == "with")
    if before is None or len(clause.of("AMOUNT")) != 1 or at >= len(phrases):
        return None
    if not (is_gap(phrases[at]) or phrases[at].type == "DIFFERENCE"):
        return None
    verb = next((i for i in range(at + 1, len(phrases)) if phrases[i].type == "BE"), 0)
    amount = phrases[verb + 1] if 0 < verb < len(phrases) - 1 else None
    if not isinstance(amount, Amount) or key_at(phrases, verb) not in words("comparisons", "being"):
        return None
    rest = phrases[verb + 2 :]
    if verb == at + 1:
        return _of_order(before, amount, rest)
    where = _place_for(clause, before) if not rest else None
    return [*phrases[at:verb], *where, *phrases[verb:]] if where is not None else None


def _of_order(before: Clause, amount: Amount, rest: Sequence[Phrase]) -> list[Phrase] | None:
    """The order in front with its size, "A beats B on P by 3"; None where that is not what is told."""
    order = [phrase for phrase in before.phrases if phrase.type == "COMPARATIVE"]
    plain = len(order) == 1 and getattr(order[0], "value", "") in _ORDERS and not before.has(*_ELSEWISE)
    each = all(phrase.type in ("PREPOSITION", "SCOPE") for phrase in rest)  # "… in each case"
    scoped = before.has("SCOPE") and not amount.bound
    if not (each and plain) or scoped or (rest and not before.has("SCOPE")):
        return None
    place, main = _opening_place(before.phrases)
    return [*main, made_word("BY", "by", amount.start), amount, *place]


def _place_for(clause: Clause, before: Clause) -> list[Phrase] | None:
    """The one place that the clause in front names, for the two of an axis across that this one does."""
    ends = both_of(clause.refs())
    places = [ref for ref in before.refs() if not ref.is_panel and not ref.position]
    if ends is None or len(places) != 1 or before.has(*_ELSEWISE, "SCOPE"):
        return None
    place = places[0]
    single = len(place.names) == 1 and len(place.names[0].labels) == 1
    if not single or both_of([place, replace(ends, names=ends.names[:1])]):
        return None
    start = clause.phrases[-1].start
    return [made_word("PREPOSITION", "on", start), replace(place, start=start, end=start)]


def _opening_place(phrases: list[Phrase]) -> tuple[list[Phrase], list[Phrase]]:
    """ "On P, A beats B": the place in front, and what is said of it."""
    end = next((i for i, phrase in enumerate(phrases) if phrase.type in ("COMMA", "JOIN")), 0)
    return (phrases[:end], phrases[end + 1 :]) if phrases[0].type == "PREPOSITION" and end else ([], phrases)


def told_values(clause: Clause) -> list[Phrase] | None:
    """ "… of 13, which is 4 more than the 9 of B": how far the two numbers that are told lie apart."""
    phrases, before = clause.phrases, clause.before
    types = [phrase.type for phrase in phrases[:4]]
    faced = types[1:] in (["BE", "AMOUNT", "AMOUNT"], ["BE", "AMOUNT", "COMPARATIVE"])
    if key_at(phrases, 0) != "which" or not faced:
        return None
    told = before.of("AMOUNT") if before is not None else []
    last = told[0] if len(told) == 1 else before.phrases[-1] if before is not None else None
    amounts = [p for p in phrases if isinstance(p, Amount)]
    if len(amounts) == _TWO and amounts[1].bound in ("above", "below"):
        amounts = [amounts[0], replace(amounts[1], bound="")]  # "more than the 9 of B"
    plain = len(amounts) == _TWO and not any(a.bound or a.quantity.value is None for a in amounts)
    if not plain or not isinstance(last, Amount) or last.bound or clause.has("FACTOR", "TIMES", "SCOPE"):
        return None
    if last.is_percent is not amounts[1].is_percent or (amounts[0].is_percent and not last.is_percent):
        return None
    start, end = clause.start, phrases[-1].end
    front: list[Phrase] = [replace(last, start=start), made_word("VERSUS", "vs", start), amounts[1]]
    gap = [
        made_word("COMMA", ",", end),
        made_word("DIFFERENCE", "gap", end),
        made_word("PREPOSITION", "of", end),
    ]
    return [*front, *gap, amounts[0]]

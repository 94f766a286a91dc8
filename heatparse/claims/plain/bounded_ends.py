"""Bounded ends: "the highest score of A is below 0.5" says it of all its scores, "… exceeds 0.5" of one at least."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative
from heatparse.claims.language.sentences import Clause

_QUIET = frozenset(
    ("PREPOSITION", "REF", "BE", "HAVE", "OCCUR", "MEASURE", "DIMENSION", "DIFFERENCE", "PRONOUN")
)
_VALUES = frozenset(("MEASURE", "DIMENSION"))
_UPPER = frozenset(("below", "at_most"))


def of_bounded_end(clause: Clause) -> list[Phrase] | None:
    """The phrases with all values, or some, in place of the highest one; None where no end is bounded."""
    if not (clause.has("SUPERLATIVE") and clause.has("AMOUNT")):
        return None
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), 0)
    bounds = [i for i, phrase in enumerate(phrases) if isinstance(phrase, Amount)]
    top = phrases[at]
    if len(bounds) != 1 or bounds[0] < at or not is_end(top) or not _is_plain(phrases, at, bounds[0]):
        return None
    assert isinstance(top, Superlative)
    amount = phrases[bounds[0]]
    assert isinstance(amount, Amount)
    denials = sum(phrase.type == "NEGATION" for phrase in phrases)
    upper = (amount.bound in _UPPER) is not (denials == 1)
    noun = next((noun for noun in top.nouns if noun.type in _VALUES), None)
    whole = upper is (top.direction == "high")
    values = Scope(top.start, top.end, "all" if whole else "many", "all" if whole else "some", noun=noun)
    return [*phrases[:at], values, *phrases[at + 1 :]]


def is_end(phrase: Phrase) -> bool:
    """Whether a superlative is the highest or the lowest value: "the highest score", "the minimum"."""
    return (
        isinstance(phrase, Superlative)
        and phrase.direction in ("high", "low")
        and phrase.rank == 1
        and phrase.count is None
        and not phrase.verb
        and all(noun.type in _VALUES and noun.value != "panel" for noun in phrase.nouns)
    )


def _is_plain(phrases: Sequence[Phrase], top: int, bound: int) -> bool:
    """Whether only places, and a verb that may be denied, stand around the end and its bound."""
    amount = phrases[bound]
    assert isinstance(amount, Amount)
    front = [phrase for phrase in phrases[:top] if phrase.type not in ("COMMA", "JOIN")]
    if not amount.bound or any(p.type not in _QUIET for p in (*front, *phrases[bound + 1 :])):
        return False
    between = phrases[top + 1 : bound]
    told = any(isinstance(phrase, Ref) for phrase in phrases) or bool(between)
    return (
        told
        and bool(between or amount.verb)
        and all(p.type in _QUIET or p.type == "NEGATION" for p in between)
        and sum(p.type == "NEGATION" for p in between) < 2
    )

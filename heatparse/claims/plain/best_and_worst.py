"""Sizes of a spread told by its ends: "A varies most, with a gap of 3 between its best and worst value" as "… (3)"."""

from __future__ import annotations

from heatparse.claims.extremes.gap_phrases import without_best_and_worst
from heatparse.claims.language.phrases import Amount, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word

_TOLD = 3  # extremes: how varied a line is, its best and its worst
_TAIL = ["DIFFERENCE", "PREPOSITION", "AMOUNT"]


def with_size_alone(clause: Clause) -> Clause:
    """The clause with the number in a bracket where nothing else stands behind it."""
    phrases = clause.phrases
    if sum(isinstance(phrase, Superlative) for phrase in phrases) != _TOLD:
        return clause
    plain = without_best_and_worst(phrases)
    types = [phrase.type for phrase in plain]
    at = len(plain) - len(_TAIL) - 1  # "with", or "a gap" behind a comma
    if len(plain) == len(phrases) or at < 1 or types[-len(_TAIL) :] != _TAIL:
        return clause
    front = plain[:at] if types[at] == "PREPOSITION" else plain[: at + 1]
    front = front[:-1] if front and front[-1].type in ("COMMA", "JOIN") else front
    amount = plain[-1]
    if not isinstance(amount, Amount) or sum(isinstance(p, Superlative) for p in front) != 1:
        return clause
    opening, closing = (made_word("OPEN", "(", amount.start), made_word("CLOSE", ")", amount.end))
    return clause.part([*front, opening, amount, closing])

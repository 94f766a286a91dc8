"""Opposite ends: "from 2 in the first column to 6 in the last", of which only the first has its noun."""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word

_OPPOSITE = {"first": "last", "last": "first", "top": "bottom", "bottom": "top", "left": "right", "right": "left",
             "leftmost": "rightmost", "rightmost": "leftmost"}  # fmt: skip
_ENDING = frozenset(("COMMA", "JOIN", "AND", "STOP", "CLOSE", "OPEN"))


def with_opposite_end(clause: Clause) -> Clause:
    """The clause with the noun of the first end behind the second one."""
    phrases = list(clause.phrases)
    told: Ref | None = None
    for at, phrase in enumerate(phrases):
        if isinstance(phrase, Ref) and not phrase.names and phrase.position in _OPPOSITE:
            told = phrase
        elif told is not None and isinstance(phrase, Word) and phrase.type == "POSITION":
            behind = phrases[at + 1] if at + 1 < len(phrases) else None
            led = phrases[at - 1].type == "PREPOSITION"
            if (
                led
                and phrase.value == _OPPOSITE[told.position]
                and (behind is None or behind.type in _ENDING)
            ):
                phrases[at] = Ref(phrase.start, phrase.end, position=str(phrase.value), noun=told.noun)
                return clause.part(phrases)
    return clause

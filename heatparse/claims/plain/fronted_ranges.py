"""Ranges in front of the line that has them: "with values from 3 to 9, A varies the least"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word

_JOINTS = frozenset(("COMMA", "JOIN"))
_RANGE = frozenset(("MEASURE", "UNKNOWN", "PREPOSITION", "SPREAD", "AMOUNT", "AND", "JOIN"))
_ENDS = 2


def with_range_behind(clause: Clause) -> Clause:
    """ "With values from 3 to 9, A varies the least" as "A, with values from 3 to 9, varies the least"."""
    phrases = clause.phrases
    joints = (at for at, phrase in enumerate(phrases[:-2]) if phrase.type in _JOINTS)
    end = next((at for at in joints if isinstance(phrases[at + 1], Ref)), 0)
    front, line = phrases[:end], phrases[end + 1] if end else None
    if key_at(phrases, 0) != "with" or not isinstance(line, Ref) or len(line.names) != 1:
        return clause
    amounts = [phrase for phrase in front if isinstance(phrase, Amount)]
    ends = sum(2 if amount.quantity.value is None else 1 for amount in amounts)
    if ends != _ENDS or not all(phrase.type in _RANGE for phrase in front):
        return clause
    if phrases[end + 2].type in ("PREPOSITION", "AND", "VERSUS", "OPEN"):
        return clause  # "…, A on P is the best": the ends are those of no line
    commas = [made_word("COMMA", ",", at) for at in (line.end, phrases[end].end)]
    return clause.part([line, commas[0], *front, commas[1], *phrases[end + 2 :]])

"""Values in apposition to a name, in brackets: "A at 5 beats B", "A, with a score of 5, beats B" as "A (5) beats B"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, is_only, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words

_COMMAS = frozenset(("COMMA", "JOIN"))
_VERBS = frozenset(("COMPARATIVE", "BE", "HAVE"))


def with_bracketed_values(clause: Clause) -> Clause:
    """The clause with the values beside its names in brackets; itself where none stands so."""
    phrases = clause.phrases
    found: list[Phrase] = []
    at = 0
    while at < len(phrases):
        found.append(phrases[at])
        at += 1
        if not isinstance(found[-1], Ref):
            continue
        amount, end = _apposed(phrases, at)
        if amount is not None:
            found += [made_word("OPEN", "(", amount.start), amount, made_word("CLOSE", ")", amount.end)]
            at = end
    return (
        clause
        if len(found) == len(phrases) and at == len(phrases) and found == phrases
        else clause.part(found)
    )


def _apposed(phrases: Sequence[Phrase], at: int) -> tuple[Amount | None, int]:
    """The value that stands behind a name, and the index behind it; None where none does."""
    comma = at < len(phrases) and phrases[at].type in _COMMAS
    first = at + comma
    if key_at(phrases, first) not in words("comparisons", "beside_values"):
        return None, at
    index = first + 1
    if index + 1 < len(phrases) and phrases[index].type == "MEASURE" and key_at(phrases, index + 1) == "of":
        index += 2
    if index < len(phrases) and is_only(phrases[index]):
        index += 1
    amount = phrases[index] if index < len(phrases) else None
    if not isinstance(amount, Amount) or amount.bound or amount.label is not None:
        return None, at
    behind = phrases[index + 1].type if index + 1 < len(phrases) else ""
    if comma:
        closed = behind in _COMMAS and index + 2 < len(phrases) and phrases[index + 2].type in _VERBS
        return (amount, index + 2) if closed else (None, at)
    return (amount, index + 1) if behind == "COMPARATIVE" else (None, at)

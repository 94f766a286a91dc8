"""Values that are held: "all diagonal cells have values of 1.00" as "all diagonal cells are 1.00"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word

_HELD = ["HAVE", "MEASURE", "PREPOSITION", "AMOUNT"]  # "have values of 1.00"
_QUANTIFIED = frozenset(("SCOPE", "PART", "DIMENSION", "AXISNOUN", "CARDINAL"))  # who has them


def as_values(clause: Clause) -> Clause:
    """The clause with the number as what several cells are."""
    phrases = clause.phrases
    types = [phrase.type for phrase in phrases]
    at = next((i for i in range(1, len(types) - 3) if types[i : i + 4] == _HELD), None)
    if at is None or key_at(phrases, at + 2) != "of" or types.count("AMOUNT") != 1:
        return clause
    amount, front = phrases[at + 3], phrases[:at]
    if not isinstance(amount, Amount) or amount.bound or not _QUANTIFIED & {p.type for p in front}:
        return clause
    if not any(p.type in ("SCOPE", "PART", "CARDINAL") for p in phrases) or isinstance(front[-1], Ref):
        return clause
    return clause.part([*front, made_word("BE", "are", phrases[at].start), *phrases[at + 3 :]])

"""Values that are held: "all diagonal cells have values of 1.00" as "all diagonal cells are 1.00".

And those that several share: "A and B share the same value of 3" as "A and B are all 3".
"""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at
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


def as_shared_value(clause: Clause) -> Clause:
    """ "A, B and C share the same value of 3", "several (A, B, C) have the same value (3)": they are all 3."""
    phrases = clause.phrases
    even = next((i for i, p in enumerate(phrases) if p.type == "COMPARATIVE"), 0)
    amounts = [i for i, p in enumerate(phrases) if isinstance(p, Amount)]
    verb = even - 1
    if verb < 1 or getattr(phrases[even], "value", "") != "equal" or len(amounts) != 1:
        return clause
    noun = key_at(phrases, amounts[0] - 1) == "of" and phrases[even + 1].type == "MEASURE"
    plain = noun and amounts[0] == even + 3 and phrases[verb].type in ("HAVE", "SHARE")
    amount, front = phrases[amounts[0]], _named(phrases[:verb])
    if not plain or front is None or not isinstance(amount, Amount) or amount.bound:
        return clause
    start = phrases[verb].start
    every = Scope(start, start, "all", "all")
    return clause.part([front, made_word("BE", "are", start), every, *phrases[amounts[0] :]])


def _named(front: list[Phrase]) -> Ref | None:
    """ "A, B and C", "A, B and C all", "several (A, B, C)": the names; None where more is told."""
    told = [p for p in front if not (isinstance(p, Scope) and p.quantifier in ("all", "both") and p.noun is None)]
    if [p.type for p in told[1:]] == ["OPEN", "REF", "CLOSE"] and told[0].type in ("SCOPE", "CARDINAL"):
        told = told[2:3]
    ref = told[0] if len(told) == 1 else None
    return ref if isinstance(ref, Ref) and len(ref.names) > 1 and not ref.is_panel else None

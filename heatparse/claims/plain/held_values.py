"""Values that are held: "all diagonal cells have values of 1.00" as "all diagonal cells are 1.00".

Those that several share, "A and B share the same value of 3", as "A and B are all 3", and those that do not change,
"A is constant at 3 in every row", as "A is 3 in every row".
"""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words

_HELD = ["HAVE", "MEASURE", "PREPOSITION", "AMOUNT"]  # "have values of 1.00"
_PLACED = ["PREPOSITION", "REF", ("COMMA", "JOIN")]  # "in May, …"
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
    opening = [p.type for p in phrases[: len(_PLACED)]]
    placed = len(_PLACED) if opening[:2] == _PLACED[:2] and opening[2] in _PLACED[2] else 0
    amount, front = phrases[amounts[0]], _named(phrases[placed:verb])
    if not plain or front is None or not isinstance(amount, Amount) or amount.bound:
        return clause
    start = phrases[verb].start
    told = [front, made_word("BE", "are", start), _all(start), *phrases[amounts[0] :]]
    return clause.part([*phrases[:placed], *told])


def as_constant_value(clause: Clause) -> Clause:
    """ "A is constant at 3", "A stays unchanged at 3 in every row": all of A is 3."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if key_at(phrases, i) in words("values", "constant")), 0)
    types = [phrase.type for phrase in phrases[at - 2 : at + 3]] if at > 1 else []
    if [*types[:2], *types[3:]] != ["REF", "BE", "PREPOSITION", "AMOUNT"] or key_at(phrases, at + 1) != "at":
        return clause
    ref, amount, behind = phrases[0], phrases[at + 2], phrases[at + 3 :]
    told = [p for p in behind if p.type != "PREPOSITION"]
    scoped = all(isinstance(p, Scope) and p.quantifier == "all" and not p.others for p in told)
    if (
        at != len(("A", "is"))
        or not scoped
        or len(told) > 1
        or not isinstance(ref, Ref)
        or len(ref.names) != 1
    ):
        return clause
    if ref.is_panel or ref.position or not isinstance(amount, Amount) or amount.bound:
        return clause
    start = phrases[1].start
    return clause.part([ref, made_word("BE", "is", start), *([] if told else [_all(start)]), amount, *behind])


def _all(start: int) -> Scope:
    return Scope(start, start, "all", "all")


def _named(front: list[Phrase]) -> Ref | None:
    """ "A, B and C", "A, B and C all", "several (A, B, C)": the names; None where more is told."""
    told = [
        p for p in front if not (isinstance(p, Scope) and p.quantifier in ("all", "both") and p.noun is None)
    ]
    if [p.type for p in told[1:]] == ["OPEN", "REF", "CLOSE"] and told[0].type in ("SCOPE", "CARDINAL"):
        told = told[2:3]
    ref = told[0] if len(told) == 1 else None
    return ref if isinstance(ref, Ref) and len(ref.names) > 1 and not ref.is_panel else None

"""Exceptions in front, told by a verb: "leaving A out altogether", "once A is excluded" as "except A"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words

_LONGEST = 7  # phrases of such an exception
_JOINTS = ("COMMA", "JOIN")
_BETWEEN = frozenset(("BE", "HAVE", "POSITION"))  # "is left out"


def with_exception(clause: Clause) -> Clause:
    """The clause with "except" in front of what is set aside."""
    phrases = clause.phrases
    if key_at(phrases, 0) not in words("frames", "excepting") or len(phrases) < 4:
        return clause
    ref = phrases[1]
    end = next((i for i, p in enumerate(phrases[:_LONGEST]) if i > 1 and p.type in _JOINTS), None)
    if end is None or not isinstance(ref, Ref):
        return clause
    told = [
        key_at(phrases, at) in words("frames", "set_aside")
        for at in range(2, end)
        if phrases[at].type not in _BETWEEN
    ]
    if not told or not all(told):
        return clause
    return clause.part([made_word("EXCEPTION", "except", phrases[0].start), ref, *phrases[end:]])


def at_own_level(clause: Clause) -> Clause:
    """ "Every ward falls below its Friday level" as "every ward is below its Friday level"."""
    phrases = list(clause.phrases)
    for at in range(1, len(phrases) - 4):
        types = [phrase.type for phrase in phrases[at : at + 5]]
        if types == ["DIFFERENCE", "COMPARATIVE", "PRONOUN", "REF", "MEASURE"]:
            phrases[at] = made_word("BE", "is", phrases[at].start)
            return clause.part(phrases)
    return clause

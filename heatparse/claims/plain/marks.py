"""Marks: numbers that are the subject, "the mark of 0.5 is passed in four cells", "two cells share the value 7"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.phrases import words
from heatparse.records import replace

# In front of a mark: "the mark of", "the threshold of".
_NAMING = frozenset(("MEASURE", "PREPOSITION", "UNKNOWN", "COLON"))
_LONGEST = 3  # phrases in front of a mark
_OF_CELLS = 2  # where the verb stands behind "three cells"


def with_mark_behind(clause: Clause) -> list[Phrase] | None:
    """ "The mark of 0.5 is passed in four cells" as "four cells pass 0.5"; None where no mark is spoken of."""
    if not clause.has("AMOUNT") or not clause.has("BE", "SHARE", "HAVE"):
        return None
    return _passed(clause.phrases) or _shared(clause.phrases)


def _passed(phrases: list[Phrase]) -> list[Phrase] | None:
    at = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Amount)), len(phrases))
    mark = phrases[at] if at <= _LONGEST and at < len(phrases) else None
    if not isinstance(mark, Amount) or mark.bound or any(p.type not in _NAMING for p in phrases[:at]):
        return None
    verb = at + 1
    told = words("assertions", "marks")
    unit = [p for p in phrases[verb : verb + 1] if p.type == "UNKNOWN" and key_of(p) not in told]
    verb += len(unit)  # "the mark of 50 MPa"
    while verb < len(phrases) and key_at(phrases, verb) in words("assertions", "marks"):
        verb += 1
    if verb + 2 >= len(phrases) or phrases[verb].type != "BE":
        return None
    negated = phrases[verb + 1].type == "NEGATION"
    done = verb + 1 + negated
    bound = bound_of(phrases, done)
    named = any(key_of(phrase) in words("assertions", "marks") for phrase in phrases[:verb])
    if not bound or (bound == "at_least" and not named):
        return None  # "12 is reached in two cells": just that, or more
    behind = phrases[done + 1 :]
    if behind and behind[0].type in ("PREPOSITION", "BY"):
        behind = behind[1:]
    passed = replace(mark, bound=bound, verb=True)
    denial = phrases[verb + 1 : done]
    end = next((i for i in range(1, len(behind)) if _ends(behind[i])), len(behind))
    return [*behind[:end], *denial, passed, *unit, *behind[end:]]


def _ends(phrase: Phrase) -> bool:
    """Whether the subject of the mark ends in front of a phrase; not at "two of the four rows"."""
    return phrase.type in ("COMMA", "JOIN", "OPEN") or (
        phrase.type == "PREPOSITION" and key_of(phrase) != "of"
    )


def bound_of(phrases: Sequence[Phrase], at: int) -> str:
    """ "Is passed", "is reached", "is missed": on which side of the mark that is."""
    key = key_at(phrases, at)
    bounds = (("above", "passing"), ("at_least", "attaining"), ("below", "missing"))
    return next((bound for bound, name in bounds if key in words("assertions", name)), "")


def _shared(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Two cells share the value 7", "two cells contain the value 7" as "two cells are 7"."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type in ("SHARE", "HAVE")), 0)
    behind = phrases[at + 1 :]
    if behind and key_of(behind[0]) in words("assertions", "values"):
        behind = behind[1:]
    elif phrases[at].type == "HAVE":
        return None
    if phrases[at].type == "HAVE" and (
        at != _OF_CELLS or key_at(phrases, 1) not in words("assertions", "values")
    ):
        return None  # "two rows have the value 7": once each, or throughout
    value = behind[0] if behind else None
    if (
        not at
        or phrases[0].type != "CARDINAL"
        or not isinstance(value, Amount)
        or value.bound
        or value.unit == "%"
    ):
        return None
    share = phrases[at]
    return [*phrases[:at], Word("BE", "are", "are", share.start, share.end), *behind]

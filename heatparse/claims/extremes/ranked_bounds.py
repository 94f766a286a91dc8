"""Bounds of the first and the last places: "the five lowest cells are all negative" as "at least five cells are"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.phrases import Amount, Part, Phrase, Scope, Superlative
from heatparse.claims.language.words import Word

_RAISED, _LOWERED = frozenset(("above", "at_least")), frozenset(("below", "at_most"))
_SIGNS = {"positive": "high", "negative": "low"}
_KNOWN = frozenset(("BE", "HAVE", "OCCUR", "PREPOSITION", "REF", "MEASURE", "DIMENSION", "PART", "UNKNOWN"))


def of_ranked(phrases: list[Phrase]) -> list[Phrase] | None:
    """The phrases with a count in place of so many extremes that are bounded; None where nothing is told so."""
    tops = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    at = tops[0] if len(tops) == 1 else -1
    top = phrases[at] if at in (0, 1, 2) else None
    if not isinstance(top, Superlative) or top.rank != 1 or (top.count or 1) < 2:
        return None
    noun = next((n for n in top.nouns if n.type == "MEASURE" or n.value == "cell"), None)
    part = next((n for n in top.nouns if n.type == "DIAGONAL"), None)
    front, behind = phrases[:at], [p for p in phrases[at + 1 :] if not _is_whole(p)]
    told = [p for p in behind if p.type == "SIGN" or (isinstance(p, Amount) and p.bound)]
    others = [p for p in behind if p not in told]
    side = next((one for one, zero in pairwise(behind) if zero in told and one.type == "COMPARATIVE"), None)
    if side is not None:  # "below zero"
        others.remove(side)
    if (noun is None and part is None) or len(told) != 1 or not all(p.type in _KNOWN for p in others):
        return None
    if (
        any(not _is_whole(p) and p.type != "PREPOSITION" for p in front)
        or _way(side or told[0]) != top.direction
    ):
        return None
    number = str(top.count)
    counted: list[Phrase] = [
        Word("RESTRICTION", "at_least", "at least", top.start, top.start),
        Word("CARDINAL", number, number, top.start, top.end),
    ]
    if part is not None:
        counted.append(Part(part.start, part.end, part.value, part.key))
    return [*counted, *([noun] if noun is not None else []), *behind]


def _way(bound: Phrase) -> str:
    """Which end of the values a bound is true of when it is true of any."""
    if isinstance(bound, Amount):
        return "high" if bound.bound in _RAISED else "low" if bound.bound in _LOWERED else ""
    value = str(getattr(bound, "value", ""))
    return value if bound.type == "COMPARATIVE" else _SIGNS.get(value, "")


def _is_whole(phrase: Phrase) -> bool:
    return (
        isinstance(phrase, Scope) and phrase.quantifier == "all" and phrase.noun is None and not phrase.others
    )

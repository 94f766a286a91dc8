"""Asides: what stands beside a name and only tells its value, "A (0.8)"; names in front of a colon."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.parsing import join_names
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.phrases import words

_EMPHASIS = 2  # phrases in front of, and behind, "…, most clearly on P"
_BRACKETED = frozenset(("OPEN", "AMOUNT", "SCOPE", "CLOSE", "BY", "COMMA", "JOIN", "AND", "UNKNOWN"))


def without_values(clause: Clause) -> Clause:
    """The clause without the values beside its names: "A (0.8) beats B (0.6) and C (0.5)" as "A beats B and C"."""
    if not clause.has("AMOUNT"):
        return clause
    phrases = clause.phrases
    kept: list[Phrase] = []
    at = 0
    while at < len(phrases):
        types = [phrase.type for phrase in phrases[at : at + 3]]
        named = bool(kept) and isinstance(kept[-1], Ref)
        if named and types == ["OPEN", "AMOUNT", "CLOSE"]:
            at += 3
        elif named and types[0] == "AMOUNT" and _is_owned(phrases, at):
            at += 1
        else:
            kept.append(phrases[at])
            at += 1
    return clause if len(kept) == len(phrases) else clause.part(join_names(kept))


def without_emphasis(clause: Clause) -> Clause:
    """ "A consistently beats B, most clearly on P" as "A consistently beats B": it does so there above all."""
    phrases = clause.phrases
    for at in range(_EMPHASIS, len(phrases) - _EMPHASIS):
        mark = phrases[at + 1]
        key = mark.key if isinstance(mark, Scope) else key_of(mark)
        if phrases[at].type not in ("COMMA", "JOIN") or key not in words("comparisons", "above_all"):
            continue
        types = [phrase.type for phrase in phrases[at + 2 :]]
        if types[:2] == ["PREPOSITION", "REF"] and set(types[2:]) <= _BRACKETED:
            return clause.part(phrases[:at])
    return clause


def without_rank(phrases: list[Phrase]) -> list[Phrase]:
    """ "A is ahead of the runner-up, B" and "of the runner-up B" as "A is ahead of B"."""
    for at, phrase in enumerate(phrases[:-1]):
        ranked = isinstance(phrase, Superlative) and phrase.rank > 1 and not phrase.nouns
        if ranked and at and phrases[at - 1].type in ("COMPARATIVE", "THAN"):
            name = at + (2 if phrases[at + 1].type == "COMMA" else 1)
            named = name < len(phrases) and isinstance(phrases[name], Ref)
            return [*phrases[:at], *phrases[name:]] if named else phrases
    return phrases


def _is_owned(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "A's 0.8 exceeds B's 0.6"."""
    types = [p.type for p in phrases[at - 1 : at + 5] if p.type != "THAN"]
    behind = [p.type for p in phrases[max(0, at - 4) : at + 1] if p.type != "THAN"]
    pattern = ["REF", "AMOUNT", "COMPARATIVE", "REF", "AMOUNT"]
    return types[:5] == pattern or behind[-4:] == ["REF", "COMPARATIVE", "REF", "AMOUNT"]


def headed(clause: Clause, *types: str) -> Clause:
    """The clause without a name in front of a colon, which heads it: "A: highest on B".

    Behind the colon there must be a phrase of one of some types.
    """
    first, *rest = clause.phrases
    if not isinstance(first, Ref) or not first.names or first.is_panel:
        return clause
    if not rest or rest[0].type != "COLON" or not any(phrase.type in types for phrase in rest):
        return clause
    return clause.part(rest[1:], heads=(first, *clause.heads))


def without_area_nouns(clause: Clause) -> Clause:
    """ "The 16-20 block", "in every zone": the noun says no more than the name, or than that all are meant."""
    phrases = clause.phrases
    kept = [
        phrase
        for at, phrase in enumerate(phrases)
        if not (
            phrase.type == "AREA"
            and key_of(phrase) in words("regions", "label_nouns")
            and at
            and _names_places(phrases[at - 1])
        )
    ]
    return clause if len(kept) == len(phrases) else clause.part(kept)


def _names_places(phrase: Phrase) -> bool:
    if isinstance(phrase, Scope):
        return phrase.noun is None and phrase.quantifier in ("all", "both") and not phrase.others
    return isinstance(phrase, Ref) and bool(phrase.names) and not phrase.is_panel

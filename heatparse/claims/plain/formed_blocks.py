"""Blocks that are told by their lines: "the block formed by the two lowest rows" as "the two lowest rows"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.phrases import words

_LINES = frozenset(("SUPERLATIVE", "POSITION", "CARDINAL"))


def by_lines(clause: Clause) -> Clause:
    """The clause without the block that lines, counted from an end of their axis, are said to form."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "AREA"), len(phrases))
    behind = at + 1
    while behind < len(phrases) and (
        key_at(phrases, behind) in words("regions", "formed")
        or phrases[behind].type == "BY"
        or key_at(phrases, behind) in ("up", "of", "by", "from")
    ):
        behind += 1
    made = (
        behind < len(phrases) and phrases[behind].start == phrases[behind].end
    )  # in front of "the two bottom rows"
    behind += made and phrases[behind].type == "PREPOSITION"
    told = phrases[behind] if behind < len(phrases) else None
    if behind < at + 3 or told is None:
        return clause
    position = isinstance(told, Ref) and bool(told.position)
    counted = told.type in _LINES or (isinstance(told, Ref) and told.limit)
    return clause.part([*phrases[:at], *phrases[behind:]]) if position or counted else clause

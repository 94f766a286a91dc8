"""Places in apposition to the ends of a way: "from 54, Jan, to 41, Feb" as "from 54 in Jan to 41 in Feb"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word

_END = ["AMOUNT", "COMMA", "REF"]
_JOINTS = ("COMMA", "JOIN")


def with_placed_ends(clause: Clause) -> Clause:
    """The clause with the places of both ends behind a preposition; itself where they do not stand so."""
    phrases = clause.phrases
    start = next((at for at in range(len(phrases)) if key_at(phrases, at) == "from"), None)
    if start is None or _types(phrases, start + 1, start + 4) != _END:
        return clause
    to = start + (5 if _types(phrases, start + 4, start + 5) == ["COMMA"] else 4)
    if key_at(phrases, to) != "to" or _types(phrases, to + 1, to + 4) != _END:
        return clause
    told: list[Phrase] = [phrases[start], *_placed(phrases, start), phrases[to], *_placed(phrases, to)]
    return clause.part([*phrases[:start], *told, *phrases[to + 4 :]])


def _types(phrases: list[Phrase], first: int, last: int) -> list[str]:
    """The types of some phrases; any joint is a comma."""
    return ["COMMA" if phrase.type in _JOINTS else phrase.type for phrase in phrases[first:last]]


def _placed(phrases: list[Phrase], at: int) -> list[Phrase]:
    amount, _, place = phrases[at + 1 : at + 4]
    return [amount, made_word("PREPOSITION", "in", place.start), place]

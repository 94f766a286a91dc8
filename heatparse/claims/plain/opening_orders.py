"""Orders that a clause opens with: "from the highest to the lowest value, the rows are A (5), B (4) and C (1)"."""

from __future__ import annotations

from heatparse.claims.extremes.rankings import SPAN_OF_ENDS, way_told
from heatparse.claims.language.phrases import Phrase, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word

_NOUNS = frozenset(("MEASURE", "DIFFERENCE", "UNKNOWN", "DIMENSION"))
_FEWEST = 3  # things in an order


def with_opening_order(clause: Clause) -> Clause:
    """The clause with "in falling order" for the two ends, none of which is said of anything.

    Which end comes first is open where the order is that of something that nobody measures.
    """
    phrases = clause.phrases
    if len(phrases) <= SPAN_OF_ENDS or sum(len(ref.names) for ref in clause.refs()) < _FEWEST:
        return clause
    way, other = way_told(phrases[:SPAN_OF_ENDS]), phrases[SPAN_OF_ENDS - 1]
    if not way or not isinstance(other, Superlative):
        return clause
    at = SPAN_OF_ENDS
    while at < len(phrases) and phrases[at].type in _NOUNS:
        at += 1
    place: list[Phrase] = []
    if [phrase.type for phrase in phrases[at : at + 2]] == ["PREPOSITION", "REF"]:
        place, at = phrases[at : at + 2], at + 2
    if at == len(phrases) or phrases[at].type not in ("COMMA", "COLON", "JOIN"):
        return clause
    nouns = [*other.nouns, *phrases[SPAN_OF_ENDS : at - len(place)]]
    measured = all(noun.type == "MEASURE" for noun in nouns)
    changes = [noun for noun in nouns if noun.type == "DIFFERENCE"][:1]
    order = Word(
        "ORDER",
        way if measured else "either",
        "order of" if changes else "order",
        phrases[0].start,
        other.end,
    )
    rest = phrases[at + 1 :]
    if len(rest) > 1 and rest[0].type in ("AXISNOUN", "MEASURE", "DIMENSION"):
        rest = rest[rest[1].type == "BE" and 2 :]
    colon = Word("COLON", ":", ":", phrases[at].start, phrases[at].end)
    return clause.part([order, *changes, *place, colon, *rest])

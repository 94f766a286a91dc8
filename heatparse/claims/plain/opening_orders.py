"""Orders that a clause opens with: "from the highest to the lowest value, the rows are A (5), B (4) and C (1)"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.phrases import words

_LOW = frozenset(("low", "worst", "little", "cold", "slow", "rare"))
_NOUNS = frozenset(("MEASURE", "DIFFERENCE", "UNKNOWN", "DIMENSION"))
_FEWEST = 3  # things in an order
_SPAN = 4  # phrases: "from", one end, "to", the other


def with_opening_order(clause: Clause) -> Clause:
    """The clause with "in falling order" for the two ends, none of which is said of anything.

    Which end comes first is open where the order is that of something that nobody measures.
    """
    phrases = clause.phrases
    if len(phrases) <= _SPAN or sum(len(ref.names) for ref in clause.refs()) < _FEWEST:
        return clause
    first, one, joint, other = phrases[:_SPAN]
    spans = f"{key_of(first)} {key_of(joint)}" in words("function_words", "from_and_to")
    if not spans or not isinstance(one, Superlative) or not isinstance(other, Superlative):
        return clause
    at = _SPAN
    while at < len(phrases) and phrases[at].type in _NOUNS:
        at += 1
    place: list[Phrase] = []
    if [phrase.type for phrase in phrases[at : at + 2]] == ["PREPOSITION", "REF"]:
        place, at = phrases[at : at + 2], at + 2
    if at == len(phrases) or phrases[at].type not in ("COMMA", "COLON", "JOIN"):
        return clause
    if (one.direction in _LOW) is (other.direction in _LOW):
        return clause
    way = "up" if one.direction in _LOW else "down"
    nouns = [*other.nouns, *phrases[_SPAN : at - len(place)]]
    measured = all(noun.type == "MEASURE" for noun in nouns)
    changes = [noun for noun in nouns if noun.type == "DIFFERENCE"][:1]
    order = Word(
        "ORDER", way if measured else "either", "order of" if changes else "order", first.start, other.end
    )
    rest = phrases[at + 1 :]
    if (
        len(rest) > 1
        and rest[0].type in ("AXISNOUN", "MEASURE", "DIMENSION")
        and not isinstance(rest[0], Ref)
    ):
        rest = rest[rest[1].type == "BE" and 2 :]
    colon = Word("COLON", ":", ":", phrases[at].start, phrases[at].end)
    return clause.part([order, *changes, *place, colon, *rest])

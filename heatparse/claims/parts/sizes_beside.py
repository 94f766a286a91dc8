"""Sizes beside a change: what it is set against has its own, and the two of them are no ends of it.

"A gains 5 points, more than B with 3", "the gap is 5 at P, wider than at Q (3)".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of, outside_brackets
from heatparse.claims.language.sentences import Clause
from heatparse.phrases import words

_AGAINST = frozenset(("COMPARATIVE", "NEXT"))
_JOINTS = frozenset(("COMMA", "JOIN"))
_TELLING = frozenset(("BE", "HAVE", "BY"))
_PLACES = ("REF", "PREPOSITION")


def with_listed_sizes(clause: Clause) -> Clause:
    """ "A gains 5 points, more than B with 3" as "A gains 5 points, B 3"."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if p.type in _AGAINST and _is_behind_comma(phrases, i)), 0)
    if not at or not _tells_size(phrases[: at - 1]):
        return clause
    told = _place_and_size(phrases[at + 1 :])
    return clause.part([*phrases[:at], *told]) if told else clause


def _is_behind_comma(phrases: Sequence[Phrase], at: int) -> bool:
    return at > 1 and phrases[at - 1].type in _JOINTS


def _tells_size(front: Sequence[Phrase]) -> bool:
    """Whether a change is told with its size, and nothing else: "drops to 45" tells where it ends."""
    plain = list(outside_brackets(front))
    sizes = [at for at, phrase in enumerate(plain) if isinstance(phrase, Amount)]
    if len(sizes) != 1 or any(isinstance(phrase, Amount) and phrase not in plain for phrase in front):
        return False
    lead = plain[: sizes[0]]
    while lead and (lead[-1].type in _TELLING or key_of(lead[-1]) in ("of", "by")):
        lead = lead[:-1]
    return bool(lead) and lead[-1].type == "DIFFERENCE"


def _place_and_size(tail: Sequence[Phrase]) -> list[Phrase]:
    """ "In Q (3)", "B with 3": the phrases in the order of a list, "3 in Q", "B 3"; nothing where more is told."""
    size = next((at for at, phrase in enumerate(tail) if isinstance(phrase, Amount)), 0)
    places = list(tail[:size])
    if places and places[-1].type == "OPEN":
        if [phrase.type for phrase in tail[size + 1 :]] != ["CLOSE"]:
            return []
    elif size + 1 != len(tail):
        return []
    if places and (places[-1].type == "OPEN" or key_of(places[-1]) in words("function_words", "with_size")):
        places = places[:-1]
    refs = [phrase for phrase in places if isinstance(phrase, Ref)]
    if not refs or not isinstance(places[-1], Ref) or any(p.type not in _PLACES for p in places):
        return []
    placed = places[0].type == "PREPOSITION"
    return [tail[size], *places] if placed else [places[0], tail[size], *places[1:]]

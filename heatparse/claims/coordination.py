"""Coordination: one subject with two predicates, each in its place: "stays below 0.7 in A and below 0.8 in B"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.phrases import Amount, Phrase, Ref
from heatparse.records import replace

_JOINTS = frozenset(("AND", "COMMA", "CONTRAST", "JOIN"))
_PLACES = frozenset(("PREPOSITION", "REF", "POSITION", "DIMENSION", "AXISNOUN", "UNKNOWN"))
_VERBS = frozenset(("BE", "HAVE", "OCCUR"))


def distributed(phrases: Sequence[Phrase]) -> list[list[Phrase]]:
    """The phrases of each of two predicates with their common subject; none where there are not two."""
    amounts = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)]
    if len(amounts) != 2:
        return []
    first, second = amounts
    one, two = phrases[first], phrases[second]
    assert isinstance(one, Amount) and isinstance(two, Amount)
    joints = [at for at in range(first + 1, second) if phrases[at].type in _JOINTS]
    if not one.bound or not joints or second - joints[-1] > 2:
        return []
    between = (*_JOINTS, *_VERBS)
    at = next((at for at in joints if all(p.type in between for p in phrases[at:second])), 0)
    if not at:
        return []
    places = phrases[first + 1 : at], phrases[second + 1 :]
    if not all(_is_place(place) for place in places):
        return []
    bound = two if two.bound else replace(two, bound=one.bound, verb=one.verb)
    own = [phrase for phrase in phrases[at:second] if phrase.type in _VERBS]
    subject = list(phrases[:first])
    if own:
        subject = [phrase for phrase in subject if phrase.type not in _VERBS]
    return [[*phrases[:first], one, *places[0]], [*subject, *own, bound, *places[1]]]


def _is_place(phrases: Sequence[Phrase]) -> bool:
    """Whether phrases only name a place."""
    named = any(isinstance(phrase, Ref) for phrase in phrases)
    return named and phrases[0].type == "PREPOSITION" and all(phrase.type in _PLACES for phrase in phrases)

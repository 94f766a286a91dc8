"""Changes that are told of changes, until a time or of each place: what their readers take for one between two cells.

"The gains of A grow to 0.09", "A gains 4 by April and 9 more by July", "A is 3 times as slow as B in P, in Q 5 times",
"the largest jump is the last of A".
"""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.phrases import Ref, Scope, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_MOTIONS = frozenset(("DIFFERENCE", "TREND"))
_NUMBER_AND_NAME = ["AMOUNT", "OPEN", "REF", "CLOSE"]
_PLACE_AND_NUMBER = ["COMMA", "PREPOSITION", "REF", "AMOUNT", "TIMES"]


def is_until_place(clause: Clause, _scene: Scene) -> bool:
    """ "A gains 4 by April": until then, and from nobody knows where."""
    phrases = clause.phrases
    return any(
        [phrase.type for phrase in phrases[at : at + 3]] == ["DIFFERENCE", "AMOUNT", "PREPOSITION"]
        and key_of(phrases[at + 2]) in words("reserves", "until_then")
        and isinstance(phrases[at + 3], Ref)
        for at in range(len(phrases) - 3)
    )


def has_each_its_place(clause: Clause, _scene: Scene) -> bool:
    """ "In P, A is 3 times as slow as B, in Q 5 times": the second number has a place of its own."""
    types = [phrase.type for phrase in clause.phrases]
    size = len(_PLACE_AND_NUMBER)
    return any(types[at : at + size] == _PLACE_AND_NUMBER for at in range(len(types)))


def has_each_its_name(clause: Clause, _scene: Scene) -> bool:
    """ "The others are behind by 3 (A) to 11 (B)": so much each, behind whoever leads."""
    types = [phrase.type for phrase in clause.phrases]
    size = len(_NUMBER_AND_NAME)
    return any(
        types[at : at + size] == types[at + size + 1 : at + 2 * size + 1] == _NUMBER_AND_NAME
        and "DIFFERENCE"
        not in types[at + 2 * size :]  # "from 33 (A) to 95 (B), a spread of 62" is of these ends
        for at in range(len(types))
    )


def is_last_step(clause: Clause, _scene: Scene) -> bool:
    """ "The largest jump, 63, is the last one of A": a single step, and not the way from end to end."""
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    stepped = any(noun.type == "DIFFERENCE" for top in tops for noun in top.nouns) or any(
        one.type == "SUPERLATIVE" and two.type == "DIFFERENCE" for one, two in pairwise(clause.phrases)
    )
    told = [
        p
        for p in clause.phrases
        if p.type in ("POSITION", "ORDINAL") or key_of(p) in words("reserves", "last_of")
    ]
    edges = [ref for ref in clause.refs() if ref.position and not ref.names]
    return stepped and bool(told or edges or any(top.key in words("reserves", "last_of") for top in tops))


def is_of_gains(clause: Clause, _scene: Scene) -> bool:
    """ "The gains of A grow to 0.09", "the penalty of A shrinks from 3 to 1": a gain, and no value of A."""
    types = [phrase.type for phrase in clause.phrases]
    if types[1:3] != ["PREPOSITION", "REF"] or _MOTIONS.isdisjoint(types[3:]):
        return False
    return types[0] == "DIFFERENCE" or key_of(clause.phrases[0]) in words("reserves", "made_of_values")


def is_from_each_other(clause: Clause, _scene: Scene) -> bool:
    """ "A and B gain most from each other": the one from the other, and no course."""
    return any(isinstance(p, Scope) and p.others and p.key.startswith("each") for p in clause.phrases)


def is_between_ends(clause: Clause, _scene: Scene) -> bool:
    """ "The gap between the ends of the row is largest for A": of the first and the last place."""
    phrases = clause.phrases
    return any(
        key_of(one) == "between"
        and any(key_of(near) in words("reserves", "outermost") for near in phrases[at + 1 : at + 4])
        for at, one in enumerate(phrases)
    )


def is_at_several_places(clause: Clause, _scene: Scene) -> bool:
    """ "The largest gap between the best and the worst is 0.14, on P and Q": so much in each of them."""
    phrases = clause.phrases
    told = any(noun.type == "DIFFERENCE" for p in phrases if isinstance(p, Superlative) for noun in p.nouns)
    told = told or any(
        one.type == "SUPERLATIVE" and two.type == "DIFFERENCE" for one, two in pairwise(phrases)
    )
    last = phrases[-1] if phrases else None
    return told and isinstance(last, Ref) and len(last.names) > 1 and len(clause.of("SUPERLATIVE")) > 1

"""Other motions: which part of a course a number, or a verb, is told of, where it is not the whole of it.

"Falls from there on, by 3 first and then by 5", "both A and B fall, to 3 and 5", "both then decline".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Amount, Phrase, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.reserves.changes_of_changes import (
    has_each_its_name,
    has_each_its_place,
    is_at_several_places,
    is_between_ends,
    is_from_each_other,
    is_last_step,
    is_of_gains,
    is_until_place,
)
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_MOTIONS = frozenset(("DIFFERENCE", "TREND"))


def gives_back(clause: Clause, _scene: Scene) -> bool:
    """ "Rises from 1 to 5, only to give back 2 at C": from where it was then, and not from the start."""
    phrases = clause.phrases
    motions = [at for at, phrase in enumerate(phrases) if phrase.type in _MOTIONS]
    return len(motions) > 1 and any(
        phrases[at - 1].type == "PREPOSITION"
        and key_of(phrases[at - 1]) == "to"
        and _is_only(phrases[at - 2])
        for at in motions[1:]
    )


def _is_only(phrase: Phrase) -> bool:
    return isinstance(phrase, Scope) and phrase.quantifier == "only"


def is_in_turn(clause: Clause, _scene: Scene) -> bool:
    """ "… by 3 first and then by 5": one step behind the other."""
    return (
        any(
            isinstance(one, Amount) and two.type in ("POSITION", "ORDINAL")
            for one, two in pairwise(clause.phrases)
        )
        and len(clause.of("BY")) > 1
    )


# Sizes and signs


def tells_several_ends(clause: Clause, _scene: Scene) -> bool:
    """ "Both A and B fall, to 0.10 and 0.11": each to a number of its own."""
    several = any(len(ref.names) > 1 for ref in clause.refs())
    types = [phrase.type for phrase in clause.phrases]
    pairs = (["AMOUNT", "JOIN", "AMOUNT"], ["AMOUNT", "AND", "AMOUNT"])
    return several and any(types[at : at + 3] in pairs for at in range(len(types)))


def goes_on_from_there(clause: Clause, scene: Scene) -> bool:
    """ "A peaks at P; both then decline": from where they were, and not from the start."""
    before = clause.before
    later = words("trends", "sequencing") | words("trends", "thereafter")
    if before is None or not any(token[3] in later for token in scene.tokens(clause)):
        return False
    return before.has("SUPERLATIVE", "PEAKS") and not any(
        key_of(phrase) == "from" for phrase in clause.phrases
    )


OF_MOTIONS: dict[str, Sequence[Callable[[Clause, Scene], bool]]] = {
    "trend": (tells_several_ends, goes_on_from_there, is_of_gains, is_from_each_other),
    "difference": (
        gives_back, is_in_turn, is_until_place, has_each_its_place, is_last_step, is_at_several_places,
        is_between_ends, has_each_its_name,
    ),
}  # fmt: skip

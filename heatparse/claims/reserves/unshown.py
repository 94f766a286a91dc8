"""Statements about what the figure does not show: "on A, which is not shown, B comes first again"."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_STOPS = frozenset(".;!?")


def is_unshown(clause: Clause, scene: Scene, may_be_held_out: bool) -> bool:
    """Whether the sentence of a clause says of something that it is not shown, and the clause may be about that.

    What is held out is not shown either; but what is left out of a count or a bound may well be.
    """
    marks = _marks(scene, may_be_held_out)
    if not marks:
        return False
    tokens = scene.draft.tokens
    start, end = clause.block_start, clause.end
    for token in tokens.between(clause.block_start, clause.start):
        if token[3] in _STOPS:
            start = token[2]
    for token in tokens.between(clause.end, clause.end + _REACH):
        if token[3] in _STOPS:
            break
        end = token[2]
    return any(start <= mark < end for mark in marks)


_REACH = 80  # characters behind a clause


@lru_cache(maxsize=2)
def _marks(scene: Scene, may_be_held_out: bool) -> tuple[int, ...]:
    """Where the text says that something is not shown."""
    draft = scene.draft
    denied, out = words("reserves", "showing"), words("reserves", "held_out")
    return tuple(
        one[1]
        for one, two in pairwise(draft.tokens.between(0, len(draft.text)))
        if (two[3] in denied and one[3] == "not") or (may_be_held_out and two[3] == "out" and one[3] in out)
    )

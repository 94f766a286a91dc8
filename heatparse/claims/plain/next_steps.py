"""Steps that go on: "A rises from P to Q, then falls in R", the place behind Q, as "…, then falls to R"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.tokens import fold

_TWO = 2
_MOTIONS = frozenset(("DIFFERENCE", "TREND", "UNKNOWN"))
_JOINTS = frozenset(("COMMA", "JOIN", "AND"))
_LEG = ["PREPOSITION", "REF", "PREPOSITION", "REF"]  # "from P to Q"


def with_next_step(clause: Clause, scene: Scene) -> Clause:
    """The clause with the end of its second step as an end; itself where that is not the place behind the first."""
    phrases = clause.phrases
    at = next((i for i in range(1, len(phrases) - len(_LEG)) if _is_leg(phrases, i)), None)
    if at is None or len(scene.grids) != 1:
        return clause
    behind = at + len(_LEG)
    while behind < len(phrases) and phrases[behind].type in _JOINTS:
        behind += 1
    types = [phrase.type for phrase in phrases[behind:]]
    moves = (
        behind > at + len(_LEG) and types[:1] and types[0] in _MOTIONS and types[1:] == ["PREPOSITION", "REF"]
    )
    if not moves or key_at(phrases, behind + 1) not in words("gains", "at_time"):
        return clause
    first, last, following = (phrases[i] for i in (at + 1, at + 3, behind + 2))
    if not _follow(first, last, following, scene):
        return clause
    to = made_word("PREPOSITION", "to", phrases[behind + 1].start)
    return clause.part([*phrases[: behind + 1], to, following])


def _is_leg(phrases: list[Phrase], at: int) -> bool:
    told = [phrase.type for phrase in phrases[at : at + len(_LEG)]]
    return told == _LEG and (key_at(phrases, at), key_at(phrases, at + _TWO)) == ("from", "to")


def _follow(first: Phrase, last: Phrase, following: Phrase, scene: Scene) -> bool:
    """Whether three places of one axis stand in this order, the last two side by side."""
    grid = scene.filled(0)
    for axis in ("row", "column"):
        order = order_of(axis, grid)
        indices = [
            order.index(fold(line.labels[0]))
            for ref in (first, last, following)
            if isinstance(ref, Ref)
            for line in scene.lines(ref, grid)
            if line.axis == axis and len(line.labels) == 1 and fold(line.labels[0]) in order
        ]
        if len(indices) == len("PQR") and indices[0] < indices[1] == indices[2] - 1:
            return True
    return False

"""Misread words: those of a value, a motion or an order that tell a place, a step along an axis or a kind of thing.

"One row below its 0.12 at Q", "the first doubling brings most", "predicted too rarely", "A's cool season is not dry".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words


def is_misread(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a claim that the values refute rests on a word that tells something else there."""
    return any(misreads(clause, scene) for misreads in _MISREADING.get(claim.kind, ()))  # type: ignore[attr-defined]


def _stands_beside(clause: Clause, _scene: Scene) -> bool:
    """ "At P, one row below its 0.12 at Q": where a line stands."""
    phrases = clause.phrases
    return any(
        [one.type, two.type, three.type] == ["CARDINAL", "DIMENSION", "COMPARATIVE"]
        and key_of(three) in words("reserves", "stacked")
        for one, two, three in zip(phrases, phrases[1:], phrases[2:], strict=False)
    )


def _numbers_steps(clause: Clause, _scene: Scene) -> bool:
    """ "The first doubling brings most (0.7), the last one 0.1": steps along an axis, and no factor."""
    return any(
        one.type in ("POSITION", "ORDINAL")
        and two.type == "FACTOR"
        and key_of(two) in words("trends", "multiplying")
        for one, two in pairwise(clause.phrases)
    )


def _is_seldom(clause: Clause, _scene: Scene) -> bool:
    """ "They are predicted too rarely": not never."""
    return any(key_of(phrase) in words("assertions", "seldom") for phrase in clause.of("NEGATION"))


def _is_of_owned(clause: Clause, scene: Scene) -> bool:
    """ "A's cool season is not dry": "cool" is no verb there, and the season is what is told of."""
    first, *rest = clause.phrases
    owned = isinstance(first, Ref) and scene.words(first).endswith(("'s", "’s"))
    told = clause.has("BE") and not clause.has("DIFFERENCE", "TREND")
    return owned and told and bool(rest) and rest[0].type == "UNKNOWN"


def _is_of_sizes(clause: Clause, scene: Scene) -> bool:
    """ "**Mean absolute correlations:** A 0.5, B 0.4": without the signs."""
    if all(value.low >= 0 for grid in scene.grids.all() for value in grid.values):
        return False
    return _sizes(clause.lead) or _sizes(clause.phrases)


def _sizes(phrases: Sequence[Phrase]) -> bool:
    sizes = words("winners", "sizes") | words("assertions", "sizes")
    return any(part in sizes for phrase in phrases for part in key_of(phrase).split())


_Misreading = Callable[[Clause, Scene], bool]
_MISREADING: dict[str, tuple[_Misreading, ...]] = {
    "comparison": (_stands_beside,),
    "difference": (_numbers_steps,),
    "count": (_is_seldom,),
    "threshold": (_is_seldom,),
    "trend": (_is_of_owned,),
    "aggregate": (_is_of_sizes,),
}

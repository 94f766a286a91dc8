"""Parts that a statement may mean where its reader took the whole: workdays, two cells that face each other."""

from __future__ import annotations

from heatparse.claims.phrases import Ref, key_at
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_PAIR = 2


def may_mean_part(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a refuted claim may be about less than what its reader took."""
    between = claim.kind == "comparison" and _is_between_two(clause)  # type: ignore[attr-defined]
    return between or _is_of_workdays(clause, scene)


def _is_of_workdays(clause: Clause, scene: Scene) -> bool:
    """ "Every weekday exceeds 70", where the axis holds Saturday and Sunday as well."""
    if words("reserves", "workdays").isdisjoint(token[3] for token in scene.tokens(clause)):
        return False
    return any(
        not words("reserves", "weekend").isdisjoint((*grid.rows, *grid.columns)) for grid in scene.grids.all()
    )


def _is_between_two(clause: Clause) -> bool:
    """ "More confusion between A and B than in the other panel": of two cells, or of their sum.

    Where two other things are compared, the two are the ends of a stretch.
    """
    if "between" in clause.read:
        return False  # "A lies between B and C"
    phrases = clause.phrases
    others = [ref for ref in clause.refs() if not ref.is_panel and len(ref.names) == 1]
    return len(others) < _PAIR and any(
        isinstance(phrase, Ref) and len(phrase.names) == _PAIR and key_at(phrases, at - 1) == "between"
        for at, phrase in enumerate(phrases)
        if at
    )

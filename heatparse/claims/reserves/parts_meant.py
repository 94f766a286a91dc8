"""Parts that a statement may mean where its reader took the whole: workdays, two cells that face each other."""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_PAIR = 2


def may_mean_part(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a refuted claim may be about less than what its reader took."""
    between = claim.kind == "comparison" and _is_between_two(clause)  # type: ignore[attr-defined]
    moves = claim.kind == "trend"  # type: ignore[attr-defined]
    return between or _is_of_workdays(clause, scene) or (moves and _is_beside_group(clause))


def _is_beside_group(clause: Clause) -> bool:
    """ "After the weekend it jumps to 50", "on the weekend it falls to 45 on Saturday": not of all that is named."""
    phrases = clause.phrases
    for at, phrase in enumerate(phrases):
        if not isinstance(phrase, Ref) or not any(
            len(name.labels) > 1 and name.is_week for name in phrase.names
        ):
            continue
        if key_at(phrases, at - 1) in words("reserves", "beside_group") and at:
            return True
        members = {label.text for name in phrase.names for label in name.labels}
        others = [ref for ref in clause.refs() if ref is not phrase]
        if any(label.text in members for ref in others for name in ref.names for label in name.labels):
            return True
    return False


def _is_of_workdays(clause: Clause, scene: Scene) -> bool:
    """ "Every weekday exceeds 70", where the axis holds Saturday and Sunday as well."""
    if words("reserves", "workdays").isdisjoint(token[3] for token in scene.tokens(clause)):
        return False
    if any(name.is_week for ref in clause.refs() for name in ref.names):
        return False  # "the working days", of a whole week
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

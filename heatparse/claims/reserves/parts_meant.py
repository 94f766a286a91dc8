"""Parts that a statement may mean where its reader took the whole: workdays, two cells that face each other."""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import DISTANCES
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words
from heatparse.tokens import label_keys

_PAIR = 2


def may_mean_part(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a refuted claim may be about less than what its reader took."""
    between = claim.kind == "comparison" and _is_between_two(clause)  # type: ignore[attr-defined]
    moves = claim.kind == "trend"  # type: ignore[attr-defined]
    labels = _is_in_points(claim, clause, scene) or _names_fuller_label(clause, scene)
    return between or labels or _is_of_workdays(clause, scene) or (moves and _is_beside_group(clause))


def _is_in_points(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """ "On P it is modest, between 0.3 and 0.6 points": of percentages, how far two are apart."""
    if claim.kind not in ("range", "threshold", "count"):  # type: ignore[attr-defined]
        return False
    told = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    apart = any((phrase.unit or phrase.quantity.unit) in DISTANCES - {"%"} for phrase in told)
    return apart and all(grid.is_percent for grid in scene.grids.all() if grid.values)


def _names_fuller_label(clause: Clause, scene: Scene) -> bool:
    """ "The subject is enriched at its last token", beside "last token" and "last subject token": either of the two."""
    refs = [ref for ref in clause.refs() if not ref.is_panel]
    named = {label_keys(label.text) for ref in refs for name in ref.names for label in name.labels}
    if not any(len(keys) > 1 for keys in named):
        return False
    outside = {t[3] for t in scene.tokens(clause) if not any(ref.start <= t[1] < ref.end for ref in refs)}
    every = {label_keys(key) for grid in scene.grids.all() for key in (*grid.rows, *grid.columns)}
    return any(
        len(keys) > 1 and set(keys) < set(fuller) and set(fuller) - set(keys) <= outside
        for keys in named
        for fuller in every - named
    )


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

"""Orders without a subject of their own, which hold where the clause before does: "At P, A is first, ahead of B"."""

from __future__ import annotations

from collections.abc import Callable

from heatparse.claims.comparisons.sides import Comparison
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Ref
from heatparse.claims.scene import Scene
from heatparse.records import replace


def judge_where_before(
    comparison: Comparison,
    judgement: Judgement,
    judge: Callable[[Comparison, Scene], Judgement],
    scene: Scene,
) -> Judgement:
    """What is wrong of whole lines, judged at the place of the clause that gives the subject."""
    places = _places(comparison)
    return judge(replace(comparison, slices=places), scene) if places else judgement


def _places(comparison: Comparison) -> list[Ref]:
    """The lines across the subject that the clause before names, or what heads it."""
    clause, subjects = comparison.clause, comparison.left.refs
    before = clause.before
    if before is None or clause.heads or comparison.slices or len(subjects) != 1:
        return []
    if subjects[0].start >= clause.start or subjects[0] not in before.refs():
        return []
    across = {"row": "column", "column": "row"}.get(_axis(subjects[0]))
    told = [ref for ref in before.refs() if _axis(ref) == across]
    return told or [ref for ref in before.heads if _axis(ref) == across]


def _axis(ref: Ref) -> str:
    """The one axis whose labels a reference names; "" else."""
    labels = [label for name in ref.names for label in name.labels]
    if labels and all(label.rows and not label.columns for label in labels):
        return "row"
    return "column" if labels and all(label.columns and not label.rows for label in labels) else ""

"""The other side of a comparison that tells one only: "Probe is higher", where there are two panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heatparse.claims.language.phrases import Ref
from heatparse.claims.scene import Scene
from heatparse.records import replace

if TYPE_CHECKING:
    from heatparse.claims.comparisons.sides import Comparison


def imply_right(comparison: Comparison, scene: Scene) -> bool:
    """E.g. "Probe is higher": than the other panel, where there are two; "A and B are equal": each other."""
    left = comparison.left
    if comparison.relation in ("equal", "close", "same_sign"):
        from heatparse.claims.comparisons.implied import split_left  # loaded where two may be alike

        return split_left(comparison)
    rival = _rival_of_lead(comparison, scene)
    if rival is not None:
        comparison.right = replace(left, refs=[rival], part="")
        return True
    if len(left.panels) == 1 and len(scene.grids) == 2 and not left.part:
        comparison.right = replace(left, panels=(1 - left.panels[0],), refs=[], part="")
        return True
    return False


def _rival_of_lead(comparison: Comparison, scene: Scene) -> Ref | None:
    """E.g. "**A vs. B:** A is ahead": the one of the two in the lead that is not the subject."""
    subjects = [ref for ref in comparison.left.refs if len(ref.names) == 1]
    heads = [ref for ref in comparison.clause.heads if not ref.is_panel and len(ref.names) == 1]
    if len(heads) != 2 or len(subjects) != 1 or comparison.left.panels or not len(scene.grids):
        return None
    sides = [{line.axis for line in scene.lines(ref, scene.filled(0))} for ref in heads]
    rivals = [ref for ref in heads if ref.names != subjects[0].names]
    return rivals[0] if sides[0] & sides[1] and len(rivals) == 1 else None

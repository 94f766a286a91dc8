"""Sides of a comparison that the clause leaves unsaid: the other panel, "it", each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.records import replace

if TYPE_CHECKING:
    from heatparse.claims.comparisons.sides import Comparison


def imply_both(comparison: Comparison, before: Comparison, scene: Scene) -> bool:
    """E.g. "A beats B on C, but is lower on D": the same two as before, at another place."""
    rival = _one_line(before.right.refs, scene)
    subject = _one_line(_facing(before.left.refs, rival, scene), scene)
    left = comparison.left
    if (
        subject is None
        or rival is None
        or before.quantifier
        or before.count is not None
        or before.right.others
    ):
        return False
    if left.panels or left.part or left.function or left.others or not comparison.slices:
        return False
    named = [ref.names for ref in left.refs]
    if not named:
        comparison.unsure = comparison.unsure or (
            comparison.clause.has("PRONOUN") and comparison.relation == before.relation
        )  # "it" may be either of them
    elif named == [rival.names]:
        subject, rival = rival, subject
    elif named != [subject.names]:
        return False
    left.refs = [subject]
    comparison.right = replace(left, refs=[rival])
    comparison.panels = comparison.panels or before.panels
    comparison.guarded = comparison.guarded or before.guarded
    comparison.narrowed = comparison.narrowed or before.narrowed
    return True


def _facing(refs: list[Ref], rival: Ref | None, scene: Scene) -> list[Ref]:
    """The references of one axis with a rival: of "on A, B is ahead of C" it is B that faces C."""
    if rival is None or len(refs) < 2:
        return refs
    axes = {line.axis for line in scene.lines(rival, scene.filled(0))}
    return [ref for ref in refs if axes & {line.axis for line in scene.lines(ref, scene.filled(0))}] or refs


def _one_line(refs: list[Ref], scene: Scene) -> Ref | None:
    """The row or column that one side of a comparison begins with."""
    ref = refs[0] if refs else None
    if ref is None or len(ref.names) != 1 or not len(scene.grids):
        return None
    return ref if scene.lines(ref, scene.filled(0)) else None


def split_left(comparison: Comparison) -> bool:
    """E.g. "A and B": the one against the other."""
    left = comparison.left
    for at, ref in enumerate(left.refs):
        names = [Name("category", (label,)) for name in ref.names for label in name.labels]
        if len(names) == 2:
            for side, name in zip(("left", "right"), names, strict=True):
                refs = [*left.refs[:at], replace(ref, names=(name,)), *left.refs[at + 1 :]]
                setattr(comparison, side, replace(left, refs=refs))
            return True
    if len(left.refs) == 2 and not left.panels:
        comparison.left, comparison.right = (
            replace(left, refs=left.refs[:1]),
            replace(left, refs=left.refs[1:]),
        )
        return True
    if len(left.panels) == 2:
        comparison.left, comparison.right = (
            replace(left, panels=left.panels[:1]),
            replace(left, panels=left.panels[1:]),
        )
        return True
    return False


def imply_left(comparison: Comparison, scene: Scene) -> bool:
    """The subject stands in the lead, in the heading, or in the clauses before."""
    clause, left = comparison.clause, comparison.left
    heads = [ref for ref in clause.heads if not ref.is_panel][:2]
    if heads and not clause.has("PRONOUN"):
        left.refs = heads
        return True
    found = _earlier(clause, scene)
    rival = _one_line(comparison.right.refs, scene)
    if rival is not None and rival.names and (comparison.slices or len(comparison.right.refs) > 1):
        # "A peaks at P (9). It trails B from Q to R": A there, and not on P
        found = [ref for ref in found if not (ref.names and _other_axis(ref, rival))] or found
    left.refs = found
    if not found:
        left.refs, left.panels = heads, scene.spoken_of(clause)[:1]
    return bool(left.refs or left.panels)


def imply_subject(comparison: Comparison, before: Comparison | None, scene: Scene) -> bool:
    """ "A moves past B on P and past C on Q": the subject is that of the comparison in front."""
    if before is not None and len(before.left.refs) == 1 and _tells_wins(scene):
        comparison.left.refs = list(before.left.refs)
        comparison.guarded = comparison.guarded or before.guarded
        return True
    rival = _one_line(comparison.right.refs, scene)
    if rival is None or not rival.names or before is None or before.left.panels or before.left.others:
        return False
    if any(not ref.names or ref.is_panel or not _other_axis(ref, rival) for ref in comparison.clause.heads):
        return False
    subject = _one_line(_facing(before.left.refs, rival, scene), scene)
    if subject is None or not subject.names or subject.names == rival.names or _other_axis(subject, rival):
        return False
    placed = comparison.slices or len(comparison.right.refs) > 1
    places = [] if placed else [*before.left.refs, *before.slices, *before.right.refs]
    comparison.left.refs = [subject, *(ref for ref in places if ref.names and _other_axis(ref, subject))]
    comparison.guarded = comparison.guarded or before.guarded
    return True


def _tells_wins(scene: Scene) -> bool:
    """Whether the values tell who wins over whom: then two names are no row and column, but two that meet."""
    return len(scene.grids) == 1 and scene.filled(0).is_complementary


def imply_first(comparison: Comparison, before: Clause, scene: Scene) -> bool:
    """ "In P, A is the lowest, even lower than B": the one that was named first, there."""
    rival = _one_line(comparison.right.refs, scene)
    told = [ref for ref in before.refs() if ref.names and not ref.is_panel]
    follows = comparison.clause.phrases[1:2]
    named = bool(follows) and follows[0].type in ("THAN", "REF") and not scene.filled(0).is_square
    if rival is None or not rival.names or not before.has("SUPERLATIVE") or before.has("EXCEPTION", "RIVALS"):
        return False
    if not named:
        return False  # "trailed by B"; in a matrix two names may be a cell
    subjects = [ref for ref in told if not _other_axis(ref, rival)]
    if len(subjects) != 1 or len(subjects[0].names) != 1 or subjects[0].names == rival.names:
        return False
    tops = before.of("SUPERLATIVE")
    comparison.unsure |= any(noun.type == "AGGREGATE" for top in tops for noun in getattr(top, "nouns", ()))
    placed = comparison.slices or len(comparison.right.refs) > 1
    comparison.left.refs = [
        subjects[0],
        *(ref for ref in told if not placed and _other_axis(ref, rival)),
    ]  # "lowest in 2000, but overtakes B by 2010": in 2010
    return True


def _earlier(clause: Clause, scene: Scene) -> list[Ref]:
    """The references that were named last, one for each axis: what "it" and "which" stand for."""
    found: list[Ref] = []
    before, steps = clause.before, 0
    while before is not None and steps < 3 and len(found) < 2:
        for ref in reversed(before.refs()):
            if scene.panels_named(ref) or not ref.names or len(found) == 2:
                continue
            if all(_other_axis(ref, known) for known in found) or before.has("ARROW", "VERSUS"):
                found.append(ref)
        before, steps = before.before, steps + 1
    return found[::-1]


def _other_axis(first: Ref, second: Ref) -> bool:
    """Whether two references can be a row and a column."""
    one, two = first.names[0].label, second.names[0].label
    if first.side and second.side:
        return first.side != second.side
    return bool(
        (one.rows and two.columns and not two.rows) or (one.columns and two.rows and not two.columns)
    ) or bool(one.rows and one.columns and two.rows and two.columns and second.relation != first.relation)

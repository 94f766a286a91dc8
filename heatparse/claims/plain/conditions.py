"""Conditions on a place of an axis, as the place: "as long as the rate is 60 or less" as "at 60 or less".

What stands under such a condition is told of a part of the grid, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_ENDS = frozenset(("COMMA", "JOIN", "OPEN", "STOP", "COLON"))
_BEYOND = {"above": "beyond", "high": "beyond", "below": "before", "low": "before"}
_NEAR = 3  # characters between a condition and what stands under it


def under_condition(clause: Clause, scene: Scene) -> Clause:
    """The clause with the place of its condition; the one of the clause in front as well, where that is no more."""
    before = clause.before
    if before is not None and clause.start - before.end < _NEAR and opens_condition(before.phrases, 0):
        found = _place(before.phrases, 0, scene)
        if found is not None and found[1] == len(before.phrases):
            start = clause.phrases[0].start
            return clause.part([*found[0], made_word("COMMA", ",", start), *clause.phrases])
    for at in range(len(clause.phrases) - 2):
        found = _place(clause.phrases, at, scene) if opens_condition(clause.phrases, at) else None
        if found is not None:
            return clause.part([*clause.phrases[:at], *found[0], *clause.phrases[found[1] :]])
    return clause


def opens_condition(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a condition on an axis may begin at an index: "when the rate", "where nitrogen"."""
    opening = at + 1 < len(phrases) and phrases[at + 1].type == "AXISNOUN"
    return opening and key_of(phrases[at]) in words("reserves", "conditions")


def _place(phrases: Sequence[Phrase], at: int, scene: Scene) -> tuple[list[Phrase], int] | None:
    """The place that a condition leaves and the index behind the condition; None where it is of something else."""
    noun, behind = phrases[at + 1], at + 2
    while behind < len(phrases) and phrases[behind].type in ("MEASURE", "BE", "AXISNOUN"):
        behind += 1
    limit: Phrase | None = None
    bound = phrases[behind] if behind < len(phrases) else None
    side = ""
    if isinstance(bound, Word) and bound.type in ("RESTRICTION", "COMPARATIVE"):
        side = _side_of(bound)
        if not side:
            return None
        behind += 1
    told = phrases[behind] if behind < len(phrases) else None
    if isinstance(told, Amount) and told.label is not None:
        side = side or told.bound
        told = placed(replace(told, bound=""))
    if not isinstance(told, Ref) or not isinstance(noun, Word) or not _is_of_axis(told, noun, scene):
        return None
    behind += 1
    if behind < len(phrases) and phrases[behind].type == "LIMIT":
        if side:
            return None
        limit, behind = phrases[behind], behind + 1
    if behind < len(phrases) and phrases[behind].type not in _ENDS:
        return None
    start = phrases[at].start
    if side in ("at_least", "at_most"):
        limit = Word("LIMIT", side, side, told.end, told.end)
    joint = made_word("PREPOSITION", _BEYOND.get(side, "at"), start)
    if joint.key == "before":
        joint = made_word("RESTRICTION", "before", start)
    return [joint, told, *([limit] if limit is not None else [])], behind


def _side_of(bound: Word) -> str:
    """ "At least", "at most", "above", "below"."""
    for side in ("at_least", "at_most", "above", "below"):
        if bound.key in words("claims", "bound", side):
            return side
    return ""


def _is_of_axis(ref: Ref, noun: Word, scene: Scene) -> bool:
    """Whether a place is one line of the axis that a noun names."""
    side = {"x": "column", "y": "row"}.get(noun.value.axis)
    grids = scene.all_filled()
    found = [scene.lines(ref, grid) for grid in grids]
    return bool(grids) and all(
        any(line.axis == side and len(line.labels) == 1 for line in lines) for lines in found
    )

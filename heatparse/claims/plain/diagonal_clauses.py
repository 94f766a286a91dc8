"""Clauses that tell the diagonal: "the cells in which father and son belong to the same class" as "the diagonal"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Part, Phrase, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_JOINTS = frozenset(("PREPOSITION", "PRONOUN", "AND", "JOIN", "VERSUS"))
_VERBS = frozenset(("BE", "HAVE", "OCCUR", "SHARE", "PREPOSITION", "COMPARATIVE", "UNKNOWN"))
_AXES = 2
_BEHIND = frozenset(("AXISNOUN", "DIMENSION", "UNKNOWN", "MEASURE"))  # "… the same class"


def on_diagonal(clause: Clause, scene: Scene) -> Clause:
    """The clause with such cells as the diagonal; itself where it tells none."""
    if not len(scene.grids) or not all(grid.is_square for grid in scene.grids.all()):
        return clause
    phrases = clause.phrases
    at = next(
        (i for i, p in enumerate(phrases) if p.type == "DIMENSION" and getattr(p, "value", "") == "cell"),
        None,
    )
    if at is None:
        return clause
    end = _end(phrases, at + 1)
    if not end:
        return clause
    part = Part(phrases[at].start, phrases[end - 1].end, "diagonal", "diagonal cells")
    start = at - (at > 0 and phrases[at - 1].type == "CARDINAL")
    return clause.part([*phrases[:start], part, *phrases[end:]])


def _end(phrases: Sequence[Phrase], at: int) -> int:
    """Where the clause about both axes ends; 0 where there is none."""
    axes: list[str] = []
    while at < len(phrases) and len(axes) < _AXES:
        phrase = phrases[at]
        if phrase.type == "AXISNOUN" and isinstance(phrase, Word):
            axes.append(str(phrase.value.axis))
        elif phrase.type not in _JOINTS:
            return 0
        at += 1
    if sorted(axes) != ["x", "y"]:
        return 0
    while at < len(phrases) and phrases[at].type in _VERBS:
        same = getattr(phrases[at], "value", "") == "equal" if phrases[at].type == "COMPARATIVE" else False
        if same or key_of(phrases[at]) in words("comparisons", "evenly"):
            return at + 1 + (at + 1 < len(phrases) and phrases[at + 1].type in _BEHIND)
        if phrases[at].type in ("COMPARATIVE", "UNKNOWN"):
            return 0
        at += 1
    return 0

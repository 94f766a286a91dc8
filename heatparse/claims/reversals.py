"""Reversals: comparisons that turn the one before round: "on C it is the other way round", "the opposite holds"."""

from __future__ import annotations

from heatparse.claims.comparison_clauses import EVEN, find_comparison
from heatparse.claims.phrases import Phrase, Ref, Scope, key_of
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.sides import Comparison
from heatparse.claims.words import Word
from heatparse.phrases import words
from heatparse.records import replace

_PLACING = frozenset(
    ("PREPOSITION", "REF", "COMMA", "JOIN", "AND", "CONTRAST", "BE", "HAVE", "SCOPE", "PRONOUN")
)
_FAR = 2  # clauses back


def find_reversal(clause: Clause, scene: Scene) -> Comparison | None:
    """The comparison of an earlier clause, turned round at the places of this one; None where it is none."""
    phrases = clause.phrases
    if not any(_turns(phrase) for phrase in phrases) or not all(map(_is_silent, phrases)):
        return None
    places = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    before, steps = clause.before, 0
    while places and len(scene.grids) and before is not None and steps < _FAR:
        if before.has("COMPARATIVE"):
            told = find_comparison(before, scene)
            return _turned(told, clause, places, scene) if told is not None else None
        before, steps = before.before, steps + 1
    return None


def may_turn(clause: Clause) -> bool:
    """Whether a clause may turn the order of an earlier one round."""
    turns = words("names", "turning")
    return clause.before is not None and any(word.key in turns for word in clause.words)


def _turned(told: Comparison, clause: Clause, places: list[Ref], scene: Scene) -> Comparison | None:
    if (
        told.guarded
        or told.narrowed
        or told.relation in EVEN
        or told.left.part
        or told.right.others
        or told.count is not None
    ):
        return None
    panels = tuple(n for ref in places for n in scene.panels_named(ref))
    slices = [ref for ref in places if not scene.panels_named(ref)]
    universal = any(isinstance(p, Scope) and p.quantifier in ("all", "both") for p in clause.phrases)
    axes = {axis for ref in slices for axis in _axes(ref, scene)}
    left, right = (
        replace(side, refs=[ref for ref in side.refs if not axes & _axes(ref, scene)])
        for side in (told.right, told.left)
    )
    if left.is_empty or right.is_empty:
        return None  # "… but A is the other way round"
    return replace(
        told, clause=clause, left=left, right=right, slices=slices, excepted=[], but=None,
        quantifier="all" if universal else "", panels=panels or told.panels, end=len(clause.phrases),
    )  # fmt: skip


def _axes(ref: Ref, scene: Scene) -> frozenset[str]:
    return frozenset(line.axis for line in scene.lines(ref, scene.filled(0)))


def _turns(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and key_of(phrase) in words("names", "turning")


def _is_silent(phrase: Phrase) -> bool:
    """Whether a phrase only says where, or that it is so."""
    return phrase.type in _PLACING or _turns(phrase) or key_of(phrase) in words("names", "turned")

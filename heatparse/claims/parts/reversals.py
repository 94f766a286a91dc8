"""Reversals: comparisons that turn the one before round: "on C it is the other way round", "the opposite holds"."""

from __future__ import annotations

from collections.abc import Sequence, Set

from heatparse.claims.comparisons.comparison_clauses import EVEN, find_comparison
from heatparse.claims.comparisons.sides import Comparison, Side
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.words import Word
from heatparse.claims.plain.turns import turned
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_PLACING = frozenset(
    ("PREPOSITION", "REF", "COMMA", "JOIN", "AND", "CONTRAST", "BE", "HAVE", "SCOPE", "PRONOUN")
)
_FAR = 2  # clauses back
# A relation that is denied: as which one, and whether the sides change places.
_DENIED = {"high": ("at_least", True), "low": ("at_least", False), "better": ("no_worse", True),
           "worse": ("no_worse", False)}  # fmt: skip


def find_reversal(clause: Clause, scene: Scene) -> Comparison | None:
    """The comparison of an earlier clause, turned round at the places of this one; None where it is none."""
    if clause.phrases and clause.phrases[0].type == "NEGATION":
        return _denied(clause, scene)
    phrases = strip_brackets(clause.phrases)[0]
    if not any(_turns(phrase) for phrase in phrases) and not _turns_order(phrases):
        return None
    if not all(map(_is_silent, phrases)):
        return None
    places = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    before, steps = clause.before, 0
    while places and len(scene.grids) and before is not None and steps < _FAR:
        if before.has("COMPARATIVE"):
            told = find_comparison(before, scene)
            return _turned(told, clause, places, scene) if told is not None else None
        before, steps = before.before, steps + 1
    return None


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
    left, right = _without_places((told.right, told.left), axes, scene)
    if left.is_empty or right.is_empty:
        return None  # "… but A is the other way round"
    return replace(
        told, clause=clause, left=left, right=right, slices=slices, excepted=[], but=None,
        quantifier="all" if universal else "", panels=panels or told.panels, end=len(clause.phrases),
    )  # fmt: skip


def _denied(clause: Clause, scene: Scene) -> Comparison | None:
    """ "A is above B at P, though not at Q": A is not above B there."""
    before, phrases = clause.before, clause.phrases
    places = [phrase for phrase in phrases if isinstance(phrase, Ref) and not phrase.is_panel]
    types = [phrase.type for phrase in phrases]
    if before is None or types != ["NEGATION", "PREPOSITION", "REF"] or not places:
        return None
    if not before.has("COMPARATIVE") or not follows_in_sentence(clause, before, scene.text):
        return None
    told = find_comparison(turned(before, scene), scene)
    if told is None or told.guarded or told.narrowed or told.relation not in _DENIED or told.right.others:
        return None
    axes = _axes(places[0], scene)
    said = [*told.slices, *told.left.refs, *told.right.refs]
    if told.quantifier or told.count is not None or not any(axes & _axes(ref, scene) for ref in said):
        return None  # "above B in P, though not in Q": of the same axis
    relation, swaps = _DENIED[told.relation]
    sides = (told.right, told.left) if swaps else (told.left, told.right)
    left, right = _without_places(sides, axes, scene)
    if left.is_empty or right.is_empty:
        return None
    several = any(len(ref.names) > 1 for side in (left, right) for ref in side.refs)
    return replace(
        told, clause=clause, relation=relation, left=left, right=right, slices=places, excepted=[],
        unsure=told.unsure or several, end=len(phrases),
    )  # fmt: skip


def _without_places(sides: tuple[Side, Side], axes: Set[str], scene: Scene) -> tuple[Side, Side]:
    """Two sides without what names a place on some axes."""
    one, two = (
        replace(side, refs=[ref for ref in side.refs if not axes & _axes(ref, scene)]) for side in sides
    )
    return one, two


def _axes(ref: Ref, scene: Scene) -> frozenset[str]:
    return frozenset(line.axis for line in scene.lines(ref, scene.filled(0)))


def _turns(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and key_of(phrase) in words("names", "turning")


def _turns_order(phrases: Sequence[Phrase]) -> bool:
    """ "A turns that order around": not "A turns around", which is a course."""
    keys = {key_of(phrase) for phrase in phrases}
    return not keys.isdisjoint(words("names", "turning_over")) and not keys.isdisjoint(
        words("names", "orders")
    )


def _is_silent(phrase: Phrase) -> bool:
    """Whether a phrase only says where, or that it is so."""
    known = key_of(phrase) in words("names", "turned") | words("names", "turning_over")
    return phrase.type in _PLACING or _turns(phrase) or known

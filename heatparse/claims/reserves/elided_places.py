"""Elided places: where a clause holds, told in front of it only and not said again.

"At P it is worse than A, and worse than all others but B": at P. "Except on Q; there it is fifth": on Q. "Under 60
on P there is nobody; over 70 there are two": on P. "A mean of 0.52 (B: 0.49; C: 0.27)": means.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.language.phrases import Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_BESIDE = 8  # characters between two clauses of a sentence: ", and "
_DERIVED = ("AGGREGATE", "DIFFERENCE", "SPREAD", "FACTOR")
_TOLD = ["REF", "COLON", "AMOUNT"]  # "C: about 0.27"
_FAR = 6  # clauses
_UNITS = frozenset(("AXISNOUN", "PREPOSITION", "UNKNOWN", "MEASURE"))
_FRONT = ["PREPOSITION", "REF", "COMMA"]  # a place that a sentence begins with
_FEW = 2
_ENDS = frozenset(".!?")


def leaves_place_out(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether what a refuted claim tells may hold at a place that only the clause in front of it names."""
    if _begins_at_number(clause) or (claim.kind == "cell-value" and _has_two_each(clause)):  # type: ignore[attr-defined]
        return True
    if clause.before is None:
        return False
    return any(holds(clause, scene) for holds in _ELIDING.get(claim.kind, ()))  # type: ignore[attr-defined]


def _has_two_each(clause: Clause) -> bool:
    """ "With P they show 0.6 and 0.7, with Q 0.8 and 0.5": two numbers a place, of two that were named before."""
    types = [phrase.type for phrase in clause.phrases]
    each = sum(types[at : at + 4] == ["REF", "AMOUNT", "JOIN", "AMOUNT"] for at in range(len(types)))
    return each > 0 and "PRONOUN" in types


def _begins_at_number(clause: Clause) -> bool:
    """ "From 12 h on, A leads": a place that begins, or ends, at a number that no label is."""
    types = [phrase.type for phrase in clause.phrases]
    bounds = bool(types) and key_of(clause.phrases[0]) in words("reserves", "bounding_places")
    if not bounds or types[:2] != ["PREPOSITION", "AMOUNT"] or "COMMA" not in types:
        return False
    return set(types[2 : types.index("COMMA")]) <= _UNITS


def _is_placed(phrases: Sequence[Phrase]) -> bool:
    return any(
        phrases[at].type == "PREPOSITION" and isinstance(phrases[at + 1], Ref)
        for at in range(len(phrases) - 1)
    )


def _stands_beside(clause: Clause, scene: Scene) -> bool:
    """Whether the clause in front ends close by, in the same sentence."""
    before = clause.before
    between = scene.text[before.end : clause.start] if before is not None else "."
    return len(between) < _BESIDE and _ENDS.isdisjoint(between.replace(". ", ".", 1))


def _goes_on(clause: Clause, scene: Scene) -> bool:
    """ "At P it is worse than A, and worse than all others but B": at P, with no place and no subject of its own."""
    before = clause.before
    if before is None or clause.phrases[0].type not in ("COMPARATIVE", "SUPERLATIVE"):
        return False
    return _stands_beside(clause, scene) and _is_placed(before.phrases) and not _is_placed(clause.phrases)


def _is_there(clause: Clause, scene: Scene) -> bool:
    """ "It is last except on Q; there it is fifth"."""
    tokens = scene.draft.tokens.between(max(0, clause.start - _BESIDE), clause.end)
    keys = [token[3] for token in tokens]
    there = any(
        key == "there" and words("function_words", "copulas").isdisjoint(keys[at + 1 : at + _FEW])
        for at, key in enumerate(keys)
    )
    return there and not _is_placed(clause.phrases)


def _bounds_on(clause: Clause, scene: Scene) -> bool:
    """ "Under 60 on P there is nobody; over 70 there are two": two bounds, and the one place of both."""
    before, phrases = clause.before, clause.phrases
    if before is None or _is_placed(phrases) or not before.has("AMOUNT") or not _is_placed(before.phrases):
        return False
    amount = 1 if phrases[0].type == "PREPOSITION" else 0
    types = [phrase.type for phrase in phrases[amount : amount + _FEW]]
    return types == ["AMOUNT", "BE"] and _stands_beside(clause, scene)


def _lists_derived(clause: Clause, _scene: Scene) -> bool:
    """ "A mean of 0.52 (B: 0.49; C: 0.27)": what is listed behind a mean."""
    if [phrase.type for phrase in clause.phrases if phrase.type not in ("OPEN", "CLOSE")] != _TOLD:
        return False
    before, steps = clause.before, 0
    while before is not None and steps < _FAR:
        if before.has(*_DERIVED):
            return True
        if not before.has("COLON"):
            return False
        before, steps = before.before, steps + 1
    return False


def _is_of_subject_before(clause: Clause, scene: Scene) -> bool:
    """ "A is weakest in P and Q, and yet it beats B in R": A in R, and not P and Q."""
    before = clause.before
    if before is None or key_of(clause.phrases[0]) not in words("reserves", "named_again"):
        return False
    subject, others = before.phrases[0], before.refs()[1:]
    if not isinstance(subject, Ref) or not others or not _is_placed(clause.phrases):
        return False
    grid = scene.filled(scene.panels(clause)[0])
    sides = [{line.axis for line in scene.lines(ref, grid)} for ref in (*others, clause.refs()[-1])]
    return bool(sides[-1]) and all(side == sides[-1] for side in sides)


def _is_less_of_it(clause: Clause, _scene: Scene) -> bool:
    """ "The wall shows less of this", "…; the wall slightly less": of what was said before, and not of the values."""
    at = next((i for i, phrase in enumerate(clause.phrases) if phrase.type == "COMPARATIVE"), None)
    if (
        at is None
        or clause.has("THAN")
        or key_of(clause.phrases[at]) not in words("reserves", "amounts_of_it")
    ):
        return False
    behind = [phrase.type for phrase in clause.phrases[at + 1 :] if phrase.type != "COLON"]
    return not behind or behind == ["PREPOSITION", "PRONOUN"]


def _is_of_place_before(clause: Clause, scene: Scene) -> bool:
    """ "At 125 Hz, neither reaches 10. The wall tops out at 9": the place of the sentence in front, of one panel."""
    if len(scene.grids) < _FEW or _is_placed(clause.phrases):
        return False
    if not all(ref.is_panel for ref in clause.refs()):
        return False
    before = clause.before
    while before is not None and before.block_start == clause.block_start:
        if [phrase.type for phrase in before.phrases[: len(_FRONT)]] == _FRONT:
            return True
        before = before.before
    return False


_Eliding = Callable[[Clause, Scene], bool]
_ELIDING: dict[str, tuple[_Eliding, ...]] = {
    "comparison": (_goes_on, _is_there, _is_of_subject_before, _is_less_of_it),
    "extremum": (_goes_on, _is_there, _is_of_place_before),
    "ranking": (_goes_on, _is_there),
    "count": (_bounds_on,),
    "threshold": (_bounds_on,),
    "cell-value": (_lists_derived,),
}

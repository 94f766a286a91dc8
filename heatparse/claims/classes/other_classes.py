"""Other classes: "the missed A are scattered over the other four classes, none of which receives more than 2"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.classes.confusions import true_axes
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_NOUNS = frozenset(("DIMENSION", "AXISNOUN"))
_SIDES = {"row": "y", "column": "x"}


def of_others(clause: Clause, scene: Scene) -> Clause | None:
    """The clause as "for A, no other class receives more than 2"; itself where it is no such clause.

    None where nobody knows whether the row or the column of A is meant.
    """
    phrases = clause.phrases
    at = next((i for i in range(len(phrases)) if _takes_up(phrases, i)), None)
    if at is None or (at and phrases[at - 1].type != "COMMA"):
        return clause
    before = clause.before.phrases if clause.before is not None else []
    front = phrases[: at - 1] if at else before
    noun = others_at_end(front)
    refs = [phrase for phrase in front if isinstance(phrase, Ref) and not phrase.is_panel]
    grids = [scene.grids[panel] for panel in scene.panels(clause)]
    if noun is None or len(refs) != 1 or len(refs[0].names) != 1 or not all(grid.is_square for grid in grids):
        return clause
    scope, start = phrases[at], phrases[at].start
    assert isinstance(scope, Scope)
    axes = {axis for grid in grids for axis in true_axes(grid)}
    side = _SIDES[axes.pop()] if len(axes) == 1 and refs[0].side is None else refs[0].side
    if side is None:
        return None  # from A to the others, or from the others to A
    place: list[Phrase] = [
        made_word("PREPOSITION", "for", start), replace(refs[0], side=side), made_word("COMMA", ",", start),
    ]  # fmt: skip
    if scope.quantifier == "none":
        who: list[Phrase] = [
            Word("NEGATION", "no", "no", start, scope.end),
            made_word("RIVALS", "other", start),
            noun,
        ]
    else:
        who = [replace(scope, noun=noun, others=True)]
    return clause.part([*place, *who, *phrases[at + 2 :]])


def _takes_up(phrases: Sequence[Phrase], at: int) -> bool:
    """ "None of which", "each of these"."""
    scope, behind = phrases[at], phrases[at + 1] if at + 1 < len(phrases) else None
    plain = isinstance(scope, Scope) and scope.quantifier in ("none", "all") and scope.noun is None
    known = words("reserves", "relative") | words("assertions", "plural")
    return plain and behind is not None and behind.type == "PRONOUN" and key_of(behind) in known


def others_at_end(front: Sequence[Phrase]) -> Word | None:
    """The noun of "… over the other four classes", with which some phrases end."""
    noun = front[-1] if front else None
    if not isinstance(noun, Word) or noun.type not in _NOUNS:
        return None
    at = len(front) - 2
    if at > 0 and front[at].type == "CARDINAL":
        at -= 1
    return noun if at > 0 and front[at].type == "RIVALS" else None

"""Places that a clause names again by their axis: "A at 512 beats B at the same size"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_FORM = 3  # phrases of "at that size"


def with_place_again(clause: Clause, scene: Scene) -> Clause:
    """The clause with the name that "at that size", "in the same month" stands for; itself where there is none."""
    phrases = clause.phrases
    for at in range(1, len(phrases) - _FORM + 1):
        joint, mark, noun = phrases[at : at + _FORM]
        if joint.type != "PREPOSITION" or noun.type != "AXISNOUN":
            continue
        if key_of(mark) not in words("names", "naming_again") or isinstance(mark, Ref):
            continue
        named = _named_before(phrases[:at], "row" if noun.value.axis == "y" else "column", scene)  # type: ignore[union-attr]
        if named is not None and key_at(phrases, at + _FORM) not in words("function_words", "relative"):
            return clause.part([*phrases[: at + 1], named, *phrases[at + _FORM :]])
    return clause


def _named_before(phrases: Sequence[Phrase], axis: str, scene: Scene) -> Ref | None:
    """The one line of an axis that some phrases name."""
    found: list[Ref] = []
    for phrase in phrases:
        if isinstance(phrase, Ref) and not phrase.is_panel:
            axes = {line.axis for grid in scene.grids.all() for line in scene.lines(phrase, grid)}
            if axis in axes:
                found.append(phrase)
                if len(axes) > 1:
                    return None
    return found[0] if len(found) == 1 and len(found[0].names) == 1 else None

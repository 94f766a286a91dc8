"""Panels by where they stand: "on the left, A is highest", of two panels side by side."""

from __future__ import annotations

from heatparse.claims.phrases import Phrase, Ref, key_of
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.words import Word
from heatparse.inventory.layouts import told_direction
from heatparse.inventory.survey import survey_of
from heatparse.phrases import words

_FRONT = ("PREPOSITION", "POSITION", "COMMA")


def on_side(clause: Clause, scene: Scene) -> Clause:
    """The clause with the panel that "on the left" means in front of it as a reference."""
    front = clause.phrases[: len(_FRONT)]
    if tuple(phrase.type for phrase in front) != _FRONT or not is_side(front[0], front[1], scene):
        return clause
    panel = Ref(front[1].start, front[1].end, noun="panel", position=str(getattr(front[1], "value", "")))
    return clause.part([front[0], panel, *clause.phrases[2:]])


def is_side(joint: Phrase, place: Phrase, scene: Scene) -> bool:
    """Whether "on the left" means one of two panels side by side."""
    if key_of(joint) not in words("layout", "at_side") or not isinstance(place, Word):
        return False
    if place.value not in ("left", "right"):
        return False
    return told_direction(survey_of(scene.document), scene.draft) == "horizontal"

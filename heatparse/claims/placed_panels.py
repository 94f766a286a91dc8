"""Panels by where they stand: "on the left, A is highest", of two panels side by side."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.phrases import Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.words import Word
from heatparse.inventory.layouts import told_direction
from heatparse.inventory.survey import survey_of
from heatparse.phrases import words


def on_side(clause: Clause, scene: Scene) -> Clause:
    """The clause with the panel that "on the left, …" or "the values on the left" means as a reference."""
    phrases = clause.phrases
    for at, (joint, place) in enumerate(pairwise(phrases)):
        if place.type != "POSITION" or joint.type != "PREPOSITION":
            continue
        behind = phrases[at + 2].type if at + 2 < len(phrases) else ""
        told = behind == "COMMA" if not at else _is_of_values(phrases[at - 1])
        if told and is_side(joint, place, scene):
            panel = Ref(place.start, place.end, noun="panel", position=str(getattr(place, "value", "")))
            return clause.part([*phrases[: at + 1], panel, *phrases[at + 2 :]])
    return clause


def _is_of_values(phrase: Phrase) -> bool:
    """ "The values", "all values", "the highest value"; cells and columns on the left are those of one panel."""
    if isinstance(phrase, Scope):
        return phrase.noun is not None and phrase.noun.type == "MEASURE"
    if isinstance(phrase, Superlative):
        return bool(phrase.nouns) and phrase.nouns[-1].type == "MEASURE"
    return phrase.type == "MEASURE"


def is_side(joint: Phrase, place: Phrase, scene: Scene) -> bool:
    """Whether "on the left" means one of two panels side by side."""
    if key_of(joint) not in words("layout", "at_side") or not isinstance(place, Word):
        return False
    if place.value not in ("left", "right"):
        return False
    return told_direction(survey_of(scene.document), scene.draft) == "horizontal"

"""Panels by where they stand: "on the left, A is highest", of two panels side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_whole_number, whole_number
from heatparse.claims.language.words import Word
from heatparse.claims.places.cells import pair_up
from heatparse.claims.scene import Scene
from heatparse.inventory.layouts import told_direction
from heatparse.inventory.survey import survey_of
from heatparse.phrases import words
from heatparse.tokens import fold


def on_side(clause: Clause, scene: Scene) -> Clause:
    """The clause with the panel that "on the left, …" or "the values on the left" means as a reference."""
    if clause.has("DIFFERENCE", "TREND") and clause.has("AMOUNT"):
        clause = _across(clause, scene)
    phrases = clause.phrases
    both = _on_both_sides(phrases, scene)
    if both is not None:
        return clause.part(both)
    for at, (joint, place) in enumerate(pairwise(phrases)):
        if place.type != "POSITION" or joint.type != "PREPOSITION":
            continue
        if _is_right_one(phrases[at + 1 : at + 3], clause, scene):
            return clause.part([*phrases[: at + 1], _panel(place, scene), *phrases[at + 3 :]])
        behind = phrases[at + 2].type if at + 2 < len(phrases) else ""
        told = behind == "COMMA" if not at else _is_of_values(phrases[at - 1])
        told = told or (at > 0 and not behind and _faces_panel(clause, phrases[at - 1], scene))
        told = told or _counts_panel(phrases[max(0, at - 2) : at], scene)
        if told and is_side(joint, place, scene, within=bool(at) and isinstance(phrases[at - 1], Amount)):
            panel = Ref(place.start, place.end, noun="panel", position=str(getattr(place, "value", "")))
            return clause.part([*phrases[: at + 1], panel, *phrases[at + 2 :]])
    return clause


def _on_both_sides(phrases: Sequence[Phrase], scene: Scene) -> list[Phrase] | None:
    """ "Between 1 and 3 on the left and 2 and 5 on the right", "in two cells on the left and four on the right"."""
    told = [
        at for at, phrase in enumerate(phrases)
        if at > 1 and phrase.type == "POSITION" and is_side(phrases[at - 1], phrase, scene)
        and (phrases[at - 2].type in ("AMOUNT", "CARDINAL") or getattr(phrases[at - 2], "value", "") == "cell")
    ]  # fmt: skip
    if {_side_of(phrases[at]) for at in told} != {"left", "right"} or len(told) != len(("left", "right")):
        return None
    return [_panel(phrase, scene) if at in told else phrase for at, phrase in enumerate(phrases)]


def _counts_panel(front: Sequence[Phrase], scene: Scene) -> bool:
    """ "Of the 20 cells on the left": as many as a panel has."""
    if [phrase.type for phrase in front] not in (["CARDINAL", "DIMENSION"], ["AMOUNT", "DIMENSION"]):
        return False
    sizes = {grid.size() for grid in scene.grids.all()}
    counted = front[0].type == "CARDINAL" or is_whole_number(front[0])
    return getattr(front[1], "value", "") == "cell" and counted and {whole_number(front[0])} == sizes


def _faces_panel(clause: Clause, phrase: Phrase, scene: Scene) -> bool:
    """ "0.9 in the right panel versus 0.8 in the left": the number of the other panel."""
    told = [clause, *([clause.before] if clause.before is not None else [])]
    sides = any(_side_of(ref) and scene.panels_named(ref) for each in told for ref in each.refs())
    return isinstance(phrase, Amount) and sides


def _is_right_one(phrases: Sequence[Phrase], clause: Clause, scene: Scene) -> bool:
    """ "In the left panel it is A with 3, in the right one B with 5": of two panels, where one was named so."""
    if len(phrases) < len(("right", "one")) or key_of(phrases[1]) != "one":
        return False
    facing = {"left": "right", "right": "left"}.get(_side_of(phrases[0]), "")
    told = [*clause.refs(), *(clause.before.refs() if clause.before is not None else [])]
    named = any(_side_of(ref) == facing and scene.panels_named(ref) for ref in told)
    return bool(facing) and named and len(scene.grids) == len(("left", "right"))


def _is_of_values(phrase: Phrase) -> bool:
    """ "The values", "all values", "the highest value"; cells and columns on the left are those of one panel."""
    if isinstance(phrase, Scope):
        return phrase.noun is not None and phrase.noun.type == "MEASURE"
    if isinstance(phrase, Superlative):
        return bool(phrase.nouns) and phrase.nouns[-1].type == "MEASURE"
    return phrase.type in ("MEASURE", "PART")


def _across(clause: Clause, scene: Scene) -> Clause:
    """ "A on P loses 3 from left to right", of a single cell: from the left panel to the right one."""
    phrases = clause.phrases
    at = next((i for i in range(len(phrases) - 3) if _leads_across(phrases[i : i + 4])), None)
    if at is None or told_direction(survey_of(scene.document), scene.draft) != "horizontal":
        return clause
    ends = phrases[at + 1], phrases[at + 3]
    places = [ref for ref in clause.refs() if all(ref is not end for end in ends)]
    if len(pair_up(places, scene, scene.filled(0))) != 1 or len(places) != len(ends):
        return clause  # of a row it may be told from column to column
    one, two = (_panel(end, scene) for end in ends)
    return clause.part([*phrases[: at + 1], one, phrases[at + 2], two, *phrases[at + 4 :]])


def _panel(end: Phrase, scene: Scene) -> Ref:
    """The panel on a side of two, by its title where it has one."""
    title = scene.document.panels[0 if _side_of(end) == "left" else 1].title
    label = scene.draft.labels.get(fold(title)) if title else None
    if label is None:
        return Ref(end.start, end.end, noun="panel", position=_side_of(end))
    return Ref(end.start, end.end, (Name("panel", (label,)),))


def _leads_across(phrases: Sequence[Phrase]) -> bool:
    """ "From left to right", "from the right to the left heatmap"."""
    joints = key_of(phrases[0]), key_of(phrases[2])
    return joints == ("from", "to") and {_side_of(phrases[1]), _side_of(phrases[3])} == {"left", "right"}


def _side_of(phrase: Phrase) -> str:
    if isinstance(phrase, Ref):
        return phrase.position if phrase.noun in ("panel", "grid") else ""
    return str(phrase.value) if isinstance(phrase, Word) and phrase.type == "POSITION" else ""


def is_side(joint: Phrase, place: Phrase, scene: Scene, within: bool = False) -> bool:
    """Whether "on the left" means one of two panels side by side; `within`: "in the left" as well."""
    at = key_of(joint) in words("layout", "at_side") or (
        within and key_of(joint) in words("layout", "in_side")
    )
    if not at or not isinstance(place, Word):
        return False
    if place.value not in ("left", "right"):
        return False
    return told_direction(survey_of(scene.document), scene.draft) == "horizontal"

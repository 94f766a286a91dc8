"""What sways a line: "A is the most sensitive to the rate" of an axis of rates tells how far its values lie apart."""

from __future__ import annotations

from heatparse.claims.language.phrases import Superlative, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_FAR_AXIS = 3  # "to changes in batch size"


def as_varied(clause: Clause, scene: Scene) -> Clause:
    """ "A is the most sensitive to the rate" as "A is the most variable": along the axis that is named."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), 0)
    top, behind = phrases[at], phrases[at + 1 :]
    axis = next((i for i, phrase in enumerate(behind) if phrase.type == "AXISNOUN"), len(behind))
    tied = key_at(phrases, at + 1) in words("winners", "before_sway")
    if not tied or axis not in (1, _FAR_AXIS) or not isinstance(top, Superlative):
        return clause
    words_told = scene.text[top.start : behind[0].start].lower().split()[-2:]
    much, quality = words_told if len(words_told) > 1 else ("", "")
    degrees = {word: degree for degree in ("most", "least") for word in words("winners", f"{degree}_swayed")}
    swayed = quality in words("winners", "swayed")
    if much not in degrees or not (swayed or quality in words("winners", "unswayed")):
        return clause
    varied = (degrees[much] == "most") is swayed
    top = replace(top, direction="varied" if varied else "steady", key="variable")
    return clause.part([*phrases[:at], top, *behind[axis + 1 :]])

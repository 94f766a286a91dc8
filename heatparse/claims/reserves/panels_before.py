"""Panels told before: "On the left, A leads. The weakest of all is B", below the heading of the right panel.

What a paragraph has said of one panel may go on in its next sentence, whatever panel the section is about.
"""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene

_OPENING = 4  # phrases at the beginning of a sentence


def follows_other_panel(clause: Clause, scene: Scene) -> bool:
    """Whether a clause that names no panel stands behind one, in its block, that names another than is taken."""
    if any(map(scene.panels_named, clause.refs())):
        return False
    taken = set(scene.panels(clause))
    if len(taken) > 1:
        return False  # it was held against each of them
    before = clause.before
    while before is not None:
        named = {panel for ref in before.refs() for panel in scene.panels_named(ref)}
        if named:
            opening = [phrase for phrase in before.phrases[:_OPENING] if isinstance(phrase, Ref)]
            return not named <= taken and any(map(scene.panels_named, opening))
        before = before.before
    return False

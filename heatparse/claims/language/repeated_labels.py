"""Labels that stand on an axis more than once: "the" occurs twice on both axes."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import Judgement
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.phrases import words
from heatparse.reading.quotations import quoted_end
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_MARK = 1  # the quotation mark in front of the first word of a clause
_SIDES = {"x": ("x",), "y": ("y",), "both": ("x", "y")}


def count_repeated(clause: Clause, times: int, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that says how often a quoted label stands on the axes that it names."""
    text = scene.draft.text
    tokens = scene.draft.tokens.between(clause.start - _MARK, clause.end)
    label, sides = _quoted(tokens, text), _sides(tokens)
    panels = scene.panels(clause)
    if label is None or not sides or not panels:
        return []
    found: set[int] = set()
    for index in panels:
        panel = scene.document.panels[index]
        axes = {"x": panel.x_axis.categories, "y": panel.y_axis.categories}
        found.update(axes[side].count(label) for side in sides)
    if 0 in found:
        return []  # it is no label of one of these axes
    judgement = Judgement(
        found == {times}, f"“{label}” is listed {' or '.join(f'{n}' for n in sorted(found))} times on an axis"
    )
    value = Quantity(text=str(times), value=float(times), resolution=1.0)
    return [scene.claim(CountClaim, clause, judgement, counted="label", value=value)]


def _quoted(tokens: list[Token], text: str) -> str | None:
    """What stands in the only quotation of a clause."""
    found: list[str] = []
    at = 0
    while at < len(tokens):
        close = quoted_end(tokens, at, text)
        if close is not None and close > at:
            found.append(text[tokens[at][2] : tokens[close][1]].strip())
            at = close
        at += 1
    return found[0] if len(found) == 1 else None


def _sides(tokens: list[Token]) -> Sequence[str]:
    """The axes that a clause names: "on the x-axis", "on both axes"."""
    axes = vocabulary("structure", "axis_words")
    named = [axes[token[3]] for token in tokens if token[3] in axes]
    if len(named) != 1:
        return ()
    both = named[0] != "both" or any(token[3] in words("structure", "both_axes") for token in tokens)
    return _SIDES[named[0]] if both else ()

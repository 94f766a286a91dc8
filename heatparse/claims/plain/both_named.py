"""Both lines of an axis that has two: "the two sites score the same on P" as "A and B score the same on P"."""

from __future__ import annotations

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Phrase, Ref, Scope
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.labels import Label

_TWO = 2
_EVEN = frozenset(("equal", "close"))
# With one of these it is not said of the two as they stand side by side.
_OTHERWISE = frozenset(
    ("THAN", "RIVALS", "NEGATION", "EXCEPTION", "SUPERLATIVE", "AMOUNT", "PRONOUN", "DIFFERENCE")
)


def with_both_named(clause: Clause, scene: Scene) -> Clause:
    """The clause with the names of both lines in front of "are the same"; itself where it tells nothing of two."""
    phrases = clause.phrases
    if clause.has(*_OTHERWISE) or len(scene.grids) != 1 or clause.heads:
        return clause
    order = next((at for at, p in enumerate(phrases) if p.type == "COMPARATIVE"), 0)
    if not order or getattr(phrases[order], "value", "") not in _EVEN:
        return clause
    noun, width = _noun(phrases[:_TWO])
    if noun is None or width >= order or phrases[width].type not in ("HAVE", "BE"):
        return clause
    grid = scene.filled(0)
    keys = list(grid.rows if noun.value.axis == "y" else grid.columns)
    if len(keys) != _TWO or noun.value.axis not in ("x", "y"):
        return clause
    names = tuple(Name("category", (Label(grid.name(key)),)) for key in keys)
    both = Ref(phrases[0].start, phrases[width - 1].end, names, noun.value.axis)
    return clause.part([both, *phrases[width:]])


def _noun(front: list[Phrase]) -> tuple[Word | None, int]:
    """ "Two sites", "both sites", "the sites": the noun of the axis, and how many phrases these are."""
    first = front[0] if front else None
    if isinstance(first, Scope) and first.quantifier == "both" and not first.others:
        return (first.noun, 1) if first.noun is not None and first.noun.type == "AXISNOUN" else (None, 0)
    behind = front[1] if len(front) == _TWO else None
    counted = isinstance(first, Word) and first.type == "CARDINAL" and str(first.value) == "2"
    named = isinstance(behind, Word) and behind.type == "AXISNOUN"
    return (behind, _TWO) if counted and named and isinstance(behind, Word) else (None, 0)

"""Places that an axis does not list: "at 30 m", of depths of 20 and 40 m; "batch 512", of sizes up to 256.

What is told of them says nothing of the cells.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from heatparse.claims.language.phrases import Amount, Phrase, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.quantities import read_quantity

_FEWEST = 2  # labels of an axis of numbers


def is_elsewhere(clause: Clause, scene: Scene) -> bool:
    """Whether a clause names a place by a number that is on no axis."""
    if not clause.has("AXISNOUN") or not clause.has("AMOUNT"):
        return False
    phrases = clause.phrases
    return any(
        _is_called(one, two, scene) or _is_measured(phrases[at - 1] if at else None, one, two, scene)
        for at, (one, two) in enumerate(pairwise(phrases))
    )


def _is_called(noun: Phrase, number: Phrase, scene: Scene) -> bool:
    """ "Batch 512": a number behind the name of an axis of numbers."""
    axis = _axis(noun)
    if not axis or not isinstance(number, Amount) or key_of(noun).endswith("s"):
        return False
    quantity = number.quantity
    if number.bound or number.label is not None or quantity.unit or quantity.approximate:
        return False
    known, _ = _numbers(scene, axis)
    whole = quantity.value is not None and quantity.value == int(quantity.value)
    return whole and bool(known) and quantity.value not in known


def _is_measured(before: Phrase | None, number: Phrase, unit: Phrase, scene: Scene) -> bool:
    """ "At 30 m": a number in front of the unit that all labels of an axis have."""
    axis = _axis(unit)
    if not axis or not isinstance(number, Amount) or number.bound or number.label is not None:
        return False
    placed = before is None or key_of(before) in words("assertions", "placing") | words(
        "function_words", "at_place"
    )
    known, units = _numbers(scene, axis)
    return placed and key_of(unit) in units and number.quantity.value not in known


def _axis(phrase: Phrase) -> str:
    named = isinstance(phrase, Word) and phrase.type == "AXISNOUN"
    return (phrase.value.axis or "") if named else ""  # type: ignore[union-attr]


@lru_cache(maxsize=8)
def _numbers(scene: Scene, axis: str) -> tuple[frozenset[float], frozenset[str]]:
    """The numbers that the labels of an axis are in all panels, and their units; none where one is no number."""
    found: set[float] = set()
    units: set[str] = set()
    for panel in scene.document.panels:
        listed = (panel.x_axis if axis == "x" else panel.y_axis).categories
        read = [read_quantity(label.split()[0]) for label in listed if label.strip()]
        if len(listed) < _FEWEST or any(quantity is None or quantity.value is None for quantity in read):
            return frozenset(), frozenset()
        found |= {quantity.value for quantity in read if quantity is not None and quantity.value is not None}
        units |= {label.split()[-1].lower() for label in listed if len(label.split()) > 1}
    return frozenset(found), frozenset(units)

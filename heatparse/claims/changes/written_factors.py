"""Factors that a change is written with, where the cells go without: "a gain of $27K" on a scale in $K."""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Phrase
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.records import replace
from heatparse.resources import vocabulary


def in_unit_of_cells(clause: Clause, scene: Scene) -> Clause:
    """The clause with its changes as the cells would be written; itself where these have factors as well."""
    if not any(isinstance(phrase, Amount) and _factor(phrase.quantity.text) for phrase in clause.phrases):
        return clause
    grids = [grid for grid in scene.grids.all() if grid.values]
    if not grids or any(_factor(value.text) for grid in grids for value in grid.values):
        return clause
    largest = max(abs(end) for grid in grids for value in grid.values for end in (value.low, value.high))
    found = [_rescaled(phrase, largest) for phrase in clause.phrases]
    return (
        clause.part(found)
        if any(one is not two for one, two in zip(found, clause.phrases, strict=True))
        else clause
    )


def _rescaled(phrase: Phrase, largest: float) -> Phrase:
    if not isinstance(phrase, Amount):
        return phrase
    quantity, factor = phrase.quantity, _factor(phrase.quantity.text)
    size = abs(quantity.value or 0.0)
    if not factor or not largest < size or largest < size / factor:
        return phrase  # no two cells are so far apart, whatever the unit
    return replace(phrase, quantity=_divided(quantity, factor))


def _divided(quantity: Quantity, factor: float) -> Quantity:
    value, resolution = quantity.value, quantity.resolution
    return quantity.model_copy(
        update={
            "value": None if value is None else value / factor,
            "resolution": None if resolution is None else resolution / factor,
        }
    )


def _factor(text: str) -> float:
    factor: float = vocabulary("numbers", "factors").get(text[-1:], 0.0)
    return factor

"""Whether a clause speaks of what the cells hold, in their unit."""

from __future__ import annotations

from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.language.forms import other_number
from heatparse.claims.language.metrics import has_unit, is_introduced, is_measured
from heatparse.claims.language.phrases import Amount, Phrase
from heatparse.claims.language.words import Word
from heatparse.claims.places.slices import Slice
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.tokens import fold

_WHOLE = 100  # percent


def measures_fit(main: list[Phrase], predicate: Predicate, scene: Scene, found: list[list[Slice]]) -> bool:
    """Whether the clause speaks of what the cells hold, in their unit."""
    grid = found[0][0].grid
    own = {value.cell.value.unit for value in grid.values[:3]}
    for at, phrase in enumerate(main):
        if isinstance(phrase, Word) and phrase.type == "MEASURE" and not is_measured(scene, phrase.key):
            if at >= predicate.last and phrase.key in words("assertions", "marks"):
                continue  # "passes the 50 mark", "passes the 50 MPa mark"
            if predicate.relation == "colored" and phrase.key in words("legends", "shades"):
                continue
            return False
        told = phrase.unit if isinstance(phrase, Amount) else None
        if told and told not in own and not _is_unit(told, scene):
            return False
    unit = predicate.low.unit if predicate.low is not None else None
    if unit is None:
        return True
    if unit == "%":
        return _may_be_percent(grid) or any(is_introduced(scene, word) for word in words("scale", "percent"))
    return unit in own or _is_told(unit, scene)


def is_share_of_counts(predicate: Predicate, found: list[list[Slice]]) -> bool:
    """Whether a bound is in percent where the cells are counts: "every class has a recall above 75%"."""
    low = predicate.low
    if low is None or low.unit != "%":
        return False
    grid = found[0][0].grid
    return not (grid.is_percent or _may_be_percent(grid)) and any(value.low > _WHOLE for value in grid.values)


def _may_be_percent(grid: Grid) -> bool:
    """Whether the values may be percent: whole numbers without a sign of it may as well be counts."""
    legend = grid.panel.legend
    if grid.is_percent or (legend is not None and legend.high in (1, 100)):
        return True
    return any(value.resolution < 1 for value in grid.values)


def _is_unit(unit: str, scene: Scene) -> bool:
    """Whether a unit says nothing of the scale, or is the one that the introduction gives: "latency (ms)"."""
    return unit in words("assertions", "units") or _is_told(unit, scene)


def _is_told(unit: str, scene: Scene) -> bool:
    """Whether the introduction gives a unit, which may be several words of it: "°C"."""
    if is_introduced(scene, fold(unit)) or is_introduced(scene, other_number(fold(unit))):
        return True
    return not unit.isalpha() and has_unit(scene, unit)

"""Whether a clause speaks of what the cells hold, in their unit."""

from __future__ import annotations

from heatparse.claims.metrics import is_introduced, is_measured
from heatparse.claims.phrases import Amount, Phrase
from heatparse.claims.predicates import Predicate
from heatparse.claims.scene import Scene
from heatparse.claims.slices import Slice
from heatparse.claims.words import Word
from heatparse.grid import Grid
from heatparse.phrases import words

_WHOLE = 100  # percent


def measures_fit(main: list[Phrase], predicate: Predicate, scene: Scene, found: list[list[Slice]]) -> bool:
    """Whether the clause speaks of what the cells hold, in their unit."""
    for at, phrase in enumerate(main):
        if isinstance(phrase, Word) and phrase.type == "MEASURE" and not is_measured(scene, phrase.key):
            if at >= predicate.last and phrase.key in words("assertions", "marks"):
                continue  # "passes the 50 mark", "passes the 50 MPa mark"
            if predicate.relation == "colored" and phrase.key in words("legends", "shades"):
                continue
            return False
        if isinstance(phrase, Amount) and phrase.unit and not _is_unit(phrase.unit, scene):
            return False
    unit = predicate.low.unit if predicate.low is not None else None
    if unit is None:
        return True
    grid = found[0][0].grid
    if unit == "%":
        return _may_be_percent(grid) or any(is_introduced(scene, word) for word in words("scale", "percent"))
    return is_introduced(scene, unit) or any(v.cell.value.unit == unit for v in grid.values[:3])


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
    return unit in words("assertions", "units") or is_introduced(scene, unit)

"""Widths of the color scale and of its classes: "the scale spans six units", "each class is 20 points wide"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.colors.tints import ranges
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Amount, Phrase, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import whole_number
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.inventory.problems import number
from heatparse.measures import Truth, equal, every, exact
from heatparse.phrases import words


def judge_width(
    clause: Clause, scene: Scene, main: Sequence[Phrase], subject: int | None
) -> Judgement | None:
    """What a clause says of how wide the scale is, or each of its classes; None where it says nothing of it."""
    keys = [key_of(phrase) for phrase in main]
    numbers = [p for p in main if p.type == "CARDINAL" or isinstance(p, Amount)]
    if len(numbers) != 1 or not any(key in words("scale_widths", "wide") for key in keys):
        return None
    classes = _is_of_classes(main)
    if (subject is None and not classes) or not _is_of_numbers(main, numbers[0]):
        return None
    if has_guards(clause.phrases) or (isinstance(numbers[0], Amount) and numbers[0].bound):
        return UNDECIDED
    judge = _of_classes if classes else _of_scale
    grids = [scene.grids[panel] for panel in scene.panels(clause)]
    if classes:
        grids = [grid for grid in grids if ranges(grid)]
    return charitable([judge(grid, numbers[0]) for grid in grids]) if grids else UNDECIDED


def _is_of_numbers(main: Sequence[Phrase], told: Phrase) -> bool:
    """Whether a number is one of the scale: "six units", "6 wide", and not "6 cm long"."""
    behind = main[next(at for at, phrase in enumerate(main) if phrase is told) + 1 :]
    plain = words("scale_widths", "units") | words("scale_widths", "wide") | words("legends", "in_total")
    unit = told.unit if isinstance(told, Amount) else ""
    return (not behind or key_of(behind[0]) in plain) and (not unit or unit in plain)


def _is_of_classes(main: Sequence[Phrase]) -> bool:
    """ "Each class", "all bands of the legend"."""
    first = main[0] if main else None
    noun = first.noun if isinstance(first, Scope) and first.quantifier == "all" else None
    if noun is not None:
        return noun.type != "AXISNOUN" and noun.key in words("legends", "band")
    return (
        isinstance(first, Scope)
        and first.quantifier == "all"
        and any(key_of(phrase) in words("legends", "band") for phrase in main[1:3])
    )


def _holds(told: Phrase, width: float, grid: Grid) -> Truth:
    if isinstance(told, Amount):
        return equal(grid.measure(told.quantity), exact(width))
    return whole_number(told) == width


def _of_scale(grid: Grid, told: Phrase) -> Judgement:
    scale, legend = grid.legend, grid.panel.legend
    if scale is None or legend is None or scale.slack or grid.is_off_scale:
        return UNDECIDED
    text = f"the color scale runs from {number(scale.low)} to {number(scale.high)}"
    spans = (legend.span,) if legend.span is not None else ()
    return Judgement(_holds(told, scale.high - scale.low, grid), text, spans)


def _of_classes(grid: Grid, told: Phrase) -> Judgement:
    bands = [band for band in ranges(grid) if band.low is not None and band.high is not None]
    if not bands or len(bands) < len(ranges(grid)):
        return UNDECIDED
    widths = [(band.high or 0.0) - (band.low or 0.0) for band in bands]
    text = f"the classes of the legend are {', '.join(map(number, dict.fromkeys(widths)))} wide"
    return Judgement(every([_holds(told, width, grid) for width in widths]), text, (bands[0].span,))

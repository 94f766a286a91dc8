"""value-outside-legend: a stated value that the colour scale does not reach."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from heatparse.grid import Grid
from heatparse.inventory.problems import Problem, enumerated, number, related
from heatparse.inventory.survey import Survey
from heatparse.measures import Measure
from heatparse.models import Cell, Panel, Quantity, Span
from heatparse.phrases import words
from heatparse.tokens import fold

_NOISE = 1e-9


def values_outside_legend(survey: Survey) -> Iterator[Problem]:
    """One problem for every line that states values beyond the ends of its panel's legend."""
    for grid in survey.grids:
        scale = grid.legend
        if scale is None or grid.scale_factor < 1:
            continue
        low, high = _widest(survey, grid, *_ends(grid, scale))
        low, high = low * grid.scale_factor, high * grid.scale_factor
        as_written = not (grid.is_percent and grid.panel.legend and (grid.panel.legend.high or 0) <= 1)
        by_line: dict[int, list[tuple[Quantity, Span]]] = {}
        stated = [(cell.value, cell.span) for cell in grid.panel.cells if not _is_told_again(grid, cell)]
        stated += [(region.value, region.span) for region in grid.panel.regions]
        colored = _line_of_scale(grid)
        if colored is not None:
            stated = list(_in_line(grid.panel, colored))
        for value, span in stated:
            if as_written and value.value is not None and low <= value.value <= high:
                continue  # the usual case, without a conversion
            if _is_outside(grid, value, low, high):
                by_line.setdefault(span.line, []).append((value, span))
        if by_line and (_is_capped(survey) or _leaves_colors_open(survey, scale)):
            continue
        for line, found in by_line.items():
            if survey.is_doubtful and not survey.is_data(line):
                continue
            yield _problem(survey, grid, scale, found)


def _is_capped(survey: Survey) -> bool:
    from heatparse.rules.capped_scales import is_capped  # loaded where values lie beyond the ends

    return is_capped(survey)


def _leaves_colors_open(survey: Survey, scale: Measure) -> bool:
    from heatparse.rules.open_colors import leaves_colors_open  # loaded where values lie beyond the ends

    return leaves_colors_open(survey, (scale.low, scale.high))


def _line_of_scale(grid: Grid) -> str | None:
    """The folded name of the row or the column that a scale is labeled with: it colors only that one."""
    label = grid.panel.legend.label if grid.panel.legend is not None else None
    if label is None:
        return None
    line = fold(label)
    return line if any(line in axis and len(axis) > 1 for axis in (grid.rows, grid.columns)) else None


def _in_line(panel: Panel, line: str) -> Iterator[tuple[Quantity, Span]]:
    """What is stated for the cells of one row or one column, and for no others."""
    for cell in panel.cells:
        if line in (fold(cell.row or ""), fold(cell.column or "")):
            yield cell.value, cell.span
    for region in panel.regions:
        if any([fold(name) for name in names] == [line] for names in (region.rows, region.columns)):
            yield region.value, region.span


def _is_told_again(grid: Grid, cell: Cell) -> bool:
    """Whether an earlier line states the same value for the same cell: that one is reported."""
    if cell.row is None or cell.column is None or len(grid.panel.cells) == len(grid.cells):
        return False
    first = grid.at(cell.row, cell.column)
    return first is not None and first.cell is not cell and first.cell.value.bounds == cell.value.bounds


def _ends(grid: Grid, scale: Measure) -> tuple[float, float]:
    """The lowest and the highest value that the scale allows; an open end allows everything."""
    legend = grid.panel.legend
    assert legend is not None
    noise = _NOISE * max(abs(scale.low), abs(scale.high), 1e-300)
    low = -inf if legend.open_low else scale.low - scale.slack - noise
    high = inf if legend.open_high else scale.high + scale.slack + noise
    return low, high


def _widest(survey: Survey, grid: Grid, low: float, high: float) -> tuple[float, float]:
    """The ends, or those that the legend gives behind a sentence with others: which are wrong is another finding."""
    for noted in survey.draft.stated if survey.draft is not None else ():
        if noted.kind == "later-scale" and noted.panel == grid.index and isinstance(noted.value, tuple):
            low, high = min(low, noted.value[0]), max(high, noted.value[1])
    return low, high


def _is_outside(grid: Grid, quantity: Quantity, low: float, high: float) -> bool:
    """Whether a value, or a part of a range, certainly lies outside. Of a bound all must."""
    if quantity.value is None and quantity.low is None and quantity.high is None:
        return False
    if _has_other_unit(grid, quantity):
        return False  # "400 MB", of a scale in GB
    measure = grid.measure(quantity)
    room = measure.resolution / 2 if quantity.approximate else 0.0
    if measure.low == -inf:
        return measure.high < low - room
    if measure.high == inf:
        return measure.low > high + room
    return measure.low < low - room or measure.high > high + room


def _has_other_unit(grid: Grid, quantity: Quantity) -> bool:
    """Whether a value and the scale are told in different units, which nothing converts: "400 MB" of GB.

    So are "0.4 s" among values in percent.
    """
    own = grid.panel.legend.unit if grid.panel.legend is not None else None
    if own is None and any(cell.value.unit == "%" for cell in grid.panel.cells):
        own = "%"
    hundredths = words("numbers", "percent") | words("numbers", "percent_points")
    units = {"%" if fold(unit) in hundredths else fold(unit) for unit in (own, quantity.unit) if unit}
    return len(units) > 1


def _problem(survey: Survey, grid: Grid, scale: Measure, found: list[tuple[Quantity, Span]]) -> Problem:
    legend = grid.panel.legend
    assert legend is not None
    texts = enumerated(list(dict.fromkeys(quantity.text for quantity, _ in found)))
    lies = "lies" if len(found) == 1 else "lie"
    below = all(grid.measure(quantity).low < scale.low for quantity, _ in found)
    above = all(grid.measure(quantity).high > scale.high for quantity, _ in found)
    about = "about " if legend.approximate else ""
    ends = f"{about}{number(scale.low)}", f"{about}{number(scale.high)}"
    if below and not above:
        where = f"below {ends[0]}, where the color scale{survey.of_panel(grid.index)} begins"
    elif above and not below:
        where = f"above {ends[1]}, where the color scale{survey.of_panel(grid.index)} ends"
    else:
        where = f"outside the color scale{survey.of_panel(grid.index)}, {ends[0]} to {number(scale.high)}"
    return Problem(found[0][1], f"{texts} {lies} {where}.", related("the color scale", legend.span))

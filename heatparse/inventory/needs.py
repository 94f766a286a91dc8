"""What a check cannot do without: most are loaded for few texts, since few could hold what they look for.

A need is the first thing that its check would look at, and never more: what it lets through is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module

from heatparse.inventory.counts import Count
from heatparse.inventory.problems import Problem
from heatparse.inventory.survey import Check, Survey
from heatparse.models import Axis, Legend, Panel, Quantity
from heatparse.phrases import words
from heatparse.reading.scales import scale_sentences
from heatparse.records import NamedTuple, Record
from heatparse.tokens import Token

_ENDED = frozenset(".!?")
_FEWEST_BANDS = 3  # fewer are the two ends of a gradient


class CheckOf(Record, frozen=True):
    """The check `name` of a module, which is loaded for a survey that has what it needs."""

    module: str
    name: str
    is_needed: Callable[[Survey], bool]

    def __call__(self, survey: Survey) -> tuple[Problem, ...]:
        if not self.is_needed(survey):
            return ()
        check: Check = getattr(import_module(f"heatparse.{self.module}"), self.name)
        return survey.problems(check)  # which others may have asked for as well


def has_other_lengths(survey: Survey) -> bool:
    """Whether the reader has met a row of another length than the axis."""
    return survey.draft is not None and any(noted.kind == "row-length" for noted in survey.draft.stated)


def has_strangers(survey: Survey) -> bool:
    """Whether a cell names a label that is not written on its axis."""
    return any(
        _is_strange(axis, {cell.row if axis is panel.y_axis else cell.column for cell in panel.cells})
        for panel in survey.document.panels
        for axis in (panel.y_axis, panel.x_axis)
    )


def _is_strange(axis: Axis, labels: set[str | None]) -> bool:
    return axis.span is not None and not labels.issubset(axis.categories)


def repeats_cells(survey: Survey) -> bool:
    """Whether cells are stated that are no cells of the grid by themselves: some may be stated twice."""
    return any(len(grid.panel.cells) != len(grid.cells) for grid in survey.grids)


def has_gaps(survey: Survey) -> bool:
    """Whether cells of a grid are missing."""
    return any(grid.cells and not grid.is_complete for grid in survey.grids)


def leaves_scale(survey: Survey) -> bool:
    """Whether a number, as it is written, lies beyond the ends of the scale, or may be of another unit."""
    for grid in survey.grids:
        scale = grid.legend
        if scale is not None and (
            grid.scale_factor != 1
            or grid.is_percent
            or not all(
                quantity.value is not None and scale.low <= quantity.value <= scale.high
                for quantity in _stated(grid.panel)
            )
        ):
            return True
    return False


def _stated(panel: Panel) -> Iterator[Quantity]:
    yield from (cell.value for cell in panel.cells)
    yield from (region.value for region in panel.regions)


def has_colors(survey: Survey) -> bool:
    """Whether a cell has a color, or a legend bands that its group may name."""
    return any(
        (panel.legend is not None and len(panel.legend.bands) > 1)
        or any(cell.color for cell in panel.cells)
        or any(region.color for region in panel.regions)
        for panel in survey.document.panels
    )


def has_bands_or_scales(survey: Survey) -> bool:
    """Whether a legend has bands that may overlap, or a scale may be told in two ways."""
    legends = (panel.legend for panel in survey.document.panels if panel.legend is not None)
    wide = (sum(band.low is None or band.low != band.high for band in legend.bands) for legend in legends)
    return any(number > 1 for number in wide) or may_differ(survey)


def may_differ(survey: Survey) -> bool:
    """Whether a legend lists bands, or a sentence gives a scale other ends than the legends have."""
    legends = [panel.legend for panel in survey.document.panels if panel.legend is not None]
    listed = any(len(legend.bands) >= _FEWEST_BANDS for legend in legends)
    return listed or not all(_gives_ends(told.tokens, legends) for told in told_scales(survey))


class ToldScale(NamedTuple):
    """A sentence that may give the ends of a color scale; `introduces`: the data part is still to come."""

    block: int
    tokens: list[Token]
    introduces: bool


def told_scales(survey: Survey) -> Iterator[ToldScale]:
    """The sentences of the prose that may give the ends of a color scale."""
    roles = survey.draft.roles if survey.draft is not None else {}
    for line in survey.prose:
        role, introduces = roles.get(line.number), line.number < survey.opening
        if role not in ("other-figure", "axis"):
            for sentence in scale_sentences(line.tokens, line.keys, introduces, role == "legend"):
                yield ToldScale(line.number, sentence, introduces)


def _gives_ends(tokens: list[Token], legends: list[Legend]) -> bool:
    """Whether the two ends of a legend stand in a sentence: a quick look before it is read."""
    keys = {token[3].rstrip("%") for token in tokens if token[0] == "QUANTITY"}
    return any(
        legend.low is not None and legend.high is not None and {f"{legend.low:g}", f"{legend.high:g}"} <= keys
        for legend in legends
    )


def has_regions_or_shades(survey: Survey) -> bool:
    """Whether several cells are told at once, or shades are spoken of."""
    return any(panel.regions for panel in survey.document.panels) or tells_shades(survey)


def tells_shades(survey: Survey) -> bool:
    """Whether the prose speaks of dark or light shades."""
    shades = words("polarity", "dark") | words("polarity", "light")
    return any(not shades.isdisjoint(line.keys) for line in survey.prose)


def counts_or_has_panels(survey: Survey) -> bool:
    """Whether there are several panels, or some are counted."""
    panels = words("counts", "panels")
    return len(survey.document.panels) > 1 or any(
        isinstance(count, Count) and count.nouns[-1] in panels for count in survey.counts
    )


def may_break_off(survey: Survey) -> bool:
    """Whether the last line does not end as a sentence does; behind a digit the point may be a decimal one."""
    draft = survey.draft
    if draft is None or not draft.blocks:
        return False
    last = draft.blocks[-1]
    tokens, text = draft.tokens_of(last), draft.content(last)
    whole = bool(tokens) and tokens[-1][3] in _ENDED and not text[-2:-1].isdigit()
    return not whole or last.kind not in ("text", "item")

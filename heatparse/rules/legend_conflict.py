"""legend-conflict: the colour scale is described in two ways that exclude each other."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, log10

from heatparse.hues import color_names
from heatparse.inventory.counts import Count
from heatparse.inventory.needs import may_differ, told_scales
from heatparse.inventory.problems import Problem, number, related
from heatparse.inventory.survey import Survey
from heatparse.measures import Measure, equal
from heatparse.models import Band, Legend
from heatparse.phrases import words
from heatparse.reading.draft import Draft
from heatparse.reading.scales import Scale, read_scale
from heatparse.records import Record, replace
from heatparse.rules.scale_parts import may_be_part

# By how much the bands of an approximate legend may overlap, as a part of the scale.
_APPROXIMATE = 0.05
# By how much the ends of an approximate scale may differ when they are told again.
_ROUGH = 0.15
_MOST_BANDS = 40
_NOISE = 1e-9


def conflicting_legends(survey: Survey) -> Iterator[Problem]:
    """Bands that overlap or leave the scale, and a scale that is stated twice with other ends."""
    seen: set[int] = set()
    for panel in survey.document.panels:
        legend = panel.legend
        if legend is not None and legend.bands and legend.bands[0].span.start not in seen:
            seen.add(legend.bands[0].span.start)
            yield from _overlaps(survey, legend)
    if survey.draft is not None:
        yield from _conflicts_of_scales(survey, survey.draft)


# Bands against each other


class _Interval(Record, frozen=True):
    low: float
    high: float
    band: Band

    def __str__(self) -> str:
        low, high = self.band.low, self.band.high
        if low is None or high is None:
            return f"{self.band.color} ({'up to ' if low is None else 'from '}{number(high or low or 0.0)})"
        ends = number(low) if low == high else f"{number(low)} to {number(high)}"
        return f"{self.band.color} ({ends})"


def _overlaps(survey: Survey, legend: Legend) -> Iterator[Problem]:
    """The bands that share more than an end with an earlier band of another colour."""
    intervals = [
        _Interval(-inf if band.low is None else band.low, inf if band.high is None else band.high, band)
        for band in legend.bands
    ]
    room = _room(survey, legend)
    for at, later in enumerate(intervals[:_MOST_BANDS]):
        for earlier in intervals[:at]:
            shared = _shared(earlier, later, room)
            one_list = not _are_apart(earlier.band, later.band, legend)
            if shared is not None and one_list and not _is_shade(earlier, later):
                yield Problem(
                    later.band.span,
                    f"The legend gives {shared} to both {earlier} and {later}.",
                    related(str(earlier), earlier.band.span),
                )
                break


def _room(survey: Survey, legend: Legend) -> float:
    if legend.low is None or legend.high is None:
        return 0.0
    span = legend.high - legend.low
    if _is_rough(survey, legend):
        return span * _ROUGH
    return span * (_APPROXIMATE if legend.approximate else _NOISE)


def _is_rough(survey: Survey, legend: Legend) -> bool:
    """Whether a band is given with "about" or "~"."""
    if survey.draft is None:
        return False
    tokens = (
        token
        for band in legend.bands
        for token in survey.draft.tokens.between(band.span.start, band.span.end)
    )
    return any(token[3] in words("numbers", "approximate") for token in tokens)


def _are_apart(first: Band, second: Band, legend: Legend) -> bool:
    """Whether two bands stand in lines that list several bands each: two legends, of two maps."""
    lines = [band.span.line for band in legend.bands]
    one, two = first.span.line, second.span.line
    return one != two and lines.count(one) > 1 and lines.count(two) > 1


def _shared(first: _Interval, second: _Interval, room: float) -> str | None:
    """What two bands share, as text; None where they only touch, or where one is a single value."""
    low, high = max(first.low, second.low), min(first.high, second.high)
    if color_names(first.band.color) & color_names(second.band.color):
        return None
    if high - low <= room or low == -inf or high == inf:
        return None
    return f"{number(low)} to {number(high)}"


def _is_shade(first: _Interval, second: _Interval) -> bool:
    """Whether one of two bands is divided by others: "blue: 0–50, light blue: 0–20, dark blue: 20–50"."""
    for whole, part in ((first, second), (second, first)):
        if whole.low <= part.low and part.high <= whole.high:
            hues = set(whole.band.color.split()[-1].split("/"))
            if any(hue in part.band.color for hue in hues):
                return True
    return False


# Statements about the ends


def _conflicts_of_scales(survey: Survey, draft: Draft) -> Iterator[Problem]:
    scales = _scales(survey, draft)
    for index, panel in enumerate(survey.document.panels if scales else ()):
        own = [scale for scale in scales if _is_of_panel(survey, draft, scale, index)]
        legend = panel.legend
        if legend is None or legend.low is None or legend.high is None or not own:
            continue
        main = _main(draft, own, legend)
        if main is not None and _is_beside(survey, draft, main, legend, index):
            ends = _of_bands(main, legend)
            if ends is None or not may_be_part(survey, draft, index, main, ends):
                yield from _beyond(survey, main, legend)
        own_line = main is not None and draft.roles.get(main.block) == "legend"
        stated = (
            main
            if own_line
            else _as_first_read(survey, draft, index, legend) or main or _as_read(draft, legend)
        )
        for other in own:
            agreeing = stated is None or _may_agree(stated, other, survey.opening)
            if stated is not None and not (agreeing or may_be_part(survey, draft, index, stated, other)):
                yield _two_scales(survey, index, _at_band(stated, other, legend), other)


def _at_band(stated: Scale, other: Scale, legend: Legend) -> Scale:
    """The legend at its line of the end that differs, where it gives a line to each colour."""
    if stated.block >= 0 or not legend.bands:
        return stated
    differs = stated.low if equal(stated.low, other.low) is False else stated.high
    band = next((band for band in legend.bands if band.low == differs.low), None)
    return stated if band is None else replace(stated, start=band.span.start, end=band.span.end)


def _two_scales(survey: Survey, panel: int, first: Scale, second: Scale) -> Problem:
    earlier, later = sorted((first, second), key=lambda scale: scale.start)
    place = survey.span(earlier.start, earlier.end)
    return Problem(
        survey.span(later.start, later.end),
        f"The color scale{survey.of_panel(panel)} goes from {_ends(later)} here, "
        f"but from {_ends(earlier)} in line {place.line}.",
        related(f"from {_ends(earlier)}", place),
    )


def _as_first_read(survey: Survey, draft: Draft, panel: int, legend: Legend) -> Scale | None:
    """The legend as its own lines give it, where a sentence in front of them has put other ends in their place."""
    for noted in draft.stated:
        if noted.kind == "later-scale" and noted.panel == panel and isinstance(noted.value, tuple):
            low, high = noted.value
            own = {"low": low, "high": high, "span": survey.span(*noted.span)}
            return _as_read(draft, legend.model_copy(update=own))
    return None


def _as_read(draft: Draft, legend: Legend) -> Scale | None:
    """A legend that no single statement gives, as one; None for ends that were put together from bands."""
    if legend.low is None or legend.high is None or legend.span is None:
        return None
    if legend.bands and not _tells_ends(draft, legend):
        return None
    resolution = legend.resolution or 0.0
    slack = resolution / 2 if legend.approximate else 0.0
    low, high = (Measure(end, end, resolution, slack) for end in (legend.low, legend.high))
    return Scale(low, high, True, -1, legend.span.start, legend.span.end)


def _tells_ends(draft: Draft, legend: Legend) -> bool:
    """Whether a legend of single points says which of them are its ends: "Orange: 600 (maximum)"."""
    if legend.span is None or any(band.low != band.high for band in legend.bands):
        return False
    keys = {token[3] for token in draft.tokens.between(legend.span.start, legend.span.end)}
    return not words("scales", "ends").isdisjoint(keys) and words("scales", "ticks").isdisjoint(keys)


def _scales(survey: Survey, draft: Draft) -> list[Scale]:
    """All statements about the ends; none where no sentence can differ from the legends as read."""
    if not may_differ(survey):
        return []
    read = (read_scale(draft, *told) for told in told_scales(survey))
    return [scale for scale in read if scale is not None]


def _speaks_of_several(survey: Survey) -> bool:
    """Whether the text counts several panels, of which the reader has found one."""
    nouns = words("counts", "panels")
    return any(isinstance(c, Count) and c.number > 1 and c.nouns[-1] in nouns for c in survey.counts)


def _is_beside(survey: Survey, draft: Draft, scale: Scale, legend: Legend, panel: int) -> bool:
    """Whether the bands of a legend stand in the section of the panel in which its ends are stated."""
    if panel not in survey.owners.get(scale.block, ()):
        return True
    lines = {draft.blocks[index].line + 1 for index in draft.panels[panel].blocks}
    return all(band.span.line in lines for band in legend.bands)


def _of_bands(scale: Scale, legend: Legend) -> Scale | None:
    """The scale as the bands of its legend give it."""
    ends = [end for band in legend.bands for end in (band.low, band.high) if end is not None]
    if not ends:
        return None
    low, high = (Measure(end, end, 0.0, 0.0) for end in (min(ends), max(ends)))
    return replace(scale, low=low, high=high, block=-1)


def _beyond(survey: Survey, scale: Scale, legend: Legend) -> Iterator[Problem]:
    """The bands that reach beyond the ends of their scale."""
    room = scale.low.slack + scale.high.slack + _NOISE * (scale.high.low - scale.low.low)
    ends = [end for band in legend.bands for end in (band.low, band.high) if end is not None]
    if scale.high.low <= 1 and ends and max(ends) > 2 * scale.high.low:
        return  # one of the two is in percent
    for band in legend.bands:
        if _leaves(band, scale.low.low - room, scale.high.low + room):
            place = survey.span(scale.start, scale.end)
            interval = _Interval(0.0, 0.0, band)
            yield Problem(
                band.span,
                f"The legend's {interval} leaves the color scale, which goes from {_ends(scale)}.",
                related(f"from {_ends(scale)}", place),
            )


def _leaves(band: Band, low: float, high: float) -> bool:
    return any(end is not None and not low <= end <= high for end in (band.low, band.high))


def _is_of_panel(survey: Survey, draft: Draft, scale: Scale, panel: int) -> bool:
    """Whether a statement is about a panel: by its section; elsewhere, where all share one legend."""
    if len(draft.panels) == 1:
        return not _speaks_of_several(survey)
    owners = survey.owners.get(scale.block)
    if owners:
        return panel in owners
    tokens = draft.tokens_of(draft.blocks[scale.block])
    if any(token[3] in words("layout", "one_of_several") for token in tokens):
        return False
    if any(found.label.panels for found in draft.labels.find(tokens)):
        return False
    ends = {(p.legend.low, p.legend.high) for p in draft.panels if p.legend is not None}
    return len(ends) == 1


def _main(draft: Draft, scales: list[Scale], legend: Legend) -> Scale | None:
    """The legend's own statement; among several the one that gives the ends as they were read."""
    named = [scale for scale in scales if scale.named]
    told = [scale for scale in named if draft.roles.get(scale.block) == "legend"]
    own = [scale for scale in told if not _comes_later(scale, legend)]
    if len(own) == 1:
        return own[0]
    for scale in named:
        for factor in (1.0, 0.01):
            low, high = (legend.low or 0.0) * factor, (legend.high or 0.0) * factor
            if abs(low - scale.low.low) <= _NOISE and abs(high - scale.high.low) <= _NOISE:
                return scale
    return next(iter(own), None)


def _comes_later(scale: Scale, legend: Legend) -> bool:
    """Whether a line of a legend stands behind the one that was read, and gives other ends."""
    ends = legend.low in (scale.low.low, scale.high.low) and legend.high in (scale.low.low, scale.high.low)
    return legend.span is not None and scale.start >= legend.span.end and not ends


def _may_agree(main: Scale, other: Scale, opening: int) -> bool:
    """Whether two statements give the same ends, or one may give a part of the scale only.

    "The legend's 0.9–1.0 range" in an observation may be a part, and so may the values that the
    introduction tells with their colors.
    """
    if _is_same(main, other):
        return True
    may_be_part = not other.named or other.block >= opening
    return may_be_part and main.low.low <= other.low.low and other.high.low <= main.high.low


def _is_same(first: Scale, second: Scale) -> bool:
    """Whether two statements give the same ends; one of them may do so in percent, or in powers of ten."""
    approximate = any(end.slack for end in (first.low, first.high, second.low, second.high))
    room = (first.high.low - first.low.low) * (_ROUGH if approximate else 0.0)
    return any(_is_power(*pair) for pair in ((first, second), (second, first))) or any(
        _agree(first.low, _times(second.low, factor), room)
        and _agree(first.high, _times(second.high, factor), room)
        for factor in (1.0, 100.0, 0.01)
    )


def _is_power(exponents: Scale, powers: Scale) -> bool:
    """Whether a logarithmic scale is told once by its exponents, once by the powers of ten."""
    ends = ((exponents.low.low, powers.low.low), (exponents.high.low, powers.high.low))
    return all(power > 0 and abs(log10(power) - exponent) <= _NOISE for exponent, power in ends)


def _agree(first: Measure, second: Measure, room: float) -> bool:
    return abs(first.low - second.low) <= room or equal(first, second) is not False


def _times(measure: Measure, factor: float) -> Measure:
    return Measure(*(part * factor for part in measure))


def _ends(scale: Scale) -> str:
    return f"{number(scale.low.low)} to {number(scale.high.low)}"

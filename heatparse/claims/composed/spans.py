"""Spans that are composed of a place and the two ends between which its values lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.composed.amounts import Ends, ends_of, fits, is_plain
from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.settings import Setting, excepted, lines_of, settings
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Part, Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, equal, every, within
from heatparse.models.claims import BaseClaim, RangeClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_PARTS = frozenset((
    "PLACE", "PANEL", "ALL", "ALWAYS", "EXCEPT", "PART", "VERB", "BREAK", "NOUN", "NUMBER", "RESTRICTION", "SPREAD",
    "DIFFERENCE", "SUPERLATIVE", "AND", "OWN",
))  # fmt: skip
_FEWEST = 3  # values that have a span worth telling
_OTHER = {"row": "column", "column": "row"}


class Span(Record):
    """The ends, of which places and parts they are told, what is set aside, and where each end is said to be."""

    ends: Ends
    places: list[Constituent]
    parts: list[Constituent]
    aside: list[Constituent]
    low_at: Constituent | None
    high_at: Constituent | None


def read_span(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    span = _span(given)
    if span is None:
        return []
    judged = [
        judgement
        for panel in scene.panels(clause)
        for judgement in _readings(span, scene.filled(panel), scene)
    ]
    if not judged:
        return []
    found = charitably([judgement for judgement, _ in judged])
    if found.truth is False and not any(close for _, close in judged):
        return []  # where most values lie outside, something else is meant
    return [scene.claim(RangeClaim, clause, found)]


def _span(given: Sequence[Constituent]) -> Span | None:
    types = [constituent.type for constituent in given]
    if not _PARTS.issuperset(types) or not _is_worded(given):
        return None
    ends = ends_of(given)
    if ends is None:
        return None
    inner = [c for c in given[ends.first + 1 : ends.last] if c.type == "PLACE"]
    behind = [c for c in given[ends.last + 1 :] if c.type == "PLACE"]
    low_at = inner[0] if len(inner) == 1 else None
    high_at = behind[0] if low_at is not None and behind and behind[0].mark == low_at.mark else None
    if inner and high_at is None:
        return None
    places = [c for c in given if c.type == "PLACE" and c is not low_at and c is not high_at]
    parts = [c for c in given if c.type == "PART"]
    wide = [c for c in given if c.type == "ALL"]
    if any(c.mark == "in" and c.axis and not places for c in wide) or len(wide) > 1:
        return None  # "between 3 and 5 in each row"
    if not (places or parts or wide):
        return None
    aside = [c for c in given if c.type == "EXCEPT" or (c.type == "OWN" and c.mark == "except")]
    if any(c.type == "OWN" and c.mark != "except" for c in given):
        return None
    return Span(ends, places, parts, aside, low_at, high_at)


def _is_worded(given: Sequence[Constituent]) -> bool:
    """Whether what binds the ends says that values lie between them, and not how far they move or differ."""
    binding = words("composed", "lying")
    for at, c in enumerate(given):
        if c.type == "DIFFERENCE" and (
            phrase_key(c.phrase) not in binding
            or phrase_key(given[at - 1].phrase) in words("composed", "denying")
        ):
            return False
        if c.type == "RESTRICTION" and phrase_key(c.phrase) not in words("composed", "confining"):
            return False
        if c.type == "SPREAD" and phrase_key(c.phrase) not in words("composed", "intervals"):
            return False
        if isinstance(c.phrase, Superlative) and not _is_end(c):
            return False
    return True


def _is_end(c: Constituent) -> bool:
    """ "At its lowest", "a maximum of": an end, and no contest."""
    assert isinstance(c.phrase, Superlative)
    plain = c.phrase.rank == 1 and not c.phrase.count and not c.phrase.shared
    return (
        plain and c.phrase.direction in ("high", "low") and all(n.type == "MEASURE" for n in c.phrase.nouns)
    )


_Read = tuple[Judgement, bool]  # and whether most of the values lie between the ends


def _readings(span: Span, grid: Grid, scene: Scene) -> Iterator[_Read]:
    if not (fits(span.ends.low, grid, scene) and fits(span.ends.high, grid, scene)):
        yield UNDECIDED, False
        return
    if span.parts and not grid.is_square:
        return
    for setting, _ in settings(span.places, span.parts, grid, scene):
        for each in _variants(span, setting, scene):
            yield from _judge(span, each, scene)


def _variants(span: Span, setting: Setting, scene: Scene) -> Iterator[Setting]:
    """What may be meant: all of a square, or what lies beside its diagonal; without what is set aside."""
    grid = setting.grid
    for c in span.aside:
        if isinstance(c.phrase, Part) or c.type == "OWN":
            if getattr(c.phrase, "part", "diagonal") != "diagonal" or setting.part != "all":
                return
            setting = Setting(grid, setting.rows, setting.columns, "off-diagonal", setting.without)
    named = [c for c in span.aside if not isinstance(c.phrase, Part) and c.type != "OWN"]
    if named:
        for axis in ("row", "column"):
            without = excepted(named, axis, grid, scene)
            if without is not None and setting.fixed(axis) is None:
                yield Setting(grid, setting.rows, setting.columns, setting.part, without)
        return
    yield setting
    if setting.part == "all" and grid.is_square:
        yield Setting(grid, setting.rows, setting.columns, "off-diagonal", setting.without)


def _judge(span: Span, setting: Setting, scene: Scene) -> Iterator[_Read]:
    grid, values = setting.grid, setting.values()
    if len(values) < _FEWEST:
        if values:
            yield UNDECIDED, False
        return
    stated = span.ends.measure(grid)
    low, high = stated._replace(high=stated.low), stated._replace(low=stated.high)
    if _is_scale(grid, low, high):
        yield UNDECIDED, False
        return
    if _is_course(setting, values, low, high):
        yield UNDECIDED, False
    truths = [within(v, stated) or equal(v, low) or equal(v, high) for v in values]
    lowest, highest = min(values, key=lambda v: v.low), max(values, key=lambda v: v.high)
    text = f"the values run from {grid.show(lowest)} to {grid.show(highest, True)}"
    spans = (lowest.span, highest.span)
    whole = every(truths)
    inside = sum(truth is True for truth in truths)
    complete = all(map(is_plain, values)) and len(values) == setting.size()
    if whole is False:
        yield Judgement(False, text, spans) if complete else UNDECIDED, inside * 2 >= len(values)
        return
    placed = _placed(span, setting, lowest, highest, scene)
    reached = every((equal(lowest, low), equal(highest, high), placed))
    fine = stated.resolution <= max(lowest.resolution, highest.resolution) and not stated.slack
    if whole and reached:
        yield Judgement(True, text, spans), True
    elif whole and reached is False and complete and fine and (span.ends.told or span.low_at is not None):
        yield Judgement(False, text, spans), True
    else:
        loose = span.ends.told or span.low_at is not None
        yield UNDECIDED if loose else Judgement(whole, text, spans), True


def _is_course(setting: Setting, values: Sequence[Value], low: Measure, high: Measure) -> bool:
    """Whether "A goes from 0.1 to 0.4" may tell where a line begins and ends, whatever it reaches in between."""
    single = any(labels is not None and len(labels) == 1 for labels in (setting.rows, setting.columns))
    return single and equal(values[0], low) is not False and equal(values[-1], high) is not False


def _placed(span: Span, setting: Setting, lowest: Value, highest: Value, scene: Scene) -> bool:
    """Whether the ends are where the statement says."""
    for place, value in ((span.low_at, lowest), (span.high_at, highest)):
        if place is None:
            continue
        labels = {label for line in lines_of(place, setting.grid, scene) for label in map(fold, line.labels)}
        if value.row not in labels and value.column not in labels:
            return False
    return True


def _is_scale(grid: Grid, low: Measure, high: Measure) -> bool:
    """Whether the range is that of the legend."""
    legend = grid.legend
    return legend is not None and bool(
        equal(low, legend._replace(high=legend.low)) and equal(high, legend._replace(low=legend.high))
    )

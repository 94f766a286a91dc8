"""Statements about the ends, the peak and the steps of lines that are told in stretches: "A is weaker in its first
layers than in its last", "A peaks in the middle layers", "A declines in two steps".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.bands.band_clauses import BandClause, axis_of, claim_of, judged, whole_number
from heatparse.claims.bands.line_bands import Band, BandedLine, all_banded, indices
from heatparse.claims.language.motions import motion_of
from heatparse.claims.language.phrases import Phrase, Scope, Superlative
from heatparse.claims.language.words import Word
from heatparse.measures import Truth, above, every
from heatparse.models.claims import BaseClaim, ComparisonClaim, CountClaim, TrendClaim
from heatparse.phrases import words

_PLACING = frozenset(("PREPOSITION", "POSITION", "REF", "AXISNOUN", "DIMENSION", "RESTRICTION", "AREA"))
_CONFINING = frozenset((
    "REF", "BE", "HAVE", "SCOPE", "UNKNOWN", "PREPOSITION", "AXISNOUN", "DIMENSION", "CARDINAL", "AMOUNT", "COLOUR",
    "AREA", "POSITION",
))  # fmt: skip


# "A is weaker in its first layers than in its last", "… in the first six layers than in the last six"


def ends_compared(told: BandClause) -> BaseClaim | None:
    main = told.main
    than = next((at for at, phrase in enumerate(main) if phrase.type == "THAN"), -1)
    compared = [p for p in main[:than] if isinstance(p, Word) and p.type == "COMPARATIVE"]
    if (
        than < 0
        or len(compared) != 1
        or compared[0].value not in ("high", "low")
        or told.scene.less_is_better
    ):
        return None
    sides = [_end(told, main[:than]), _end(told, main[than + 1 :])]
    if None in sides or sides[0] == sides[1] or {side[0] for side in sides if side} != {"first", "last"}:
        return None
    universal = any(
        isinstance(p, Scope) and p.quantifier == "all" and p.noun is not None for p in main[:than]
    )
    lines = [line for at, found in told.lines if at < than for line in found]
    if universal and not lines:
        lines = all_banded(told.grid, axis_of(told)) or []
    if not lines or len(told.lines) > 1:
        return None
    truths = [_is_over(line, sides, compared[0].value) for line in lines]
    return claim_of(told, TrendClaim if len(lines) > 1 else ComparisonClaim, judged(every(truths), lines))


def _end(told: BandClause, phrases: Sequence[Phrase]) -> tuple[str, int | None] | None:
    """Which end of a line some phrases name, and how many places of it."""
    if not phrases:
        return None
    keys = told.keys_of(phrases)
    found = [name for name in ("first", "last") for key in keys if key in words("stretches", name)]
    if len(found) != 1:
        return None
    counts = [p for p in phrases if isinstance(p, Word) and p.type == "CARDINAL"]
    number = int(counts[0].value) if counts and str(counts[0].value).isdecimal() else None
    return found[0], number


def _is_over(line: BandedLine, sides: Sequence[tuple[str, int | None] | None], direction: str) -> Truth:
    """Whether one end of a line lies above, or below, the other one."""
    one, two = (_at_end(line, side) for side in sides if side is not None)
    if direction == "low":
        one, two = two, one
    truths = [_higher(a, b) for a in one for b in two]
    if all(truths):
        return True
    return (
        False
        if all(above(b.value, a.value) or a.value[2:4] == b.value[2:4] for a in one for b in two)
        else None
    )


def _higher(one: Band, two: Band) -> bool:
    return one.value.low > two.value.low and one.value.high > two.value.high and one.height > two.height


def _at_end(line: BandedLine, side: tuple[str, int | None]) -> list[Band]:
    """The bands at one end of a line, of so many places where a number is told."""
    name, count = side
    if count is None:
        return [line.bands[0] if name == "first" else line.bands[-1]]
    last = len(line.values) - count
    if name == "first":
        return [band for band in line.bands if band.first < count]
    return [band for band in line.bands if band.last >= last]


# "A peaks in the middle layers", "A is lowest in the last layers"


def crest(told: BandClause) -> BaseClaim | None:
    tops = [phrase for phrase in told.main if isinstance(phrase, Superlative)]
    if len(tops) != 1 or tops[0].direction not in ("high", "low") or tops[0].rank != 1 or told.places:
        return None
    if len(told.lines) != 1 or len(told.lines[0][1]) != 1 or told.lines[0][0] > told.main.index(tops[0]):
        return None
    behind = told.main[told.main.index(tops[0]) + 1 :]
    if [phrase.type for phrase in behind[:1]] != ["PREPOSITION"] or not {p.type for p in behind} <= _PLACING:
        return None
    found = [
        name
        for name in ("first", "middle", "last")
        for key in told.keys_of(behind)
        if key in words("stretches", name)
    ]
    if len(found) != 1:
        return None
    line = told.lines[0][1][0]
    bands = line.top() if tops[0].direction == "high" else line.base()
    size = len(line.values)
    if found[0] == "middle":
        inside = [band for band in bands if band.first > 0 and band.last < size - 1]
        central = [band for band in bands if _is_central(band, size)]
        truth = True if len(inside) == len(central) == len(bands) else None if inside or central else False
    elif line.is_level:
        return None
    else:
        ends = [band for band in bands if (band.first == 0 if found[0] == "first" else band.last == size - 1)]
        half = [b for b in bands if (b.first < size / 2 if found[0] == "first" else b.last >= size / 2)]
        truth = True if len(ends) == len(bands) else None if half else False
    if truth is False and not tops[0].verb:
        truth = None  # "is highest in the last layers": of all lines, perhaps
    return claim_of(told, TrendClaim, judged(truth, [line]))


def _is_central(band: Band, size: int) -> bool:
    """Whether a stretch has places in the middle third of a line."""
    return band.first < 2 * size / 3 and band.last >= size / 3


# "A is only active in layers 6-13", "A is strong in ten layers only"


def confined(told: BandClause) -> BaseClaim | None:
    only = any(isinstance(p, Scope) and p.key == "only" for p in told.main)
    if not only or not told.says("raised") or len(told.lines) != 1 or len(told.lines[0][1]) != 1:
        return None
    if told.lines[0][0] > 0 or not {p.type for p in told.main} <= _CONFINING:
        return None
    line = told.lines[0][1][0]
    crest, count = line.crest(), told.number()
    if crest is None:
        return None
    if count is not None and not told.places:
        lengths = {crest[1] - crest[0] + 1, *(band.length for band in line.top())}
        return claim_of(told, CountClaim, judged(count in lengths, [line]))
    if len(told.places) != 1:
        return None
    at = indices(line, told.places[0][1], told.axis)
    if not at or at[-1] - at[0] >= len(at):
        return None  # not told, or with places between
    spans = [crest, *((band.first, band.last) for band in line.top())]
    inside = any(at[0] <= first and last <= at[-1] for first, last in spans)
    apart = crest[1] < at[0] or at[-1] < crest[0]
    return claim_of(told, TrendClaim, judged(True if inside else False if apart else None, [line]))


# "A declines in two steps"


def steps(told: BandClause) -> BaseClaim | None:
    ways = [way for phrase in told.main if (way := motion_of(phrase)) in ("up", "down")]
    at = told.first("steps")
    if len(ways) != 1 or at < 1 or len(told.lines) != 1 or told.places:
        return None
    number = whole_number(told.main[at - 1])
    if number is None:
        return None
    truths: list[Truth] = []
    for line in told.lines[0][1]:
        pairs = list(pairwise(line.bands if ways[0] == "up" else line.bands[::-1]))
        climbs = sum(_higher(two, one) for one, two in pairs)
        one_way = climbs == len(pairs)  # else it may be its later part that is meant
        truths.append(one_way or None if climbs == number else False)
    return claim_of(told, TrendClaim, judged(every(truths), told.lines[0][1]))

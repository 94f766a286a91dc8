"""Stated spans: whether a range is that of the values of a place, and whether its ends are reached."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.assertions import Assertion
from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.extremes.attained import outer_ends
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Phrase, key_at
from heatparse.claims.places.own_cells import may_leave_diagonal
from heatparse.claims.places.slices import Slice
from heatparse.measures import equal
from heatparse.phrases import words

_FEW = 3  # so many values have a span that is worth telling


def is_extent(slices: Sequence[Slice], assertion: Assertion) -> bool:
    """Whether a stated range is that of the values of a place, with or without its own cell."""
    predicate = assertion.predicate
    if predicate.relation != "within" or predicate.negated or len(slices) != 1:
        return False
    pieces = [slices[0]]
    if may_leave_diagonal(slices[0], assertion.subject.universal):
        pieces.append(slices[0]._replace(part="off-diagonal"))
    return any(_reaches_end(piece, predicate) for piece in pieces)


def _reaches_end(piece: Slice, predicate: Predicate) -> bool:
    """Whether a range begins with the lowest value, or ends with the highest, and not both."""
    values, stated = piece.values, predicate.range(piece.grid)
    if len(values) < max(_FEW, piece.size) or stated.slack:
        return False
    low = min(values, key=lambda value: value.low)
    high = max(values, key=lambda value: value.high)
    ends = stated._replace(high=stated.low), stated._replace(low=stated.high)
    finest = max(low.resolution, high.resolution)
    exact = stated.resolution <= finest and not any(value.slack for value in (low, high))
    return exact and (equal(low, ends[0]) is True) is not (equal(high, ends[1]) is True)


def is_of_scale(assertion: Assertion, piece: Slice) -> bool:
    """Whether "range from 0 to 1" may be said of the colour scale: with colours, or with the legend's ends."""
    legend = piece.grid.legend
    room = assertion.predicate.range(piece.grid)
    hued = assertion.clause.has("COLOUR") and not _appends_values(assertion.clause.phrases)
    if hued or assertion.clause.says(words("reserves", "scale")):
        return True
    if legend is None:
        return False
    legend = legend._replace(
        resolution=min(room.resolution, legend.resolution)
    )  # -0.86 is no end of "-1 to 1"
    ends = (room._replace(high=room.low), legend._replace(high=legend.low)), (
        room._replace(low=room.high), legend._replace(low=legend.high),
    )  # fmt: skip
    return all(equal(one, two) for one, two in ends)


def _appends_values(phrases: Sequence[Phrase]) -> bool:
    """ "Mostly green, with values that range from 0.1 to 0.9": the range is that of the values."""
    at = next(
        (
            i
            for i in range(1, len(phrases))
            if key_at(phrases, i - 1) == "with" and phrases[i].type == "MEASURE"
        ),
        0,
    )
    return at > 0 and all(phrase.type != "COLOUR" for phrase in phrases[at:])


def judge_ends(piece: Slice, predicate: Predicate, judgement: Judgement) -> Judgement:
    """ "Ranges from 0.1 to 0.9": the ends must be there too; with rougher numbers that is left open."""
    values, stated = piece.values, predicate.range(piece.grid)
    if not values:
        return UNDECIDED
    if predicate.absolute and any(value.low < 0 for value in values):
        return _judge_sizes(piece, predicate, judgement)
    low = min(values, key=lambda value: value.low)
    high = max(values, key=lambda value: value.high)
    outer = outer_ends(piece) if piece.grid.areas else None
    low, high = outer if outer is not None else (low, high)
    ends = stated._replace(high=stated.low), stated._replace(low=stated.high)
    truths = equal(low, ends[0]), equal(high, ends[1])
    if all(truths):
        return judgement
    finest = max(low.resolution, high.resolution)
    is_exact = not stated.slack and not low.slack and not high.slack and stated.resolution <= finest
    if is_exact and False in truths and len(values) == piece.size:
        show = piece.grid.show
        return Judgement(
            False, f"the values run from {show(low)} to {show(high, True)}", (low.span, high.span)
        )
    return UNDECIDED


def _judge_sizes(piece: Slice, predicate: Predicate, judgement: Judgement) -> Judgement:
    """ "In absolute value, they range from 0.1 to 0.5": the smallest and the largest size must be there."""
    sizes = sorted(piece.values, key=lambda value: abs(value.low))
    stated = predicate.range(piece.grid)
    ends = stated._replace(high=stated.low), stated._replace(low=stated.high)
    first, last = (
        value._replace(low=abs(value.low), high=abs(value.high)) for value in (sizes[0], sizes[-1])
    )
    return judgement if equal(first, ends[0]) and equal(last, ends[1]) else UNDECIDED


def is_course(piece: Slice, predicate: Predicate) -> bool:
    """Whether "A goes from 0.1 to 0.4" tells where a line begins and ends, whatever it reaches in between."""
    values, low, high = piece.values, predicate.low, predicate.high
    single = len(piece.rows) == 1 or len(piece.columns) == 1
    if not single or len(values) < max(_FEW, piece.size) or low is None or high is None:
        return False
    if predicate.verb not in words("assertions", "leading") or predicate.negated:
        return False
    measured = piece.grid.measure
    return equal(values[0], measured(low)) is True and equal(values[-1], measured(high)) is True


def judge_course(piece: Slice) -> Judgement:
    """The first and the last value of a line bear a statement out that leads from one to the other."""
    first, last = piece.values[0], piece.values[-1]
    text = f"the values begin with {piece.grid.show(first)} and end with {piece.grid.show(last, True)}"
    return Judgement(True, text, (first.span, last.span))


def judge_together(slices: Sequence[Slice], predicate: Predicate) -> Judgement:
    """The span of the values of several panels together; a wrong one may be that of a panel."""
    shown = [(piece.grid, value) for piece in slices for value in piece.values]
    if not shown or predicate.negated or predicate.absolute:
        return UNDECIDED
    (first, low), (last, high) = min(shown, key=lambda p: p[1].low), max(shown, key=lambda p: p[1].high)
    stated = predicate.range(first)
    ends = stated._replace(high=stated.low), stated._replace(low=stated.high)
    if not (equal(low, ends[0]) and equal(high, ends[1])):
        return UNDECIDED
    text = f"the values run from {first.show(low)} to {last.show(high, True)}"
    return Judgement(True, text, (low.span, high.span))

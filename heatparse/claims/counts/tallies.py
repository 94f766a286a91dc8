"""Tallies: of which things of a slice a predicate is true, and what a quantifier makes of that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.quantifiers import ALL, NONE, Quantifier
from heatparse.claims.counts.tally_units import Unit
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.places.fillings import fill
from heatparse.claims.places.slices import Slice
from heatparse.claims.wording import shown, told
from heatparse.grid import Area, Value
from heatparse.inventory.problems import enumerated
from heatparse.measures import Truth, every, some
from heatparse.models import Span
from heatparse.records import Record, replace

# The part of a slice that must be stated before "all" is said to hold of it.
_ENOUGH = 0.25
_MANY = 2  # or so many values
_SHOWN = 4  # values that an explanation names
_ACROSS = {"row": "column", "column": "row"}


class Thing(Record, frozen=True):
    """One thing that is counted, what is known of it, and the values that say so."""

    truth: Truth
    values: tuple[Value, ...]


class Tally(Record, frozen=True):
    """The things of a slice, and how many of them the text says nothing about."""

    piece: Slice
    things: list[Thing]
    unstated: int
    areas: tuple[tuple[Truth, Area], ...] = ()
    unit: Unit = "cell"
    ends: tuple[Thing, ...] = ()  # of the ranges that several cells have together

    @property
    def truths(self) -> list[Truth]:
        return [thing.truth for thing in self.things]

    def cautious(self, predicate: Predicate) -> list[Truth]:
        """The truths; what is near a number, but not at it, may be counted or not."""
        at = [all(predicate.is_at(value, self.piece.grid) for value in thing.values) for thing in self.things]
        return [
            None if thing.truth and not sure else thing.truth
            for thing, sure in zip(self.things, at, strict=True)
        ]

    def true(self) -> list[Thing]:
        return [thing for thing in self.things if thing.truth]

    def false(self) -> list[Thing]:
        return [thing for thing in self.things if thing.truth is False]


def tally(piece: Slice, predicate: Predicate, unit: Unit, universal: bool) -> Tally:
    """What is known of each thing of a slice."""
    grid, values = piece.grid, piece.values
    if predicate.relation == "stated":
        return _tally_stated(piece, predicate, unit)
    if unit == "cell":
        things = [Thing(predicate.test(value, grid), (value,)) for value in values]
        areas = tuple((predicate.test(area, grid), area) for area in piece.areas)
        ends = tuple(Thing(predicate.test(end, grid), (end,)) for end in _deciding_ends(piece, predicate))
        return Tally(piece, things, max(0, piece.size - piece.blank - len(values)), areas, ends=ends)
    if unit == "pair":
        return _tally_pairs(piece, predicate, values)
    if grid.areas:
        piece = piece._replace(grid=fill(grid))
        values = piece.values
    by_row = unit == "row"
    keys = piece.row_keys() if by_row else piece.column_keys()
    others = piece.columns if by_row else piece.rows
    groups = _by_line(piece, predicate, by_row)
    together = universal or len(others) > 1
    things = [
        Thing(_group_truth([predicate.test(value, grid) for value in group], together), tuple(group))
        for group in groups.values()
    ]
    own = len(others) == 1 and others[0] in keys  # where a line meets itself
    blank = 1 if own and (piece.part == "off-diagonal" or piece.blank) else 0
    return Tally(piece, things, max(0, len(keys) - blank - len(groups)), unit=unit)


def tally_lines(
    piece: Slice,
    predicate: Predicate,
    unit: Literal["row", "column"],
    combine: Callable[[list[Truth]], Truth],
) -> Tally:
    """What `combine` makes of the cells of each row (column) of a slice."""
    piece = piece._replace(grid=fill(piece.grid))
    groups = _by_line(piece, predicate, unit == "row")
    things = [
        Thing(combine([predicate.test(value, piece.grid) for value in group]), tuple(group))
        for group in groups.values()
    ]
    keys = piece.row_keys() if unit == "row" else piece.column_keys()
    return Tally(piece, things, max(0, len(keys) - len(groups)), unit=unit)


def _by_line(piece: Slice, predicate: Predicate, by_row: bool) -> dict[str, list[Value]]:
    """The values of each row (column), with the ends of the ranges that are told of that line alone."""
    groups: dict[str, list[Value]] = {}
    for value in piece.values:
        groups.setdefault(value.row if by_row else value.column, []).append(value)
    for end in _deciding_ends(piece, predicate):
        from heatparse.claims.extremes.attained import lies_in_line  # loaded where ranges of areas are told

        key = end.row if by_row else end.column
        if key in groups and lies_in_line(end, piece, by_row):
            groups[key].append(end)
    return groups


def _deciding_ends(piece: Slice, predicate: Predicate) -> list[Value]:
    """The ends of ranges that are told of several cells at once, where they decide."""
    if not piece.grid.areas:
        return []
    from heatparse.claims.extremes.attained import deciding_ends  # loaded where ranges of areas are told

    return deciding_ends(piece, predicate.test)


def _tally_stated(piece: Slice, predicate: Predicate, unit: Unit) -> Tally:
    """Which cells hold a value at all, or which rows (columns) hold any."""
    stated = {
        value.row if unit == "row" else value.column if unit == "column" else id(value)
        for value in piece.values
    }
    size = {"row": len(piece.row_keys()), "column": len(piece.column_keys())}.get(unit, piece.size)
    held, missing = len(stated), max(0, size - len(stated))
    yes, no = not predicate.negated, predicate.negated
    return Tally(piece, [Thing(yes, ())] * held + [Thing(no, ())] * missing, 0)


def _group_truth(truths: Sequence[Truth], together: bool) -> Truth:
    """Of a whole row or column: all of it, or unknown where "all" and "some" differ."""
    whole = every(truths)
    return whole if together or whole is some(truths) else None


def _tally_pairs(piece: Slice, predicate: Predicate, values: list[Value]) -> Tally:
    pairs: dict[frozenset[str], Value] = {}
    for value in values:
        if value.row != value.column:
            pairs.setdefault(frozenset((value.row, value.column)), value)
    size = len(piece.grid.rows)
    things = [Thing(predicate.test(value, piece.grid), (value,)) for value in pairs.values()]
    return Tally(piece, things, max(0, size * (size - 1) // 2 - len(pairs)), unit="pair")


def judge_tally(
    found: Tally, quantifier: Quantifier, predicate: Predicate, listed: bool = False
) -> Judgement:
    """Whether a quantifier holds of a tally, with the deciding values. `listed`: of what is stated."""
    if quantifier.kind in ("all", "none"):
        return _judge_universal(found, quantifier, predicate, listed)
    total = len(found.things) + found.unstated
    if not total:
        return UNDECIDED  # nothing is left to count
    blank = (
        bool(found.things) and not found.areas and not predicate.color and found.piece.grid.is_listed_by_lines
    )
    listed |= quantifier.of == len(found.things) > 1 and not found.areas  # "two of the five points"
    if quantifier.of not in (None, total, total + found.piece.blank) and not (
        (blank or listed) and quantifier.of == len(found.things)
    ):
        return UNDECIDED
    if quantifier.kind in ("most", "half", "share") and len(found.things) < 2 * _ENOUGH * total:
        return UNDECIDED
    if found.areas and found.unstated:
        return UNDECIDED  # statements for several cells hide how many there are
    # What the lines of a table leave out holds no value; what is not told at all may hold one.
    unstated = 0 if blank or listed else found.unstated
    truth = quantifier.holds(found.truths, unstated)
    if truth is None and unstated and not found.areas and quantifier.holds(found.truths):
        truth = True  # so many of the cells that are told, where few are
    if truth is False and unstated and quantifier.kind in ("exactly", "at_most", "fewer"):
        truth = False if len(found.true()) > quantifier.count else None
    if truth is False and predicate.relation == "near" and not predicate.negated:
        truth = quantifier.holds(found.cautious(predicate), unstated)
    true = found.true()
    reached = [end for end in found.ends if end.truth]
    if truth is not True and quantifier.kind == "some" and reached:
        return Judgement(True, _shown(found, reached), _spans(reached))
    does = predicate.tell_of(1, True) if len(true) == 1 else predicate.tell()
    text = f"{len(true) or 'none'} of the {len(found.things)} {found.unit}s {does}"
    partly = [thing for thing in found.things if thing.truth is None]
    if partly and found.unit in _ACROSS:
        reaching = [v for t in (*true, *partly) for v in t.values if predicate.test(v, found.piece.grid)]
        count = len(true) + len(partly)
        does = predicate.tell_of(1, True) if count == 1 else predicate.tell()
        told = shown(found.piece.grid, reaching, _SHOWN)
        text = f"{count} of the {len(found.things)} {found.unit}s {does} in any {_ACROSS[found.unit]}"
        return Judgement(truth, f"{text}: {told}" if told else text, tuple(v.span for v in reaching[:_SHOWN]))
    if true or found.unit != "cell":
        values = _values(true)
        telling = [value for value in values if predicate.test(value, found.piece.grid)]
        told = shown(found.piece.grid, telling or values, _SHOWN)
        return Judgement(truth, f"{text}: {told}" if told else text, _spans(true))
    nearest = _tightest(found, replace(predicate, negated=not predicate.negated))
    told = _shown(found, nearest)
    if told and len(found.things) == 1:
        return Judgement(truth, f"{told} {predicate.tell_of(1, False)}", _spans(nearest))
    return Judgement(truth, f"{text}; the nearest is {told}" if told else text, _spans(nearest))


def _judge_universal(found: Tally, quantifier: Quantifier, predicate: Predicate, listed: bool) -> Judgement:
    wanted = quantifier.kind == "all"
    against = found.false() if wanted else found.true()
    if against:
        return Judgement(False, _told_against(found, against, predicate, not wanted), _spans(against))
    reached = [end for end in found.ends if end.truth is (not wanted)]
    if reached:
        return Judgement(False, _told_against(found, reached, predicate, not wanted), _spans(reached))
    bad = [area for truth, area in found.areas if truth is (not wanted)]
    if bad:
        region = bad[0].region
        where = enumerated([*region.rows, *region.columns]) or "all cells"
        return Judgement(False, f"the text gives {region.value.text} for {where}", (bad[0].span,))
    truths = [*found.truths, *(truth for truth, _ in found.areas)]
    if not truths or any(truth is None for truth in truths) or not (listed or _is_enough(found)):
        return UNDECIDED
    tightest = _tightest(found, predicate)
    spans = (*_spans(tightest), *(area.span for _, area in found.areas))
    return Judgement(True, told(found.piece.grid, _values(tightest), _SHOWN), spans)


def _is_enough(found: Tally) -> bool:
    """Whether so much is stated that "all" can be said of it."""
    stated, total = len(found.things), len(found.things) + found.unstated
    if stated >= min(_ENOUGH * total, _MANY):
        return True
    piece = found.piece
    covered = sum(
        any(area.covers(row, column) for _, area in found.areas) or (row, column) in piece.grid.cells
        for row in piece.row_keys()
        for column in piece.column_keys()
    )
    return bool(found.areas) and covered >= 2 * _ENOUGH * len(piece.row_keys()) * len(piece.column_keys())


def _tightest(found: Tally, predicate: Predicate) -> list[Thing]:
    """The things that come nearest to failing: the lowest where values lie above something."""
    if not found.things:
        return []
    if not found.things[0].values:
        return []
    lowest = min(found.things, key=lambda thing: min(value.low for value in thing.values))
    highest = max(found.things, key=lambda thing: max(value.high for value in thing.values))
    upward = predicate.relation in ("above", "at_least", "reach", "positive")
    if predicate.relation in ("above", "at_least", "reach", "positive", "below", "at_most", "negative"):
        return [lowest if upward is not predicate.negated else highest]
    return [lowest] if lowest is highest else [lowest, highest]


def _told_against(found: Tally, against: Sequence[Thing], predicate: Predicate, holds: bool) -> str:
    """The things that refute "all" (for which a predicate does not hold) or "none" (for which it does)."""
    values = _shown(found, against)
    does = predicate.tell_of(len(against), holds)
    if len(found.things) == 1 == len(against) and values:
        return f"{values} {does}"
    text = f"{len(against)} of the {len(found.things)} {found.unit}s {does}"
    return f"{text}: {values}" if values else text


def _shown(found: Tally, things: Sequence[Thing]) -> str:
    return shown(found.piece.grid, _values(things), _SHOWN)


def _values(things: Sequence[Thing]) -> list[Value]:
    return [value for thing in things for value in thing.values]


def _spans(things: Sequence[Thing]) -> tuple[Span, ...]:
    return tuple(value.span for thing in things[:_SHOWN] for value in thing.values[:_SHOWN])


__all__ = ["ALL", "NONE", "Tally", "Thing", "judge_tally", "tally"]

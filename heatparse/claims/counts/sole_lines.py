"""Sole lines: "only A and B exceed 0.3": they do, and nothing else does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from heatparse.claims.bands.band_confinements import cells_of, judge_only_there
from heatparse.claims.counts.assertions import Assertion
from heatparse.claims.counts.predicates import OF_LINES, Predicate
from heatparse.claims.counts.tallies import Tally, Thing, tally, tally_lines
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.phrases import Phrase, Ref, Scope, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.places.slices import Slice
from heatparse.claims.wording import shown
from heatparse.measures import Truth, every, some
from heatparse.phrases import words
from heatparse.tokens import fold

_SHOWN = 4  # values that an explanation names


def judge_only(assertion: Assertion, piece: Slice) -> Judgement:
    """ "Only A and B exceed 0.3": they do, and nothing else does."""
    line = sole_line(assertion, piece)
    if line is None:
        return UNDECIDED
    unit, keys = line
    wider = piece._replace(rows=()) if unit == "row" else piece._replace(columns=())
    wider = wider._replace(without=piece.without | _lines_aside(piece, unit, keys))
    judged = _judge_only_lines(assertion, wider, unit, frozenset(keys))
    if judged.truth is None and piece.grid.areas and len(keys) > 1 and _is_stretch(assertion, keys):
        cells = cells_of([piece])
        return judge_only_there(wider, cells, assertion.predicate.test, "it holds") if cells else UNDECIDED
    if judged.truth is False and wider.grid.is_square and wider.grid.is_mirrored and _names_pairs(assertion):
        crossed = wider._replace(without=wider.without | _crossings(wider, unit, keys))
        judged = charitable([judged, _judge_only_lines(assertion, crossed, unit, frozenset(keys))])
    if judged.truth is False and wider.grid.is_square and wider.part == "all":
        apart = wider._replace(part="off-diagonal")  # "only A exceeds 0.3 on B": of the others, perhaps
        return charitable([judged, _judge_only_lines(assertion, apart, unit, frozenset(keys))])
    return judged


def _lines_aside(piece: Slice, unit: str, keys: Sequence[str]) -> frozenset[tuple[str, str]]:
    """ "Only A exceeds 0.3 outside of P": P is set aside for all the others as well."""
    if not piece.without:
        return frozenset()
    if unit == "row":
        columns = [key for key in piece.grid.columns if all((row, key) in piece.without for row in keys)]
        return frozenset((row, key) for row in piece.grid.rows for key in columns)
    rows = [key for key in piece.grid.rows if all((key, column) in piece.without for column in keys)]
    return frozenset((key, column) for column in piece.grid.columns for key in rows)


def _names_pairs(assertion: Assertion) -> bool:
    """ "Only pairs with A", "only correlations that involve A", and not A alone."""
    phrases = assertion.clause.phrases
    for at, phrase in enumerate(phrases[:-2]):
        behind = phrases[at + 1]
        joined = key_of(behind) == "with" or behind.type == "PRONOUN" or _involves(behind)
        if phrase.type in ("DIMENSION", "MEASURE") and joined:
            return isinstance(phrases[at + 2], Ref) or _involves(phrases[at + 2])
    return False


def _involves(phrase: Phrase) -> bool:
    return key_of(phrase) in words("names", "involving")


def _crossings(piece: Slice, unit: str, keys: Sequence[str]) -> frozenset[tuple[str, str]]:
    """ "Only pairs with A are negative": the cells in which others meet A, of a matrix that is told both ways."""
    others = [key for key in piece.grid.rows if key not in keys]
    pairs = [(other, key) for other in others for key in keys]
    return frozenset(pairs if unit == "row" else [(key, other) for other, key in pairs])


def sole_line(assertion: Assertion, piece: Slice) -> tuple[Literal["row", "column"], tuple[str, ...]] | None:
    """Whether the rows or the columns are meant of which something is said alone, and which ones."""
    lines = [(axis, keys) for axis, keys in (("row", piece.rows), ("column", piece.columns)) if keys]
    if len(lines) > 1 and assertion.clause.has("AND"):
        return None  # "only in A and on B"
    named = assertion.subject.only_ref
    if piece.part == "diagonal" and named is None:
        return None  # "only the in-domain model exceeds 0.3 on A": none of the others there
    if named is not None and len(lines) > 1:
        labels = {fold(label.text) for name in named.names for label in name.labels}
        lines = [(axis, keys) for axis, keys in lines if labels & set(keys)]
        lines = [(axis, keys) for axis, keys in lines if axis == _axis_of(assertion, named)] or lines
    if len(lines) != 1:
        return None
    axis, keys = lines[0]
    return ("row" if axis == "row" else "column"), keys


def _axis_of(assertion: Assertion, named: Ref) -> str:
    """ "On the test set A, only the probe A exceeds 0.5": the axis of what is named alone, where it is told."""
    axes, crossed = {"x": "column", "y": "row"}, {"x": "row", "y": "column"}
    others = [ref.side for ref in assertion.subject.places.refs if ref is not named and ref.side in crossed]
    if named.side in axes:
        return axes[named.side]
    return crossed[others[0]] if len(others) == 1 and others[0] is not None else ""


def _is_stretch(assertion: Assertion, keys: Sequence[str]) -> bool:
    """Whether lines are named together, as a stretch: "only in layers 8-15"."""
    return any(
        set(keys) == {fold(label.text) for label in name.labels}
        for ref in assertion.clause.refs()
        for name in ref.names
    )


def _judge_only_lines(
    assertion: Assertion, wider: Slice, unit: Literal["row", "column"], keys: frozenset[str]
) -> Judgement:
    predicate = assertion.predicate
    found = tally(wider, predicate, unit, False)
    if _tells_becoming(assertion.clause) and _begins_there(found, unit, keys):
        return Judgement(True, "it holds from there on, and not before")
    judged = _judge_only_axis(found, unit, keys, predicate)
    several = len(wider.columns if unit == "row" else wider.rows) > 1
    if judged.truth or not (judged.truth is None or several) or predicate.relation not in OF_LINES:
        return judged
    # anywhere in the line, or all of it
    ever = assertion.subject.once or assertion.clause.says(words("assertions", "ever"))
    whole = any(isinstance(p, Scope) and p.quantifier == "all" for p in assertion.clause.phrases)
    ways = (some,) if ever else (every, some) if whole else (some, every)
    return charitable([
        _judge_only_axis(tally_lines(wider, predicate, unit, combine), unit, keys, predicate)
        for combine in ways
    ])  # fmt: skip


def _tells_becoming(clause: Clause) -> bool:
    """ "Turns positive only at 8", "rises above 2 only in May": when it first is so."""
    placed = any(is_only(one) and two.type == "PREPOSITION" for one, two in pairwise(clause.phrases))
    verb = clause.has("DIFFERENCE", "TREND") or clause.says(words("assertions", "becoming_so"))
    return placed and verb


def _begins_there(found: Tally, axis: str, keys: frozenset[str]) -> bool:
    """Whether something holds of one line and of all behind it, of sizes or times, and of none in front."""
    if not order_of(axis, found.piece.grid):
        return False
    truths = [thing.truth for thing in found.things if thing.values]
    named = [key_of_thing(thing, axis) in keys for thing in found.things if thing.values]
    if len(truths) < len(found.things) or named.count(True) != 1:
        return False
    at = named.index(True)
    return at > 0 and all(truths[at:]) and all(truth is False for truth in truths[:at])


def _judge_only_axis(found: Tally, axis: str, keys: frozenset[str], predicate: Predicate) -> Judgement:
    inside: list[Truth] = []
    outside: list[Truth] = []
    if not all(thing.values for thing in found.things):
        return UNDECIDED  # a line without a stated value
    for thing in found.things:
        (inside if key_of_thing(thing, axis) in keys else outside).append(thing.truth)
    if not inside or None in inside or None in outside:
        return UNDECIDED
    held, others = sum(map(bool, inside)), sum(map(bool, outside))
    truth = all(inside) and not others
    grid = found.piece.grid
    others_true = [thing for thing in found.things if thing.truth and key_of_thing(thing, axis) not in keys]
    extra = [next(v for v in thing.values if predicate.test(v, grid)) for thing in others_true]
    text = f"it holds for {held} of the {len(inside)} that are named"
    if extra:
        also = f"for {shown(grid, extra, _SHOWN)}"
        text = f"it holds {also} as well" if all(inside) else f"{text}, but {also}"
    return Judgement(truth, text, tuple(value.span for value in extra[:_SHOWN]))


def key_of_thing(thing: Thing, axis: str) -> str:
    value = thing.values[0]
    return value.row if axis == "row" else value.column

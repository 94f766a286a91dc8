"""Whole figures: what a clause says of the cells of all panels together: "eight cells of the figure exceed 0.5"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.assertions import Assertion
from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.sole_lines import judge_only, key_of_thing, sole_line
from heatparse.claims.counts.tallies import Tally, tally, tally_lines
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.places.slices import Slice
from heatparse.claims.wording import shown
from heatparse.grid import Value
from heatparse.measures import Truth, every, negate, some

_SHOWN = 4  # values that an explanation names


def counts_all(assertion: Assertion, slices: Sequence[Slice]) -> bool:
    """Whether as many things are spoken of as all panels have together: "nine of the 40 scores"."""
    number = assertion.subject.quantifier.of or assertion.subject.total
    if number is None:
        return False
    sizes = {sum(piece.size for piece in slices), sum(len(piece.values) for piece in slices)}
    return number in sizes and all(number not in (piece.size, len(piece.values)) for piece in slices)


def judge_number(assertion: Assertion, slices: Sequence[Slice]) -> Judgement:
    """How many cells of all panels there are of which it is true."""
    noun = assertion.subject.noun
    if any(piece.grid.areas for piece in slices) or assertion.predicate.relation == "stated":
        return UNDECIDED
    if noun is not None and noun.type != "MEASURE" and noun.value != "cell":
        return UNDECIDED
    found = [tally(piece, assertion.predicate, "cell", False) for piece in slices]
    truths = [truth for each in found for truth in each.truths]
    quantifier = assertion.subject.quantifier
    unstated = 0 if quantifier.of == len(truths) else sum(each.unstated for each in found)
    truth = quantifier.holds(truths, unstated)
    if truth is False and unstated and truths.count(True) <= quantifier.count:
        truth = None  # those that nobody tells may be among them
    told = [_told(each, assertion.predicate) for each in found]
    spans = tuple(thing.values[0].span for each in found for thing in each.true()[:_SHOWN])
    return Judgement(truth, f"{truths.count(True)} of the {len(truths)} cells: {'; '.join(told)}", spans)


def _told(found: Tally, predicate: Predicate) -> str:
    values = [thing.values[0] for thing in found.true()]
    if not values:
        return f"none of a panel {predicate.tell()}"
    return shown(found.piece.grid, values, _SHOWN)


def judge_sole(assertion: Assertion, slices: Sequence[Slice], anywhere: bool) -> Judgement:
    """ "Only A exceeds 0.5": in each panel; or, where the figure is spoken of, in one, and nothing else in any."""
    each = [judge_only(assertion, piece) for piece in slices]
    truths = {judgement.truth for judgement in each}
    if len(truths) == 1:
        text = "; ".join(dict.fromkeys(judgement.explanation for judgement in each))
        return Judgement(each[0].truth, text, tuple(span for one in each for span in one.spans))
    if not anywhere:
        return UNDECIDED
    inside: list[Truth] = []
    others: list[Judgement] = []
    for piece in slices:
        line = sole_line(assertion, piece)
        if line is None:
            return UNDECIDED
        unit, keys = line
        wider = piece._replace(rows=()) if unit == "row" else piece._replace(columns=())
        for thing in tally_lines(wider, assertion.predicate, unit, some).things:
            if key_of_thing(thing, unit) in keys:
                inside.append(thing.truth)
            elif thing.truth is not False:
                values = [v for v in thing.values if assertion.predicate.test(v, piece.grid)]
                text = f"it holds for {shown(piece.grid, values, _SHOWN)} as well" if values else ""
                others.append(Judgement(False if thing.truth else None, text, tuple(v.span for v in values)))
    if others:
        return charitable(others) if any(other.truth is None for other in others) else others[0]
    return Judgement(True, "it holds for no other line of any panel") if some(inside) else UNDECIDED


def judge_sole_panel(assertion: Assertion, slices: Sequence[Slice]) -> Judgement:
    """ "On P, only A exceeds 0.5", of panels: there, and at the same place of no other panel."""
    named = [piece.grid for piece in slices]
    others = [grid for grid in assertion.grids if all(grid is not own for own in named)]
    if len({(piece.rows, piece.columns, piece.part) for piece in slices}) != 1 or not others:
        return UNDECIDED
    test = assertion.predicate.test
    inside = [[test(value, piece.grid) for value in piece.values] for piece in slices]
    elsewhere = [slices[0]._replace(grid=grid) for grid in others]
    outside = [[test(value, piece.grid) for value in piece.values] for piece in elsewhere]
    if not all((*inside, *outside)):
        return UNDECIDED  # a panel without values there
    anywhere: Truth = every([*map(some, inside), *(negate(some(truths)) for truths in outside)])
    throughout: Truth = every([*map(every, inside), *(negate(every(truths)) for truths in outside)])
    truth = (
        anywhere if assertion.clause.has("OCCUR") else some([anywhere, throughout])
    )  # "values above 0.5 occur"
    wrong = [(piece.grid, values) for piece in elsewhere if (values := _true(piece, assertion.predicate))]
    text = "; ".join(f"it holds for {shown(grid, values, _SHOWN)} as well" for grid, values in wrong)
    text = text or ("it holds for no other panel" if truth else "it holds for no panel")
    return Judgement(truth, text, tuple(value.span for _, values in wrong for value in values[:1]))


def _true(piece: Slice, predicate: Predicate) -> list[Value]:
    return [value for value in piece.values if predicate.test(value, piece.grid)]

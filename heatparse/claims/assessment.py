"""Assessment: whether an assertion holds, reading by reading and panel by panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from heatparse.claims.assertions import Assertion
from heatparse.claims.guards import borne_out
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.own_cells import may_leave_diagonal
from heatparse.claims.predicates import Predicate
from heatparse.claims.quantifiers import ALL
from heatparse.claims.scopes import universal_axis
from heatparse.claims.slices import Slice
from heatparse.claims.sole_lines import OF_LINES, REACHED, SIGNED, judge_only
from heatparse.claims.stated_spans import (
    is_course,
    is_extent,
    is_of_scale,
    judge_course,
    judge_ends,
    judge_together,
)
from heatparse.claims.tallies import Unit, judge_tally, line_unit, tally, tally_lines, unit_of
from heatparse.measures import Truth, every, negate, some
from heatparse.phrases import words
from heatparse.records import replace

# So few values may all contradict a statement about them.
_FEW = 2
_NAMED = 3  # cells that are named one by one


_BOUNDS = REACHED - {"reach"}


def judge_assertion(assertion: Assertion) -> Judgement:
    """The verdict over all readings: one that holds supports it, it is refuted when all fail."""
    if assertion.subject.guarded:
        return UNDECIDED
    readings = [_judge_reading(assertion, slices) for slices in assertion.readings]
    judged = together(readings) if assertion.subject.either_way else charitable(readings)
    if assertion.subject.narrowed:
        return borne_out(assertion.clause, judged)
    if judged.truth is False and not (assertion.certain and _binds(assertion)):
        return UNDECIDED
    plain = assertion.subject.quantifier == ALL and not assertion.subject.only
    if judged.truth is False and plain and _speaks_of_others(assertion):
        return UNDECIDED
    return judged


def _binds(assertion: Assertion) -> bool:
    """Whether one counterexample refutes: the text says "all" or a number, or speaks of one cell."""
    subject = assertion.subject
    return (
        subject.said
        or subject.only
        or assertion.direct
        or assertion.first.is_cell
        or (assertion.predicate.relation in SIGNED and _names_each(assertion.first))
        or (assertion.predicate.relation in _BOUNDS and _names_all(assertion))
        or subject.places.part != "all"
        or any(is_extent(slices, assertion) for slices in assertion.readings)
        or _lists_each(assertion)
    )


def _lists_each(assertion: Assertion) -> bool:
    """ "A and B exceed 0.5 in C, D and E": each cell of a block of which all lines are listed.

    As many rows as columns may be meant one by one.
    """
    refs = [ref for ref in assertion.subject.places.refs if not ref.is_panel]
    piece = assertion.first
    listed = all(len(name.labels) == 1 for ref in refs for name in ref.names)
    sizes = sorted(len(ref.names) for ref in refs)
    return (
        listed
        and len(sizes) == 2
        and min(sizes) > 1
        and len(set(sizes)) > 1
        and sizes == sorted((len(piece.rows), len(piece.columns)))
    )


def _is_plainly_placed(assertion: Assertion) -> bool:
    """ "A is negatively correlated with B, C and D", "… with every other": in a mirrored grid no side is open."""
    piece, subject = assertion.first, assertion.subject
    lines = min(len(piece.rows), len(piece.columns)) == 1 and max(len(piece.rows), len(piece.columns)) > 1
    others = subject.others and len(piece.rows) + len(piece.columns) == 1
    return piece.grid.is_mirrored and (lines or others)


def _names_both_axes(assertion: Assertion) -> bool:
    """ "All sources stay below 0.5 on A": a line of one axis, and every one of the other; nothing is left open."""
    refs, piece = assertion.subject.places.refs, assertion.first
    axis = universal_axis(assertion.subject)
    crossed = piece.columns if axis == "y" else piece.rows
    told = len(refs) == 1 and len(refs[0].names) == 1 and len(crossed) == 1 and not assertion.clause.heads
    return axis is not None and told and len(assertion.readings) == 1


def _names_each(piece: Slice) -> bool:
    """ "A is negative in B and C": each of these cells is named."""
    return 0 < len(piece.rows) * len(piece.columns) <= _NAMED


def _names_all(assertion: Assertion) -> bool:
    """ "A exceeds 50% in P, Q and R": each of these cells is named, in a list of its own."""
    piece, named = assertion.first, assertion.subject.places.refs
    lists = [ref for ref in named if len(ref.names) > 1 and all(len(name.labels) == 1 for name in ref.names)]
    return len(lists) == 1 and min(len(piece.rows), len(piece.columns)) == 1


def _speaks_of_others(assertion: Assertion) -> bool:
    """Whether most values contradict in one way to understand the places.

    Then the text means other values, in words that were not understood, or the numbers were misread.
    """
    if (assertion.predicate.relation in SIGNED and _is_plainly_placed(assertion)) or _names_both_axes(
        assertion
    ):
        return False
    narrow = len(assertion.first.values)
    likely = [slices for slices in assertion.readings if len(slices[0].values) <= narrow]
    chosen = [_compared(piece, assertion.subject.universal) for slices in likely for piece in slices]
    zoned = any(ref.noun == "zone" for ref in assertion.subject.places.refs)
    return any(_is_far_off(piece, assertion.predicate, zoned) for piece in chosen)


def _compared(piece: Slice, universal: bool) -> Slice:
    """A slice without the own cells that need not be meant."""
    return piece._replace(part="off-diagonal") if may_leave_diagonal(piece, universal) else piece


def _is_far_off(piece: Slice, predicate: Predicate, zoned: bool) -> bool:
    """Whether most values contradict; of a block, whose place is plain, all of them."""
    truths = [predicate.test(value, piece.grid) for value in piece.values]
    if predicate.relation == "stated":
        return False
    if zoned and True in truths:
        return False
    return len(truths) > _FEW and 2 * truths.count(False) > len(truths)


def _judge_reading(assertion: Assertion, slices: list[Slice]) -> Judgement:
    """Whether an assertion holds of some slices; by the plain numbers where those are approximate."""
    judged = _judge_exactly(assertion, slices)
    predicate = assertion.predicate
    if (
        judged.truth is not None
        or predicate.relation not in REACHED
        or not _is_approximate(predicate, slices)
    ):
        return judged
    plain = _judge_exactly(replace(assertion, predicate=replace(predicate, nominal=True)), slices)
    return plain if plain.truth else judged


def _is_approximate(predicate: Predicate, slices: Sequence[Slice]) -> bool:
    """Whether a number that is told, or compared with, is an approximation."""
    told = predicate.low is not None and predicate.low.approximate
    return told or any(value.slack for piece in slices for value in piece.values)


def _judge_exactly(assertion: Assertion, slices: list[Slice]) -> Judgement:
    subject = assertion.subject
    if subject.only and subject.quantifier == ALL:
        return judge_only(assertion, slices[0]) if len(slices) == 1 else UNDECIDED
    noun = subject.noun
    if subject.quantifier.counts and noun is not None and noun.type == "DIMENSION" and noun.value == "panel":
        return _judge_panels(assertion, slices)
    judged = [_judge_slice(assertion, piece) for piece in slices]
    if assertion.predicate.spanning and len(slices) > 1 and not all(each.truth for each in judged):
        return judge_together(slices, assertion.predicate)  # one span, of all panels
    every_panel = subject.every_panel or bool(subject.places.without_panels)
    truth = _over_panels([judgement.truth for judgement in judged], every_panel)
    deciding = [judgement for judgement in judged if judgement.truth is truth] or judged
    text = "; ".join(dict.fromkeys(judgement.explanation for judgement in deciding if judgement.explanation))
    if truth is False and len(slices) > 1 and subject.quantifier.counts and not subject.every_panel:
        truth = None if _holds_together(assertion, slices) else False  # so many in all panels taken together
    return Judgement(truth, text, tuple(span for judgement in deciding for span in judgement.spans))


def _holds_together(assertion: Assertion, slices: Sequence[Slice]) -> bool:
    """Whether as many cells as the text says are found in all panels together."""
    held = [assertion.predicate.test(value, piece.grid) for piece in slices for value in piece.values]
    return assertion.subject.quantifier.holds(held) is True


def _over_panels(truths: Sequence[Truth], every_panel: bool) -> Truth:
    """What holds of all panels, or of none, is decided; a mixture only where the text says "every panel"."""
    if all(truths):
        return True
    if every_panel:
        return False if False in truths else None
    return False if all(truth is False for truth in truths) else None


def _judge_slice(assertion: Assertion, piece: Slice) -> Judgement:
    subject = assertion.subject
    if subject.once or (subject.whole and subject.quantifier.kind == "none"):
        return _judge_lines(assertion, piece)
    if subject.per is not None:
        each = _judge_each_line(assertion, piece)
        return each if each.truth else charitable([each, _judge_whole_lines(assertion, piece)])
    unit = unit_of(subject.noun, subject.quantifier, piece, words("assertions", "pairs"), assertion.sides)
    if unit is None:
        return UNDECIDED
    if subject.quantifier.kind in ("all", "none", "some") and unit != "pair":
        unit = "cell"
    elif unit != "cell" and len(piece.rows if unit == "row" else piece.columns) == 1:
        return UNDECIDED  # "three rows" of one row
    if unit in ("row", "column") and _is_nested(assertion, piece):
        cells = replace(assertion, subject=replace(subject, noun=None))
        lines = _judge_unit(assertion, piece, unit)
        return charitable([_judge_unit(cells, piece, "cell"), lines])  # a head is one of a layer
    judged = _judge_unit(assertion, piece, unit)
    if judged.truth is False and unit == "cell" and _may_be_pairs(assertion, piece):
        return charitable([_judge_unit(assertion, piece, "pair"), judged])
    return judged


def _may_be_pairs(assertion: Assertion, piece: Slice) -> bool:
    """Whether what is counted may be told once for both ways round: the coefficients of a mirrored grid."""
    noun = assertion.subject.noun
    values = noun is None or noun.type == "MEASURE"
    whole = not (piece.rows or piece.columns) and piece.part != "diagonal"  # in a row each pair stands once
    return whole and values and assertion.subject.quantifier.counts and piece.grid.is_mirrored


def _is_nested(assertion: Assertion, piece: Slice) -> bool:
    """Whether what is counted may be numbered anew in each line: the heads of a layer, the months of a year."""
    noun = assertion.subject.noun
    both = len(piece.rows) != 1 and len(piece.columns) != 1
    return both and noun is not None and noun.key in words("assertions", "nested")


def _judge_unit(assertion: Assertion, piece: Slice, unit: Unit) -> Judgement:
    subject, predicate = assertion.subject, assertion.predicate
    found = tally(piece, predicate, unit, subject.universal)
    if subject.denied:
        judged = judge_tally(found, ALL, predicate, assertion.listed)
        return judged._replace(truth=negate(judged.truth))
    judgement = judge_tally(found, subject.quantifier, predicate, assertion.listed)
    if judgement.truth is None and unit in ("row", "column") and predicate.relation in REACHED:
        line: Literal["row", "column"] = "row" if unit == "row" else "column"
        combined = [every] if predicate.verb in words("assertions", "staying") else [some, every]
        tallies = [tally_lines(piece, predicate, line, combine) for combine in combined]
        return charitable([judge_tally(lines, subject.quantifier, predicate) for lines in tallies])
    if predicate.relation == "within" and subject.quantifier.counts:
        # "between 0.1 and 0.3", by the last digit, ends included or not
        ways = replace(predicate, exact_ends=True), replace(predicate, open_ends=True)
        others = [
            judge_tally(tally(piece, way, unit, subject.universal), subject.quantifier, way) for way in ways
        ]
        return charitable([*others, judgement])
    if predicate.spanning and len(piece.values) == 1:
        return UNDECIDED  # one cell has no range: "goes from 0.5 to 0.8" in another panel
    if predicate.spanning and is_of_scale(assertion, piece):
        return judgement if judgement.truth else UNDECIDED
    spans = predicate.spanning and subject.quantifier == ALL
    if judgement.truth and spans:
        judgement = judge_ends(piece, predicate, judgement)
    if judgement.truth is False and spans and is_course(piece, predicate):
        return judge_course(piece)
    whole = subject.quantifier.of == len(found.things)  # "four of the five", its own cell among them
    if judgement.truth is False and not whole and may_leave_diagonal(piece, subject.universal):
        apart = piece._replace(part="off-diagonal")
        found = tally(apart, predicate, unit, False)
        rest = judge_tally(found, subject.quantifier, predicate, assertion.listed)
        if rest.truth and spans:
            rest = judge_ends(apart, predicate, rest)
        return charitable([rest, judgement])
    return judgement


def _judge_lines(assertion: Assertion, piece: Slice) -> Judgement:
    """ "Every class exceeds 0.5 somewhere", "no class is always above 0.5": what is true of whole lines."""
    subject = assertion.subject
    unit = line_unit(subject.noun, assertion.sides)
    if unit is None or subject.denied:
        return UNDECIDED
    found = tally_lines(piece, assertion.predicate, unit, some if subject.once else every)
    return judge_tally(found, subject.quantifier, assertion.predicate)


def _judge_each_line(assertion: Assertion, piece: Slice) -> Judgement:
    """ "Each row contains at least one negative value": the count holds in every single row."""
    subject = assertion.subject
    unit = line_unit(subject.per, assertion.sides)
    if unit is None or line_unit(subject.noun, assertion.noun_sides) == unit:
        return UNDECIDED
    keys = piece.row_keys() if unit == "row" else piece.column_keys()
    lines = [piece._replace(rows=(key,)) if unit == "row" else piece._replace(columns=(key,)) for key in keys]
    lines = [line for line in lines if line.values or not piece.without]  # "each row except A"
    judged = [
        judge_tally(tally(line, assertion.predicate, "cell", False), subject.quantifier, assertion.predicate)
        for line in lines
    ]
    return together(judged)


def _judge_whole_lines(assertion: Assertion, piece: Slice) -> Judgement:
    """ "Two rows stay below 0.5 in every column": rows of which every value does so."""
    unit = line_unit(assertion.subject.noun, assertion.noun_sides)
    if unit is None or assertion.predicate.relation not in OF_LINES:
        return Judgement(False)
    found = tally_lines(piece, assertion.predicate, unit, every)
    return judge_tally(found, assertion.subject.quantifier, assertion.predicate)


def _judge_panels(assertion: Assertion, slices: list[Slice]) -> Judgement:
    """ "In three of the four heatmaps": what is counted are panels."""
    truths: list[Truth] = []
    for piece in slices:
        judged = judge_tally(tally(piece, assertion.predicate, "cell", True), ALL, assertion.predicate)
        truths.append(judged.truth if piece.is_cell or judged.truth else None)
    quantifier = assertion.subject.quantifier
    if quantifier.of not in (None, len(slices)):
        return UNDECIDED
    return Judgement(
        quantifier.holds(truths),
        f"{truths.count(True)} of the {len(slices)} panels {assertion.predicate.tell()}",
    )

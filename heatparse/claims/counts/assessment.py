"""Assessment: whether an assertion holds, reading by reading and panel by panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from heatparse.claims.counts.assertions import Assertion
from heatparse.claims.counts.predicates import OF_LINES, REACHED, SIGNED, Predicate
from heatparse.claims.counts.quantifiers import ALL
from heatparse.claims.counts.tallies import judge_tally, tally, tally_lines
from heatparse.claims.counts.tally_units import Unit, line_unit, unit_of
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.guards import borne_out
from heatparse.claims.language.phrases import Phrase, Scope, phrase_key
from heatparse.claims.places.fillings import fill
from heatparse.claims.places.scopes import is_of_other_size
from heatparse.claims.places.slices import Slice
from heatparse.measures import Truth, every, negate, some
from heatparse.phrases import words
from heatparse.records import replace

# True of few things, and so of none.
_TRIVIAL = frozenset(("at_most", "fewer"))


def judge_assertion(assertion: Assertion) -> Judgement:
    """The verdict over all readings: one that holds supports it, it is refuted when all fail."""
    if assertion.subject.guarded:
        return UNDECIDED
    if any(piece.grid.areas for slices in assertion.readings for piece in slices):
        judged = _judge(assertion)
        return judged if judged.truth else _judge(_filled(assertion))
    return _judge(assertion)


def _filled(assertion: Assertion) -> Assertion:
    """The same said of each cell that a statement for several cells covers."""
    filled = [[piece._replace(grid=fill(piece.grid)) for piece in slices] for slices in assertion.readings]
    return replace(assertion, readings=filled)


def _judge(assertion: Assertion) -> Judgement:
    readings = [_judge_reading(assertion, slices) for slices in assertion.readings]
    judged = together(readings) if assertion.subject.either_way else charitable(readings)
    if assertion.subject.narrowed:
        return borne_out(assertion.clause, judged)
    if judged.truth is not None and is_of_other_size(assertion.readings, assertion.subject):
        return UNDECIDED
    if judged.truth is not False:
        return judged
    from heatparse.claims.counts.bindings import (
        binds,
        is_of_bands,
        is_of_block,
        speaks_of_others,
    )  # loaded for what seems wrong

    if not (assertion.certain and binds(assertion)):
        return UNDECIDED
    subject = assertion.subject
    each = words("assertions", "once_each")
    once = subject.once and any(phrase_key(phrase) in each for phrase in assertion.clause.phrases)
    plain = subject.quantifier == ALL and not subject.only and not once
    told = is_of_bands(assertion) or is_of_block(assertion)
    if plain and not told and speaks_of_others(assertion):
        return UNDECIDED
    return judged


def _judge_reading(assertion: Assertion, slices: list[Slice]) -> Judgement:
    """Whether an assertion holds of some slices; by the plain numbers where those are approximate."""
    judged = _judge_exactly(assertion, slices)
    predicate = assertion.predicate
    if judged.truth and any(piece.without for piece in slices):
        from heatparse.claims.counts.vain_exceptions import without_vain_exception  # loaded for exceptions

        return without_vain_exception(assertion, slices, judged)
    open_ = judged.truth is None or (judged.truth is False and assertion.subject.quantifier.counts)
    if not open_ or predicate.relation not in REACHED | SIGNED or not _is_approximate(predicate, slices):
        return judged
    plain = _judge_exactly(replace(assertion, predicate=replace(predicate, nominal=True)), slices)
    return plain if plain.truth else judged


def _is_approximate(predicate: Predicate, slices: Sequence[Slice]) -> bool:
    """Whether a number that is told, or compared with, is an approximation."""
    told = predicate.low is not None and predicate.low.approximate
    return told or any(value.slack for piece in slices for value in piece.values)


def _judge_exactly(assertion: Assertion, slices: list[Slice]) -> Judgement:
    subject = assertion.subject
    if subject.only and subject.quantifier.kind == "most":
        return UNDECIDED  # "in general, only A exceeds 0.5"
    if subject.only and subject.denied:
        return UNDECIDED  # "only A is not above 0.5 in every row"
    if subject.only and subject.quantifier == ALL and assertion.grids:
        from heatparse.claims.panels.whole_figures import judge_sole_panel  # loaded for "only" of a panel

        return judge_sole_panel(assertion, slices)
    if subject.only and subject.quantifier == ALL:
        if len(slices) > 1:
            from heatparse.claims.panels.whole_figures import (
                judge_sole,  # loaded for "only" of several panels
            )

            return judge_sole(assertion, slices, subject.anywhere)
        from heatparse.claims.counts.sole_lines import judge_only  # loaded for "only"

        return judge_only(assertion, slices[0])
    noun = subject.noun
    if subject.quantifier.counts and noun is not None and noun.type == "DIMENSION" and noun.value == "panel":
        return _judge_panels(assertion, slices)
    together = len(slices) > 1 and _is_of_all(assertion, slices)
    if together and subject.quantifier.counts:
        from heatparse.claims.panels.whole_figures import (
            judge_number,  # loaded where a number is told of all panels
        )

        return judge_number(assertion, slices)
    judged = [_judge_slice(assertion, piece) for piece in slices]
    if assertion.predicate.spanning and len(slices) > 1 and not all(each.truth for each in judged):
        from heatparse.claims.counts.stated_spans import judge_together  # loaded where a range is told

        return judge_together(slices, assertion.predicate)  # one span, of all panels
    every_panel = together or subject.every_panel or bool(subject.places.without_panels)
    truth = _over_panels([judgement.truth for judgement in judged], every_panel)
    deciding = [judgement for judgement in judged if judgement.truth is truth] or judged
    text = "; ".join(dict.fromkeys(judgement.explanation for judgement in deciding if judgement.explanation))
    if truth is False and len(slices) > 1 and subject.quantifier.counts and not subject.every_panel:
        truth = None if _holds_together(assertion, slices) else False  # so many in all panels taken together
    return Judgement(truth, text, tuple(span for judgement in deciding for span in judgement.spans))


def _is_of_all(assertion: Assertion, slices: Sequence[Slice]) -> bool:
    """Whether all panels are spoken of as one: "of the figure", "nine of the 40 scores" of two panels of 20."""
    if assertion.subject.anywhere:
        return True
    from heatparse.claims.panels.whole_figures import counts_all  # loaded where there are several panels

    return counts_all(assertion, slices)


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
    """Whether it holds of a slice; a number that is wrong of several named lines may be that of each."""
    judged = _judge_all_of(assertion, piece)
    if judged.truth is not False or not assertion.subject.quantifier.counts:
        return judged
    if not any(len(ref.names) > 1 for ref in assertion.subject.places.refs):
        return judged
    rows = [piece._replace(rows=(key,)) for key in piece.rows] if len(piece.rows) > 1 else []
    columns = [piece._replace(columns=(key,)) for key in piece.columns] if len(piece.columns) > 1 else []
    each = [together([_judge_all_of(assertion, line) for line in lines]) for lines in (rows, columns)]
    return next((one for one in each if one.truth), judged)


def _judge_all_of(assertion: Assertion, piece: Slice) -> Judgement:
    subject = assertion.subject
    if subject.once or (subject.whole and subject.quantifier.kind == "none"):
        return _judge_lines(assertion, piece)
    if subject.per is not None:
        each = _judge_each_line(assertion, piece)
        if each.truth or _opens_with_lines(assertion.clause.phrases):
            return each
        whole = _judge_whole_lines(assertion, piece)
        if whole.truth and subject.quantifier.kind in _TRIVIAL:
            return UNDECIDED  # "at most one row exceeds 0.5 in every column": that is true of none as well
        return charitable([each, whole])
    unit = unit_of(subject.noun, subject.quantifier, piece, words("assertions", "pairs"), assertion.sides)
    if unit is None and assertion.of_cells:
        unit = "cell"
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
    told = subject.quantifier.of == len(piece.values) and len(piece.values) > max(
        len(piece.row_keys()), len(piece.column_keys())
    )  # "four of the 30 configurations", where there are as many cells
    if judged.truth is False and unit == "cell" and not told and _may_be_lines(assertion):
        rows: list[Unit] = ["row"] if len(piece.rows) != 1 else []
        columns: list[Unit] = ["column"] if len(piece.columns) != 1 else []
        read = charitable([judged, *(_judge_unit(assertion, piece, unit) for unit in (*rows, *columns))])
        # "most settings exceed 0.9": of few cells, although most of the columns hold one
        loose = subject.quantifier.kind == "most" or assertion.of_cells
        return UNDECIDED if read.truth and loose else read
    return judged


def _opens_with_lines(phrases: Sequence[Phrase]) -> bool:
    """ "In every column, two rows exceed 0.5": it is in each of the columns that they are counted."""
    return phrases[0].type == "PREPOSITION" and len(phrases) > 1 and isinstance(phrases[1], Scope)


def _may_be_lines(assertion: Assertion) -> bool:
    """ "Three positions exceed 0.5": cells, or the rows or columns of an axis that nobody calls so."""
    noun = assertion.subject.noun
    if noun is None:
        return False
    loose = assertion.of_cells and noun.key not in words("assertions", "cell_nouns")
    return loose or noun.key in words("assertions", "loose_cells")


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
    held = predicate.relation in SIGNED and predicate.verb in words("assertions", "containing")
    if judgement.truth is None and unit in ("row", "column") and (predicate.relation in REACHED or held):
        line: Literal["row", "column"] = "row" if unit == "row" else "column"
        always = subject.universal or predicate.negated or predicate.verb in words("assertions", "staying")
        combined = [every] if always else [some, every]
        tallies = [tally_lines(piece, predicate, line, combine) for combine in combined]
        return charitable([judge_tally(lines, subject.quantifier, predicate) for lines in tallies])
    told = predicate.open_ends or predicate.exact_ends
    if predicate.relation == "within" and subject.quantifier.counts and not told:
        # "between 0.1 and 0.3", by the last digit, ends included or not
        ways = replace(predicate, exact_ends=True), replace(predicate, open_ends=True)
        others = [
            judge_tally(tally(piece, way, unit, subject.universal), subject.quantifier, way) for way in ways
        ]
        return charitable([*others, judgement])
    if predicate.spanning:
        settled, judgement = _judge_span(assertion, piece, judgement)
        if settled:
            return judgement
    whole = subject.quantifier.of == len(found.things)  # "four of the five", its own cell among them
    if judgement.truth is False and not whole and _may_leave_diagonal(piece, subject.universal):
        apart = piece._replace(part="off-diagonal")
        found = tally(apart, predicate, unit, False)
        rest = judge_tally(found, subject.quantifier, predicate, assertion.listed)
        if rest.truth and predicate.spanning and subject.quantifier == ALL:
            from heatparse.claims.counts.stated_spans import judge_ends

            rest = judge_ends(apart, predicate, rest)
        return charitable([rest, judgement])
    if judgement.truth is False and not whole and _may_except_own(piece):
        rest = judge_tally(
            tally(piece._replace(part="off-diagonal"), predicate, unit, False), subject.quantifier, predicate
        )
        return (
            UNDECIDED if rest.truth else judgement
        )  # "nothing but B exceeds 0.5 in the A row": A itself does
    return judgement


def _judge_span(assertion: Assertion, piece: Slice, judgement: Judgement) -> tuple[bool, Judgement]:
    """What a judgement of each value becomes where both ends of a range are told; whether that settles it."""
    from heatparse.claims.counts.stated_spans import is_course, is_of_scale, judge_course, judge_ends

    predicate = assertion.predicate
    if len(piece.values) == 1:
        return True, UNDECIDED  # one cell has no range: "goes from 0.5 to 0.8" in another panel
    if is_of_scale(assertion, piece):
        return True, judgement if judgement.truth else UNDECIDED
    spans = assertion.subject.quantifier == ALL
    if judgement.truth and spans:
        judgement = judge_ends(piece, predicate, judgement)
    if judgement.truth is False and spans and is_course(piece, predicate):
        return True, judge_course(piece)
    return False, judgement


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


def _may_leave_diagonal(piece: Slice, universal: bool) -> bool:
    if not piece.grid.is_square:
        return False
    from heatparse.claims.places.own_cells import may_leave_diagonal  # loaded for matrices with a diagonal

    return may_leave_diagonal(piece, universal)


def _may_except_own(piece: Slice) -> bool:
    if not piece.grid.is_square:
        return False
    from heatparse.claims.places.own_cells import may_except_own  # loaded for matrices with a diagonal

    return may_except_own(piece)

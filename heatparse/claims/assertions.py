"""Assertions: clauses that say something of all, some, none or a number of values.

"No cell exceeds 0.3", "three of the twelve off-diagonal values are negative", "the NLI row stays
between 0.1 and 0.3": a subject (whose values, how many) and a predicate (what is said of each).
They become claims of the kinds threshold, count, range and diagonal.
"""

from __future__ import annotations

from dataclasses import dataclass

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.metrics import is_measured, sides_of
from heatparse.claims.phrases import Amount, Phrase, Ref
from heatparse.claims.predicates import Predicate, find_predicates
from heatparse.claims.quantifiers import ALL, SOME
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.slices import Slice, readings
from heatparse.claims.subjects import Subject, SubjectReader, strip_brackets
from heatparse.claims.tallies import Tally, judge_tally, tally, unit_of
from heatparse.claims.words import Word
from heatparse.measures import Truth, equal
from heatparse.phrases import words
from heatparse.tokens import fold


@dataclass(slots=True)
class Assertion:
    """What a clause asserts, and the slices that it speaks of: one list a reading, a slice a panel."""

    clause: Clause
    subject: Subject
    predicate: Predicate
    readings: list[list[Slice]]
    certain: bool  # nothing in it is unknown: it may be refuted
    sides: frozenset[str] = frozenset()  # the axes that the counted noun names

    @property
    def first(self) -> Slice:
        return self.readings[0][0]


def read_assertion(clause: Clause, scene: Scene) -> Assertion | None:
    """The assertion of a clause, None when it makes none."""
    if clause.is_data or not clause.has("AMOUNT", "SIGN"):
        return None
    main, inside = strip_brackets(clause.phrases)
    predicates = find_predicates(main)
    if len(predicates) != 1:
        return None
    predicate = predicates[0]
    subject = SubjectReader(clause, scene, main, inside).read(predicate)
    if subject is None or not _settle_sign(subject, predicate, main):
        return None
    predicate.negated = subject.negated
    found = _readings(clause, scene, subject)
    if not found or not _has_subject(subject, predicate, clause, found[0]):
        return None
    certain = not subject.unknown and _measures_fit(main, predicate, scene, found)
    noun = subject.noun
    sides = sides_of(scene, noun.key) if noun is not None and noun.type == "UNKNOWN" else frozenset()
    return Assertion(clause, subject, predicate, found, certain, sides)


def judge_assertion(assertion: Assertion) -> Judgement:
    """The verdict over all readings: one that holds supports it, it is refuted when all fail."""
    if assertion.subject.guarded:
        return UNDECIDED
    judged = charitable([_judge_reading(assertion, slices) for slices in assertion.readings])
    if judged.truth is False and not (assertion.certain and _binds(assertion)):
        return UNDECIDED
    return judged


def _binds(assertion: Assertion) -> bool:
    """Whether one counterexample refutes: the text says "all" or a number, or speaks of one cell."""
    subject = assertion.subject
    return subject.said or assertion.first.is_cell or subject.part != "all"


# Reading

_VERBS = frozenset(("BE", "HAVE", "OCCUR", "DIFFERENCE", "SHARE"))


def _settle_sign(subject: Subject, predicate: Predicate, main: list[Phrase]) -> bool:
    """ "Contains negative values" needs one; "all negative values lie in …" says something else."""
    if (
        predicate.relation not in ("positive", "negative", "zero", "nonzero", "near")
        or predicate.low is not None
    ):
        return True
    following = main[predicate.last] if predicate.last < len(main) else None
    before = main[predicate.first - 1] if predicate.first else None
    attributive = following is not None and following.type in ("MEASURE", "DIMENSION", "AXISNOUN", "UNKNOWN")
    if not any(phrase.type in _VERBS for phrase in main):
        return False
    if not attributive:
        return True
    if before is not None and before.type == "SCOPE" and subject.quantifier == ALL:
        return False
    if subject.only:
        if predicate.verb not in words("assertions", "containing"):
            return False
        subject.only, subject.said = False, True
        return True
    sides = {ref.side for ref in subject.places}
    if subject.quantifier == ALL and not subject.universal and not subject.negated and len(sides) < 2:
        subject.quantifier, subject.said = SOME, True
    return True


def _has_subject(subject: Subject, predicate: Predicate, clause: Clause, slices: list[Slice]) -> bool:
    """Whether the text says what it speaks of. A plain number for one cell is a cell value."""
    if predicate.relation in ("equal", "reach"):
        if slices[0].is_cell and not subject.quantifier.counts:
            return False
        return subject.said or subject.part != "all"
    return bool(subject.said or subject.places or subject.pairs or subject.part != "all" or clause.heads)


def _measures_fit(main: list[Phrase], predicate: Predicate, scene: Scene, found: list[list[Slice]]) -> bool:
    """Whether the clause speaks of what the cells hold, in their unit."""
    for phrase in main:
        if isinstance(phrase, Word) and phrase.type == "MEASURE" and not is_measured(scene, phrase.key):
            return False
        if isinstance(phrase, Amount) and phrase.unit and phrase.unit not in words("assertions", "units"):
            return False
    unit = predicate.low.unit if predicate.low is not None else None
    if unit is None:
        return True
    grid = found[0][0].grid
    return unit == "%" or any(value.cell.value.unit == unit for value in grid.values[:3])


def _readings(clause: Clause, scene: Scene, subject: Subject) -> list[list[Slice]]:
    """For each way to understand the places: the slices of all panels that the clause speaks of."""
    panels = scene.panels(clause)
    known = [slices for panel in panels if (slices := _panel_readings(clause, scene, subject, panel))]
    narrowed = bool(subject.places or subject.pairs or subject.part != "all")
    if not known or (len(known) < len(panels) and not narrowed):
        return []
    depth = max(map(len, known))
    return [[slices[min(at, len(slices) - 1)] for slices in known] for at in range(depth)]


def _panel_readings(clause: Clause, scene: Scene, subject: Subject, panel: int) -> list[Slice]:
    grid = scene.grids[panel]
    if not grid.cells and not grid.areas:
        return []
    if subject.part != "all" and not grid.is_square:
        return []
    if subject.pairs:
        if subject.places or len(subject.pairs) > 1:
            return []
        cells = scene.cells(*subject.pairs[0], grid)
        return [Slice(grid, (fold(row),), (fold(column),)) for row, column in cells[:1]]
    part = subject.part
    if subject.others:
        if part != "all" or not grid.is_square or not subject.places:
            return []
        part = "off-diagonal"
    found: list[Slice] = []
    pieces = list(readings(scene, grid, subject.places, clause.heads, part))  # type: ignore[arg-type]
    for ref in subject.inherited:
        pieces += readings(scene, grid, [*subject.places, ref], clause.heads, part)  # type: ignore[arg-type]
    for piece in dict.fromkeys(pieces):
        without = _set_aside(scene, subject, piece)
        if without is not None:
            found.append(piece._replace(without=without))
    return found


def _set_aside(scene: Scene, subject: Subject, piece: Slice) -> frozenset[tuple[str, str]] | None:
    """The cells of a slice that the clause sets aside; None when it is not clear which."""
    without: set[tuple[str, str]] = set()
    members = {(value.row, value.column) for value in piece.values}
    for first, second in subject.without_pairs:
        cells = [(fold(row), fold(column)) for row, column in scene.cells(first, second, piece.grid)]
        inside = [cell for cell in cells if cell in members]
        if not inside:
            return None
        without.add(inside[0])
    for ref in subject.without:
        without_ref = _set_aside_line(scene, ref, piece, members)
        if without_ref is None:
            return None
        without |= without_ref
    return frozenset(without & members)


def _set_aside_line(
    scene: Scene, ref: Ref, piece: Slice, members: set[tuple[str, str]]
) -> set[tuple[str, str]] | None:
    lines = scene.lines(ref, piece.grid)
    if piece.part != "diagonal" and len(lines) > 1:
        lines = [line for line in lines if (piece.columns if line.axis == "row" else piece.rows)]
    if not lines or (len(lines) > 1 and piece.part != "diagonal"):
        return None
    side = 0 if lines[0].axis == "row" else 1
    labels = set(map(fold, lines[0].labels))
    return {cell for cell in members if cell[side] in labels}


# Judging


def _judge_reading(assertion: Assertion, slices: list[Slice]) -> Judgement:
    subject = assertion.subject
    if subject.only and subject.quantifier == ALL:
        return _judge_only(assertion, slices[0]) if len(slices) == 1 else UNDECIDED
    noun = subject.noun
    if subject.quantifier.counts and noun is not None and noun.type == "DIMENSION" and noun.value == "panel":
        return _judge_panels(assertion, slices)
    judged = [_judge_slice(assertion, piece) for piece in slices]
    truths = {judgement.truth for judgement in judged}
    if len(truths) == 1 or False not in truths:
        truth: Truth = True if truths == {True} else (False if truths == {False} else None)
    else:
        truth = False if subject.every_panel else None
    deciding = [judgement for judgement in judged if judgement.truth is truth] or judged
    text = "; ".join(dict.fromkeys(judgement.explanation for judgement in deciding if judgement.explanation))
    return Judgement(truth, text, tuple(span for judgement in deciding for span in judgement.spans))


def _judge_slice(assertion: Assertion, piece: Slice) -> Judgement:
    subject, predicate = assertion.subject, assertion.predicate
    sides = assertion.sides
    unit = unit_of(subject.noun, subject.quantifier, piece, words("assertions", "pairs"), sides)
    if unit is None:
        return UNDECIDED
    if subject.quantifier.kind in ("all", "none", "some") and unit != "pair":
        unit = "cell"
    elif unit != "cell" and len(piece.rows if unit == "row" else piece.columns) == 1:
        return UNDECIDED  # "three rows" of one row
    found = tally(piece, predicate, unit, subject.universal)
    judgement = judge_tally(found, subject.quantifier, predicate)
    if judgement.truth and predicate.spanning and subject.quantifier == ALL:
        return _judge_ends(piece, predicate, judgement)
    return judgement


def _judge_ends(piece: Slice, predicate: Predicate, judgement: Judgement) -> Judgement:
    """ "Ranges from 0.1 to 0.9": the ends must be there too; with rougher numbers that is left open."""
    values, stated = piece.values, predicate.range(piece.grid)
    if not values:
        return UNDECIDED
    low = min(values, key=lambda value: value.low)
    high = max(values, key=lambda value: value.high)
    ends = stated._replace(high=stated.low), stated._replace(low=stated.high)
    truths = equal(low, ends[0]), equal(high, ends[1])
    if all(truths):
        return judgement
    finest = max(low.resolution, high.resolution)
    is_exact = not stated.slack and not low.slack and not high.slack and stated.resolution <= finest
    if is_exact and False in truths and len(values) == piece.size:
        tell = piece.grid.tell
        return Judgement(False, f"lowest {tell(low)}; highest {tell(high)}", (low.span, high.span))
    return UNDECIDED


def _judge_panels(assertion: Assertion, slices: list[Slice]) -> Judgement:
    """ "In three of the four heatmaps": what is counted are panels."""
    truths: list[Truth] = []
    for piece in slices:
        judged = judge_tally(tally(piece, assertion.predicate, "cell", True), ALL, assertion.predicate)
        truths.append(judged.truth if piece.is_cell or judged.truth else None)
    quantifier = assertion.subject.quantifier
    if quantifier.of not in (None, len(slices)):
        return UNDECIDED
    return Judgement(quantifier.holds(truths), f"true of {truths.count(True)} of {len(slices)} panels")


def _judge_only(assertion: Assertion, piece: Slice) -> Judgement:
    """ "Only A and B exceed 0.3": they do, and nothing else does."""
    lines = [(axis, keys) for axis, keys in (("row", piece.rows), ("column", piece.columns)) if keys]
    refs = assertion.clause.refs()
    if not refs or not lines:
        return UNDECIDED
    judged: list[Judgement] = []
    for axis, keys in lines:
        wider = piece._replace(rows=()) if axis == "row" else piece._replace(columns=())
        found = tally(wider, assertion.predicate, "row" if axis == "row" else "column", False)
        judged.append(_judge_only_axis(found, axis, frozenset(keys)))
    return judged[0] if len(judged) == 1 else UNDECIDED


def _judge_only_axis(found: Tally, axis: str, keys: frozenset[str]) -> Judgement:
    inside: list[Truth] = []
    outside: list[Truth] = []
    for thing in found.things:
        value = thing.values[0]
        key = value.row if axis == "row" else value.column
        (inside if key in keys else outside).append(thing.truth)
    if not inside or None in inside or None in outside:
        return UNDECIDED
    truth = all(inside) and not any(outside)
    return Judgement(
        truth, f"true of {sum(map(bool, inside))} of the named and {sum(map(bool, outside))} of the others"
    )

"""What binds: whether a counterexample refutes an assertion, or the text leaves room for other values."""

from __future__ import annotations

from heatparse.claims.counts.assertions import Assertion
from heatparse.claims.counts.predicates import REACHED, SIGNED, Predicate
from heatparse.claims.counts.stated_spans import is_extent
from heatparse.claims.language.phrases import Phrase, Scope, key_of, outside_brackets
from heatparse.claims.places.fillings import fill
from heatparse.claims.places.own_cells import may_leave_diagonal
from heatparse.claims.places.scopes import universal_axis
from heatparse.claims.places.slices import Slice
from heatparse.grid import Value
from heatparse.measures import exact, middle
from heatparse.phrases import words

# So few values may all contradict a statement about them.
_FEW = 2
_NAMED = 3  # cells that are named one by one
_PLAIN = frozenset((
    "REF", "NEGATION", "SCOPE", "AMOUNT", "PREPOSITION", "DIMENSION", "MEASURE", "BE", "HAVE", "AXISNOUN", "COMMA",
    "COLOUR",
))  # fmt: skip
_PLAIN_LINE = _PLAIN | {"OCCUR", "PEAKS"}
_BESIDE_SPANS = frozenset(("SPREAD", "JOIN", "AND", "UNKNOWN"))  # of known words
_BOUNDS = REACHED - {"reach"}
_SEEN = SIGNED | {"colored"}  # a glance at one cell tells it


def binds(assertion: Assertion) -> bool:
    """Whether one counterexample refutes: the text says "all" or a number, or speaks of one cell."""
    subject = assertion.subject
    if _is_datum_among_bands(assertion) or _may_be_total(assertion):
        return False
    return (
        subject.said
        or subject.only
        or assertion.direct
        or assertion.first.is_cell
        or (assertion.predicate.relation in _SEEN and _names_each(assertion.first))
        or (assertion.predicate.relation in _BOUNDS and _names_all(assertion))
        or subject.places.part != "all"
        or any(is_extent(slices, assertion) for slices in assertion.readings)
        or _names_its_ends(assertion)
        or _lists_each(assertion)
        or _is_level_of_line(assertion)
        or _is_span_of_line(assertion)
        or ((is_of_bands(assertion) or is_of_block(assertion)) and not any(_holds_anywhere(assertion)))
    )


def _names_its_ends(assertion: Assertion) -> bool:
    """ "A ranges from 0.4 (P) to 15.0 (Q)": both ends are cells of the line, so that nothing else is meant."""
    predicate, pieces = assertion.predicate, [slices[0] for slices in assertion.readings if len(slices) == 1]
    single = all(len(piece.rows) == 1 or len(piece.columns) == 1 for piece in pieces)
    told = predicate.low is not None and predicate.high is not None and predicate.relation == "within"
    if not told or not single or predicate.negated or len(pieces) < len(assertion.readings):
        return False
    if not predicate.spanning or predicate.verb in words("assertions", "leading"):
        return False
    from heatparse.claims.counts.placed_ends import have_places  # loaded where both ends may be placed

    ends = predicate.low, predicate.high
    return any(have_places(assertion.clause.phrases, ends, piece.values) for piece in pieces)  # type: ignore[arg-type]


def _is_datum_among_bands(assertion: Assertion) -> bool:
    """Whether a line in front of the last stretch that is told may tell one of its own: "All days but one: 9-10".

    Which line it is of may stand in what heads it.
    """
    areas, phrases = assertion.first.grid.areas, assertion.clause.phrases
    if not areas or [phrase.type for phrase in phrases[-2:]] != ["COLON", "AMOUNT"]:
        return False
    return assertion.clause.start < max(area.span.start for area in areas)


def _may_be_total(assertion: Assertion) -> bool:
    """ "Across all lines there are 327 faults": more than any of so many counts is, as their sum may be."""
    predicate, values = assertion.predicate, assertion.first.values
    told = predicate.low.value if predicate.relation == "equal" and predicate.low is not None else None
    over = any(
        isinstance(p, Scope) and p.key in words("assertions", "over_all") for p in assertion.clause.phrases
    )
    counts = all(value.resolution == 1.0 for value in values)
    return over and told is not None and counts and all(told > value.high for value in values)


def is_of_bands(assertion: Assertion) -> bool:
    """Whether a statement names one line of a grid that is told in stretches, and no more than a part of it."""
    piece, refs = assertion.first, assertion.subject.places.refs
    told = bool(piece.grid.areas) and len(assertion.readings) == len(assertion.first_reading) == 1
    single = [len(name.labels) for ref in refs for name in ref.names if not ref.is_panel].count(1)
    return (
        told
        and min(len(piece.rows), len(piece.columns)) <= 1
        and single == 1
        and bool(piece.rows or piece.columns)
    )


def is_of_block(assertion: Assertion) -> bool:
    """ "In hours 4-9 the dry season stays above 50": a stretch of each axis, of which a statement tells all."""
    piece = assertion.first
    told = bool(piece.grid.areas) and len(assertion.readings) == len(assertion.first_reading) == 1
    plain = assertion.clause.types <= _PLAIN | {"RESTRICTION", "OCCUR"} and not assertion.clause.heads
    named = bool(piece.rows and piece.columns) and plain
    cells = len(piece.rows) * len(piece.columns)
    return told and named and assertion.predicate.relation in _BOUNDS and len(_told_of(piece)) == cells


def _told_of(piece: Slice) -> list[Value]:
    """The values of a slice, those included that are told of several cells at once."""
    return piece._replace(grid=fill(piece.grid)).values


def _holds_anywhere(assertion: Assertion) -> list[bool]:
    """Of which values of a slice it may be true."""
    piece, predicate = assertion.first, assertion.predicate
    return [predicate.test(value, piece.grid) is not False for value in _told_of(piece)] or [True]


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


def _is_plain(assertion: Assertion, further: frozenset[str] = frozenset()) -> bool:
    """ "A never exceeds 0.5": a line, a quantifier and a bound, and no word that could mean other values.

    Phrases of `further` types may stand beside them.
    """
    clause, piece = assertion.clause, assertion.first
    refs = [ref for ref in clause.refs() if not ref.is_panel]
    line = len(refs) == 1 and refs[0] in assertion.subject.places.refs and not refs[0].position
    line = line and [len(name.labels) for name in refs[0].names] == [1]
    return (
        line
        and clause.types <= _PLAIN_LINE | _verbal_types(assertion) | _types_of_others(assertion) | further
        and all(key_of(phrase) in words("assertions", "lying") for phrase in clause.of("OCCUR"))
        and not (clause.heads or clause.contrasted or clause.before)
        and len(assertion.readings) == 1
        and min(len(piece.rows), len(piece.columns)) == 0
    )


def _is_span_of_line(assertion: Assertion) -> bool:
    """ "A ranges from 0.4 to 0.6", where a value of A is none of these: both ends are told of the whole line."""
    piece, predicate = assertion.first, assertion.predicate
    spans = predicate.spanning or predicate.verb in words("assertions", "spanning")
    told = predicate.relation == "within" and spans and not predicate.negated and assertion.certain
    whole = len(piece.values) == piece.size > _FEW and assertion.subject.places.part == "all"
    verbs = all(
        key_of(phrase) == predicate.verb for phrase in assertion.clause.of("TREND")
    )  # "varies between"
    beside = _BESIDE_SPANS | {"TREND"} if verbs else _BESIDE_SPANS
    plain = told and whole and not piece.grid.areas and _is_plain(assertion, beside)
    if not plain or predicate.verb in words("assertions", "leading"):
        return False
    stated = predicate.range(piece.grid)
    numbers = {value.low for value in piece.values}
    return not {stated.low, stated.high} <= numbers  # of a part of the line, where both are numbers of it


def _types_of_others(assertion: Assertion) -> set[str]:
    """ "A stays below 0.5 on every other set", "off the diagonal": all of a line but for its own cell."""
    return {"RIVALS", "PART", "JOIN"} if assertion.subject.places.part in ("all", "off-diagonal") else set()


def _verbal_types(assertion: Assertion) -> set[str]:
    """Further types of phrases that only tell the bound: "never plunges below zero", "at no point falls below"."""
    clause, types = assertion.clause, set()
    if all(key_of(phrase) in words("assertions", "harmless") for phrase in clause.of("UNKNOWN")):
        types.add("UNKNOWN")
    denied = clause.has("NEGATION") or any(
        isinstance(p, Scope) and p.quantifier == "none" for p in clause.of("SCOPE")
    )
    if assertion.subject.universal and assertion.predicate.relation in SIGNED:
        types |= {"SIGN"}  # "all values of A are negative"
    if denied and assertion.predicate.relation in _BOUNDS:
        types |= {"DIFFERENCE"}
        if assertion.predicate.low is None:
            types |= {"COMPARATIVE", "SIGN"}
    return types


def _is_plain_diagonal(assertion: Assertion) -> bool:
    """ "All diagonal entries are 0.9", "… exceed 0.9": no word that could mean other values."""
    clause, places = assertion.clause, assertion.subject.places
    named = [ref for ref in clause.refs() if not ref.is_panel]
    plain = clause.types <= _PLAIN | {"PART", "PRONOUN", "AND"} | _equal_types(assertion)
    told = assertion.predicate.relation in _SEEN | {"equal"} and places.part == "diagonal"
    bound = assertion.predicate.relation in _BOUNDS and places.part in ("diagonal", "off-diagonal")
    bound = bound and assertion.subject.said and not (clause.before or clause.lead)
    return (told or bound) and plain and not (named or clause.heads or clause.contrasted)


def _equal_types(assertion: Assertion) -> set[str]:
    """Further types of phrases that only tell a number: "equal 0.9 (self-similarity)", "is filled with zeros"."""
    clause, relation = assertion.clause, assertion.predicate.relation
    types = (
        {"OPEN", "CLOSE"} if {p.type for p in _bracketed(clause.phrases)} <= {"PART", "UNKNOWN"} else set()
    )
    if relation == "equal" and all(getattr(p, "value", "") == "equal" for p in clause.of("COMPARATIVE")):
        types.add("COMPARATIVE")
    if relation == "zero":
        types.add("SIGN")
    outside = [p for p in outside_brackets(clause.phrases) if p.type == "UNKNOWN"]
    if all(key_of(phrase) in words("assertions", "harmless") for phrase in outside):
        types.add("UNKNOWN")
    return types


def _bracketed(phrases: list[Phrase]) -> list[Phrase]:
    outside = {id(phrase) for phrase in outside_brackets(phrases)}
    return [p for p in phrases if id(p) not in outside and p.type not in ("OPEN", "CLOSE")]


def _is_level_of_line(assertion: Assertion) -> bool:
    """ "A lies below 0.5", where half of its values do not, nor does their mean; "A exceeds 0.5", where none does.

    No way to read it is left in which it is true.
    """
    piece, predicate = assertion.first, assertion.predicate
    if predicate.relation not in _BOUNDS or not (_is_plain(assertion) or _is_plain_stretch(assertion)):
        return False
    truths = [predicate.test(value, piece.grid) for value in piece.values]
    if len(truths) < _FEW or len(truths) < piece.size or None in truths:
        return False
    if _is_plain_stretch(assertion) or predicate.verb in words("assertions", "peaking"):
        return True
    if predicate.verb not in words("assertions", "lying"):
        return True not in truths
    mean = exact(sum(middle(value) or 0.0 for value in piece.values) / len(truths))
    return 2 * truths.count(True) <= len(truths) and predicate.test(mean, piece.grid) is False


def _is_plain_stretch(assertion: Assertion) -> bool:
    """ "A lies below 0.5 from P to S": one line, and a stretch of the other axis, with all that is in it."""
    clause, piece = assertion.clause, assertion.first
    refs = [ref for ref in clause.refs() if not ref.is_panel]
    lines = sorted((len(piece.rows), len(piece.columns)))
    told = len(refs) in (2, 3) and all(ref in assertion.subject.places.refs or ref.names for ref in refs)
    return (
        told
        and lines[0] == 1
        and lines[1] > _FEW
        and clause.types <= _PLAIN | {"OCCUR", "HAVE", "CARDINAL", "POSITION", "JOIN", "AND"}
        and not (clause.heads or clause.contrasted)
        and len(assertion.readings) == 1
    )


def _is_plain_block(assertion: Assertion) -> bool:
    """ "All values among A, B and C are positive": no word that could mean other values."""
    clause, places = assertion.clause, assertion.subject.places
    plain = clause.types <= _PLAIN | {"RESTRICTION", "SIGN", "AREA"} and len(clause.refs()) == 1
    said = assertion.subject.universal and assertion.predicate.relation in _SEEN
    return places.block is not None and plain and said and not (clause.heads or clause.contrasted)


def _is_plain_whole(assertion: Assertion) -> bool:
    """ "All values of the left panel lie below 0.5": a panel, and no other word that could mean other values."""
    clause, piece = assertion.clause, assertion.first
    named = [ref.is_panel for ref in clause.refs()] != [True]
    plain = clause.types <= _PLAIN_LINE | _BESIDE_SPANS | {"DIFFERENCE"} and assertion.certain
    told = assertion.subject.universal and assertion.predicate.relation in _BOUNDS | {"within"}
    whole = (
        not (piece.rows or piece.columns) and assertion.subject.places.part == "all" and not piece.grid.areas
    )
    alone = not (clause.heads or clause.lead or clause.contrasted or clause.before)
    return told and whole and plain and alone and not named and len(assertion.readings) == 1


def _names_each(piece: Slice) -> bool:
    """ "A is negative in B and C": each of these cells is named."""
    return 0 < len(piece.rows) * len(piece.columns) <= _NAMED


def _names_all(assertion: Assertion) -> bool:
    """ "A exceeds 50% in P, Q and R": each of these cells is named, in a list of its own."""
    piece, named = assertion.first, assertion.subject.places.refs
    lists = [ref for ref in named if len(ref.names) > 1 and all(len(name.labels) == 1 for name in ref.names)]
    return len(lists) == 1 and min(len(piece.rows), len(piece.columns)) == 1


def speaks_of_others(assertion: Assertion) -> bool:
    """Whether most values contradict in one way to understand the places.

    Then the text means other values, in words that were not understood, or the numbers were misread.
    """
    if (
        (assertion.predicate.relation in _SEEN and _is_plainly_placed(assertion))
        or _names_both_axes(assertion)
        or _is_plain(assertion)
        or _is_plain_diagonal(assertion)
        or _is_plain_block(assertion)
        or _is_plain_whole(assertion)
        or _is_span_of_line(assertion)
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

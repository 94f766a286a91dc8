"""Ranges of things that are counted: "the four stations range from 0.1 to 0.6" is said of all four together."""

from __future__ import annotations

from heatparse.claims.counts.assertions import Assertion
from heatparse.claims.counts.quantifiers import ALL
from heatparse.claims.counts.tally_units import line_unit
from heatparse.claims.places.slices import Slice
from heatparse.records import replace


def of_all_counted(assertion: Assertion) -> Assertion:
    """The assertion of all values, where just as many things are told as there are."""
    subject = assertion.subject
    count, of = subject.quantifier.count, subject.quantifier.of
    plain = of in (None, count) and subject.per is None and not (subject.only or subject.denied)
    pieces = [piece for slices in assertion.readings for piece in slices]
    if not plain or not all(_holds(piece, assertion, count) for piece in pieces):
        return assertion
    return replace(assertion, subject=replace(subject, quantifier=ALL))


def _holds(piece: Slice, assertion: Assertion, count: int) -> bool:
    """Whether a slice is made of so many lines, or of so many cells where nothing says that lines are counted."""
    unit = line_unit(assertion.subject.noun, assertion.sides)
    if unit is None:
        return len(piece.values) == count
    lines = piece.row_keys() if unit == "row" else piece.column_keys()
    return len(lines) == count

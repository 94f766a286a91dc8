"""Vain exceptions: "all values but that of A are 1", where that of A is 1 as well.

Who says "except", says that it is otherwise there; who sets something aside ("leaving A aside") does not. Of bounds
nothing is said: "all but A exceed 0.5" may leave open what A does.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.assertions import Assertion
from heatparse.claims.counts.quantifiers import ALL
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import key_of
from heatparse.claims.places.slices import Slice
from heatparse.claims.wording import told
from heatparse.grid import Value
from heatparse.phrases import words

_SHOWN = 3  # values that an explanation names


def without_vain_exception(assertion: Assertion, slices: Sequence[Slice], judged: Judgement) -> Judgement:
    """What a judgement that holds for the rest becomes; itself where the exception is one."""
    subject, predicate = assertion.subject, assertion.predicate
    if subject.quantifier != ALL or subject.only or subject.denied or len(slices) != 1:
        return judged
    if predicate.relation != "equal" or not assertion.clause.has("EXCEPTION"):
        return judged
    (piece,) = slices
    excepted = _excepted(piece)
    if not excepted or not all(predicate.test(value, piece.grid) for value in excepted):
        return judged
    strict = words("assertions", "except")
    if not any(key_of(phrase) in strict for phrase in assertion.clause.of("EXCEPTION")):
        return Judgement(None, judged.explanation)
    spans = tuple(value.span for value in excepted[:_SHOWN])
    return Judgement(False, f"{told(piece.grid, excepted, _SHOWN)}, and no exception", spans)


def _excepted(piece: Slice) -> list[Value]:
    """The cells that are set aside; what a label has with itself only where the diagonal is spoken of."""
    aside = [piece.grid.at(row, column) for row, column in sorted(piece.without)]
    found = [value for value in aside if value is not None]
    own = piece.part == "diagonal"
    if own or piece.grid.has_trivial_diagonal:
        found = [value for value in found if (value.row == value.column) is own]
    return found

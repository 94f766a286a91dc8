"""Carried numbers: of which place a number is told, where the sentence has named another one in between.

"In July, A keeps 5, more than in August, while B has 3": B in July. "The largest effect of A is 5, and for B it is 7":
the largest of B.
"""

from __future__ import annotations

from itertools import permutations

from heatparse.claims.language.phrases import Amount, Ref, key_of, phrase_key
from heatparse.claims.language.sentences import Clause, clauses_before, follows_in_sentence
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, CellValueClaim, ExtremumClaim
from heatparse.phrases import words
from heatparse.records import replace

_MADE = ("SUPERLATIVE", "AGGREGATE", "SPREAD", "DIFFERENCE")
_LINES = ("AXISNOUN", "DIMENSION")
_TWO = 2
_SHORT = 8  # phrases of "and for B it is C (7)"


def is_carried_otherwise(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a refuted claim takes its place, or its subject, from a part of the sentence that does not tell it."""
    if isinstance(claim, CellValueClaim):
        return _is_of_it(clause, scene) or _fits_place_before(claim, clause, scene)
    if claim.kind == "comparison":  # type: ignore[attr-defined]
        return _has_strange_subject(clause, scene)
    if claim.kind in ("threshold", "range", "count"):  # type: ignore[attr-defined]
        return _is_of_part_before(clause, scene)
    if claim.kind == "trend":  # type: ignore[attr-defined]
        return claim.rule == "cell-value-mismatch" and _moves_in_square(clause, scene)
    return isinstance(claim, ExtremumClaim) and _may_be_turned(clause) and _fits_turned(claim, clause, scene)


def _is_of_it(clause: Clause, scene: Scene) -> bool:
    """ "For B it is 7", behind an extreme, a mean or a distance."""
    if len(clause.phrases) > _SHORT:
        return False
    told = [key_of(phrase) for phrase in clause.phrases if phrase.type == "PRONOUN"]
    if words("reserves", "subjects").isdisjoint(told):
        return False
    return any(before.has(*_MADE) for before in clauses_before(clause, scene.text.replace(";", ",")))


def _fits_place_before(claim: CellValueClaim, clause: Clause, scene: Scene) -> bool:
    """Whether the number is that of a line of its clause at another place that the sentence has named."""
    if claim.value is None or claim.value.value is None or clause.before is None:
        return False
    text = scene.text.replace(";", ",")
    front = [ref for before in clauses_before(clause, text) for ref in before.refs()]
    for ref in clause.refs():
        for other in (*clause.heads, *front):
            for panel in scene.panels(clause):
                grid = scene.filled(panel)
                told = grid.measure(claim.value)
                for row, column in scene.cells(ref, other, grid):
                    value = grid.at(row, column)
                    if value is not None and value.low == value.high == told.low:
                        return True
    return False


def _is_of_part_before(clause: Clause, scene: Scene) -> bool:
    """ "At the two outer sizes A is safe, staying above 5": of those, which are no whole axis."""
    before = clause.before
    first = clause.phrases[0] if clause.phrases else None
    opens = first is not None and first.type in ("BE", "HAVE", "OCCUR") and phrase_key(first).endswith("ing")
    if not opens or before is None or not follows_in_sentence(clause, before, scene.text):
        return False
    triples = zip(before.phrases, before.phrases[1:], before.phrases[2:], strict=False)
    return any(
        one.type in ("CARDINAL", "PREPOSITION") and two.type == "UNKNOWN" and three.type in _LINES
        for one, two, three in triples
    )


def _may_be_turned(clause: Clause) -> bool:
    """Whether a clause leaves open which of two labels is the row: it names one alone, or "A for B"."""
    joints = [
        key_of(two)
        for one, two, three in zip(clause.phrases, clause.phrases[1:], clause.phrases[2:], strict=False)
        if isinstance(one, Ref) and isinstance(three, Ref)
    ]
    refs = clause.refs()
    if any(ref.names and ref.names == head.names for ref in refs for head in clause.heads):
        return False  # "**A**: highest on the diagonal": the cell of A and A
    return not any(ref.relation for ref in refs) and (len(refs) == 1 or "for" in joints)


def _moves_in_square(clause: Clause, scene: Scene) -> bool:
    """ "Sons of A move up to B (0.2)", of a square: the number is that of both, whichever is the row."""
    amounts = [p for p in clause.phrases if isinstance(p, Amount) and p.quantity.value is not None]
    named = [*clause.heads, *clause.refs()]
    return any(_is_held(amount.quantity, named, clause, scene) for amount in amounts)


def _fits_turned(claim: ExtremumClaim, clause: Clause, scene: Scene) -> bool:
    """ "Trained on A, the loss is largest on B (5)": at A and B, whichever of them is the row."""
    if claim.value is None:
        return False
    front = [ref for before in clauses_before(clause, scene.text) for ref in before.refs()]
    return _is_held(claim.value, [*clause.heads, *clause.refs(), *front], clause, scene)


def _is_held(number: Quantity, named: list[Ref], clause: Clause, scene: Scene) -> bool:
    """Whether a cell of a square that two of some labels name holds a number, whichever of them is the row."""
    for panel in scene.panels(clause):
        grid = scene.filled(panel)
        if not grid.is_square or not grid.cells:
            continue
        told = grid.measure(number)
        for one, two in permutations(named, _TWO):
            rows, columns = (
                [
                    key
                    for line in scene.lines(replace(ref, side=None), grid)
                    if line.axis == axis
                    for key in line.labels
                ]
                for ref, axis in ((one, "row"), (two, "column"))
            )
            if len(rows) != 1 or len(columns) != 1:
                continue
            value = grid.at(rows[0], columns[0])
            if value is not None and value.low == value.high == told.low:
                return True
    return False


def _has_strange_subject(clause: Clause, scene: Scene) -> bool:
    """ "The surface reverts to 0.7, less than in March": who that is nobody knows, and it is no whole column."""
    before = clause.before
    if before is None or not clause.phrases or clause.phrases[0].type != "COMPARATIVE":
        return False
    refs = [ref for ref in (*before.refs(), *clause.refs()) if isinstance(ref, Ref) and not ref.is_panel]
    axes = {line.axis for grid in scene.all_filled() for ref in refs for line in scene.lines(ref, grid)}
    return len(axes) == 1 and before.has("AMOUNT") and not clause.has("SCOPE")

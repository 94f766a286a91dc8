"""Derived before: what is told of a size that the clause in front has made of several values, and not of cells.

"A spans 1.2, which is more than any other row", "A has the highest average, and only B has a negative one".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, product

from heatparse.claims.aggregates.functions import FUNCTIONS, compare_values
from heatparse.claims.language.phrases import Amount, Superlative, key_of
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_AMOUNTS = frozenset(("UNKNOWN", "MEASURE", "DIMENSION", "AXISNOUN"))  # what a pronoun is none in front of


def is_of_derived(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a comparison or a count takes up a mean, a sum or a spread that the sentence has told."""
    told = list(clauses_before(clause, scene.text))
    if claim.kind == "comparison":  # type: ignore[attr-defined]
        if claim.verdict == "supported" and told and _tells_mean(told[0]):
            return False  # what is above everywhere, or on the whole, has the larger mean
        return any(map(_tells_derived, told[:1])) and _compares_it(clause)
    return any(map(_tells_derived, told)) and _counts_it(clause)


def tells_derived_number(clause: Clause, scene: Scene) -> bool:
    """ "A is the best on average (3.2), and C is the worst (1.9)": where 1.9 is the average of C."""
    numbers = [phrase for phrase in clause.phrases if isinstance(phrase, Amount) and not phrase.bound]
    return fits_function(numbers, clauses_before(clause, scene.text), clause, scene)


def fits_function(
    numbers: Sequence[Amount], before: Iterable[Clause], clause: Clause, scene: Scene, roughly: bool = False
) -> bool:
    """Whether one of some numbers is what the clauses in front have made of lines, for a line of this clause."""
    told = {function for each in before for function in _functions(each)} & FUNCTIONS.keys()
    if not told:
        return False
    for grid in scene.all_filled():
        lines = [line for ref in clause.refs() for line in scene.lines(ref, grid)]
        for axis, label in ((line.axis, label) for line in lines for label in line.labels):
            values = grid.row(label) if axis == "row" else grid.column(label)
            apart = [value for value in values if value.row != value.column]
            for own, number, function in product((values, apart), numbers, told):
                truth = compare_values(grid, own, "", number, function).truth  # type: ignore[arg-type]
                if truth or (roughly and truth is None):
                    return True
    return False


def _functions(clause: Clause) -> Iterator[str]:
    """The functions that a clause takes of values."""
    yield from (str(getattr(phrase, "value", "")) for phrase in clause.of("AGGREGATE"))
    yield from _ranked_functions(clause)


def _tells_derived(clause: Clause) -> bool:
    derived = clause.has("AGGREGATE", "SPREAD") or clause.says(words("misleading", "deriving"))
    return derived or any(True for _ in _ranked_functions(clause))


def _ranked_functions(clause: Clause) -> Iterator[str]:
    """ "The hardest one on average": the mean, which a superlative has taken up."""
    for top in clause.of("SUPERLATIVE"):
        if isinstance(top, Superlative):
            yield from (str(noun.value) for noun in top.nouns if noun.type == "AGGREGATE")


def _tells_mean(clause: Clause) -> bool:
    functions = set(_functions(clause))
    return bool(functions) and functions <= {"mean", "sum"} and not clause.has("SPREAD")


def _compares_it(clause: Clause) -> bool:
    """ "Which is more than any other row", "larger than any other row"."""
    phrases = [p for p in clause.phrases if p.start >= clause.start]  # without a subject that it takes over
    if any(p.type in ("AMOUNT", "AGGREGATE") for p in phrases):
        return False
    told = [p.type for p in phrases if p.type not in ("SCOPE", "UNKNOWN", "COMMA")]
    return told[:3] == ["PRONOUN", "BE", "COMPARATIVE"] or told[:1] == ["COMPARATIVE"]


def _counts_it(clause: Clause) -> bool:
    """ "Only A has a negative one": a negative mean."""
    phrases = [*clause.phrases, None]
    for one, (two, three) in zip(phrases, pairwise(phrases[1:]), strict=False):
        if one is None or one.type != "SIGN" or key_of(two) not in words("misleading", "taking_up"):
            continue
        return three is None or three.type not in _AMOUNTS
    return False

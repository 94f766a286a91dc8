"""Derived sizes: what is compared is a size that the same sentence makes of several values, and no cell.

"A spans 3, more than any other row", "measured by the median, A comes last", "A's lowest value, 1 on P, lies 3 below
its highest".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_of, placed
from heatparse.claims.language.sentences import Clause, clauses_before, follows_in_sentence
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import middle
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.phrases import words

_HALF = 0.5
_EXACT = 1e-9
_JOINTS = frozenset(("COMMA", "JOIN", "AND", "OPEN", "STOP"))


def is_of_derived_size(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a refuted claim compares such a size, or tells one that its own line has."""
    if isinstance(claim, DifferenceClaim):
        return claim.mode != "factor" and _is_to_own_extreme(claim, clause, scene)
    if claim.kind == "comparison" and _takes_up_size(clause):  # type: ignore[attr-defined]
        return True
    if claim.kind == "comparison" and _is_of_number_before(clause, scene):  # type: ignore[attr-defined]
        return True
    ranked = claim.kind in ("extremum", "ranking", "comparison")  # type: ignore[attr-defined]
    return ranked and _is_measured_by(clause, scene)


def _takes_up_size(clause: Clause) -> bool:
    """ "A spans 3, more than any other row": a number of a verb that tells how far values reach."""
    phrases = clause.phrases
    deriving = words("misleading", "deriving")
    for at, phrase in enumerate(phrases[:-1]):
        if phrase.type not in _JOINTS or phrases[at + 1].type != "COMPARATIVE":
            continue
        front = phrases[:at]
        sized = any(p.type == "SPREAD" or key_of(p) in deriving for p in front)
        if sized and sum(isinstance(p, Amount) for p in front) == 1:  # "from 1 to 4, higher than": values
            return True
    return False


def _is_of_number_before(clause: Clause, scene: Scene) -> bool:
    """ "A gets 37 from elsewhere, more than any other": a number that no cell of its line has."""
    before = clause.before
    if before is None or not clause.has("RIVALS") or clause.has("AMOUNT"):
        return False
    amounts = [phrase for phrase in before.phrases if isinstance(phrase, Amount) and not phrase.bound]
    if len(amounts) != 1 or amounts[0].quantity.value is None or amounts[0].label is not None:
        return False
    if not follows_in_sentence(clause, before, scene.text):
        return False
    quantity = amounts[0].quantity
    lines = [(grid, line) for grid in scene.all_filled() for line in _lines((before,), grid, scene)]
    room = (quantity.resolution or 0.0) * _HALF + _EXACT
    told = [abs(grid.measure(quantity).low - number) for grid, line in lines for number in line]
    return bool(told) and all(apart > room for apart in told)


def _is_measured_by(clause: Clause, scene: Scene) -> bool:
    """ "Measured by the median, A comes last": told in front, by itself."""
    before = clause.before
    if before is None or not before.has("AGGREGATE", "SPREAD") or before.has("REF", "AMOUNT", "BE", "HAVE"):
        return False
    return follows_in_sentence(clause, before, scene.text)


def _is_to_own_extreme(claim: DifferenceClaim, clause: Clause, scene: Scene) -> bool:
    """ "On P, A lies 3 below its maximum": the number is that of a value, or an end, and the other end of a line."""
    quantity = claim.value
    if quantity is None or quantity.value is None or not _names_own(clause):
        return False
    told = abs(quantity.value)
    front = [*clauses_before(clause, scene.text)]
    for panel in scene.panels(clause):
        grid = scene.filled(panel)
        room = (quantity.resolution or 0.0) * _HALF + _EXACT
        for numbers in _lines((clause, *front), grid, scene):
            ends = (max(numbers), min(numbers))
            if any(abs(abs(number - end) - told) <= room for number in numbers for end in ends):
                return True
    return False


def _names_own(clause: Clause) -> bool:
    """ "Its maximum", "their lowest value", "the peak": an extreme that nobody names by its place."""
    owners = words("function_words", "possessive")
    return any(
        isinstance(two, Superlative) and key_of(one) in owners for one, two in pairwise(clause.phrases)
    )


def _lines(clauses: Sequence[Clause], grid: Grid, scene: Scene) -> Iterator[list[float]]:
    """The numbers of each line that the clauses name."""
    for clause in clauses:
        for phrase in (*clause.heads, *clause.phrases):
            ref = _place(phrase)
            if ref is None:
                continue
            for line in scene.lines(ref, grid):
                for key in line.labels:
                    values = grid.row(key) if line.axis == "row" else grid.column(key)
                    numbers = [number for value in values if (number := middle(value)) is not None]
                    if len(numbers) > 1:
                        yield numbers


def _place(phrase: Phrase) -> Ref | None:
    told = placed(phrase) if isinstance(phrase, Amount) else phrase
    return told if isinstance(told, Ref) and not told.is_panel else None

"""Told sizes: factors of numbers that are told beside them, and changes from panel to panel.

"P is the wrong label in 9.7% of cases, three times as often as Q (3.3%)"; "A on P, which loses 2".
"""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.amounts import is_change
from heatparse.claims.language.phrases import Amount, Phrase, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.cells import pair_up
from heatparse.claims.places.pairings import absolute
from heatparse.claims.scene import Scene
from heatparse.measures import Measure, equal, middle
from heatparse.models.claims import BaseClaim, DifferenceClaim

_CELL = 2  # references
_NEAR = 0.1  # of a factor


def is_told_size(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a difference fits two numbers beside it, or the two panels, and not the cells it was read of."""
    if not isinstance(claim, DifferenceClaim):
        return False
    if claim.mode == "factor":
        return _fits_numbers(clause)
    return len(scene.grids) == _CELL and _fits_panels(claim, clause, scene)


def _fits_numbers(clause: Clause) -> bool:
    """ "9.7% …, three times as often as Q (3.3%) and four times as often as R (2.4%)": each factor by its numbers."""
    phrases = clause.phrases
    factors = [at for at in range(len(phrases)) if _factor(clause, at) is not None]
    first = next((p for p in phrases[: factors[0]] if _is_number(p)), None) if factors else None
    if first is None:
        return False
    for at, end in pairwise([*factors, len(phrases)]):
        behind = next((p for p in phrases[at + 1 : end] if _is_number(p)), None)
        factor = _factor(clause, at) or 0.0
        if behind is None or not _is_multiple(first, behind, factor):
            return False
    return True


def _factor(clause: Clause, at: int) -> float | None:
    """How many times, where a phrase says it: "twice", "three times"."""
    phrase, behind = clause.phrases[at], clause.phrases[at + 1 : at + 2]
    if isinstance(phrase, Word) and phrase.type == "FACTOR":
        return float(phrase.value)
    if isinstance(phrase, Amount) and behind and behind[0].type == "TIMES":
        return phrase.quantity.value
    return None


def _is_number(phrase: Phrase) -> bool:
    return isinstance(phrase, Amount) and phrase.quantity.value is not None


def _is_multiple(one: Phrase, two: Phrase, factor: float) -> bool:
    left, right = (p.quantity.value or 0.0 for p in (one, two) if isinstance(p, Amount))
    return bool(right and factor) and abs(left / right - factor) <= _NEAR * factor


def _fits_panels(claim: DifferenceClaim, clause: Clause, scene: Scene) -> bool:
    """ "Only six cells decline: …, plus A on P, which loses 2": as much as that cell from panel to panel."""
    refs = [phrase for phrase in clause.phrases if isinstance(phrase, Ref) and not phrase.is_panel]
    told = [
        at for at, p in enumerate(clause.phrases) if isinstance(p, Amount) and is_change(clause.phrases, at)
    ]
    if len(refs) != _CELL or len(told) != 1 or claim.value is None or claim.value.value is None:
        return False
    grids = [scene.filled(n) for n in range(_CELL)]
    stated = absolute(grids[0].measure(claim.value))
    for row, column in pair_up(refs, scene, grids[0]):
        one, two = (grid.at(row, column) for grid in grids)
        if one is not None and two is not None:
            step = abs((middle(two) or 0.0) - (middle(one) or 0.0))
            if equal(stated, Measure(step, step)) is not False:
                return True
    return False

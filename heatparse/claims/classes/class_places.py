"""Places of classes: who comes behind the first one by recall or precision, and what a class is mistaken for next.

"Recall is highest for A, followed by B", "A is most often mistaken for B, and next for C".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.classes.class_contests import class_numbers, rates_of, words_of
from heatparse.claims.classes.confusions import counts_things, errors_of, labels_of, true_axes
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.extremes.winners import Contest
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.claims.parts.places_taken import places_hold
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.inventory.problems import enumerated
from heatparse.measures import middle
from heatparse.phrases import words
from heatparse.tokens import fold

_PAIR = 2  # a class and what it is taken for


def tells_errors(statement: Statement) -> bool:
    """ "A is most often mistaken for B"."""
    refs = [*statement.winners, *statement.slices]
    often = statement.top.key in words("winners", "often")
    return often and len(refs) == _PAIR and [bool(ref.relation) for ref in refs] == [False, True]


def judge_class_places(
    statement: Statement, contest: Contest, tail: Sequence[Phrase], scene: Scene
) -> Judgement:
    """ "Recall is highest for A, followed by B": whether classes take the first places by their numbers."""
    grid, sign = contest.grid, 1 if contest.direction == "high" else -1
    named = _labels([*statement.winners[:1], *_refs(tail)])
    if not grid.is_square or not grid.is_complete:
        return UNDECIDED
    readings = []
    for axis in true_axes(grid):
        for rate in rates_of(statement.classes, statement, axis):
            numbers = class_numbers(grid, axis, rate, counts_things(scene))
            if numbers is None:
                return UNDECIDED
            scores = {label: sign * number for label, number in numbers.items()}
            held, told = places_hold(scores, named, contest.rank - 1)
            shown = enumerated([f"{grid.name(label)} with {numbers[label]:.4g}" for label in told])
            text = f"by their {words_of(rate)}, the first {len(named)} are {shown}"
            readings.append(UNDECIDED if held is None else Judgement(held, text))
    return charitable(readings)


def judge_errors(statement: Statement, tail: Sequence[Phrase], grid: Grid) -> Judgement:
    """ "A is most often mistaken for B, and next for C": in the order of how often it is taken for each.

    As well "…, followed by C": that C is taken for B next.
    """
    subject, taken = (*statement.winners, *statement.slices)
    refs = _refs(tail)
    roles = {bool(ref.relation) for ref in refs}
    if not refs or len(roles) > 1 or min(len(labels_of(subject)), len(labels_of(taken))) != 1:
        return UNDECIDED
    readings = []
    for axis in true_axes(grid):
        readings.append(_ranked(grid, axis, subject, [taken, *refs]))
        if roles == {False}:
            readings.append(_ranked(grid, "column" if axis == "row" else "row", taken, [subject, *refs]))
    judged = charitable(readings)
    steps = sum(phrase.type == "NEXT" for phrase in statement.clause.phrases)
    if judged.truth is False and steps > 1 and len(labels_of(refs[-1])) > 1:
        return UNDECIDED  # "then for B, then for C and D": nobody says which of the two is ahead
    return judged


def _ranked(grid: Grid, axis: str, own: Ref, order: Sequence[Ref]) -> Judgement:
    """Whether the errors in the line of a class have their first places in an order."""
    line = errors_of(grid, axis)(fold(labels_of(own)[0]))
    scores = {(v.column if axis == "row" else v.row): middle(v) or 0.0 for v in line}
    held, told = places_hold(scores, _labels(order), 0)
    shown = enumerated([f"{grid.name(label)} with {scores.get(label, 0.0):.4g}" for label in told])
    return UNDECIDED if held is None else Judgement(held, f"{labels_of(own)[0]} is taken for {shown}")


def _refs(phrases: Sequence[Phrase]) -> list[Ref]:
    return [phrase for phrase in phrases if isinstance(phrase, Ref) and not phrase.is_panel]


def _labels(refs: Sequence[Ref]) -> list[str]:
    return [fold(label) for ref in refs for label in labels_of(ref)]

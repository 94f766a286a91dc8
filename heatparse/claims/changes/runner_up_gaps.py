"""Leads over the runner-up: "on P, A leads by 3", "A is 3 ahead of the next best on P", "A beats the second by 3"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.steps import judge_step
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, outside_brackets
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_prepositional, without_units
from heatparse.claims.parts.carried_gaps import is_gap
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import measure, middle
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.tokens import fold

_SIDES = 2  # a leader and a place
_SECOND = 2
_UPPER = frozenset(("high", "best", "warm", "much"))
_AHEAD = frozenset(("high", "better"))
# What is told beside the leader and the place, without the small words.
_FORMS = (
    ["AMOUNT", "COMPARATIVE", "SECOND"],
    ["LEADS", "SECOND", "BY", "AMOUNT"],
    ["LEADS", "BY", "AMOUNT"],
    ["COMPARATIVE", "SECOND", "BY", "AMOUNT"],
    ["LEADS", "GAP", "AMOUNT", "SECOND"],
)
_SMALL = frozenset(("PREPOSITION", "COMMA", "JOIN", "BE", "HAVE", "MEASURE", "AXISNOUN", "DIMENSION"))


def read_runner_up_gaps(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """How far the first of a line is ahead of its second."""
    panels = scene.panels(clause)
    if any(amount.quantity.text[-1:].isalpha() for amount in clause.of("AMOUNT")):  # type: ignore[union-attr]
        from heatparse.claims.changes.written_factors import (
            in_unit_of_cells,  # loaded where a number is told in thousands
        )

        clause = in_unit_of_cells(clause, scene)
    phrases = outside_brackets(without_units(clause.phrases, scene))
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount)]
    if len(panels) != 1 or len(refs) != _SIDES or len(amounts) != 1 or amounts[0].bound:
        return []
    told = [kind for phrase in phrases if (kind := _kind(phrase))]
    if told[:2] == ["COMPARATIVE", "RUNNER-UP"]:
        return []  # "A beats the runner-up by 3": of the whole figure, or of this place
    told = ["SECOND" if kind == "RUNNER-UP" else kind for kind in told]
    if told not in _FORMS or any(ref.is_panel or len(ref.names) != 1 for ref in refs):
        return []
    placed = [ref for ref in refs if is_prepositional(phrases, phrases.index(ref))]
    leaders = [ref for ref in refs if ref not in placed] if placed else refs[:1]
    if len(leaders) != 1:
        return []
    other = next(ref for ref in refs if ref is not leaders[0])
    judged = _judge(Change(clause, amounts[0]), leaders[0], other, scene.filled(panels[0]), scene)
    if judged.truth is None:
        return []
    clause.read.update(("widest gap", "runner-up"))
    return [
        scene.claim(DifferenceClaim, clause, judged, amounts[0], mode="absolute", value=amounts[0].quantity)
    ]


def _kind(phrase: Phrase) -> str:
    """What a phrase tells of a lead; "" for names and small words, its type for others."""
    if isinstance(phrase, Ref) or phrase.type in _SMALL:
        return ""
    if isinstance(phrase, Superlative):
        upper = phrase.direction in _UPPER and (phrase.count or 1) == 1
        if phrase.rank == _SECOND and upper and all(noun.type != "UNKNOWN" for noun in phrase.nouns):
            return "SECOND" if phrase.nouns else "RUNNER-UP"
        return "LEADS" if phrase.verb == "leads" and phrase.direction == "high" else "SUPERLATIVE"
    if phrase.type == "COMPARATIVE":
        return "COMPARATIVE" if getattr(phrase, "value", "") in _AHEAD else "OTHER"
    if phrase.type == "DIFFERENCE":
        return "GAP" if is_gap(phrase) else "OTHER"
    return phrase.type


def _judge(change: Change, leader: Ref, place: Ref, grid: Grid, scene: Scene) -> Judgement:
    """Whether a line leads by so much where another one crosses it."""
    lines = [scene.lines(ref, grid) for ref in (leader, place)]
    if grid.is_square or not all(len(each) == 1 and len(each[0].labels) == 1 for each in lines):
        return UNDECIDED
    one, two = (each[0] for each in lines)
    if one.axis == two.axis:
        return UNDECIDED
    key_row, key_column = (
        next(fold(line.labels[0]) for line in (one, two) if line.axis == axis) for axis in ("row", "column")
    )
    cell = grid.cells.get((key_row, key_column))
    if cell is None or not grid.is_complete:
        return UNDECIDED
    values = grid.select((key_row,)) if one.axis == "column" else grid.select((), (key_column,))
    signs = (1, -1) if scene.may_be_better_low else (1,)
    found = [_over_second(change, cell, values, sign) for sign in signs]
    leading = [judged for judged in found if judged is not None]
    if any(judged.truth for judged in leading):
        return next(judged for judged in leading if judged.truth)
    wrong = leading and all(judged.truth is False for judged in leading) and len(leading) == 1
    return leading[0] if wrong else UNDECIDED


def _over_second(change: Change, cell: Value, values: Sequence[Value], sign: int) -> Judgement | None:
    """The lead of a cell over the second of a line, upwards or downwards; None where it does not lead there."""
    others = [value for value in values if value is not cell]
    best = max(others, key=lambda value: sign * (middle(value) or 0.0), default=None)
    if best is None or sign * (middle(best) or 0.0) >= sign * (middle(cell) or 0.0):
        return None
    texts, spans = (best.text, cell.text), (best.span, cell.span)
    return judge_step(change, measure(best), measure(cell), texts, spans)

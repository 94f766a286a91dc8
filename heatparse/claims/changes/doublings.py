"""Doublings: what each step of an axis brings, "each doubling of the batch adds between 60% and 75%"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.factors import is_doubling
from heatparse.claims.changes.steps import judge_step
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.number_spans import span_ends
from heatparse.claims.language.phrases import Amount, Phrase, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, measure
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.quantities import read_quantity
from heatparse.records import replace
from heatparse.resources import vocabulary

_WAYS = {"gain": 1, "drop": -1}
_OTHERWISE = (*GUARDS, "COMPARATIVE", "SUPERLATIVE", "AGGREGATE", "RIVALS", "PART", "TIMES")
_EXACT = 1e-6
_WHOLE = 100.0


def read_doublings(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that tells how much each doubling of an axis brings."""
    phrases, panels = clause.phrases, scene.panels(clause)
    at = next((i for i in range(len(phrases)) if is_doubling(phrases, i)), None)
    if at is None or len(panels) != 1 or clause.is_data or clause.has(*_OTHERWISE):
        return []
    ways = {getattr(p, "value", "") for p in phrases[at:] if p.type == "DIFFERENCE"}
    ends = _ends(phrases[at:])
    noun = phrases[at + 2]
    if len(ways) != 1 or not ways <= _WAYS.keys() or not ends or not isinstance(noun, Word):
        return []
    along = "column" if noun.value.axis == "x" else "row"
    grid = scene.grids[panels[0]]
    steps = list(_steps(clause, scene, grid, along, key_of(phrases[at])))
    if not steps:
        return []
    clause.read.add("doubling")
    sign = _WAYS[ways.pop()]
    judgement = _judge([Change(clause, end, sign=sign) for end in ends], steps)
    mode = "percent" if ends[0].is_percent else "absolute"
    return [scene.claim(DifferenceClaim, clause, judgement, ends[0], mode=mode, value=ends[0].quantity)]


def _ends(phrases: Sequence[Phrase]) -> list[Amount]:
    """The number that each step is said to have, or the lowest and the highest one."""
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount) and phrase.label is None]
    if len(amounts) == 1 and amounts[0].quantity.value is None:
        low, high = span_ends(amounts[0].quantity)
        amounts = [replace(amounts[0], quantity=low), replace(amounts[0], quantity=high)]
    known = [amount for amount in amounts if amount.quantity.value is not None]
    if len(known) != len(amounts) or len(known) > 2:
        return []
    if len(known) == 2:
        return [replace(end, bound=bound) for end, bound in zip(known, ("at_least", "at_most"), strict=True)]
    return known


def _steps(clause: Clause, scene: Scene, grid: Grid, along: str, word: str) -> Iterator[tuple[Value, Value]]:
    """From each place to the next one in the lines that are named, or in all; none where a step is no doubling."""
    order = order_of(along, grid)
    numbers = [read.value for key in order if (read := read_quantity(grid.name(key))) and read.value]
    factor = next((float(n) for n, told in vocabulary("claims", "factor").items() if word in told), 0.0)
    turned = order[::-1] if 0 < factor < 1 else order
    wanted = max(factor, 1 / factor) if factor else 0.0
    if len(numbers) < len(order) or any(abs(two / one - wanted) > _EXACT for one, two in pairwise(numbers)):
        return
    refs = [ref for ref in clause.refs() if not ref.is_panel] or [
        ref for ref in clause.heads if not ref.is_panel
    ]
    lines = [line for ref in refs for line in scene.lines(ref, grid) if line.axis != along]
    named = [key for line in lines for key in line.labels]
    if len(lines) < len(refs):
        return
    for key in named or (grid.columns if along == "row" else grid.rows):
        for one, two in pairwise(turned):
            cells = [grid.at(end, key) if along == "row" else grid.at(key, end) for end in (one, two)]
            if cells[0] is not None and cells[1] is not None:
                yield cells[0], cells[1]


def _judge(ends: Sequence[Change], steps: Sequence[tuple[Value, Value]]) -> Judgement:
    """Whether every step lies within the ends, to the precision of the text."""
    found: list[Judgement] = []
    for first, second in steps:
        one, two = map(measure, (first, second))
        if ends[0].amount.is_percent and one.low > 0:
            two = Measure(
                *(_WHOLE * part / one.low for part in (two.low, two.high, two.resolution, two.slack))
            )
            one = Measure(_WHOLE, _WHOLE)  # a percentage of the first, and no difference in points
        for change in ends:
            spans = (first.span, second.span)
            judged = judge_step(change, one, two, (first.text, second.text), spans)
            even = replace(change, amount=replace(change.amount, bound=""))
            if (
                judged.truth is not True
                and judge_step(even, one, two, (first.text, second.text), spans).truth
            ):
                judged = judged._replace(truth=True)
            found.append(judged)
    wrong = next((judged for judged in found if judged.truth is False), None)
    if wrong is not None:
        return wrong._replace(right=None)
    if any(judged.truth is None for judged in found):
        return UNDECIDED
    return Judgement(True, "; ".join(dict.fromkeys(judged.explanation for judged in found)))

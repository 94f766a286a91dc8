"""Orders that the numbers beside the two sides contradict: "A is higher (0.5) than B (0.6)", "… than B (0.5 vs. 0.6)".

Which values are compared is told by the numbers themselves, so that no word around them can make it true.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heatparse.claims.comparisons.sides import Comparison
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_choice
from heatparse.claims.places.lines import Line
from heatparse.claims.places.pairings import absolute, is_of_size
from heatparse.claims.places.spots import relations_of
from heatparse.claims.relations import holds
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, equal
from heatparse.phrases import words

# Beside these a number may be something else than one of two values, or more than two things are set in order.
_OTHERWISE = frozenset((
    "DIFFERENCE", "FACTOR", "TIMES", "BY", "TREND", "SUPERLATIVE", "SPREAD", "RIVALS", "CARDINAL", "COLOUR",
    "AGGREGATE",
))  # fmt: skip
_PAIR = ["OPEN", "AMOUNT", "VERSUS", "AMOUNT", "CLOSE"]
_OPPOSITE = {"high": "low", "low": "high"}
_TWO = 2


def judge_own_numbers(clause: Clause, scene: Scene) -> Judgement:
    """The verdict for a clause whose numbers are in another order than it says; undecided else."""
    phrases = clause.phrases
    if clause.has(*_OTHERWISE) or has_guards(phrases) or is_choice(phrases) or clause.is_data:
        return UNDECIDED
    if scene.is_doubtful or any(isinstance(phrase, Scope) for phrase in phrases):
        return UNDECIDED
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount)]
    way = _way(phrases, [at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)])
    if not way:
        return UNDECIDED
    for grid in (scene.grids[panel] for panel in scene.panels(clause)):
        values = [_held(amount, grid) for amount in amounts]
        if None in values:
            continue
        *firsts, last = (grid.measure(amount.quantity) for amount in amounts)
        if any(_may_hold(way, one, last, clause) for one in firsts):
            return UNDECIDED
        spans = tuple(value.span for value in values if value is not None)
        *left, right = (amount.quantity.text for amount in amounts)
        return Judgement(False, f"the text itself gives {', '.join(left)} and {right}", spans)
    return UNDECIDED


def judge_where_numbered(
    comparison: Comparison, clause: Clause, judgement: Judgement, scene: Scene
) -> Judgement:
    """ "A (0.7) beats B and C", where A has 0.7 on P: on P, of which the text has spoken before.

    What is wrong of whole lines holds where the one number of the clause is a value of its subject.
    """
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    sides = (comparison.left.refs, comparison.right.refs)
    everywhere = any(
        isinstance(one, Scope) and not isinstance(two, Ref)  # "both A and B" are the rivals
        for one, two in pairwise([*clause.phrases, None])
    )
    if len(amounts) != 1 or comparison.slices or everywhere or not all(sides):
        return judgement
    ways = relations_of(comparison.relation, scene)
    for grid in (scene.filled(panel) for panel in scene.panels(clause)):
        left, right = ([line for ref in refs for line in scene.lines(ref, grid)] for refs in sides)
        for ones, others, turned in ((left, right, False), (right, left, True)):
            for one, facing in _where(amounts[0], ones, others, grid):
                pairs = [(two, one) if turned else (one, two) for two in facing]
                if any(all(holds(way, *pair, 0.0) for pair in pairs) for way in ways):
                    told = f"{grid.tell(one)}, against {', '.join(map(grid.tell, facing))}"
                    return Judgement(True, told, (one.span, *(two.span for two in facing)))
    return judgement


def _where(
    amount: Amount, ones: Sequence[Line], others: Sequence[Line], grid: Grid
) -> Iterator[tuple[Value, list[Value]]]:
    """The values of a single line that are the told one, each with those of the rivals that face it."""
    if len(ones) != 1 or len(ones[0].labels) != 1 or any(line.axis != ones[0].axis for line in others):
        return
    by_row = ones[0].axis == "row"
    rivals = [label for line in others for label in line.labels]
    for one in grid.row(ones[0].labels[0]) if by_row else grid.column(ones[0].labels[0]):
        if amount.bound or amount.label is not None or not equal(one, grid.measure(amount.quantity)):
            continue
        found = [grid.at(rival, one.column) if by_row else grid.at(one.row, rival) for rival in rivals]
        facing = [value for value in found if value is not None]
        if facing and len(facing) == len(found):
            yield one, facing


def _way(phrases: Sequence[Phrase], told: Sequence[int]) -> str:
    """The end at which all numbers but the last are said to lie: "high" or "low"; "" where it is not plain."""
    compared = [at for at, phrase in enumerate(phrases) if phrase.type == "COMPARATIVE"]
    if len(told) < _TWO or len(compared) != 1:
        return ""
    first, last, at = told[-2], told[-1], compared[0]
    word = phrases[at]
    behind = phrases[at + 1].type if at + 1 < len(phrases) else ""
    than = [i for i, phrase in enumerate(phrases) if phrase.type == "THAN"]
    if len(than) > 1 or (than and than[0] < at) or not (than or key_of(word).endswith(" than")):
        return ""
    far = than[0] if than else at
    types = [phrase.type for phrase in phrases]
    apart = (
        all(types[i - 2 : i] == ["REF", "OPEN"] and types[i + 1 : i + 2] == ["CLOSE"] for i in told)
        and first < far < last
    )
    pair = len(told) == _TWO and types[first - 1 : last + 2] == _PAIR
    together = pair and far < first and last + 2 == len(types)
    if not (apart or together) or (behind == "UNKNOWN" and key_of(word) in words("comparisons", "degrees")):
        return ""
    way = str(getattr(word, "value", ""))
    return way if way in _OPPOSITE else ""


def _held(amount: Amount, grid: Grid) -> Value | None:
    """A cell with the value that an amount tells, by its size alone where it is told without its sign."""
    if amount.bound or amount.label is not None or amount.quantity.approximate:
        return None
    stated = grid.measure(amount.quantity)
    for value in grid.values:
        if stated.resolution <= value.resolution and (equal(stated, value) or equal(stated, absolute(value))):
            return value
    return None


def _may_hold(way: str, one: Measure, two: Measure, clause: Clause) -> bool:
    """Whether two numbers may be in the order that is told, as they are or by their size."""
    scale, other = max(abs(one.low), abs(two.low)), _OPPOSITE[way]
    sized = not holds(other, absolute(one), absolute(two), scale)
    if is_of_size(clause) and max(one.high, two.high) < 0:
        return sized  # the stronger of two negative links is the lower one
    return sized or not holds(other, one, two, scale)

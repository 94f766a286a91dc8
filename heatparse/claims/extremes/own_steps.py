"""Steps of one line: "A falls most sharply between P and Q", where other lines may fall more between these two.

What is compared may be the lines at one step, or the steps of one line; where the second is so, nothing is wrong.
"""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.extremes.gaps import SIGNS, Gap
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Ref, Scope
from heatparse.claims.places.lines import Line
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import middle
from heatparse.tokens import fold

_EXACT = 1e-9
_TWO = 2
_TURNS = {"gain": 1, "drop": -1}


def judge_own_step(gap: Gap, line: Line, grid: Grid, scene: Scene) -> Judgement | None:
    """Whether the step that is named is the largest, or the smallest, of all steps of its line.

    None where no step is named: "the gap between A and B" of models, which follow each other in no order.
    """
    other = "column" if line.axis == "row" else "row"
    ends = [
        fold(label)
        for ref in gap.ends
        for entry in scene.lines(ref, grid)
        if entry.axis == other
        for label in entry.labels
    ]
    order = list(grid.columns if other == "column" else grid.rows)
    if len(ends) != _TWO or len(line.labels) != 1 or any(end not in order for end in ends):
        return None
    if order.index(ends[1]) - order.index(ends[0]) != 1:
        return None
    if gap.noun not in _TURNS and not order_of(other, grid):
        return None
    key = line.labels[0]
    values = grid.row(key) if line.axis == "row" else grid.column(key)
    numbers = {(v.column if line.axis == "row" else v.row): middle(v) for v in values}
    steps = {
        one: numbers[two] - numbers[one]  # type: ignore[operator]
        for one, two in pairwise(order)
        if numbers.get(one) is not None and numbers.get(two) is not None
    }
    if ends[0] not in steps or len(steps) < _TWO:
        return UNDECIDED
    turn, sign = _TURNS.get(gap.noun, 0), SIGNS[gap.top.direction]
    sizes = {at: size * turn if turn else abs(size) for at, size in steps.items()}
    mine = sizes[ends[0]]
    rivals = [size for size in sizes.values() if sign > 0 or not turn or size > 0]
    if turn and mine <= 0:
        return UNDECIDED
    best = max(sign * size for size in rivals)
    if not turn and sign * mine < best - _EXACT and _is_signed_best(steps, ends[0], sign):
        return UNDECIDED  # "the largest step" of those that go the same way
    text = f"of its steps, the {gap.noun} from {grid.name(ends[0])} to {grid.name(ends[1])} is {mine:.4g}"
    return Judgement(sign * mine >= best - _EXACT, text)


def _is_signed_best(steps: dict[str, float], at: str, sign: int) -> bool:
    """Whether a step is the largest, or the smallest, of those that go its way."""
    own = [size for size in steps.values() if (size > 0) == (steps[at] > 0)]
    return sign * abs(steps[at]) >= max(sign * abs(size) for size in own) - _EXACT


def is_among_lines(gap: Gap) -> bool:
    """ "The largest drop from P to Q is that of A": where it lies is told first, and then who has it."""
    every = any(isinstance(p, Scope) and p.noun is not None for p in gap.clause.phrases)  # "of all models"
    placed = bool(gap.winner) and max(gap.ends[0].start, gap.top.start) < gap.winner[0].start
    return placed or every


def may_be_own(gap: Gap, winner: Ref) -> bool:
    """ "A has its largest drop from P to Q", "A falls most from P to Q"; of others is "from P to Q, A falls most"."""
    phrases, ends = gap.clause.phrases, gap.ends[0]
    at = next((i for i, phrase in enumerate(phrases) if phrase is gap.top), 0)
    owned = at > 0 and phrases[at - 1].type == "PRONOUN"
    told = [phrase.type for phrase in phrases[at + 1 : at + 4]]
    named = told[:1] == ["DIFFERENCE"] and "REF" in told and not owned  # "the largest drop from P to Q"
    return ends.start > winner.start and not named

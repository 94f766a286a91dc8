"""Orders that the numbers beside the two sides contradict: "A is higher (0.5) than B (0.6)", "… than B (0.5 vs. 0.6)".

Which values are compared is told by the numbers themselves, so that no word around them can make it true.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Amount, Phrase, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_choice
from heatparse.claims.places.pairings import absolute, is_of_size
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

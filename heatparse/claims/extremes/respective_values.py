"""Values of an extreme at several places, in their order: "with 16 and 32, A is best (0.8 and 0.9, respectively)".

Where one leads everywhere a single value is that of one of the places, or of them all: "A is best everywhere (0.9)".
"""

from __future__ import annotations

from itertools import permutations

from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Amount, Ref
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import equal, middle

_MOST = 4  # values that may stand in another order


def judge_respective(statement: Statement, judgement: Judgement, scene: Scene) -> Judgement:
    """What is true of several places, or not where their values are told, and are others in whatever order."""
    amounts = [amount for amount, _ in statement.amounts]
    values = _values(statement, scene)
    if values is None or not 1 < len(values) == len(amounts) <= _MOST or not _are_listed(statement, amounts):
        return judgement
    grid, cells = values
    if any(_fit(order, cells, grid) for order in permutations(amounts)):
        return judgement
    wrong = next(
        (amount, cell) for amount, cell in zip(amounts, cells, strict=True)
        if not equal(grid.measure(amount.quantity), cell)
    )  # fmt: skip
    text = f"the text says {wrong[0].quantity.text}, but {grid.show(wrong[1])}"
    return Judgement(False, text.replace(" with ", " is "), (wrong[1].span,))


def _values(statement: Statement, scene: Scene) -> tuple[Grid, list[Value]] | None:
    """The values of the one winner at the places that are named, in their order."""
    plain = not (statement.universal or statement.measure or statement.limits or statement.but)
    if not plain or len(scene.grids) != 1 or len(statement.winners) != 1 or len(statement.slices) != 1:
        return None
    grid, winner, place = scene.filled(0), statement.winners[0], statement.slices[0]
    lines = [scene.lines(winner, grid), scene.lines(place, grid)]
    if any(len(found) != 1 for found in lines):
        return None  # rows that are columns as well
    own, across = lines[0][0], lines[1][0]
    if own.axis == across.axis or len(own.labels) != 1 or len(across.labels) < len(place.names):
        return None
    pairs = [
        (own.labels[0], label) if own.axis == "row" else (label, own.labels[0]) for label in across.labels
    ]
    cells = [cell for pair in pairs if (cell := grid.at(*pair)) is not None]
    return (grid, cells) if len(cells) == len(pairs) else None


def judge_held_everywhere(statement: Statement, judgement: Judgement, scene: Scene) -> Judgement:
    """What is true of a line everywhere, or not where the value that is told lies beyond all that it has."""
    amount, beside = statement.amounts[0]
    if amount.bound or amount.unit or beside or statement.measure or len(scene.grids) != 1:
        return judgement
    if amount.start < statement.top.start or len(statement.winners) != 1:
        return judgement  # "(5) A is best everywhere": the number of a point
    if statement.guarded or statement.narrowed or statement.unsure:
        return judgement
    grid = scene.filled(0)
    values = [
        value
        for line in scene.lines(statement.winners[0], grid)
        for label in line.labels
        for value in (grid.row(label) if line.axis == "row" else grid.column(label))
    ]
    told = grid.measure(amount.quantity)
    numbers = [number for value in values if (number := middle(value)) is not None]
    if amount.quantity.approximate or not numbers or any(equal(told, value) is not False for value in values):
        return judgement
    if min(numbers) < told.low <= told.high < max(numbers):
        return judgement  # it may be a mean
    nearest = min(values, key=lambda value: abs((middle(value) or 0.0) - told.low))
    text = f"the text says {amount.quantity.text}, but {grid.show(nearest)}"
    return Judgement(False, text.replace(" with ", " is "), (nearest.span,))


def _are_listed(statement: Statement, amounts: list[Amount]) -> bool:
    """Whether the numbers stand in one list behind the extreme."""
    first, last = amounts[0].start, amounts[-1].end
    inside = [phrase for phrase in statement.phrases if first <= phrase.start and phrase.end <= last]
    plain = all(isinstance(phrase, Amount) or phrase.type in ("JOIN", "AND", "COMMA") for phrase in inside)
    behind = not any(isinstance(phrase, Ref) and phrase.start > last for phrase in statement.phrases)
    return plain and behind and first > statement.top.start


def _fit(order: tuple[Amount, ...], cells: list[Value], grid: Grid) -> bool:
    return all(
        equal(grid.measure(a.quantity), cell) is not False for a, cell in zip(order, cells, strict=True)
    )


def lists_outwards(statement: Statement) -> bool:
    """ "Lowest accuracy: A (31), B (0)": some of the lowest, and a later one lies lower than the first."""
    behind = statement.clause.phrases[statement.at + 1 :] if statement.at >= 0 else []
    types = [phrase.type for phrase in behind]
    if types[:1] != ["COLON"] or not set(types) <= {
        "COLON",
        "REF",
        "OPEN",
        "AMOUNT",
        "CLOSE",
        "JOIN",
        "COMMA",
    }:
        return False
    told = [p.quantity.value for p in behind if isinstance(p, Amount) and p.quantity.value is not None]
    low = statement.top.direction in ("low", "worst", "weak")
    return len(told) > 1 and (min(told) if low else max(told)) != told[0]

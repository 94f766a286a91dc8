"""Extremes and orders that no reader understood in full, borne out by the cells that their clause tells.

The number beside a superlative is the one highest, or lowest, of the figure, or of a line that the clause
names, and the places beside it are those of its cell: that is no chance, however it is put. So it is with
two numbers that are set against each other, each in a cell of what stands on its side. Nothing is refuted here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.contests import directions
from heatparse.claims.guards import is_imagined
from heatparse.claims.metrics import is_measured
from heatparse.claims.phrases import Amount, Phrase, Ref, Scope, Superlative, index_of, key_at
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.spots import relations_of
from heatparse.claims.superlatives import Statement
from heatparse.claims.things import RELATIVE_UNITS, is_prepositional, is_thing
from heatparse.grid import Grid, Value
from heatparse.measures import equal
from heatparse.models.claims import BaseClaim, ComparisonClaim, ExtremumClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_JOINTS = frozenset(("COMMA", "AND", "JOIN", "CONTRAST"))
_PAIR = 2  # references that name a cell
_ORDERS = {"high": 1, "low": -1}


def with_extreme_evidence(claims: list[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims of a clause; an extreme or an order that is open is supported where its numbers bear it out."""
    if clause.is_data or is_imagined(clause.phrases) or clause.has("PART", "SIGN", "FACTOR"):
        return claims
    told = iter(_told(clause, scene))
    found: list[BaseClaim] = []
    for claim in claims:
        open_ = claim.verdict == "undecidable"
        value = None
        if open_ and isinstance(claim, ExtremumClaim):
            value = next((v for way, v in told if claim.direction in (None, way)), None)
        elif open_ and isinstance(claim, ComparisonClaim):
            value = _order(clause, scene)
        if value is not None:
            text = f"({value.cell.row}, {value.cell.column}) is {value.text}"
            claim = claim.model_copy(
                update={"verdict": "supported", "explanation": text, "related": (value.span,)}
            )
        found.append(claim)
    return found


def _told(clause: Clause, scene: Scene) -> Iterator[tuple[str, Value]]:
    """The extremes that a clause tells with their numbers or their cells: which end, and the value."""
    for top, part in _parts(clause.phrases):
        if top.rank > 1 or (top.count or 1) > 1 or _is_of_more(top, part):
            continue
        statement = Statement(clause, top, part, part.index(top), direction=top.direction)
        for way in directions(statement, scene):
            value = _borne_out(way, top, part, clause, scene)
            if value is not None:
                yield way, value
                break


def _parts(phrases: Sequence[Phrase]) -> Iterator[tuple[Superlative, list[Phrase]]]:
    """Each superlative with the phrases that belong to it: up to the last joint in front of the next one."""
    tops = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    start = 0
    for number, at in enumerate(tops):
        end = len(phrases)
        if number + 1 < len(tops):
            joints = [i for i in range(at + 1, tops[number + 1]) if phrases[i].type in _JOINTS]
            end = joints[-1] if joints else tops[number + 1]
        top = phrases[at]
        assert isinstance(top, Superlative)
        yield top, list(phrases[start:end])
        start = end


def _is_of_more(top: Superlative, part: Sequence[Phrase]) -> bool:
    """Whether a superlative is of something that is made of the values, or runs over several places."""
    derived = words("reserves", "derived") | words("reserves", "effects")
    if any(noun.type in ("AGGREGATE", "SPREAD", "DIFFERENCE") or noun.key in derived for noun in top.nouns):
        return True
    if top.direction in ("steady", "varied", "common", "rare"):
        return True
    for at, phrase in enumerate(part):
        if phrase.type in ("AGGREGATE", "SPREAD", "DIFFERENCE", "TREND", "BY", "TIMES", "RIVALS"):
            return True
        grouping = key_at(part, at - 1) in words("function_words", "of_group")
        if isinstance(phrase, Scope) and phrase.quantifier != "only" and not grouping:
            return True
    return False


def _borne_out(
    way: str, top: Superlative, part: Sequence[Phrase], clause: Clause, scene: Scene
) -> Value | None:
    """The cell of which a superlative speaks, where its number or its two places tell it."""
    panels = scene.panels(clause)
    grids = [scene.grids[panel] for panel in panels]
    refs = [phrase for phrase in part if isinstance(phrase, Ref) and not phrase.is_panel]
    amounts = [phrase for phrase in part if isinstance(phrase, Amount)]
    if any(grid.areas for grid in grids) or len(amounts) > 1 or not grids:
        return None
    if amounts:
        amount = amounts[0]
        if amount.bound or amount.quantity.value is None or amount.unit in RELATIVE_UNITS:
            return None
        held = [(grid, v) for grid in grids for v in grid.values if equal(grid.measure(amount.quantity), v)]
        lines = [*_places(part, refs, grids[0], scene), *(ref for ref in clause.heads if not ref.is_panel)]
    else:
        held, lines = _named_cell(top, refs, grids, scene), []
    whole = clause.says(words("winners", "figures")) or bool(clause.of("DIMENSION"))
    for grid, value in held:
        if not all(_is_at(ref, grid, value, scene) for ref in refs):
            continue
        values = [v for each in grids for v in each.values] if len(panels) > 1 else grid.values
        if _is_first(way, value, values):
            return value
        if whole or (len(panels) > 1 and not lines):
            continue
        if any(_is_first(way, value, line) for line in _lines(lines, grid, value, scene)):
            return value
    return None


def _places(part: Sequence[Phrase], refs: Sequence[Ref], grid: Grid, scene: Scene) -> list[Ref]:
    """The line in which a number is told to be the first: "the lowest value in A is 3", where no cell is named."""
    axes = {line.axis for ref in refs for line in scene.lines(ref, grid)}
    if len(axes) != 1:
        return []
    return [ref for ref in refs if is_prepositional(part, index_of(part, ref))]


def _named_cell(
    top: Superlative, refs: Sequence[Ref], grids: Sequence[Grid], scene: Scene
) -> list[tuple[Grid, Value]]:
    """The one cell that two references name, of a superlative whose noun is known."""
    unknown = any(
        n.type == "UNKNOWN" and not is_thing(n) and not is_measured(scene, n.key) for n in top.nouns
    )
    if len(refs) != _PAIR or unknown:
        return []
    found = [
        (grid, value)
        for grid in grids
        for cell in scene.cells(refs[0], refs[1], grid)
        if (value := grid.at(*cell)) is not None
    ]
    return found if len({(value.row, value.column) for _, value in found}) == 1 else []


def _is_at(ref: Ref, grid: Grid, value: Value, scene: Scene) -> bool:
    """Whether a value lies on one of the lines that a reference may mean."""
    return any(
        (value.row if line.axis == "row" else value.column) in {fold(label) for label in line.labels}
        for line in scene.lines(ref, grid)
    )


def _lines(refs: Sequence[Ref], grid: Grid, value: Value, scene: Scene) -> Iterator[Sequence[Value]]:
    """The rows and columns of a value that references name."""
    for ref in refs:
        for line in scene.lines(ref, grid):
            if line.axis == "row" and [fold(label) for label in line.labels] == [value.row]:
                yield grid.row(value.row)
            elif line.axis != "row" and [fold(label) for label in line.labels] == [value.column]:
                yield grid.column(value.column)


def _is_first(way: str, value: Value, values: Sequence[Value]) -> bool:
    """Whether a value is the one highest, or lowest, of several."""
    others = [other for other in values if other is not value]
    if not others or way not in _ORDERS:
        return False
    if way == "high":
        return all(other.high < value.low for other in others)
    return all(other.low > value.high for other in others)


def _order(clause: Clause, scene: Scene) -> Value | None:
    """ "A is overtaken by B (22 against 25)": the value of the first, where both stand in cells of their sides."""
    phrases = clause.phrases
    if clause.has("SCOPE", "AGGREGATE", "DIFFERENCE", "SUPERLATIVE"):
        return None
    at = [i for i, phrase in enumerate(phrases) if phrase.type == "COMPARATIVE"]
    versus = [
        i
        for i, phrase in enumerate(phrases)
        if phrase.type in ("VERSUS", "THAN") and _is_number(phrases, i - 1) and _is_number(phrases, i + 1)
    ]
    if len(at) != 1 or len(versus) != 1 or versus[0] < at[0]:
        return None
    orders = relations_of(str(getattr(phrases[at[0]], "value", "")), scene)
    if len(orders) != 1 or orders[0] not in _ORDERS:
        return None
    one, two = phrases[versus[0] - 1], phrases[versus[0] + 1]
    assert isinstance(one, Amount) and isinstance(two, Amount)
    left = [p for p in phrases[: at[0]] if isinstance(p, Ref) and not p.is_panel]
    right = [p for p in phrases[at[0] : versus[0]] if isinstance(p, Ref) and not p.is_panel]
    if not right or not (left or clause.heads):
        return None
    for panel in scene.panels(clause):
        grid = scene.grids[panel]
        first, second = grid.measure(one.quantity), grid.measure(two.quantity)
        for a in grid.values:
            for b in grid.values if equal(first, a) and not grid.areas else ():
                ordered = a.low > b.high if orders[0] == "high" else a.high < b.low
                facing = (a.row == b.row) != (a.column == b.column)
                sided = all(_is_at(r, grid, a, scene) for r in left) and _is_at(right[0], grid, b, scene)
                if ordered and facing and sided and equal(second, b) and not _is_at(right[0], grid, a, scene):
                    return a
    return None


def _is_number(phrases: Sequence[Phrase], at: int) -> bool:
    phrase = phrases[at] if 0 <= at < len(phrases) else None
    return isinstance(phrase, Amount) and not phrase.bound and phrase.quantity.value is not None

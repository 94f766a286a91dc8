"""Differences that are composed of a size, a direction, and the places between which they lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.steps import judge_step
from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.directions import signs_of
from heatparse.claims.composed.ends import (
    SUMS,
    Pair,
    cells_told,
    implied_ends,
    lines,
    number_of,
    readings,
    told_ends,
    whole,
)
from heatparse.claims.composed.peaks import beside_tops, between_tops
from heatparse.claims.composed.settings import line_of, part_of
from heatparse.claims.composed.sides import Sides, sides_of, stands_alone
from heatparse.claims.composed.sizes import in_hundreds, is_share, size_of, with_places
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.judgement import Judgement, together
from heatparse.claims.language.phrases import Amount, Part, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.records import Record
from heatparse.tokens import fold

_PARTS = frozenset((
    "PLACE", "ALL", "ALWAYS", "ONLY", "PART", "VERB", "BREAK", "NOUN", "NUMBER", "CARDINAL", "DIFFERENCE", "BY",
    "COMPARATIVE", "THAN", "SUPERLATIVE", "AND", "IT", "OWN", "MOVE", "NEGATION", "CONDITION", "TREND",
))  # fmt: skip
_CLOSE = 0.15  # part of a rough number by which it may be off


class Difference(Record):
    """How much, in which directions (of the first side against the second), and between what."""

    amount: Amount
    signs: tuple[int, ...]
    sides: Sides
    tops: list[Superlative]
    owned: bool  # set against the own label of a name, in a square
    everywhere: Constituent | None
    parts: list[Constituent]


def read_difference(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    told = _difference(with_places(given), scene) if stands_alone(clause, scene) else None
    panels = scene.panels(clause)
    if told is None or len(panels) > 1:
        return []
    judged = [
        judge_size(Change(clause, told.amount, sign=sign), pairs)
        for panel in panels
        for pairs in _pairs(told, scene.filled(panel), scene)
        for sign in (told.signs if told.sides.pairs else (0,))
    ]
    if not judged:
        return []
    unit = told.amount.quantity.unit or told.amount.unit
    return [
        scene.claim(
            DifferenceClaim, clause, charitably(judged), told.amount, value=told.amount.quantity,
            mode="percent" if unit == "%" else "absolute",
        )
    ]  # fmt: skip


def judge_size(change: Change, pairs: Sequence[Pair]) -> Judgement:
    """Whether the first of each pair differs from the second by a stated size."""
    parts = in_hundreds(pairs) if is_share(change.amount) else pairs
    judged = together(
        [
            judge_step(change, two.size, one.size, (two.text, one.text), (*one.spans, *two.spans))
            for one, two in parts
        ]
    )
    if judged.truth is False and change.amount.quantity.approximate and _is_near(change.amount, parts):
        return Judgement(None)
    return judged


def _is_near(amount: Amount, pairs: Sequence[Pair]) -> bool:
    told = abs(amount.quantity.value or 0.0)
    return all(abs(abs(one.size.low - two.size.low) - told) <= _CLOSE * told for one, two in pairs)


def _difference(given: Sequence[Constituent], scene: Scene) -> Difference | None:
    types = [part.type for part in given]
    if not _PARTS.issuperset(types) or types.count("COMPARATIVE") > 1 or types.count("DIFFERENCE") > 2:
        return None
    size = size_of(given)
    sides = sides_of(given)
    if size is None or sides is None:
        return None
    wide = [part for part in given if part.type in ("ALL", "ALWAYS")]
    tops = [part.phrase for part in given if isinstance(part.phrase, Superlative)]
    if len(wide) > 1 or len(tops) > 2 or (types.count("AND") and len(tops) < 2):
        return None
    signs = signs_of(given, sides, scene)
    if not signs:
        return None
    diagonal = any(isinstance(part.phrase, Part) and part.phrase.part == "diagonal" for part in given)
    owned = "OWN" in types or (diagonal and ("THAN" in types or not sides.pairs))
    parts = [part for part in given if part.type == "PART"]
    return Difference(size, signs, sides, tops, owned, wide[0] if wide else None, parts)


def _pairs(told: Difference, grid: Grid, scene: Scene) -> Iterator[list[Pair]]:
    """The pairs of numbers between which the difference may lie; all of one list are to differ so."""
    sides, part = told.sides, part_of(told.parts)
    if part is None:
        return
    within = "all" if part == "diagonal" else part
    places = sides.places
    if len(told.tops) == 2:
        yield from ([pair] for pair in between_tops(places, grid, scene))
        return
    if len(told.tops) == 1:
        yield from ([pair] for pair in beside_tops(told.tops[0], places, grid, scene))
        return
    if not places:
        if told.everywhere is not None and told.owned and grid.is_square:
            yield from _each_leaving(told.everywhere, told.amount.bound, grid)
        return
    if sides.pairs:
        ends = told_ends(sides.pairs, sides.shared, grid, scene, within)
    else:
        ends = implied_ends(places, grid, scene, within)
    if told.owned and sides.places and not sides.pairs:
        yield from _of_own(told, grid, scene)
        return
    found = False
    for one, two in ends:
        found = True
        axis = "row" if one.rows != two.rows else "column"
        if told.everywhere is not None and told.everywhere.axis == axis:
            continue
        yield from readings(one, two, told.everywhere is not None)
    if (
        found and told.everywhere is None and not sides.shared
    ):  # a cell by itself may be a change as it stands
        for cell in cells_told(places, grid, scene):
            yield from ([pair] for pair in _beside(cell, grid, told.owned))


def _of_own(told: Difference, grid: Grid, scene: Scene) -> Iterator[list[Pair]]:
    """ "A gives up 0.2 on B compared with its own domain": a cell, or a line, against own cells."""
    if told.everywhere is not None:
        return
    places = told.sides.places
    for cell in cells_told(places, grid, scene):
        yield from ([pair] for pair in _beside(cell, grid, True))
    if len(places) == 1:
        yield from ([pair] for pair in _of_line(places[0], grid, scene))


def _beside(cell: Value, grid: Grid, owned: bool) -> Iterator[Pair]:
    """A cell, and what it may be set against: the own cells of its labels, or any other of its lines."""
    for other in grid.values:
        crosses = other.row == cell.row or other.column == cell.column
        if other is not cell and crosses and (not owned or other.row == other.column):
            yield Pair(number_of(cell), number_of(other))
            yield Pair(number_of(other), number_of(cell))


def _of_line(place: Constituent, grid: Grid, scene: Scene) -> Iterator[Pair]:
    """The own cell of a label against any other of its row or its column."""
    for line in lines(place, grid, scene):
        for label in line.labels:
            own = grid.cells.get((fold(label), fold(label)))
            if own is not None:
                for other in line_of(grid, line.axis, fold(label)).values():
                    yield Pair(number_of(other), number_of(own))


def _each_leaving(subject: Constituent, bound: str, grid: Grid) -> Iterator[list[Pair]]:
    """Each own cell against the others of its line: the best of them where it loses at least so much."""
    functions = {"above": (max,), "at_least": (max,), "below": (min,), "at_most": (min,)}.get(bound, SUMS[:3])
    own = {cell.row: cell for cell in grid.values if cell.row == cell.column}
    for axis, function in product(("row", "column"), functions):
        if subject.axis not in ("", axis):
            continue
        pairs: list[Pair] = []
        for label, cell in own.items():
            rest = [value for value in line_of(grid, axis, label).values() if value is not cell]
            end = whole(rest, function)
            if end is not None:
                pairs.append(Pair(end, number_of(cell)))
        if pairs:
            yield pairs

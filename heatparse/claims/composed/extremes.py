"""Extremes that are composed of who holds them, of what, and where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import cast

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.settings import Setting, cell_at, line_of, lines_of
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.composed.ways import ways
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Amount, Part, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.grid import Part as GridPart
from heatparse.measures import Measure, above, below, equal
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_PARTS = frozenset(
    (
        "PLACE",
        "PANEL",
        "ALL",
        "ALWAYS",
        "PART",
        "VERB",
        "BREAK",
        "NOUN",
        "SUPERLATIVE",
        "NUMBER",
        "CARDINAL",
        "WHOLE",
    )
)
_NOUNS = frozenset(("MEASURE", "DIMENSION", "AXISNOUN", "UNKNOWN", "DIAGONAL"))


_PAIR = 2


class Holding(Record):
    """Who holds an extreme, and where; `fronted`: where stands in front, so that it is no other's best place."""

    top: Superlative
    holders: list[Constituent]
    shared: list[Constituent]
    part: GridPart
    everywhere: Constituent | None
    value: Amount | None
    fronted: bool
    whole: bool  # of all that there is


def read_extreme(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    judgement = judged_holding(given, clause, scene)
    return [scene.claim(ExtremumClaim, clause, judgement)] if judgement is not None else []


def judged_holding(given: Sequence[Constituent], clause: Clause, scene: Scene) -> Judgement | None:
    """Whether somebody holds an extreme, over all readings; None where the constituents tell no such thing."""
    holding = _holding(given, scene)
    if holding is None:
        return None
    top = holding.top
    judging = bool(top.verb) or top.key in words("names", "judging_places")
    judged = [
        judgement
        for panel in scene.panels(clause)
        for way in ways(top.direction, top.key, scene, judging)
        for judgement in _readings(holding, way, scene.filled(panel), scene)
    ]
    return charitably(judged) if judged else None


def _holding(given: Sequence[Constituent], scene: Scene) -> Holding | None:
    types = [constituent.type for constituent in given]
    if not _PARTS.issuperset(types) or types.count("SUPERLATIVE") != 1:
        return None
    at = types.index("SUPERLATIVE")
    top = given[at].phrase
    if not isinstance(top, Superlative) or (top.count or 1) > 1 or top.shared:
        return None
    part = part_of_top(given, top)
    if any(c.type == "CARDINAL" and c.mark != "of" for c in given):
        return None  # "it leads in four of the five"
    if part is None or not is_plain(top):
        return None
    verb = next((i for i, type in enumerate(types) if type == "VERB" and i > at), -1)
    places = [(i, c) for i, c in enumerate(given) if c.type == "PLACE"]
    if verb > 0 and any(i > verb for i, _ in places):
        holders = [c for i, c in places if i > verb]
        shared = [c for i, c in places if i < verb]
        fronted = True
    else:
        holders = [c for i, c in places if not c.mark and i < at]
        shared = [c for i, c in places if c.mark or i > at]
        moved = [c for i, c in places if i < at and c.mark in ("from", "to")]
        if not holders and len(moved) == len(places) and len({c.mark for c in moved}) == _PAIR:
            holders, shared = moved, []  # "the transfer from A to B marks the lowest point"
        if not holders:
            return None
        fronted = any(given.index(c) < given.index(holders[0]) for c in shared) or any(
            noun.type in ("AXISNOUN", "UNKNOWN") for noun in top.nouns
        )
        fronted = fronted or top.count == 1  # "the best one"
    if not holders:
        return None
    wide = [c for c in given if c.type in ("ALL", "ALWAYS") and c.mark != "of"]
    if len(wide) > 1:
        return None
    value = next((c.phrase for c in given if isinstance(c.phrase, Amount)), None)
    return Holding(top, holders, shared, part, wide[0] if wide else None, value, fronted, "WHOLE" in types)


def part_of_top(given: Sequence[Constituent], top: Superlative) -> GridPart | None:
    """The part of the grid that an extreme is told of; None where several are."""
    told: set[GridPart] = {cast(GridPart, c.phrase.part) for c in given if isinstance(c.phrase, Part)}
    told |= {noun.value for noun in top.nouns if noun.type == "DIAGONAL"}
    told |= {"off-diagonal" for noun in top.nouns if noun.key in _beside()}
    return None if len(told) > 1 else next(iter(told), "all")


def _beside() -> frozenset[str]:
    """Words for what lies beside the diagonal: "foreign", "wrong"."""
    return words("composed", "foreign") | words("composed", "mistaken")


def is_plain(top: Superlative) -> bool:
    """Whether the nouns of an extreme say no more than that values are meant."""
    known = words("composed", "carriers") | _beside() | words("composed", "labelling")
    return all(noun.type in _NOUNS for noun in top.nouns) and all(
        noun.key in known for noun in top.nouns if noun.type == "UNKNOWN"
    )


def _readings(holding: Holding, way: str, grid: Grid, scene: Scene) -> Iterator[Judgement]:
    places = [*holding.holders, *holding.shared]
    count = len(holding.holders)
    for lines in product(*(lines_of(place, grid, scene) for place in places)):
        axes = [line.axis for line in lines]
        if len(set(axes)) < len(axes):
            continue
        own = {line.axis: tuple(map(fold, line.labels)) for line in lines[:count]}
        shared = {line.axis: tuple(map(fold, line.labels)) for line in lines[count:]}
        for part in _parts(holding.part, grid):
            yield from _judge(holding, own, shared, part, way, grid)


def _parts(part: GridPart, grid: Grid) -> tuple[GridPart, ...]:
    """The parts that may be meant: of a square also what lies beside the diagonal, where nothing is said."""
    return ("all", "off-diagonal") if part == "all" and grid.is_square else (part,)


def _judge(
    holding: Holding, own: dict[str, tuple[str, ...]], shared: dict[str, tuple[str, ...]], part: GridPart, way: str,
    grid: Grid,
) -> Iterator[Judgement]:  # fmt: skip
    rank = holding.top.rank
    if any(len(labels) > 1 for labels in own.values()):
        return
    if len(own) == 2:
        if shared or holding.everywhere:
            return
        cell = grid.cells.get((own["row"][0], own["column"][0]))
        if cell is not None:
            yield placed(cell, Setting(grid, part=part).values(), way, rank, grid)
            if holding.whole:
                return
            yield placed(cell, Setting(grid, rows=own["row"], part=part).values(), way, rank, grid)
            yield placed(cell, Setting(grid, columns=own["column"], part=part).values(), way, rank, grid)
        return
    ((axis, (label,)),) = own.items()
    other = "column" if axis == "row" else "row"
    wide = holding.everywhere
    if wide is not None and (other in shared or wide.axis not in ("", other)):
        return
    across = shared.get(other) or (
        tuple(grid.columns if axis == "row" else grid.rows) if wide is not None else ()
    )
    if across:
        judged = [
            judgement
            for each in across
            if (judgement := _in_line(axis, label, each, part, way, rank, grid)) is not None
        ]
        failed = next((judgement for judgement in judged if judgement.truth is False), None)
        if judged:
            yield failed or Judgement(True if all(j.truth for j in judged) else None)
        if not holding.fronted and len(across) == 1:
            cell = cell_at(grid, axis, label, across[0])
            if cell is not None:
                line = line_of(grid, axis, label, part)
                yield placed(cell, line.values(), way, rank, grid)
        return
    if holding.value is not None:  # "A comes first with 9.1": where it has so much
        stated = grid.measure(holding.value.quantity)
        for cell in line_of(grid, axis, label, part).values():
            if equal(cell, stated) is not False:
                yield placed(cell, line_of(grid, other, getattr(cell, other), part).values(), way, rank, grid)
    # of the whole: the one that holds the best cell, or that is best on average
    inside = line_of(grid, axis, label, part).values()
    lines: dict[str, list[Value]] = {}
    for value in Setting(grid, part=part).values():
        lines.setdefault(value.row if axis == "row" else value.column, []).append(value)
    if not inside or label not in lines:
        return
    for measured in (max, min, _mean):
        ends = {
            key: Measure(end, end)
            for key, values in lines.items()
            for end in (measured([_middle(v) for v in values]),)
        }
        yield _ranked(ends, label, way, rank, grid, inside)


def _in_line(
    axis: str, label: str, other: str, part: GridPart, way: str, rank: int, grid: Grid
) -> Judgement | None:
    cell = cell_at(grid, axis, label, other)
    line = (
        Setting(grid, columns=(other,), part=part)
        if axis == "row"
        else Setting(grid, rows=(other,), part=part)
    )
    if cell is None or (part != "all" and not grid.in_part(cell.row, cell.column, part)):
        return None
    return placed(cell, line.values(), way, rank, grid)


def placed(cell: Value, values: Sequence[Value], way: str, rank: int, grid: Grid) -> Judgement:
    """Whether a cell has a rank among values, counted from the end `way`; open where others are level with it."""
    better = above if way == "high" else below
    ahead = [value for value in values if value is not cell and better(value, cell)]
    level = [
        value
        for value in values
        if (value is not cell and better(value, cell) is None) or value.low == cell.low
    ]
    first, last = 1 + len(ahead), max(1 + len(ahead), len(ahead) + len(level))
    dense = 1 + len({value.low for value in ahead})
    if rank in (dense, *range(first, last + 1)):
        return Judgement(True if len(ahead) + 1 == rank and len(level) <= 1 else None)
    if ahead:
        best = max(ahead, key=_middle) if way == "high" else min(ahead, key=_middle)
        return Judgement(False, f"{grid.tell(best)}, and {grid.tell(cell, True)}", (best.span, cell.span))
    return Judgement(False, grid.tell(cell), (cell.span,))


def _ranked(
    ends: dict[str, Measure], label: str, way: str, rank: int, grid: Grid, inside: Sequence[Value]
) -> Judgement:
    better = above if way == "high" else below
    ahead = [key for key, end in ends.items() if key != label and better(end, ends[label])]
    level = [key for key, end in ends.items() if key != label and end.low == ends[label].low]
    if len(ahead) < rank <= len(ahead) + 1 + len(level):
        return Judgement(True if not level else None)
    best = grid.name(ahead[0]) if ahead else grid.name(label)
    return Judgement(
        False, f"{best} is ahead of {grid.name(label)}" if ahead else f"{best} comes first", (inside[0].span,)
    )


def _middle(value: Value) -> float:
    return (value.low + value.high) / 2


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)

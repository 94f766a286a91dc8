"""Places that several share: "A and B share first place on P", "A and B are tied for the lowest value"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.extremes import placed
from heatparse.claims.composed.settings import Setting, lines_of
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.composed.ways import ways
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.grid import Part as GridPart
from heatparse.measures import equal
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.records import Record
from heatparse.tokens import fold

_PARTS = frozenset((
    "PLACE", "PANEL", "VERB", "BREAK", "SHARE", "SUPERLATIVE", "POSITION", "ORDINAL", "RANKS", "NOUN", "NUMBER", "PART",
))  # fmt: skip
_RANKS = {"first": 1, "second": 2, "third": 3}
_PAIR = 2


class Tie(Record):
    """Who shares a place, where, and which one: a rank at an end of the values."""

    holders: Constituent
    where: Constituent
    end: tuple[str, str]
    rank: int
    part: GridPart


def read_tie(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    tie = _tie(given)
    if tie is None:
        return []
    judged = [
        judgement
        for panel in scene.panels(clause)
        for way in ways(*tie.end, scene)
        for judgement in _readings(tie, way, scene.filled(panel), scene)
    ]
    return [scene.claim(ExtremumClaim, clause, charitably(judged))] if judged else []


def _tie(given: Sequence[Constituent]) -> Tie | None:
    types = [c.type for c in given]
    if not _PARTS.issuperset(types) or types.count("SHARE") != 1 or types.count("PLACE") != _PAIR:
        return None
    at = types.index("SHARE")
    holders = next((c for c in given[:at] if c.type == "PLACE" and not c.mark), None)
    where = next((c for c in given if c.type == "PLACE" and c is not holders), None)
    if (
        holders is None
        or where is None
        or not where.mark
        or len(getattr(holders.phrase, "names", ())) < _PAIR
    ):
        return None
    if any(c.type == "PART" for c in given):
        return None
    tops = [c.phrase for c in given[at:] if isinstance(c.phrase, Superlative)]
    ranks = [c for c in given[at:] if c.type in ("POSITION", "ORDINAL")]
    if len(tops) + len(ranks) != 1:
        return None
    if tops:
        if tops[0].count or tops[0].shared or any(noun.type == "DIAGONAL" for noun in tops[0].nouns):
            return None
        return Tie(holders, where, (tops[0].direction, tops[0].key), tops[0].rank, "all")
    rank = _RANKS.get(phrase_key(ranks[0].phrase))
    return Tie(holders, where, ("best", "best"), rank, "all") if rank else None


def _readings(tie: Tie, way: str, grid: Grid, scene: Scene) -> Iterator[Judgement]:
    for line in lines_of(tie.holders, grid, scene):
        for other in lines_of(tie.where, grid, scene):
            if other.axis == line.axis or len(other.labels) != 1:
                continue
            parts: tuple[GridPart, ...] = ("all", "off-diagonal") if grid.is_square else (tie.part,)
            for part in parts:
                found = _judge(
                    tie,
                    [fold(label) for label in line.labels],
                    fold(other.labels[0]),
                    line.axis,
                    part,
                    way,
                    grid,
                )
                if found is not None:
                    yield found


def _judge(
    tie: Tie, labels: Sequence[str], where: str, axis: str, part: GridPart, way: str, grid: Grid
) -> Judgement | None:
    setting = (
        Setting(grid, columns=(where,), part=part)
        if axis == "row"
        else Setting(grid, rows=(where,), part=part)
    )
    values = {value.row if axis == "row" else value.column: value for value in setting.values()}
    if any(label not in values for label in labels):
        return None
    cells = [values[label] for label in labels]
    for one, two in combinations(cells, 2):
        if equal(one, two) is False:
            return Judgement(False, f"{grid.tell(one)}, and {grid.tell(two, True)}", (one.span, two.span))
    judged = [placed(cell, list(values.values()), way, tie.rank, grid) for cell in cells]
    failed = next((judgement for judgement in judged if judgement.truth is False), None)
    return failed or Judgement(True if all(cell.low == cells[0].low for cell in cells) else None)

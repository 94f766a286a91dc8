"""Where each line has its extreme: "every row peaks in column A", "all columns have their maximum on the diagonal"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.extremes import placed
from heatparse.claims.composed.settings import excepted, line_of, lines_of
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.composed.ways import ways
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Part, Scope, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.grid import Part as GridPart
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_PARTS = frozenset(("PLACE", "PANEL", "ALL", "EXCEPT", "PART", "VERB", "BREAK", "NOUN", "SUPERLATIVE", "IT"))
_NOUNS = frozenset(("MEASURE", "DIMENSION", "UNKNOWN"))


class Peaks(Record):
    """The extreme, where all lines are said to have it (None: on the diagonal), which lines, and those set aside."""

    top: Superlative
    where: Constituent | None
    every: Constituent
    aside: list[Constituent]


def read_line_extreme(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    peaks = _peaks(given)
    if peaks is None:
        return []
    judged = [
        judgement
        for panel in scene.panels(clause)
        for way in ways(peaks.top.direction, peaks.top.key, scene)
        for judgement in _readings(peaks, way, scene.filled(panel), scene)
    ]
    return [scene.claim(ExtremumClaim, clause, charitably(judged))] if judged else []


def _peaks(given: Sequence[Constituent]) -> Peaks | None:
    types = [c.type for c in given]
    if not _PARTS.issuperset(types) or types.count("SUPERLATIVE") != 1 or types.count("ALL") != 1:
        return None
    top, every = given[types.index("SUPERLATIVE")].phrase, given[types.index("ALL")]
    if not isinstance(top, Superlative) or top.count or top.shared or top.rank != 1:
        return None
    if not isinstance(every.phrase, Scope) or every.mark == "of":
        return None
    diagonals = [c for c in given if c.type == "PART" or (c.type == "EXCEPT" and isinstance(c.phrase, Part))]
    places = [c for c in given if c.type == "PLACE"]
    aside = [c for c in given if c.type == "EXCEPT"]
    nouns = [
        noun.type
        for noun in top.nouns
        if noun.type != "DIAGONAL" and noun.key not in words("composed", "foreign")
    ]
    if not _NOUNS.issuperset(nouns) or any(c.type == "NOUN" and c.axis for c in given):
        return None
    if diagonals:
        on = getattr(diagonals[0].phrase, "part", "") == "diagonal" and diagonals[0].type == "PART"
        return Peaks(top, None, every, aside) if on and len(diagonals) == 1 and not places else None
    if len(places) != 1 or not (places[0].mark or getattr(places[0].phrase, "relation", "")):
        return None
    return Peaks(top, places[0], every, aside)


def _readings(peaks: Peaks, way: str, grid: Grid, scene: Scene) -> Iterator[Judgement]:
    if peaks.where is None and not grid.is_square:
        return
    axes = (peaks.every.axis,) if peaks.every.axis in ("row", "column") else ("row", "column")
    parts: tuple[GridPart, ...] = ("all", "off-diagonal") if grid.is_square and peaks.where else ("all",)
    for axis, part in product(axes, parts):
        aside = excepted(peaks.aside, axis, grid, scene)
        if aside is None:
            continue
        labels = grid.rows if axis == "row" else grid.columns
        count = peaks.every.phrase.count if isinstance(peaks.every.phrase, Scope) else None
        if count and count != len(labels) and len(axes) > 1:
            continue
        for where in _wheres(peaks, axis, grid, scene):
            judged = [
                (label, judgement)
                for label in labels
                if (judgement := _in_line(axis, label, where or label, part, way, grid)) is not None
            ]
            if judged:
                yield _together(judged, {label for _, label in aside})


def _wheres(peaks: Peaks, axis: str, grid: Grid, scene: Scene) -> list[str]:
    """The label at which all lines of an axis are said to have their extreme; "" for the diagonal."""
    if peaks.where is None:
        return [""]
    return [
        fold(line.labels[0])
        for line in lines_of(peaks.where, grid, scene)
        if line.axis != axis and len(line.labels) == 1
    ]


def _in_line(axis: str, label: str, other: str, part: GridPart, way: str, grid: Grid) -> Judgement | None:
    cell: Value | None = grid.cells.get((label, other) if axis == "row" else (other, label))
    if cell is None or (part != "all" and not grid.in_part(cell.row, cell.column, part)):
        return None
    return placed(cell, line_of(grid, axis, label, part).values(), way, 1, grid)


def _together(judged: Sequence[tuple[str, Judgement]], aside: set[str]) -> Judgement:
    """All lines but those set aside, which are no exceptions where it holds of them too."""
    failed = next((j for label, j in judged if label not in aside and j.truth is False), None)
    if failed is not None:
        return failed
    needless = next((j for label, j in judged if label in aside and j.truth), None)
    if needless is not None:
        return Judgement(None)
    return Judgement(True if all(j.truth for label, j in judged if label not in aside) else None)

"""Comparisons that hold on so many lines, which are named: "A beats B in two of the six columns, namely P and Q"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.settings import cell_at, lines_of
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.composed.ways import ways
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import above, below
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.records import Record
from heatparse.tokens import fold

_PARTS = frozenset(("PLACE", "PANEL", "ONLY", "VERB", "BREAK", "THAN", "COMPARATIVE", "NOUN", "CARDINAL"))
_PLACES = 3  # two sides, and where the first is ahead


class Counted(Record):
    """Two sides, on how many lines the first is ahead, and which they are."""

    order: str
    key: str
    own: Constituent
    other: Constituent
    count: int
    named: Constituent


def read_counted_contest(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    counted = _counted(given)
    if counted is None:
        return []
    judged = [
        judgement
        for panel in scene.panels(clause)
        for way in ways(counted.order, counted.key, scene)
        for judgement in _readings(counted, way, scene.filled(panel), scene)
    ]
    return [scene.claim(CountClaim, clause, charitably(judged))] if judged else []


def _counted(given: Sequence[Constituent]) -> Counted | None:
    types = [c.type for c in given]
    if not _PARTS.issuperset(types) or types.count("COMPARATIVE") != 1 or types.count("PLACE") != _PLACES:
        return None
    places = [c for c in given if c.type == "PLACE"]
    numbers = [c for c in given if c.type == "CARDINAL" and c.mark != "of"]
    at = types.index("COMPARATIVE")
    if len(numbers) != 1 or given.index(places[0]) > at or given.index(places[1]) < at:
        return None
    own, other, named = places
    value = str(getattr(numbers[0].phrase, "value", ""))
    if own.mark or other.mark or not value.isdigit():
        return None
    if not given.index(other) < given.index(numbers[0]) < given.index(named):
        return None
    names = len(getattr(named.phrase, "names", ()))
    word = given[at].phrase
    if names != int(value) or any(len(getattr(c.phrase, "names", ())) != 1 for c in (own, other)):
        return None
    return Counted(str(getattr(word, "value", "")), phrase_key(word), own, other, int(value), named)


def _readings(counted: Counted, way: str, grid: Grid, scene: Scene) -> Iterator[Judgement]:
    better = above if way == "high" else below
    for axis in ("row", "column"):
        own, other = (
            next((line for line in lines_of(c, grid, scene) if line.axis == axis), None)
            for c in (counted.own, counted.other)
        )
        named = next((line for line in scene.lines(counted.named.phrase, grid) if line.axis != axis), None)  # type: ignore[arg-type]
        if own is None or other is None or named is None:
            continue
        told = set(map(fold, named.labels))
        truths: dict[str, bool | None] = {}
        for label in grid.columns if axis == "row" else grid.rows:
            one = cell_at(grid, axis, fold(own.labels[0]), label)
            two = cell_at(grid, axis, fold(other.labels[0]), label)
            if one is None or two is None:
                continue
            truths[label] = better(one, two)
            if label in told and truths[label] is False:
                yield Judgement(False, f"{grid.tell(one)}, and {grid.tell(two, True)}", (one.span, two.span))
                break
            if label not in told and truths[label]:
                yield Judgement(False, f"{grid.tell(one)}, and {grid.tell(two, True)}", (one.span, two.span))
                break
        else:
            yield Judgement(True if told <= truths.keys() and None not in truths.values() else None)

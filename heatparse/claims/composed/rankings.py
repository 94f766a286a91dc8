"""Orders of several things: who stands before whom, and at which place, on one line or over the whole grid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.settings import Setting, lines_of
from heatparse.claims.composed.standings import Standing, standings_of
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.composed.ways import ways
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.grid import Part as GridPart
from heatparse.measures import Measure, above, below, measure
from heatparse.models.claims import BaseClaim, RankingClaim
from heatparse.tokens import fold

_FEWEST = 2
Measured = dict[str, tuple[Measure, Value]]  # label -> what it is ranked by, and a value of it


def read_ranking(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    judged = [
        judgement
        for standing in standings_of(given)
        for panel in scene.panels(clause)
        for way in dict.fromkeys(way for word, key in standing.ends for way in ways(word, key, scene))
        for judgement in _readings(standing, way, scene.filled(panel), scene)
    ]
    return [scene.claim(RankingClaim, clause, charitably(judged))] if judged else []


def _readings(standing: Standing, way: str, grid: Grid, scene: Scene) -> Iterator[Judgement]:
    for axis in ("row", "column"):
        groups = [_labels(group, axis, grid, scene) for group in standing.groups]
        if any(group is None for group in groups):
            continue
        named = [group for group in groups if group is not None]
        flat = [label for group in named for label in group]
        if len(set(flat)) < max(len(flat), _FEWEST):
            continue
        for where in _contexts(standing, axis, grid, scene):
            for part in _parts(standing.part, grid, where):
                for values in _measured(axis, where, part, grid):
                    judgement = _judge(standing, named, values, way, grid)
                    if judgement is not None:
                        yield judgement


def _labels(group: Sequence[Constituent], axis: str, grid: Grid, scene: Scene) -> list[str] | None:
    """The labels of an axis that a group of places names; None where one of them is none of that axis."""
    found: list[str] = []
    for place in group:
        line = next((line for line in lines_of(place, grid, scene) if line.axis == axis), None)
        if line is None:
            line = next((line for line in scene.lines(place.phrase, grid) if line.axis == axis), None)  # type: ignore[arg-type]
        if line is None:
            return None
        found += map(fold, line.labels)
    return found


def _contexts(standing: Standing, axis: str, grid: Grid, scene: Scene) -> list[str]:
    """The line of the other axis that the things are ranked by; "" for all of them."""
    if standing.where is None:
        return [""]
    lines: list[Line] = scene.lines(standing.where.phrase, grid)  # type: ignore[arg-type]
    return [fold(line.labels[0]) for line in lines if line.axis != axis and len(line.labels) == 1]


def _parts(part: GridPart, grid: Grid, where: str) -> tuple[GridPart, ...]:
    if part == "all" and grid.is_square:
        return ("all", "off-diagonal") if where else ("all", "off-diagonal", "diagonal")
    return (part,)


def _measured(axis: str, where: str, part: GridPart, grid: Grid) -> Iterator[Measured]:
    """What the lines of an axis may be ranked by: their values on one line, or their means, sums and ends."""
    lines: dict[str, list[Value]] = {}
    for value in Setting(grid, part=part).values():
        own, other = (value.row, value.column) if axis == "row" else (value.column, value.row)
        if not where or other == where:
            lines.setdefault(own, []).append(value)
    if not lines:
        return
    if all(len(values) == 1 for values in lines.values()):
        yield {label: (measure(value), value) for label, (value,) in lines.items()}
        return
    for summed in (_mean, sum, max, min):
        yield {
            label: (Measure(end, end), values[0])
            for label, values in lines.items()
            for end in (float(summed([(v.low + v.high) / 2 for v in values])),)
        }


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _judge(
    standing: Standing, groups: Sequence[Sequence[str]], values: Measured, way: str, grid: Grid
) -> Judgement | None:
    if any(label not in values for group in groups for label in group):
        return None
    better = above if way == "high" else below
    certain = True
    for at, group in enumerate(groups):
        for one in group:
            for two in (label for later in groups[at + 1 :] for label in later):
                truth = better(values[one][0], values[two][0])
                if better(values[two][0], values[one][0]):
                    return _failed(values[two][1], values[one][1], two, one, values, grid)
                certain = certain and truth is True
    for at, rank in standing.ranks.items():
        first, last = rank, rank + len(groups[at]) - 1
        for label in groups[at]:
            ahead = [key for key in values if better(values[key][0], values[label][0])]
            level = [key for key in values if better(values[key][0], values[label][0]) is None]
            level += [key for key in values if values[key][0] == values[label][0]]
            dense = 1 + len({values[key][0].low for key in ahead})
            if (
                not (len(ahead) < last and len(ahead) + len(set(level)) >= first)
                and not first <= dense <= last
            ):
                if not ahead:
                    return Judgement(False, f"{grid.name(label)} comes first", (values[label][1].span,))
                best = ahead[0]
                return _failed(values[best][1], values[label][1], best, label, values, grid)
            certain = certain and len(set(level) - {label}) == 0
    return Judgement(True if certain else None)


def _failed(ahead: Value, behind: Value, first: str, second: str, values: Measured, grid: Grid) -> Judgement:
    """Why an order does not hold: who is ahead of whom."""
    if (values[first][0].low, values[second][0].low) == (ahead.low, behind.low):
        return Judgement(
            False, f"{grid.tell(ahead)}, and {grid.tell(behind, True)}", (ahead.span, behind.span)
        )
    return Judgement(False, f"{grid.name(first)} is ahead of {grid.name(second)}", (ahead.span, behind.span))

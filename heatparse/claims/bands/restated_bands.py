"""Restated bands: lines that sum up what was told of stretches before, "| A | 0.6-0.7 | 0.1-0.2 |"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import Judgement
from heatparse.claims.places.fillings import restated
from heatparse.claims.scene import VERDICTS, Scene
from heatparse.grid import Area, Grid, Value
from heatparse.measures import Truth, equal, every, within
from heatparse.models.claims import BaseClaim, RangeClaim


def read_restated_bands(scene: Scene) -> list[BaseClaim]:
    """A claim for each line that sums up stretches that other lines tell."""
    return [
        _claim(scene, grid, known)
        for grid in scene.grids.all()
        if grid.areas
        for known in restated(grid).values()
    ]


def _claim(scene: Scene, grid: Grid, known: Sequence[tuple[Area, Area | Value]]) -> BaseClaim:
    spans = [area.span for area, _ in known]
    span = scene.span(min(s.start for s in spans), max(s.end for s in spans))
    judgement = _judge(scene, grid, known)
    return RangeClaim(
        span=span, text=scene.text[span.start : span.end], verdict=VERDICTS[judgement.truth],
        explanation=judgement.explanation, related=judgement.spans,
    )  # fmt: skip


def _judge(scene: Scene, grid: Grid, known: Sequence[tuple[Area, Area | Value]]) -> Judgement:
    """Whether what was told of each cell lies in the range that sums it up."""
    truths = [_fits(area, told) for area, told in known]
    truth = every(truths)
    if truth is False and (scene.is_doubtful or not _fails_whole(known, truths)):
        truth = None
    shown = [pair for pair, fits in zip(known, truths, strict=True) if fits is truth][:1]
    text = "; ".join(f"{area.region.value.text} for what is {_text(told)}" for area, told in shown)
    return Judgement(truth, text, tuple(told.span for _, told in shown))


def _fails_whole(known: Sequence[tuple[Area, Area | Value]], truths: Sequence[Truth]) -> bool:
    """Whether the range of a stretch is that of none of its cells: where a stretch ends may be told roughly."""
    by_area: dict[int, list[Truth]] = {}
    for (area, _), truth in zip(known, truths, strict=True):
        by_area.setdefault(id(area), []).append(truth)
    return any(all(truth is False for truth in found) for found in by_area.values())


def _fits(area: Area, told: Area | Value) -> Truth:
    if within(told, area) or equal(area, told) or equal(told, area):
        return True
    return False if equal(told, area) is False else None


def _text(told: Area | Value) -> str:
    return told.region.value.text if isinstance(told, Area) else told.text

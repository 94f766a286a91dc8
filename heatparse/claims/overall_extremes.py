"""Extremes of the whole figure, told by their lead: "**Overall maximum:** 0.9, found in A"."""

from __future__ import annotations

from heatparse.claims.judgement import Judgement
from heatparse.claims.phrases import Amount, Superlative, phrase_key
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.measures import equal, extreme
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.phrases import words

_WAYS = {"high": "high", "low": "low"}  # the best may be either


def wrong_overall(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a lead that its number is the highest, or the lowest, of all, where another value is."""
    tops = [phrase for phrase in clause.lead if isinstance(phrase, Superlative)]
    told = [phrase for phrase in clause.lead if phrase_key(phrase) in words("assertions", "whole")]
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    grids = [grid for grid in scene.grids.all() if grid.cells]
    if len(tops) != 1 or tops[0].rank != 1 or not told or len(amounts) != 1 or amounts[0].bound or not grids:
        return []
    if clause.has("RESTRICTION", "EXCEPTION", "PART", "DIFFERENCE", "AGGREGATE") or any(
        g.areas for g in grids
    ):
        return []
    scales = {(g.legend.low, g.legend.high) if g.legend is not None else None for g in grids}
    direction = _WAYS.get(tops[0].direction)
    if len(scales) > 1 or direction is None:
        return []
    places = {id(value): grid for grid in grids for value in grid.values}
    winners, _ = extreme([value for grid in grids for value in grid.values], direction)  # type: ignore[arg-type]
    if not winners:
        return []
    best, grid = winners[0], places[id(winners[0])]
    measure = grid.measure(amounts[0].quantity)
    gap = best.low - measure.high if direction == "high" else measure.low - best.high
    if gap <= (best.resolution + measure.resolution) / 4:
        return []
    word = "highest" if direction == "high" else "lowest"
    text = f"the {word} value of all is {grid.show(best)}"
    surely = equal(measure, best) is False and gap > best.slack + measure.slack
    judged = Judgement(False if surely else None, text, (best.span,))
    return [scene.claim(ExtremumClaim, clause, judged, direction=direction)]

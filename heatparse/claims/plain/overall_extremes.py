"""Extremes of the whole figure, told by their lead: "**Overall maximum:** 0.9, found in A"."""

from __future__ import annotations

from heatparse.claims.extremes.winners import Direction
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Amount, Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.plain.bounded_ends import is_end
from heatparse.claims.scene import Scene
from heatparse.measures import equal, extreme
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.phrases import words

# With one of these the number is of a part, or of something made of the values.
_NARROWING = (
    "RESTRICTION", "EXCEPTION", "PART", "DIFFERENCE", "AGGREGATE", "NEGATION", "COMPARATIVE", "SCOPE",
)  # fmt: skip


def wrong_overall(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a lead that its number is the highest, or the lowest, of all, where another value is."""
    direction = _direction(clause)
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    grids = [grid for grid in scene.grids.all() if grid.cells]
    if direction is None or len(amounts) != 1 or amounts[0].bound or clause.has(*_NARROWING) or not grids:
        return []
    if _is_of_strength(clause) and any((value.low or 0.0) < 0 for grid in grids for value in grid.values):
        return []  # "strongest correlation overall": how far from zero
    scales = {(g.legend.low, g.legend.high) if g.legend is not None else None for g in grids}
    if len(scales) > 1 or any(g.areas for g in grids):
        return []
    places = {id(value): grid for grid in grids for value in grid.values}
    winners, _ = extreme([value for grid in grids for value in grid.values], direction)
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


def _is_of_strength(clause: Clause) -> bool:
    """Whether a lead speaks of sizes that may be without their sign: "strongest", "largest", "weakest"."""
    told = [phrase.key for phrase in clause.lead if isinstance(phrase, Superlative)]
    return any(key not in words("reserves", "signed_ends") for key in told)


def _direction(clause: Clause) -> Direction | None:
    """Which end a lead speaks of that holds nothing but the end: "Overall maximum:", "Global lowest value:"."""
    lead = [phrase for phrase in clause.lead if phrase.type != "COLON"]
    ends = [phrase for phrase in lead if phrase_key(phrase) not in words("assertions", "whole")]
    if len(ends) != 1 or len(ends) == len(lead) or not is_end(ends[0]):
        return None
    return "high" if isinstance(ends[0], Superlative) and ends[0].direction == "high" else "low"

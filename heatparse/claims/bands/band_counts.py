"""Statements that tell how many bands the colour scale has."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.colors.tints import ranges
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Phrase, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import whole_number
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.models import Band
from heatparse.phrases import words


def judge_band_count(
    clause: Clause, scene: Scene, main: Sequence[Phrase], of_scale: bool
) -> Judgement | None:
    """ "The legend is divided into four bands", "there are four color bands"."""
    at = next((i for i, phrase in enumerate(main) if phrase.type == "CARDINAL"), None)
    if at is None or clause.has("AMOUNT") or clause.refs():
        return None
    nouns = [key_of(phrase) for phrase in main[at + 1 : at + 3]]
    colored = [key for key in nouns if key in words("legends", "shades")]
    banded = [key for key in nouns if key in words("legends", "band")]
    if not nouns or not ((of_scale and (colored or banded)) or (colored and banded)):
        return None
    if any(phrase.type in GUARDS or phrase.type == "COMPARATIVE" for phrase in main):
        return UNDECIDED
    judged = []
    for panel in scene.panels(clause):
        bands = ranges(scene.grids[panel])
        same = len(bands) == whole_number(main[at])
        truth = None if not bands or not (same or _is_whole(scene.grids[panel], bands)) else same
        spans = tuple(band.span for band in bands[:1])
        judged.append(Judgement(truth, f"the legend lists {len(bands)} bands", spans))
    return charitable(judged)


def _is_whole(grid: Grid, bands: Sequence[Band]) -> bool:
    """Whether bands follow each other from one end of the scale to the other."""
    ordered = sorted(bands, key=lambda band: band.low if band.low is not None else float("-inf"))
    if grid.legend is None:
        return False
    low, high = ordered[0].low, ordered[-1].high
    closed = low in (None, grid.legend.low) and high in (None, grid.legend.high)
    return closed and all(one.high == two.low for one, two in pairwise(ordered))

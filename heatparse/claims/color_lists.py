"""Lists of cells with their colours: "the tile for A on P is white, the one for B on Q green"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.cells import pair_up
from heatparse.claims.guards import GUARDS
from heatparse.claims.judgement import Judgement
from heatparse.claims.phrases import Phrase, Ref, key_of, placed
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.tints import color_runs, wears
from heatparse.grid import Grid, Value
from heatparse.models.claims import BaseClaim, LegendClaim
from heatparse.phrases import words

_FEWEST = 2  # cells of a list
_QUIET = frozenset(("PREPOSITION", "BE", "DIMENSION", "AND", "COMMA", "JOIN", "CARDINAL", "VERSUS", "COLON"))


def read_color_lists(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """A claim for each cell of a list whose colour the legend knows."""
    if not clause.has("COLOUR") or len(clause.refs()) < _FEWEST or clause.is_data or clause.has(*GUARDS):
        return []
    panels = scene.panels(clause)
    phrases = [placed(phrase) for phrase in clause.phrases]
    runs = color_runs(phrases)
    if len(panels) != 1 or len(runs) < _FEWEST:
        return []
    grid = scene.grids[panels[0]]
    found: list[tuple[Value, str]] = []
    behind = 0
    for first, last, color in runs:
        value = _cell(phrases[behind:first], scene, grid)
        if value is None:
            return []
        found.append((value, color))
        behind = last
    if behind != len(phrases):
        return []
    claims: list[BaseClaim] = []
    for value, color in found:
        truth = wears(value, grid, color)
        text = f"{grid.tell(value)}; by the legend that is {'' if truth else 'not '}{color}"
        judgement = Judgement(truth, text, (value.span,), None if truth else "color-mismatch")
        claims.append(scene.claim(LegendClaim, clause, judgement, color=color))
    return claims


def _cell(phrases: Sequence[Phrase], scene: Scene, grid: Grid) -> Value | None:
    """The one cell that the phrases in front of a colour name."""
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    others = [phrase for phrase in phrases if not isinstance(phrase, Ref)]
    if len(refs) != 2 or not all(_is_quiet(phrase) for phrase in others):
        return None
    pairs = pair_up(refs, scene, grid)
    return grid.at(*pairs[0]) if len(pairs) == 1 else None


def _is_quiet(phrase: Phrase) -> bool:
    return phrase.type in _QUIET or key_of(phrase) in words("names", "things")

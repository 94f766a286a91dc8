"""How values lie to the ends of the colour scale: at one of them, or so far away; and where its middle is."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.colors.scale_ends import ends_named
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Amount, Phrase, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import Measure, Stated, equal, every, exact
from heatparse.phrases import words

_NEAR = 0.05  # of the scale: so close to an end a value may be said to be at it
_QUIET = frozenset(("PREPOSITION", "BE", "HAVE", "OCCUR", "DIMENSION", "COMMA", "PRONOUN", "COLOUR"))


def judge_meeting(clause: Clause, scene: Scene, keys: frozenset[str]) -> Judgement | None:
    """ "The maximum of 71 coincides with the upper end", "… stays 29 below it", "the scale is centered at 50"."""
    panels = scene.panels(clause)
    grid = scene.grids[panels[0]] if len(panels) == 1 else None
    if (
        grid is None
        or grid.legend is None
        or grid.panel.legend is None
        or grid.legend.slack
        or grid.is_off_scale
    ):
        return None
    if has_guards(clause.phrases):
        return None
    if keys & words("legends", "centering"):
        return _centered(clause, grid)
    ends = ends_named(keys)
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if key_of(phrase) in words("legends", "meeting")), 0)
    behind = ends_named(frozenset(getattr(phrase, "key", "") for phrase in phrases[at + 1 :]))
    if at and len(behind) == 1:
        value, ends = _value(phrases[:at], clause, grid), behind
        end = _end(grid, ends[0])
        if value is None:
            return None
        found = _held(value, exact(end), grid)
        close = abs(value.low - end) <= _NEAR * (grid.legend.high - grid.legend.low)
        return UNDECIDED if close and not found.truth else found
    return _distant(clause, grid, ends)


def _end(grid: Grid, name: str) -> float:
    assert grid.legend is not None
    return grid.legend.low if name == "low" else grid.legend.high


def _held(value: Stated, told: Stated, grid: Grid) -> Judgement:
    assert grid.legend is not None
    text = f"the color scale runs from {grid.legend.low:g} to {grid.legend.high:g}"
    return Judgement(equal(value, told), text)


def _value(told: Sequence[Phrase], clause: Clause, grid: Grid) -> Stated | None:
    """The value that is spoken of: a maximum or minimum, or the number that the clause in front tells."""
    tops = [phrase for phrase in told if isinstance(phrase, Superlative)]
    amounts = [phrase for phrase in told if isinstance(phrase, Amount)]
    if any(not isinstance(p, Superlative | Amount) and p.type not in (*_QUIET, "MEASURE") for p in told):
        return None
    if not tops and not amounts and clause.before is not None and told and told[0].type == "PRONOUN":
        amounts = [phrase for phrase in clause.before.phrases if isinstance(phrase, Amount)]
        return grid.measure(amounts[0].quantity) if len(amounts) == 1 and not amounts[0].bound else None
    if len(tops) != 1 or tops[0].rank != 1 or tops[0].verb or tops[0].direction not in ("high", "low"):
        return None
    if grid.areas or not grid.values:
        return None
    highs = tops[0].direction == "high"
    extreme = exact(
        max(value.high for value in grid.values) if highs else min(value.low for value in grid.values)
    )
    said = len(amounts) == 1 and equal(grid.measure(amounts[0].quantity), extreme) is True
    own = grid.is_square and all(value.row != value.column for value in grid.values)
    whole = grid.is_complete or (own and len(grid.values) == grid.size() - len(grid.rows))
    return extreme if said or whole else None


def _distant(clause: Clause, grid: Grid, ends: tuple[str, ...]) -> Judgement | None:
    """ "The highest value stays 29 points below the upper end of the scale"."""
    phrases = clause.phrases
    for at in range(2, len(phrases)):
        side, amount = phrases[at], phrases[at - 1]
        if not isinstance(side, Word) or side.type != "COMPARATIVE" or not isinstance(amount, Amount):
            continue
        value = _value(phrases[: at - 1], clause, grid)
        below = side.key in words("legends", "under")
        end = "high" if below else "low"
        if (
            value is None
            or amount.bound
            or end not in ends
            or side.key not in words("legends", "under") | words("legends", "over")
        ):
            return UNDECIDED
        gap = abs(_end(grid, end) - value.low)
        return _held(Measure(gap, gap, grid.values[0].resolution), grid.measure(amount.quantity), grid)
    return None


def _centered(clause: Clause, grid: Grid) -> Judgement | None:
    """ "The scale is centered at 0", "the midpoint of the scale is 50"."""
    main, _ = strip_brackets(clause.phrases)
    told = [grid.measure(p.quantity) for p in main if isinstance(p, Amount) and not p.bound]
    told += [exact(0.0) for p in main if p.type == "SIGN" and getattr(p, "value", "") == "zero"]
    known = words("legends", "centering") | words("legends", "scale") | words("colors", "hues")
    plain = all(isinstance(p, Amount) or p.type in (*_QUIET, "SIGN") or key_of(p) in known for p in main)
    legend = grid.panel.legend
    if len(told) != 1 or not plain or legend is None or grid.legend is None:
        return None
    inner = sorted(
        (band.low, band.color) for band in legend.bands if band.low is not None and band.low == band.high
    )
    neutral = inner[1][0] if len(inner) == 3 and inner[1][1] in words("colors", "neutral") else None
    middle = (grid.legend.low + grid.legend.high) / 2
    truths = [equal(told[0], exact(point)) for point in {middle, middle if neutral is None else neutral}]
    return Judgement(every(truths), f"the color scale runs from {grid.legend.low:g} to {grid.legend.high:g}")

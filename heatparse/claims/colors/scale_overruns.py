"""What is said to lie beyond an end of the colour scale: one value, one cell, or so many of them."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.colors.scale_fits import is_off
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import whole_number
from heatparse.claims.language.words import Word
from heatparse.claims.places.cells import mentions
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid
from heatparse.measures import Measure, Stated
from heatparse.models import Legend
from heatparse.phrases import words

_SHOWN = 4  # values that an explanation names
_QUIET = frozenset((
    "PREPOSITION", "BE", "HAVE", "OCCUR", "MEASURE", "DIMENSION", "COMMA", "OPEN", "CLOSE", "SPREAD", "AREA",
))  # fmt: skip
_SUBJECTS = _QUIET | {"REF", "AMOUNT", "SUPERLATIVE", "PRONOUN", "CARDINAL", "NEGATION", "SCOPE"}
_DERIVED = frozenset(("AGGREGATE", "DIFFERENCE"))


def judge_overrun(clause: Clause, scene: Scene) -> Judgement | None:
    """ "The value of 88 lies above the upper end of the scale"; None where nothing like it is said."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if _side_of(phrase) is not None), None)
    if not at or not all(map(_is_of_scale, phrases[at + 1 :])):
        return None
    if not any(key_of(phrase) in words("legends", "scale") for phrase in phrases[at + 1 :]):
        return None
    side = _side_of(phrases[at]) or ""
    ends = {p.direction for p in phrases[at + 1 :] if isinstance(p, Superlative)}
    if len(ends) > 1 or (side and ends and ends != {side}):
        return None
    side = side if ends else ""
    side = side or next(iter(ends), "")
    panels = scene.panels(clause)
    grid = scene.grids[panels[0]] if len(panels) == 1 else None
    legend = grid.panel.legend if grid is not None else None
    if grid is None or legend is None or grid.legend is None or grid.is_off_scale:
        return None
    told = phrases[:at]
    if any(phrase.type in _DERIVED for phrase in told):
        return UNDECIDED  # "a sum of 90 exceeds it"
    if any(phrase.type not in _SUBJECTS for phrase in told):
        return None  # "a value of 90 would exceed it"
    single = _single(told, clause, scene, grid)
    if single is not None:
        return _judge_single(single, grid.legend, legend, side)
    return _judge_many(told, grid, grid.legend, legend, side)


def _side_of(phrase: Phrase) -> str | None:
    """The side beyond whose end something is said to lie; "" for either, None where nothing is said of that."""
    if isinstance(phrase, Word) and phrase.type == "COMPARATIVE":
        if phrase.key in words("legends", "over"):
            return "high"
        if phrase.key in words("legends", "under"):
            return "low"
    return "" if isinstance(phrase, Word) and phrase.key in words("legends", "past") else None


def _is_of_scale(phrase: Phrase) -> bool:
    if isinstance(phrase, Superlative):
        return phrase.key in words("legends", "upper_end") | words("legends", "lower_end")
    key = key_of(phrase)
    known = any(key in words("legends", name) for name in ("scale", "ends", "upper_end", "lower_end"))
    return known or phrase.type in _QUIET


def _single(told: Sequence[Phrase], clause: Clause, scene: Scene, grid: Grid) -> Stated | None:
    """The one value that is spoken of, by its cell or by its number."""
    if any(isinstance(p, Scope) or p.type in ("CARDINAL", "NEGATION") for p in told):
        return None
    known = mentions(told, scene, grid)
    refs = [phrase for phrase in told if isinstance(phrase, Ref)]
    amounts = [phrase for phrase in told if isinstance(phrase, Amount)]
    if not refs and not amounts and [p.type for p in told[:1]] == ["PRONOUN"] and clause.before is not None:
        amounts = [
            p for p in clause.before.phrases if isinstance(p, Amount)
        ]  # "the low of -0.1, which is below"
    if len(known) == 1 and len(refs) == 2:
        from heatparse.claims.places.cells import pair_up

        pairs = pair_up(known[0].refs, scene, grid)
        return grid.at(*pairs[0]) if len(pairs) == 1 else None
    if len(amounts) != 1 or amounts[0].bound or amounts[0].quantity.value is None:
        return None
    return grid.measure(amounts[0].quantity)


def _judge_single(value: Stated, scale: Measure, legend: Legend, side: str) -> Judgement:
    off = is_off(value, scale, legend.open_low, legend.open_high)
    unsure = value.low < scale.low or value.high > scale.high
    text = f"the color scale runs from {scale.low:g} to {scale.high:g}"
    if not off:
        return UNDECIDED if unsure else Judgement(False, text)
    above = value.low > scale.high
    return Judgement(True, text) if not side or above is (side == "high") else UNDECIDED


def _judge_many(
    told: Sequence[Phrase], grid: Grid, scale: Measure, legend: Legend, side: str
) -> Judgement | None:
    """ "No value", "one cell", "two values": how many lie there."""
    count = None
    for at, phrase in enumerate(told):
        none = phrase.type == "NEGATION" or (isinstance(phrase, Scope) and phrase.quantifier == "none")
        if none or phrase.type == "CARDINAL":
            if count is not None or at:
                return None
            count = 0 if none else whole_number(phrase)
        elif phrase.type not in _QUIET:
            return None
    if count is None or grid.areas or not grid.is_complete:
        return None
    off = [
        value for value in grid.values
        if is_off(value, scale, legend.open_low, legend.open_high)
        and (not side or (value.low > scale.high) is (side == "high"))
    ]  # fmt: skip
    unsure = [value for value in grid.values if value.low < scale.low or value.high > scale.high]
    if any(not is_off(value, scale, legend.open_low, legend.open_high) for value in unsure):
        return UNDECIDED
    lie = "lies" if len(off) == 1 else "lie"
    text = (
        f"{shown(grid, off, _SHOWN) or 'none'} {lie} outside the color scale, {scale.low:g} to {scale.high:g}"
    )
    return Judgement(len(off) == count, text, tuple(value.span for value in off[:_SHOWN]))

"""Statements about the ends of the color scale: "neither end is reached", "no cell reaches the top of the scale"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.measures import exact, middle
from heatparse.phrases import words

_SHOWN = 4  # values that an explanation names


def speaks_of_ends(phrases: Sequence[Phrase], keys: frozenset[str]) -> bool:
    """Whether a clause denies that values reach an end of the scale."""
    if not keys & words("legends", "reaching") or not ends_named(keys):
        return False
    denials = [
        phrase for phrase in phrases
        if phrase.type == "NEGATION" or (isinstance(phrase, Scope) and phrase.quantifier == "none")
    ]  # fmt: skip
    phrases, _ = strip_brackets(list(phrases))
    others = any(isinstance(phrase, Ref | Amount) or phrase.type == "PART" for phrase in phrases)
    both = " ".join(getattr(phrase, "key", "") for phrase in denials) in words(
        "function_words", "denying_both"
    )
    return (len(denials) == 1 or both) and not others


def judge_reach(clause: Clause, scene: Scene, keys: frozenset[str]) -> Judgement:
    """Whether no value lies at the ends that are named, nor beyond them."""
    if any(phrase.type in ("EXCEPTION", "CONDITION", "HEDGE", "RESTRICTION") for phrase in clause.phrases):
        return UNDECIDED
    ends = ends_named(keys)
    judged = [unreached(scene.grids[panel], ends) for panel in scene.panels(clause)]
    found = together(judged)
    return found if found.truth is not False or len(judged) == 1 else charitable([found, UNDECIDED])


def ends_named(keys: frozenset[str]) -> tuple[str, ...]:
    """The ends that are meant: the upper, the lower or both."""
    upper, lower = keys & words("legends", "upper_end"), keys & words("legends", "lower_end")
    if upper or lower:
        return (*(["high"] if upper else []), *(["low"] if lower else []))
    return ("low", "high") if keys & words("legends", "ends") else ()


def unreached(grid: Grid, ends: Sequence[str]) -> Judgement:
    """Whether no value of a grid lies at the ends that are named."""
    legend, scale = grid.panel.legend, grid.legend
    if legend is None or scale is None or not grid.values or scale.slack or grid.is_off_scale:
        return UNDECIDED
    at_end: list[Value] = []
    for name in ends:
        limit = exact(scale.low if name == "low" else scale.high).low
        at_end += [value for value in grid.values if middle(value) == limit]
    if at_end:
        return Judgement(
            False, f"{shown(grid, at_end, _SHOWN)} lies at an end of the color scale",
            tuple(value.span for value in at_end[:_SHOWN]),
        )  # fmt: skip
    inside = all(
        ("low" not in ends or value.low > scale.low) and ("high" not in ends or value.high < scale.high)
        for value in grid.values
    )
    full = len(grid.values) * 4 >= grid.size() or bool(grid.areas)
    return Judgement(True, "no value reaches an end of the color scale") if inside and full else UNDECIDED

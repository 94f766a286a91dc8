"""Means of changes: "A has the largest mean loss (3)", where the cells hold changes and the losses are negative."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Superlative, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_TURNED = {"high": ("low", "lowest"), "low": ("high", "highest")}


def with_plain_means(clause: Clause, scene: Scene) -> Clause:
    """ "The largest mean loss (3)" as "the lowest mean (-3)", "a mean gain of 3" as "a mean of 3"."""
    phrases = clause.phrases
    named = [at for at in range(1, len(phrases)) if _is_mean_change(phrases, at)]
    if not named or not _hold_changes(scene):
        return clause
    ways = {getattr(phrases[at], "value", "") for at in named}
    moves = sum(getattr(phrase, "value", "") in ("gain", "drop") for phrase in phrases)
    if moves > len(named) or len(ways) != 1 or ways.isdisjoint(("gain", "drop")):
        return clause
    kept = [phrase for at, phrase in enumerate(phrases) if at not in named]
    if ways == {"gain"}:
        return clause.part(kept)
    turned = [_turned(phrase) for phrase in kept]
    found = [phrase for phrase in turned if phrase is not None]
    return clause.part(found) if len(found) == len(kept) else clause


def _is_mean_change(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a difference stands behind the word for a mean, and no two ends behind it."""
    before, noun = phrases[at - 1], phrases[at]
    if noun.type != "DIFFERENCE" or key_at(phrases, at + 1) in words("names", "of_changes"):
        return False
    if isinstance(before, Superlative):
        return bool(before.nouns) and before.nouns[-1].type == "AGGREGATE"
    return before.type == "AGGREGATE" and getattr(before, "value", "") == "mean"


def _hold_changes(scene: Scene) -> bool:
    """Whether the text says that the cells hold changes, and some of them are negative."""
    told = not words("names", "changing").isdisjoint(scene.title_words | scene.opening)
    return told and all(
        any(value.low < 0 for value in grid.values) and any(value.high > 0 for value in grid.values)
        for grid in scene.grids.all()
    )


def _turned(phrase: Phrase) -> Phrase | None:
    """A phrase of losses as one of values; None where that is not plain."""
    if isinstance(phrase, Superlative):
        if phrase.direction not in _TURNED:
            return None
        direction, key = _TURNED[phrase.direction]
        return replace(phrase, direction=direction, key=key)
    if not isinstance(phrase, Amount):
        return phrase
    value = phrase.quantity.value
    if value is None or phrase.bound or phrase.label is not None:
        return None
    if value <= 0:
        return phrase
    text = phrase.quantity.text.lstrip("+")
    return replace(phrase, quantity=phrase.quantity.model_copy(update={"value": -value, "text": f"-{text}"}))

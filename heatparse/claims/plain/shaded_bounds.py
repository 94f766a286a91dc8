"""Bounds that a shade of the legend tells: "lighter than teal", "teal and darker tones", "as dark as orange or darker".

Where the legend gives the color a number, the clause is told with that number: "below 0.8", "at least 0.8".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from heatparse.claims.colors.tints import color_runs, points_of
from heatparse.claims.language.phrases import Amount, Phrase, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words
from heatparse.records import replace

_JOINTS = frozenset(("OR", "AND", "JOIN"))
_BEHIND = {"above": "at_least", "below": "at_most"}
_DENIED = {"above": "at_most", "below": "at_least"}  # "no darker than"
_GLOSSED = frozenset(
    ("OPEN", "AMOUNT", "LIMIT", "AND", "JOIN", "OR", "COMPARATIVE", "CLOSE", "PREPOSITION", "UNKNOWN")
)
_BLUR = 0.04  # of the scale: so far from the number of a color a value may still have it
_OPENING = 3  # phrases of "at least as dark as"
_LONGEST = 5  # phrases of a gloss


def with_shaded_bounds(clause: Clause, scene: Scene) -> Clause:
    """The clause with a bound for each color that something is told to be darker, or lighter, than."""
    if not scene.darkness or scene.has_two_arms or clause.is_data:
        return clause
    phrases = list(clause.phrases)
    known = _numbers(scene)
    for first, last, name in reversed(color_runs(phrases)):
        quantity = known.get(name)
        if quantity is not None:
            phrases = _with_bound(phrases, first, last, quantity, scene.darkness)
    return clause.part(phrases)


def as_seen(
    found: list[BaseClaim], clause: Clause, scene: Scene, judge: Callable[[Clause, Scene], list[BaseClaim]]
) -> list[BaseClaim]:
    """The claims without those that hold where a color begins a little earlier, or later: nobody sees that."""
    if not any(map(_is_shade, clause.phrases)):
        return found
    for way in (-1, 1):
        shifted = [_shifted(phrase, way * _BLUR * scene.grids[0].scale) for phrase in clause.phrases]
        told = clause.part(shifted)
        told.read = set()
        refuted = {claim.kind for claim in judge(told, scene) if claim.verdict == "refuted"}  # type: ignore[attr-defined]
        found = [
            claim.model_copy(update={"verdict": "undecidable"})
            if claim.verdict == "refuted" and claim.kind not in refuted  # type: ignore[attr-defined]
            else claim
            for claim in found
        ]
    return found


def _is_shade(phrase: Phrase) -> bool:
    """Whether a bound is one that a shade told."""
    return isinstance(phrase, Amount) and phrase.quantity.approximate and phrase.quantity.resolution == 0.0


def _shifted(phrase: Phrase, step: float) -> Phrase:
    if not isinstance(phrase, Amount) or not _is_shade(phrase) or phrase.quantity.value is None:
        return phrase
    quantity = phrase.quantity.model_copy(update={"value": phrase.quantity.value + step})
    return replace(phrase, quantity=quantity)


@lru_cache(maxsize=2)
def _numbers(scene: Scene) -> dict[str, Quantity]:
    """The number of each color of the one legend, about which its shade may be meant."""
    legends = {points_of(grid) for grid in scene.grids.all()}
    points = legends.pop() if len(legends) == 1 else ()
    names = [name.casefold() for _, name in points]
    return {
        name: Quantity(text=f"{number:g}", value=number, approximate=True, resolution=0.0)
        for (number, _), name in zip(points, names, strict=True)
        if names.count(name) == 1
    }


def _with_bound(phrases: list[Phrase], first: int, last: int, quantity: Quantity, dark: str) -> list[Phrase]:
    """The phrases with the bound that a color tells together with the shade beside it."""
    start, end, side = first, last, ""
    behind = phrases[last + 1] if last + 1 < len(phrases) else None
    if _is_joined(phrases, last) and behind is not None:
        side, end = _BEHIND[_side(behind, dark)], last + 2
        if key_at(phrases, first - 1) == "as" and key_at(phrases, first - 3) == "as":
            start = first - _OPENING  # "as dark as orange or darker"
    elif first > 1 and phrases[first - 1].type == "THAN" and _side(phrases[first - 2], dark):
        side, start = _side(phrases[first - 2], dark), first - 2
        if key_at(phrases, start - 1) == "no":
            side, start = _DENIED[side], start - 1
    if not side:
        return phrases
    glossed = _behind_gloss(phrases, end, quantity)
    if glossed is None:
        return phrases
    end, exact = glossed
    told = Amount(phrases[start].start, phrases[end - 1].end, exact, side)
    if start == first and not _is_predicate(phrases, start):
        return [*phrases[:start], *_cells(phrases, end), told, *_without_cells(phrases[end:])]
    return [*phrases[:start], told, *phrases[end:]]


def _side(phrase: Phrase | None, dark: str) -> str:
    """Whether "darker", "lighter" tell what lies above a number or what lies below it."""
    if not isinstance(phrase, Word) or phrase.type != "COMPARATIVE" or phrase.value not in ("dark", "bright"):
        return ""
    return "above" if (phrase.value == "dark") is (dark == "high") else "below"


def _is_joined(phrases: Sequence[Phrase], last: int) -> bool:
    """ "Teal or darker"."""
    if last + 1 >= len(phrases) or phrases[last].type not in _JOINTS:
        return False
    order = phrases[last + 1]
    shaded = isinstance(order, Word) and order.type == "COMPARATIVE" and order.value in ("dark", "bright")
    return shaded and (last + 2 >= len(phrases) or phrases[last + 2].type != "THAN")


def _behind_gloss(phrases: Sequence[Phrase], end: int, quantity: Quantity) -> tuple[int, Quantity] | None:
    """Where a bound ends: behind "tones", "(0.80 and above)", "used for 0.65"; None where that is another number."""
    if key_at(phrases, end) in words("colors", "tints"):
        end += 1
    at = next((i for i in range(end, min(end + _LONGEST, len(phrases))) if phrases[i].type == "AMOUNT"), None)
    if at is None or not all(p.type in _GLOSSED for p in phrases[end:at]):
        return end, quantity
    amount = phrases[at]
    bracketed = phrases[end].type == "OPEN"
    if not bracketed and key_of(phrases[end]) not in words("colors", "used_for"):
        return end, quantity
    if not isinstance(amount, Amount) or amount.quantity.value != quantity.value:
        return None
    last = at + 1
    while bracketed and last < len(phrases) and phrases[last - 1].type != "CLOSE":
        last += 1
    return last, amount.quantity if bracketed else quantity


def _is_predicate(phrases: Sequence[Phrase], start: int) -> bool:
    return start > 0 and any(phrase.type in ("BE", "HAVE", "OCCUR", "UNKNOWN") for phrase in phrases[:start])


def _cells(phrases: Sequence[Phrase], end: int) -> list[Phrase]:
    """ "Teal and darker cells": cells of these values."""
    at = phrases[end - 1].end
    return [made_word("MEASURE", "values", at), made_word("PREPOSITION", "of", at)]


def _without_cells(behind: list[Phrase]) -> list[Phrase]:
    """Without the noun behind the shades: "… cells appear", "… values"."""
    noun = behind[0] if behind else None
    return behind[1:] if noun is not None and noun.type in ("DIMENSION", "MEASURE") else behind

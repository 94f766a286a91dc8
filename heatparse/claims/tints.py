"""Tints: what colour a value has, by the text or by the bands of the legend."""

from __future__ import annotations

from functools import lru_cache

from heatparse.claims.phrases import Phrase, key_of
from heatparse.claims.words import Word
from heatparse.grid import Area, Grid, Value
from heatparse.hues import is_same_color
from heatparse.measures import Truth, every
from heatparse.models import Band
from heatparse.phrases import words

_NEAR = 0.05  # of the scale: so close to the neutral colour the hue cannot be told


def find_color(phrases: list[Phrase]) -> tuple[int, int, str] | None:
    """The one colour that phrases name, with the indices of its first word and behind its last."""
    runs = color_runs(phrases)
    return runs[0] if len(runs) == 1 else None


def color_runs(phrases: list[Phrase]) -> list[tuple[int, int, str]]:
    """All colours that phrases name, with the indices of their first words and behind their last."""
    runs: list[tuple[int, int, str]] = []
    at = 0
    while at < len(phrases):
        end = at
        while end < len(phrases) and _is_color_word(phrases[end]):
            end += 1
        if any(key_of(phrase) in words("colors", "hues") for phrase in phrases[at:end]):
            runs.append((at, end, " ".join(map(key_of, phrases[at:end]))))
        at = max(end, at + 1)
    return runs


def _is_color_word(phrase: Phrase) -> bool:
    if not isinstance(phrase, Word) or phrase.type not in ("COLOUR", "UNKNOWN"):
        return False
    return phrase.key in words("colors", "hues") or phrase.key in words("colors", "modifiers")


def wears(value: Value | Area, grid: Grid, color: str) -> Truth:
    """Whether a value has a colour: by its own, or else by the bands of the legend."""
    stated = value.cell.color if isinstance(value, Value) else value.region.color
    if stated is not None:
        return is_same_color(color, stated)
    bands = _ranges(grid)
    if not bands:
        return _on_side(value, grid, color)
    inside = [band for band in bands if _holds(band, value)]
    if not inside:
        return None
    truths = [is_same_color(color, band.color) for band in inside]
    if len(set(truths)) > 1:
        return None
    return every(truths) if truths[0] is not False else False


def _on_side(value: Value | Area, grid: Grid, color: str) -> Truth:
    """By a scale from one colour over a neutral one to another: blue below zero, red above it."""
    legend = grid.panel.legend
    points = sorted(legend.bands, key=lambda band: band.low or 0.0) if legend is not None else []
    if len(points) != 3 or any(band.low is None or band.low != band.high for band in points):
        return None
    if points[1].color not in words("colors", "neutral"):
        return None
    middle, room = points[1].low or 0.0, grid.scale * _NEAR
    low, high = is_same_color(color, points[0].color), is_same_color(color, points[2].color)
    if low is None or high is None or low is high:
        return None
    if value.low > middle + room:
        return high
    return low if value.high < middle - room else None


@lru_cache(maxsize=8)
def _ranges(grid: Grid) -> tuple[Band, ...]:
    """The bands of the legend that have two ends, or are open to one side; at least two of them."""
    legend = grid.panel.legend
    bands = legend.bands if legend is not None else ()
    found = tuple(band for band in bands if band.low is None or band.high is None or band.low < band.high)
    return found if len(found) > 1 and len(found) == len(bands) else ()


def _holds(band: Band, value: Value | Area) -> bool:
    """Whether a band may hold a value; in the unit of the legend alone."""
    above = band.low is None or value.high >= band.low
    return above and (band.high is None or value.low <= band.high)

"""Colours of values: from the colour names of a legend, or from a scale that most people can tell apart."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from math import isfinite

from heatparse.models import Cell, Legend, Quantity
from heatparse.records import Protocol, Record
from heatparse.resources import vocabulary

# From blue over near-white to red for scales around zero, from light to dark for the others: both
# can be told apart by most people with a colour vision deficiency.
_DIVERGING = ((33, 102, 172), (247, 247, 247), (178, 24, 43))
_SEQUENTIAL = ((255, 255, 217), (65, 182, 196), (8, 29, 88))
_WHITE, _BLACK = (255, 255, 255), (0, 0, 0)
_VERY = frozenset(("very", "extremely", "ultra"))

RGB = tuple[int, int, int]


class Shades(Protocol):
    """The colours of numbers."""

    def colour(self, value: float) -> RGB:
        """The colour of a value; beyond an end it is the colour of that end."""


class Scale(Record, frozen=True):
    """The numbers that the colours of a panel stand for, where their colours are not known."""

    low: float
    high: float

    def colour(self, value: float) -> RGB:
        """The colour of a value; beyond an end it is the colour of that end."""
        if self.low < 0 < self.high:
            reach = max(-self.low, self.high)
            return _between(_DIVERGING, (value + reach) / (2 * reach))
        return _between(_SEQUENTIAL, (value - self.low) / ((self.high - self.low) or 1.0))


class Stops(Record, frozen=True):
    """The colours that a legend names, at the numbers that they stand for, which rise."""

    values: tuple[float, ...]
    colours: tuple[RGB, ...]

    def colour(self, value: float) -> RGB:
        """The colour of a value; beyond an end it is the colour of that end."""
        at = bisect_right(self.values, value)
        if at == 0 or at == len(self.values):
            return self.colours[max(0, at - 1)]
        low, high = self.values[at - 1 : at + 1]
        return _mixed(self.colours[at - 1], self.colours[at], (value - low) / (high - low))


def shades(legend: Legend | None, cells: Sequence[Cell]) -> Shades | None:
    """The colours of a panel: those of its legend where they are known. None without any number."""
    return _stops(legend) or scale(legend, cells)


def scale(legend: Legend | None, cells: Sequence[Cell]) -> Scale | None:
    """The numbers of a legend, or else of the cells; None where there are none."""
    values = [value for cell in cells if (value := middle(cell.value)) is not None]
    low = legend.low if legend is not None else None
    high = legend.high if legend is not None else None
    if low is None or high is None:
        if not values:
            return None
        low = min(values) if low is None else low
        high = max(values) if high is None else high
    return Scale(low, high) if low <= high else None


def _stops(legend: Legend | None) -> Stops | None:
    """The named colours of a legend; None where fewer than two of them are known."""
    found: dict[float, RGB] = {}
    for band in legend.bands if legend is not None else ():
        rgb = named(band.color)
        ends = [end for end in (band.low, band.high) if end is not None and isfinite(end)]
        if rgb is not None and ends:
            found.setdefault(sum(end / len(ends) for end in ends), rgb)
    values = tuple(sorted(found))
    return Stops(values, tuple(found[value] for value in values)) if len(set(found.values())) > 1 else None


@lru_cache(maxsize=1024)
def named(color: str) -> RGB | None:
    """A colour by its name, "very light blue" or "yellow-green"; None where no hue is known in it."""
    palette = vocabulary("palette")
    hues, steps = palette["hues"], palette["steps"]
    words = "".join(c if c.isalpha() else " " for c in color.casefold()).split()
    rgb: RGB | None = None
    step = 0.0
    for at, word in enumerate(words):
        if word in hues:
            own: RGB = (hues[word][0], hues[word][1], hues[word][2])
            rgb = own if rgb is None else _mixed(rgb, own, 0.5)
        elif word in steps and not step:
            step = steps[word] * (1.4 if at and words[at - 1] in _VERY else 1.0)
    if rgb is None:
        return None
    return _mixed(rgb, _WHITE if step > 0 else _BLACK, min(0.9, abs(step)))


def ink(rgb: RGB) -> RGB:
    """Black or white, whichever can be read on a colour."""
    red, green, blue = rgb
    return _BLACK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else _WHITE


def middle(quantity: Quantity) -> float | None:
    """The number that stands for a quantity: its value, the middle of a range, or its bound."""
    low, high = quantity.bounds
    if low is not None and high is not None:
        return low / 2 + high / 2
    return low if low is not None else high


def _between(stops: tuple[RGB, RGB, RGB], position: float) -> RGB:
    position = min(1.0, max(0.0, position)) * 2
    at = int(position >= 1)
    return _mixed(stops[at], stops[at + 1], position - at)


def _mixed(start: RGB, end: RGB, part: float) -> RGB:
    part = min(1.0, max(0.0, part))  # also what is no number, where values are near the largest float
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
    return red, green, blue

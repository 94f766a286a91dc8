"""Tints: what colour a value has, by the text or by the bands of the legend."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import pairwise
from math import inf
from typing import Literal

from heatparse.claims.language.phrases import Phrase, key_of, phrase_key
from heatparse.claims.language.words import Word
from heatparse.grid import Area, Grid, Value
from heatparse.hues import is_same_color, way_off
from heatparse.measures import Stated, Truth, some
from heatparse.models import Band
from heatparse.phrases import words

OR = " or "  # between colours that are claimed together
_JOINTS = frozenset(("OR", "AND", "COMMA", "JOIN"))
_FEWEST = 2  # bands of a legend that has any
_ARMED = 3  # points of a scale from one hue over a neutral color to another
# Of the way to the next colour of a legend, so far a value has the first one: of many colours, of two.
_COLOR_TYPES = frozenset(("COLOUR", "UNKNOWN", "RESTRICTION"))
_AT_POINT, _AT_END = 0.4, 0.25
_AT_NEXT = 0.75  # … and so far it has the next one, of many
_DEEP = 0.85  # of the way from the neutral colour to the end of the scale: so far a shade is a dark one
# Of "red", where there is a "dark red" as well; "": it may be either. With "stated", whatever the legend has.
Sense = Literal["", "name", "shade", "stated name", "stated shade"]
SENSES: tuple[Sense, ...] = ("name", "shade", "stated name", "stated shade")
_NEAR = 0.05  # of the scale: so close to the neutral colour the hue cannot be told


def find_color(phrases: list[Phrase]) -> tuple[int, int, str] | None:
    """The colour that phrases name, "red or orange" as one, with the indices of its first word and behind its last."""
    runs = color_runs(phrases)
    if not runs:
        return None
    joined = all(
        {phrase.type for phrase in phrases[one[1] : two[0]]} <= _JOINTS for one, two in pairwise(runs)
    )
    return (runs[0][0], runs[-1][1], OR.join(color for _, _, color in runs)) if joined else None


def color_runs(phrases: list[Phrase]) -> list[tuple[int, int, str]]:
    """All colours that phrases name, with the indices of their first words and behind their last."""
    runs: list[tuple[int, int, str]] = []
    at = 0
    hues = words("colors", "hues")
    while at < len(phrases):
        end = at
        while end < len(phrases) and _is_color_word(phrases[end]):
            end += 1
        if end > at and any(part in hues for phrase in phrases[at:end] for part in key_of(phrase).split("-")):
            runs.append((at, end, " ".join(map(key_of, phrases[at:end]))))
        at = max(end, at + 1)
    return runs


def with_color_behind(phrases: list[Phrase]) -> tuple[list[Phrase], int, int]:
    """ "Three red cells" as "three cells red", with the index of the color and the number of its words; 0 for none."""
    runs = color_runs(phrases)
    first, last, _ = runs[0] if len(runs) == 1 else (0, 0, "")
    noun = phrases[last] if last < len(phrases) else None
    if not isinstance(noun, Word) or noun.type != "DIMENSION" or noun.value != "cell":
        return phrases, 0, 0
    return [*phrases[:first], noun, *phrases[first:last], *phrases[last + 1 :]], first + 1, last - first


def tells_marks(phrases: Iterable[Phrase]) -> bool:
    """Whether what is drawn in a cell or around it is spoken of; words of labels tell nothing of it."""
    marks = words("colors", "marks")
    return any(phrase.type not in ("REF", "AXISNOUN") and phrase_key(phrase) in marks for phrase in phrases)


def _is_color_word(phrase: Phrase) -> bool:
    if phrase.type not in _COLOR_TYPES or not isinstance(phrase, Word):
        return False
    known = _color_words()
    return phrase.key in known or ("-" in phrase.key and known.issuperset(phrase.key.split("-")))


@cache
def _color_words() -> frozenset[str]:
    return words("colors", "hues") | words("colors", "modifiers")


def wears(value: Value | Area, grid: Grid, color: str, sense: Sense = "") -> Truth:
    """Whether a value has a colour, or one of several: by its own, or else by the bands of the legend."""
    return some(_wears(value, grid, one, sense) for one in color.split(OR))


def _wears(value: Value | Area, grid: Grid, color: str, sense: Sense) -> Truth:
    stated = value.cell.color if isinstance(value, Value) else value.region.color
    known = _named(grid)
    if stated is not None:
        if sense.startswith("stated") or _by_legend(value, grid, stated, known) is not False:
            return _is_called(color, stated, known, sense)
        if not sense:  # the text gives it another colour than its legend
            own, told = _by_legend(value, grid, color, known), _is_called(color, stated, known)
            return own if own is told else None
    return _by_legend(value, grid, color, known, sense)


def _by_legend(
    value: Value | Area, grid: Grid, color: str, known: frozenset[str], sense: Sense = ""
) -> Truth:
    bands = ranges(grid)
    if not bands:
        return _on_side(value, grid, color)
    inside = [band for band in bands if _holds(band, value)]
    if not inside:
        return None
    truths = {_is_called(color, band.color, known, sense) for band in inside}
    return truths.pop() if len(truths) == 1 else None


def _is_called(claimed: str, own: str, known: frozenset[str], sense: Sense = "") -> Truth:
    """Whether a colour may be called another one, by a text that tells apart the colours that it names.

    Where there is a "dark red" and a "light red", the one is not the other; a hue that has shades of
    its own is none of its neighbours: beside "dark red" nothing orange is red. Where there is a "red" as well
    as a "dark red", the latter is a red in the `sense` of shades, and none in that of names.
    """
    if claimed.casefold() in known:
        if claimed.casefold() == own.casefold():
            return True
        return (sense.endswith("shade") if sense else None) if is_same_color(claimed, own) else False
    truth = is_same_color(claimed, own)
    if truth is None and any(is_same_color(claimed, name) for name in known) and _are_plain(claimed, own):
        return False
    return truth


def _are_plain(first: str, second: str) -> bool:
    """Whether two colours are shades of two of the hues that everybody tells apart."""
    one, two = (
        set(color.split()) & words("colors", "plain") for color in (first.casefold(), second.casefold())
    )
    return bool(one) and bool(two) and one.isdisjoint(two)


@lru_cache(maxsize=8)
def _named(grid: Grid) -> frozenset[str]:
    """The colours that the legend of a panel and its cells name."""
    legend = grid.panel.legend
    names = [band.color for band in legend.bands] if legend is not None else []
    names += [cell.color for cell in grid.panel.cells if cell.color is not None]
    return frozenset(name.casefold() for name in names)


def knows(grid: Grid, color: str) -> bool:
    """Whether a panel may have a color, by the names of those of its legend and cells."""
    return any(is_same_color(color, name) is not False for name in _named(grid))


def _on_side(value: Value | Area, grid: Grid, color: str) -> Truth:
    """By a scale from one colour over a neutral one to another: blue below zero, red above it."""
    legend = grid.panel.legend
    points = sorted(legend.bands, key=lambda band: band.low or 0.0) if legend is not None else []
    if len(points) != _ARMED or any(band.low is None or band.low != band.high for band in points):
        return None
    if points[1].color not in words("colors", "neutral"):
        return None
    middle, room = points[1].low or 0.0, grid.scale * _NEAR
    low, high = (_is_hue_of(color, point.color) for point in (points[0], points[2]))
    if low is None or high is None or low is high:
        return None
    if value.low > middle + room:
        return _deep_enough(color, high, value.low - middle, (points[2].low or 0.0) - middle)
    if value.high < middle - room:
        return _deep_enough(color, low, middle - value.high, middle - (points[0].low or 0.0))
    return None


def _is_hue_of(color: str, end: str) -> Truth:
    """Whether a colour is one of those between the neutral one and an end: on the way to dark red all is a red."""
    truth = is_same_color(color, end)
    if truth is not None:
        return truth
    own, other = (set(name.casefold().split()) & words("colors", "plain") for name in (color, end))
    return True if len(own) == 1 and own == other else None


def _deep_enough(color: str, truth: Truth, way: float, whole: float) -> Truth:
    """ "Dark red" is said of what lies far out, "light red" of what does not; nobody knows where they begin."""
    shade = set(color.casefold().split()) if truth else set()
    deep = shade & words("colors", "deep") and way < _DEEP * whole
    faint = shade & words("colors", "faint") and way > (1 - _DEEP) * whole
    return None if deep or faint else truth


def is_shown_in(value: Value, grid: Grid, color: str) -> Truth:
    """Whether one cell is shown in a colour: as `wears` has it, or by a scale that names the colours of its ends."""
    truth = wears(value, grid, color)
    if truth is None and value.cell.color is not None:
        return _in_senses(value, grid, color)
    return at_point(value, grid, color) if truth is None else truth


def _in_senses(value: Value, grid: Grid, color: str) -> Truth:
    """Whether it is shown in a color in the likelier sense of its name; it is not where no sense allows it."""
    likelier: Sense = "name" if ranges(grid) else "shade"
    if wears(value, grid, color, likelier):
        return True
    return False if all(wears(value, grid, color, sense) is False for sense in SENSES) else None


def at_point(value: Stated, grid: Grid, color: str) -> Truth:
    """By a scale that names the colours of some of its points: whether a value lies near the one of a colour.

    It does not where it is near another point, or beyond it; of two points, where it is far on the way to the other.
    """
    points = points_of(grid)
    own = [at for at, (_, name) in enumerate(points) if is_same_color(color, name)]
    if len(points) < _FEWEST or len(own) != 1:
        return None
    at = own[0]
    place, name = points[at]
    middle = (value.low + value.high) / 2
    beyond = at + (1 if middle > place else -1)
    if not 0 <= beyond < len(points):
        return True
    way = abs(middle - place) / (abs(points[beyond][0] - place) or 1.0)
    if way <= (_AT_POINT if len(points) > _FEWEST else _AT_END):
        return True
    far = way_off(name, points[beyond][1])
    if len(points) > _FEWEST:
        far = max(far, _AT_NEXT)
    return False if way >= far else None


@lru_cache(maxsize=8)
def points_of(grid: Grid) -> tuple[tuple[float, str], ...]:
    """The numbers of a legend that have a colour of their own, in the unit of the grid, as they rise."""
    legend, factor = grid.panel.legend, grid.legend_factor
    bands = legend.bands if legend is not None else ()
    return tuple(
        sorted(
            (band.low * factor, band.color)
            for band in bands
            if band.low is not None and band.low == band.high
        )
    )


def zero_is_lightest(grid: Grid) -> bool:
    """Whether a scale runs from one hue over a neutral color at zero to another, equally far on both sides."""
    points = points_of(grid)
    if len(points) != _ARMED or points[1][0] or points[1][1] not in words("colors", "neutral"):
        return False
    return points[0][0] == -points[2][0]


@lru_cache(maxsize=8)
def ranges(grid: Grid) -> tuple[Band, ...]:
    """The bands of the legend that have two ends, or are open to one side, in the unit of the grid; at least two."""
    legend = grid.panel.legend
    bands = legend.bands if legend is not None else ()
    found = [band for band in bands if band.low is None or band.high is None or band.low < band.high]
    if len(found) < _FEWEST or any(_overlap(one, two) for at, one in enumerate(found) for two in found[:at]):
        return ()
    factor = grid.legend_factor
    return tuple(band.model_copy(update={
        "low": None if band.low is None else band.low * factor,
        "high": None if band.high is None else band.high * factor,
    }) for band in found) if factor != 1 else tuple(found)  # fmt: skip


def band_of(grid: Grid, color: str) -> Band | None:
    """The one band of the legend that a colour names, in the unit of the grid."""
    known = _named(grid)
    found = [band for band in ranges(grid) if _is_called(color, band.color, known)]
    return found[0] if len(found) == 1 else None


def _overlap(one: Band, two: Band) -> bool:
    """Whether two bands share more than an end."""
    low = max(-inf if band.low is None else band.low for band in (one, two))
    return low < min(inf if band.high is None else band.high for band in (one, two))


def _holds(band: Band, value: Value | Area) -> bool:
    """Whether a band may hold a value."""
    above = band.low is None or value.high + value.slack >= band.low
    return above and (band.high is None or value.low - value.slack <= band.high)

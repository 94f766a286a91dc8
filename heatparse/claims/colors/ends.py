"""What a statement says that colours stand for, in numbers: "red means 0.3 to 0.6", "blue (0) to red (1)"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.colors.tints import color_runs
from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.predications import find_predicates
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount, Phrase
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.hues import is_same_color
from heatparse.measures import Truth, every
from heatparse.models import Band
from heatparse.phrases import words
from heatparse.records import NamedTuple

_ROUGH = 0.1  # of the scale: by so much two ranges may overlap and still be apart
_LOWER = frozenset(("above", "at_least"))


class _Part(NamedTuple):
    """A colour and the numbers that a statement gives to it; None for an end that it leaves out."""

    color: str
    low: float | None
    high: float | None


def judge_ends(scene: Scene, clause: Clause) -> Judgement:
    """Whether the numbers beside colours are those of the legend."""
    for panel in scene.panels(clause):
        grid = scene.grids[panel]
        legend, scale = grid.panel.legend, grid.legend
        if legend is None or scale is None:
            continue
        parts = _parts(clause, grid)
        truths = [_agrees(part, legend.bands, scale.high - scale.low) for part in parts]
        if not _defines(clause):
            truths = [None if truth is False else truth for truth in truths]
        text = f"the legend runs from {scale.low:g} to {scale.high:g}"
        if parts and every(truths) is not None:
            own = [band for band in legend.bands if any(is_same_color(p.color, band.color) for p in parts)]
            told = " and ".join(_tell(band) for band in own[:3])
            return Judgement(
                every(truths), f"{text}, and {told}" if told else text, tuple(b.span for b in own[:3])
            )
        if any(
            truth is None and _has_band(part, legend.bands) for part, truth in zip(parts, truths, strict=True)
        ):
            continue
        known = {scale.low, scale.high}
        known.update(end for band in legend.bands for end in (band.low, band.high) if end is not None)
        amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
        stated = [end for amount in amounts for end in grid.measure(amount.quantity)[:2]]
        if stated and False not in truths and all(end in known for end in stated):
            return Judgement(True, text)
    return UNDECIDED


def _defines(clause: Clause) -> bool:
    """Whether a clause begins with a colour and says what it stands for, and not what some cells are."""
    colors = color_runs(clause.phrases)
    front = clause.phrases[: colors[0][0]] if colors else clause.phrases
    if front and front[0].type == "MEASURE" and clause.has("BE"):  # "values between 20 and 50 are blue"
        return all(p.type in ("MEASURE", "PREPOSITION", "AMOUNT", "JOIN", "BE") for p in front)
    said = any(isinstance(p, Word) and p.key in words("legends", "defining") for p in clause.phrases)
    return said and all(phrase.type in ("COLOUR", "MEASURE", "UNKNOWN") for phrase in front)


def _has_band(part: _Part, bands: tuple[Band, ...]) -> bool:
    return any(is_same_color(part.color, band.color) for band in bands)


def _tell(band: Band) -> str:
    if band.low is None or band.high is None:
        ends = f"{'up to' if band.low is None else 'from'} {band.high or band.low or 0:g}"
    else:
        ends = f"{band.low:g}" + (f" to {band.high:g}" if band.high != band.low else "")
    return f"{band.color} is {ends}"


def _parts(clause: Clause, grid: Grid) -> list[_Part]:
    """The colours of a clause with their numbers: one colour and its range, or pairs in order."""
    phrases: list[Phrase] = [p for p in clause.phrases if p.type not in ("OPEN", "CLOSE")]
    colors = color_runs(phrases)
    predicates = [p for p in find_predicates(phrases) if p.low is not None]
    if len(colors) == 1 and len(predicates) == 1:
        return [_part(colors[0][2], predicates[0], grid)]
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount)]
    if len(colors) != len(amounts) or len(colors) < 2 or not _alternate(colors, amounts, phrases):
        return []
    found = []
    for (_, _, color), amount in zip(colors, amounts, strict=True):
        low, high = grid.measure(amount.quantity)[:2]
        if amount.bound:
            low, high = (low, None) if amount.bound in _LOWER else (None, high)  # type: ignore[assignment]
        found.append(_Part(color, low, high))
    return found


def _alternate(colors: list[tuple[int, int, str]], amounts: list[Amount], phrases: list[Phrase]) -> bool:
    """Whether colours and numbers take turns, so that each number has its colour."""
    places = [(first, "color") for first, _, _ in colors]
    places += [(at, "amount") for at, phrase in enumerate(phrases) if any(phrase is each for each in amounts)]
    kinds = [kind for _, kind in sorted(places)]
    return all(one != two for one, two in pairwise(kinds))


def _part(color: str, predicate: Predicate, grid: Grid) -> _Part:
    assert predicate.low is not None
    if predicate.relation == "within":
        ends = predicate.range(grid)
        return _Part(color, ends.low, ends.high)
    value = grid.measure(predicate.low).low
    if predicate.relation in _LOWER:
        return _Part(color, value, None)
    return (
        _Part(color, None, value)
        if predicate.relation in ("below", "at_most")
        else _Part(color, value, value)
    )


def _agrees(part: _Part, bands: tuple[Band, ...], scale: float) -> Truth:
    """Whether the legend gives these numbers to the colour; False where it clearly gives it others."""
    own = [band for band in bands if is_same_color(part.color, band.color)]
    if not own:
        return None
    if any(_fits(part, band) for band in own):
        return True
    sided = _on_its_side(part, bands)
    if sided is not None:
        return sided
    if len(own) != 1 or own[0].low is None or own[0].high is None or own[0].low == own[0].high:
        return None
    room = _ROUGH * scale
    above = part.low is not None and part.low > own[0].high - room
    below = part.high is not None and part.high < own[0].low + room
    return False if above or below else None


def _on_its_side(part: _Part, bands: tuple[Band, ...]) -> Truth:
    """ "Red marks values above 50", of a scale from blue over white at 50 to red."""
    points = sorted(
        (band.low, band.color) for band in bands if band.low is not None and band.low == band.high
    )
    if len(points) != len(bands) or len(points) != 3 or points[1][1] not in words("colors", "neutral"):
        return None
    low, high = (is_same_color(part.color, points[at][1]) for at in (0, 2))
    if (low is True) is (high is True):
        return None
    if part.low == points[1][0] and part.high is None:
        return high is True
    return low is True if part.high == points[1][0] and part.low is None else None


def _fits(part: _Part, band: Band) -> bool:
    low, high = band.low, band.high
    if part.low is not None and part.low == part.high:
        return (low is None or low <= part.low) and (high is None or part.low <= high)
    return (part.low is None or part.low == low) and (part.high is None or part.high == high)

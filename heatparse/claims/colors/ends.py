"""What a statement says that colours stand for, in numbers: "red means 0.3 to 0.6", "blue (0) to red (1)"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf

from heatparse.claims.colors.scale_statements import is_scale, running, used_scale
from heatparse.claims.colors.tints import at_point, color_runs, points_of, wears
from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.predications import find_predicates
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount, Phrase, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.hues import is_same_color
from heatparse.measures import Truth, every, exact, negate
from heatparse.models import Band, Quantity
from heatparse.phrases import words
from heatparse.records import NamedTuple

_ROUGH = 0.1  # of the scale: by so much two ranges may overlap and still be apart
_HALF = 0.5  # of the way to the next colour a neutral one is no longer what is seen
_LOWER = frozenset(("above", "at_least"))


class _Part(NamedTuple):
    """A colour and the numbers that a statement gives to it; None for an end that it leaves out."""

    color: str
    low: float | None
    high: float | None


def judge_ends(scene: Scene, clause: Clause) -> Judgement:
    """Whether the numbers beside colours are those of the legend; they are not where no panel has it so."""
    judged = [_judge(clause, scene.grids[panel]) for panel in scene.panels(clause)]
    known = [judgement for judgement in judged if judgement is not None]
    best = next((each for each in known if each.truth), None) or next(iter(known), UNDECIDED)
    return best if best.truth or all(each.truth is False for each in known) else UNDECIDED


def _judge(clause: Clause, grid: Grid) -> Judgement | None:
    """By the legend of one panel; None where it has no scale."""
    legend, scale = grid.panel.legend, grid.legend
    if legend is None or scale is None:
        return None
    phrases = _in_numbers(clause)
    parts = _parts(phrases, grid)
    truths = [_agrees(part, legend.bands, grid) for part in parts]
    if gives_colors(clause.phrases):
        truths = [
            False if _takes_in_others(part, grid) else truth
            for part, truth in zip(parts, truths, strict=True)
        ]
    if _is_of_scale(clause) and _is_short(parts, grid):
        truths.append(False)
    if _stands_for(clause):
        truths = [
            False if _is_called_otherwise(part, grid) else truth
            for part, truth in zip(parts, truths, strict=False)
        ]
    if not _defines(clause):
        truths = [None if truth is False else truth for truth in truths]
    text = f"the legend runs from {scale.low:g} to {scale.high:g}"
    if parts and every(truths) is not None:
        own = [band for band in legend.bands if any(is_same_color(p.color, band.color) for p in parts)]
        told = " and ".join(_tell(band) for band in own[:3])
        return Judgement(
            every(truths), f"{text}, and {told}" if told else text, tuple(b.span for b in own[:3])
        )
    judged = zip(parts, truths, strict=False)  # that the scale is longer has no part of its own
    if any(truth is None and _has_band(part, legend.bands) for part, truth in judged):
        return UNDECIDED
    known = {scale.low, scale.high}
    known.update(end for band in legend.bands for end in (band.low, band.high) if end is not None)
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount)]
    stated = [end for amount in amounts for end in grid.measure(amount.quantity)[:2]]
    if stated and False not in truths and all(end in known for end in stated):
        return Judgement(True, text)
    return UNDECIDED


def gives_colors(phrases: Sequence[Phrase]) -> bool:
    """ "Values between 20 and 50 are blue": the values have the colour, where "blue is 20 to 80" leaves room."""
    colors = color_runs(list(phrases))
    front = phrases[: colors[0][0]] if colors else []
    first = front[0] if front else None
    shown = [
        phrase
        for phrase in front
        if phrase.type == "BE" or key_of(phrase) in words("assertions", "appearing")
    ]
    if first is None or not shown or colors[-1][1] < len(phrases):
        return False
    if first.type != "MEASURE" and not (isinstance(first, Amount) and first.bound):
        return False
    told = ("MEASURE", "PREPOSITION", "AMOUNT", "COMPARATIVE", "JOIN", "AND", "BE", "OR", "COLOUR")
    return all(
        phrase.type in told
        or any(phrase is verb for verb in shown)
        or (isinstance(phrase, Scope) and phrase.quantifier == "all")
        for phrase in front
    )


def _takes_in_others(part: _Part, grid: Grid) -> bool:
    """Whether a value that has the colour, as is said, has another one by the legend."""
    low, high = (-inf if part.low is None else part.low), (inf if part.high is None else part.high)
    return any(
        low < value.low and value.high < high and wears(value, grid, part.color) is False
        for value in grid.values
    )


def _is_of_scale(clause: Clause) -> bool:
    return bool(clause.phrases) and (is_scale(clause.phrases[0]) or used_scale(clause.phrases) > 0)


def contradicts(clause: Clause, scene: Scene) -> Truth:
    """Whether colours in brackets behind the ends of a scale are others: "from 0 (red) to 1 (white)"; None: perhaps."""
    told: list[Truth] = []
    for panel in scene.panels(clause):
        grid = scene.grids[panel]
        legend = grid.panel.legend
        parts = _parts(_in_numbers(clause), grid) if legend is not None and legend.bands else []
        truths = [
            False
            if len(parts) == 1 and _is_called_otherwise(part, grid)
            else _agrees(part, legend.bands, grid)
            for part in parts
            if legend is not None
        ]
        told.append(every(truths))
    return negate(told[0]) if told and len(set(told)) == 1 else None


def _is_short(parts: list[_Part], grid: Grid) -> bool:
    """ "From blue (-0.8) over white to red (1)", of a scale that begins with blue at -1: another end is told."""
    legend, scale, points = grid.panel.legend, grid.legend, points_of(grid)
    if (
        legend is None
        or scale is None
        or legend.approximate
        or scale.slack
        or len(points) != len(legend.bands)
    ):
        return False
    if len(parts) < 2 or len(points) < 2 or any(p.low is None or p.low != p.high for p in parts):
        return False
    ends = [(parts[0], points[0]), (parts[-1], points[-1])]
    return all(is_same_color(part.color, name) for part, (_, name) in ends) and any(
        part.low != number for part, (number, _) in ends
    )


def _in_numbers(clause: Clause) -> list[Phrase]:
    """The phrases of a clause without brackets, and with the number for "zero"."""
    plain = (phrase for phrase in clause.phrases if phrase.type not in ("OPEN", "CLOSE"))
    zero = Quantity(text="0", value=0.0)
    return [
        Amount(phrase.start, phrase.end, zero)
        if phrase.type == "SIGN" and getattr(phrase, "value", "") == "zero"
        else phrase
        for phrase in plain
    ]


def _defines(clause: Clause) -> bool:
    """Whether a clause begins with a colour, or the scale, and says what it stands for, and not what cells are."""
    colors = color_runs(clause.phrases)
    front = clause.phrases[: colors[0][0]] if colors else clause.phrases
    if gives_colors(clause.phrases):
        return True
    if front and _is_of_scale(clause):  # "the scale runs from white (0) to red (1)"
        front = front[used_scale(clause.phrases) or 1 :]
        return all(key_of(p) == "from" or key_of(p) in running() for p in front)
    said = any(isinstance(p, Word) and p.key in words("legends", "defining") for p in clause.phrases)
    return said and all(phrase.type in ("COLOUR", "MEASURE", "UNKNOWN") for phrase in front)


def _stands_for(clause: Clause) -> bool:
    """ "White stands for 60": where the one color has its place on the scale."""
    said = clause.says(words("legends", "defining")) and len(clause.of("AMOUNT")) == 1
    return said and not gives_colors(clause.phrases) and not _is_of_scale(clause) and not clause.has("REF")


def _is_called_otherwise(part: _Part, grid: Grid) -> bool:
    """Whether the legend gives another number to the very color, far from the one that is told."""
    own = [number for number, name in points_of(grid) if name.casefold() == part.color]
    if len(own) != 1 or part.low is None or part.low != part.high:
        return False
    return abs(part.low - own[0]) > _ROUGH * grid.scale


def _has_band(part: _Part, bands: tuple[Band, ...]) -> bool:
    return any(is_same_color(part.color, band.color) for band in bands)


def _tell(band: Band) -> str:
    if band.low is None or band.high is None:
        ends = f"{'up to' if band.low is None else 'from'} {band.high or band.low or 0:g}"
    else:
        ends = f"{band.low:g}" + (f" to {band.high:g}" if band.high != band.low else "")
    return f"{band.color} is {ends}"


def _parts(phrases: list[Phrase], grid: Grid) -> list[_Part]:
    """The colours of a clause with their numbers: one colour and its range or its number, or pairs in order."""
    colors = color_runs(phrases)
    predicates = [p for p in find_predicates(phrases) if p.low is not None]
    if len(colors) == 1 and len(predicates) == 1:
        return [_part(colors[0][2], predicates[0], grid)]
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount)]
    if len(colors) != len(amounts) or not _alternate(colors, amounts, phrases):
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


def _agrees(part: _Part, bands: tuple[Band, ...], grid: Grid) -> Truth:
    """Whether the legend gives these numbers to the colour; False where it clearly gives it others."""
    own = [band for band in bands if part.color == band.color.casefold()]
    own = own or [band for band in bands if is_same_color(part.color, band.color)]
    if not own:
        return None
    if any(_fits(part, band) for band in own):
        return True
    sided = _on_its_side(part, bands)
    if sided is not None:
        return sided
    if len(own) != 1 or own[0].low is None or own[0].high is None or grid.legend is None:
        return None
    if own[0].low == own[0].high:
        return _is_elsewhere(part, grid)
    room = _ROUGH * (grid.legend.high - grid.legend.low)
    above = part.low is not None and part.low > own[0].high - room
    below = part.high is not None and part.high < own[0].low + room
    return False if above or below else None


def _is_elsewhere(part: _Part, grid: Grid) -> Truth:
    """False where the legend has another colour at the one number that is told, and not only near it."""
    if part.low is None or part.low != part.high:
        return None
    if at_point(exact(part.low), grid, part.color) is False:
        return False
    points = points_of(grid)
    numbers = [number for number, _ in points]
    own = [number for number, name in points if is_same_color(part.color, name)]
    if part.color not in words("colors", "neutral") or len(own) != 1:
        return None
    further = [number for number in numbers if (number - own[0]) * (part.low - own[0]) > 0]
    way = abs(part.low - own[0])
    return False if further and way >= _HALF * min(abs(number - own[0]) for number in further) else None


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

"""Polarity: whether dark shades stand for high values, by the legend and by what sentences say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any

from heatparse.inventory.problems import Problem, related
from heatparse.inventory.survey import Survey
from heatparse.lalr import NotInGrammar, Terminal
from heatparse.models import Band, Legend, Span
from heatparse.phrases import Phrases, folded, words
from heatparse.reading.bands import color_end
from heatparse.records import NamedTuple, Record
from heatparse.resources import token_parser, vocabulary
from heatparse.tokens import Token, label_keys

# By how much the ends of a scale must differ, on a scale from white (0) to black (10).
CLEAR = 3.0
_LONGEST = 14  # tokens between a shade and what it stands for


class Polarity(Record, frozen=True):
    """ "Darker cells mean higher values": whether dark is high, and where that is said."""

    dark_is_high: bool
    span: Span
    hue: str = ""  # of the shades that are spoken of, where one is named: "darker greens"


def contradicting_polarities(survey: Survey) -> Iterator[Problem]:
    """The sentences that tie shades to values against the legend of all panels."""
    legend = legend_polarity(survey)
    if legend is None:
        return
    for statement in read_polarities(survey):
        if statement.dark_is_high is not legend.dark_is_high:
            high = "dark" if legend.dark_is_high else "light"
            yield Problem(
                statement.span,
                f"The legend gives {high} shades to high values, and not to low ones.",
                related("the color scale", legend.span),
            )


def opposite_polarities(survey: Survey) -> Iterator[Problem]:
    """A sentence that ties shades to values against an earlier one, where no legend decides."""
    if legend_polarity(survey) is not None:
        return
    statements = list(read_polarities(survey))
    for statement in statements[1:]:
        if statement.hue != statements[0].hue:
            continue  # "darker greens for high, darker reds for low": a scale that is dark at both ends
        if statement.dark_is_high is not statements[0].dark_is_high:
            first = statements[0].span
            yield Problem(
                statement.span,
                f"Dark shades stand for {_level(statement)} values here, "
                f"but for {_level(statements[0])} ones in line {first.line}.",
                related(f"dark shades stand for {_level(statements[0])} values", first),
            )


def _level(statement: Polarity) -> str:
    return "high" if statement.dark_is_high else "low"


def darkness(survey: Survey) -> str:
    """What dark shades stand for: "high" or "low" values; "" where the text does not say, or says both."""
    legend = legend_polarity(survey)
    said = {statement.dark_is_high for statement in read_polarities(survey)}
    if legend is not None:
        said.add(legend.dark_is_high)
    return "" if len(said) != 1 else "high" if said.pop() else "low"


def read_polarities(survey: Survey) -> Iterator[Polarity]:
    """What the prose says that dark and light shades stand for."""
    if survey.draft is None:
        return
    starts = words("polarity", "dark") | words("polarity", "light")
    for line in survey.prose:
        if not starts.isdisjoint(line.keys):
            for at, token in enumerate(line.tokens):
                if token[3] in starts:
                    found = _statement(survey, line.tokens, at)
                    if found is not None:
                        yield found


# The legend


def legend_polarity(survey: Survey) -> Polarity | None:
    """The polarity that the legends of all panels share."""
    found = [_of_legend(panel.legend) for panel in survey.document.panels if panel.legend is not None]
    known = [polarity for polarity in found if polarity is not None]
    if not known or len({polarity.dark_is_high for polarity in known}) > 1:
        return None
    return known[0]


def _of_legend(legend: Legend) -> Polarity | None:
    """Whether a legend gets darker, or lighter, all the way up; None where it does neither."""
    shades = [
        (value, darkness) for band in legend.bands
        if (value := _middle(band)) is not None and (darkness := darkness_of(band.color)) is not None
    ]  # fmt: skip
    shades.sort()
    steps = [second - first for (_, first), (_, second) in pairwise(shades)]
    if not steps or abs(shades[-1][1] - shades[0][1]) < CLEAR or min(steps) < 0 < max(steps):
        return None
    return Polarity(shades[-1][1] > shades[0][1], legend.bands[0].span)


def has_two_arms(survey: Survey) -> bool:
    """Whether a legend is lightest between its ends, so that shades tell distances from the middle."""
    return any(
        panel.legend is not None and _is_light_inside(panel.legend) for panel in survey.document.panels
    )


def _is_light_inside(legend: Legend) -> bool:
    shades = [
        (value, darkness) for band in legend.bands
        if (value := _middle(band)) is not None and (darkness := darkness_of(band.color)) is not None
    ]  # fmt: skip
    shades.sort()
    inside = [darkness for _, darkness in shades[1:-1]]
    return bool(inside) and min(inside) + CLEAR <= min(shades[0][1], shades[-1][1])


def _middle(band: Band) -> float | None:
    ends = [end for end in (band.low, band.high) if end is not None]
    return sum(ends) / len(ends) if ends else None


def darkness_of(color: str) -> float | None:
    """How dark a colour is, from 0 to 10; None for one that is not known well enough."""
    hues, modifiers = vocabulary("polarity", "hues"), vocabulary("polarity", "modifiers")
    keys = label_keys(color)
    named = [hues[key] for key in keys if key in hues]
    if len(named) != 1 or any(key not in hues and key not in modifiers for key in keys):
        return None
    return float(named[0]) + sum(float(modifiers[key]) for key in keys if key in modifiers)


# Sentences


class Piece(NamedTuple):
    """A token in the terms of polarity.lark."""

    type: str


def _statement(survey: Survey, tokens: list[Token], at: int) -> Polarity | None:
    """What is said of the shade at `at`: behind it, or in front of it."""
    for window in _windows(tokens, at):
        if any(token[3] in words("polarity", "reversed") for token in tokens[window.stop : window.stop + 2]):
            continue
        pieces = _pieces(tokens[window])
        try:
            dark_is_high = _parser()(pieces)
        except NotInGrammar:
            continue
        span = survey.span(tokens[window][0][1], tokens[window][-1][2])
        return Polarity(dark_is_high, span, _hue(tokens[at + 1 : at + 3]))
    return None


def _hue(tokens: list[Token]) -> str:
    """The hue behind a shade: "green" of "darker greens", "darker shades of green"."""
    for token in tokens:
        key = token[3].removesuffix("s")
        if key in vocabulary("polarity", "hues"):
            return key
    return ""


def _windows(tokens: list[Token], at: int) -> Iterator[slice]:
    levels = words("polarity", "high") | words("polarity", "low")
    behind = next((i for i in range(at + 1, min(at + _LONGEST, len(tokens))) if tokens[i][3] in levels), None)
    if behind is not None:
        closed = (
            behind + 2 if tokens[behind + 1 : behind + 2] and tokens[behind + 1][3] == ")" else behind + 1
        )
        yield slice(at, behind + 1)
        yield slice(at, closed)
    before = next((i for i in range(at - 1, max(-1, at - _LONGEST), -1) if tokens[i][3] in levels), None)
    if before is not None:
        yield slice(before, at + 1)


@cache
def _kinds() -> Phrases:
    names = ("dark", "light", "high", "low", "mean", "stop")
    return Phrases(folded({name: vocabulary("polarity", name) for name in names}))


def _pieces(tokens: list[Token]) -> list[Piece]:
    pieces: list[Piece] = []
    kinds, at = _kinds(), 0
    while at < len(tokens):
        hit = kinds.match(tokens, at)
        color = color_end(tokens, at) if hit is None and tokens[at][0] == "WORD" else None
        if hit is not None:
            pieces.append(Piece(hit[0].upper()))
            at = hit[1]
        elif color is not None:
            pieces.append(Piece("COLOR"))
            at = color
        else:
            other = "WORD" if tokens[at][0] == "WORD" else "STOP"
            pieces.append(Piece({"(": "OPEN", ")": "CLOSE"}.get(tokens[at][3], other)))
            at += 1
    return pieces


@cache
def _parser() -> Callable[[Iterable[Terminal]], bool]:
    return token_parser("polarity", _Polarities())


class _Polarities:
    """One method for each alias of polarity.lark; a statement is whether dark is high."""

    def dark(self, _children: list[Any]) -> bool:
        return True

    def light(self, _children: list[Any]) -> bool:
        return False

    high, low = dark, light

    def shade_first(self, children: list[Any]) -> bool:
        first, second = [child for child in children if isinstance(child, bool)]
        return first is second

    level_first = shade_first

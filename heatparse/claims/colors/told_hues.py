"""Hues that words tie to the ends of a scale: "blue for negative values, red for positive ones"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from heatparse.claims.colors.color_meanings import Pair, pairs_of, read_pieces
from heatparse.claims.scene import Scene
from heatparse.hues import is_same_color
from heatparse.reading.bands import is_color
from heatparse.tokens import Token

_PARTING = frozenset((".", ":", ";"))


def told_end(hue: str, scene: Scene) -> str:
    """Whether a hue stands for high or for low values, by what is said in front of the data; "" where it is open."""
    ends: set[bool] = set()
    for pair in _told(scene):
        same = is_same_color(hue, pair.color)
        if same is None:
            return ""
        if same and pair.is_high is not None:
            ends.add(pair.is_high)
    return "" if len(ends) != 1 else "high" if ends.pop() else "low"


def told_colors(scene: Scene) -> list[tuple[str, str]]:
    """The ends of the scale, low or high, with the colors that words tie to them."""
    return [("high" if pair.is_high else "low", pair.color) for pair in _told(scene)]


@lru_cache(maxsize=2)
def _told(scene: Scene) -> tuple[Pair, ...]:
    """What stands in front of the data, and in the lines of the legends, where a line tells both ends of the scale."""
    found: list[Pair] = []
    for line in _lines(scene):
        if sum(is_color(token[3]) for token in line) > 1:
            pairs = [
                pair for part in _parts(line) for pair in pairs_of(read_pieces(part), said=True)
                if pair.plain and pair.is_high is not None
            ]  # fmt: skip
            if {pair.is_high for pair in pairs} == {True, False}:
                found += pairs
    return tuple(found)


def _lines(scene: Scene) -> Iterator[list[Token]]:
    line: list[Token] = []
    for token in scene.opening_tokens:
        if line and "\n" in scene.text[line[-1][2] : token[1]]:
            yield line
            line = []
        line.append(token)
    yield line
    legends = [panel.legend for panel in scene.document.panels if panel.legend is not None]
    for span in dict.fromkeys(legend.span for legend in legends if legend.span is not None):
        start = scene.text.rfind("\n", 0, span.start) + 1
        end = scene.text.find("\n", span.start)
        yield list(scene.draft.tokens.between(start, end if end >= 0 else len(scene.text)))


def _parts(line: Sequence[Token]) -> Iterator[list[Token]]:
    """The sentences of a line, and the parts between their colons and semicolons."""
    part: list[Token] = []
    for token in line:
        if token[3] not in _PARTING:
            part.append(token)
        elif part:
            yield part
            part = []
    if part:
        yield part

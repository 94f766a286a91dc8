"""Colors of a legend that stand for no numbers that were read: the scale may go on with them.

"Yellow until 40, then orange until 70, then brown", "white (below 10), gray (10-20), black (above 20)": the last
number is where the last color begins, and not where the scale ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from heatparse.inventory.survey import Survey
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.bands import is_color
from heatparse.tokens import Token

_FEWEST = 3  # colors, two of which have numbers
_BREAKS = frozenset((",", ";", ".", "|", "and", "then", "→", "->"))
_DEPTH = {"(": 1, "[": 1, ")": -1, "]": -1}


def leaves_colors_open(survey: Survey, ends: Iterable[float]) -> bool:
    """Whether a legend gives its first or its last color no number, or only one to begin at that is an end."""
    draft = survey.draft
    if draft is None:
        return False
    told = tuple(ends)
    return any(
        _is_open([*_segments(draft.tokens_of(block))], draft.text, told)
        for index, block in enumerate(draft.blocks)
        if draft.roles.get(index) == "legend"
    )


def _is_open(segments: Sequence[Sequence[Token]], text: str, ends: Sequence[float]) -> bool:
    colored = [segment for segment in segments if any(is_color(token[3]) for token in segment)]
    numbered = [any(token[0] == "QUANTITY" for token in segment) for segment in colored]
    if len(colored) < _FEWEST:
        return False
    if numbered.count(True) > 1 and not (numbered[0] and numbered[-1]):
        return True
    if numbered.count(True) <= 1 and _tells_steps(segments):
        return True  # "steps at 40 and 70: yellow, orange, brown"
    return any(_begins_at(segment, text, ends) for segment in (colored[0], colored[-1]))


def _segments(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """The stretches between commas and "and"s outside of brackets."""
    segment: list[Token] = []
    depth = 0
    for token in tokens:
        depth += _DEPTH.get(token[3], 0)
        if token[3] in _BREAKS and depth <= 0:
            yield segment
            segment = []
        else:
            segment.append(token)
    yield segment


def _tells_steps(segments: Sequence[Sequence[Token]]) -> bool:
    keys = {token[3] for segment in segments for token in segment}
    return not keys.isdisjoint(words("legends", "stepping"))


def _begins_at(segment: Sequence[Token], text: str, ends: Sequence[float]) -> bool:
    """Whether a color lies beyond a number that is taken for an end: "brown (> 70)"."""
    for one, two in pairwise(segment):
        if two[0] == "QUANTITY" and one[3] in words("legends", "beginning"):
            quantity = read_quantity(text[two[1] : two[2]])
            if quantity is not None and quantity.value in ends:
                return True
    return False

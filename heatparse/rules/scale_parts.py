"""Statements about a part of the colour scale, which leave its ends where they are."""

from __future__ import annotations

from heatparse.inventory.survey import Survey
from heatparse.measures import Measure, equal
from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.reading.scales import Scale
from heatparse.reading.sentences import sentences
from heatparse.tokens import Token


def may_be_part(survey: Survey, draft: Draft, panel: int, scale: Scale, other: Scale) -> bool:
    """Whether the narrower one of two statements may give a part of the scale, or the range of the values.

    "The upper half (0.5 to 1.0) is blue", "colors run from white (0.12) to blue (0.95)" over cells from
    0.12 to 0.95, "ticks from 0.2 to 0.8": a scale from 0 to 1 may be described so.
    """
    told = [one for one in (scale, other) if one.block >= 0 and draft.roles.get(one.block) != "legend"]
    if any(_is_of_values(survey, panel, one) for one in told):
        return True  # values may leave the scale as well
    inner, outer = (scale, other) if _lies_in(scale, other) else (other, scale)
    if not _lies_in(inner, outer) or inner.block < 0:
        return False
    return _is_of_values(survey, panel, inner) or _tells_part(draft, inner)


def _lies_in(inner: Scale, outer: Scale) -> bool:
    return outer.low.low <= inner.low.low and inner.high.low <= outer.high.low


def _is_of_values(survey: Survey, panel: int, scale: Scale) -> bool:
    """Whether the ends are those of the values, as they are rounded."""
    values = survey.grids[panel].values if panel < len(survey.grids) else ()
    if not values:
        return False
    low, high = min(value.low for value in values), max(value.high for value in values)
    return all(
        equal(end, Measure(number, number, 0.0, 0.0)) is not False
        for end, number in ((scale.low, low), (scale.high, high))
    )


def _tells_part(draft: Draft, scale: Scale) -> bool:
    """Whether the sentence speaks of a part: of ticks, of a half, of what the cells use."""
    tokens = _sentence(draft, scale)
    if phrases("scales", "partial").find(tokens):
        return True
    return draft.roles.get(scale.block) != "legend" and _sets_on(tokens)


def _sets_on(tokens: list[Token]) -> bool:
    """ "Most cells lie in the 0.3–0.8 range of the color scale": cells or data are the subject."""
    return bool(tokens) and any(token[3] in words("scales", "shown") for token in tokens[:3])


def _sentence(draft: Draft, scale: Scale) -> list[Token]:
    """The tokens of the sentence in which a statement stands."""
    tokens = draft.tokens_of(draft.blocks[scale.block])
    for sentence in sentences(tokens, draft.text):
        if sentence and sentence[0][1] <= scale.start < sentence[-1][2]:
            return sentence
    return tokens

"""Capped scales: text that tells that values beyond the ends of the scale take the color of its end."""

from __future__ import annotations

from itertools import pairwise

from heatparse.inventory.survey import Survey
from heatparse.phrases import words
from heatparse.reading.sentences import sentences
from heatparse.tokens import Token


def is_capped(survey: Survey) -> bool:
    """Whether the text says that the scale is cut off, or how what lies beyond it is drawn."""
    draft = survey.draft
    if draft is None:
        return False
    for index, block in enumerate(draft.blocks):
        tokens = draft.tokens_of(block)
        if draft.roles.get(index) == "legend" and _opens_end(tokens):
            return True
        keys = {token[3] for token in tokens}
        if keys.isdisjoint(words("legends", "capping")) and keys.isdisjoint(words("legends", "past_ends")):
            continue
        if any(_tells_cap(sentence) for sentence in sentences(tokens, draft.text)):
            return True
    return False


def _opens_end(tokens: list[Token]) -> bool:
    """ "0 to 200 ms and above", "0 to ≥200", "with an arrow at its end": the legend goes on beyond its last number."""
    keys = [token[3] for token in tokens]
    if not words("legends", "extending").isdisjoint(keys):
        return True
    more, joints = words("legends", "and_more"), words("legends", "joining_more")
    for at, token in enumerate(tokens):
        if token[0] == "QUANTITY" and at and keys[at - 1] in ("≥", "≤", ">=", "<="):
            return True
        near = keys[at + 1 : at + 4]
        if token[0] == "QUANTITY" and any(one in joints and two in more for one, two in pairwise(near)):
            return True
    return False


def _tells_cap(sentence: list[Token]) -> bool:
    """ "The scale is clipped at 200", "cells above 200 are shown in the darkest tone"."""
    keys = {token[3] for token in sentence}
    if not keys.isdisjoint(words("legends", "denying")) or keys.isdisjoint(words("legends", "drawn_things")):
        return False
    if not keys.isdisjoint(words("legends", "capping")):
        return True
    past = words("legends", "past_ends")
    at = next((i for i, token in enumerate(sentence) if token[3] in past), len(sentence))
    numbered = any(token[0] == "QUANTITY" for token in sentence[at + 1 : at + 4])
    ended = any(token[3] in words("legends", "named_ends") for token in sentence[at + 1 : at + 6])
    drawn = not keys.isdisjoint(words("legends", "drawing")) and not keys.isdisjoint(
        words("legends", "tones")
    )
    return drawn and (numbered or ended or "same" in keys)

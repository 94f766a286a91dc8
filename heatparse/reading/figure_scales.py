"""What tells that colors stand for values: a color bar, shades that grow, hues that lead from one to another."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.reading.sentences import sentences
from heatparse.reading.statements import Statement
from heatparse.tokens import Token

_HEADING = 1  # tokens in front of what a row of a table is about
_NEAR = 5  # words from "darker" to "higher"


def names_scale(draft: Draft, statement: Statement) -> bool:
    """Whether a line speaks of a color scale: "The color bar goes from 0 to 10", "darker means more"."""
    tokens = draft.tokens_of(statement.block)
    return bool(phrases("structure", "color_scales").find(tokens)) or any(
        _grows_darker([token[3] for token in sentence]) for sentence in sentences(tokens, draft.text)
    )


def heads_scale(row: list[Token]) -> bool:
    """ "| Color bar | 0 to 1 |": a row of a table that is about the scale."""
    named = phrases("structure", "color_scales").find(row)
    return bool(named) and named[0][1] <= _HEADING


def _grows_darker(keys: list[str]) -> bool:
    """ "Darker means more visitors", "light = few, dark = many"."""
    shades = [at for at, key in enumerate(keys) if key in words("structure", "kinds", "depths")]
    sizes = [at for at, key in enumerate(keys) if key in words("structure", "kinds", "amounts")]
    return any(0 < abs(shade - size) <= _NEAR for shade in shades for size in sizes)


def ties_colors(keys: set[str]) -> bool:
    """Whether the color of a cell tells its value: "the shade of each square stands for the number"."""
    kinds = ("coloring", "valued", "cells")
    tied = all(not words("structure", "kinds", kind).isdisjoint(keys) for kind in kinds)
    return tied and words("structure", "kinds", "marks").isdisjoint(keys)


def runs_through_hues(keys: list[str]) -> bool:
    """Whether colors lead from one to another: "shaded from pale green to dark red"."""
    hues = words("colors", "hues") | words("colors", "modifiers")
    behind = [
        at
        for at, key in enumerate(keys)
        if key in words("function_words", "from_to") and not hues.isdisjoint(keys[at + 1 : at + 3])
    ]
    return any(keys[one] == "from" and keys[two] == "to" for one, two in pairwise(behind))

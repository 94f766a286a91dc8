"""Sentences about the colour scale that only call it "the bar", "the scale" or "the key"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.reading.bands import is_color
from heatparse.tokens import Token

_SUBJECT = 2  # tokens: "the bar"
_REACH = 6  # tokens behind them: "on the right side of the grid"


def is_colored(token: Token) -> bool:
    """Whether a word is a colour, a shade, or the word for it."""
    shades = words("scales", "shades", "light") | words("scales", "shades", "dark")
    return is_color(token[3]) or token[3] in words("scales", "color") | words("scales", "grading") | shades


def is_about_bar(sentence: list[Token], colored: bool) -> bool:
    """ "The bar below the grid starts at 0": the bar of a figure whose colours were spoken of, or one in its place."""
    semicolons = [at for at, token in enumerate(sentence) if token[3] == ";"]
    sentence = sentence[semicolons[-1] + 1 :] if semicolons else sentence
    if len(sentence) < _SUBJECT or sentence[0][3] not in words("structure", "articles") | {"its"}:
        return False
    bar = sentence[1][3] in words("scales", "bars")
    beside = [token[3] for token in sentence[_SUBJECT : _SUBJECT + _REACH]]
    placed = any(
        one in words("scales", "beside") and two in words("structure", "articles")
        for one, two in pairwise(beside)
    )
    return bar and (colored or placed)

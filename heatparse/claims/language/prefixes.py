"""Prefixes: "sub-0.1 scores" lie below 0.1, "cross-region cells" off the diagonal of regions with regions."""

from __future__ import annotations

from heatparse.claims.language.forms import other_number
from heatparse.claims.language.names import Names
from heatparse.claims.language.words import Word
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.tokens import Token


def prefixed(token: Token, prefix: str, rest: str, names: Names) -> list[Word]:
    """The words that a word with a prefix stands for; none where the prefix does not tell."""
    start, end = token[1], token[2]
    middle = start + len(prefix) + 1
    if prefix in words("names", "below"):
        if rest == "zero":
            return [Word("SIGN", "negative", "negative", start, end)]
        quantity = read_quantity(rest) if rest[:1].isdigit() else None
        if quantity is None or quantity.value is None:
            return []
        return [Word("BOUND", "below", "sub", start, middle), Word("NUMBER", quantity, rest, middle, end)]
    forms = {rest, other_number(rest)}
    shared = names.get((rest,))  # a word of both axes is of either
    either = shared is not None and shared.kind == "axis" and shared.axis is None
    if not either and not all(forms & told for told in names.axis_words.values()):
        return []
    part = "diagonal" if prefix in words("names", "inside") else "off-diagonal"
    return [Word("DIAGONAL", part, part, start, end)]

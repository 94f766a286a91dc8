"""The number of heatmaps that a sentence states by their arrangement: "in a 2x4 grid", "two rows of four"."""

from __future__ import annotations

from functools import cache
from math import prod

from heatparse.phrases import phrases, words
from heatparse.resources import scanner, vocabulary
from heatparse.tokens import Token

_MOST = 64
_OF_EACH = frozenset(("PANELS_EACH", "EACH_PANEL"))
_LETTER_SIGNS = frozenset(",;:.(")


def arranged_count(tokens: list[Token]) -> int | None:
    """How many heatmaps the tokens of a statement tell by sets, rows and columns, or a grid; None when they do not.

    The product of all numbers of the form that is found; twice the number for pairs.
    """
    shape, numbers = _letters(tokens)
    if "H" not in shape and "h" not in shape:
        return None
    match = scanner("arrangement").search(shape)
    if match is None:
        return None
    each = (
        match.lastgroup in _OF_EACH
    )  # "each of the two panels is a 4 × 3 heatmap": the size is that of each
    found = [
        number
        for at, number in numbers
        if match.start() <= at < match.end() and not (each and shape[at] == "d")
    ]
    count = prod(found) * (2 if match.lastgroup == "PAIRS" else 1)
    return count if 1 < count <= _MOST else None


def _letters(tokens: list[Token]) -> tuple[str, list[tuple[int, int]]]:
    """The letters of arrangement.lark, and (place of the letter, number) of those that are numbers."""
    letters: list[str] = []
    numbers: list[tuple[int, int]] = []
    kinds = {first: (last, value) for value, first, last in phrases("structure", "kinds").find(tokens)}
    sizes = {
        at - 1 for at in kinds if at > 1 and len(_sides(tokens[at - 1]) or ()) > 1 and _sides(tokens[at - 2])
    }
    at = 0
    while at < len(tokens):
        kind = kinds.get(at)
        if kind is not None and kind[1] == "heatmap":
            at = kind[0]
            key = tokens[at - 1][3]
            letters.append("H" if key.endswith("s") or key == "matrices" else "h")
            continue
        token = tokens[at]
        sides = None if at in sizes else _sides(token)
        if sides is not None:
            letters.append("n" if len(sides) == 1 else "d")
            numbers += [(len(letters) - 1, side) for side in sides]
        else:
            letters.append(_letter(token))
        at += 1
    return "".join(letters), numbers


def _sides(token: Token) -> list[int] | None:
    """The whole numbers that a token is: "eight", "8", "2x4", "2-by-4"."""
    word = vocabulary("structure", "numbers").get(token[3])
    if word is not None:
        return [int(word)] if word > 1 and token[3] not in ("pair", "both") else None
    key = token[3].replace("×", "x").replace("-by-", "x").replace(" ", "")
    if token[0] not in ("QUANTITY", "DIMENSIONS", "NAME", "WORD") or not key[:1].isalnum():
        return None
    sides = key.split("x")
    spelled = vocabulary("structure", "numbers")
    if len(sides) > 2 or not all(side.isdecimal() or side in spelled for side in sides):
        return None
    return [int(side) if side.isdecimal() else int(spelled[side]) for side in sides]


@cache
def _classes() -> dict[str, str]:
    return {word: letter for letter, listed in vocabulary("arrangement").items() for word in listed}


def _letter(token: Token) -> str:
    key = token[3]
    letter = _classes().get(key)
    if letter is not None:
        return letter
    if key in words("structure", "panel_nouns") and key.endswith("s"):
        return "p"
    return key if key in _LETTER_SIGNS else "w"

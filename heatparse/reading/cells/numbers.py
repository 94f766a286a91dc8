"""Numbers of statements, with the words in front of them, and the second number of a range."""

from __future__ import annotations

from collections.abc import Container
from functools import cache, lru_cache

from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.cells.lexicon import range_words
from heatparse.tokens import Token


def read_number(
    tokens: list[Token], at: int, text: str, first: int, labels: Container[int]
) -> tuple[Quantity | None, int, int, int]:
    """The quantity of the number at `at`, where it starts and ends, and the index of the token behind it.

    `first` is where the words in front of it start, `labels` where the numbers that are labels do.
    """
    _, start, end, _ = tokens[at]
    last, behind = end, at + 1
    if _counts_of_all(tokens, at):
        return None, start, end, behind
    if (
        behind + 1 < len(tokens)
        and tokens[behind + 1][0] == "QUANTITY"
        and tokens[behind + 1][1] not in labels
    ):
        joint = tokens[behind][3]
        fits = joint != "until" or _has_percent(text, tokens[at]) == _has_percent(text, tokens[behind + 1])
        if (joint in range_words() and fits) or (joint == "and" and "between" in text[first:start].lower()):
            last, behind = tokens[behind + 1][2], behind + 2
    elif behind < len(tokens) and (size := open_end(tokens, behind)):
        last, behind = tokens[behind + size - 1][2], behind + size
    quantity = _quantity(text[first:last])
    if quantity is None and last != end:
        last, behind = end, at + 1
        quantity = _quantity(text[first:last])
    if quantity is None:
        first = start
        quantity = _quantity(text[first:last])
    return quantity, first, last, behind


def _has_percent(text: str, token: Token) -> bool:
    return text.startswith("%", token[2]) or text.endswith("%", token[1], token[2])


def _counts_of_all(tokens: list[Token], at: int) -> bool:
    """ "8 of 30", "8 out of 30": so many things of all, and no value."""
    keys = [token[3] for token in tokens[at : at + 4]]
    return keys[0].isdigit() and (
        (keys[1:2] == ["of"] and keys[2:3] != [] and keys[2].isdigit())
        or (keys[1:3] == ["out", "of"] and keys[3:] != [] and keys[3].isdigit())
    )


def open_end(tokens: list[Token], behind: int) -> int:
    """How many words behind a number leave its end open: "21% and above:"; 0 where they go on otherwise."""
    for size in (1, 2):
        keys = " ".join(token[3] for token in tokens[behind : behind + size])
        if keys in _open_ends():
            following = tokens[behind + size] if behind + size < len(tokens) else None
            return size if following is None or following[0] == "MARK" else 0
    return 0


@cache
def _open_ends() -> frozenset[str]:
    return words("numbers", "or_more") | words("numbers", "or_less")


@lru_cache(maxsize=4096)
def _quantity(text: str) -> Quantity | None:
    return read_quantity(text.replace("*", "").replace("`", ""))

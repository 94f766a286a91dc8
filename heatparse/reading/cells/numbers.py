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
    if (total := _total(tokens, at)) is not None:
        return None, start, tokens[total][2], total + 1
    if (
        behind + 1 < len(tokens)
        and tokens[behind + 1][0] == "QUANTITY"
        and tokens[behind + 1][1] not in labels
    ):
        if _joins(tokens, at, text, first):
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


def _joins(tokens: list[Token], at: int, text: str, first: int) -> bool:
    """Whether a word makes a range of two numbers; "40% until 50" are a share and an end."""
    joint = tokens[at + 1][3]
    if joint in range_words():
        alike = _has_percent(text, tokens[at]) == _has_percent(text, tokens[at + 2])
        return alike or joint not in words("function_words", "until")
    return joint == "and" and "between" in text[first : tokens[at][1]].lower()


def _has_percent(text: str, token: Token) -> bool:
    return text.startswith("%", token[2]) or text.endswith("%", token[1], token[2])


def _total(tokens: list[Token], at: int) -> int | None:
    """Index of the second number of "8 of 30", "8 out of 30": so many things of all are no value of a cell."""
    if not tokens[at][3].isdigit():
        return None
    for size in (1, 2):
        joint = " ".join(token[3] for token in tokens[at + 1 : at + 1 + size])
        total = at + 1 + size
        if (
            joint in words("function_words", "of_count")
            and total < len(tokens)
            and tokens[total][3].isdigit()
        ):
            return total
    return None


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

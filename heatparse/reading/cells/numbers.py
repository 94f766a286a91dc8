"""Numbers of statements, with the words in front of them, and the second number of a range."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache

from heatparse.models import Quantity
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
    if (
        behind + 1 < len(tokens)
        and tokens[behind + 1][0] == "QUANTITY"
        and tokens[behind + 1][1] not in labels
    ):
        joint = tokens[behind][3]
        if joint in range_words() or (joint == "and" and "between" in text[first:start].lower()):
            last, behind = tokens[behind + 1][2], behind + 2
    quantity = _quantity(text[first:last])
    if quantity is None and last != end:
        last, behind = end, at + 1
        quantity = _quantity(text[first:last])
    if quantity is None:
        first = start
        quantity = _quantity(text[first:last])
    return quantity, first, last, behind


@lru_cache(maxsize=4096)
def _quantity(text: str) -> Quantity | None:
    return read_quantity(text.replace("*", "").replace("`", ""))

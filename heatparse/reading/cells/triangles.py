"""Rows of a triangle by position: each gives as many values as it has cells on its side of the diagonal."""

from __future__ import annotations

from collections.abc import Iterable

from heatparse.phrases import words
from heatparse.reading.cells.frame import Frame, X, Y
from heatparse.reading.draft import Draft
from heatparse.tokens import Token, fold

_FEWEST = 3  # rows of a triangle
_SIGNS = frozenset(",;|/·")


def triangle_rows(draft: Draft, frame: Frame, blocks: Iterable[int]) -> dict[str, list[str]]:
    """Label of a row -> the columns of its values; {} where the rows make no triangle.

    "Ant: 0.1, 0.2, 0.3", "Bee: 0.4, 0.5", "Cow: 0.6" ends at the last column, and upside down it starts at the first.
    """
    rows, columns = frame.categories(Y), frame.categories(X)
    if not _in_one_order(rows, columns):
        return {}
    sizes: dict[int, int] = {}
    for index in blocks:
        block = draft.blocks[index]
        if block.kind not in ("item", "text", "code"):
            continue
        row, size = _row(draft.tokens_of(block), frame)
        if row is None:
            continue
        if sizes.get(row, size) != size:
            return {}
        sizes[row] = size
    told = sorted(sizes.items())
    last = len(columns)
    if len(told) < _FEWEST:
        return {}
    for end in (last, last - 1):  # with the diagonal, and without
        if all(size == end - row for row, size in told):
            return {fold(rows[row]): columns[last - size :] for row, size in told}
    for first in (1, 0):
        if all(size == row + first for row, size in told):
            return {fold(rows[row]): columns[:size] for row, size in told}
    return {}


def _in_one_order(rows: list[str], columns: list[str]) -> bool:
    """Whether both axes list the same labels in the same order; one may lack the first or the last of them."""
    shared = set(map(fold, rows)) & set(map(fold, columns))
    if len(shared) < _FEWEST - 1 or max(len(rows), len(columns)) - len(shared) > 1:
        return False
    one, other = ([label for label in map(fold, labels) if label in shared] for labels in (rows, columns))
    return one == other


def _row(tokens: list[Token], frame: Frame) -> tuple[int | None, int]:
    """The number of a row, and how many bare values stand behind its label."""
    colon = next((at for at, token in enumerate(tokens) if token[3] in (":", "=")), 0)
    behind = tokens[colon + 1 :]
    joints = words("structure", "and")
    plain = all(
        token[0] == "QUANTITY" or token[3] in _SIGNS or token[3] in joints or token[3] == "."
        for token in behind
    )
    size = sum(token[0] == "QUANTITY" for token in behind)
    if not colon or not plain or not size:
        return None, 0
    named = [hit.label.text for hit in frame.labels.find(tokens[:colon])]
    row = frame.on(Y, fold(named[0])) if len(named) == 1 else None
    return (frame.categories(Y).index(row), size) if row is not None else (None, 0)

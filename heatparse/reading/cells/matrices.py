"""Bare matrices: rows of numbers without labels, in the order of the axes.

In fences, as items or lines, between pipes, as a literal ("[[0.1, 0.2], [0.3, 0.4]]"), or in LaTeX
("\\begin{pmatrix} 0.1 & 0.2 \\\\ …"), where a line may hold several rows.
"""

from __future__ import annotations

from collections.abc import Iterable

from heatparse.quantities import read_quantity
from heatparse.reading.cells.frame import Coordinate, Frame, X, Y
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft
from heatparse.reading.needs import is_matrix_command
from heatparse.tokens import Token

_BREAKS = ("\\\\", "]", ")", "\n")  # between the rows of one block
_KINDS = frozenset(("item", "text", "code", "row", "delimiter"))


def read_matrix(draft: Draft, frame: Frame, found: Found, blocks: list[int]) -> bool:
    """Take a matrix with as many rows and columns as the axes have categories; False for anything else."""
    rows = [row for index in blocks for row in _rows(draft, index)]
    labels, heads = frame.categories(Y), frame.categories(X)
    if len(rows) == len(labels) + 1 and [_text(draft, token) for token in rows[0]] == heads:
        rows = rows[1:]  # numbers as labels of the columns
    if not labels or len(rows) != len(labels) or any(len(row) != len(heads) for row in rows):
        return False
    for label, row in zip(labels, rows, strict=True):
        for head, token in zip(heads, row, strict=True):
            start, end = token[1], token[2]
            quantity = read_quantity(_text(draft, token))
            if quantity is None:
                continue
            place = {
                axis: Coordinate(axis, (text,), True, start, end) for axis, text in ((Y, label), (X, head))
            }
            found.add(place, quantity, None, start, end)
    for index in blocks:
        draft.roles[index] = "data"
    return True


def matrix_blocks(draft: Draft, blocks: Iterable[int]) -> list[int]:
    """The first blocks that may be a bare matrix: neighbours with nothing but numbers."""
    run: list[int] = []
    for index in blocks:
        block = draft.blocks[index]
        if block.kind == "delimiter" and run:
            run.append(index)
            continue
        if (run and index != run[-1] + 1) or block.kind not in _KINDS:
            break
        if draft.roles.get(index) is not None or not (_rows(draft, index) or _is_wrapping(draft, index)):
            break
        run.append(index)
    return run


def _text(draft: Draft, token: Token) -> str:
    return draft.text[token[1] : token[2]]


def _rows(draft: Draft, index: int) -> list[list[Token]]:
    """The rows of numbers in a block; none for one that has words."""
    tokens = [token for token in draft.tokens_of(draft.blocks[index]) if not is_matrix_command(token)]
    if any(token[0] in ("WORD", "NAME", "QUOTE", "ARROW") or token[3] in ":=" for token in tokens):
        return []
    numbers = [token for token in tokens if token[0] == "QUANTITY"]
    rows: list[list[Token]] = []
    for number in numbers:
        between = draft.text[rows[-1][-1][2] : number[1]] if rows else "\n"
        if any(sign in between for sign in _BREAKS):
            rows.append([])
        rows[-1].append(number)
    return [row for row in rows if len(row) > 1]


def _is_wrapping(draft: Draft, index: int) -> bool:
    """Whether a block only opens or closes a matrix: "$$", "\\begin{pmatrix}", "["."""
    tokens = draft.tokens_of(draft.blocks[index])
    return bool(tokens) and all(
        is_matrix_command(token) for token in tokens if token[0] in ("WORD", "NAME", "QUANTITY")
    )

"""Tables of a text as cells of tokens, for what describes a figure instead of giving its values."""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.reading.draft import Draft
from heatparse.tokens import Token

Cells = list[list[Token]]


def table_runs(draft: Draft) -> Iterator[list[int]]:
    """The rows of each table that stand together, without the line of dashes.

    A second line of dashes, below the row that heads it, begins another table.
    """
    run: list[int] = []
    ruled = False
    for index, block in enumerate(draft.blocks):
        if block.kind == "row" and draft.roles.get(index) is None:
            headed = ruled and index + 1 < len(draft.blocks) and draft.blocks[index + 1].kind == "delimiter"
            if headed and len(run) > 1:
                yield run
            run, ruled = ([], False) if headed else (run, ruled)
            run.append(index)
        elif block.kind == "delimiter":
            ruled = ruled or bool(run)
        else:
            if len(run) > 1:
                yield run
            run, ruled = [], False
    if len(run) > 1:
        yield run


def row_cells(draft: Draft, index: int) -> Cells:
    """The tokens of each cell of a row."""
    cells: Cells = [[]]
    for token in draft.tokens_of(draft.blocks[index]):
        if token[3] == "|":
            cells.append([])
        else:
            cells[-1].append(token)
    start = 0 if cells[0] else 1
    cells = cells[start:] if len(cells) > start else cells
    return cells[:-1] if len(cells) > 1 and not cells[-1] else cells

"""Doubts: whether the data part was understood so badly that nothing is refuted by its numbers."""

from __future__ import annotations

from heatparse.blocks import Block
from heatparse.claims.names import Names
from heatparse.grid import Grid
from heatparse.models import Document
from heatparse.reading.draft import Draft

_FEW_NUMBERS = 8  # a table with fewer tells nothing of how well it was read
_MANY_LOST = 0.2  # lost lines for each line that was read, from which on numbers are doubted
_FEW_WORDS = 3  # beside its labels and numbers: a line with more of them tells about data
_LISTING = frozenset(("item", "text", "row", "code"))


def contradicts_itself(grid: Grid) -> bool:
    """Whether many cells of a panel are stated twice, with different values."""
    cells = grid.panel.cells
    other = sum(
        cell.value.bounds != known.cell.value.bounds
        for cell in cells
        if cell.row is not None
        and cell.column is not None
        and (known := grid.at(cell.row, cell.column)) is not None
    )
    return other > 2 and other * 5 >= len(cells)


def is_unplaced(document: Document, draft: Draft) -> bool:
    """Whether most numbers of the tables are no cells."""
    lines = [block for block in draft.blocks if block.kind in ("row", "code")]
    numbers = sum(token[0] == "QUANTITY" for block in lines for token in draft.tokens_of(block))
    if numbers < _FEW_NUMBERS:
        return False
    stated = {block.line + 1 for block in lines}
    return sum(line in stated for line in _places(document)) * 2 < numbers


def has_lost_lines(document: Document, draft: Draft, names: Names) -> bool:
    """Whether lines of labels and numbers stand among those of the cells, and were not read."""
    read = set(_places(document))
    if not read:
        return False
    first, last = min(read), max(read)
    lost = sum(
        first < block.line + 1 < last
        and block.line + 1 not in read
        and block.kind in _LISTING
        and draft.roles.get(index) not in ("axis", "legend", "title", "heading", "other-figure")
        and _lists(block, draft, names)
        for index, block in enumerate(draft.blocks)
    )
    return lost >= _MANY_LOST * len(read)


def _places(document: Document) -> list[int]:
    """The line of every cell and of every statement for several cells."""
    found = [cell.span.line for panel in document.panels for cell in panel.cells]
    return found + [region.span.line for panel in document.panels for region in panel.regions]


def _lists(block: Block, draft: Draft, names: Names) -> bool:
    """Whether a line begins with a label, and holds numbers but hardly another word."""
    tokens = [token for token in draft.tokens_of(block) if token[0] in ("WORD", "QUANTITY")]
    hit = names.match(tokens, 0) if tokens else None
    if hit is None or hit[0].kind != "category":
        return False
    at, numbers, others = hit[1], 0, 0
    while at < len(tokens):
        hit = names.match(tokens, at)
        if hit is not None:
            at = hit[1]
            continue
        numbers += tokens[at][0] == "QUANTITY"
        others += tokens[at][0] == "WORD"
        at += 1
    return numbers > 0 and others <= _FEW_WORDS

"""Doubt: whether the data part was understood so poorly that its numbers prove nothing."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from math import inf

from heatparse.blocks import Block
from heatparse.grid import Grid
from heatparse.models import Document, Span, Unread
from heatparse.reading.draft import Draft
from heatparse.reading.panel_names import is_discussion_block
from heatparse.reading.unread import unread_numbers
from heatparse.tokens import Token

_FEW_NUMBERS = 8  # a table with fewer tells nothing of how well it was read
# Numbers left over behind the cells of a line: so many, and such a part of all cells, cast doubt.
_FEWEST_LEFT, _PART_LEFT = 3, 0.3
_MANY_LOST = 0.2  # lost lines for each line that was read, from which on numbers are doubted
_FEW_WORDS = 3  # beside its labels and numbers: a line with more of them tells about data
_LISTING = frozenset(("item", "text", "row", "code"))


def is_doubtful(document: Document, draft: Draft, grids: list[Grid]) -> bool:
    """Whether nothing should be held against a text on the strength of the numbers read from it.

    Many cells are stated twice with different values, most numbers of the tables are no cells, or
    lines of labels and numbers were not read, or go on with numbers that are no cells.
    """
    return (
        any(_contradicts_itself(grid) for grid in grids)
        or _is_unplaced(document, draft)
        or _has_lost_lines(document, draft)
        or _is_half_read(document, draft)
    )


def _contradicts_itself(grid: Grid) -> bool:
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


def _stated(document: Document) -> Iterator[Span]:
    for panel in document.panels:
        for cell in panel.cells:
            yield cell.span
        for region in panel.regions:
            yield region.span


def _is_unplaced(document: Document, draft: Draft) -> bool:
    """Whether most numbers of the tables are no cells, and the data is not given elsewhere."""
    lines = [block for block in draft.blocks if block.kind in ("row", "code")]
    tokens = [token for block in lines for token in draft.tokens_of(block) if token[0] == "QUANTITY"]
    if len(tokens) < _FEW_NUMBERS:
        return False
    stated = {block.line + 1 for block in lines}
    spans = list(_stated(document))
    if len(spans) >= len(tokens):
        return False
    placed = sum(span.line in stated for span in spans)
    return placed * 2 < len(tokens) and placed < len(tokens) - _inside(tokens, spans)


def _inside(tokens: list[Token], spans: list[Span]) -> int:
    """How many numbers stand in what gives a cell: "| 2016 | 30 | 4.5 |" has three for its one value."""
    ordered = sorted((span.start, span.end) for span in spans)
    starts = [start for start, _ in ordered]
    places = ((token[1], bisect_right(starts, token[1])) for token in tokens)
    return sum(at > 0 and place < ordered[at - 1][1] for place, at in places)


def _has_lost_lines(document: Document, draft: Draft) -> bool:
    """Whether lines of labels and numbers stand among those of the cells, and were not read."""
    stated = {span.line for span in _stated(document)}
    data = {draft.blocks[index].line + 1 for index, role in draft.roles.items() if role == "data"}
    read = stated & data or stated
    if not read:
        return False
    first = min(read)
    talk = min((line for line in _discussions(draft) if line > first), default=inf)
    last = max(line for line in read if line < talk)  # what talk gives is no line of data
    lost = sum(
        first < block.line + 1 < last
        and block.line + 1 not in read
        and block.kind in _LISTING
        and draft.roles.get(index) not in ("axis", "legend", "title", "heading", "other-figure")
        and _lists(block, draft)
        for index, block in enumerate(draft.blocks)
    )
    return lost >= _MANY_LOST * len(read)


def _discussions(draft: Draft) -> Iterator[int]:
    """The lines of headings below which the data is discussed."""
    return (
        block.line + 1
        for block in draft.blocks
        if block.kind == "heading" and is_discussion_block(draft, block)
    )


def _lists(block: Block, draft: Draft) -> bool:
    """Whether a line begins with a label, and holds numbers but hardly another word."""
    tokens = [token for token in draft.tokens_of(block) if token[0] in ("WORD", "QUANTITY")]
    hit = draft.labels.match(tokens, 0) if tokens else None
    if hit is None or not hit.label.is_category:
        return False
    at, numbers, others = hit.last, 0, 0
    while at < len(tokens):
        hit = draft.labels.match(tokens, at)
        if hit is not None:
            at = hit.last
            continue
        numbers += tokens[at][0] == "QUANTITY"
        others += tokens[at][0] == "WORD"
        at += 1
    return numbers > 0 and others <= _FEW_WORDS


def _is_in_label(draft: Draft, block: Block | None, place: int) -> bool:
    """Whether a number belongs to a label of several words: "Claude 2"."""
    tokens = draft.tokens_of(block) if block is not None else []
    return any(
        tokens[found.first][1] < place < tokens[found.last - 1][2] for found in draft.labels.find(tokens)
    )


def _is_half_read(document: Document, draft: Draft) -> bool:
    """Whether many lines with cells have numbers behind their first cell that were not understood."""
    cells = sum(1 for _ in _stated(document))
    return len(left_behind(document, draft)) >= max(_FEWEST_LEFT, cells * _PART_LEFT)


def left_behind(document: Document, draft: Draft) -> list[Unread]:
    """The unread numbers behind the first cell of their line."""
    first: dict[int, int] = {}
    for span in _stated(document):
        first[span.line] = min(first.get(span.line, span.start), span.start)
    if not first:
        return []
    blocks = {block.line + 1: block for block in draft.blocks if block.line + 1 in first}
    in_words = _told_in_words(document, draft, blocks)
    return [
        unread
        for unread in unread_numbers(draft, document, ())
        if unread.span.start > first.get(unread.span.line, unread.span.start)
        and unread.span.line not in in_words
        and not _is_in_label(draft, blocks.get(unread.span.line), unread.span.start)
    ]


def _told_in_words(document: Document, draft: Draft, blocks: dict[int, Block]) -> set[int]:
    """The lines of sentences that tell regions alone: they may hold other numbers."""
    regions = {region.span.line for panel in document.panels for region in panel.regions}
    cells = {cell.span.line for panel in document.panels for cell in panel.cells}
    return {line for line in regions - cells if line in blocks and not _lists(blocks[line], draft)}


def lost(document: Document, draft: Draft) -> list[Unread]:
    """The unread numbers of lines of the data part that list a label and its numbers."""
    last = max((index for index, role in draft.roles.items() if role == "data"), default=-1)
    by_line: dict[int, list[Unread]] = {}
    for unread in unread_numbers(draft, document, ()):
        by_line.setdefault(unread.span.line - 1, []).append(unread)
    return [
        unread
        for block in draft.blocks[: last + 2]
        if block.kind in _LISTING
        and len(by_line.get(block.line, ())) >= _FEWEST_LEFT
        and _lists(block, draft)
        for unread in by_line[block.line]
    ]

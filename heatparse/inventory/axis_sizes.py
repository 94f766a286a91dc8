"""Sizes of axes: how many categories each may be said to have, and where the text leaves it open."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from itertools import pairwise

from heatparse.blocks import Block
from heatparse.models import Cell
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.draft import AxisDraft, Draft
from heatparse.records import Record
from heatparse.tokens import Token, fold

# A number farther from that of the list may be of other things, or the list a part, unless the
# data part goes by the list.
_FARTHEST, _FARTHEST_PART = 2, 0.2
_TABULAR = frozenset(("row", "delimiter", "code", "fence"))


class Sided(Record, frozen=True):
    """An axis of a panel, and which one it is."""

    panel: int
    side: str  # "x" or "y"
    axis: AxisDraft


def sizes_of(draft: Draft, sided: Sided) -> set[int]:
    """How many categories an axis may be said to have; empty where the text leaves it open."""
    axis, panel = sided.axis, draft.panels[sided.panel]
    size = len(axis.categories)
    if size < 2 or axis.span is None or not (panel.cells or panel.regions):
        return set()  # of a panel without values, the axes too may have been read wrong
    if is_of_table(draft, axis) and _is_excerpt(draft, axis.span):
        return set()
    pieces = {token[3] for token in draft.tokens.between(*axis.span)}
    if pieces & (words("counts", "elision") | words("counts", "examples")):
        return set()
    if _is_numeric(axis) and panel.cells and not is_in_use(draft, sided):
        return set()  # ticks, with more places between them
    stated = len({fold(label) for cell in panel.cells if (label := _label_of(cell, sided.side))})
    return {stated or size, *listed_sizes(axis), *_tick_counts(axis)}


def filled_sizes(draft: Draft, sided: Sided) -> set[int]:
    """How many categories have a value in one line across them, where not all have: "the four cohorts" of month 2."""
    across = "x" if sided.side == "y" else "y"
    cells = draft.panels[sided.panel].cells
    filled = Counter(fold(label) for cell in cells if (label := _label_of(cell, across)))
    return set(filled.values()) - {len(sided.axis.categories)}


def listed_sizes(axis: AxisDraft) -> set[int]:
    """How many categories an axis lists, with and without those such as "Average" and "Others"."""
    size = len(axis.categories)
    own = sum(not set(fold(label).split()) <= words("margins", "margins") for label in axis.categories)
    return set(range(own or size, size + 1))


def speaks_of_table(token: Token) -> bool:
    """Whether a word speaks of the table, and not of the figure that it tells."""
    return token[3] in ("table", "tables")


def is_near(found: int, stated: int) -> bool:
    """Whether a stated number may be meant for the one that was found."""
    return abs(found - stated) <= max(_FARTHEST, found * _FARTHEST_PART)


def is_of_table(draft: Draft, axis: AxisDraft) -> bool:
    """Whether no statement lists the categories, but the heads of a table, which may be a part of the grid."""
    return axis.span is not None and draft.roles.get(_block_at(draft, axis.span[0])) == "data"


def _block_at(draft: Draft, place: int) -> int:
    return bisect_right(draft.blocks, place, key=_start) - 1


def _start(block: Block) -> int:
    return block.marker_start


def _is_excerpt(draft: Draft, place: tuple[int, int]) -> bool:
    """Whether the lines around a table say that it is a part of what there is."""
    first, last = _block_at(draft, place[0]), _block_at(draft, place[1])
    while first and draft.blocks[first].kind in _TABULAR:
        first -= 1
    while last + 1 < len(draft.blocks) and draft.blocks[last].kind in _TABULAR:
        last += 1
    around = draft.blocks[max(0, first - 1) : last + 1]
    keys = {token[3] for block in around for token in draft.tokens_of(block)}
    return not keys.isdisjoint(
        words("counts", "excerpts") | words("counts", "elision") | words("counts", "examples")
    )


def _is_numeric(axis: AxisDraft) -> bool:
    quantities = [read_quantity(category) for category in axis.categories]
    return all(quantity is not None and quantity.value is not None for quantity in quantities)


def is_in_use(draft: Draft, sided: Sided) -> bool:
    """Whether the data part has values for just the categories that were read."""
    cells = draft.panels[sided.panel].cells
    labels = {fold(label) for cell in cells if (label := _label_of(cell, sided.side))}
    return labels == {fold(category) for category in sided.axis.categories}


def _label_of(cell: Cell, side: str) -> str | None:
    return cell.row if side == "y" else cell.column


def _tick_counts(axis: AxisDraft) -> set[int]:
    """Whole numbers at even distances may be the ticks of a longer axis: 0, 2, 4 … 30 are 31 layers."""
    try:
        numbers = [int(category) for category in axis.categories]
    except ValueError:
        return set()
    steps = {second - first for first, second in pairwise(numbers)}
    if len(steps) != 1 or abs(steps.pop()) == 1:
        return set()
    length = abs(numbers[-1] - numbers[0])
    return {length, length + 1, length + 2}

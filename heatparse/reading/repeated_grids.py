"""A grid that is given twice with other values is two panels, whatever the text says of their number.

"Control:" above a table, and "Treatment:" above a table with the same labels and other numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.models import Cell
from heatparse.reading.draft import Draft
from heatparse.reading.panel_names import is_discussion_block
from heatparse.records import Record, field

_FEWEST_SHARED = 4  # cells that are given again
_ALIKE = 0.03  # of the span of all values: two numbers so near tell one value
_LONGEST = 12  # tokens of a head
_MOST = 12  # panels
_TAKEN = ("axis", "legend", "other-figure")

Key = tuple[str, str]


class _Part(Record):
    """One of the grids: its cells, and the blocks that state the first and the last of them."""

    cells: dict[Key, Cell] = field(default_factory=dict)
    first: int = 0
    last: int = 0


def repeated_heads(draft: Draft) -> list[int]:
    """The blocks that head the grids of one panel, where it is given several times with other values; else none."""
    if len(draft.panels) != 1 or draft.figure != "heatmap":
        return []
    cells = [cell for cell in draft.panels[0].cells if cell.row is not None and cell.column is not None]
    keys = {(cell.row, cell.column) for cell in cells}
    if len(cells) - len(keys) < _FEWEST_SHARED:
        return []
    parts = _parts(draft, cells)
    if not 1 < len(parts) <= _MOST or not all(_differ(parts[0], part, cells) for part in parts[1:]):
        return []
    return _heads(draft, parts)


def _parts(draft: Draft, cells: Sequence[Cell]) -> list[_Part]:
    """The cells from one that was given before to the next such one, in the order of the text."""
    starts = [block.start for block in draft.blocks]
    parts: list[_Part] = [_Part()]
    at = 0
    for cell in sorted(cells, key=lambda cell: cell.span.start):
        while at + 1 < len(starts) and starts[at + 1] <= cell.span.start:
            at += 1
        key = (cell.row or "", cell.column or "")
        if key in parts[-1].cells:
            parts.append(_Part())
        part = parts[-1]
        if not part.cells:
            part.first = at
        part.cells[key], part.last = cell, at
    return parts


def _differ(one: _Part, other: _Part, cells: Sequence[Cell]) -> bool:
    """Whether most of the cells of two grids are the same cells, and most of these have other values."""
    shared = one.cells.keys() & other.cells.keys()
    if len(shared) < _FEWEST_SHARED or 2 * len(shared) < max(len(one.cells), len(other.cells)):
        return False
    numbers = [cell.value.value for cell in cells if cell.value.value is not None]
    room = _ALIKE * (max(numbers) - min(numbers)) if numbers else 0.0
    told = [(one.cells[key].value.value, other.cells[key].value.value) for key in shared]
    other_values = sum(a is None or b is None or abs(a - b) > room for a, b in told)
    return 2 * other_values > len(shared)


def _heads(draft: Draft, parts: Sequence[_Part]) -> list[int]:
    """A line above each grid, all set off in the same way and each with other words; [] where there are none."""
    above: list[dict[tuple[int | str | None, ...], int]] = []
    for before, part in pairwise([None, *parts]):
        assert part is not None
        found: dict[tuple[int | str | None, ...], int] = {}
        for index in range(part.first - 1, before.last if before is not None else -1, -1):
            form = _form(draft, index)
            if form is not None and (before is not None or form not in found):
                found[form] = index  # the nearest above the first grid, the first behind another
        above.append(found)
    shared = set(above[0]).intersection(*above[1:])
    for form in sorted(shared, key=lambda form: int(form[0] or 0)):
        heads = [found[form] for found in above]
        names = {tuple(token[3] for token in draft.tokens_of(draft.blocks[index])) for index in heads}
        if len(names) == len(heads):
            return heads
    return []


def _form(draft: Draft, index: int) -> tuple[int | str | None, ...] | None:
    """How a line is set off as a head, the outermost first; None for a line that is none."""
    block = draft.blocks[index]
    tokens = draft.tokens_of(block)
    if draft.roles.get(index) in _TAKEN or not 0 < len(tokens) <= _LONGEST or tokens[-1][3] in ".;,":
        return None
    if block.kind == "heading":
        return None if is_discussion_block(draft, block) else (block.level,)
    if block.kind not in ("text", "item"):
        return None
    content = draft.text[block.start : block.end].strip()
    rank = 10 if block.kind == "text" else 12
    marker = "1." if block.ordinal is not None else block.marker
    return rank, content.startswith("*"), content.endswith(":"), marker


__all__ = ["repeated_heads"]

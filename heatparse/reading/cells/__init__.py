"""The data part: cells and regions of each panel."""

from __future__ import annotations

from heatparse.reading.cells.frame import Frame
from heatparse.reading.cells.lines import Lines
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft
from heatparse.reading.panel_names import is_discussion_block

# Roles of blocks that give no cells.
_TAKEN = frozenset(("axis", "legend", "title", "panel", "other-figure"))


def read_cells(draft: Draft) -> None:
    """Fill in cells and regions of each panel, and the axes that only the data part tells."""
    for number in range(len(draft.panels)):
        _read_panel(draft, number)


def _read_panel(draft: Draft, number: int) -> None:
    panel = draft.panels[number]
    frame = Frame(draft, number)
    found = Found(frame)
    lines = Lines(draft, frame, found)
    discussion = False
    for index in panel.blocks:
        block = draft.blocks[index]
        if block.kind == "heading":
            discussion = is_discussion_block(draft, block)
            lines.head(block)
        elif draft.roles.get(index) in _TAKEN or block.kind in ("row", "delimiter", "fence", "rule"):
            continue
        elif lines.read(block, new_only=discussion) and not discussion:
            draft.roles[index] = "data"

"""The discussion of the data, from which only values are taken that the data part does not state."""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.blocks import Block
from heatparse.phrases import words
from heatparse.reading.draft import Draft
from heatparse.reading.panel_names import is_discussion_block


def data_blocks(draft: Draft, blocks: list[int]) -> list[int]:
    """The blocks in front of the discussion."""
    first = _discussion(draft, blocks)
    return [index for index in blocks if index < first] if first is not None else blocks


def blocks_above_talk(draft: Draft, blocks: list[int]) -> list[int]:
    """The blocks in front of a line that opens what is said of the data, where some stand there: "**Findings**"."""
    at = next((at for at, index in enumerate(blocks) if _opens_talk(draft, draft.blocks[index])), 0)
    return blocks[:at] if any(draft.roles.get(index) is None for index in blocks[:at]) else blocks


def _opens_talk(draft: Draft, block: Block) -> bool:
    bold = is_bold_head(draft, block)
    if bold and is_discussion_block(draft, block):
        return True
    keys = (
        {token[3] for token in draft.tokens_of(block) if token[0] == "WORD"}
        if bold or block.kind == "heading"
        else ()
    )
    return bool(keys) and words("structure", "remarking").issuperset(keys)


def _discussion(draft: Draft, blocks: list[int]) -> int | None:
    """Index of the first block below a heading of the discussion; the heading may be that of all panels."""
    heading = 0
    for index in blocks:
        for at in range(heading, index + 1):
            block = draft.blocks[at]
            if block.kind == "heading" and is_discussion_block(draft, block):
                if at in blocks:
                    return at
                end = next(
                    (i for i in range(at + 1, len(draft.blocks)) if _ends_section(draft.blocks[i], block)),
                    len(draft.blocks),
                )
                if index < end:
                    return index
        heading = index + 1
    return None


def is_bold_head(draft: Draft, block: Block) -> bool:
    """Whether a line of text is in bold as a whole: "**Observations:**"."""
    text = draft.text[block.start : block.end].strip().rstrip(":").rstrip()
    return block.kind == "text" and text.startswith("**") and text.find("**", 2) == len(text) - 2


def _ends_section(block: Block, head: Block) -> bool:
    return block.kind == "heading" and block.level <= head.level


def heading_between(draft: Draft, before: int, index: int) -> Block | None:
    """The last heading between two blocks of a panel: that of a section of all panels."""
    heads = [block for block in draft.blocks[before + 1 : index] if block.kind == "heading"]
    return heads[-1] if heads else None


def lines_above_panels(draft: Draft) -> Iterator[Block]:
    """The lines right above the first of several panels: they speak of all of them."""
    if len(draft.panels) < 2 or not all(panel.blocks for panel in draft.panels):
        return
    at = min(panel.blocks[0] for panel in draft.panels) - 1
    while at >= 0 and draft.roles.get(at) == "panel":
        at -= 1
    while at >= 0 and draft.blocks[at].kind in ("text", "item") and draft.roles.get(at) is None:
        yield draft.blocks[at]
        at -= 1

"""Headings without #: underlined lines, bold lines, and the names of sections that stand alone."""

from __future__ import annotations

from heatparse.blocks import Block
from heatparse.phrases import words
from heatparse.reading.draft import Draft
from heatparse.reading.needs import ENOUGH_HEADINGS

_LONGEST = 100  # characters of a heading
_SECTION_TOKENS = 7
_TITLE, _SECTION, _PART = 1, 2, 3  # levels


def mark_headings(draft: Draft) -> None:
    """Make headings of the lines that serve as such, in a text that has hardly any with #."""
    blocks = draft.blocks
    if sum(block.kind == "heading" for block in blocks) >= ENOUGH_HEADINGS:
        if _is_bold_title(draft):
            blocks[0].kind, blocks[0].level = "heading", _TITLE
        return
    found = {index: level for index in range(len(blocks)) if (level := _level(draft, index))}
    if len(found) < ENOUGH_HEADINGS or min(found.values()) == _PART:
        return
    for index, level in found.items():
        block = blocks[index]
        block.kind, block.level, block.ordinal = "heading", level, None
        if index + 1 < len(blocks) and _underlines(draft, block, blocks[index + 1]):
            blocks[index + 1].kind = "rule"
    first = blocks[0]
    short = first.end - first.start <= _LONGEST and not draft.content(first).endswith(".")
    if first.kind == "text" and short:
        first.kind, first.level = "heading", _TITLE


def _is_bold_title(draft: Draft) -> bool:
    """Whether a text begins with a bold line above its headings: "**Heatmap: Wait by Line**"."""
    first, second = draft.blocks[:2]
    bold = first.kind == "text" and draft.text.startswith("**", first.start) and _level(draft, 0) == _TITLE
    return bold and second.kind == "heading" and _names_section(draft, second)


def _level(draft: Draft, index: int) -> int:
    """The level of the heading that a block is; 0 when it is none."""
    block = draft.blocks[index]
    if block.kind not in ("text", "item") or block.end - block.start > _LONGEST or block.marker in ("-", "*"):
        return 0
    if _names_section(draft, block):
        return _SECTION
    if block.kind != "text":
        return 0
    content = draft.content(block)
    if index + 1 < len(draft.blocks) and _underlines(draft, block, draft.blocks[index + 1]):
        return _TITLE if index == 0 else _PART if content.startswith("(") else _SECTION
    bold = content.startswith("**") and content.endswith("**") and content.count("**") == 2
    if bold and not content.endswith(":**"):
        return _TITLE if index == 0 else _PART
    return 0


def _names_section(draft: Draft, block: Block) -> bool:
    """Whether a line is the name of a section that every description has: "Overview", "2. **Key Observations**:"."""
    tokens = draft.tokens_of(block)
    if len(tokens) > _SECTION_TOKENS:
        return False
    keys = [part for token in tokens if token[0] == "WORD" for part in token[3].split("/")]
    plain = words("structure", "plain_sections")
    others = any(token[0] not in ("WORD", "MARK", "SIGN", "QUANTITY") for token in tokens)
    return bool(keys) and not others and all(key in plain for key in keys)


def _underlines(draft: Draft, block: Block, following: Block) -> bool:
    """Whether the next line is nothing but "---" or "===" right below a short line."""
    if following.line != block.line + 1 or block.kind not in ("text", "heading"):
        return False
    signs = set(draft.content(following))
    return following.end - following.start > 2 and signs in ({"-"}, {"="})

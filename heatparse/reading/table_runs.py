"""Runs of lines of a table: which tables stand in front of the discussion."""

from __future__ import annotations

from heatparse.phrases import phrases
from heatparse.reading.draft import Draft
from heatparse.reading.panel_names import is_discussion_block
from heatparse.records import Record, field
from heatparse.tokens import Token

_LONGEST_CAPTION = 24  # tokens
SEPARATORS = frozenset("|:,;={[")
BRACKETS = frozenset("{}[],")

Keys = tuple[str, ...]


class TablePart(Record):
    """A table, fence or HTML table, or a part of a fence: its blocks, what heads it, and its title."""

    blocks: list[int]
    caption: list[Token] = field(default_factory=list)
    title: str = ""


def table_runs(draft: Draft) -> list[TablePart]:
    """Every table in front of the discussion, in order."""
    parts: list[TablePart] = []
    before = ""
    for index, block in enumerate(draft.blocks):
        if block.kind == "heading" and is_discussion_block(draft, block):
            break
        kind = _table_kind(draft, index, before)
        if kind and draft.roles.get(index) is None:
            if kind != before or begins_table(draft, parts[-1].blocks, index):
                parts.append(TablePart([], _caption(draft, index)))
            parts[-1].blocks.append(index)
        before = kind
    return parts


def _table_kind(draft: Draft, index: int, before: str) -> str:
    """ "row", "code" or "html" for a line of a table."""
    block = draft.blocks[index]
    if block.kind in ("row", "delimiter"):
        return "row"
    if block.kind == "code":
        return "code"
    if block.kind != "text":
        return ""
    open_table = before == "html" and not _has_tag(draft, index - 1, "</table")
    return "html" if open_table or _has_tag(draft, index, "<table") else ""


def _has_tag(draft: Draft, index: int, name: str) -> bool:
    return any(
        token[0] == "TAG" and token[3].startswith(name) for token in draft.tokens_of(draft.blocks[index])
    )


def begins_table(draft: Draft, run: list[int], index: int) -> bool:
    """Whether a line of the kind of the lines before begins another table."""
    blocks = draft.blocks
    if _has_tag(draft, index, "<table"):
        return True
    if blocks[index].kind != "row":
        return False
    ruled = any(blocks[line].kind == "delimiter" for line in run)
    headed = index + 1 < len(blocks) and blocks[index + 1].kind == "delimiter"
    return ruled and headed


def _caption(draft: Draft, index: int) -> list[Token]:
    """The words of the line in front of a table, and in front of the color scale told there."""
    at = index - 1
    while at >= 0 and (draft.blocks[at].kind == "fence" or _tells_scale(draft, at)):
        at -= 1
    if at < 0 or draft.blocks[at].kind not in ("text", "item", "heading"):
        return []
    tokens = [token for token in draft.tokens_of(draft.blocks[at]) if token[0] != "TAG"]
    return tokens if len(tokens) <= _LONGEST_CAPTION else []


def _tells_scale(draft: Draft, index: int) -> bool:
    """ "Color scale: 0.0 (green) to 0.5 (red)"."""
    found = phrases("structure", "roles").find(draft.tokens_of(draft.blocks[index]))
    return bool(found) and found[0][:2] == ("legend", 0)


def first_label(draft: Draft, index: int) -> Keys:
    """What a line starts with, up to its first sign of separation."""
    tokens = draft.tokens_of(draft.blocks[index])
    if tokens and tokens[0][0] == "TAG":
        tokens = [token for token in tokens if token[0] != "TAG"][:1]
    label: list[str] = []
    for token in tokens:
        if token[3] in SEPARATORS and label:
            break
        if token[3] not in SEPARATORS and token[0] not in ("TICK", "QUOTE"):
            label.append(token[3])
    return tuple(label)

"""The lines of a description as blocks: headings, items, table rows, fences, rules, paragraphs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from heatparse.resources import scanner

Kind = Literal["heading", "item", "row", "delimiter", "fence", "code", "rule", "text"]

_KINDS: dict[str, Kind] = {
    "HEADING": "heading",
    "BULLET": "item",
    "NUMBERED": "item",
    "TABLE_ROW": "row",
    "DELIMITER": "delimiter",
    "FENCE": "fence",
    "RULE": "rule",
    "TEXT": "text",
}
_MARKER = re.compile(r"[ \t\ufeff]*(?:#{1,6}|[-*+•‣◦▪●○·–]|(\d{1,3})[.)])?[ \t]+|[ \t\ufeff]*")


@dataclass(slots=True)
class Block:
    """One line that holds something. `start:end` is its content without marker and outer space."""

    kind: Kind
    line: int  # 0-based
    start: int
    end: int
    indent: int  # characters before the marker
    level: int = 0  # of a heading: the number of #
    ordinal: int | None = None  # of a numbered item
    marker: str = ""  # "-", "*", "1." … ; "" for none
    marker_start: int = 0  # where the marker starts, `start` when there is none


def read_blocks(text: str) -> list[Block]:
    """Split a text into blocks, one for each line that is not blank. Never raises."""
    blocks: list[Block] = []
    fenced = False
    position, line = 0, 0
    match_line = scanner("blocks").match
    size = len(text)
    while position <= size:
        match = match_line(text, position)
        if match is None or match.end() == position:
            end = position
        else:
            end = match.end()
            block = _block(text, match, position, end, line, fenced)
            if block is not None:
                blocks.append(block)
                if block.kind == "fence":
                    fenced = not fenced
        if end >= size:
            break
        position = end + (2 if text.startswith("\r\n", end) else 1)
        line += 1
    _mark_open_tables(text, blocks)
    return blocks


def _block(text: str, match: re.Match[str], start: int, end: int, line: int, fenced: bool) -> Block | None:
    name = match.lastgroup or "TEXT"
    if name == "BLANK":
        return None
    while end > start and text[end - 1] in " \t\ufeff":
        end -= 1
    if end == start:
        return None
    kind = _KINDS[name]
    if fenced and kind != "fence":
        return Block("code", line, start, end, 0, marker_start=start)
    if kind not in ("heading", "item"):
        content = start + len(text[start:end]) - len(text[start:end].lstrip(" \t\ufeff"))
        return Block(kind, line, content, end, content - start, marker_start=content)
    head = _MARKER.match(text, start, end)
    content = head.end() if head else start
    marked = text[start:content]
    marker = marked.strip(" \t\ufeff")
    indent = marked.find(marker)
    if kind == "heading":
        while end > content and text[end - 1] in "# \t":
            end -= 1
        return Block(
            kind, line, content, end, indent, level=len(marker), marker=marker, marker_start=start + indent
        )
    ordinal = int(head[1]) if head and head[1] else None
    return Block(
        kind, line, content, end, indent, ordinal=ordinal, marker=marker, marker_start=start + indent
    )


def _mark_open_tables(text: str, blocks: list[Block]) -> None:
    """Rows without outer pipes belong to a table when they touch its delimiter line."""
    for index, block in enumerate(blocks):
        if block.kind != "delimiter":
            continue
        for step in (-1, 1):
            at, line = index + step, block.line + step
            while 0 <= at < len(blocks) and blocks[at].kind == "text" and blocks[at].line == line:
                if "|" not in text[blocks[at].start : blocks[at].end]:
                    break
                blocks[at].kind = "row"
                if step < 0:
                    break
                at, line = at + step, line + step

"""The lines of a description as blocks: headings, items, table rows, fences, rules, paragraphs."""

from __future__ import annotations

import re
from typing import Literal

from heatparse.records import Record
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
_OUTER = " \t>\ufeff"  # in front of a line: space, marks of quotation, a byte-order mark
_MARKER = re.compile(
    rf"[{_OUTER}]*(?:#{{1,6}}|[-*+•‣◦▪●○·–]|(\d{{1,3}})[.)])?[ \t]+(?:\[[ xX]\][ \t]+)?|[{_OUTER}]*"
)
_GAP = r"\t+|(?<=\S)[ ]{2,}(?=\S)"  # few texts have one
_LONGEST_NUMBER = 16  # characters of a number with its unit
_FEWEST_ROWS = 3  # of a table without a fence, with its head
_LONGEST_BARE_ITEM = 80  # characters of a list item without a bullet
_FIRST_LINES = 40  # characters behind a fence that may hold its first line


class Block(Record, eq=True):
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


def read_blocks(text: str, written: str | None = None) -> list[Block]:
    """Split a text into blocks, one for each line that is not blank. Never raises.

    `written`: the description of which `text` is another spelling; lines are counted there.
    """
    blocks: list[Block] = []
    written = text if written is None else written
    fences = _Fences(text)
    position, line = 0, 0
    match_line = scanner("blocks").match
    size = len(text)
    while position <= size:
        match = match_line(text, position)
        if match is None or match.end() == position:
            end = position
        else:
            end = match.end()
            block = _block(text, match, position, end, line, fences.open)
            if block is not None:
                blocks.append(block)
                if block.kind == "fence":
                    fences.meet(block)
        if end >= size:
            break
        position = end + (2 if text.startswith("\r\n", end) else 1)
        line += written[end] in "\r\n"
    _mark_open_tables(text, blocks)
    if "\t" in text or "   " in text:
        _mark_aligned_tables(text, blocks)
    _mark_bare_lists(text, blocks)
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
        content = start + len(text[start:end]) - len(text[start:end].lstrip(_OUTER))
        return Block(kind, line, content, end, content - start, marker_start=content)
    head = _MARKER.match(text, start, end)
    content = head.end() if head else start
    marked = text[start:content]
    marker = marked.strip(_OUTER).partition(" ")[0]
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


class _Fences:
    """Which fences are open. One around Markdown ("```markdown") hides nothing."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.open = False  # inside code
        self.wrapped = False  # inside Markdown that stands in a fence

    def meet(self, fence: Block) -> None:
        """The next fence line of the text."""
        if self.open:
            self.open = False
        elif self.wrapped and self._closes_all(fence):
            self.wrapped = False
        elif not self.wrapped and self._is_markdown(fence):
            self.wrapped = True
        else:
            self.open = True

    def _is_markdown(self, fence: Block) -> bool:
        """By its info string, or because headings and lists follow that data have not."""
        mark = self.text[fence.start : fence.start + 3]
        info = self.text[fence.start : fence.end].lstrip("`~").strip().lower()
        if info in ("markdown", "md"):
            return True
        first = self.text[fence.end : fence.end + _FIRST_LINES].lstrip()
        if info or not first.startswith("#"):
            return False
        close = self.text.find("\n" + mark, fence.end)
        inside = self.text[fence.end : close if close > 0 else len(self.text)]
        return "\n##" in inside or "\n- **" in inside or "\n* **" in inside

    def _closes_all(self, fence: Block) -> bool:
        """A bare fence closes the Markdown around it when no other pair follows."""
        bare = not self.text[fence.start : fence.end].strip("`~ ")
        mark = self.text[fence.start : fence.start + 3]
        return bare and self.text.count("\n" + mark, fence.end) < 2


def _mark_open_tables(text: str, blocks: list[Block]) -> None:
    """Rows without outer pipes belong to a table when they touch its delimiter line, or its head "|| A | B"."""
    for index, block in enumerate(blocks):
        cornered = block.kind == "row" and text.startswith("||", block.start)
        if block.kind != "delimiter" and not cornered:
            continue
        for step in (1,) if cornered else (-1, 1):
            at, line = index + step, block.line + step
            while 0 <= at < len(blocks) and blocks[at].kind == "text" and blocks[at].line == line:
                if "|" not in text[blocks[at].start : blocks[at].end]:
                    break
                blocks[at].kind = "row"
                if step < 0:
                    break
                at, line = at + step, line + step


def _mark_aligned_tables(text: str, blocks: list[Block]) -> None:
    """Lines side by side with as many columns each, between tabs or several spaces, are a table without a fence."""
    run: list[Block] = []
    for block in [*blocks, None]:
        gaps = _columns(text, block) if block is not None and block.kind == "text" else 0
        follows = run and block is not None and block.line == run[-1].line + 1
        if (
            block is not None
            and gaps > 1
            and (not run or (follows and abs(gaps - _columns(text, run[-1])) <= 1))
        ):
            run.append(block)
            continue
        if len(run) >= _FEWEST_ROWS and _ends_in_numbers(text, run[1:]):
            for row in run:
                row.kind, row.start, row.indent = "code", row.start - row.indent, 0
        run = [block] if block is not None and gaps > 1 else []


def _ends_in_numbers(text: str, rows: list[Block]) -> bool:
    """Whether rows have as many columns each, and short pieces with a digit in the last one."""
    last = [re.split(_GAP, text[row.start : row.end])[-1] for row in rows]
    numbered = all(any(map(str.isdigit, piece)) and len(piece) <= _LONGEST_NUMBER for piece in last)
    return numbered and len({_columns(text, row) for row in rows}) == 1


def _columns(text: str, block: Block) -> int:
    """How many columns of a line stand behind the first one."""
    return len(re.findall(_GAP, text[block.start : block.end]))


def _mark_bare_lists(text: str, blocks: list[Block]) -> None:
    """Short lines right below "Categories:" are items that have lost their bullets."""
    for index, block in enumerate(blocks):
        if block.kind not in ("text", "item") or text[block.start : block.end].rstrip("*_ ")[-1:] != ":":
            continue
        run = []
        for at in range(index + 1, len(blocks)):
            other = blocks[at]
            if (
                other.kind != "text"
                or other.line != blocks[at - 1].line + 1
                or other.end - other.start > _LONGEST_BARE_ITEM
                or text[other.start : other.end].rstrip("*_ ")[-1:] == ":"
            ):
                break
            run.append(other)
        if len(run) > 1:
            for other in run:
                other.kind = "item"

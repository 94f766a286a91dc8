"""A code frame: a line of the description with carets under the piece that is meant."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from heatparse.output.printable import glyphs, width

if TYPE_CHECKING:
    from heatparse.models import Span

_LEAD = 24  # columns of context kept before the span when a line is cut


def source_line(text: str, span: Span) -> tuple[str, int, int]:
    """The line that a span starts in, and where the span starts and ends in it (0-based)."""
    line_start = span.start - (span.column - 1)
    line_end = text.find("\n", span.start)
    line_end = len(text) if line_end < 0 else line_end
    # Searched only up to the line feed: a carriage return may be missing from 50 MB.
    carriage_return = text.find("\r", span.start, line_end)
    line_end = line_end if carriage_return < 0 else carriage_return
    return text[line_start:line_end], span.start - line_start, min(span.end, line_end) - line_start


def draw(text: str, span: Span, columns: int, mark: str = "^") -> tuple[str, str]:
    """The source line and the line of marks under it, both at most `columns` wide."""
    line, start, end = source_line(text, span)
    # Only what can be seen is looked at, however long the line is. A window of 4 characters a
    # column leaves room for characters without width.
    first = max(0, start - 4 * columns)
    shown = glyphs(line[first : start + 4 * columns])
    start, end = start - first, min(end - first, len(shown))
    offsets = [0, *accumulate(columns_ for _, columns_ in shown)]
    cut_before, cut_after = first > 0, len(line) > first + len(shown)
    left, right = 0, len(shown)
    if cut_before or cut_after or offsets[-1] > columns:
        left, right = _window(offsets, start, end, columns)
        cut_before, cut_after = cut_before or left > 0, cut_after or right < len(shown)
    prefix, suffix = "…" * cut_before, "…" * cut_after
    body = "".join(piece for piece, _ in shown[left:right])
    indent = width(prefix) + offsets[min(start, right)] - offsets[left]
    marks = max(1, offsets[min(end, right)] - offsets[min(start, right)])
    return f"{prefix}{body}{suffix}".rstrip(), " " * indent + mark * marks


def _window(offsets: list[int], start: int, end: int, columns: int) -> tuple[int, int]:
    """The range of characters shown: the span with some context before it, and what fits after."""
    room = columns - 2  # for an ellipsis at each side
    size = len(offsets) - 1
    left = start
    lead = max(_LEAD, room - (offsets[end] - offsets[start]) - _LEAD)
    if offsets[-1] - offsets[start] < room:
        lead = max(lead, room - (offsets[-1] - offsets[start]))
    lead = min(lead, room - 1)
    while left > 0 and offsets[start] - offsets[left - 1] <= lead:
        left -= 1
    right = left
    while right < size and offsets[right + 1] - offsets[left] <= room:
        right += 1
    return left, right

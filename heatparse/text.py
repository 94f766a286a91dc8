"""Places in a text, exact whatever its line ends and characters."""

from __future__ import annotations

import re
from bisect import bisect_right

from heatparse.models.base import Span
from heatparse.models.foundation import known

_LINE_END = re.compile(r"\r\n|\n|\r")


class Source:
    """A text that tells the span of any piece of it."""

    __slots__ = ("line_starts", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.line_starts = [0, *(end.end() for end in _LINE_END.finditer(text))]

    def line_index(self, offset: int) -> int:
        """0-based line of a character offset."""
        return bisect_right(self.line_starts, offset) - 1

    def span(self, start: int, end: int) -> Span:
        """The span of `text[start:end]`, where `0 <= start <= end`."""
        starts = self.line_starts
        line = bisect_right(starts, start)
        end_line = line if line == len(starts) or end < starts[line] else bisect_right(starts, end)
        place = {
            "start": start,
            "end": end,
            "line": line,
            "column": start - starts[line - 1] + 1,
            "end_line": end_line,
            "end_column": end - starts[end_line - 1] + 1,
        }
        return known(Span, place) if 0 <= start <= end else Span(**place)

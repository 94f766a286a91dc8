"""Terminal colours for the text formats. `show` uses rich; a plain check is quicker without it."""

from __future__ import annotations

import os
from typing import TextIO

_CODES = {"error": "1;31", "warning": "1;33", "note": "1;36", "bold": "1", "dim": "2", "fix": "32"}


class Paint:
    """Wraps text in colour codes, or leaves it alone when `on` is false."""

    __slots__ = ("on",)

    def __init__(self, on: bool) -> None:
        self.on = on

    def __call__(self, style: str, text: str) -> str:
        return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if self.on and text else text


def wanted(stream: TextIO) -> bool:
    """Whether colour codes may be written: a terminal that is not dumb, and NO_COLOR is not set."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return stream.isatty()

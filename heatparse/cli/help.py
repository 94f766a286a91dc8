"""How help is laid out."""

from __future__ import annotations

import argparse
import os
import sys

_DEFAULT_COLUMNS = 80
_MARGIN = 2


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Help with its descriptions as they are written, as wide as the terminal.

    argparse makes a formatter for every argument of a command, and asks `shutil` for the width, which
    loads all compression libraries: 2 ms of every start for help that nobody reads.
    """

    def __init__(
        self, prog: str, indent_increment: int = 2, max_help_position: int = 24, width: int | None = None
    ) -> None:
        super().__init__(prog, indent_increment, max_help_position, width or _columns() - _MARGIN)


def _columns() -> int:
    """The width of the terminal, found as `shutil.get_terminal_size` does."""
    told = os.environ.get("COLUMNS", "")
    if told.isdecimal() and int(told) > 0:
        return int(told)
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or _DEFAULT_COLUMNS  # type: ignore[union-attr]
    except (AttributeError, ValueError, OSError):
        return _DEFAULT_COLUMNS  # closed, replaced, or no terminal

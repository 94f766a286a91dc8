"""Paths as the machine formats want them: relative to the current folder, with slashes."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import quote


def relative(name: str) -> str:
    """The path below the current folder; one elsewhere stays as it is."""
    path = Path(name)
    if path.is_absolute():
        try:
            path = path.relative_to(Path.cwd())
        except ValueError:
            return path.as_posix()
    return Path(os.path.normpath(path)).as_posix()


def uri(name: str) -> str:
    """The same as a URI reference."""
    path = relative(name)
    return Path(path).as_uri() if Path(path).is_absolute() else quote(path)

"""Writing files."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path


def replace_file(path: str, data: bytes) -> None:
    """Put `data` in the place of a file's content: all of it or, when interrupted, none.

    Mode and symbolic links are kept. Raises `OSError`.
    """
    target = Path(os.path.realpath(path))
    handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        shutil.copymode(target, temporary)
        Path(temporary).replace(target)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise

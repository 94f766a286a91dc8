"""Models as JSON: an array of all (`json`), or one object a line (`jsonl`)."""

from __future__ import annotations

from textwrap import indent
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from pydantic import BaseModel


class ArrayWriter:
    """Writes models one by one as the elements of one JSON array; `close` ends it."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._count = 0

    def write(self, model: BaseModel) -> None:
        """Write one element."""
        self._stream.write(",\n" if self._count else "[\n")
        self._stream.write(indent(model.model_dump_json(indent=2), "  "))
        self._count += 1

    def close(self) -> None:
        """End the array, also when nothing was written."""
        self._stream.write("\n]\n" if self._count else "[]\n")


class LineWriter:
    """Writes each model as one line (JSON Lines)."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, model: BaseModel) -> None:
        """Write one line."""
        # U+2028 and U+2029 are line ends to some readers; inside JSON they can only be in strings.
        line = model.model_dump_json().replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
        self._stream.write(line + "\n")

    def close(self) -> None:
        """Nothing is left to write."""

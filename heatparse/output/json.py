"""Models as JSON: an array of all (`json`), or one object a line (`jsonl`)."""

from __future__ import annotations

from textwrap import indent
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from pydantic import BaseModel

    from heatparse.models import Report
    from heatparse.output.summary import Tally

_LINE_ENDS = ("\x85", "\u2028", "\u2029")


class Form:
    """The form `json`: an array of reports."""

    joint = ",\n"

    def head(self) -> str:
        """The array begins."""
        return "[\n"

    def pieces(self, _name: str, _text: str, report: Report) -> list[str]:
        """The report."""
        return [indent(_escaped(report.model_dump_json(indent=2)), "  ")]

    def refused(self, name: str, reason: str) -> list[str]:
        """A report that has nothing but the name and the reason."""
        return self.pieces(name, "", no_report(name, reason))

    def tail(self, _tally: Tally) -> str:
        """The array ends."""
        return "\n]\n"


def no_report(name: str, reason: str) -> Report:
    """What stands for an input that could not be checked."""
    from heatparse.models import Document, Report

    return Report(document=Document(source=name), error=reason)


class ArrayWriter:
    """Writes models one by one as the elements of one JSON array; `close` ends it."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._count = 0

    def write(self, model: BaseModel) -> None:
        """Write one element."""
        self._stream.write(",\n" if self._count else "[\n")
        self._stream.write(indent(_escaped(model.model_dump_json(indent=2)), "  "))
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
        self._stream.write(line(model))

    def close(self) -> None:
        """Nothing is left to write."""


def line(model: BaseModel) -> str:
    """A model as one line of JSON Lines."""
    return f"{_escaped(model.model_dump_json())}\n"


def _escaped(text: str) -> str:
    """JSON without the characters that are line ends to some readers; they can only be in strings."""
    for end in _LINE_ENDS:
        text = text.replace(end, f"\\u{ord(end):04x}")
    return text

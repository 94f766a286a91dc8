"""The formats of a check: each writes the pieces of one report at a time, and what stands around them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, TextIO

from heatparse.records import Protocol

if TYPE_CHECKING:
    from heatparse.models import Report
    from heatparse.output.colour import Paint
    from heatparse.output.summary import Tally

# Name -> what it is; the module of the same name has a class `Form`.
FORMS = {
    "full": "findings with code frames",
    "concise": "one line a finding",
    "json": "an array with one report a description",
    "jsonl": "one report a line",
    "feedback": "what to correct, for the model that wrote the description",
    "sarif": "SARIF 2.1.0, for code scanning",
    "github": "annotations of GitHub Actions",
    "gitlab": "a code quality report of GitLab",
    "junit": "JUnit XML, for test reports",
}
TEXT = frozenset(("full", "concise", "feedback"))


class Form(Protocol):
    """How reports are written. A form can be sent to another process."""

    @property
    def joint(self) -> str:
        """What stands between two pieces."""

    def head(self) -> str:
        """What stands in front of the first piece."""

    def pieces(self, name: str, text: str, report: Report) -> list[str]:
        """What is written for one description; `name` is its path, as given."""

    def refused(self, name: str, reason: str) -> list[str]:
        """What is written for an input that could not be checked."""

    def tail(self, tally: Tally) -> str:
        """What stands behind the last piece."""


def form(name: str, paint: Paint, columns: int) -> Form:
    """The form of a name; the two for people use colours and the width of the output."""
    kind = import_module(f"heatparse.output.{name}").Form
    made: Form = kind(paint, columns) if name == "full" else kind()
    return made


class Writer:
    """Writes one form to one stream."""

    def __init__(self, form: Form, stream: TextIO) -> None:
        self._form = form
        self._stream = stream
        self._count = 0

    def write(self, pieces: list[str]) -> None:
        """Write the pieces of one description."""
        for piece in pieces:
            self._stream.write(self._form.joint if self._count else self._form.head())
            self._stream.write(piece)
            self._count += 1

    def close(self, tally: Tally) -> None:
        """End the output, also when nothing was written."""
        if not self._count:
            self._stream.write(self._form.head())
        self._stream.write(self._form.tail(tally))
        self._stream.flush()

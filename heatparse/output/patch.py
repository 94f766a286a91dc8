"""The certain fixes as a patch: `check --diff`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heatparse.output.printable import printable
from heatparse.records import Record

if TYPE_CHECKING:
    from heatparse.models import Report
    from heatparse.output.summary import Tally


class Form(Record, frozen=True):
    """A unified diff of all descriptions, and nothing else. On a terminal it is made safe to look at."""

    terminal: bool
    joint: str = ""

    def head(self) -> str:
        """Nothing."""
        return ""

    def pieces(self, name: str, text: str, report: Report) -> list[str]:
        """The patch of one description."""
        from heatparse import fixes

        patch = fixes.patch(name, text, fixes.choose(report.findings))
        if self.terminal:
            patch = "".join(printable(line) + "\n" for line in patch.split("\n")[:-1])
        return [patch]

    def refused(self, _name: str, _reason: str) -> list[str]:
        """Nothing: standard error tells it."""
        return []

    def tail(self, _tally: Tally) -> str:
        """Nothing."""
        return ""

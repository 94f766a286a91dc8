"""Reports as JSON Lines: `check --format jsonl`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heatparse.output.json import line, no_report

if TYPE_CHECKING:
    from heatparse.models import Report
    from heatparse.output.summary import Tally


class Form:
    """The form `jsonl`: one report a line."""

    joint = ""

    def head(self) -> str:
        """Nothing."""
        return ""

    def pieces(self, _name: str, _text: str, report: Report) -> list[str]:
        """The report."""
        return [line(report)]

    def refused(self, name: str, reason: str) -> list[str]:
        """A report that has nothing but the name and the reason."""
        return self.pieces(name, "", no_report(name, reason))

    def tail(self, _tally: Tally) -> str:
        """Nothing."""
        return ""

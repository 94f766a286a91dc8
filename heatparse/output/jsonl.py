"""Reports as JSON Lines: `check --format jsonl`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heatparse.output.json import line

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

    def refused(self, _name: str, _reason: str) -> list[str]:
        """Nothing: standard error tells it."""
        return []

    def tail(self, _tally: Tally) -> str:
        """Nothing."""
        return ""

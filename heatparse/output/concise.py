"""One line a finding: `check --format concise`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heatparse.output.printable import printable

if TYPE_CHECKING:
    from heatparse.models import Report
    from heatparse.output.summary import Tally


class Form:
    """The form `concise`; the summary is part of it."""

    joint = ""

    def head(self) -> str:
        """Nothing."""
        return ""

    def pieces(self, name: str, text: str, report: Report) -> list[str]:
        """A line for each finding."""
        return [render(name, report)]

    def refused(self, _name: str, _reason: str) -> list[str]:
        """Nothing: standard error tells it."""
        return []

    def tail(self, tally: Tally) -> str:
        """The summary."""
        return tally.text()


def render(name: str, report: Report) -> str:
    """`path:line:col: severity[rule] message`, one line each."""
    return "".join(
        f"{printable(name)}:{finding.span.line}:{finding.span.column}: "
        f"{finding.severity}[{printable(finding.rule)}] {printable(finding.message)}\n"
        for finding in report.findings
    )

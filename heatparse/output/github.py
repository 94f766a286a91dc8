"""Annotations of GitHub Actions: `check --format github`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heatparse.output.paths import relative
from heatparse.output.printable import printable

if TYPE_CHECKING:
    from heatparse.models import Finding, Report
    from heatparse.output.summary import Tally

_COMMANDS = {"error": "error", "warning": "warning", "note": "notice"}


class Form:
    """The form `github`: one workflow command a finding."""

    joint = ""

    def head(self) -> str:
        """Nothing."""
        return ""

    def pieces(self, name: str, _text: str, report: Report) -> list[str]:
        """A line for each finding."""
        path = relative(name)
        return [_command(path, finding) for finding in report.findings]

    def refused(self, name: str, reason: str) -> list[str]:
        """A line for the file."""
        where = f"file={_property(relative(name))},title=heatparse%3A not checked"
        return [f"::error {where}::{_data(printable(f'{name}: {reason}'))}\n"]

    def tail(self, _tally: Tally) -> str:
        """Nothing."""
        return ""


def _command(path: str, finding: Finding) -> str:
    span = finding.span
    properties = {
        "file": path,
        "line": str(span.line),
        "endLine": str(span.end_line),
        # Columns are only allowed within one line; GitHub counts both ends in.
        **(
            {"col": str(span.column), "endColumn": str(max(span.column, span.end_column - 1))}
            if span.line == span.end_line
            else {}
        ),
        "title": f"heatparse: {finding.rule}",
    }
    listed = ",".join(f"{name}={_property(value)}" for name, value in properties.items())
    return f"::{_COMMANDS[finding.severity]} {listed}::{_data(printable(finding.message))}\n"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")

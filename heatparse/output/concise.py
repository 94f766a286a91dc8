"""One line a finding: `check --format concise`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heatparse.output.printable import printable

if TYPE_CHECKING:
    from heatparse.models import Report


def render(name: str, report: Report) -> str:
    """`path:line:col: severity[rule] message`, one line each."""
    return "".join(
        f"{printable(name)}:{finding.span.line}:{finding.span.column}: "
        f"{finding.severity}[{printable(finding.rule)}] {printable(finding.message)}\n"
        for finding in report.findings
    )

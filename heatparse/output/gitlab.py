"""A code quality report of GitLab: `check --format gitlab`."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from textwrap import indent
from typing import TYPE_CHECKING

from heatparse.output.paths import relative

if TYPE_CHECKING:
    from heatparse.models import Finding, Report
    from heatparse.output.summary import Tally

_SEVERITIES = {"error": "major", "warning": "minor", "note": "info"}


class Form:
    """The form `gitlab`: an array with one issue a finding."""

    joint = ",\n"

    def head(self) -> str:
        """The array begins."""
        return "[\n"

    def pieces(self, name: str, _text: str, report: Report) -> list[str]:
        """An issue for each finding. Its fingerprint stays the same while lines move above it."""
        path, seen = relative(name), Counter[tuple[str, str]]()
        issues = []
        for finding in report.findings:
            same = finding.rule, finding.message
            issues.append(indent(json.dumps(_issue(path, finding, seen[same]), indent=2), "  "))
            seen[same] += 1
        return issues

    def refused(self, name: str, reason: str) -> list[str]:
        """An issue for the file."""
        path = relative(name)
        issue = {
            "description": f"Not checked: {reason}",
            "check_name": "not-checked",
            "fingerprint": _fingerprint(path, "not-checked", reason),
            "severity": "critical",
            "location": {"path": path, "lines": {"begin": 1}},
        }
        return [indent(json.dumps(issue, indent=2), "  ")]

    def tail(self, _tally: Tally) -> str:
        """The array ends."""
        return "\n]\n"


def _fingerprint(*identity: str) -> str:
    return sha256("\0".join(identity).encode("utf-8", "backslashreplace")).hexdigest()


def _issue(path: str, finding: Finding, number: int) -> dict[str, object]:
    return {
        "description": finding.message,
        "check_name": finding.rule,
        "fingerprint": _fingerprint(path, finding.rule, finding.message, str(number)),
        "severity": _SEVERITIES[finding.severity],
        "location": {
            "path": path,
            "positions": {
                "begin": {"line": finding.span.line, "column": finding.span.column},
                "end": {"line": finding.span.end_line, "column": finding.span.end_column},
            },
            "lines": {"begin": finding.span.line, "end": finding.span.end_line},
        },
    }

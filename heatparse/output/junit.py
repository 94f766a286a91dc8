"""JUnit XML: `check --format junit`."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

from heatparse.output.frame import source_line
from heatparse.output.paths import relative
from heatparse.output.printable import printable

if TYPE_CHECKING:
    from heatparse.models import Finding, Report
    from heatparse.output.summary import Tally


class Form:
    """The form `junit`: a suite for each description, a failing case for each finding.

    A description without a finding has one case, which passes. A note is output of a passing case.
    An input that could not be checked is a case with an error.
    """

    joint = ""

    def head(self) -> str:
        """The suites begin."""
        return '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="heatparse">\n'

    def pieces(self, name: str, text: str, report: Report) -> list[str]:
        """The suite of one description."""
        path = relative(name)
        failing = [finding for finding in report.findings if finding.severity != "note"]
        notes = [finding for finding in report.findings if finding.severity == "note"]
        cases = [_case(path, text, finding) for finding in failing] or [_passed(path)]
        output = [f"    <system-out>{_text(_lines(path, notes))}</system-out>\n"] if notes else []
        head = (
            f'  <testsuite name={_attribute(path)} tests="{len(cases)}" failures="{len(failing)}" '
            'errors="0" skipped="0">\n'
        )
        return ["".join([head, *cases, *output, "  </testsuite>\n"])]

    def refused(self, name: str, reason: str) -> list[str]:
        """A suite with an error."""
        path = relative(name)
        return [
            f'  <testsuite name={_attribute(path)} tests="1" failures="0" errors="1" skipped="0">\n'
            f'    <testcase name="heatparse" classname={_attribute(path)} file={_attribute(path)}>\n'
            f'      <error type="not checked" message={_attribute(reason)}>{_text(f"{path}: {reason}")}</error>\n'
            "    </testcase>\n  </testsuite>\n"
        ]

    def tail(self, _tally: Tally) -> str:
        """The suites end."""
        return "</testsuites>\n"


def _case(path: str, text: str, finding: Finding) -> str:
    line, _, _ = source_line(text, finding.span)
    name = f"{finding.rule}:{finding.span.line}:{finding.span.column}"
    body = f"{path}:{finding.span.line}:{finding.span.column}: {finding.message}\n\n{line.strip()}"
    return (
        f"    <testcase name={_attribute(name)} classname={_attribute(path)} file={_attribute(path)} "
        f'line="{finding.span.line}">\n'
        f"      <failure type={_attribute(finding.severity)} message={_attribute(finding.message)}>"
        f"{_text(body)}</failure>\n"
        "    </testcase>\n"
    )


def _passed(path: str) -> str:
    return f'    <testcase name="heatparse" classname={_attribute(path)} file={_attribute(path)}/>\n'


def _lines(path: str, findings: list[Finding]) -> str:
    return "\n".join(f"{path}:{one.span.line}: note[{one.rule}] {one.message}" for one in findings)


def _attribute(text: str) -> str:
    return quoteattr(_printable(text))


def _text(text: str) -> str:
    return escape("\n".join(map(_printable, text.split("\n"))))


def _printable(text: str) -> str:
    """XML cannot hold control characters, not even as references; nor the two last of a plane."""
    return "".join(c if ord(c) & 0xFFFE != 0xFFFE else f"\\u{ord(c):04x}" for c in printable(text))

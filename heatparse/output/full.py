"""Findings with code frames: `check --format full`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heatparse.output.colour import Paint
from heatparse.output.frame import draw
from heatparse.output.printable import printable
from heatparse.records import Record

if TYPE_CHECKING:
    from heatparse.models import Finding, Report, Span
    from heatparse.output.summary import Tally


class Form(Record, frozen=True):
    """The form `full`; the summary is part of it."""

    paint: Paint
    columns: int
    joint: str = ""

    def head(self) -> str:
        """Nothing."""
        return ""

    def pieces(self, name: str, text: str, report: Report) -> list[str]:
        """All findings with their frames."""
        return [render(name, text, report, self.paint, self.columns)]

    def refused(self, _name: str, _reason: str) -> list[str]:
        """Nothing: standard error tells it."""
        return []

    def tail(self, tally: Tally) -> str:
        """The summary."""
        return tally.text()


def render(name: str, text: str, report: Report, paint: Paint, columns: int) -> str:
    """All findings of one description, each with its frame; empty when there is none."""
    return "".join(_finding(name, text, finding, paint, columns) + "\n" for finding in report.findings)


def _finding(name: str, text: str, finding: Finding, paint: Paint, columns: int) -> str:
    spans = [finding.span, *(related.span for related in finding.related)]
    gutter = len(str(max(span.line for span in spans)))
    place = paint("bold", f"{printable(name)}:{finding.span.line}:{finding.span.column}:")
    rule = paint(finding.severity, f"{finding.severity}[{printable(finding.rule)}]")
    lines = [f"{place} {rule} {printable(finding.message)}"]
    lines += _frame(text, finding.span, "^", finding.severity, "", gutter, paint, columns)
    for related in finding.related:
        lines += _frame(text, related.span, "-", "note", related.message, gutter, paint, columns)
    if finding.fix is not None:
        lines.append(f"{' ' * gutter} {paint('fix', '= fix:')} {_fix(text, finding)}")
    return "\n".join(lines) + "\n"


def _frame(
    text: str, span: Span, mark: str, style: str, message: str, gutter: int, paint: Paint, columns: int
) -> list[str]:
    line, marks = draw(text, span, max(40, columns - gutter - 3), mark)
    empty = paint("dim", f"{'':{gutter}} |")
    tail = printable(message)
    if span.end_line > span.line:
        tail = f"{tail} (to line {span.end_line})".strip()
    return [
        empty,
        f"{paint('dim', f'{span.line:>{gutter}} |')} {line}",
        f"{empty} {' ' * (len(marks) - len(marks.lstrip()))}{paint(style, marks.lstrip())} {tail}".rstrip(),
    ]


def _fix(text: str, finding: Finding) -> str:
    assert finding.fix is not None
    old = printable(text[finding.fix.span.start : finding.fix.span.end])
    new = printable(finding.fix.replacement)
    if not new:
        return f"remove `{old}`"
    return f"put `{new}` in the place of `{old}`" if old else f"insert `{new}`"

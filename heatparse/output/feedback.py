"""What to correct, in plain words, for the model that wrote the description: `check --format feedback`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heatparse.output.frame import source_line
from heatparse.output.printable import printable
from heatparse.output.summary import plural

if TYPE_CHECKING:
    from heatparse.models import Finding, Related, Report
    from heatparse.output.summary import Tally

_LONGEST = 160  # characters of a line that is quoted
_MOST = 40  # findings; the rest is only counted


class Form:
    """The form `feedback`: a prompt for each description that has something to correct."""

    joint = "\n"

    def head(self) -> str:
        """Nothing."""
        return ""

    def pieces(self, name: str, text: str, report: Report) -> list[str]:
        """The prompt, below the name of the description."""
        prompt = render(text, report)
        return [f"{printable(name)}\n{prompt}"] if prompt else []

    def refused(self, _name: str, _reason: str) -> list[str]:
        """Nothing: standard error tells it."""
        return []

    def tail(self, _tally: Tally) -> str:
        """Nothing."""
        return ""


def render(text: str, report: Report) -> str:
    """What to correct, as a numbered list with the lines; empty where there is nothing."""
    findings = [finding for finding in report.findings if finding.severity != "note"]
    if not findings:
        return ""
    lines = [
        f"The description has {plural(len(findings), 'error')}. Correct "
        f"{'it' if len(findings) == 1 else 'each of them'}, leave everything else as it is, and give the whole "
        "description again.",
        "",
    ]
    for at, finding in enumerate(findings[:_MOST], 1):
        lines += _entry(at, text, finding)
    if len(findings) > _MOST:
        lines += ["", f"and {len(findings) - _MOST} more of the same kinds: check every number once more."]
    return "\n".join(lines) + "\n"


def _entry(at: int, text: str, finding: Finding) -> list[str]:
    span = finding.span
    line, start, _ = source_line(text, span)
    entry = [f"{at}. Line {span.line}: {_quoted(line, start)}", f"   {printable(finding.message)}"]
    fix = finding.fix
    if fix is not None:
        old, new = printable(text[fix.span.start : fix.span.end]), printable(fix.replacement)
        where = f" in line {fix.span.line}" if fix.span.line != span.line else ""
        entry.append(f"   Write `{new}` instead of `{old}`{where}." if new else f"   Remove `{old}`{where}.")
        return entry
    beside: dict[int, list[Related]] = {}
    for related in finding.related:
        if related.span.line != span.line:
            beside.setdefault(related.span.line, []).append(related)
    for number, places in beside.items():
        line, start, _ = source_line(text, places[0].span)
        said = "; ".join(printable(place.message) for place in places if place.message)
        entry.append(f"   Compare line {number}: {_quoted(line, start)}" + (f" – {said}" if said else ""))
    return entry


def _quoted(line: str, start: int) -> str:
    """A line in quotes, cut around the place that is meant."""
    if len(line) > _LONGEST:
        first = max(0, min(start - _LONGEST // 4, len(line) - _LONGEST))
        line = ("…" if first else "") + line[first : first + _LONGEST].strip() + "…"
    return f"“{printable(line.strip())}”"

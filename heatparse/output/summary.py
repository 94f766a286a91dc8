"""The line that closes a check: how much was looked at, and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heatparse.models import Report


def plural(count: int, noun: str) -> str:
    """`1 cell`, `2 cells`, `1,000 cells`."""
    return f"{count:,} {noun}" + ("" if count == 1 else "s")


class Tally:
    """Counts over all files of a run."""

    def __init__(self) -> None:
        self.files = 0
        self.refusals: list[tuple[str, str]] = []  # inputs that could not be checked, and why
        self.figures: Counter[str] = Counter()
        self.severities: Counter[str] = Counter()
        self.verdicts: Counter[str] = Counter()
        self.fixable = 0
        self.fixed = 0
        self.failed = 0

    def add(self, report: Report, failed: bool | None = None) -> None:
        """Count one report. `failed` says whether it is bad enough for exit code 1; by default so is a warning."""
        self.files += 1
        self.failed += (not report.ok) if failed is None else failed
        self.figures[report.document.figure] += 1
        self.severities.update(finding.severity for finding in report.findings)
        self.verdicts.update(claim.verdict for claim in report.claims)
        self.fixable += sum(finding.fix is not None for finding in report.findings)

    @property
    def exit_code(self) -> int:
        """2: an input could not be checked. 1: a report is bad enough to fail. 0: neither."""
        if self.refusals:
            return 2
        return 1 if self.failed else 0

    def join(self, other: Tally) -> None:
        """Count what another tally has counted."""
        self.refusals += other.refusals
        for name in ("files", "fixable", "fixed", "failed"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.figures.update(other.figures)
        self.severities.update(other.severities)
        self.verdicts.update(other.verdicts)

    def text(self) -> str:
        """The summary as lines of text; empty where nothing was looked at."""
        return "\n".join(self.lines()) + "\n" if self.files else ""

    def lines(self) -> list[str]:
        """The summary in words."""
        checked = f"Checked {plural(self.files, 'description')}"
        if self.figures["other"]:
            checked += f" ({self.figures['other']:,} without a heatmap)"
        if self.verdicts:
            checked += f", {plural(self.verdicts.total(), 'claim')} ({_listed(self.verdicts, _VERDICTS)})"
        found = [plural(self.severities[s], s) for s in ("error", "warning", "note") if self.severities[s]]
        # What is suppressed or ignored is still a contradiction.
        nothing = "no finding that is wanted" if self.verdicts["refuted"] else "no contradiction found"
        lines = [f"{checked}: {', '.join(found) or nothing}."]
        if self.fixed:
            lines.append(f"Fixed {plural(self.fixed, 'finding')}.")
        if self.fixable:
            lines.append(f"{plural(self.fixable, 'finding')} can be mended with --fix; --diff shows how.")
        if self.refusals:
            lines.append(f"{plural(len(self.refusals), 'input')} could not be checked.")
        return lines


_VERDICTS = ("supported", "refuted", "undecidable")


def _listed(counts: Mapping[str, int], names: tuple[str, ...]) -> str:
    return ", ".join(f"{counts[name]:,} {name}" for name in names if counts[name])

"""What a conversion did, in numbers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from heatparse.models import Report

_COUNTS = ("records", "heatmaps", "others", "panels", "cells", "numbers", "unread", "clean")
_COUNTERS = ("verdicts", "findings")


@dataclass
class Tally:
    """Counts over reports."""

    records: int = 0  # converted ones
    heatmaps: int = 0
    others: int = 0  # descriptions of other figures
    panels: int = 0
    cells: int = 0
    numbers: int = 0
    unread: int = 0
    clean: int = 0  # records without an error or warning
    verdicts: Counter[str] = field(default_factory=Counter)
    findings: Counter[str] = field(default_factory=Counter)  # by rule

    def add(self, report: Report) -> None:
        """Count one report."""
        from heatparse.reading.unread import count_numbers

        document = report.document
        self.records += 1
        self.heatmaps += document.figure == "heatmap"
        self.others += document.figure != "heatmap"
        self.panels += len(document.panels)
        self.cells += sum(len(panel.cells) for panel in document.panels)
        self.numbers += count_numbers(document)
        self.unread += len(document.unread)
        self.clean += all(finding.severity == "note" for finding in report.findings)
        self.verdicts.update(claim.verdict for claim in report.claims)
        self.findings.update(finding.rule for finding in report.findings)

    def merge(self, other: Tally) -> None:
        """Add the counts of another."""
        for name in _COUNTS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in _COUNTERS:
            getattr(self, name).update(getattr(other, name))

    def as_json(self) -> dict[str, Any]:
        """As plain values."""
        return {
            **{name: getattr(self, name) for name in _COUNTS},
            **{name: dict(getattr(self, name)) for name in _COUNTERS},
        }

    @staticmethod
    def from_json(values: dict[str, Any]) -> Tally:
        """From the values of `as_json`."""
        return Tally(**{**values, **{name: Counter(values[name]) for name in _COUNTERS}})


@dataclass(frozen=True)
class Summary:
    """What `heatparse.convert` did."""

    tally: Tally  # of the records that were converted
    rejects: int  # records that could not be
    resumed: int  # of both, those that an interrupted run had done
    seconds: float  # of this run
    outputs: tuple[str, ...]  # the files, or the folder
    rejects_file: str | None

    @property
    def rate(self) -> float:
        """Records a second of this run."""
        done = self.tally.records + self.rejects - self.resumed
        return done / self.seconds if self.seconds else 0.0

"""What a check yields: claims with verdicts, and findings."""

from __future__ import annotations

from typing import Literal

from heatparse.models.base import Model, Span
from heatparse.models.claims import Claim
from heatparse.models.document import Document

Severity = Literal["error", "warning", "note"]


class Related(Model):
    """A place that proves a finding."""

    message: str
    span: Span


class Fix(Model):
    """A certain mend: put `replacement` in the place of `span`."""

    span: Span
    replacement: str


class Finding(Model):
    """One inconsistency of the text. `message` is one sentence with the numbers that prove it."""

    rule: str
    severity: Severity = "error"
    message: str
    span: Span
    related: tuple[Related, ...] = ()
    fix: Fix | None = None


class FindingsError(ValueError):
    """A description that did not pass; `report` tells why."""

    def __init__(self, report: Report) -> None:
        super().__init__(report.summary())
        self.report = report


class Report(Model):
    """The result of `heatparse.check`."""

    document: Document
    claims: tuple[Claim, ...] = ()
    findings: tuple[Finding, ...] = ()
    # Of an input that the command could not check: why. The rest is empty then, but for its name.
    error: str | None = None

    @property
    def ok(self) -> bool:
        """Whether it could be checked, and there is no error and no warning; a note is neither."""
        return self.error is None and all(finding.severity == "note" for finding in self.findings)

    def raise_for_findings(self) -> None:
        """Raise `FindingsError`, which holds the report, unless it is ok."""
        if not self.ok:
            raise FindingsError(self)

    def summary(self) -> str:
        """What came of the check, in one line; and a line for each finding."""
        from heatparse.output import concise
        from heatparse.output.summary import Tally

        tally = Tally()
        tally.add(self)
        lines = concise.render(self.document.source or "description", self)
        return f"{tally.lines()[0]}\n{lines}".rstrip("\n")

    def feedback(self) -> str:
        """What to correct, in plain words with the lines, to be sent to the model that wrote the description.

        Empty where there is nothing to correct.
        """
        from heatparse.output import feedback

        return feedback.render(self.document.text, self)

    def _repr_html_(self) -> str:
        from heatparse import html

        return html.of_report(self)

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


class Report(Model):
    """The result of `heatparse.check`."""

    document: Document
    claims: tuple[Claim, ...] = ()
    findings: tuple[Finding, ...] = ()

"""Checking: claims are read and judged, and the rules run."""

from __future__ import annotations

from heatparse.claims import judge_claims
from heatparse.models import Document, Report
from heatparse.reading import parse
from heatparse.rules import run_rules


def check(description: str | Document) -> Report:
    """Read a description and judge it. Takes the text or a `Document` that `parse` made."""
    document = parse(description) if isinstance(description, str) else description
    claims = judge_claims(document)
    findings = run_rules(document, claims)
    return Report(document=document, claims=claims, findings=findings)

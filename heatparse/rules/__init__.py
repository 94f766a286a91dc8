"""Rules: each looks for one kind of inconsistency."""

from __future__ import annotations

from heatparse.models import Document, Finding
from heatparse.models.claims import Claim


def run_rules(document: Document, claims: tuple[Claim, ...]) -> tuple[Finding, ...]:
    """The findings of all rules, in the order of the text."""
    return ()

"""Claims: statements of the prose that the document itself decides."""

from __future__ import annotations

from heatparse.models import Document
from heatparse.models.claims import Claim


def judge_claims(document: Document) -> tuple[Claim, ...]:
    """Read the claims of a document's prose and judge each by the document's numbers."""
    return ()

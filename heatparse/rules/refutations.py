"""Refuted claims as findings: each kind of claim has its rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from heatparse.models import Related
from heatparse.models.claims import Claim
from heatparse.rules.context import Context, place_name
from heatparse.rules.declaration import Check, Problem

# Claims whose rule has another name than "KIND-mismatch".
_NAMES = {"legend": "legend-claim-mismatch"}


def refuted(rule: str) -> Check:
    """The check that reports the refuted claims of one rule."""
    return partial(_refuted_claims, rule)


def _refuted_claims(rule: str, context: Context) -> Iterator[Problem]:
    for claim in context.claims:
        if claim.verdict == "refuted" and rule_of(claim) == rule:
            yield Problem(claim.span, _message(claim), tuple(_evidence(context, claim)))


def rule_of(claim: Claim) -> str:
    """The rule under which a claim is reported once it is refuted."""
    return claim.rule or _NAMES.get(claim.kind) or f"{claim.kind}-mismatch"


def _message(claim: Claim) -> str:
    """The explanation as a sentence."""
    text = claim.explanation.strip() or f"the document refutes this {claim.kind} claim"
    text = text[0].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _evidence(context: Context, claim: Claim) -> Iterator[Related]:
    """The places that decide the claim; cells are named with their values."""
    for span in claim.related:
        cell = context.cell_at.get(span.start)
        message = f"{place_name(cell.row, cell.column)}: {cell.value.text}" if cell else "stated here"
        yield Related(message=message, span=span)

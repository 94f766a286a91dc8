"""Refuted claims as problems: each kind of claim has its rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from heatparse.inventory.problems import Problem, place_name
from heatparse.inventory.survey import Survey
from heatparse.models import Related
from heatparse.models.claims import Claim

# Claims whose rule has another name than "KIND-mismatch".
_NAMES = {"legend": "legend-claim-mismatch"}


def refutations(survey: Survey, claims: Iterable[Claim]) -> dict[str, list[Problem]]:
    """The refuted claims by the name of the rule that reports them."""
    found: dict[str, list[Problem]] = {}
    for claim in claims:
        if claim.verdict == "refuted":
            problem = Problem(claim.span, _message(claim), tuple(_evidence(survey, claim)))
            found.setdefault(rule_of(claim), []).append(problem)
    return found


def rule_of(claim: Claim) -> str:
    """The rule under which a claim is reported once it is refuted."""
    return claim.rule or _NAMES.get(claim.kind) or f"{claim.kind}-mismatch"


def _message(claim: Claim) -> str:
    """The explanation as a sentence."""
    text = claim.explanation.strip() or f"the document refutes this {claim.kind} claim"
    text = text[0].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _evidence(survey: Survey, claim: Claim) -> Iterator[Related]:
    """The places that decide the claim; cells are named with their values."""
    for span in claim.related:
        cell = survey.cell_at.get(span.start)
        message = f"{place_name(cell.row, cell.column)}: {cell.value.text}" if cell else "stated here"
        yield Related(message=message, span=span)

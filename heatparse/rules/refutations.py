"""Refuted claims as problems: each kind of claim has its rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from heatparse.inventory.problems import Problem, place_name
from heatparse.inventory.survey import Survey
from heatparse.models import CellValueClaim, Fix, Place, Quantity, Related
from heatparse.models.claims import Claim

# Claims whose rule has another name than "KIND-mismatch".
_NAMES = {"legend": "legend-claim-mismatch"}


def refutations(survey: Survey, claims: Iterable[Claim]) -> dict[str, list[Problem]]:
    """The refuted claims by the name of the rule that reports them."""
    found: dict[str, list[Problem]] = {}
    for claim in claims:
        if claim.verdict == "refuted":
            problem = Problem(
                claim.span, _message(claim), tuple(_evidence(survey, claim)), _fix(survey, claim)
            )
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


def _fix(survey: Survey, claim: Claim) -> Fix | None:
    """The value of the data part in the place of a repeated one, where only the value can be wrong."""
    if not isinstance(claim, CellValueClaim) or claim.value is None or survey.draft is None:
        return None
    cell = _cell(survey, claim.place, claim.value)
    written, text = claim.value.text, survey.draft.text
    start = text.find(written, claim.span.start, claim.span.end)
    if cell is None or start < 0 or text.find(written, start + 1, claim.span.end) >= 0:
        return None
    return Fix(span=survey.span(start, start + len(written)), replacement=cell.text)


def _cell(survey: Survey, place: Place | None, claimed: Quantity) -> Quantity | None:
    """The value of the one cell that a claim is about; None where a cell beside it may be meant."""
    if place is None or len(place.rows) != 1 or len(place.columns) != 1:
        return None
    if place.panel is None and len(survey.grids) > 1:
        return None
    grid = survey.grids[place.panel or 0]
    (row,), (column,) = place.rows, place.columns
    value = grid.at(row, column)
    if value is None or value.cell.value.value is None or value.cell.value.unit != claimed.unit:
        return None
    beside = (*grid.row(row), *grid.column(column), grid.at(column, row))
    if any(other is not None and other.cell.value.value == claimed.value for other in beside):
        return None
    return value.cell.value

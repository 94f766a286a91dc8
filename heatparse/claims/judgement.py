"""Judgements: what the numbers say of a claim, with the numbers.

A claim often has several honest readings ("A leads in B": in the column B, or with its mean).
It is supported when its preferred reading holds, refuted when every reading fails.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heatparse.measures import Truth
from heatparse.models import Span
from heatparse.models.claims import BaseClaim
from heatparse.records import NamedTuple, Protocol


class HasPlace(Protocol):
    """A piece of the text."""

    start: int
    end: int


class Judgement(NamedTuple):
    """Whether a claim is true, why, and the places that decide it. None: not decided."""

    truth: Truth
    explanation: str = ""
    spans: tuple[Span, ...] = ()
    rule: str | None = None  # where a refuted claim is not reported as its kind's own mismatch
    right: str | None = None  # the number that should stand where the text has a wrong one


UNDECIDED = Judgement(None)


def is_its_own_evidence(clause: HasPlace, judgement: Judgement) -> bool:
    """Whether a clause is borne out only by itself: then it is data, and no claim about it.

    What it states may begin in its lead: "**First layers:** In layers 1 to 3 …".
    """
    spans = judgement.spans
    return bool(spans) and all(clause.start < span.end <= clause.end for span in spans)


def charitable(readings: Sequence[Judgement]) -> Judgement:
    """The first reading that holds; refuted only when every reading fails; else undecided."""
    for reading in readings:
        if reading.truth:
            return reading
    if readings and all(reading.truth is False for reading in readings):
        return readings[0]
    return next((r for r in readings if r.truth is None), UNDECIDED)


def preferring(first: Judgement, others: Iterable[Judgement]) -> Judgement:
    """`first`, unless it fails while another reading does not: then undecided."""
    if first.truth is False and any(other.truth is not False for other in others):
        return UNDECIDED
    return first


def together(parts: Sequence[Judgement]) -> Judgement:
    """All parts of one statement: one failing part refutes it, one open part leaves it open."""
    failed = next((part for part in parts if part.truth is False), None)
    if failed is not None:
        return failed
    truth = True if parts and all(part.truth for part in parts) else None
    explanation = "; ".join(dict.fromkeys(part.explanation for part in parts if part.explanation))
    return Judgement(truth, explanation, tuple(span for part in parts for span in part.spans))


def decided(claims: Sequence[BaseClaim]) -> int:
    """How many claims are decided that say more than a value which is right."""
    trivial = ("cell-value", "supported")
    return sum(
        claim.verdict != "undecidable" and (claim.kind, claim.verdict) != trivial  # type: ignore[attr-defined]
        for claim in claims
    )


def with_wrong_values(claims: list[BaseClaim], found: Sequence[BaseClaim]) -> list[BaseClaim]:
    """The claims of the parts of a clause, with the values that the whole of it tells wrong, if they do not say.

    In a list, "A goes with B (0.5), C (0.6) and D (0.7)", the numbers beside it tell what a wrong one is.
    """
    told = {_number(claim) for claim in claims}
    wrong = [
        claim for claim in found
        if (claim.kind, claim.verdict) == ("cell-value", "refuted") and _number(claim) not in told  # type: ignore[attr-defined]
    ]  # fmt: skip
    return [*claims, *wrong] if wrong else claims


def _number(claim: BaseClaim) -> float | None:
    quantity = getattr(claim, "value", None)
    return getattr(quantity, "value", None)

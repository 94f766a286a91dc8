"""Claims judged by a reference, and the findings that follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from heatparse.claims import judge_claims
from heatparse.inventory.problems import Problem
from heatparse.inventory.survey import survey_of
from heatparse.models import Document, Finding, Related
from heatparse.models.claims import Claim
from heatparse.reference.alignment import align
from heatparse.reference.comparison import Comparison, compare
from heatparse.reference.matrix import Reference
from heatparse.reference.views import is_nowhere, views
from heatparse.rules import Wanted, all_rules, run_rules
from heatparse.rules.refutations import refutations

_OUTCOME = {"verdict", "explanation"}

Key = tuple[str, int, int, str, int]


def judge(
    document: Document,
    claims: Sequence[Claim],
    reference: Reference,
    tolerance: float = 0.0,
    wanted: Wanted = all_rules,
) -> tuple[tuple[Claim, ...], tuple[Finding, ...]]:
    """The claims of a description with the verdicts that its reference gives, and all findings.

    Where the reference does not decide a claim, the text does. Raises `BadReference` when no panel
    of the description is one of the reference.
    """
    survey = survey_of(document)
    pairings = align(document, survey.grids, reference, tolerance)
    comparison = compare(survey, pairings, reference)
    seen = views(document, pairings)
    judged = [dict(_keyed(judge_claims(view))) for view in seen]
    merged: list[Claim] = []
    by_text: list[Claim] = []
    unseen: list[Claim] = []  # that no view has: the numbers of the reference do not bring them out
    problems = {rule: list(found) for rule, found in comparison.problems.items()}
    for key, own in _merged(claims, judged):
        claim, at = _verdict(own, [found.get(key) for found in judged])
        if claim is None:
            continue
        merged.append(claim)
        if not any(key in found for found in judged):
            unseen.append(claim)
        if at is None:
            by_text.append(claim)
        else:
            for rule, found in refutations(survey_of(seen[at]), [claim]).items():
                problems.setdefault(rule, []).extend(_told(document, problem) for problem in found)
    merged = _without_echoes(merged, unseen)
    findings = run_rules(document, tuple(by_text), Comparison(problems, comparison.wrong), wanted)
    return tuple(sorted(merged, key=lambda claim: claim.span.start)), findings


def _without_echoes(claims: list[Claim], unseen: Sequence[Claim]) -> list[Claim]:
    """Without the values that a wrong cell of the text alone bears out, where the reference refutes the sentence."""
    wrong = {claim.span for claim in claims if claim.verdict == "refuted"}
    echoes = {
        id(one)
        for one in unseen
        if (one.kind, one.verdict) == ("cell-value", "supported") and one.span in wrong
    }
    return [claim for claim in claims if id(claim) not in echoes]


def _keyed(claims: Sequence[Claim]) -> Iterator[tuple[Key, Claim]]:
    """Claims by their place and their arguments; of two that are the same, the second is a second one."""
    counts: dict[Any, int] = {}
    for claim in claims:
        arguments = repr(claim.model_dump(exclude=_OUTCOME))
        key = claim.kind, claim.span.start, claim.span.end, arguments
        counts[key] = counts.get(key, -1) + 1
        yield (*key, counts[key]), claim


def _merged(
    claims: Sequence[Claim], judged: Sequence[dict[Key, Claim]]
) -> Iterator[tuple[Key, Claim | None]]:
    """Every claim of the text, and those that only the numbers of the reference bring out."""
    own = dict(_keyed(claims))
    yield from own.items()
    for key in judged[0]:
        if key not in own and all(key in found for found in judged):
            yield key, None


def _verdict(own: Claim | None, seen: Sequence[Claim | None]) -> tuple[Claim | None, int | None]:
    """The verdict of the reference and which view gives it; else that of the text and None.

    One view in which the claim holds supports it; it is refuted when it fails in all of them.
    """
    decided: tuple[Claim | None, int | None] = own, None
    supporting = next(
        (at for at, one in enumerate(seen) if one is not None and one.verdict == "supported"), None
    )
    if supporting is not None:
        decided = seen[supporting], supporting
    elif all(claim is not None and claim.verdict == "refuted" for claim in seen):
        decided = seen[0], 0
    claim = decided[0]
    if (
        own is not None
        and claim is not None
        and (own.verdict, own.explanation) == (claim.verdict, claim.explanation)
    ):
        return own, None  # the text decides it by the same numbers
    return decided


def _told(document: Document, problem: Problem) -> Problem:
    """The problem as the reader of the text needs it: the reference is named, and only its own places are shown."""
    shown = tuple(_evidence(document, place) for place in problem.related if not is_nowhere(place.span))
    message = f"By the reference, {problem.message[0].lower()}{problem.message[1:]}"
    return problem._replace(message=message, related=shown)


def _evidence(document: Document, place: Related) -> Related:
    cell = survey_of(document).cell_at.get(place.span.start)
    if cell is None or place.message.endswith(f": {cell.value.text}"):
        return place
    return place.model_copy(update={"message": f"{place.message} in the reference"})

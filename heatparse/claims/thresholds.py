"""Claims that values lie above or below a number, or have a sign; and the kinds that share their form."""

from __future__ import annotations

from typing import Literal

from heatparse.claims.assertions import Assertion, judge_assertion, read_assertion
from heatparse.claims.counts import count_claim
from heatparse.claims.diagonals import diagonal_claim
from heatparse.claims.judgement import Judgement
from heatparse.claims.ranges import range_claim
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.models.claims import BaseClaim, ThresholdClaim

_RELATIONS: dict[str, Literal["above", "at least", "below", "at most", "equal", "near"]] = {
    "above": "above", "at_least": "at least", "reach": "at least", "below": "below", "at_most": "at most",
    "equal": "equal", "near": "near", "positive": "above", "negative": "below", "zero": "equal",
}  # fmt: skip


def read_assertions(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that a clause makes about all, some or a number of values."""
    assertion = read_assertion(clause, scene)
    if assertion is None:
        return []
    judgement = judge_assertion(assertion)
    subject, predicate = assertion.subject, assertion.predicate
    if subject.quantifier.counts or subject.only:
        return [count_claim(assertion, judgement, scene)]
    if predicate.relation == "within":
        return [range_claim(assertion, judgement, scene)]
    if subject.part == "diagonal" and not subject.places and not subject.pairs:
        return [diagonal_claim(assertion, judgement, scene)]
    return [_threshold_claim(assertion, judgement, scene)]


def _threshold_claim(assertion: Assertion, judgement: Judgement, scene: Scene) -> ThresholdClaim:
    predicate = assertion.predicate
    return scene.claim(
        ThresholdClaim, assertion.clause, judgement,
        scope=assertion.first.place(), bound=predicate.low,
        relation=_RELATIONS.get(predicate.relation), quantifier=assertion.subject.quantifier.kind,
    )  # fmt: skip

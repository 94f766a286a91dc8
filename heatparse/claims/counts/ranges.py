"""Claims that give the span of the values of a place."""

from __future__ import annotations

from heatparse.claims.counts.assertions import Assertion
from heatparse.claims.judgement import Judgement
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.models.claims import RangeClaim


def range_claim(assertion: Assertion, judgement: Judgement, scene: Scene) -> RangeClaim:
    """The claim that values lie between two numbers."""
    low, high = assertion.predicate.low, assertion.predicate.high
    value = None
    if low is not None and high is not None and low.value is not None and high.value is not None:
        ends = sorted((low.value, high.value))
        value = Quantity(
            text=f"{low.text} to {high.text}", low=ends[0], high=ends[1], unit=high.unit or low.unit,
            approximate=low.approximate or high.approximate, resolution=high.resolution,
        )  # fmt: skip
    return scene.claim(RangeClaim, assertion.clause, judgement, scope=assertion.first.place(), value=value)

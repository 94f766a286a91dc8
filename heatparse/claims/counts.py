"""Claims that count cells, categories or panels."""

from __future__ import annotations

from heatparse.claims.assertions import Assertion
from heatparse.claims.judgement import Judgement
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, CountClaim


def count_claim(assertion: Assertion, judgement: Judgement, scene: Scene) -> CountClaim:
    """The claim that a number, or a share, of some things fulfils a predicate."""
    quantifier, noun = assertion.subject.quantifier, assertion.subject.noun
    value = None
    if quantifier.count:
        number = float(quantifier.count)
        value = Quantity(text=str(quantifier.count), value=number, resolution=1.0)
    return scene.claim(
        CountClaim, assertion.clause, judgement,
        counted=noun.key if noun is not None else None, value=value, scope=assertion.first.place(),
    )  # fmt: skip


def total_claims(assertion: Assertion, scene: Scene) -> list[BaseClaim]:
    """ "All 25 values": the number of values that there are, where it is right."""
    total, piece = assertion.subject.total, assertion.first
    if total is None or total < 2 or len(piece.values) != total:
        return []
    judgement = Judgement(True, f"{total} values are stated")
    value = Quantity(text=str(total), value=float(total), resolution=1.0)
    return [scene.claim(CountClaim, assertion.clause, judgement, value=value, scope=piece.place())]

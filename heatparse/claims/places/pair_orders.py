"""Orders of pairs: "(2, 1)" where both axes list 1 and 2, and nothing tells which of the two comes first."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.readers import read_over
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.records import replace


def as_turned(claims: list[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims; what is true of the pairs the other way round is not refuted."""
    turned = read_over(clause.part(_turned(clause.phrases)), scene)
    again = {claim.kind for claim in turned if claim.verdict == "supported"}  # type: ignore[attr-defined]
    return [
        claim.model_copy(update={"verdict": "undecidable", "rule": None})
        if claim.verdict == "refuted" and claim.kind in again  # type: ignore[attr-defined]
        else claim
        for claim in claims
    ]


def _turned(phrases: Sequence[Phrase]) -> list[Phrase]:
    """The phrases with the column first in each pair."""
    found, first = [], True
    for phrase in phrases:
        if isinstance(phrase, Ref) and phrase.unordered:
            phrase, first = replace(phrase, side="x" if first else "y"), not first
        found.append(phrase)
    return found

"""Orders of pairs: "(2, 1)" where both axes list 1 and 2, and nothing tells which of the two comes first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.phrases import Phrase, Ref
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.models.claims import BaseClaim
from heatparse.records import replace

_Reader = Callable[[Clause, Scene], list[BaseClaim]]


def as_turned(claims: list[BaseClaim], clause: Clause, scene: Scene, read: _Reader) -> list[BaseClaim]:
    """The claims; what is true of the pairs the other way round is not refuted."""
    known = set(clause.read)
    clause.read.clear()
    turned = read(clause.part(_turned(clause.phrases)), scene)
    again = {claim.kind for claim in turned if claim.verdict == "supported"}  # type: ignore[attr-defined]
    clause.read.clear()
    clause.read.update(known)
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

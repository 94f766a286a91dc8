"""Margins aside: what is claimed of a grid is looked at without its totals, or among its listed cells alone."""

from __future__ import annotations

from heatparse.claims.language.sentences import Clause
from heatparse.claims.readers import read_over
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words


def beside_margins(claims: list[BaseClaim], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims; what holds of a grid without its totals is true, and what holds within a matrix is open.

    "No confusion exceeds 15" leaves the totals out, and may leave out what no class was given to.
    """
    if scene.without_margins is not None:
        claims = _counted_without(claims, clause, scene.without_margins)
    if not any(claim.verdict == "refuted" for claim in claims):
        return claims
    if clause.says(words("names", "ablations")):
        from heatparse.claims.places.core_scenes import (
            without_references,  # loaded where ablations are spoken of
        )

        ablated = without_references(scene)
        claims = as_listed(claims, clause, ablated) if ablated is not None else claims
    if scene.without_margins is not None:
        claims = as_listed(claims, clause, scene.without_margins)
    if scene.within_matrix is not None:
        again = as_listed(claims, clause, scene.within_matrix)
        claims = [
            one if one is two else one.model_copy(update={"verdict": "undecidable", "rule": None})
            for one, two in zip(claims, again, strict=True)
        ]
    return claims


def _counted_without(claims: list[BaseClaim], clause: Clause, core: Scene) -> list[BaseClaim]:
    """The claims; a count that is right with the totals alone is open: "three prices of A exceed 20"."""
    if not any((c.kind, c.verdict) == ("count", "supported") for c in claims) or clause.says(  # type: ignore[attr-defined]
        words("margins", "margins")
    ):
        return claims
    wrong = any((c.kind, c.verdict) == ("count", "refuted") for c in read_over(clause, core))  # type: ignore[attr-defined]
    return [
        claim.model_copy(update={"verdict": "undecidable"})
        if wrong and (claim.kind, claim.verdict) == ("count", "supported")  # type: ignore[attr-defined]
        else claim
        for claim in claims
    ]


def as_listed(claims: list[BaseClaim], clause: Clause, listed: Scene) -> list[BaseClaim]:
    """The claims; what is true of the cells that are listed is true, whatever the text says of the rest."""
    again = [claim for claim in read_over(clause, listed) if claim.verdict == "supported"]
    held = {claim.kind: claim for claim in again}  # type: ignore[attr-defined]
    return [
        held.get(claim.kind, claim) if claim.verdict == "refuted" else claim  # type: ignore[attr-defined]
        for claim in claims
    ]

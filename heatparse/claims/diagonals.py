"""Claims about the diagonal as a whole."""

from __future__ import annotations

from heatparse.claims.assertions import Assertion
from heatparse.claims.judgement import Judgement
from heatparse.claims.scene import Scene
from heatparse.models.claims import DiagonalClaim


def diagonal_claim(assertion: Assertion, judgement: Judgement, scene: Scene) -> DiagonalClaim:
    """The claim that all cells of the diagonal fulfil a predicate."""
    return scene.claim(DiagonalClaim, assertion.clause, judgement, panel=assertion.first.grid.index)

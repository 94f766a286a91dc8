"""Which triangle of a matrix is filled: "only the cells on and below the diagonal hold a value"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Part, Phrase, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.models.claims import BaseClaim, SymmetryClaim
from heatparse.phrases import words

Triangular = Callable[[Grid, bool], Judgement]
_SIDES = {"above-diagonal": "upper", "below-diagonal": "lower"}


def read_filled_triangle(clause: Clause, scene: Scene, triangular: Triangular) -> list[BaseClaim]:
    """The claim that one triangle alone holds values."""
    parts = [phrase for phrase in clause.phrases if isinstance(phrase, Part)]
    only = any(isinstance(phrase, Scope) and phrase.quantifier == "only" for phrase in clause.phrases)
    if len(parts) != 1 or not only or clause.refs() or clause.has("AMOUNT", "COLOUR", "SUPERLATIVE", "SIGN"):
        return []
    side = _side(clause.phrases, parts[0])
    if not side or not _is_filled(clause.phrases) or has_guards(clause.phrases):
        return []
    judged = [triangular(scene.grids[panel], side == "upper") for panel in scene.panels(clause)]
    truths = {judgement.truth for judgement in judged}
    judgement = judged[0] if len(truths) == 1 else UNDECIDED
    return [scene.claim(SymmetryClaim, clause, judgement, shape=side)]


def _side(phrases: Sequence[Phrase], part: Part) -> str:
    """ "Above the diagonal", "on and above the diagonal"."""
    if part.part in _SIDES:
        return _SIDES[part.part]
    at = next(i for i, phrase in enumerate(phrases) if phrase is part)
    before = key_of(phrases[at - 1]).rpartition(" ")[2] if at else ""
    return {"above": "upper", "below": "lower"}.get(before, "")


def _is_filled(phrases: Sequence[Phrase]) -> bool:
    """ "Are filled", "contain a value"."""
    keys = {key_of(phrase) for phrase in phrases}
    holds = any(phrase.type == "HAVE" for phrase in phrases) and bool(keys & words("assertions", "holding"))
    return holds or bool(keys & (words("assertions", "filled") | words("assertions", "stated")))

"""Comparisons with all others: "A scores higher on P than any other model" is the highest of them."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.extremes import judged_holding
from heatparse.claims.language.phrases import Scope, Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim, ComparisonClaim
from heatparse.phrases import words

_ENDS = {"high": "high", "low": "low", "better": "best", "worse": "worst", "warm": "warm", "cold": "cold"}
_TURNED = {"at_least": "high", "at_most": "low"}
_DROPPED = frozenset(("THAN", "RIVALS", "OTHERS"))


def read_rival_comparison(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "A is better than all others", as "A is the best"."""
    made = _as_extreme(given)
    if made is None:
        return []
    judgement = judged_holding(made, clause, scene)
    return [scene.claim(ComparisonClaim, clause, judgement)] if judgement is not None else []


def _as_extreme(given: Sequence[Constituent]) -> list[Constituent] | None:
    types = [c.type for c in given]
    if types.count("COMPARATIVE") != 1 or types.count("RIVALS") != 1 or "SUPERLATIVE" in types:
        return None
    at, rivals = types.index("COMPARATIVE"), types.index("RIVALS")
    if rivals < at or types.count("THAN") > 1 or "NEGATION" in types:
        return None
    if phrase_key(given[rivals].phrase) not in words("composed", "all_rivals"):
        return None
    word = given[at].phrase
    direction = _ENDS.get(str(getattr(word, "value", "")))
    if direction is None:
        return None
    sized = not words("composed", "sizes").isdisjoint(phrase_key(word).split())
    key = {"high": "highest", "low": "lowest"}.get(direction, direction) if sized else direction
    top = Superlative(word.start, word.end, direction, key)
    behind = given[rivals + 1 :]
    if behind and behind[0].type == "NOUN":
        behind = behind[1:]
    found = [c for c in given[:rivals] if c.type not in _DROPPED and not (c.type == "IT" and c.mark == "of")]
    if any(isinstance(c.phrase, Scope) and c.type not in ("ALWAYS", "ALL") for c in found):
        return None
    made = [Constituent("SUPERLATIVE", top) if c is given[at] else c for c in found]
    return [*made, *behind]

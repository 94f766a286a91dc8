"""Half read: clauses in which a number, a scope or a verb stands that the reader of a kind does not take.

"Halved between A and B, from 14 to 7" tells a way and no range; "coefficients below 0.15 are not …" breaks
off in front of its predicate. What was read of such a clause may be something else than what it says.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from heatparse.claims.phrases import Amount, Scope, Superlative, key_of
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words


def is_half_read(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a clause says something by a part of it that the reader of its kind leaves aside."""
    return any(is_left(clause, scene) for is_left in _LEFT.get(claim.kind, ()))  # type: ignore[attr-defined]


def _is_way(clause: Clause, _scene: Scene) -> bool:
    """ "Rainfall triples in A (32 to 118)": from where to where, and no range."""
    return clause.has("FACTOR", "TIMES")


def _breaks_off(clause: Clause, _scene: Scene) -> bool:
    """ "Coefficients below 0.15 are not …": the number belongs to the subject."""
    return bool(clause.phrases) and clause.phrases[-1].type == "NEGATION"


def _counts_lines(clause: Clause, _scene: Scene) -> bool:
    """ "A needs 16 layers to get there, B no more than 12": of layers as well."""
    phrases = clause.phrases
    amounts = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)]
    if len(amounts) < 2 or [phrase.type for phrase in phrases[amounts[0] + 1 :][:1]] != ["AXISNOUN"]:
        return False
    return amounts[0] == 0 or phrases[amounts[0] - 1].type != "PREPOSITION"


def _is_of_sizes(clause: Clause, _scene: Scene) -> bool:
    """ "The mean absolute correlation": without the signs."""
    nouns = [noun.key for top in clause.phrases if isinstance(top, Superlative) for noun in top.nouns]
    told = {*nouns, *(key_of(phrase) for phrase in clause.phrases)}
    return not told.isdisjoint(words("assertions", "absolute"))


def _is_against_all(clause: Clause, _scene: Scene) -> bool:
    """ "…, which is better than every value at B": one number against all of a line."""
    first = clause.phrases[0] if clause.phrases else None
    relative = first is not None and key_of(first) in words("reserves", "relative")
    return relative and any(
        one.type == "THAN" and isinstance(two, Scope) for one, two in pairwise(clause.phrases)
    )


_Left = Callable[[Clause, Scene], bool]
_LEFT: dict[str, tuple[_Left, ...]] = {
    "range": (_is_way,),
    "threshold": (_breaks_off, _counts_lines),
    "count": (_breaks_off, _counts_lines),
    "aggregate": (_is_of_sizes,),
    "comparison": (_is_against_all,),
}

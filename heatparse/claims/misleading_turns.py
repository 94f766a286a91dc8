"""Misleading turns: what a clause says in a form that looks like something else to its reader.

"The row of A is led by the diagonal", "nobody beats A on P, and nobody B on Q", "at both ends of the range the
maximum is 30": the words fit the reader's pattern, and mean another thing.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from heatparse.claims.phrases import Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_TWO = 2


def misleads(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a refuted claim was read from a turn of phrase that means something else."""
    return any(turns(clause, scene) for turns in _TURNS.get(claim.kind, ()))  # type: ignore[attr-defined]


def _denies_twice(clause: Clause, _scene: Scene) -> bool:
    """ "Nobody beats A on P, and nobody B on Q": the second part leaves its verb out."""
    denials = [p for p in clause.phrases if isinstance(p, Scope) and p.quantifier == "none"]
    return len(denials) > 1 and len(clause.of("COMPARATIVE")) < len(denials)


def _is_led_by_part(clause: Clause, _scene: Scene) -> bool:
    """ "The row of A is led by the diagonal": the part is the leader, and nothing that A is the best of."""
    return any(
        isinstance(phrase, Superlative)
        and phrase.key.endswith(" by")
        and any(noun.type == "DIAGONAL" for noun in phrase.nouns)
        for phrase in clause.phrases
    )


def _goes_away_from_home(clause: Clause, scene: Scene) -> bool:
    """ "Going from A to B costs 3", of a square: from the cell of A alone to that of A and B, or to that of B."""
    phrases = clause.phrases
    for at in range(len(phrases) - 3):
        one, two = phrases[at + 1], phrases[at + 3]
        joints = (key_at(phrases, at), key_at(phrases, at + 2))
        if joints == ("from", "to") and isinstance(one, Ref) and isinstance(two, Ref):
            if one.is_panel or two.is_panel or "ends" in clause.read:
                return False  # both numbers stand there
            named = {name.label.text for ref in (one, two) for name in ref.names}
            others = {name.label.text for ref in clause.refs() for name in ref.names} - named
            return not others and not clause.heads and all(grid.is_square for grid in scene.grids.all())
    return False


def _has_numbers_beside_extremes(clause: Clause, _scene: Scene) -> bool:
    """ "The weakest of one kind, 0.8 for A, beats the strongest of the other": the aside tells which it is."""
    types = [phrase.type for phrase in clause.phrases]
    asides = any(
        types[at : at + _TWO] == ["COMMA", "AMOUNT"] and types[at + _TWO : at + _TWO + 1] == ["PREPOSITION"]
        for at in range(len(types))
    )
    return asides and types.count("SUPERLATIVE") > 1


def _leaves_more_room(clause: Clause, _scene: Scene) -> bool:
    """ "It is halved or better", "doubled or more": at least so much."""
    return any(
        (one.type == "OR" and (two.type == "COMPARATIVE" or key_of(two) in words("reserves", "exceeding")))
        or (one.type == "FACTOR" and two.type == "LIMIT")
        for one, two in pairwise(clause.phrases)
    )


def _is_at_both_ends(clause: Clause, _scene: Scene) -> bool:
    """ "At both ends of the temperature range the maximum is 30": at the first and the last place of an axis."""
    phrases = clause.phrases
    for at, scope in enumerate(phrases[:-2]):
        both = isinstance(scope, Scope) and scope.quantifier in ("both", "all")
        if (
            both
            and key_at(phrases, at + 1) in words("reserves", "flanks")
            and key_at(phrases, at + 2) == "of"
        ):
            return any(phrase.type == "AXISNOUN" for phrase in phrases[at + 3 : at + 5])
    return False


_Turn = Callable[[Clause, Scene], bool]
_TURNS: dict[str, tuple[_Turn, ...]] = {
    "extremum": (_denies_twice, _is_led_by_part, _is_at_both_ends),
    "ranking": (_denies_twice, _is_led_by_part, _is_at_both_ends),
    "range": (_is_at_both_ends,),
    "count": (_is_at_both_ends,),
    "threshold": (_is_at_both_ends,),
    "difference": (_goes_away_from_home, _leaves_more_room),
    "comparison": (_denies_twice, _has_numbers_beside_extremes, _is_at_both_ends),
}

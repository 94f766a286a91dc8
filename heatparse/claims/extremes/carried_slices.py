"""Places that a second extreme shares with the first: "for A, the best result is 0.9 and the worst is 0.3"."""

from __future__ import annotations

from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.language.phrases import Amount, Ref

_TELLING = (["SUPERLATIVE", "BE", "AMOUNT"], ["SUPERLATIVE", "AMOUNT"], ["SUPERLATIVE", "COLON", "AMOUNT"])


def carry_slices(statement: Statement, earlier: Statement) -> None:
    """Give a bare extreme with its value the place with which the one before begins; what is there is not open."""
    front = earlier.clause.phrases[:2]
    fronted = [phrase.type for phrase in front] == ["PREPOSITION", "REF"]
    if not fronted or len(earlier.slices) != 1 or front[1] is not earlier.slices[0] or earlier.winners:
        return
    if earlier.universal or earlier.limits or earlier.measure or statement.part != earlier.part:
        return
    place, bare = front[1], [phrase.type for phrase in statement.phrases]
    named_once = (
        isinstance(place, Ref) and not place.is_panel and sum(len(n.labels) for n in place.names) == 1
    )
    if (
        named_once
        and bare in _TELLING
        and isinstance(statement.phrases[-1], Amount)
        and statement.top.rank == 1
    ):
        statement.slices = list(earlier.slices)
        statement.clause.read.add("carried")

"""Lists in brackets behind what is said of all: they tell who is meant."""

from __future__ import annotations

from heatparse.claims.counts.assertions import Assertion
from heatparse.claims.language.phrases import Ref
from heatparse.tokens import fold

_FEWEST = 2  # labels of a list


def is_of_listed(assertion: Assertion) -> bool:
    """ "All tests: 100 % (Plain, Hint)": whether a bracket at the end lists some, none of which contradicts."""
    phrases = assertion.clause.phrases
    if [phrase.type for phrase in phrases[-3:]] != ["OPEN", "REF", "CLOSE"] or not isinstance(
        phrases[-2], Ref
    ):
        return False
    labels = {fold(label.text) for name in phrases[-2].names for label in name.labels}
    if len(labels) < _FEWEST:
        return False
    return not any(
        assertion.predicate.test(value, piece.grid) is False
        for piece in assertion.first_reading
        for value in piece.values
        if value.row in labels or value.column in labels
    )

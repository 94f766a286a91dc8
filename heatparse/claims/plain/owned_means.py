"""Means and sums with their owner behind: "the mean of A is the lowest of all" as "A's mean is the lowest of all"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Ref, key_of
from heatparse.claims.language.sentences import Clause

_SUBJECT = ["AGGREGATE", "PREPOSITION", "REF"]


def with_owner_in_front(clause: Clause) -> Clause:
    """The clause with the one line that it names in front of its mean; itself where it names other things as well."""
    phrases = clause.phrases
    aggregate, of, owner = phrases[: len(_SUBJECT)]
    told = [phrase.type for phrase in phrases[: len(_SUBJECT)]] == _SUBJECT and key_of(of) == "of"
    if not told or len(clause.refs()) != 1 or not isinstance(owner, Ref) or len(owner.names) != 1:
        return clause
    return clause.part([owner, aggregate, *phrases[len(_SUBJECT) :]])

"""Number words that count the things of a class: "eleven pears are taken for apples"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.quantities import read_quantity


def with_counts(clause: Clause) -> Clause:
    """The clause with a number word for things of a class as the number: "eleven pears are taken for apples"."""
    if not clause.has("CARDINAL"):
        return clause
    phrases = clause.phrases
    classed = any(isinstance(p, Ref) and p.relation == "predicted" for p in phrases) or _is_of_hits(phrases)
    if not classed:
        return clause
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        quantity = read_quantity(str(phrase.value)) if _counts_class(phrases, at) else None  # type: ignore[union-attr]
        found.append(phrase if quantity is None else Amount(phrase.start, phrase.end, quantity))
    return clause.part(found)


def _is_of_hits(phrases: Sequence[Phrase]) -> bool:
    return any(isinstance(p, Part) and p.part == "diagonal" for p in phrases)


def _counts_class(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a number word stands in front of a class, or says how often: "in three cases", "four times"."""
    phrase = phrases[at]
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    if phrase.type != "CARDINAL" or following is None or (at > 1 and phrases[at - 2].type == "CARDINAL"):
        return False  # "two of the three"
    return isinstance(following, Ref) or following.type == "TIMES" or is_thing(following)

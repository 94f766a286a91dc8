"""How the two sides of a comparison may face each other: two lines, two cells, a place that only says where."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.comparisons.sides import Comparison
from heatparse.claims.language.phrases import Phrase, Ref, Scope, index_of, key_at, key_of
from heatparse.claims.language.things import is_prepositional
from heatparse.phrases import words
from heatparse.tokens import fold

Coordinates = dict[str, tuple[str, ...]]


def faces_across(comparison: Comparison, left: Coordinates, right: Coordinates) -> bool:
    """Whether a row would be set against a column: "A beats B on C" compares A with B, and C says where."""
    mine, rival = comparison.left.refs[:1], comparison.right.refs[:1]
    phrases = comparison.clause.phrases
    places = [*comparison.left.refs[1:], *comparison.right.refs[1:], *comparison.slices]
    if not (mine and rival and places) or not all(is_placed(phrases, ref) for ref in places):
        return False
    if any(is_placed(phrases, ref) for ref in (*mine, *rival)):
        return False
    one, two = (tuple(fold(name.label.text) for name in ref.names) for ref in (mine[0], rival[0]))
    return not any(
        tuple(map(fold, left.get(axis, ()))) == one and tuple(map(fold, right.get(axis, ()))) == two
        for axis in ("row", "column")
    )


def are_whole(comparison: Comparison) -> bool:
    """Whether two lines are compared, and no place is named."""
    left, right = comparison.left, comparison.right
    plain = not (left.part or right.part or left.function or right.function or comparison.slices)
    plain = plain and not (comparison.quantifier or comparison.excepted)  # "A beats B on every test"
    plain = plain and comparison.count is None and comparison.but is None  # "… on three of the five tests"
    return plain and len(left.refs) == len(right.refs) == 1 and len(left.refs[0].names) == 1


def says_where(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "On A", "for A", but not "of A"."""
    return is_prepositional(phrases, at) and key_at(phrases, at - 1) != "of"


def is_placed(phrases: Sequence[Phrase], ref: Ref) -> bool:
    return says_where(phrases, index_of(phrases, ref))


def names_other_pairs(phrases: Sequence[Phrase]) -> bool:
    """Whether things that take two are set against each other: "than any other pair", "than all other confusions"."""
    nouns = words("assertions", "sole_pairs") | (
        words("assertions", "both_ways") - words("assertions", "values")
    )
    nouns |= words("classifications", "erring")
    for at, phrase in enumerate(phrases):
        if (
            isinstance(phrase, Scope)
            and phrase.others
            and phrase.noun is not None
            and phrase.noun.key in nouns
        ):
            return True
        others = phrase.type == "RIVALS" or (isinstance(phrase, Scope) and phrase.others)
        if others and at + 1 < len(phrases) and key_of(phrases[at + 1]) in nouns:
            return True
    return False

"""Open places: first and later places whose contest the words leave open.

"The most balanced pair", "the highest gain is at A without B", "A has the lowest late score, and B comes second".
"""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.metrics import is_measured
from heatparse.claims.language.phrases import Amount, Ref, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_PAIR = 2
_NOUNS = frozenset(("AXISNOUN", "DIMENSION", "UNKNOWN"))


def is_of_even_pair(clause: Clause, scene: Scene) -> bool:
    """ "The most balanced pair is A and B": of their own two numbers, and not of all that a line holds."""
    if not any(isinstance(p, Superlative) and p.direction == "steady" for p in clause.phrases):
        return False
    told = {token[3] for token in scene.tokens(clause)}
    return not told.isdisjoint(words("reserves", "meeting_pairs")) or any(
        grid.is_complementary for grid in scene.grids.all()
    )


def is_without(clause: Clause, scene: Scene) -> bool:
    """ "The highest gain is +3, for A without B", of a row and a column: their cell perhaps, or all others of A."""
    phrases = clause.phrases
    for one, joint, two in zip(phrases, phrases[1:], phrases[2:], strict=False):
        if key_of(joint) not in words("reserves", "lacking"):
            continue
        if isinstance(one, Ref) and isinstance(two, Ref) and _cross(one, two, scene):
            return True
    return False


def _cross(one: Ref, two: Ref, scene: Scene) -> bool:
    for grid in scene.grids.all():
        axes = [{line.axis for line in scene.lines(ref, grid)} for ref in (one, two)]
        if all(axes) and axes[0] != axes[1]:
            return True
    return False


def takes_up_place(clause: Clause, scene: Scene) -> bool:
    """ "A has the lowest late score, and B comes second": by what was told in front, where that was not understood."""
    before = clause.before
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    if before is None or len(tops) != 1 or tops[0].rank == 1 or tops[0].nouns or len(clause.refs()) != 1:
        return False
    first = [phrase for phrase in before.phrases if isinstance(phrase, Superlative)]
    return len(first) == 1 and any(
        noun.type == "UNKNOWN" and not is_measured(scene, noun.key) for noun in first[0].nouns
    )


def comes_later(clause: Clause, scene: Scene) -> bool:
    """ "After May, A has its second-highest value in July": of what follows, or behind that of May."""
    phrases = clause.phrases
    if len(phrases) < 2 or key_of(phrases[0]) not in words("winners", "leaders"):
        return False
    ahead = phrases[1]
    if not isinstance(ahead, Ref):
        return False
    later = [top for top in phrases if isinstance(top, Superlative) and top.rank > 1]
    if any(noun.key.endswith("s") for top in later for noun in top.nouns):
        return True  # "after A's 9, the next best scores are B's and C's"
    return any(order_of(line.axis, grid) for grid in scene.grids.all() for line in scene.lines(ahead, grid))


def is_of_line_before(clause: Clause, _scene: Scene) -> bool:
    """ "The lightest row of the figure", behind its values: a row, and it was told before which."""
    if clause.has("REF", "AMOUNT", "COLON"):
        return False
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    return any(top.nouns and top.nouns[-1].value in ("row", "column") for top in tops)


def has_no_rival(clause: Clause, _scene: Scene) -> bool:
    """ "This column shows more variation": than whom, nobody says."""
    if not clause.has("SPREAD") or clause.has("THAN", "RIVALS", "VERSUS", "SCOPE"):
        return False
    return not any(key_of(phrase).endswith(" than") for phrase in clause.of("COMPARATIVE"))


def is_at_same_place(clause: Clause, _scene: Scene) -> bool:
    """ "The lowest score is 8 below the best on the same task": on that of the lowest, whichever it is."""
    return any(
        key_of(one).rpartition(" ")[2] in words("holders", "same") and two.type in _NOUNS
        for one, two in pairwise(clause.phrases)
    )


def counts_graded_ones(clause: Clause, _scene: Scene) -> bool:
    """ "A has two strong positive partners": of the positive ones those that are strong, whatever that is."""
    return any(
        one.type == "UNKNOWN" and key_of(one) in words("reserves", "grades") and two.type == "SIGN"
        for one, two in pairwise(clause.phrases)
    )


def tells_agreement(clause: Clause, _scene: Scene) -> bool:
    """ "The tools agree most on P": there they are closest to each other."""
    return any(
        key_of(one) in words("reserves", "agreeing") and isinstance(two, Superlative)
        for one, two in pairwise(clause.phrases)
    )


def tells_span_of_extremes(clause: Clause, _scene: Scene) -> bool:
    """ "The maxima of the rows range from 3 (A) to 9 (B)": how far they lie apart."""
    return any(
        isinstance(one, Superlative)
        and any(noun.type == "SPREAD" for noun in one.nouns)
        and key_of(two) == "from"
        for one, two in pairwise(clause.phrases)
    )


def is_of_derived_lead(clause: Clause, _scene: Scene) -> bool:
    """ "**Asymmetry:** The largest one is that of A and B": no value."""
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    derived = any(phrase.type in ("SYMMETRY", "DIFFERENCE", "SPREAD") for phrase in clause.lead)
    return derived and any(all(noun.key in ("one", "ones") for noun in top.nouns) for top in tops[:1])


def is_between_two_ends(clause: Clause, _scene: Scene) -> bool:
    """ "From A, the worst on P, to B, the best, there are 11 points": the best on P as well."""
    first = key_of(clause.phrases[0]) if clause.phrases else ""
    told = [key_of(phrase) for phrase in clause.phrases[1:]]
    ends = not words("reserves", "arriving").isdisjoint(told)
    return first in words("reserves", "leaving") and ends and len(clause.of("SUPERLATIVE")) > 1


def tells_both_signs(clause: Clause, _scene: Scene) -> bool:
    """ "Negative with A, positive with the rest": the second sign is that of the others."""
    return len(clause.of("SIGN")) > 1 and clause.has("RIVALS")


def tells_two_numbers(clause: Clause, _scene: Scene) -> bool:
    """ "A and B, with 15 and 12 errors": one number of each."""
    types = [phrase.type for phrase in clause.phrases]
    if clause.says(words("function_words", "before_ends")):
        return False  # "between five and seven cells": the two bounds of one number
    numbers = ("AMOUNT", "CARDINAL")
    return any(
        one in numbers
        and two in ("AND", "JOIN")
        and three in numbers
        and four in ("PART", "UNKNOWN", "DIMENSION")
        for one, two, three, four in zip(types, types[1:], types[2:], types[3:], strict=False)
    )


def adds_up_both_ways(clause: Clause, scene: Scene) -> bool:
    """ "A and B (27 errors in total)": of A taken for B, and of B taken for A."""
    names = [name for ref in clause.refs() for name in ref.names]
    told = [p.quantity.value for p in clause.phrases if isinstance(p, Amount)]
    if len(names) != _PAIR or len(told) != 1:
        return False
    one, two = (name.label.text for name in names)
    for grid in scene.grids.all():
        ways = [grid.at(one, two), grid.at(two, one)] if grid.is_square else []
        values = [value.low for value in ways if value is not None]
        if len(values) == _PAIR and sum(values) == told[0]:
            return True
    return False

"""Anchored statements: a number in them is the value of the very cell that they name.

"Conformer has its highest error on PL, with a WER of 41.8", "It peaks in the evening, at 18:00, with
46 samples": the number shows which values are meant, so that words which only go with the number, or
only say the place once more, leave nothing open.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from heatparse.claims.extremes.holders import heads_of
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Phrase, key_at
from heatparse.claims.language.sentences import clauses_before
from heatparse.claims.language.things import is_thing
from heatparse.claims.places.cells import pair_up
from heatparse.claims.scene import Scene
from heatparse.measures import equal
from heatparse.phrases import words

# What a plain statement of an extreme is made of.
_PLAIN = frozenset((
    "REF", "SUPERLATIVE", "BE", "HAVE", "OCCUR", "PREPOSITION", "BY", "COMMA", "COLON", "OPEN", "CLOSE",
    "AMOUNT", "MEASURE", "AXISNOUN", "TRAINED", "TESTED", "UNKNOWN", "PRONOUN", "DIMENSION",
))  # fmt: skip
_MEASURED = frozenset(("MEASURE", "AXISNOUN", "DIAGONAL"))  # nouns of an extreme
_ENDS = frozenset(("", "COMMA", "CLOSE", "STOP"))  # behind a noun that goes with a number


def is_anchored(statement: Statement, scene: Scene) -> bool:
    """Whether the one number of a plain statement is the value of the one cell that it names."""
    if len(statement.amounts) != 1 or statement.graded or statement.measure or statement.at < 0:
        return False
    if not statement.clause.start <= statement.top.start < statement.clause.end:
        return False  # "A peaks at P, while B reaches 0.6 at Q": B is not said to peak there
    amount = statement.amounts[0][0]
    if not all(noun.type in _MEASURED or is_thing(noun) for noun in statement.top.nouns):
        return False  # "its highest weekend count, 21", "it belongs to the highest group"
    sentence = (statement.clause, *clauses_before(statement.clause, scene.text))
    if any(has_guards(clause.phrases) for clause in sentence):
        return False  # "if the scale is right, A leads, peaking at 10 in May"
    told = statement.phrases
    if any(phrase.type not in _PLAIN for phrase in told) or sum(p.type == "AMOUNT" for p in told) != 1:
        return False
    if not all(
        _goes_with_number(told, at) or _is_place_again(told, at)
        for at, phrase in enumerate(told)
        if phrase.type == "UNKNOWN"
    ):
        return False
    places = [*statement.slices, *heads_of(statement)]
    for grid, winner, place in product(scene.all_filled(), statement.winners, places):
        pairs = pair_up([winner, place], scene, grid)
        if len(pairs) == 1:
            value = grid.at(*pairs[0])
            if value is not None and equal(grid.measure(amount.quantity), value):
                return True
    return False


def _goes_with_number(phrases: Sequence[Phrase], at: int) -> bool:
    """ "With a WER of 41.8", "with 18 samples": what the number counts or measures."""
    before, after = _type(phrases, at - 1), _type(phrases, at + 1)
    if before == "AMOUNT":
        return after in _ENDS
    named = key_at(phrases, at - 1) in words("function_words", "with_value")
    return named and key_at(phrases, at + 1) == "of" and _type(phrases, at + 2) == "AMOUNT"


def _is_place_again(phrases: Sequence[Phrase], at: int) -> bool:
    """ "In the evening, at 18:00": a place in other words, in front of its name."""
    types = [_type(phrases, near) for near in range(at - 1, at + 4)]
    return types == ["PREPOSITION", "UNKNOWN", "COMMA", "PREPOSITION", "REF"]


def _type(phrases: Sequence[Phrase], at: int) -> str:
    return phrases[at].type if 0 <= at < len(phrases) else ""

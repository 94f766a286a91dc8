"""Placings that leave room: lines told by numbers, limits and brackets that were not understood."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_NUMBERED = frozenset(("PREPOSITION", "RESTRICTION", "AMOUNT", "JOIN", "AND", "UNIT"))
_PLACED = ["PREPOSITION", "PREPOSITION", "REF"]  # around a number


def is_at_level(clause: Clause, _scene: Scene) -> bool:
    """ "Four pairs are significant at the 5 % level": no value of a cell."""
    phrases = clause.phrases
    return any(
        isinstance(amount, Amount)
        and phrase_key(before) == "at"
        and phrase_key(noun) in words("reserves", "levels")
        for before, amount, noun in zip(phrases, phrases[1:], phrases[2:], strict=False)
    )


def is_of_frame(clause: Clause, _scene: Scene) -> bool:
    """ "A and B, with identical axes": alike in how they are drawn, and not in their values."""
    return any(
        phrase.type == "COMPARATIVE"
        and phrase_key(noun) in words("reserves", "frame") | words("reserves", "scale")
        for phrase, noun in pairwise(clause.phrases)
    )


def is_placed_by_numbers(clause: Clause, scene: Scene) -> bool:
    """ "Between 12 and 16, A leads": a place in numbers that no label is."""
    types = [phrase.type for phrase in clause.phrases]
    if types[:2] not in (["PREPOSITION", "AMOUNT"], ["RESTRICTION", "AMOUNT"]):
        return False
    comma = next((at for at, phrase in enumerate(clause.phrases) if phrase_key(phrase) == ","), None)
    if comma is None or not set(types[:comma]) <= _NUMBERED:
        return False
    told = [p.quantity.value for p in clause.phrases[:comma] if isinstance(p, Amount)]
    return (
        told != [told[0]] or told[0] is None or abs(told[0]) not in held_numbers(scene)
    )  # "at 0.9, A leads"


def held_numbers(scene: Scene) -> set[float]:
    """The values of all cells, without their signs."""
    return {abs(value.low) for grid in scene.grids.all() for value in grid.values}


def tells_values(clause: Clause, scene: Scene) -> bool:
    """ "The two strongest pairs are A–B (0.6) and C–D (0.5)": of values, and of nothing that is made of them."""
    told = [p.quantity.value for p in clause.phrases if isinstance(p, Amount)]
    held = held_numbers(scene)
    return len(told) > 1 and all(number is not None and abs(number) in held for number in told)


def is_limited(clause: Clause, _scene: Scene) -> bool:
    """ "At every batch size up to 64", "at every size below 64": of the lines that a number bounds."""
    return any(
        isinstance(scope, Scope)
        and scope.noun is not None
        and (_is_open_limit(limit, clause.phrases[at : at + 2]) or _limits(scope.noun, limit))
        for at, (scope, limit) in enumerate(pairwise(clause.phrases), 2)
    )


def _is_open_limit(limit: Phrase, behind: Sequence[Phrase]) -> bool:
    """ "At every size up to 64", not "in every layer up to 0.67 at L11", which tells a value and its place."""
    if not isinstance(limit, Amount) or not limit.bound:
        return False
    return len(behind) < 2 or behind[0].type != "PREPOSITION" or not isinstance(behind[1], Ref)


def _limits(noun: Word, limit: Phrase) -> bool:
    """Whether "below" stands behind what is counted along an axis."""
    return noun.type == "AXISNOUN" and phrase_key(limit) in words("reserves", "stacked")


def is_placed_in_brackets(clause: Clause, _scene: Scene) -> bool:
    """ "In the early layers (0-4), no token exceeds 0.7": a place that the brackets tell."""
    types = [phrase.type for phrase in clause.phrases]
    if types[:1] not in (["PREPOSITION"], ["RESTRICTION"]) or "OPEN" not in types or "CLOSE" not in types:
        return False
    front = types[: types.index("OPEN")]
    inside = types[types.index("OPEN") + 1 : types.index("CLOSE")]
    behind = types[types.index("CLOSE") + 1 :][:1]
    return "REF" not in front and inside == ["AMOUNT"] and behind in (["COMMA"], ["JOIN"])


def is_of_extreme_lines(clause: Clause, scene: Scene) -> bool:
    """ "For the two coldest settings, no value exceeds 0.6": of lines that were not found."""
    if len(clause.phrases) < 2 or clause.phrases[0].type != "PREPOSITION":
        return False
    top = clause.phrases[1]
    if not isinstance(top, Superlative) or not top.nouns:
        return False
    from heatparse.claims.plain.outermost import (
        with_outermost,  # loaded where lines may be counted from an end
    )

    return with_outermost(clause, scene) is clause


def is_of_last_lines(clause: Clause, _scene: Scene) -> bool:
    """ "In the last eight layers, A and B are 0.3 apart": in each of them, and not on the whole."""
    return [phrase.type for phrase in clause.phrases[:4]] == [
        "PREPOSITION",
        "POSITION",
        "CARDINAL",
        "AXISNOUN",
    ]


def are_all_placed(clause: Clause) -> bool:
    """ "… from 12 in P to 7 in Q": each number has a place of its own, so it is the distance there."""
    types = [phrase.type for phrase in clause.phrases]
    at = [i for i, type in enumerate(types) if type == "AMOUNT"]
    return len(at) > 1 and all([types[i - 1], *types[i + 1 : i + 3]] == _PLACED for i in at)

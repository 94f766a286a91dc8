"""Two superlatives that share what is told of them: "the highest and the lowest values are 15 and 3"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.slots import fill_statement
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.language.phrases import Amount, Ref, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.records import replace


def highest_and_lowest(clause: Clause, places: Sequence[int], scene: Scene) -> list[Statement]:
    """E.g. "The highest and lowest values are 15 and 3": each superlative with its own amount."""
    phrases = clause.phrases
    first, second = places
    each = _respectively(clause, first, second, scene)
    if each is not None:
        return each
    behind = [i for i in range(second, len(phrases)) if isinstance(phrases[i], Amount)]
    if (
        second - first != 2
        or phrases[first + 1].type != "AND"
        or len(behind) != 2
        or clause.has("DIFFERENCE")
    ):
        return []
    if any(p.type not in ("BE", "JOIN", "AMOUNT", "MEASURE", "OPEN", "CLOSE") for p in phrases[second + 1 :]):
        return []
    found = []
    for place, amount in zip(places, behind, strict=True):
        parts = [*phrases[:first], phrases[place], phrases[amount]]
        statement = fill_statement(clause, phrases[place], parts, first, scene)
        if statement is not None:
            found.append(statement)
    return found


def _respectively(clause: Clause, first: int, second: int, scene: Scene) -> list[Statement] | None:
    """E.g. "The best and worst models on A are B and C": the first of the two is the best; None without two."""
    phrases = clause.phrases
    if second - first != 2 or phrases[first + 1].type != "AND":
        return None
    verb = next((i for i in range(second, len(phrases)) if phrases[i].type == "BE"), len(phrases))
    pairs = [i for i in range(verb, len(phrases)) if isinstance(phrases[i], Ref)]
    pair = phrases[pairs[0]] if len(pairs) == 1 else None
    one, two = phrases[first], phrases[second]
    if not isinstance(pair, Ref) or len(pair.names) != 2 or not isinstance(one, Superlative):
        return None
    assert isinstance(two, Superlative)
    found = []
    for top, name in ((replace(one, nouns=two.nouns), pair.names[0]), (two, pair.names[1])):
        middle, behind = phrases[second + 1 : pairs[0]], phrases[pairs[0] + 1 :]
        parts = [*phrases[:first], top, *middle, replace(pair, names=(name,)), *behind]
        statement = fill_statement(clause, top, parts, first, scene)
        if statement is not None:
            found.append(statement)
    return found

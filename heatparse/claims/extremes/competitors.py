"""Competitors: those that a contest is among, where the text names them or has put them together.

"Among A and B, A is best", "the highest score of A and B on C", "the best sparse model".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, key_at
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_FEWEST = 2  # rivals


def with_competitors(phrases: list[Phrase], grid: Grid, scene: Scene) -> list[Phrase]:
    """ "The best sparse model" where the text lists the sparse ones: "among the sparse models, the best"."""
    for at, top in enumerate(phrases):
        if not isinstance(top, Superlative):
            continue
        for noun, thing in pairwise(top.nouns):
            if noun.type != "UNKNOWN" or not (thing.type == "AXISNOUN" or is_thing(thing)):
                continue
            group = _group_of(noun.key, thing, scene) or scene.names.group(noun.key)
            lines = scene.lines(Ref(noun.start, noun.end, group.each()), grid) if group is not None else []
            keys = [fold(label) for label in lines[0].labels] if len(lines) == 1 else []
            ref = left_over(phrases, at, at + 1, lines[0].axis, keys, grid) if keys else None
            if ref is None:
                continue
            plain = replace(top, nouns=[other for other in top.nouns if other is not noun])
            return _in_front(ref, [*phrases[:at], plain, *phrases[at + 1 :]])
        ref = _rivals_of(phrases, at, grid, scene)
        if ref is not None:
            behind = phrases.index(next(p for p in phrases[at:] if isinstance(p, Ref))) + 1
            return _in_front(ref, [*phrases[: at + 1], *phrases[behind:]])
    return phrases


def _group_of(word: str, noun: Word, scene: Scene) -> Name | None:
    if not scene.names.groups:
        return None
    from heatparse.claims.language.groups import group_of  # loaded where the text names groups

    return group_of(word, noun, scene.names.groups)


def _rivals_of(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> Ref | None:
    """ "The highest score of A and B on C is 0.5": those whose scores are compared on C."""
    top, places = phrases[at], [p for p in phrases[at + 1 :] if isinstance(p, Ref)]
    if not isinstance(top, Superlative) or top.verb or len(places) < _FEWEST or not top.nouns:
        return None
    first = phrases.index(places[0])
    if key_at(phrases, at + 1) != "of" or (top.count or 1) > 1:
        return None
    if any(not isinstance(p, Scope) or p.quantifier not in ("all", "both") for p in phrases[at + 2 : first]):
        return None
    found = among([made_word("PREPOSITION", "of", top.start), places[0]], 0, grid, scene)
    lines = scene.lines(places[1], grid)
    return found[0] if found and found[0] and {line.axis for line in lines} != {_side(found[0])} else None


def _side(ref: Ref) -> str:
    return "row" if ref.side == "y" else "column"


def _in_front(ref: Ref, phrases: list[Phrase]) -> list[Phrase]:
    """Phrases with a restriction at their beginning."""
    start = phrases[0].start
    return [made_word("PREPOSITION", "in", start), replace(ref, start=start, end=start), *phrases]


def among(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> tuple[Ref | None, int] | None:
    """ "Among A, B and C, …", "of the formal tasks, …": only these take part."""
    among = key_at(phrases, at) in words("regions", "among")
    ref = phrases[at + 1] if at + 1 < len(phrases) else None
    if not (among or (not at and key_at(phrases, at) in words("regions", "of_those"))):
        return None
    if not isinstance(ref, Ref) or ref.is_panel or ref.position or ref.relation or ref.either:
        return None
    lines = scene.lines(ref, grid)
    if len(lines) != 1 or len(lines[0].labels) < _FEWEST:
        return None
    return left_over(phrases, at, at + 2, lines[0].axis, [fold(key) for key in lines[0].labels], grid), at + 2


def left_over(
    phrases: Sequence[Phrase],
    at: int,
    end: int,
    axis: str,
    keys: Sequence[str],
    grid: Grid,
    whole: bool = False,
) -> Ref | None:
    """A reference to the rows or columns that are left of an axis; None where nothing is left.

    And where everything is left, unless a `whole` axis may be meant: "from A on", of the first.
    """
    size = len(grid.rows if axis == "row" else grid.columns)
    if not 0 < len(keys) < size + whole:
        return None
    rows, columns = ({grid.index}, set()) if axis == "row" else (set(), {grid.index})
    name = Name("category", tuple(Label(grid.name(key), rows, columns) for key in keys))
    return Ref(phrases[at].start, phrases[end - 1].end, (name,), "y" if axis == "row" else "x", limit=True)

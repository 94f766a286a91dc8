"""Ways: the two ends of a change, where they follow from the places of a clause and its context.

"A loses 17 points in P, compared with B", "between the first and the last column, A loses 44 points",
"the best score improves by 3.4 when the rank goes from 8 to 16".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from heatparse.claims.language.amounts import is_change
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.journeys import Journey, find_journeys
from heatparse.claims.places.opposites import moves_both
from heatparse.claims.places.spots import Spot, coordinates
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.records import Record, replace

_HIGH = frozenset(("high", "best", "warm"))
Coordinates = dict[str, tuple[str, ...]]


class Way(Record, frozen=True):
    """Pairs of ends that all differ by the amount. `ordered`: the change leads from the first to the second."""

    pairs: tuple[tuple[Spot, Spot], ...]
    ordered: bool = False
    firm: bool = False  # the clause itself names both ends and the place: nothing else can be meant


def find_ways(clause: Clause, index: int, directed: bool, scene: Scene) -> list[Way]:
    """The ends that an amount of a clause may have, the likelier first. `directed`: the text says up or down."""
    phrases = clause.phrases
    function = _function(phrases)
    own = _places(phrases, index)
    found: list[Way] = []
    both = [ref for ref in clause.refs() if len(ref.names) > 1 and moves_both(phrases, ref)]
    for journey in _journeys(clause, scene):
        if any(map(journey.holds, both)):
            continue  # "A and B fall by 3": each of them, and not from one to the other
        slices = [ref for ref in own if not journey.holds(ref)]
        for refs in _contexts(clause, slices):
            found += _along(journey, refs, function, clause, scene)
        if found:
            firm = len(found) == 1 and _is_firm(phrases, journey)
            firm = firm and (len(found[0].pairs) == 1 or _is_of_lines(phrases, journey, scene))
            return [replace(way, firm=firm) for way in found]
    for refs in _contexts(clause, own):
        found = list(_implied(refs, function, clause, directed, scene))
        if found:
            return found
    return []


def _is_firm(phrases: Sequence[Phrase], journey: Journey) -> bool:
    """Whether a clause leads from one end to the other by itself, and tells one change."""
    named = [phrase for phrase in phrases if isinstance(phrase, Ref) and journey.holds(phrase)]
    changes = sum(isinstance(p, Amount) and is_change(phrases, i) for i, p in enumerate(phrases))
    return journey.ordered and bool(named) and changes == 1


def _is_of_lines(phrases: Sequence[Phrase], journey: Journey, scene: Scene) -> bool:
    """Whether a change is told of every line that a journey crosses: "every row falls from A to B"."""
    scopes = [phrase for phrase in phrases if isinstance(phrase, Scope)]
    if len(scopes) != 1 or scopes[0].noun is None or scopes[0].others or len(scene.grids) != 1:
        return False
    noun = scopes[0].noun
    grid = scene.filled(0)
    crossed = {"row" if axis == "column" else "column" for axis, _, _ in journey.ends(grid, scene)}
    size = {"row": len(grid.rows), "column": len(grid.columns)}
    if scopes[0].count not in (None, *(size[line] for line in crossed)):
        return False
    if noun.type == "AXISNOUN":
        return {"x": "column", "y": "row"}.get(noun.value.axis or "") in crossed
    return noun.type == "DIMENSION" and noun.value in crossed


def _function(phrases: Sequence[Phrase]) -> str:
    """What is made of the values of each end: "the best score improves", "the mean falls"."""
    part = next((phrase for phrase in phrases if isinstance(phrase, Superlative)), None)
    if part is not None:
        return "high" if part.direction in _HIGH else "low"
    word = next((p for p in phrases if isinstance(p, Word) and p.type == "AGGREGATE"), None)
    return str(word.value) if word is not None else ""


def _places(phrases: Sequence[Phrase], index: int) -> list[Ref]:
    """The places of an amount: its own, and those in front of all changes of the clause."""
    changes = [
        i for i, p in enumerate(phrases) if i == index or (isinstance(p, Amount) and is_change(phrases, i))
    ]
    refs = [(i, phrase) for i, phrase in enumerate(phrases) if isinstance(phrase, Ref)]
    if len(changes) < 2:
        return [ref for _, ref in refs]
    at = changes.index(index)
    end = changes[at + 1] if at + 1 < len(changes) else len(phrases)
    behind = index + 1 < len(phrases) and phrases[index + 1].type == "PREPOSITION"
    own = [ref for i, ref in refs if index < i < end][:1] if behind else []
    if not own and at:
        own = [ref for i, ref in refs if changes[at - 1] < i < index][-1:]
    shared = [ref for i, ref in refs if i < changes[0]]
    if not behind and at:
        shared = shared[:-1]  # "A loses 44 points, B just 8"
    return [*shared, *own]


def _journeys(clause: Clause, scene: Scene) -> Iterator[Journey]:
    """What leads from one end to the other: said in the clause, in its lead, or in the clause before."""
    yield from find_journeys(clause.phrases, scene)
    yield from find_journeys(clause.lead, scene)
    before = clause.before
    if before is not None:
        yield from find_journeys(before.phrases, scene)
        yield from find_journeys(before.lead, scene)


def _contexts(clause: Clause, refs: list[Ref]) -> Iterator[list[Ref]]:
    """The places of a clause, then with what the lead and the clauses before name."""
    yield refs
    heads = [ref for ref in clause.heads if ref not in refs]
    if heads:
        yield [*refs, *heads]
    before = clause.before
    if before is not None and not heads:
        earlier = [ref for ref in before.refs() if ref.names]
        for ref in reversed(earlier):
            yield [*refs, ref]


def _along(journey: Journey, refs: list[Ref], function: str, clause: Clause, scene: Scene) -> Iterator[Way]:
    """The ends of a journey, at the places that the clause names beside it."""
    if journey.is_of_panels:
        for start, end in journey.panel_pairs(scene):
            yield from ways_of_panels(
                scene.filled(start), scene.filled(end), refs, function, scene, ordered=True
            )
        return
    universal = any(isinstance(p, Scope) and p.quantifier in ("all", "both") for p in clause.phrases)
    for panel in _panels(clause, refs, scene):
        grid = scene.filled(panel)
        for axis, first, last in journey.ends(grid, scene):
            for option in _options(refs, scene, grid):
                if axis in option:
                    continue
                one, two = (
                    _spot(grid, {**option, axis: first}, function),
                    _spot(grid, {**option, axis: last}, function),
                )
                if function:
                    yield Way(((one, two),), journey.ordered)
                elif option or universal:
                    cross = next(iter(option.values()), ())
                    yield Way(tuple(_each_line(grid, axis, cross, one, two)), journey.ordered)


def _each_line(
    grid: Grid, axis: str, lines: Sequence[str], one: Spot, two: Spot
) -> Iterator[tuple[Spot, Spot]]:
    """The ends in each line that runs along an axis; no lines means all of them."""
    for key in lines or (grid.rows if axis == "column" else grid.columns):
        if axis == "column":
            yield replace(one, rows=(key,)), replace(two, rows=(key,))
        else:
            yield replace(one, columns=(key,)), replace(two, columns=(key,))


def _implied(refs: list[Ref], function: str, clause: Clause, directed: bool, scene: Scene) -> Iterator[Way]:
    """Ends that no words lead between: two places, one cell in two panels, the ends of a line."""
    named = [n for ref in refs for n in scene.panels_named(ref)]
    if len(named) == 1 and len(scene.grids) == 2 and _is_higher_in(clause.phrases, scene):
        named = [1 - named[0], named[0]]
    if len(named) == 2 or (not named and len(scene.grids) == 2):
        one, two = named or (0, 1)
        yield from ways_of_panels(scene.filled(one), scene.filled(two), refs, function, scene, ordered=True)
    places = [ref for ref in refs if not scene.panels_named(ref)]
    for panel in _panels(clause, refs, scene):
        grid = scene.filled(panel)
        if not directed:
            yield from _two_places(places, function, grid, scene)
        for option in _options(places, scene, grid):
            if len(option) == 2:
                yield from _from_diagonal(grid, option)
            else:
                yield from _within(grid, option, function, clause, directed)


def _is_higher_in(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """ "A on P is 3 points higher in B", of two panels: than in the other one."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "COMPARATIVE"), len(phrases))
    behind = phrases[at + 1 : at + 3]
    named = any(isinstance(phrase, Ref) and scene.panels_named(phrase) for phrase in behind)
    return named and not any(phrase.type == "THAN" for phrase in phrases)


def _two_places(refs: list[Ref], function: str, grid: Grid, scene: Scene) -> Iterator[Way]:
    """ "A and B are 0.2 apart in C": two places of one axis."""
    for one, two in combinations(refs, 2):
        rest = [ref for ref in refs if ref is not one and ref is not two]
        for option in _options(rest, scene, grid):
            for first in scene.lines(one, grid):
                for second in scene.lines(two, grid):
                    if first.axis != second.axis or first.axis in option:
                        continue
                    ends = [
                        _spot(grid, {**option, first.axis: line.labels}, function) for line in (first, second)
                    ]
                    yield Way(((ends[0], ends[1]),))


def _from_diagonal(grid: Grid, option: Coordinates) -> Iterator[Way]:
    """ "The policy trained on A drops by 0.3 when it is moved to B": from its own cell of the diagonal."""
    row, column = option["row"], option["column"]
    if grid.is_square and row != column:
        cell = Spot(grid, row, column, "all")
        yield Way(((Spot(grid, row, row, "all"), cell),), True)
        yield Way(((Spot(grid, column, column, "all"), cell),), True)


def _within(grid: Grid, option: Coordinates, function: str, clause: Clause, directed: bool) -> Iterator[Way]:
    """ "A loses 0.3 along the row", "the values are 1.2 apart": the ends of a line, or the extremes of a place."""
    if any(p.type == "DIFFERENCE" and key_of(p) in words("names", "advantages") for p in clause.phrases):
        return  # "A's lead over B is 3": between two, and not within A
    parts = _parts(clause, grid)
    place = _spot(grid, option, "")
    values = place.values() if "all" in parts else []
    if len(option) == 1 and len(values) > 1 and not function and _is_whole(clause.phrases):
        ends = [Spot(grid, (value.row,), (value.column,), "all") for value in (values[0], values[-1])]
        yield Way(((ends[0], ends[1]),), True)
    if not function and not directed:
        for part in parts:
            yield Way(
                ((replace(place, part=part, function="low"), replace(place, part=part, function="high")),)
            )


def _parts(clause: Clause, grid: Grid) -> list[str]:
    """The parts of a grid that a clause may speak of: named, named before "its", else all or all but the diagonal."""
    before = clause.before if any(phrase.type == "PRONOUN" for phrase in clause.phrases) else None
    for phrases in (clause.phrases, before.phrases if before is not None else []):
        named = [phrase.part for phrase in phrases if isinstance(phrase, Part)]
        if named:
            return named[:1]
    return ["all", "off-diagonal"] if grid.is_square else ["all"]


def _is_whole(phrases: Sequence[Phrase]) -> bool:
    """Whether a clause speaks of a whole line: "over the whole depth", "across the row"."""
    return any(isinstance(phrase, Word) and phrase.key in words("trends", "throughout") for phrase in phrases)


def ways_of_panels(
    one: Grid, two: Grid, refs: Sequence[Ref], function: str, scene: Scene, *, ordered: bool
) -> Iterator[Way]:
    """The same place of two panels."""
    places = [ref for ref in refs if not scene.panels_named(ref)]
    for option in _options(places, scene, one):
        if len(option) == 2 or function:
            yield Way(((_spot(one, option, function), _spot(two, option, function)),), ordered)


def _panels(clause: Clause, refs: Sequence[Ref], scene: Scene) -> Sequence[int]:
    return [n for ref in refs for n in scene.panels_named(ref)] or scene.panels(clause)


def _options(refs: Sequence[Ref], scene: Scene, grid: Grid) -> list[Coordinates]:
    return coordinates([ref for ref in refs if not scene.panels_named(ref)], scene, grid)


def _spot(grid: Grid, option: Coordinates, function: str) -> Spot:
    return Spot(grid, option.get("row", ()), option.get("column", ()), "all", function)

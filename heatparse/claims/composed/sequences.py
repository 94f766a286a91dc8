"""What comes first along an axis: whose peak comes earlier, and whether a line ends where it began."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.ends import lines
from heatparse.claims.composed.settings import line_of
from heatparse.claims.composed.sides import stands_alone
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.composed.ways import ways
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.labels import falling_numbers
from heatparse.measures import above, below, middle
from heatparse.models.claims import BaseClaim, ExtremumClaim, TrendClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_ORDERED = frozenset((
    "PLACE", "VERB", "IT", "SUPERLATIVE", "SEQUENCE", "THAN", "BREAK", "CARDINAL", "NOUN", "DIFFERENCE", "RIVALS",
))  # fmt: skip
_ENDED = frozenset(("PLACE", "VERB", "IT", "COMPARATIVE", "THAN", "BREAK", "BEGINNING"))


def read_sequence(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "A peaks earlier than B", "A ends lower than it began"."""
    panels = scene.panels(clause)
    if len(panels) > 1 or (clause.before is not None and not stands_alone_but_for_its(clause, scene)):
        return []
    types = {part.type for part in given}
    grid = scene.filled(panels[0])
    if "SEQUENCE" in types and types <= _ORDERED:
        judged = list(_peaks(given, grid, scene))
        return [scene.claim(ExtremumClaim, clause, charitably(judged))] if judged else []
    if "BEGINNING" in types and types <= _ENDED:
        judged = list(_endings(given, grid, scene))
        return [scene.claim(TrendClaim, clause, charitably(judged))] if judged else []
    return []


def stands_alone_but_for_its(clause: Clause, scene: Scene) -> bool:
    """Whether a clause names whom it speaks of; a pronoun behind the name is that name."""
    own = [phrase for phrase in clause.phrases if phrase.type != "PRONOUN"]
    first = next((phrase.type for phrase in clause.phrases if phrase.type in ("REF", "PRONOUN")), "")
    return first == "REF" and stands_alone(clause.part(own), scene)


def _peaks(given: Sequence[Constituent], grid: Grid, scene: Scene) -> Iterator[Judgement]:
    tops = [part.phrase for part in given if isinstance(part.phrase, Superlative)]
    order = [part for part in given if part.type == "SEQUENCE"]
    then = next((at for at, part in enumerate(given) if part.type == "THAN"), 0)
    left = [part for part in given[:then] if part.type == "PLACE" and not part.mark]
    right = [part for part in given[then:] if part.type == "PLACE" and not part.mark]
    counts = [part.phrase for part in given if part.type == "CARDINAL"]
    counts += [
        noun for top in tops for noun in top.nouns if noun.type == "CARDINAL"
    ]  # "its lowest value two steps …"
    rivals = any(part.type == "RIVALS" for part in given[then:])
    if len(tops) != 1 or len(order) != 1 or len(left) != 1 or len(right) != (not rivals) or len(counts) > 1:
        return
    if tops[0].rank > 1 or not then:
        return
    count = int(str(getattr(counts[0], "value", 0))) if counts else tops[0].count or 0
    sooner = phrase_key(order[0].phrase) in words("composed_changes", "earlier")
    for line in lines(left[0], grid, scene):
        found = [each for place in right for each in lines(place, grid, scene) if each.axis == line.axis]
        others = [fold(label) for each in found for label in each.labels]
        if rivals:
            every = grid.rows if line.axis == "row" else grid.columns
            others = [label for label in every if label != fold(line.labels[0])]
        if len(line.labels) != 1 or not others:
            continue
        for way in ways(tops[0].direction, tops[0].key, scene):
            yield _first(fold(line.labels[0]), others, line.axis, way, sooner, count, grid)


def _first(
    label: str, others: Sequence[str], axis: str, way: str, sooner: bool, count: int, grid: Grid
) -> Judgement:
    """Whether the best place of a line comes before those of others, `count` places (0: any number)."""
    own = _places_of_end(grid, axis, label, way)
    for other in others:
        theirs = _places_of_end(grid, axis, other, way)
        steps = [(two - one) * (1 if sooner else -1) for one, _ in own for two, _ in theirs]
        if not steps:
            return Judgement(None)
        if not any(step > 0 and (not count or step == count) for step in steps):
            one, two = own[0][1], theirs[0][1]
            return Judgement(False, f"{grid.tell(one)}, and {grid.tell(two, True)}", (one.span, two.span))
        if len(steps) > 1:
            return Judgement(None)
    return Judgement(True)


def _places_of_end(grid: Grid, axis: str, label: str, way: str) -> list[tuple[int, Value]]:
    """Where the best values of a line stand along the axis that crosses it."""
    values = [value for value in _in_order(grid, axis, label) if middle(value) is not None]
    best = (max if way == "high" else min)((middle(value) or 0.0 for value in values), default=None)
    return [(at, value) for at, value in enumerate(values) if middle(value) == best]


def _in_order(grid: Grid, axis: str, label: str) -> list[Value]:
    """The values of a line, from the lowest place of the other axis where that one lists numbers."""
    order = grid.columns if axis == "row" else grid.rows
    met = {
        value.column if axis == "row" else value.row: value for value in line_of(grid, axis, label).values()
    }
    values = [met[key] for key in order if key in met]
    return values[::-1] if falling_numbers([grid.name(key) for key in order]) else values


def _endings(given: Sequence[Constituent], grid: Grid, scene: Scene) -> Iterator[Judgement]:
    orders = [part.phrase for part in given if part.type == "COMPARATIVE"]
    places = [part for part in given if part.type == "PLACE"]
    ends = any(
        part.type == "VERB" and phrase_key(part.phrase) in words("composed_changes", "ending")
        for part in given
    )
    if len(orders) != 1 or not places or not ends or any(place.mark for place in places):
        return
    if len({place.phrase.start for place in places}) > 1:
        return
    for way in ways(str(getattr(orders[0], "value", "")), phrase_key(orders[0]), scene):
        test = above if way == "high" else below
        for line in lines(places[0], grid, scene):
            for label in line.labels:
                values = _in_order(grid, line.axis, fold(label))
                if len(values) > 1:
                    one, two = values[0], values[-1]
                    text = f"the values go from {grid.show(one)} to {grid.show(two, True)}"
                    yield Judgement(test(two, one), text, (one.span, two.span))

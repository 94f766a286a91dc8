"""Steps inside of a course: "A drops from 0.6 to 0.5", where only the last of its steps does."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.phrases import Scope
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses import Course
from heatparse.grid import Grid, Value
from heatparse.measures import equal
from heatparse.phrases import words
from heatparse.tokens import fold


def may_be_inner_step(clause: Clause, scene: Scene, course: Course) -> bool:
    """Whether a motion between two values, which names no place, is that between two neighbors of its line."""
    leg = course.legs[0]
    one, two = leg.start_value, leg.stop_value
    if len(course.legs) > 1 or leg.is_whole or leg.start or leg.stop or one is None or two is None:
        return False
    for panel in scene.panels(clause):
        grid = scene.grids[panel]
        start, stop = grid.measure(one.quantity), grid.measure(two.quantity)
        if any(
            a and b and equal(start, a) and equal(stop, b)
            for cells in _lines_named(clause, grid, scene)
            for a, b in pairwise(cells)
        ):
            return True
    return False


def may_be_panel_step(clause: Clause, scene: Scene, course: Course) -> bool:
    """Whether it is that of one cell of its line between two panels: "A's own score climbs from 41 to 52"."""
    leg, panels = course.legs[0], scene.panels(clause)
    one, two = leg.start_value, leg.stop_value
    if len(course.legs) > 1 or one is None or two is None or len(panels) != len(("before", "after")):
        return False
    first, second = (scene.grids[panel] for panel in panels)
    start, stop = first.measure(one.quantity), second.measure(two.quantity)
    lines = zip(_lines_named(clause, first, scene), _lines_named(clause, second, scene), strict=False)
    return any(
        a and b and equal(start, a) and equal(stop, b)
        for before, after in lines
        for a, b in zip(before, after, strict=False)
    )


def _lines_named(clause: Clause, grid: Grid, scene: Scene) -> list[list[Value | None]]:
    """The cells of each single line that a clause, or what heads it, names."""
    found: list[list[Value | None]] = []
    for ref in (*clause.refs(), *clause.heads):
        for line in scene.lines(ref, grid):
            if len(line.labels) == 1:
                key, row = fold(line.labels[0]), line.axis == "row"
                found.append(
                    [
                        grid.at(key, other) if row else grid.at(other, key)
                        for other in (grid.columns if row else grid.rows)
                    ]
                )
    return found


def is_at_places_of_all(clause: Clause, scene: Scene, course: Course) -> bool:
    """ "A drop is seen in May for both farms": of each farm in May, and no way from farm to farm."""
    nouns = [
        getattr(phrase.noun.value, "axis", None)
        for phrase in clause.of("SCOPE")
        if isinstance(phrase, Scope)
        and phrase.key.partition(" ")[0] not in words("trends", "spanning")  # "stable across all layers"
        and not phrase.is_single  # "with each month" is how it goes
        and phrase.noun is not None
        and phrase.noun.type == "AXISNOUN"
    ]
    told = {{"x": "column", "y": "row"}.get(str(axis)) for axis in nouns}
    places = [*course.lines, *(ref for ref in course.points if len(ref.names) > 1)]  # several are no end
    placed = {
        line.axis for ref in places for grid in scene.grids.all() for line in scene.lines(ref, grid)[:1]
    }
    return len(told) == len(placed) == 1 and None not in told and told != placed

"""Steps inside of a course: "A drops from 0.6 to 0.5", where only the last of its steps does."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses import Course
from heatparse.measures import equal
from heatparse.tokens import fold


def may_be_inner_step(clause: Clause, scene: Scene, course: Course) -> bool:
    """Whether a motion between two values, which names no place, is that between two neighbors of its line."""
    leg = course.legs[0]
    one, two = leg.start_value, leg.stop_value
    if len(course.legs) > 1 or leg.is_whole or leg.start or leg.stop or one is None or two is None:
        return False
    for panel in scene.panels(clause):
        grid = scene.grids[panel]
        for ref in (*clause.refs(), *clause.heads):
            for line in scene.lines(ref, grid):
                if len(line.labels) != 1:
                    continue
                key = fold(line.labels[0])
                cells = (
                    [grid.at(key, column) for column in grid.columns]
                    if line.axis == "row"
                    else [grid.at(row, key) for row in grid.rows]
                )
                start, stop = grid.measure(one.quantity), grid.measure(two.quantity)
                if any(a and b and equal(start, a) and equal(stop, b) for a, b in pairwise(cells)):
                    return True
    return False

"""The rows and columns that a course runs along, in the order of the axis."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.positions import placed_readings
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses import Course, Leg
from heatparse.grid import Grid, Value
from heatparse.records import NamedTuple, replace
from heatparse.tokens import fold


class Line(NamedTuple):
    """The values of one row or column in the order of the axis."""

    grid: Grid
    axis: str  # along which it runs
    values: list[Value]

    def at(self, ref: Ref) -> int | None:
        """The index of the value at a place of the axis."""
        keys = [fold(label.text) for name in ref.names for label in name.labels]
        for index, value in enumerate(self.values):
            if (value.column if self.axis == "x" else value.row) in keys:
                return index
        return None

    def span(self, ref: Ref) -> tuple[int, int] | None:
        """The first and the last index of the places that a reference names, where nothing lies between them."""
        keys = {fold(label.text) for name in ref.names for label in name.labels}
        places = [
            at for at, value in enumerate(self.values)
            if (value.column if self.axis == "x" else value.row) in keys
        ]  # fmt: skip
        if not places or len(places) != places[-1] - places[0] + 1:
            return None
        return places[0], places[-1]


def bands_of(values: Sequence[Value]) -> list[Value]:
    """The values of a line, each stretch that one statement tells of but once."""
    return [value for at, value in enumerate(values) if not at or value.span != values[at - 1].span]


def lines_along(scene: Scene, grid: Grid, clause: Clause, course: Course) -> Iterator[list[Line]]:
    """For each way to understand the places: the lines that the course runs along."""
    named = [ref for ref in course.lines if not scene.panels_named(ref)]
    if not named:
        named = list(clause.heads[:1]) or _in_lead(clause)
    elif _are_along(named, clause):
        course.certain = False  # whether it is told of what lies between them is not plain
        named = list(clause.heads[:1])
    if course.parts:
        if len(grid.diagonal) > 1 and not named and not course.axes:
            yield [Line(grid, "x", list(grid.diagonal))]
        return
    for axis in ("x", "y"):
        if (course.axes and axis not in course.axes) or not _fits(scene, grid, course.points, axis):
            continue
        across = "row" if axis == "x" else "column"
        if not course.axes and _may_be_of_steps(clause, named, grid, axis, scene):
            continue
        labels: list[str] = []
        for ref in named:
            lines = [line for line in scene.lines(ref, grid) if line.axis == across]
            if not lines:
                break
            labels += lines[0].labels
        else:
            order = grid.rows if axis == "x" else grid.columns
            keys = [fold(label) for label in labels] or (list(order) if _may_mean_all(course) else [])
            lines_found = [_line(grid, axis, key, course.oriented) for key in keys]
            if course.oriented and axis == "y" and scene.reads_upward:
                course.certain = False  # which list is read upwards is not plain enough to refute
                lines_found = [line._replace(values=line.values[::-1]) for line in lines_found]
            if lines_found:
                yield lines_found


def _may_be_of_steps(clause: Clause, named: Sequence[Ref], grid: Grid, axis: str, scene: Scene) -> bool:
    """ "A decline is seen at 5 and 10 for both models": on the way to 5, and not from model to model."""
    several = [ref for ref in named if len(ref.names) > 1 and not ref.either]
    whole = any(getattr(scope, "quantifier", "") in ("all", "both") for scope in clause.of("SCOPE"))
    if len(named) != 1 or not several or not whole:
        return False
    side = "row" if axis == "x" else "column"  # of what is named, where the course runs across it
    placed = any(line.axis == side for line in scene.lines(named[0], grid))
    return placed and _runs_across(side, grid)


def _runs_across(side: str, grid: Grid) -> bool:
    """ "It stays flat for doses 1, 2, and 4 on both farms": the doses have an order, the farms below them have none."""
    return bool(order_of(side, grid)) and not order_of("column" if side == "row" else "row", grid)


def _are_along(named: Sequence[Ref], clause: Clause) -> bool:
    """ "**Row 1:** it is low for the columns 0-4, then climbs for 6-8": the places lie along the line of the lead."""
    if len(clause.heads) != 1 or len(named) < 2:
        return False
    return {(clause.heads[0].side, ref.side) for ref in named} in ({("x", "y")}, {("y", "x")})


def _in_lead(clause: Clause) -> list[Ref]:
    """ "**Relation token (`capital`):** falls …": the one name that the lead has in brackets."""
    refs = [ref for ref in clause.lead if isinstance(ref, Ref) and ref.names and not ref.is_panel]
    return refs if len(refs) == 1 and any(phrase.type == "OPEN" for phrase in clause.lead) else []


def relined(scene: Scene, grid: Grid, course: Course) -> Course:
    """ "Rises with depth at A": A is a line, where it lies on the other axis than the one that is gone along.

    "Until the last column": a place by where it stands gets the name of the line that is there.
    """
    if any(ref.position for ref in course.points):
        course = replace(course, legs=[_named_leg(leg, grid) for leg in course.legs])
    if len(course.axes) != 1 or not any(leg.is_step for leg in course.legs):
        return course
    across = "row" if course.axes[0] == "x" else "column"
    lines = list(course.lines)
    legs: list[Leg] = []
    for leg in course.legs:
        ref = leg.stop if leg.is_step and leg.stop_value is None else None
        if ref is not None and {line.axis for line in scene.lines(ref, grid)} == {across}:
            lines.append(ref)
            if len(ref.names) > 1 and _runs_across(across, grid):
                course.certain = False  # it may be told of each farm, from dose to dose
            leg = replace(leg, stop=None, is_step=False)
        legs.append(leg)
    return replace(course, legs=legs, lines=lines)


def _named_leg(leg: Leg, grid: Grid) -> Leg:
    return replace(leg, start=_named_at(leg.start, grid), stop=_named_at(leg.stop, grid))


def _named_at(ref: Ref | None, grid: Grid) -> Ref | None:
    """A place that is told by where it stands, with its name where there is but one such place."""
    if ref is None or ref.names or not ref.position:
        return ref
    found = [refs[0] for refs in placed_readings([ref], grid)]
    return found[0] if len(found) == 1 else ref


def _may_mean_all(course: Course) -> bool:
    """Whether a course without a line is one of every line: it names its axis, and no values."""
    return not course.has_values and (bool(course.axes) or bool(course.points))


def _fits(scene: Scene, grid: Grid, points: Sequence[Ref], axis: str) -> bool:
    side = "column" if axis == "x" else "row"
    return all(any(line.axis == side for line in scene.lines(ref, grid)) for ref in points)


def _line(grid: Grid, axis: str, key: str, oriented: bool) -> Line:
    """A line in the order of its numbers; as it stands in the figure where the clause tells its sides."""
    values = grid.row(key) if axis == "x" else grid.column(key)
    order = [value.column if axis == "x" else value.row for value in values]
    return Line(grid, axis, values[::-1] if _descends(order) and not oriented else values)


def _descends(keys: Sequence[str]) -> bool:
    """Whether the labels are numbers that fall."""
    try:
        numbers = [float(key.rstrip("%")) for key in keys]
    except ValueError:
        return False
    return len(numbers) > 1 and all(one > two for one, two in pairwise(numbers))

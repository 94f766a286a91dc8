"""Courses along an axis, composed of whose values move, in which direction, from where to where, and how steadily."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.directions import sign_of
from heatparse.claims.composed.ends import lines
from heatparse.claims.composed.settings import Setting, part_of
from heatparse.claims.composed.sides import stands_alone
from heatparse.claims.composed.sizes import without_step
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.composed.ways_along import Journey, journey_of
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.lines import Line
from heatparse.claims.reserves.figures_of_changes import tells_signs
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.grid import Part as GridPart
from heatparse.measures import Truth, above, below
from heatparse.models.claims import BaseClaim, TrendClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_PARTS = frozenset((
    "PLACE", "ALL", "ALWAYS", "NONE", "PART", "VERB", "BREAK", "NOUN", "CARDINAL", "DIFFERENCE", "TREND", "MOVE",
    "SIDE", "CONDITION", "EXCEPT",
))  # fmt: skip
_ENOUGH = 3  # values at least, of which it is told that they rise steadily


class Course(Record):
    """Whose values move: `subjects`, or `count` lines (None: all of them); in which direction, and how steadily."""

    sign: int  # 0: nobody knows
    steady: bool
    journey: Journey
    subjects: list[Constituent]
    counted: Constituent | None
    count: int | None
    none: bool
    parts: list[Constituent]
    aside: list[Constituent]


def read_course(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    panels = scene.panels(clause)
    told = _course(given, scene) if len(panels) == 1 and stands_alone(clause, scene) else None
    if told is None or tells_signs(clause, scene):
        return []
    judged = list(_readings(told, scene.filled(panels[0]), scene))
    return [scene.claim(TrendClaim, clause, charitably(judged))] if judged else []


def _course(given: Sequence[Constituent], scene: Scene) -> Course | None:
    given = without_step(given)
    types = [part.type for part in given]
    if not _PARTS.issuperset(types) or not {"DIFFERENCE", "TREND"} & set(types) or types[0] == "BREAK":
        return None  # "towards the end, all fall": what stands in front may tell where
    sign = _sign(given, scene)
    journey = journey_of(given)
    if sign is None or journey is None:
        return None
    steady = any(
        part.type == "TREND" and str(getattr(part.phrase, "value", "")) not in ("up", "down")
        for part in given
    ) or any(part.type == "ALWAYS" for part in given)
    wide = [part for part in given if part.type in ("ALL", "NONE")]
    by_steps = [part for part in wide if part.mark in ("with", "at")]
    wide = [part for part in wide if part not in by_steps]
    numbers = [part for part in given if part.type == "CARDINAL" and part.mark in ("", "in", "for")]
    subjects = [part for part in given if part.type == "PLACE" and not journey.holds(part)]
    if len(wide) + len(numbers) > 1 or len(subjects) > 1 or (subjects and (wide or numbers)):
        return None
    counted = wide[0] if wide else None
    if numbers:
        counted = next((part for part in given if part.type == "NOUN" and part.axis), None)
    if counted is None and not subjects:
        return None
    count = int(str(getattr(numbers[0].phrase, "value", "0"))) if numbers else None
    none = bool(wide) and wide[0].type == "NONE"
    steady = steady or bool(by_steps)
    if not steady and not journey.is_told:
        return None
    parts = [part for part in given if part.type == "PART"]
    aside = [part for part in given if part.type == "EXCEPT"]
    return Course(sign, steady, journey, subjects, counted, count, none, parts, aside)


def _sign(given: Sequence[Constituent], scene: Scene) -> int | None:
    """The direction of the values, 0 where it may be either; None where a clause tells two, or something else."""
    found: set[int] = set()
    for part in given:
        value, key = str(getattr(part.phrase, "value", "")), phrase_key(part.phrase)
        if part.type == "DIFFERENCE":
            if value not in ("gain", "drop"):
                return None
            if key not in words("composed_changes", "leading_down"):
                found.add(sign_of(key, value, scene))
        elif part.type == "TREND":
            if value in ("up", "down"):
                found.add(sign_of(key, "gain" if value == "up" else "drop", scene))
            elif value != "monotone" and key not in words("trends", "monotone"):
                return None
    return next(iter(found)) if len(found) == 1 else None


def _readings(told: Course, grid: Grid, scene: Scene) -> Iterator[Judgement]:
    part = part_of(told.parts)
    if part is None or (told.sign == 0 and not told.steady):
        return
    parts: tuple[GridPart, ...] = ("all", "off-diagonal") if part == "all" and grid.is_square else (part,)
    for along, labels in told.journey.stretches(grid, scene):
        across = "column" if along == "row" else "row"
        for subject in product(*(lines(place, grid, scene) for place in told.subjects)):
            if any(line.axis != across for line in subject):
                continue
            if told.counted is not None and told.counted.axis == along:
                continue
            for each in parts:
                for sign in (told.sign,) if told.sign else (1, -1):
                    judged = _judge(told, subject, across, labels, each, sign, grid, scene)
                    if judged is not None:
                        yield judged


def _judge(
    told: Course, subject: Sequence[Line], across: str, labels: Sequence[str], part: GridPart, sign: int, grid: Grid,
    scene: Scene,
) -> Judgement | None:  # fmt: skip
    names = [fold(label) for line in subject for label in line.labels]
    names = names or list(grid.rows if across == "row" else grid.columns)
    aside = {
        fold(label) for place in told.aside for line in lines(place, grid, scene) for label in line.labels
    }
    judged = [
        judgement
        for name in names
        if name not in aside
        for judgement in (_line(told.steady, _values(grid, across, name, labels, part), sign, grid),)
        if judgement is not None
    ]
    if not judged:
        return None
    truths = [judgement.truth for judgement in judged]
    if told.count is not None:
        low, high = truths.count(True), len(truths) - truths.count(False)
        if low <= told.count <= high:
            return Judgement(True if low == high else None)
        spans = tuple(judgement.spans[0] for judgement in judged)[:1]
        return Judgement(False, f"it is true of {low} of {len(judged)}", spans)
    failed = next((judgement for judgement in judged if judgement.truth is told.none), None)
    if failed is not None:
        return Judgement(False, failed.explanation, failed.spans)
    return Judgement(True if all(truth is not None for truth in truths) else None)


def _values(grid: Grid, across: str, name: str, labels: Sequence[str], part: GridPart) -> list[Value]:
    """The values of a line in the order of a journey."""
    setting = Setting(grid, (name,), None, part) if across == "row" else Setting(grid, None, (name,), part)
    met = {value.column if across == "row" else value.row: value for value in setting.values()}
    return [met[label] for label in labels if label in met]


def _line(steady: bool, values: Sequence[Value], sign: int, grid: Grid) -> Judgement | None:
    """Whether the values of one line go in a direction: from their first to their last, or at each step."""
    if len(values) < (_ENOUGH if steady else 2):
        return None
    ahead = above if sign > 0 else below
    steps = list(pairwise(values)) if steady else [(values[0], values[-1])]
    truths: list[Truth] = [_moved(ahead(two, one), one, two) for one, two in steps]
    one, two = next((step for step, truth in zip(steps, truths, strict=True) if truth is False), steps[0])
    text = f"the values go from {grid.show(one)} to {grid.show(two, True)}"
    if False in truths:
        return Judgement(False, text, (one.span, two.span))
    return Judgement(True if all(truths) else None, text, (one.span, two.span))


def _moved(truth: Truth, one: Value, two: Value) -> Truth:
    """Level values are no plain contradiction of a steady course."""
    return None if truth is False and one.low == two.low else truth

"""Whether lines have the means, sums and medians that a composed statement tells of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.aggregates.functions import FUNCTIONS, Function, compare_values
from heatparse.claims.composed.amounts import Ends, fits, is_plain
from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.settings import Setting, excepted, lines_of, part_of
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount, Part
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.grid import Part as GridPart
from heatparse.measures import Measure, Truth, above, at_least, at_most, below, within
from heatparse.records import Record
from heatparse.tokens import fold

_TESTS = {"above": above, "at_least": at_least, "below": below, "at_most": at_most}
_OTHER = {"row": "column", "column": "row"}


class Mean(Record):
    """What is taken together, of which line, over what, and what is said of it."""

    function: Function
    own: Constituent | None
    rival: Constituent | None
    amount: Amount | None
    ends: Ends | None  # "averages between 3 and 5"
    order: str  # of a comparison or a superlative; "" where a number is told
    key: str
    rank: int  # 0: no first place is told
    strict: bool  # nobody else may hold it: "fewer than any other"
    parts: list[Constituent]
    aside: list[Constituent]
    with_own: bool  # the diagonal is said to be taken in
    over: list[Constituent]  # nouns of what it is taken over
    size: int  # how many are taken; 0 where nothing tells


def mean_readings(mean: Mean, way: str, grid: Grid, scene: Scene) -> Iterator[Judgement]:
    part = part_of(mean.parts)
    if part is None or (part != "all" and not grid.is_square):
        return
    if mean.amount is not None and not fits(mean.amount, grid, scene):
        yield UNDECIDED
        return
    if mean.own is None:
        if part != "all" and mean.amount is not None and not mean.aside:
            yield _held(mean, Setting(grid, part=part))
        return
    for line in lines_of(mean.own, grid, scene):
        others = lines_of(mean.rival, grid, scene) if mean.rival is not None else [line]
        for other in others:
            if other.axis == line.axis and len(line.labels) == len(other.labels) == 1:
                yield from _of_line(mean, way, part, line, other, grid, scene)


def _of_line(
    mean: Mean, way: str, part: GridPart, line: Line, other: Line, grid: Grid, scene: Scene
) -> Iterator[Judgement]:
    axis, crossing = line.axis, _OTHER[line.axis]
    for noun in mean.over:
        wanted = axis if noun.mark == "per" else crossing
        if noun.axis and noun.axis != wanted:
            return
    parts = _parts_meant(mean, part, grid)
    across = len(grid.columns if axis == "row" else grid.rows)
    if mean.size == across - 1 and grid.is_square:
        parts = [p for p in parts if p == "off-diagonal"]
    elif mean.size and mean.size != across:
        yield UNDECIDED
        return
    without = frozenset[tuple[str, str]]()
    named = [c for c in mean.aside if not isinstance(c.phrase, Part)]
    if named:
        found = excepted(named, crossing, grid, scene)
        if found is None:
            return
        without = found
    for each in parts:
        own = _line(grid, axis, fold(line.labels[0]), each, without)
        if mean.amount is not None:
            yield _held(mean, own)
        elif mean.rival is not None:
            yield _ordered(mean, way, own, _line(grid, axis, fold(other.labels[0]), each, without))
        else:
            labels = grid.rows if axis == "row" else grid.columns
            rivals = [_line(grid, axis, label, each, without) for label in labels]
            yield _ranked(mean, way, own, rivals)


def _parts_meant(mean: Mean, part: GridPart, grid: Grid) -> list[GridPart]:
    if any(isinstance(c.phrase, Part) for c in mean.aside):
        return ["off-diagonal"] if part == "all" and grid.is_square else []
    if part != "all" or mean.with_own or not grid.is_square:
        return [part]
    return ["all", "off-diagonal"]


def _line(grid: Grid, axis: str, label: str, part: GridPart, without: frozenset[tuple[str, str]]) -> Setting:
    rows, columns = ((label,), None) if axis == "row" else (None, (label,))
    return Setting(grid, rows, columns, part, without)


def _taken(mean: Mean, setting: Setting) -> Measure | None:
    """The mean of a setting, with how far roundings may move it; None where not all of it is stated exactly."""
    values = setting.values()
    if not values or len(values) != setting.size() or not all(map(is_plain, values)):
        return None
    taken = FUNCTIONS[mean.function]([value.low for value in values])
    blur = max(value.resolution for value in values) / 2
    if blur == 0.5 and mean.function == "sum":
        blur = 0.0  # counts
    return Measure(taken - blur, taken + blur)


def _held(mean: Mean, setting: Setting) -> Judgement:
    """Whether a number is told rightly."""
    assert mean.amount is not None
    taken, values = _taken(mean, setting), setting.values()
    if taken is None:
        return UNDECIDED
    of = _name(setting)
    if mean.ends is not None:
        truth = within(taken, mean.ends.measure(setting.grid))
        middle = (taken.low + taken.high) / 2
        return Judgement(truth, f"the {mean.function} of {of} is {middle:.6g}", (values[0].span,))
    if not mean.amount.bound:
        return compare_values(setting.grid, values, of, mean.amount, mean.function)
    limit = setting.grid.measure(mean.amount.quantity)
    middle = (taken.low + taken.high) / 2
    truth = _TESTS[mean.amount.bound](Measure(middle, middle), limit)
    loosely: Truth = _TESTS[mean.amount.bound](taken, limit)
    text = f"the {mean.function} of {of} is {middle:.6g}"
    return Judgement(truth if loosely is not None else None, text, (values[0].span, values[-1].span))


def _ordered(mean: Mean, way: str, own: Setting, other: Setting) -> Judgement:
    one, two = _taken(mean, own), _taken(mean, other)
    if one is None or two is None:
        return UNDECIDED
    truth = (above if way == "high" else below)(one, two)
    middles = [(taken.low + taken.high) / 2 for taken in (one, two)]
    text = f"the {mean.function} of {_name(own)} is {middles[0]:.6g}, and that of {_name(other)} {middles[1]:.6g}"
    return Judgement(truth, text, (own.values()[0].span, other.values()[0].span))


def _ranked(mean: Mean, way: str, own: Setting, rivals: Sequence[Setting]) -> Judgement:
    taken, others = _taken(mean, own), [_taken(mean, rival) for rival in rivals]
    if taken is None or any(other is None for other in others):
        return UNDECIDED
    better = above if way == "high" else below
    told = [(other, rival) for other, rival in zip(others, rivals, strict=True) if other]
    ahead = [rival for other, rival in told if better(other, taken)]
    # those that roundings may put ahead, or that are level, the line itself among them
    level = sum(better(other, taken) is not True and better(taken, other) is not True for other, _ in told)
    if mean.strict and not ahead and level > 1 and taken.low == taken.high:
        return Judgement(False, f"{_name(own)} is level with others", (own.values()[0].span,))
    if len(ahead) < mean.rank <= len(ahead) + max(level, 1):
        return Judgement(True if level <= 1 else None)
    if not ahead:
        return Judgement(False, f"by the {mean.function}, {_name(own)} is first", (own.values()[0].span,))
    return _ordered(mean, way, own, ahead[0])._replace(truth=False)


def _name(setting: Setting) -> str:
    label = next((label for labels in (setting.rows, setting.columns) for label in labels or ()), "")
    part = "" if setting.part == "all" else f" ({setting.part})"
    return f"{setting.grid.name(label)}{part}" if label else f"the {setting.part} cells"

"""Spans from end to end: how far the best of some values lies above the worst, and the best line above the worst.

"Best and worst class are 12 points apart": of a class, a model or a layer nobody knows by which of its values it is the
best, unless a place is named beside it: by its own cell in a square, or by its mean. The classes of a confusion matrix
are told by their own cells.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.steps import judge_step
from heatparse.claims.classes.confusions import counts_things, is_confusion, true_axes
from heatparse.claims.extremes.cautions import dimension_of
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.phrases import Ref, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_strange, is_thing
from heatparse.claims.places.spots import Spot, coordinates
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import Measure, measure, middle
from heatparse.records import replace

Ends = tuple[Measure, Measure]
_LINES = ("row", "column")
_FEW = 2  # values that span something


def axes_of_ends(clause: Clause) -> tuple[str, ...]:
    """The axes of which the two ends that a clause names may be lines: none where they are values."""
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    noun = next((top.nouns[-1] for top in tops[::-1] if top.nouns), None)
    if noun is None:
        return ()
    axis = dimension_of(noun)
    if axis in _LINES:
        return (axis,)
    return _LINES if noun.type == "AXISNOUN" or is_thing(noun) or noun.value == "category" else ()


def across(axes: tuple[str, ...]) -> tuple[str, ...]:
    """The axes of which a place tells by which value a line is the best: "the best model on P"."""
    return tuple(axis for axis in _LINES if axis not in axes) or _LINES


def spans_of_lines(axes: tuple[str, ...], grid: Grid) -> Iterator[Ends]:
    """The lowest and the highest of the lines, by each number that may stand for a line."""
    if grid.is_square and len(grid.diagonal) == len(grid.rows):
        yield from _ends([measure(value) for value in grid.diagonal if middle(value) is not None])
    for axis in axes:
        keys = grid.rows if axis == "row" else grid.columns
        spots = [
            Spot(grid, (key,), (), "all", "mean") if axis == "row" else Spot(grid, (), (key,), "all", "mean")
            for key in keys
        ]
        numbers = [number for spot in spots if (number := spot.number()) is not None]
        if len(numbers) == len(keys):
            yield from _ends([number[0] for number in numbers])


def _ends(numbers: list[Measure]) -> Iterator[Ends]:
    ordered = sorted(numbers, key=lambda number: middle(number) or 0.0)
    if len(ordered) > 1:
        yield ordered[0], ordered[-1]


def are_told_by_own_cells(clause: Clause, grid: Grid, scene: Scene) -> bool:
    """Whether the lines are classes whose own cells are their recalls: nothing else is meant by the best of them."""
    if not is_confusion(scene) or counts_things(scene) or len(true_axes(grid)) != 1:
        return False
    from heatparse.claims.classes.class_contests import class_numbers  # loaded for confusion matrices

    plain = not any(is_strange(clause.phrases, at, scene) for at in range(len(clause.phrases)))
    return plain and class_numbers(grid, true_axes(grid)[0], "recall", False) is not None


def judge_extremes(change: Change, scene: Scene) -> Judgement:
    """The distance of the highest and the lowest value of a place."""
    told = change.extremes or []
    before = change.clause.before
    named = before.refs() if before is not None and not told else []
    heads = [ref for ref in change.clause.heads if not ref.is_panel]
    places = [
        told,
        *([[*told, *heads]] if heads else []),  # "**A:** best and worst are 3 apart"
        *([ref] for ref in named if not ref.is_panel),
    ]  # "… on A, and the spread of the models is 3"
    panels = scene.panels(change.clause)
    readings = [
        judgement
        for panel in panels
        for refs in places
        for judgement in _spans_of(change, refs, scene.filled(panel), scene)
    ]
    judged = charitable(readings) if readings else UNDECIDED
    if judged.truth is False and change.part != "all" and _are_told_by_sign(change):
        whole = judge_extremes(replace(change, part="all"), scene)
        judged = UNDECIDED if whole.truth else judged
    return UNDECIDED if named and judged.truth is False else judged


def _are_told_by_sign(change: Change) -> bool:
    """ "The strongest positive and the strongest negative value": perhaps with a trivial diagonal."""
    tops = change.clause.of("SUPERLATIVE")
    return any(noun.key == "sign" for top in tops for noun in getattr(top, "nouns", ()))


def _spans_of(change: Change, refs: Sequence[Ref], grid: Grid, scene: Scene) -> list[Judgement]:
    found: list[Judgement] = []
    axes = axes_of_ends(change.clause)
    for option in coordinates(refs, scene, grid) or coordinates(refs[:1], scene, grid):
        if axes and not any(axis in option for axis in across(axes)):
            sure = not option and are_told_by_own_cells(change.clause, grid, scene)
            found += _of_lines(change, () if option else axes, grid, sure)
            if sure:
                continue
        rows, columns = option.get("row", ()), option.get("column", ())
        found += _span(change, grid, rows, columns)
        if (len(rows) > 1) is not (len(columns) > 1):  # "… is 3 both on P and on Q"
            singles = (
                [((row,), columns) for row in rows] if len(rows) > 1 else [(rows, (key,)) for key in columns]
            )
            each = [_span(change, grid, *single) for single in singles]
            found += [together([one for (one,) in each])] if all(each) else []
    return found


def _span(change: Change, grid: Grid, rows: Sequence[str], columns: Sequence[str]) -> list[Judgement]:
    """Whether the highest and the lowest value of some rows and columns differ by the amount."""
    values = [value for value in grid.select(rows, columns, change.part) if middle(value) is not None]  # type: ignore[arg-type]
    if len(values) < _FEW:
        return []
    low = min(values, key=lambda value: middle(value) or 0.0)
    high = max(values, key=lambda value: middle(value) or 0.0)
    start, end = map(measure, (low, high))
    return [judge_step(replace(change, sign=1), start, end, (low.text, high.text), (low.span, high.span))]


def _of_lines(change: Change, axes: tuple[str, ...], grid: Grid, sure: bool) -> list[Judgement]:
    """The distance of the best and the worst line, by what may stand for a line; the text leaves open which."""
    told = [
        judge_step(replace(change, sign=1), low, high, (f"{low.low:.6g}", f"{high.low:.6g}"), ())
        for low, high in spans_of_lines(axes, grid)
    ]
    return told if sure and told else [*told, UNDECIDED]

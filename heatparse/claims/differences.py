"""Claims that give a difference, a drop, a gain, a factor or a percentage between two values.

The two ends are two stated numbers ("from 0.40 to 0.54, a gain of 0.14"), two places ("A beats B by
0.02", "the gap between A and B is 0.02"), or the best and the worst of a place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import log10

from heatparse.claims.changes import Change, find_changes
from heatparse.claims.factors import find_factors
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.phrases import Ref
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.spots import place_of, relations_of, spots_of
from heatparse.grid import Grid
from heatparse.measures import Measure, at_least, at_most, equal, middle
from heatparse.models import Quantity, Span
from heatparse.models.claims import BaseClaim, DifferenceClaim

_CHANGES = frozenset(("DIFFERENCE", "COMPARATIVE", "BY", "UNIT"))


def read_differences(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The differences of a clause."""
    if clause.is_data or not clause.has("DIFFERENCE", "BY", "COMPARATIVE", "FACTOR", "AMOUNT"):
        return []
    claims: list[BaseClaim] = []
    for change in (*find_factors(clause, scene), *find_changes(clause, scene)):
        judgement = UNDECIDED if change.guarded else judge_change(change, scene)
        if judgement.truth is False and change.unsure:
            judgement = UNDECIDED
        claims.append(_claim(change, judgement, scene))
    return claims


# Judging


def judge_change(change: Change, scene: Scene) -> Judgement:
    """Whether the two ends differ by the stated amount, in the stated direction."""
    if change.ends is not None:
        first, second = (_measure(quantity) for quantity in change.ends)
        texts = (change.ends[0].text, change.ends[1].text)
        return _differ(change, first, second, texts, ())
    if change.extremes is not None:
        return _of_extremes(change, scene)
    comparison = change.comparison
    assert comparison is not None
    readings: list[Judgement] = []
    signs = [{"high": 1, "low": -1}.get(relation) for relation in relations_of(comparison.relation, scene)]
    for one, two in spots_of(comparison, scene):
        left, right = one.number(), two.number()
        if left is None or right is None:
            continue
        for sign in signs:
            start, end = (
                (right, left) if sign else (left, right)
            )  # "A is 0.2 above B": the step leads from B to A
            step = replace(change, sign=sign) if sign else change
            readings.append(_differ(step, start[0], end[0], (start[1], end[1]), left[2] + right[2]))
    return charitable(readings) if readings else UNDECIDED


def _measure(quantity: Quantity) -> Measure:
    low, high = quantity.bounds
    resolution = quantity.resolution or 0.0
    if low is None or high is None:
        return Measure(float("-inf"), float("inf"))
    return Measure(low, high, resolution, resolution / 2 if quantity.approximate else 0.0)


def _differ(
    change: Change, first: Measure, second: Measure, texts: tuple[str, str], spans: tuple[Span, ...]
) -> Judgement:
    """Whether the step from `first` to `second` is the stated one."""
    start, end = middle(first), middle(second)
    if start is None or end is None:
        return UNDECIDED
    if change.mode == "factor":
        if start <= 0 or end <= 0:
            return UNDECIDED
        size, text = end / start, f"{texts[1]} / {texts[0]} = {end / start:.3g}"
    else:
        size, text = end - start, f"{texts[1]} - {texts[0]} = {end - start:.6g}"
    if change.sign == 0:
        size = abs(size) if change.mode == "absolute" else max(size, 1 / size)
    elif change.sign < 0:
        size = -size if change.mode == "absolute" else 1 / size
    slack = first.slack + second.slack
    resolution = max(first.resolution, second.resolution)
    real = Measure(
        size, size, resolution if change.mode == "absolute" else size * resolution / max(start, 1e-9), slack
    )
    stated = _measure(change.amount.quantity)
    truth = _compare(change.amount.bound, real, stated)
    said = change.amount.quantity.text
    right = _right(change, size) if truth is False and spans else None
    return Judgement(truth, text if truth else f"says {said}; {text}", spans, right=right)


def _right(change: Change, size: float) -> str | None:
    """The difference with as many decimals as the text gives; None where the direction is wrong as well."""
    resolution = change.amount.quantity.resolution or 0.0
    if change.mode != "absolute" or size <= 0 or not 0 < resolution <= 1:
        return None
    return f"{size:.{max(0, round(-log10(resolution)))}f}"


def _compare(bound: str, real: Measure, stated: Measure) -> bool | None:
    if bound in ("above", "at_least"):
        return at_least(real, stated)
    if bound in ("below", "at_most"):
        return at_most(real, stated)
    return equal(real, stated)


def _of_extremes(change: Change, scene: Scene) -> Judgement:
    """The distance of the highest and the lowest value of a place."""
    refs = change.extremes or []
    panels = scene.panels(change.clause)
    readings = [
        judgement for panel in panels for judgement in _spans_of(change, refs, scene.filled(panel), scene)
    ]
    return charitable(readings) if readings else UNDECIDED


def _spans_of(change: Change, refs: Sequence[Ref], grid: Grid, scene: Scene) -> list[Judgement]:
    found: list[Judgement] = []
    lines = scene.lines(refs[0], grid) if refs else [None]
    for line in lines:
        rows = line.labels if line is not None and line.axis == "row" else ()
        columns = line.labels if line is not None and line.axis == "column" else ()
        values = [value for value in grid.select(rows, columns, change.part) if middle(value) is not None]  # type: ignore[arg-type]
        if len(values) > 1:
            low = min(values, key=lambda value: middle(value) or 0.0)
            high = max(values, key=lambda value: middle(value) or 0.0)
            start, end = (Measure(v.low, v.high, v.resolution, v.slack) for v in (low, high))
            found.append(
                _differ(replace(change, sign=1), start, end, (low.text, high.text), (low.span, high.span))
            )
    return found


def _claim(change: Change, judgement: Judgement, scene: Scene) -> DifferenceClaim:
    comparison = change.comparison
    unit = change.amount.quantity.unit or change.amount.unit
    mode = "factor" if change.mode == "factor" else "percent" if unit == "%" else "absolute"
    return scene.claim(
        DifferenceClaim, change.clause, judgement, change.amount, mode=mode, value=change.amount.quantity,
        left=place_of(comparison.left, scene) if comparison else None,
        right=place_of(comparison.right, scene) if comparison else None,
    )  # fmt: skip

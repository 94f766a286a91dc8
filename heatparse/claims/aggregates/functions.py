"""Means, sums and medians of slices, held against the amounts that the text gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Literal

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount
from heatparse.claims.places.slices import Slice
from heatparse.grid import Grid, Value
from heatparse.measures import exact, noise

Function = Literal["mean", "median", "sum"]


_COARSE = 10  # times as coarse as the values: a number that is rounded to whole ones
_ROUNDING = 0.1  # of an aggregate, that may be rounded away so


def _median(numbers: Sequence[float]) -> float:
    # As in `statistics`, the import of which takes a thirtieth of a start.
    ordered, middle = sorted(numbers), len(numbers) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


FUNCTIONS: dict[str, Callable[[Sequence[float]], float]] = {
    "mean": lambda numbers: sum(numbers) / len(numbers), "median": _median, "sum": sum,
}  # fmt: skip


def compare(piece: Slice, amount: Amount, function: Function) -> Judgement:
    """Whether the aggregate of a slice is the stated amount, at the stated precision."""
    whole = len(piece.values) == piece.size
    return compare_values(piece.grid, piece.values, _of(piece, piece.values), amount, function, whole)


def compare_values(
    grid: Grid, values: Sequence[Value], of: str, amount: Amount, function: Function, whole: bool = True
) -> Judgement:
    """Whether the aggregate of some values is the stated amount; refuted only where they are the `whole`."""
    if not values or any(value.low == -inf or value.high == inf for value in values):
        return UNDECIDED
    aggregate = FUNCTIONS[function]
    low, high = aggregate([v.low for v in values]), aggregate([v.high for v in values])
    stated = grid.measure(amount.quantity)
    text = f"the {function} of {of} is {_rounded(low)}"
    tight = stated.resolution / 2 + stated.slack + noise(low, high)
    blur = max(value.resolution for value in values) / 2 + max(value.slack for value in values)
    loose = tight + (blur * len(values) if function == "sum" else blur)
    distance = max(stated.low - high, low - stated.high, 0.0)
    if distance <= tight and low == high:
        finer = all(value.resolution * _COARSE <= stated.resolution for value in values)
        rounded = finer and distance > max(_ROUNDING * abs(low), stated.slack)
        return UNDECIDED if rounded else Judgement(True, text)  # 0.6 is hardly "1"
    if distance > loose and whole:
        return Judgement(False, text)
    return (
        Judgement(True, text)
        if distance <= loose and low == high and any(value.slack for value in values)
        else UNDECIDED
    )


def _of(piece: Slice, values: Sequence[Value]) -> str:
    """What was taken together, for explanations: "the 3 values of Alpha"."""
    names = [
        ", ".join(map(piece.grid.name, keys)) for keys in (piece.rows, piece.columns) if 0 < len(keys) < 4
    ]
    part = f"{piece.part} " if piece.part != "all" else ""
    return f"the {len(values)} {part}values" + (f" of {' and '.join(names)}" if names else "") + piece.grid.of


def _rounded(number: float) -> str:
    return f"{exact(number).low:.6g}"

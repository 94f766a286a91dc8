"""The values of two sides that face each other."""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.claims.sides import Comparison
from heatparse.claims.spots import Spot
from heatparse.grid import Value
from heatparse.phrases import words
from heatparse.tokens import fold

_MOST_PAIRS = 4000  # of values that are set against each other


def sizes_of(comparison: Comparison, pairs: list[tuple[Value, Value]]) -> Iterator[list[tuple[Value, Value]]]:
    """The pairs as they are, and by their size: "larger in magnitude", "a stronger effect"."""
    clause = comparison.clause
    signed = any(value.low < 0 for pair in pairs for value in pair)
    by_size = clause.says(words("reserves", "magnitudes"))
    if not (signed and by_size):
        yield pairs
    if signed and (by_size or clause.says(words("reserves", "strengths"))):
        yield [(_absolute(one), _absolute(two)) for one, two in pairs]


def _absolute(value: Value) -> Value:
    """A value without its sign."""
    low, high = sorted((abs(value.low), abs(value.high)))
    return value._replace(low=0.0 if value.low < 0 < value.high else low, high=high)


def facing_values(comparison: Comparison, one: Spot, two: Spot) -> tuple[list[tuple[Value, Value]], bool]:
    """The values of both sides that face each other; all against all where nothing aligns them."""
    left, right = one.values(), two.values()
    left, right = ([v for v in side if not _is_excepted(v, comparison)] for side in (left, right))
    if len(left) * len(right) > _MOST_PAIRS and (one.part != two.part or comparison.right.others):
        return [], False
    if one.part != two.part:
        return [(a, b) for a in left for b in right], False
    same_rows, same_columns = one.rows == two.rows, one.columns == two.columns
    if comparison.right.others:
        return [(a, b) for a in left for b in right
                if (a.row == b.row if same_rows else a.column == b.column)], True  # fmt: skip
    if not same_rows and (len(one.rows) != 1 or len(two.rows) != 1):
        return [(a, b) for a in left for b in right if a.column == b.column or not same_columns], False
    if not same_columns and (len(one.columns) != 1 or len(two.columns) != 1):
        return [(a, b) for a in left for b in right if a.row == b.row or not same_rows], False
    facing = {(v.row if same_rows else "", v.column if same_columns else ""): v for v in right}
    pairs = []
    for value in left:
        other = facing.get((value.row if same_rows else "", value.column if same_columns else ""))
        if other is not None:
            pairs.append((value, other))
    return pairs, True


def _is_excepted(value: Value, comparison: Comparison) -> bool:
    """Whether the text sets a value aside: "except in A", "except at A and B" for the one cell."""
    named = [{fold(label.text) for name in ref.names for label in name.labels} for ref in comparison.excepted]
    hits = [value.row in labels or value.column in labels for labels in named]
    return bool(hits) and (all(hits) if len(hits) == 2 and _other_axes(comparison) else any(hits))


def _other_axes(comparison: Comparison) -> bool:
    """Whether the two excepted references are a row and a column."""
    one, two = (ref.names[0].label for ref in comparison.excepted if ref.names)
    return bool((one.rows and two.columns and not two.rows) or (one.columns and two.rows and not two.columns))

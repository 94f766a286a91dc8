"""The values of two sides that face each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from heatparse.claims.comparisons.sides import Comparison, Side
from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_prepositional
from heatparse.claims.places.spots import Spot
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Measure
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

M = TypeVar("M", Value, Measure)
_MOST_PARTS = 9  # comparisons that one with several names on its sides stands for
_MOST_PAIRS = 4000  # of values that are set against each other


def is_of_size(clause: Clause) -> bool:
    """Whether a clause may speak of how large values are, whatever their sign: "a weaker effect"."""
    told = words("reserves", "magnitudes") | words("reserves", "strengths")
    return clause.says(told)


def sizes_of(comparison: Comparison, pairs: list[tuple[Value, Value]]) -> Iterator[list[tuple[Value, Value]]]:
    """The pairs as they are, and by their size: "larger in magnitude", "a stronger effect"."""
    clause = comparison.clause
    signed = any(value.low < 0 for pair in pairs for value in pair)
    sized = is_of_size(clause)
    by_size = clause.says(words("reserves", "magnitudes"))
    negative = sized and all(value.high < 0 for pair in pairs for value in pair)
    if not (signed and by_size) and not negative:  # the stronger of two negative links is the lower one
        yield pairs
    if signed and sized:
        yield [(absolute(one), absolute(two)) for one, two in pairs]


def absolute(value: M) -> M:
    """A value without its sign."""
    low, high = sorted((abs(value.low), abs(value.high)))
    return value._replace(low=0.0 if value.low < 0 < value.high else low, high=high)


def each_of_sides(comparison: Comparison, scene: Scene) -> list[Comparison]:
    """ "A beats B and C", "A and B beat C": one comparison for each of those named; none where a side is one thing."""
    left, right = comparison.left, comparison.right
    plain = not (
        left.panels or right.panels or left.combined or right.combined or left.others or right.others
    )
    if not plain or comparison.count is not None or comparison.but is not None or not len(scene.grids):
        return []
    if not left.refs or not right.refs or left.part or right.part:
        return []
    grid, rival = scene.filled(0), right.refs[0]
    axes = {line.axis for line in scene.lines(rival, grid)}
    mine = next((ref for ref in left.refs if axes & {line.axis for line in scene.lines(ref, grid)}), None)
    if mine is None or not (_is_several(mine) or _is_several(rival)) or mine.either or rival.either:
        return []
    if len(mine.names) * len(rival.names) > _MOST_PARTS:
        return []
    if grid.is_square and sum(len(ref.names) for ref in left.refs) > 1 and len(rival.names) > 1:
        return []  # "A and B are less related than A and C": two cells
    return [
        replace(comparison, left=_with(left, mine, one), right=_with(right, rival, two))
        for one in mine.names
        for two in rival.names
    ]


def _with(side: Side, several: Ref, name: Name) -> Side:
    """A side with one of several names."""
    return replace(side, refs=[replace(ref, names=(name,)) if ref is several else ref for ref in side.refs])


def _is_several(ref: Ref) -> bool:
    """Whether a reference names several things one by one."""
    return len(ref.names) > 1 and not ref.limit and all(len(name.labels) == 1 for name in ref.names)


def facing_values(comparison: Comparison, one: Spot, two: Spot) -> tuple[list[tuple[Value, Value]], bool]:
    """The values of both sides that face each other; all against all where nothing aligns them."""
    left, right = _without_excepted(comparison, one, two)
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


def _without_excepted(comparison: Comparison, one: Spot, two: Spot) -> tuple[list[Value], list[Value]]:
    """The values of both sides without those that the text sets aside.

    Where rows and columns have the same labels, two rows that are compared face each other in columns: these
    are set aside. Of all others, those are set aside that would be rivals.
    """
    left, right = one.values(), two.values()
    if comparison.right.others and _is_trivial(one.grid):
        right = [value for value in right if value.row != value.column]  # nothing is said of itself
    if comparison.right.others and two.part == "off-diagonal":
        right = [value for value in right if value not in left]  # "more than any other pair"
    if not comparison.excepted:
        return left, right
    by_row = one.columns == two.columns
    if one.grid.is_square and comparison.right.others and not _says_where(comparison):
        return left, [v for v in right if (v.row if by_row else v.column) not in excepted_labels(comparison)]
    if one.grid.is_square and one.rows != two.rows and by_row:
        aside = excepted_labels(comparison)
        return [v for v in left if v.column not in aside], [v for v in right if v.column not in aside]
    if one.grid.is_square and one.columns != two.columns and one.rows == two.rows:
        aside = excepted_labels(comparison)
        return [v for v in left if v.row not in aside], [v for v in right if v.row not in aside]
    return (
        [v for v in left if not is_excepted(v, comparison)],
        [v for v in right if not is_excepted(v, comparison)],
    )


def _is_trivial(grid: Grid) -> bool:
    """Whether the diagonal of a matrix holds one number throughout: each thing with itself."""
    return grid.is_square and len({value.low for value in grid.diagonal}) == 1 and len(grid.diagonal) > 1


def _says_where(comparison: Comparison) -> bool:
    """Whether an exception is a place, and none of the rivals: "beats all others except on A"."""
    phrases = comparison.clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if phrase is comparison.excepted[0]), 0)
    return is_prepositional(phrases, at)


def excepted_labels(comparison: Comparison) -> set[str]:
    """The folded labels that a comparison sets aside."""
    return {fold(label.text) for ref in comparison.excepted for name in ref.names for label in name.labels}


def is_excepted(value: Value, comparison: Comparison) -> bool:
    """Whether the text sets a value aside: "except in A", "except at A and B" for the one cell."""
    named = [{fold(label.text) for name in ref.names for label in name.labels} for ref in comparison.excepted]
    hits = [value.row in labels or value.column in labels for labels in named]
    return bool(hits) and (all(hits) if len(hits) == 2 and _other_axes(comparison) else any(hits))


def _other_axes(comparison: Comparison) -> bool:
    """Whether the two excepted references are a row and a column."""
    one, two = (ref.names[0].label for ref in comparison.excepted if ref.names)
    return bool((one.rows and two.columns and not two.rows) or (one.columns and two.rows and not two.columns))

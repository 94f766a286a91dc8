"""Cells that a clause names: references paired to (row, column)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.records import Record

Pair = tuple[str, str]

# What may stand between the two references of a cell: "A -> B", "A vs B", "A (B", "A on B".
_BETWEEN = frozenset((
    "VERSUS", "ARROW", "COMMA", "JOIN", "PREPOSITION", "OPEN", "PREDICTED", "TESTED", "AND", "MEASURE",
    "DIMENSION", "COLON", "AXISNOUN", "TRAINED", "TRUE", "BE", "BY",
))  # fmt: skip
TIGHT = frozenset(("VERSUS", "ARROW", "PREDICTED", "TESTED"))


def pair_up(refs: Sequence[Ref], scene: Scene, grid: Grid) -> list[Pair]:
    """The cells that one or two references mean: one gives the rows, the other the columns."""
    if not refs:
        return []
    if len(refs) == 1:
        return own_pair(refs[0], scene, grid)
    for one in scene.lines(refs[0], grid):
        for two in scene.lines(refs[1], grid):
            if one.axis != two.axis:
                rows, columns = (one, two) if one.axis == "row" else (two, one)
                return [_as_told(row, column, grid) for row in rows.labels for column in columns.labels]
    return []


def _as_told(row: str, column: str, grid: Grid) -> Pair:
    """A pair as a half matrix tells it, which leaves out the cell with its labels the other way round."""
    if grid.at(row, column) is None and grid.is_half and grid.at(column, row) is not None:
        return column, row
    return row, column


def own_pair(ref: Ref, scene: Scene, grid: Grid) -> list[Pair]:
    """E.g. "A and B" of a square matrix as one cell."""
    labels = [label.text for name in ref.names for label in name.labels]
    if len(labels) == 2 and grid.is_square and len(scene.lines(ref, grid)) == 2:
        return [_as_told(labels[0], labels[1], grid)]
    return []


class Mention(Record):
    """A cell that a clause names by two references next to each other."""

    refs: list[Ref]
    first: int  # index of the first phrase
    last: int  # index of the last one
    tight: bool = False  # "A -> B": the text itself makes a pair of them


def mentions(phrases: Sequence[Phrase], scene: Scene, grid: Grid) -> list[Mention]:
    """The cells that are named by two references close to each other, from left to right."""
    places = [i for i, p in enumerate(phrases) if isinstance(p, Ref) and not scene.panels_named(p)]
    found: list[Mention] = []
    for first, second in pairwise(places):
        one, two = phrases[first], phrases[second]
        if not isinstance(one, Ref) or not isinstance(two, Ref) or (found and first <= found[-1].last):
            continue
        between = {phrase.type for phrase in phrases[first + 1 : second]}
        if second - first <= 4 and between <= _BETWEEN and pair_up((one, two), scene, grid):
            tight = bool(between & TIGHT) or _in_brackets(phrases, first, second)
            found.append(Mention([one, two], first, second, tight))
    return found


def _in_brackets(phrases: Sequence[Phrase], first: int, second: int) -> bool:
    """Whether two references stand in brackets by themselves: "(Ratio 0.3, Window 500)"."""
    before = phrases[first - 1].type if first else ""
    after = phrases[second + 1].type if second + 1 < len(phrases) else ""
    return before == "OPEN" and after == "CLOSE"

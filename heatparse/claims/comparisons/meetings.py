"""Meetings: who beats whom, where a cell is the share of wins of the one over the other.

Such a matrix has the same labels on both axes, and the two cells of a pair add up to the whole. That A beats
B is told by these two cells, and not by the lines of A and B. Whose wins a cell counts, those of its row or
of its column, the text must tell.
"""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.claims.comparisons.sides import Comparison
from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.phrases import Ref
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.tokens import fold

_NEAR = 12  # tokens between "row" and "column"
_SIGNS = {"better": 1, "high": 1, "worse": -1, "low": -1}


def judge_meeting(comparison: Comparison, scene: Scene) -> Judgement | None:
    """Who wins more of the meetings of two; None where no such thing is told."""
    grid = scene.filled(0)
    sign = _SIGNS.get(comparison.relation)
    if len(scene.grids) != 1 or not grid.is_complementary or sign is None:
        return None
    if not _faces(comparison):
        return None
    side = _winning_side(scene, grid)
    ones, twos = _labels(comparison.left.refs[0]), _labels(comparison.right.refs[0])
    if not side or not ones or not twos:
        return UNDECIDED
    of_means = _of_means(grid, ones, twos, sign, side)
    sign = sign if side == "row" else -sign
    if comparison.left.function or comparison.right.function:
        plain = {comparison.left.function, comparison.right.function} <= {"mean", ""}
        return of_means if plain else None
    judged = together(
        [_of_pair(grid, one, two, sign) for one in ones for two in twos if one != two] or [UNDECIDED]
    )
    if comparison.clause.says(words("comparisons", "meeting")) or judged.truth == of_means.truth:
        return judged
    return UNDECIDED  # "A has a higher rate than B": against it, or over all


def _faces(comparison: Comparison) -> bool:
    """ "A beats B", "A beats B and C"."""
    left, right = comparison.left, comparison.right
    plain = not (left.part or right.part or right.others)
    plain = plain and not (comparison.slices or comparison.excepted or comparison.quantifier)
    return plain and len(left.refs) == len(right.refs) == 1 and not comparison.count


def _of_means(grid: Grid, ones: list[str], twos: list[str], sign: int, side: str) -> Judgement:
    """Who wins more on average, over all that they meet."""
    if len(ones) != 1 or len(twos) != 1:
        return UNDECIDED
    means = []
    for label in (ones[0], twos[0]):
        line = grid.row(label) if side == "row" else grid.column(label)
        own = [value.low for value in line if value.row != value.column]
        if not own:
            return UNDECIDED
        means.append(sum(own) / len(own))
    ahead = sign * (means[0] - means[1])
    text = f"the mean of {grid.name(ones[0])} is {means[0]:.4g}, the mean of {grid.name(twos[0])} is {means[1]:.4g}"
    return Judgement(ahead > 0 if ahead else None, text, ())


def _labels(ref: Ref) -> list[str]:
    return [fold(name.label.text) for name in ref.names if name.kind == "category"]


def _of_pair(grid: Grid, one: str, two: str, sign: int) -> Judgement:
    mine, theirs = grid.cells.get((one, two)), grid.cells.get((two, one))
    if mine is None or theirs is None:
        return UNDECIDED
    ahead = sign * (mine.low - theirs.low)
    spans = (mine.span, theirs.span)
    return Judgement(ahead > 0 if ahead else None, f"{grid.tell(mine)}, and {grid.tell(theirs, True)}", spans)


def _winning_side(scene: Scene, grid: Grid) -> str:
    """Whose wins the cells count: "how often the row beats the column", rows of players against opponents."""
    found = set(_told_sides(scene))
    panel = scene.document.panels[0]
    for side, axis, other in (("row", panel.y_axis, panel.x_axis), ("column", panel.x_axis, panel.y_axis)):
        rivals = {token for label in (other.label,) if label for token in fold(label).split()}
        own = {token for label in (axis.label,) if label for token in fold(label).split()}
        if rivals & words("comparisons", "opponents") and not own & words("comparisons", "opponents"):
            found.add(side)
    return found.pop() if len(found) == 1 else ""


def _told_sides(scene: Scene) -> Iterator[str]:
    """The sides that sentences set in front: "the row player won against the column player"."""
    keys = [token[3] for token in scene.draft.tokens.between(0, len(scene.text))]
    for at, key in enumerate(keys):
        if key not in ("row", "column"):
            continue
        other = "column" if key == "row" else "row"
        between = keys[at + 1 : at + _NEAR]
        end = between.index(other) if other in between else 0
        if end and "." not in between[:end] and words("comparisons", "winning") & set(between[:end]):
            yield key

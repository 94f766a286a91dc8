"""Signs that change on the way from one place to another: "A turns positive between March and May"."""

from __future__ import annotations

from heatparse.claims.language.phrases import key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words

_ENDS = len(("first", "last"))


def changes_sign(clause: Clause, scene: Scene) -> bool:
    """Whether something becomes positive, or negative, on the way between the two places that are named.

    "A turns positive between March and May": it is not so in March, but in May.
    """
    told = any(key_of(phrase) in words("assertions", "on_the_way") for phrase in clause.phrases)
    if not (told and clause.has("SIGN") and clause.says(words("assertions", "becoming_so"))):
        return False
    return any(_have_other_signs(clause, scene, grid) for grid in scene.grids.all())


def _have_other_signs(clause: Clause, scene: Scene, grid: Grid) -> bool:
    """Whether the values of one line at the two places lie on different sides of zero."""
    lines = [line for ref in (*clause.heads, *clause.refs()) for line in scene.lines(ref, grid)]
    rows, columns = (
        [label for line in lines if line.axis == axis for label in line.labels] for axis in ("row", "column")
    )
    if sorted((len(rows), len(columns))) != [1, _ENDS]:
        return False
    values = [grid.at(row, column) for row in rows for column in columns]
    signs = [value.low > 0 for value in values if value is not None]
    return len(set(signs)) == _ENDS


__all__ = ["changes_sign"]

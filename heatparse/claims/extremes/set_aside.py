"""Who is left out of the contest that a superlative speaks of: "apart from A itself, B is best"."""

from __future__ import annotations

from heatparse.claims.extremes.contest_scopes import rivals_aside
from heatparse.claims.extremes.holders import heads_of
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.scene import Scene
from heatparse.tokens import fold


def leave_out(statement: Statement, scene: Scene) -> None:
    """Leave out those that are excepted; the statement stays undecided where it is open who they are.

    In its own line of a square matrix somebody stands on the diagonal: "**A:** Apart from A itself, …".
    """
    if not statement.winners and len(statement.slices) == 1 and statement.slices[0].start > statement.top.end:
        statement.winners, statement.slices = statement.slices, []  # "besides A, the best is B"
    grids = scene.all_filled()
    gone = {fold(name.label.text) for ref in statement.but for name in ref.names}
    own = {fold(name.label.text) for ref in (*heads_of(statement), *statement.slices) for name in ref.names}
    if all(grid.is_square for grid in grids) and len(gone) == 1 and gone == own and statement.part == "all":
        statement.part, statement.but = "off-diagonal", []
        return
    known = bool(grids) and all(rivals_aside(statement, grid, scene) for grid in grids)
    statement.guarded = statement.guarded or not known or statement.top.rank > 1

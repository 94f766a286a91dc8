"""Remarks behind the values of a line: "64, 66, 67. This row contains the darkest cell"."""

from __future__ import annotations

from heatparse.claims.extremes.contests import directions
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.extremes.winners import Contest, judge_cells
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.records import replace


def opens_with_line(clause: Clause) -> bool:
    """ "This row contains …", "it holds …" behind the values of a line: a sentence about the line."""
    behind = clause.phrases[1] if clause.phrases[0].type == "PRONOUN" and len(clause.phrases) > 1 else None
    if behind is None or clause.before is None or len(clause.heads) != 1:
        return False
    of_line = behind.type == "DIMENSION" and getattr(behind, "value", "") in ("row", "column")
    return of_line or behind.type == "HAVE"


def judge_holding_line(statement: Statement, scene: Scene) -> Judgement:
    """Whether the line whose values stand in front holds the highest (lowest) value of its panel."""
    clause, grids = statement.clause, scene.all_filled()
    for grid in grids:
        own = [value for value in grid.values if clause.block_start <= value.span.start < clause.start]
        if not own:
            continue
        readings: list[Judgement] = []
        for direction in directions(statement, scene):
            values = grid.select(part=statement.part)  # type: ignore[arg-type]
            contest = Contest(grid, values, direction, statement.top.rank, alone=False)
            held = charitable([judge_cells(contest, [(value.row, value.column)]) for value in own])
            rivals = [
                replace(contest, grid=other, values=other.values) for other in grids if other is not grid
            ]
            outdone = any(rival.best > contest.best for rival in rivals)
            readings.append(UNDECIDED if held.truth and outdone else held)
        return charitable(readings)
    return UNDECIDED

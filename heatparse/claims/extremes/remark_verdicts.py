"""The verdict of a remark with a superlative in the data part: "64.1, highest in the matrix"."""

from __future__ import annotations

from heatparse.claims.extremes.contests import directions
from heatparse.claims.extremes.extremum_verdicts import is_of_its_cell, is_remark
from heatparse.claims.extremes.holders import cell_readings
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.extremes.winners import Contest
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, preferring
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.phrases import words
from heatparse.tokens import fold

_READINGS = ("all", "row", "column")  # of what a cell may be the extreme


def _head_line(statement: Statement, grid: Grid, value: Value, scene: Scene) -> int:
    """The reading of the row, or of the column, that the head of the list names; 0 where it names none of them."""
    if not is_of_its_cell(statement, scene):
        return 0
    lines = [line for ref in statement.clause.heads for line in scene.lines(ref, grid)]
    found = {
        _READINGS.index(line.axis)
        for line in lines
        if fold(value.row if line.axis == "row" else value.column) in map(fold, line.labels)
    }
    return found.pop() if len(found) == 1 else 0


def judge_stated(statement: Statement, scene: Scene) -> Judgement:
    """A remark in the data part ("64.1, highest in the matrix") speaks of the cell in front of it."""
    top, clause = statement.top, statement.clause
    from heatparse.claims.parts.line_remarks import (  # loaded for remarks in the data part
        judge_holding_line,
        opens_with_line,
    )

    if opens_with_line(clause):
        return judge_holding_line(statement, scene)
    near = [
        (grid, value) for grid in scene.all_filled() for value in grid.values
        if clause.block_start <= value.span.start < clause.end and value.span.end - 60 < top.start
    ]  # fmt: skip
    before = [entry for entry in near if entry[1].span.end <= top.start]
    if statement.at > 0 and is_remark(statement):
        before = sorted((e for e in near if e[1].span.start < top.start), key=lambda e: e[1].span.start)
    chosen = before[-1:] or near[:1]
    vague = not top.nouns and top.key not in words("winners", "nouns")
    if not chosen or vague or (not before and len(near) > 1):
        return UNDECIDED
    grid, value = chosen[0]
    line = {"row": 1, "column": 2}.get(getattr(statement.phrases[statement.at - 1], "value", ""), 0)
    readings: list[Judgement] = []
    for direction in directions(statement, scene):
        contest = Contest(grid, grid.select(part=statement.part), direction, alone=statement.alone)  # type: ignore[arg-type]
        each = cell_readings(contest, [(value.row, value.column)], None)[: 1 if statement.whole else 3]
        if len(each) == len(_READINGS) and (of_head := _head_line(statement, grid, value, scene)):
            each = [each[of_head]]
        if line and len(each) == 3:  # "the column maximum"; nobody knows which way a list is drawn
            each = [preferring(each[line], [each[3 - line]])]
        readings += each
    return charitable(readings)

"""The verdict of a statement with a superlative: of one panel, of each of several, or over all of them."""

from __future__ import annotations

from heatparse.claims.extremes.contests import judge_in
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.scene import Scene


def judge(statement: Statement, scene: Scene) -> Judgement:
    """The verdict: for every panel that is meant, or over all panels together."""
    if not len(scene.grids):
        return UNDECIDED
    if statement.clause.is_data and scene.restates(statement.clause):
        return UNDECIDED  # the line contradicts an earlier one, which is another finding
    stated = statement.clause.is_data and not statement.amounts
    remarks = stated and (statement.at < 0 or not statement.winners or is_remark(statement))
    if remarks or is_of_its_cell(statement, scene):
        from heatparse.claims.extremes.remark_verdicts import (
            judge_stated,  # loaded for remarks in the data part
        )

        return judge_stated(statement, scene)
    wins = statement.panel_wins and not statement.winners
    if len(scene.grids) == 1 and statement.panel_count is None and not wins:
        return judge_in(statement, scene.filled(0), scene)
    from heatparse.claims.extremes.panel_verdicts import judge_over_panels  # loaded for several panels

    return judge_over_panels(statement, scene)


def is_of_its_cell(statement: Statement, scene: Scene) -> bool:
    """Whether the number of a statement in the data part is the one cell that its line states.

    "**A:** highest rate (0.6) for B": below the head of A.
    """
    told = statement.clause.of("AMOUNT")
    behind = [phrase.type for phrase in statement.phrases[statement.at + 1 : statement.at + 4]]
    bracketed = statement.clause.is_data and behind == ["OPEN", "AMOUNT", "CLOSE"]
    return bracketed and len(told) == 1 and scene.is_datum(told[0])


def is_remark(statement: Statement) -> bool:
    """E.g. "0.19 (column maximum)": a bracket of its own behind a value."""
    phrases, at = statement.phrases, statement.at
    first = at - 1 if phrases[at - 1].type == "DIMENSION" else at
    inside = first > 0 and phrases[first - 1].type == "OPEN" and phrases[first - 2].type == "AMOUNT"
    return inside and phrases[at + 1 : at + 2] != [] and phrases[at + 1].type == "CLOSE"

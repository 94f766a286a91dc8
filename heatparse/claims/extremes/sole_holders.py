"""Sole holders of an extreme: "the minimum is unique to A", "… is found in A and nowhere else", "only A peaks in P".

What is said to be there alone is wrong where the same value stands elsewhere as well.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.contest_scopes import contest_of
from heatparse.claims.extremes.contests import directions
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Phrase, Ref, Scope
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.inventory.problems import enumerated
from heatparse.measures import noise
from heatparse.phrases import words
from heatparse.tokens import fold

_SHOWN = 3


def tells_sole(clause: Clause) -> bool:
    """Whether a clause says that an extreme is in the named place and in no other."""
    return any(_is_sole(clause.words, at) for at in range(len(clause.words)))


def _is_sole(told: Sequence[Word], at: int) -> bool:
    key, behind = told[at].key, told[at + 1] if at + 1 < len(told) else None
    if (
        key in words("winners", "unique")
        and behind is not None
        and behind.key in words("winners", "unique_to")
    ):
        return True
    if key in words("winners", "nowhere_else"):
        return at > 0
    single = key in words("winners", "one_place") and behind is not None
    return single and behind.type in ("AREA", "DIMENSION", "AXISNOUN") and _is_place(told, at)  # type: ignore[union-attr]


def _is_place(told: Sequence[Word], at: int) -> bool:
    """ "In a single band, layers 4-6": the place is named behind the noun."""
    front = told[at - 1].key in words("joints", "placing") if at else False
    return front and [word.type for word in told[at + 2 : at + 3]] in (
        ["COMMA"],
        ["OPEN"],
        ["COLON"],
        ["JOIN"],
    )


def judge_sole(statement: Statement, judgement: Judgement, scene: Scene) -> Judgement:
    """What is true of the named place, judged again: whether it is true of no other."""
    ways = directions(statement, scene)
    if len(scene.grids) != 1 or len(ways) != 1 or statement.top.rank > 1 or statement.measure:
        return UNDECIDED
    grid = scene.filled(0)
    contest = contest_of(statement, grid, ways[0], scene)
    values = _within(list(contest.values), statement.slices, grid, scene)
    own = _within(values, statement.winners, grid, scene)
    if not statement.winners or not own or len(own) == len(values):
        return UNDECIDED
    kept = {id(value) for value in own}
    best = max(_end(value, ways[0]) for value in values)
    others = [
        value for value in values
        if id(value) not in kept and abs(_end(value, ways[0]) - best) <= noise(best, best)
    ]  # fmt: skip
    if not others:
        return judgement
    if any(value.slack for value in (*own, *others)):
        return UNDECIDED
    places = list(dict.fromkeys(grid.place(value, True) for value in others))
    told = enumerated(places[:_SHOWN]) + (f" and {len(places) - _SHOWN} more" if len(places) > _SHOWN else "")
    text = f"{contest.title} is also that of {told}"
    return Judgement(False, text, tuple(value.span for value in others[:_SHOWN]), "tied-extremum")


def _end(value: Value, way: str) -> float:
    return value.high if way == "high" else -value.low


def _within(values: list[Value], refs: Sequence[Ref], grid: Grid, scene: Scene) -> list[Value]:
    """The values that stand in the lines of all references."""
    for ref in refs:
        lines = scene.lines(ref, grid)
        if len(lines) != 1:
            return []
        keys = {fold(label) for label in lines[0].labels}
        values = [v for v in values if (v.row if lines[0].axis == "row" else v.column) in keys]
    return values


def only_first(phrases: Sequence[Phrase]) -> bool:
    """ "Only A peaks in P", "A alone peaks in P"."""
    first, second = phrases[0], phrases[1] if len(phrases) > 1 else phrases[0]
    scope, ref = (first, second) if isinstance(first, Scope) else (second, first)
    return isinstance(scope, Scope) and scope.quantifier == "only" and isinstance(ref, Ref)


def judge_only_peak(statement: Statement, judgement: Judgement, scene: Scene) -> Judgement:
    """ "Only A peaks in P": no other line has its extreme there."""
    ways = directions(statement, scene)
    if len(scene.grids) != 1 or len(ways) != 1 or len(statement.winners) != 1 or len(statement.slices) != 1:
        return UNDECIDED
    grid = scene.filled(0)
    lines = [scene.lines(ref, grid) for ref in (statement.slices[0], statement.winners[0])]
    if any(len(found) != 1 for found in lines) or lines[0][0].axis == lines[1][0].axis or grid.areas:
        return UNDECIDED
    subject, place = lines[0][0], lines[1][0]
    named, there = ({fold(label) for label in line.labels} for line in (subject, place))
    contest = contest_of(statement, grid, ways[0], scene)
    more: list[Value] = []
    for key in grid.rows if subject.axis == "row" else grid.columns:
        if key in named:
            continue
        line = [v for v in contest.values if (v.row if subject.axis == "row" else v.column) == key]
        if not line or any(value.slack or value.low < value.high for value in line):
            return UNDECIDED
        best = max(line, key=lambda value: _end(value, ways[0]))
        if (best.column if subject.axis == "row" else best.row) in there:
            more.append(best)
    if not more:
        return judgement
    told = enumerated([grid.name(value.row if subject.axis == "row" else value.column) for value in more])
    return Judgement(False, f"the same is true of {told}", tuple(value.span for value in more[:_SHOWN]))

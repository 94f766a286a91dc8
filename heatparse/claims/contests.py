"""What a statement with a superlative says of one panel, in every honest reading.

"A has the highest score in B" speaks of the column B; "A has the highest score" of the row that
holds the best cell, or that is best on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from heatparse.claims.cells import Pair, mentions, pair_up
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, preferring, together
from heatparse.claims.phrases import Ref
from heatparse.claims.scene import Line, Scene
from heatparse.claims.superlatives import Statement
from heatparse.claims.winners import (
    Contest,
    Direction,
    judge_cells,
    judge_everywhere,
    judge_lines,
    judge_measure,
    judge_mostly,
    judge_value,
    lines_of,
)
from heatparse.grid import Grid, Value
from heatparse.models import Quantity
from heatparse.tokens import fold

# Of numbers with signs these may mean the size alone.
_STRENGTHS = frozenset(("strongest", "weakest", "most severe", "most pronounced"))


def directions(statement: Statement, scene: Scene) -> list[Direction]:
    """The directions that the word may mean here, the likelier one first."""
    word = statement.direction
    if word in ("high", "warm", "varied"):
        return ["high"]
    if word in ("low", "cold", "steady"):
        return ["low"]
    if word == "best":
        return ["high", "low"] if scene.less_is_better else ["high"]
    if word == "worst":
        return ["low", "high"] if scene.less_is_better else ["low"]
    return ["high", "low"] if word == "dark" else ["low", "high"]


def judge_in(statement: Statement, grid: Grid, scene: Scene) -> Judgement:
    """The verdict for one panel: of all honest readings."""
    if not grid.cells:
        return UNDECIDED
    judgements: list[Judgement] = []
    for direction in directions(statement, scene):
        judgements.append(charitable(_readings(statement, grid, direction, scene)))
    judgement = charitable(judgements)
    signed = statement.top.key in _STRENGTHS and any(value.low < 0 for value in grid.values)
    if judgement.truth is False and signed:
        others = _readings(statement, grid, directions(statement, scene)[0], scene, magnitude=True)
        return preferring(judgement, others)
    return judgement


def scope_of(statement: Statement, grid: Grid, lines: Sequence[Line] = ()) -> list[Value]:
    rows = [label for axis, labels in lines if axis == "row" for label in labels]
    columns = [label for axis, labels in lines if axis == "column" for label in labels]
    return grid.select(rows, columns, statement.part)  # type: ignore[arg-type]


def contest_of(statement: Statement, grid: Grid, direction: Direction, magnitude: bool = False) -> Contest:
    """The contest that the superlative speaks of, in one panel."""
    top = statement.top
    return Contest(
        grid, scope_of(statement, grid), direction, top.rank, top.count or 1, statement.alone, magnitude
    )


def _readings(
    statement: Statement, grid: Grid, direction: Direction, scene: Scene, magnitude: bool = False
) -> list[Judgement]:
    """What the statement says of one panel, in every honest reading."""
    contest = contest_of(statement, grid, direction, magnitude)
    if statement.signs:
        return [_of_signs(statement, contest, scene)]
    if statement.diagonal_wins:
        return [_diagonal_wins(statement, contest, grid)]
    if statement.measure == "uncertainty":
        contest = replace(contest, values=_uncertainties(contest.values))
        statement = replace(statement, measure="")
    winners, slices = list(statement.winners), list(statement.slices)
    if statement.own:
        subjects = slices or ([] if statement.universal else heads_of(statement)[:1])
        if not winners and statement.universal:
            winners, subjects = (heads_of(statement) or slices)[:1], []
        if winners and (subjects or statement.universal):
            return [_of_own(statement, contest, winners, subjects, scene)]
    heads = heads_of(statement)
    if not winners and not slices and heads:
        return _of_heads(statement, contest, heads, scene)
    if not winners and slices:
        return _of_slices(statement, contest, slices, heads, scene)
    if not winners:
        return _of_values(statement, contest)
    return _of_winners(statement, contest, winners, slices, heads, scene)


def _uncertainties(values: Sequence[Value]) -> list[Value]:
    """The values with their stated uncertainties in place of the numbers."""
    return [
        value._replace(low=value.cell.value.uncertainty, high=value.cell.value.uncertainty)
        for value in values if value.cell.value.uncertainty is not None
    ]  # fmt: skip


def heads_of(statement: Statement) -> list[Ref]:
    """The categories of the lead, or of the section, that the statement does not name itself."""
    named = {name.label.text for ref in (*statement.winners, *statement.slices) for name in ref.names}
    return [ref for ref in statement.clause.heads if not named & {name.label.text for name in ref.names}]


def _of_signs(statement: Statement, contest: Contest, scene: Scene) -> Judgement:
    """E.g. "A holds the strongest values of both signs": the highest and the lowest."""
    for line in (line for ref in statement.winners[:1] for line in scene.lines(ref, contest.grid)):
        directions: tuple[Direction, ...] = ("high", "low")
        return together(
            [judge_lines(replace(contest, direction=d), line.axis, line.labels) for d in directions]
        )
    return UNDECIDED


def _diagonal_wins(statement: Statement, contest: Contest, grid: Grid) -> Judgement:
    """E.g. "In every row the diagonal cell holds the largest count"."""
    if statement.over not in ("row", "column"):
        return UNDECIDED
    parts = []
    for label in grid.rows if statement.over == "row" else grid.columns:
        values = grid.row(label) if statement.over == "row" else grid.column(label)
        if (label, label) in grid.cells:
            parts.append(judge_cells(Contest(grid, values, contest.direction), [(label, label)]))
    return together(parts) if parts else UNDECIDED


def _stated(statement: Statement, panel: int, scene: Scene, *refs: Ref) -> Quantity | None:
    """The amount that goes with a panel and references: one that no other panel or reference owns."""
    found: list[Quantity] = []
    for amount, owners in statement.amounts:
        panels = {n for ref in owners for n in scene.panels_named(ref)}
        if not panels or panel in panels:
            found.append(amount.quantity)
    return found[0] if len(found) == 1 else None


def _of_values(statement: Statement, contest: Contest) -> list[Judgement]:
    """E.g. "The lowest utilization is 48%": only the value is told."""
    if not statement.amounts or statement.universal or statement.measure:
        return [UNDECIDED]
    panel_amounts = []
    for amount, owners in statement.amounts:
        panels = [n for ref in owners if ref.is_panel for n in ref.names[0].label.panels]
        if not panels or contest.grid.index in panels:
            panel_amounts.append(amount)
    if len(panel_amounts) != 1:
        return [UNDECIDED]
    judgement = judge_value(contest, panel_amounts[0].quantity)
    if judgement.truth is False and contest.rank == 1:
        judgement = judgement._replace(right=contest.ordered[0].text)
    return [judgement]


def _of_heads(statement: Statement, contest: Contest, heads: list[Ref], scene: Scene) -> list[Judgement]:
    """Under "**Prometheus 13B**": "the lowest of the three on every benchmark"."""
    return _of_winners(statement, contest, heads[:2], [], [], scene)


def _of_slices(
    statement: Statement, contest: Contest, slices: list[Ref], heads: list[Ref], scene: Scene
) -> list[Judgement]:
    """E.g. "The lowest in A is 62": the value of a slice; with a head the cell is named."""
    stated = _stated(statement, contest.grid.index, scene)
    readings: list[Judgement] = []
    for ref in slices[:1]:
        for head in heads:
            pairs = pair_up((head, ref), scene, contest.grid)
            if pairs:
                return cell_readings(contest, pairs, stated)[: 1 if statement.whole else 3]
        for line in scene.lines(ref, contest.grid):
            values = scope_of(statement, contest.grid, [line])
            if stated is not None:
                readings.append(judge_value(replace(contest, values=values), stated))
    return readings or [UNDECIDED]


def cell_readings(contest: Contest, pairs: list[Pair], stated: Quantity | None) -> list[Judgement]:
    """A cell is best of all, of its row, or of its column."""
    rows = {fold(row) for row, _ in pairs}
    columns = {fold(column) for _, column in pairs}
    readings = [judge_cells(contest, pairs, stated)]
    if len(rows) == 1:
        readings.append(
            judge_cells(replace(contest, values=[v for v in contest.values if v.row in rows]), pairs, stated)
        )
    if len(columns) == 1:
        readings.append(
            judge_cells(
                replace(contest, values=[v for v in contest.values if v.column in columns]), pairs, stated
            )
        )
    return readings


def _of_winners(
    statement: Statement,
    contest: Contest,
    winners: list[Ref],
    slices: list[Ref],
    heads: list[Ref],
    scene: Scene,
) -> list[Judgement]:
    grid = contest.grid
    stated = _stated(statement, grid.index, scene)
    if not slices:
        pairs = _winning_pairs(statement, winners, scene, grid)
        if pairs:
            whole = [judge_cells(contest, pairs, stated)]
            if statement.whole:
                return whole
            if grid.is_square and statement.part == "all" and all(fold(r) != fold(c) for r, c in pairs):
                beside = replace(contest, values=grid.select(part="off-diagonal"))
                whole = [judge_cells(beside, pairs, stated), *([] if statement.of_pairs else whole)]
            return cell_readings(contest, pairs, stated) if heads and not statement.winners else whole
    readings: list[Judgement] = []
    for line in (line for ref in winners[:1] for line in scene.lines(ref, grid)):
        readings += _of_line(statement, contest, line, slices, heads, stated, scene)
    return readings or [UNDECIDED]


def _of_own(
    statement: Statement, contest: Contest, winners: list[Ref], subjects: list[Ref], scene: Scene
) -> Judgement:
    """E.g. "Every method has its lowest accuracy on A": in the line of each subject, A is best."""
    grid = contest.grid
    stated = _stated(statement, grid.index, scene) if subjects else None
    for line in (line for ref in winners[:1] for line in scene.lines(ref, grid)):
        other = "column" if line.axis == "row" else "row"
        labels = [
            label
            for ref in subjects
            for entry in scene.lines(ref, grid)
            if entry.axis == other
            for label in entry.labels
        ]
        if not labels and statement.universal and statement.over in ("", other):
            labels = list(grid.rows if other == "row" else grid.columns)
        parts: list[Judgement] = []
        for label in labels:
            values = grid.row(label) if other == "row" else grid.column(label)
            pairs = [(w, label) if line.axis == "row" else (label, w) for w in line.labels]
            stated_here = statement.tested and not any(grid.at(*pair) for pair in pairs)
            if values and not stated_here:
                parts.append(judge_cells(replace(contest, values=values, alone=False), pairs, stated))
        if parts:
            return together(parts)
    return UNDECIDED


def _winning_pairs(statement: Statement, winners: list[Ref], scene: Scene, grid: Grid) -> list[Pair]:
    """The cells that are named as winners: one pair, or several in a list."""
    labels = [label.text for ref in winners for name in ref.names for label in name.labels]
    if statement.part == "diagonal" and all((fold(label), fold(label)) in grid.cells for label in labels):
        return [(label, label) for label in labels]
    chosen = {id(ref) for ref in winners}
    found: list[Pair] = []
    used: set[int] = set()
    for mention in mentions(statement.phrases, scene, grid):
        if all(id(ref) in chosen for ref in mention.refs):
            found += pair_up(mention.refs, scene, grid)
            used |= {id(ref) for ref in mention.refs}
    if found and len(used) == len(chosen):
        return list(dict.fromkeys(found))
    if len(winners) <= 2:
        return pair_up(winners, scene, grid) if winners else []
    return []


def _of_line(
    statement: Statement, contest: Contest, line: Line, slices: list[Ref], heads: list[Ref],
    stated: Quantity | None, scene: Scene,
) -> list[Judgement]:  # fmt: skip
    """A row or column is named as the winner."""
    axis, labels = line
    grid = contest.grid
    other = "column" if axis == "row" else "row"
    if statement.measure:
        stated = (
            None
            if any(p.type == "AGGREGATE" for p in statement.phrases) and statement.measure == "spread"
            else stated
        )
        lines = lines_of(grid, axis, contest.values)
        wanted = {fold(label) for label in labels}
        mine = [entry for entry in lines if entry.label in wanted]
        if not mine or statement.universal or slices:
            return [UNDECIDED]
        return [judge_measure(contest, mine, lines, statement.measure, stated)]
    if statement.universal and statement.over == axis:
        statement = replace(statement, universal=False)  # "of all agents": those it is compared with
    if statement.universal:
        if slices or (statement.over and statement.over != other):
            return [UNDECIDED]
        if statement.most:
            return [judge_mostly(contest, axis, labels)]
        but = [label.text for ref in statement.but for name in ref.names for label in name.labels]
        if but:
            return [_except_in(contest, axis, labels, but)]
        return [
            judge_everywhere(contest, axis, labels, labels if statement.others and grid.is_square else ())
        ]
    if slices:
        parts: list[Judgement] = []
        for ref in slices:
            cross = [entry for entry in scene.lines(ref, grid) if entry[0] == other]
            if not cross:
                return [UNDECIDED]
            for label in cross[0][1]:
                values = [
                    v for v in contest.values if (v.column if other == "column" else v.row) == fold(label)
                ]
                pairs = [(entry, label) if axis == "row" else (label, entry) for entry in labels]
                parts.append(
                    judge_cells(replace(contest, values=values), pairs, stated if len(slices) == 1 else None)
                )
        return [together(parts)]
    named = [v for v in contest.values if (v.row if axis == "row" else v.column) in {fold(x) for x in labels}]
    if contest.count > 1 and len(named) == contest.count:  # "the lowest four values make up the A column"
        return [judge_cells(contest, [(v.row, v.column) for v in named])]
    if statement.part == "diagonal" or (statement.top.nouns and statement.top.nouns[0].type == "DIAGONAL"):
        return [
            judge_cells(replace(contest, values=grid.diagonal), [(label, label) for label in labels], stated)
        ]
    readings = [judge_lines(contest, axis, labels, stated)]
    crossing = [ref for ref in heads[:1] if {entry.axis for entry in scene.lines(ref, grid)} == {other}]
    if crossing and not statement.whole:
        readings += _of_line(
            replace(statement, clause=replace(statement.clause, heads=())),
            contest,
            line,
            crossing,
            [],
            stated,
            scene,
        )
    if stated is not None:
        readings.append(judge_value(replace(contest, values=named), stated))
    return readings


def _except_in(contest: Contest, axis: str, labels: Sequence[str], but: Sequence[str]) -> Judgement:
    """E.g. "On every benchmark apart from A": best in all others, and not in A."""
    rest = judge_everywhere(contest, axis, labels, but)
    keys = {fold(label) for label in but}
    beside = [v for v in contest.values if (v.column if axis == "row" else v.row) in keys]
    there = judge_everywhere(replace(contest, values=beside), axis, labels)
    if rest.truth and there.truth:
        return Judgement(False, f"{there.explanation}, {', '.join(but)} too", there.spans)
    return rest if there.truth is False or not rest.truth else UNDECIDED

"""Whether a row or column that is named as the winner holds what the superlative says."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.line_contests import (
    judge_everywhere,
    judge_generally,
    judge_lines,
    judge_measure,
    judge_mostly,
    judge_places,
    lines_of,
)
from heatparse.claims.extremes.superlatives import Statement, counts_cells, is_of_whole
from heatparse.claims.extremes.winners import Contest, judge_cells, judge_first_in, judge_value
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, preferring, together
from heatparse.claims.language.phrases import Ref, Scope, key_at, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Value
from heatparse.inventory.problems import enumerated
from heatparse.measures import equal
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold


def line_readings(
    statement: Statement, contest: Contest, line: Line, slices: list[Ref], heads: list[Ref],
    stated: Quantity | None, scene: Scene,
) -> list[Judgement]:  # fmt: skip
    """A row or column is named as the winner."""
    axis, labels = line
    grid = contest.grid
    other = "column" if axis == "row" else "row"
    nouns = statement.top.nouns
    of_axis = bool(nouns) and nouns[-1].type == "AXISNOUN" and statement.of in ("row", "column")
    if statement.measure and of_axis and statement.of != axis:
        return [UNDECIDED]  # "the widest column, with 52 between A and B": not the span of a row
    if statement.measure:
        stated = (
            None
            if any(p.type == "AGGREGATE" for p in statement.phrases) and statement.measure == "spread"
            else stated
        )
        lines = lines_of(axis, contest.values)
        wanted = {fold(label) for label in labels}
        mine = [entry for entry in lines if entry.label in wanted]
        if not mine or statement.universal or slices:
            return [UNDECIDED]
        if statement.measure in ("mean", "sum") and (contest.rank > 1 or contest.count > 1):
            return [judge_places(contest, mine, lines, (statement.measure,))]
        return [judge_measure(contest, mine, lines, statement.measure, stated)]
    if statement.universal and statement.over == axis:
        statement = replace(statement, universal=False)  # "of all agents": those it is compared with
    if statement.universal:
        if slices or (statement.over and statement.over != other):
            return [UNDECIDED]
        if statement.most:
            judge = judge_generally if statement.generally else judge_mostly
            return [judge(contest, axis, labels)]
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
            if not cross:  # "the runner-up of the A column": who is meant is a row
                return (
                    []
                    if grid.is_square and (ref.side or (ref.relation and contest.rank > 1))
                    else [UNDECIDED]
                )
            spread = len(cross[0].labels) > 1
            for label in cross[0].labels:
                values = [
                    v for v in contest.values if (v.column if other == "column" else v.row) == fold(label)
                ]
                pairs = [(entry, label) if axis == "row" else (label, entry) for entry in labels]
                parts.append(
                    judge_cells(
                        replace(contest, values=values),
                        pairs,
                        stated if len(slices) == 1 and not spread else None,
                    )
                )
            if stated is not None and spread and len(slices) == 1:  # "in layers 0-3, A is highest (0.9)"
                parts.append(judge_value(replace(contest, values=_in_lines(contest, cross[0])), stated))
        judged = together(parts)
        if judged.truth and len(labels) > 1 and not spread and contest.rank == contest.count == 1:
            judged = _untied(statement, contest, line, cross[0]) or judged
        if judged.truth is None and spread and len(slices) == 1 and stated is None:
            judged = _of_stretch(statement, replace(contest, values=_in_lines(contest, cross[0])), line)
        if judged.truth is False and len(slices) == 1 and spread:
            return [_over_all(statement, contest, line, slices[0], stated, scene) or judged]
        return [judged]
    named = [v for v in contest.values if (v.row if axis == "row" else v.column) in {fold(x) for x in labels}]
    if contest.count > 1 and len(named) == contest.count:  # "the lowest four values make up the A column"
        return [judge_cells(contest, [(v.row, v.column) for v in named])]
    if contest.count > 1 and counts_cells(statement):
        return [judge_first_in(contest, named)]
    if statement.part == "diagonal":
        return [
            judge_cells(replace(contest, values=grid.diagonal), [(label, label) for label in labels], stated)
        ]
    if (
        stated is None
        and contest.rank == 1
        and any(entry.axis == other for ref in statement.limits for entry in scene.lines(ref, grid))
    ):
        each = judge_everywhere(contest, axis, labels)  # "A leads up to layer 3"
        told = [
            [token[3] for token in scene.draft.tokens.between(ref.start, ref.end)] for ref in statement.limits
        ]
        strict = statement.top.verb == "leads" or any(
            not words("winners", "fronting").isdisjoint(keys[:1])
            or not words("winners", "each_of").isdisjoint(keys)
            for keys in told
        )
        if each.truth is None and grid.areas:
            return [_of_stretch(statement, contest, line)]
        if each.truth or strict:  # "for the three youngest groups, A is the dominant source"
            return [each]
        return [preferring(each, [judge_lines(contest, axis, labels)])]
    whole = judge_lines(contest, axis, labels, stated, _is_of_cell(statement))
    if _is_of(statement, "occurrences"):  # "the strongest effect belongs to A": no mean bears it out
        whole = preferring(judge_lines(contest, axis, labels, stated, by_cell=True), [whole])
    readings = [whole]
    if grid.is_square and statement.part == "all" and statement.direction in ("best", "worst"):
        own = replace(contest, values=grid.diagonal)  # "the class that is recognized best"
        readings.append(judge_cells(own, [(label, label) for label in labels], stated))
    crossing = [ref for ref in heads[:1] if any(entry.axis == other for entry in scene.lines(ref, grid))]
    if crossing and not statement.whole:
        freed = replace(statement, clause=statement.clause.part(statement.clause.phrases, heads=()))
        there = charitable(line_readings(freed, contest, line, crossing, [], stated, scene))
        if grid.is_square and axis == "row" and there.truth:
            there = UNDECIDED  # "**A:** best on B" is of the row of A
        led = statement.at < 0 and crossing[0].start > statement.top.end  # "**Wettest city in July:** A"
        if (
            led
            or _is_fronted(crossing[0], statement.clause)
            or _is_value_of(line, crossing[0], contest, stated, scene)
        ):
            return [_unless_turned(there, statement, contest, line, crossing[0], scene)]
        readings = [_unless_turned(preferring(there, [whole]), statement, contest, line, crossing[0], scene)]
    if stated is not None and not is_of_whole(statement, statement.winners):
        within = judge_value(replace(contest, values=named), stated)
        readings.append(UNDECIDED if within.truth and _contains(statement) else within)
    return readings


def _unless_turned(
    there: Judgement, statement: Statement, contest: Contest, line: Line, head: Ref, scene: Scene
) -> Judgement:
    """Under "**A:**", "lowest (of all) on P": the lowest of A is on P, or A is the lowest on P."""
    placing = words("winners", "ranking_at") | words("winners", "placing_orders")
    rivals = [phrase.type for phrase in statement.phrases[1:3]] == ["PREPOSITION", "SCOPE"]  # "worst of all"
    bare = statement.at == 0 and statement.bare and key_at(statement.phrases, 3 if rivals else 1) in placing
    if there.truth is not False or not bare or contest.grid.is_square:
        return there
    other = next((entry for entry in scene.lines(head, contest.grid) if entry.axis != line.axis), None)
    if other is None or len(other.labels) != 1:
        return there
    grid, judged = contest.grid, []
    for label in line.labels:
        values = grid.row(label) if line.axis == "row" else grid.column(label)
        pair = (label, other.labels[0]) if line.axis == "row" else (other.labels[0], label)
        judged.append(judge_cells(replace(contest, values=values), [pair]))
    return preferring(there, [together(judged)])


def _contains(statement: Statement) -> bool:
    """E.g. "The A row contains the largest value (0.9)": of all values, more likely than of its own."""
    before = statement.phrases[: max(statement.at, 0)]
    holds = (
        bool(before)
        and before[-1].type == "HAVE"
        and phrase_key(before[-1]) in words("winners", "containing")
    )
    return holds and statement.top.definite and not statement.own


def _is_value_of(line: Line, head: Ref, contest: Contest, stated: Quantity | None, scene: Scene) -> bool:
    """Under "**P:**", "A (0.9) has the highest value", where 0.9 is the value of A in P: it is told of P."""
    if stated is None or len(line.labels) != 1:
        return False
    grid = contest.grid
    told = {fold(x) for entry in scene.lines(head, grid) if entry.axis != line.axis for x in entry.labels}
    own = fold(line.labels[0])
    keys = [(own, key) if line.axis == "row" else (key, own) for key in told]
    value = grid.cells.get(keys[0]) if len(keys) == 1 else None
    return value is not None and bool(equal(value, grid.measure(stated)))


def _of_stretch(statement: Statement, contest: Contest, line: Line) -> Judgement:
    """Of a stretch of which ranges are told: who is best in it as a whole, not at each place of it."""
    areas = contest.grid.areas and contest.rank == contest.count == 1
    return judge_lines(contest, *line, None, _is_of_cell(statement)) if areas else UNDECIDED


def _untied(statement: Statement, contest: Contest, line: Line, place: Line) -> Judgement | None:
    """ "A and B share the first place on P", "A and B are tied for it": wrong where their values differ."""
    phrases = statement.clause.phrases
    tying = words("winners", "tying") | words("winners", "sharing")
    if not any(p.type in ("SHARE", "COMPARATIVE") and phrase_key(p) in tying for p in phrases):
        return None
    wanted = {fold(label) for label in line.labels}
    held = [v for v in _in_lines(contest, place) if (v.row if line.axis == "row" else v.column) in wanted]
    unlike = next((two for two in held[1:] if equal(held[0], two) is False), None)
    if unlike is None:
        return None
    told = " and ".join(contest.grid.tell(value) for value in (held[0], unlike))
    return Judgement(False, told, (held[0].span, unlike.span))


def _over_all(
    statement: Statement, contest: Contest, line: Line, ref: Ref, stated: Quantity | None, scene: Scene
) -> Judgement | None:
    """ "In 2022, A has the highest value", of four quarters: of all of them, where not in each; None where neither."""
    cross = next(entry for entry in scene.lines(ref, contest.grid) if entry.axis != line.axis)
    inner = replace(contest, values=_in_lines(contest, cross))
    of_cell = _is_of_cell(statement)
    if _is_list(ref) and _leads_in_each(statement):
        return None
    if _is_first_place(statement) and _is_list(ref):
        whole = _by_mean(inner, line, stated)  # "A leads on P and Q": in each, or together
    else:
        whole = judge_lines(inner, line.axis, line.labels, stated, of_cell)
    if not whole.truth or any(isinstance(p, Scope) and p.quantifier == "both" for p in statement.phrases):
        return None
    return whole if len(ref.names) == 1 and of_cell else UNDECIDED


def _is_first_place(statement: Statement) -> bool:
    """E.g. "A leads", "A is the worst model": a place among others, and no value."""
    top = statement.top
    named = bool(top.nouns) and (top.nouns[-1].type == "AXISNOUN" or is_thing(top.nouns[-1]))
    return top.verb == "leads" or named or (not top.nouns and statement.direction in ("best", "worst"))


def _leads_in_each(statement: Statement) -> bool:
    """ "A leads on P and Q", "A is worst on P and Q": on each of them, where nothing sets them together."""
    top, phrases = statement.top, statement.phrases
    if top.rank > 1 or top.count is not None or top.nouns:
        return False
    if any(phrase.type in ("AGGREGATE", "SHARE", "DIFFERENCE") for phrase in phrases):
        return False
    if statement.clause.says(words("winners", "jointly")):
        return False
    return top.verb == "leads" or statement.direction in ("best", "worst")


def _is_list(ref: Ref) -> bool:
    """ "On P and Q"; "from P to Q" is a stretch."""
    return len(ref.names) > 1 and all(len(name.labels) == 1 for name in ref.names)


def _by_mean(contest: Contest, line: Line, stated: Quantity | None) -> Judgement:
    """Whether a line is the best by the mean of some of its values."""
    wanted = {fold(label) for label in line.labels}
    lines = lines_of(line.axis, contest.values)
    mine = [entry for entry in lines if entry.label in wanted]
    if len(mine) < len(wanted):
        return UNDECIDED
    if contest.rank > 1 or contest.count > 1:
        return judge_places(contest, mine, lines, ("mean",))
    return judge_measure(contest, mine, lines, "mean", stated)


def _is_of_cell(statement: Statement) -> bool:
    """E.g. "A has the highest value", "A holds the maximum": one cell, and no average."""
    if statement.top.nouns:
        return _is_of(statement, "single_cells")
    return not statement.measure and statement.top.key in words("winners", "nouns")


def _is_of(statement: Statement, section: str) -> bool:
    """Whether the noun of a superlative is one of a section."""
    nouns = statement.top.nouns
    return bool(nouns) and not statement.measure and nouns[-1].key in words("winners", section)


def _is_fronted(ref: Ref, clause: Clause) -> bool:
    """Whether a sentence begins with a place, which it then speaks of: "In A, …", "A: …"."""
    while clause.before is not None:
        clause = clause.before
    return ref.start >= clause.start


def _in_lines(contest: Contest, line: Line) -> list[Value]:
    """The values of a contest that lie in some rows or columns."""
    wanted = {fold(label) for label in line.labels}
    return [v for v in contest.values if (v.row if line.axis == "row" else v.column) in wanted]


def _except_in(contest: Contest, axis: str, labels: Sequence[str], but: Sequence[str]) -> Judgement:
    """E.g. "On every benchmark apart from A": best in all others, and not in A."""
    rest = judge_everywhere(contest, axis, labels, but)
    keys = {fold(label) for label in but}
    beside = [v for v in contest.values if (v.column if axis == "row" else v.row) in keys]
    there = judge_everywhere(replace(contest, values=beside), axis, labels)
    if rest.truth and there.truth:
        return Judgement(False, f"the same is true of {enumerated(but)}", there.spans)
    return rest if there.truth is False or not rest.truth else UNDECIDED

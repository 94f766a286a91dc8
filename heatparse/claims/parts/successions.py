"""Successions: who comes behind the winner of a statement: "A leads, followed by B and C"."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from heatparse.claims.extremes.cautions import dimension_of
from heatparse.claims.extremes.contest_scopes import contest_of
from heatparse.claims.extremes.contests import directions
from heatparse.claims.extremes.extremum_verdicts import judge
from heatparse.claims.extremes.holders import heads_of, is_mutual
from heatparse.claims.extremes.line_contests import lines_of
from heatparse.claims.extremes.orders import by_size, may_be_of_size, scores_of
from heatparse.claims.extremes.panel_verdicts import spoken_of
from heatparse.claims.extremes.statements import read_statements
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.extremes.winners import Contest, is_mirrored, judge_cells
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.guards import borne_out
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.parts.places_taken import places_hold
from heatparse.claims.places.cells import Pair, mentions, pair_up
from heatparse.claims.scene import Scene, place
from heatparse.claims.wording import plural_of
from heatparse.grid import Grid, Value
from heatparse.inventory.problems import enumerated
from heatparse.measures import middle
from heatparse.models import Place
from heatparse.models.claims import BaseClaim, RankingClaim
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_PLACES = 2  # that make a cell: a row and a column


def read_followed(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """What comes behind the winner of a statement."""
    at = next(i for i, phrase in enumerate(clause.phrases) if phrase.type == "NEXT")
    tail = _up_to_other_end(clause.phrases[at + 1 :])
    found: list[BaseClaim] = []
    for statement in read_statements(clause, scene)[:1]:
        if not statement.slices and len(statement.winners) == 1 and not statement.whole:
            statement.slices = _crossing(statement, scene)
        elif _wins_elsewhere(statement, tail, scene):
            statement.winners, statement.slices = statement.slices, statement.winners
        judgement = UNDECIDED if statement.guarded else _judge_followed(statement, tail, scene)
        if statement.narrowed:
            judgement = borne_out(clause, judgement)
        if judgement.truth is False and statement.unsure:
            judgement = UNDECIDED
        direction = directions(statement, scene)[0]
        refs = [*statement.winners, *(p for p in tail if isinstance(p, Ref))]
        found.append(
            scene.claim(RankingClaim, clause, judgement, direction=direction, order=places_of(refs, scene))
        )
    return found


def _up_to_other_end(tail: Sequence[Phrase]) -> Sequence[Phrase]:
    """ "…, followed by B, and lowest for C": what is told of the other end is no part of the order."""
    first = next((at for at, phrase in enumerate(tail) if isinstance(phrase, Ref)), len(tail))
    ends = (at for at in range(first, len(tail)) if tail[at].type == "SUPERLATIVE")
    return tail[: next(ends, len(tail))]


def _wins_elsewhere(statement: Statement, tail: Sequence[Phrase], scene: Scene) -> bool:
    """ "Column P does best on A, followed by B": A comes first there, since those behind it are of its kind."""
    if len(statement.winners) != 1 or len(statement.slices) != 1:
        return False
    grid = scene.filled(next(iter(spoken_of(statement, scene)), 0))
    refs = [phrase for phrase in tail if isinstance(phrase, Ref) and not phrase.is_panel]
    sides = [
        {line.axis for line in scene.lines(ref, grid)}
        for ref in (*statement.winners, *statement.slices, *refs)
    ]
    single = bool(refs) and all(len(side) == 1 for side in sides)
    return single and sides[0] != sides[1] and all(side == sides[1] for side in sides[2:])


def _crossing(statement: Statement, scene: Scene) -> list[Ref]:
    """Under "**A:**", "the best target is B, followed by C": in the row of A."""
    heads = [] if is_mutual(statement.phrases) else heads_of(statement)[:1]
    grid = scene.filled(next(iter(spoken_of(statement, scene)), 0))
    sides = [{line.axis for line in scene.lines(ref, grid)} for ref in (*heads, *statement.winners)]
    return heads if len(sides) == 2 and all(sides) and (sides[0] != sides[1] or len(sides[0]) > 1) else []


def _judge_followed(statement: Statement, tail: Sequence[Phrase], scene: Scene) -> Judgement:
    panels = spoken_of(statement, scene)
    first = judge(statement, scene)
    if len(panels) > 1 and all(map(_is_of_panels, statement.clause.of("SCOPE"))) and first.truth:
        return together([_judge_tail(statement, first, tail, scene.filled(n), scene) for n in panels])
    if len(panels) != 1 or not first.truth:
        return UNDECIDED if len(panels) != 1 else first
    return _judge_tail(statement, first, tail, scene.filled(panels[0]), scene)


def _is_of_panels(phrase: Phrase) -> bool:
    """ "In both panels": the same order in each."""
    return (
        isinstance(phrase, Scope)
        and phrase.quantifier in ("all", "both")
        and dimension_of(phrase.noun) == "panel"
    )


def _judge_tail(
    statement: Statement, first: Judgement, tail: Sequence[Phrase], grid: Grid, scene: Scene
) -> Judgement:
    """Whether those behind the winner take their places in one panel, in either direction that is meant."""
    ways = directions(statement, scene)
    if statement.classes:
        from heatparse.claims.classes.class_places import (
            judge_class_places,
        )  # loaded where classes are told of

        contests = [contest_of(statement, grid, direction, scene) for direction in ways]
        return charitable([judge_class_places(statement, contest, tail, scene) for contest in contests])
    if grid.is_square and statement.slices and statement.slices[-1].relation:
        from heatparse.claims.classes.class_places import judge_errors, tells_errors  # loaded for errors

        if tells_errors(statement):
            return judge_errors(statement, tail, grid)
    contests = [contest_of(statement, grid, direction, scene) for direction in ways]
    if may_be_of_size(statement.clause, statement.top.key, grid):
        contests += [contest_of(statement, grid, direction, scene, True) for direction in ways]
    return charitable([_judge_behind(statement, first, contest, tail, grid, scene) for contest in contests])


def _judge_behind(
    statement: Statement, first: Judgement, contest: Contest, tail: Sequence[Phrase], grid: Grid, scene: Scene
) -> Judgement:
    """Whether those behind the winner take their places, in one direction."""
    if grid.is_square and is_mutual(statement.phrases):
        return _follow_with(statement, contest, tail, scene)
    refs = [phrase for phrase in tail if isinstance(phrase, Ref)]
    own = _cells(statement, scene, grid)
    pairs = _pairs_behind(tail, refs if own else [], scene, grid)
    if not pairs and own:
        pairs = pair_up(refs, scene, grid) if 0 < len(refs) <= _PLACES else []
        if not pairs and min(len(statement.winners), len(refs)) > 1:
            return UNDECIDED  # cells stand behind a cell
    if pairs:
        values = contest.values
        if grid.is_square and statement.part == "all" and all(fold(r) != fold(c) for r, c in (*own, *pairs)):
            values = grid.select(part="off-diagonal")
        paired = statement.part != "diagonal" and is_mirrored(grid)
        inner = replace(contest, values=values, alone=False, paired=paired)
        ranked = [
            judge_cells(replace(inner, rank=contest.rank + max(1, len(own)) + n, count=1), [pair])
            for n, pair in enumerate(pairs)
        ]
        ahead = judge_cells(replace(inner, count=max(contest.count, len(own))), own) if own else first
        if ahead.truth is False and contest.rank == 1 and len(own) == 1:
            return UNDECIDED  # the other direction, or another scope
        judged = together([ahead, *ranked])
        listed = any(len(ref.names) == _PLACES for ref in refs) and len(statement.winners) == 1
        if judged.truth is False and listed and grid.is_square and statement.slices:
            return charitable([_next_lines(statement, contest, refs, grid, scene), judged])
        return judged
    if any(ref.relation for ref in (*statement.winners, *refs)):
        return UNDECIDED  # "A predicted as B, followed by C predicted as D": cells, and no lines
    lines = _next_lines(statement, contest, refs, grid, scene)
    if len(own) == 1 and any(p.type == "ARROW" for p in statement.phrases):
        axes = _told_axes(tail)
        beside = [*_beside(own[0], contest, tail, axes, grid, scene)]
        if lines.truth is False or (axes and beside):
            return charitable(beside if axes and beside else [*beside, lines])
    return lines


def _told_axes(tail: Sequence[Phrase]) -> set[str]:
    """ "In the same row"."""
    nouns = {phrase.value for phrase in tail if isinstance(phrase, Word) and phrase.type == "DIMENSION"}
    return {"row", "column"} & nouns


def _beside(
    own: Pair, contest: Contest, tail: Sequence[Phrase], told: set[str], grid: Grid, scene: Scene
) -> Iterator[Judgement]:
    """ "A → B is the lowest, followed by C": the cell of A and C, or of C and B, of all or of that line alone."""
    ends = [line for ref in tail if isinstance(ref, Ref) for line in scene.lines(ref, grid)]
    for axis in sorted(told) or ("row", "column"):
        names = [label for line in ends if line.axis != axis for label in line.labels]
        pairs = [(own[0], name) if axis == "row" else (name, own[1]) for name in names]
        if not pairs:
            continue
        line = grid.row(own[0]) if axis == "row" else grid.column(own[1])
        yield _in_order([own, *pairs], contest, contest.values, grid)
        of_line = _in_order([own, *pairs], contest, line, grid)
        yield of_line if axis in told or not of_line.truth else UNDECIDED


def _in_order(pairs: Sequence[Pair], contest: Contest, values: Sequence[Value], grid: Grid) -> Judgement:
    """Whether cells take the first places among some values, but for the diagonal of a square."""
    among = [value for value in values if not grid.is_square or value.row != value.column]
    first = replace(contest, values=among, alone=False, count=1)
    return together([
        judge_cells(replace(first, rank=contest.rank + at), [pair]) for at, pair in enumerate(pairs)
    ])  # fmt: skip


def _pairs_behind(tail: Sequence[Phrase], refs: Sequence[Ref], scene: Scene, grid: Grid) -> list[Pair]:
    """The cells behind "followed by": "A on B (0.8) and C on D (0.7)", "(A, B) and (C, D)"."""
    if refs and all(len(ref.names) == _PLACES for ref in refs):
        own = [pair_up([ref], scene, grid) or pair_up(_parted(ref), scene, grid) for ref in refs]
        return [pair for pairs in own for pair in pairs] if all(len(pairs) == 1 for pairs in own) else []
    return [pair for mention in mentions(tail, scene, grid) for pair in pair_up(mention.refs, scene, grid)]


def _parted(ref: Ref) -> list[Ref]:
    """ "A and B" as two references."""
    return [replace(ref, names=(name,)) for name in ref.names]


def _follow_with(statement: Statement, contest: Contest, tail: Sequence[Phrase], scene: Scene) -> Judgement:
    """E.g. "A correlates best with B, then with C": the places in the row of A."""
    refs = [*statement.winners, *statement.slices, *(p for p in tail if isinstance(p, Ref))]
    subject, *order = refs if statement.slices else [*heads_of(statement)[:1], *refs]
    lines = scene.lines(subject, contest.grid)
    if not lines or len(lines[0].labels) != 1 or len(order) < 2:
        return UNDECIDED
    own = lines[0].labels[0]
    values = [v for v in contest.grid.select(part="off-diagonal") if fold(own) in (v.row, v.column)]
    names = list(dict.fromkeys(label.text for ref in order for name in ref.names for label in name.labels))
    readings = [
        _ranked_of(
            contest, [v for v in values if fold(own) == (v.row if axis == "row" else v.column)], own, names
        )
        for axis in ("row", "column")
    ]
    if len(values) < len(contest.grid.rows):  # a triangle: each pair is stated once
        readings = [_ranked_of(contest, values, own, names)]
    return charitable(readings)


def _ranked_of(contest: Contest, values: Sequence[Value], own: str, names: Sequence[str]) -> Judgement:
    """Whether the named ones take their places among the values of one line."""
    own = fold(own)
    partners = {value.column if value.row == own else value.row: value for value in values}
    parts: list[Judgement] = []
    for rank, name in enumerate(names, 1):
        value = partners.get(fold(name))
        inner = replace(contest, values=values, rank=rank, count=1, alone=False)
        parts.append(judge_cells(inner, [(value.row, value.column)]) if value is not None else UNDECIDED)
    return together(parts)


def _cells(statement: Statement, scene: Scene, grid: Grid) -> list[tuple[str, str]]:
    """The cells that the statement names as winners."""
    at = next((i for i, p in enumerate(statement.phrases) if p.type == "NEXT"), len(statement.phrases))
    found = [
        pair for m in mentions(statement.phrases[:at], scene, grid) for pair in pair_up(m.refs, scene, grid)
    ]
    return found or (pair_up(statement.winners, scene, grid) if 0 < len(statement.winners) < 3 else [])


def _next_lines(
    statement: Statement, contest: Contest, refs: Sequence[Ref], grid: Grid, scene: Scene
) -> Judgement:
    """E.g. "A has the highest score, followed by B and C": rows or columns in their order."""
    order = [*statement.winners[:1], *refs]
    named = {
        axis: [
            label
            for ref in order
            for line in scene.lines(ref, grid)
            if line.axis == axis
            for label in line.labels
        ]
        for axis in ("row", "column")
    }
    whole = [axis for axis, labels in named.items() if len(labels) >= max(2, len(order))]
    readings = [_next_on(axis, named[axis], statement, contest, scene) for axis in whole]
    return charitable(readings) if readings else UNDECIDED


def _next_on(
    axis: str, named: Sequence[str], statement: Statement, contest: Contest, scene: Scene
) -> Judgement:
    """Whether rows, or columns, take the first places in their order."""
    grid = contest.grid
    cross = {
        fold(label)
        for ref in statement.slices
        for line in scene.lines(ref, grid)
        for label in line.labels
        if line.axis != axis
    }
    values = [v for v in contest.values if not cross or (v.column if axis == "row" else v.row) in cross]
    if grid.has_trivial_diagonal:
        values = [value for value in values if value.row != value.column]
    signed = _next_by(axis, named, values, statement, contest)
    signs = words("winners", "of_one_sign")
    of_size = statement.top.key in words("winners", "strengths") and not statement.clause.says(signs)
    if not (of_size or contest.magnitude) or all(value.low >= 0 for value in values):
        return signed
    sizes = [v._replace(low=abs(v.low), high=abs(v.high)) for v in values if v.low == v.high]
    return by_size(_next_by(axis, named, sizes, statement, contest), signed)


def _next_by(
    axis: str, named: Sequence[str], values: Sequence[Value], statement: Statement, contest: Contest
) -> Judgement:
    """Whether rows, or columns, take the first places in their order by some values."""
    grid, lines = contest.grid, lines_of(axis, values)
    sign = 1 if contest.direction == "high" else -1
    readings = []
    best = "highest" if sign > 0 else "lowest"
    for key in (statement.measure,) if statement.measure else ("mean", best):
        if key not in ("mean", "sum", "spread", best):
            return UNDECIDED
        scores = {line.label: sign * _score(line.values, key) for line in lines}
        if key == "mean" and not statement.measure and len(scores) > 1 and len(set(scores.values())) == 1:
            continue  # each line is the whole, as of percentages: their means tell no order
        held, told = places_hold(scores, [fold(label) for label in named], contest.rank - 1)
        if held is None or (not held and not _fits_numbers(scores, named, statement)):
            readings.append(UNDECIDED)
            continue
        numbers = enumerated([f"{grid.name(label)} with {sign * scores[label]:.4g}" for label in told])
        single = {line.label: line.values[0].span for line in lines if len(line.values) == 1}
        spans = tuple(single[label] for label in told if label in single)
        text = f"by their {plural_of(key)}, the first {len(named)} are {numbers}"
        readings.append(Judgement(held, text, spans))
    return charitable(readings)


def _fits_numbers(scores: dict[str, float], named: Sequence[str], statement: Statement) -> bool:
    """Whether the numbers that are told are such scores: "A has the top score (8), followed by B with 7" on P."""
    told = [p.quantity.value or 0.0 for p in statement.clause.phrases if isinstance(p, Amount)]
    own = [abs(scores[fold(label)]) for label in named if fold(label) in scores]
    return len(told) < len(named) or all(
        any(math.isclose(abs(n), one, rel_tol=0.01) for n in told) for one in own
    )


def _score(values: Sequence[Value], key: str) -> float:
    """The mean, the sum, the highest or lowest, or the spread of the values of a line."""
    numbers = [middle(value) or 0.0 for value in values]
    if key == "sum":
        return sum(numbers)
    scores = scores_of(numbers)
    return scores["highest"] - scores["lowest"] if key == "spread" else scores[key]


def places_of(refs: Sequence[Ref], scene: Scene) -> tuple[Place, ...]:
    found: list[Place] = []
    for ref in refs:
        panels = scene.panels_named(ref)
        if panels:
            found.append(place(panels[0]))
            continue
        for line in scene.lines(ref, scene.filled(0))[:1]:
            rows, columns = (line.labels, ()) if line.axis == "row" else ((), line.labels)
            found.append(place(None, rows, columns))
    return tuple(found)

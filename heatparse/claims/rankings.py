"""Claims that list an order: "A > B > C", "A leads, followed by B", "the three highest are A, B and C"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from heatparse.claims.cells import mentions, pair_up
from heatparse.claims.contests import contest_of, directions
from heatparse.claims.extrema import judge, spoken_of
from heatparse.claims.holders import heads_of, is_mutual
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.phrases import Phrase, Ref
from heatparse.claims.scene import GUARDS, Line, Scene, place
from heatparse.claims.sentences import Clause
from heatparse.claims.statements import read_statements
from heatparse.claims.superlatives import Statement
from heatparse.claims.winners import Contest, judge_cells, lines_of
from heatparse.claims.words import Word
from heatparse.grid import Grid, Value
from heatparse.measures import middle
from heatparse.models import Place
from heatparse.models.claims import BaseClaim, RankingClaim
from heatparse.tokens import fold

_SIGNS = {">": "high", "<": "low", "»": "high", "«": "low"}


def read_rankings(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The orders that a clause gives."""
    if clause.is_data:
        return []
    if not (clause.has("ORDER", "NEXT") or clause.says(_SIGNS)):
        return []
    chain = _chain(clause, scene) or _enumeration(clause, scene)
    if chain:
        return [chain]
    if clause.has("NEXT"):
        return _followed(clause, scene)
    return []


# A > B > C


def _chain(clause: Clause, scene: Scene) -> RankingClaim | None:
    """A chain of names with the same sign between them."""
    phrases = clause.phrases
    signs = [
        i
        for i, p in enumerate(phrases)
        if isinstance(p, Word) and p.type == "COMPARATIVE" and p.key in _SIGNS
    ]
    if len(signs) < 2 or len({phrases[i].key for i in signs}) > 1:  # type: ignore[union-attr]
        return None
    first = phrases[signs[0]]
    assert isinstance(first, Word)
    parts = [phrases[a + 1 : b] for a, b in zip([-1, *signs], [*signs, len(phrases)], strict=True)]
    refs = [_nearest(part, last=number == 0) for number, part in enumerate(parts)]
    if any(ref is None for ref in refs):
        return None
    order = [ref for ref in refs if ref is not None]
    if _SIGNS[first.key] == "low":
        order.reverse()
    chosen = {id(ref) for ref in order}
    slices = [ref for ref in clause.refs() if id(ref) not in chosen and not scene.panels_named(ref)]
    judgement = (
        UNDECIDED if any(p.type in GUARDS for p in phrases) else _judge_chain(order, slices, clause, scene)
    )
    if judgement.truth is False and any(p.type in ("UNKNOWN", "SUPERLATIVE", "AGGREGATE") for p in phrases):
        judgement = UNDECIDED
    return scene.claim(RankingClaim, clause, judgement, direction="high", order=_places(order, scene))


def _enumeration(clause: Clause, scene: Scene) -> RankingClaim | None:
    """E.g. "Its order, from high to low, is A, B, C"; "the pairs rank A, then B, then C"."""
    phrases = clause.phrases
    if not (clause.has("ORDER") or sum(p.type == "NEXT" for p in phrases) > 1) or clause.has("SUPERLATIVE"):
        return None
    ref = next((p for p in phrases if isinstance(p, Ref) and len(p.names) > 2), None)
    listed = _listed(phrases)
    if ref is not None:
        order = [replace(ref, names=(name,)) for name in ref.names]
    elif len(listed) > 2:
        order = listed
    elif sum(p.type == "NEXT" for p in phrases) > 1:
        order = []
    else:
        return None
    keys = [p.key for p in phrases if isinstance(p, Word)]
    falling = "ascending" not in keys and not (
        "low" in keys and "high" in keys and keys.index("low") < keys.index("high")
    )
    order = order if falling else order[::-1]
    heads = [p for p in clause.refs() if p is not ref and p not in order] or list(clause.heads[:1])
    if any(p.type in GUARDS for p in phrases):
        judgement = UNDECIDED
    elif order:
        orders = [order, order[::-1]] if scene.less_is_better else [order]  # from the best to the worst
        judgement = charitable([_judge_chain(each, heads, clause, scene) for each in orders])
    else:
        judgement = _judge_pairs(clause, scene)
    if judgement.truth is False and not order:
        judgement = UNDECIDED
    return scene.claim(RankingClaim, clause, judgement, direction="high", order=_places(order, scene))


def _listed(phrases: Sequence[Phrase]) -> list[Ref]:
    """E.g. "A (10), B (9), C (8)": the names of a list whose items carry their numbers."""
    found: list[Ref] = []
    for index, phrase in enumerate(phrases):
        behind = [p.type for p in phrases[index + 1 : index + 4]]
        if isinstance(phrase, Ref) and behind == ["OPEN", "AMOUNT", "CLOSE"]:
            found.append(phrase)
    return found


def _judge_pairs(clause: Clause, scene: Scene) -> Judgement:
    """Cells in falling order."""
    readings: list[Judgement] = []
    for panel in scene.panels(clause):
        grid = scene.filled(panel)
        pairs = [pair_up(mention.refs, scene, grid) for mention in mentions(clause.phrases, scene, grid)]
        values = [grid.at(*pair[0]) for pair in pairs if pair]
        if len(values) > 2 and all(value is not None for value in values):
            readings.append(
                _by_readings([_scores([middle(value) or 0.0]) for value in values if value is not None])
            )
    return charitable(readings) if readings else UNDECIDED


def _nearest(part: Sequence[Phrase], last: bool) -> Ref | None:
    """The reference next to the sign."""
    refs = [phrase for phrase in part if isinstance(phrase, Ref)]
    return (refs[-1] if last else refs[0]) if refs else None


def _judge_chain(order: Sequence[Ref], slices: Sequence[Ref], clause: Clause, scene: Scene) -> Judgement:
    panels = [scene.panels_named(ref) for ref in order]
    if all(len(found) == 1 for found in panels):
        return _by_readings([_panel_scores(scene.filled(found[0])) for found in panels])
    named = [n for ref in clause.refs() for n in scene.panels_named(ref)] or list(scene.panels(clause))
    return charitable([_chain_in(order, slices, scene.filled(n), scene) for n in named])


def _panel_scores(grid: Grid) -> dict[str, float]:
    return _scores([number for value in grid.values if (number := middle(value)) is not None])


def _scores(numbers: Sequence[float]) -> dict[str, float]:
    """The numbers by which things may be ordered; of a single cell they are all the same."""
    if not numbers:
        return {}
    return {"mean": sum(numbers) / len(numbers), "highest": max(numbers), "lowest": min(numbers)}


def _chain_in(order: Sequence[Ref], slices: Sequence[Ref], grid: Grid, scene: Scene) -> Judgement:
    readings: list[Judgement] = []
    for axis in ("row", "column"):
        lines = [next((line for line in scene.lines(ref, grid) if line.axis == axis), None) for ref in order]
        if any(line is None for line in lines):
            continue
        other = "column" if axis == "row" else "row"
        cross = [
            label
            for ref in slices
            for line in scene.lines(ref, grid)
            if line.axis == other
            for label in line.labels
        ]
        scores = [_line_scores(line, cross, grid) for line in lines if line is not None]
        readings.append(_by_readings(scores))
    return charitable(readings) if readings else UNDECIDED


def _line_scores(line: Line, cross: Sequence[str], grid: Grid) -> dict[str, float]:
    rows, columns = (line.labels, cross) if line.axis == "row" else (cross, line.labels)
    return _scores([number for value in grid.select(rows, columns) if (number := middle(value)) is not None])


def _by_readings(scores: Sequence[dict[str, float]]) -> Judgement:
    """Whether the things are in falling order by any of their numbers."""
    if any(not score for score in scores):
        return UNDECIDED
    readings = []
    for key in ("mean", "highest", "lowest"):
        numbers = [score[key] for score in scores]
        truth = all(a >= b - 1e-9 for a, b in pairwise(numbers))
        readings.append(Judgement(truth, f"{key}: " + ", ".join(f"{number:.4g}" for number in numbers)))
    return charitable(readings)


# A leads, followed by B


def _followed(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """What comes behind the winner of a statement."""
    at = next(i for i, phrase in enumerate(clause.phrases) if phrase.type == "NEXT")
    tail = clause.phrases[at + 1 :]
    found: list[BaseClaim] = []
    for statement in read_statements(clause, scene)[:1]:
        judgement = UNDECIDED if statement.guarded else _judge_followed(statement, tail, scene)
        if judgement.truth is False and statement.unsure:
            judgement = UNDECIDED
        direction = directions(statement, scene)[0]
        refs = [*statement.winners, *(p for p in tail if isinstance(p, Ref))]
        found.append(
            scene.claim(RankingClaim, clause, judgement, direction=direction, order=_places(refs, scene))
        )
    return found


def _judge_followed(statement: Statement, tail: Sequence[Phrase], scene: Scene) -> Judgement:
    panels = spoken_of(statement, scene)
    first = judge(statement, scene)
    if len(panels) != 1 or not first.truth:
        return UNDECIDED if len(panels) != 1 else first
    grid = scene.filled(panels[0])
    contest = contest_of(statement, grid, directions(statement, scene)[0])
    if grid.is_square and is_mutual(statement.phrases):
        return _follow_with(statement, contest, tail, scene)
    pairs = [pair for mention in mentions(tail, scene, grid) for pair in pair_up(mention.refs, scene, grid)]
    refs = [phrase for phrase in tail if isinstance(phrase, Ref)]
    if not pairs and len(refs) == 1:
        pairs = pair_up(refs, scene, grid)
    if pairs:
        values = contest.values
        if grid.is_square and statement.part == "all" and all(fold(r) != fold(c) for r, c in pairs):
            values = grid.select(part="off-diagonal")
        place = contest.rank + max(1, len(_cells(statement, scene, grid)))
        ranked = [
            judge_cells(replace(contest, values=values, rank=place + n, alone=False), [pair])
            for n, pair in enumerate(pairs)
        ]
        return together([first, *ranked])
    return _next_lines(statement, contest, refs, grid, scene)


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
    named = [
        (line.axis, label)
        for ref in (*statement.winners[:1], *refs)
        for line in scene.lines(ref, grid)[:1]
        for label in line.labels
    ]
    if len(named) < 2 or len({axis for axis, _ in named}) != 1:
        return UNDECIDED
    axis = named[0][0]
    cross = {
        fold(label)
        for ref in statement.slices
        for line in scene.lines(ref, grid)
        for label in line.labels
        if line.axis != axis
    }
    values = [v for v in contest.values if not cross or (v.column if axis == "row" else v.row) in cross]
    lines = lines_of(grid, axis, values)
    sign = 1 if contest.direction == "high" else -1
    readings = []
    for key in ("mean", "highest" if sign > 0 else "lowest"):
        scores = {line.label: sign * _scores([middle(v) or 0.0 for v in line.values])[key] for line in lines}
        readings.append(_places_hold(scores, [fold(label) for _, label in named], key, grid))
    return charitable(readings)


def _places_hold(scores: dict[str, float], named: Sequence[str], key: str, grid: Grid) -> Judgement:
    """Whether the named ones take the first places in their order."""
    if any(label not in scores for label in named):
        return UNDECIDED
    ordered = sorted(scores.values(), reverse=True)
    truth = all(abs(scores[label] - ordered[n]) <= 1e-9 for n, label in enumerate(named))
    text = ", ".join(f"{grid.name(label)}: {abs(scores[label]):.4g}" for label in named)
    return Judgement(truth, f"by their {key}: {text}")


def _places(refs: Sequence[Ref], scene: Scene) -> tuple[Place, ...]:
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

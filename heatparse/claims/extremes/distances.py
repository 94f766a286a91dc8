"""Whether the named row, column or cell has the largest, or the smallest, of several differences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heatparse.claims.extremes.gaps import SIGNS, Gap
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Ref
from heatparse.claims.places.cells import pair_up
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import middle
from heatparse.models import Span
from heatparse.phrases import words
from heatparse.records import Record, replace
from heatparse.tokens import fold

_EXACT = 1e-9
_TWO = 2  # panels


class Step(Record, frozen=True):
    """The difference of one competitor: its size, and by how much it may be off."""

    name: str
    size: float
    room: float
    spans: tuple[Span, ...]
    ends: tuple[Value, ...] = ()  # the two values that it lies between


def judge_gap(gap: Gap, scene: Scene) -> Judgement:
    """Whether the named line or cell has the largest, or the smallest, of the differences."""
    if gap.averaged:
        return UNDECIDED
    if len(gap.winner) == 1 and len(gap.winner[0].names) > 1:
        from heatparse.claims.extremes.shared_gaps import judge_shared  # loaded where several are named

        return judge_shared(gap, scene)
    judgement = _judge_gap(gap, scene)
    if judgement.truth is False and _may_be_of_panels(gap, scene):
        return UNDECIDED
    if judgement.truth is False and gap.ends and gap.clause.says(words("names", "advantages")):
        # "A's lead over B is largest on P": where A is ahead, and not where B is
        ahead = (_judge_gap(replace(gap, noun=noun), scene) for noun in ("gain", "drop"))
        return UNDECIDED if any(each.truth for each in ahead) else judgement
    if judgement.truth is not False or not gap.turnable:
        return judgement
    turned = _judge_gap(replace(gap, noun={"gain": "drop", "drop": "gain"}.get(gap.noun, gap.noun)), scene)
    return UNDECIDED if turned.truth else judgement


def _may_be_of_panels(gap: Gap, scene: Scene) -> bool:
    """ "A improves least": along an axis, or from the first of two panels to the second, where none is named."""
    if len(scene.grids) != _TWO or gap.ends or gap.noun == "gap" or len(scene.panels(gap.clause)) > 1:
        return False
    return not any(scene.panels_named(ref) for ref in gap.clause.refs())


def winning_step(gap: Gap, scene: Scene) -> Step | None:
    """The difference of the named line, where it is the largest, or the smallest, of all."""
    panels = scene.panels(gap.clause)
    if _is_between_panels(gap, panels):
        return _winning_change(gap, panels, scene)
    if len(panels) != 1 or gap.steps:
        return None
    grid = scene.filled(panels[0])
    spans = [gap, replace(gap, span=True, noun="gap")] if gap.noun != "gap" and not gap.ends else [gap]
    for each in spans:
        for line in _winning_lines(gap.winner or list(gap.clause.heads[:1]), grid, scene):
            steps = list(steps_of(each, line, grid, scene))
            if _of_steps(each, steps, line, grid).truth:
                return next(step for step in steps if step.name == fold(line.labels[0]))
    return None


def _judge_gap(gap: Gap, scene: Scene) -> Judgement:
    panels = scene.panels(gap.clause)
    if gap.steps:
        return _of_neighbors(gap, scene.filled(panels[0]), scene) if len(panels) == 1 else UNDECIDED
    if _is_between_panels(gap, panels):
        return _between_panels(gap, panels, scene)
    if gap.noun != "gap" and not gap.ends and not gap.span:  # from the first to the last, or from end to end
        firm, loose = (
            _judge_lines(gap, panels, scene),
            _judge_lines(replace(gap, span=True, noun="gap"), panels, scene),
        )
        return charitable([firm, loose]) if firm.truth is not None else UNDECIDED
    return _judge_lines(gap, panels, scene)


def judge_followers(gap: Gap, scene: Scene) -> Judgement:
    """Whether those that are told behind the winner have the next largest, or smallest, differences."""
    panels = scene.panels(gap.clause)
    if len(panels) != 1 or gap.steps or len(gap.winner) != 1:
        return UNDECIDED
    grid = scene.filled(panels[0])
    spans = [gap, replace(gap, span=True, noun="gap")] if gap.noun != "gap" and not gap.ends else [gap]
    readings = [
        _in_order(each, line, grid, scene)
        for each in spans
        for line in _winning_lines(gap.winner, grid, scene)
    ]
    judgement = charitable(readings)
    return UNDECIDED if judgement.truth is False and gap.unsure else judgement


def _in_order(gap: Gap, line: Line, grid: Grid, scene: Scene) -> Judgement:
    behind = [
        fold(label)
        for ref in gap.behind
        for entry in scene.lines(ref, grid)
        if entry.axis == line.axis
        for label in entry.labels
    ]
    turn = {"gain": 1, "drop": -1}.get(gap.noun, 0)
    steps = list(steps_of(gap, line, grid, scene))
    sizes = {s.name: SIGNS[gap.top.direction] * (s.size * turn if turn else abs(s.size)) for s in steps}
    lines = grid.rows if line.axis == "row" else grid.columns
    named = [fold(line.labels[0]), *behind]
    if len(steps) < len(lines) or len(behind) != len(gap.behind) or not sizes.keys() >= set(named):
        return UNDECIDED
    order = sorted(sizes, key=lambda name: -sizes[name])[: len(named)]
    truth = all(abs(sizes[one] - sizes[two]) <= _EXACT for one, two in zip(named, order, strict=True))
    if not truth and any(step.room for step in steps):
        return UNDECIDED
    told = ", ".join(f"{grid.name(name)} with {abs(sizes[name]):.4g}" for name in order)
    return Judgement(truth, f"by their {gap.noun}, the first are {told}")


def _judge_lines(gap: Gap, panels: Sequence[int], scene: Scene) -> Judgement:
    winners = gap.winner or list(gap.clause.heads[:1])
    if gap.unsure and has_guards(gap.clause.phrases):
        return UNDECIDED
    found = UNDECIDED
    for grid in [scene.filled(n) for n in panels]:
        each = [
            _of_steps(gap, list(steps_of(gap, lines, grid, scene, beside)), lines, grid)
            for lines in _winning_lines(winners, grid, scene)
            for beside in ((True, False) if gap.span and grid.has_trivial_diagonal else (False,))
        ]
        judgement = charitable(each)
        if judgement.truth or found.truth is None:
            found = judgement
        if judgement.truth:
            return judgement
    certain = len(panels) == 1 and not gap.unsure
    rivals = any(
        word.type == "RIVALS" for word in gap.clause.words
    )  # "more than all others" is not more than at its other steps
    if found.truth is False and certain and gap.ends and not rivals:
        return _of_own_steps(gap, found, scene.filled(panels[0]), scene)
    return found if found.truth or certain else UNDECIDED


def _of_own_steps(gap: Gap, judgement: Judgement, grid: Grid, scene: Scene) -> Judgement:
    """ "A falls most from P to Q": more than any other does there, or more than at any other of its steps."""
    from heatparse.claims.extremes.own_steps import (
        is_among_lines,
        judge_own_step,
        may_be_own,
    )  # loaded for what seems wrong

    if is_among_lines(gap):
        return judgement
    winners = gap.winner or list(gap.clause.heads[:1])
    lines = _winning_lines(winners, grid, scene)
    own = [each for line in lines if (each := judge_own_step(gap, line, grid, scene)) is not None]
    if gap.noun == "gap" and any(each.truth is None for each in own):
        return UNDECIDED
    true = next((each for each in own if each.truth), None)
    if true is None:
        return judgement
    return true if may_be_own(gap, winners[0]) else UNDECIDED


def _of_neighbors(gap: Gap, grid: Grid, scene: Scene) -> Judgement:
    """Whether the step between two places next to each other, in a line or anywhere, is the largest of all."""
    ends = [line for ref in gap.ends for line in scene.lines(ref, grid)]
    axes = {line.axis for line in ends}
    labels = [fold(label) for line in ends for label in line.labels]
    if len(axes) != 1 or len(labels) != 2:
        return UNDECIDED
    along = axes.pop()
    order = list(grid.rows if along == "row" else grid.columns)
    across = [line for ref in gap.winner for line in scene.lines(ref, grid) if line.axis != along]
    mine = [fold(label) for line in across for label in line.labels]
    if len(mine) > 1 or labels[0] not in order or labels[1] not in order:
        return UNDECIDED
    steps: dict[tuple[str, str], Step] = {}
    for key in grid.columns if along == "row" else grid.rows:
        found = grid.column(key) if along == "row" else grid.row(key)
        values = {value.row if along == "row" else value.column: value for value in found}
        for one, two in pairwise(order):
            if one in values and two in values:
                steps[key, one] = _step(f"{grid.name(key)} from {grid.name(one)}", values[one], values[two])
    first = min(labels, key=order.index)
    named = {place for place in steps if place[1] == first and (not mine or place[0] == mine[0])}
    if abs(order.index(labels[0]) - order.index(labels[1])) != 1 or not named:
        return UNDECIDED
    judgement = _of_cells(gap, steps, named)
    sizes = {place: abs(step.size) for place, step in steps.items()}
    best = max(sizes.values())
    ties = [steps[place] for place in steps if place not in named and abs(sizes[place] - best) <= _EXACT]
    if judgement.truth and ties and mine and not gap.top.shared:
        text = f"{judgement.explanation}, and the same is true of {ties[0].name}"
        return Judgement(False, text, judgement.spans, "tied-extremum")
    return judgement if judgement.truth or not gap.unsure else UNDECIDED


def _is_between_panels(gap: Gap, panels: Sequence[int]) -> bool:
    """Whether what is compared are the distances of the cells of two panels that face each other."""
    return len(panels) == _TWO and not (gap.ends or gap.span or gap.steps)


def _changes(gap: Gap, panels: Sequence[int], scene: Scene) -> dict[tuple[str, str], Step]:
    """What each cell changes by from one panel to the other; nothing where they do not show the same cells."""
    told = [getattr(phrase, "key", "") for phrase in gap.clause.phrases]
    leads = "from" in told and "to" in told and len(scene.grids) > _TWO
    first, second = (scene.filled(panel) for panel in (panels if leads else sorted(panels)))
    if set(first.cells) != set(second.cells) or len(first.cells) < _TWO:
        return {}
    return {
        pair: _step(first.place(value, True), value, second.cells[pair])
        for pair, value in first.cells.items()
    }


def _winning_cells(gap: Gap, grid: Grid, scene: Scene) -> set[tuple[str, str]]:
    pairs = pair_up(gap.winner, scene, grid) if gap.winner else []
    return {(fold(row), fold(column)) for row, column in pairs}


def _winning_change(gap: Gap, panels: Sequence[int], scene: Scene) -> Step | None:
    """The change of the named cell, where it is the largest, or the smallest, of all."""
    steps = _changes(gap, panels, scene)
    pairs = _winning_cells(gap, scene.filled(panels[0]), scene)
    if len(pairs) != 1 or not steps or not _of_cells(gap, steps, pairs).truth:
        return None
    return steps[next(iter(pairs))]


def _between_panels(gap: Gap, panels: Sequence[int], scene: Scene) -> Judgement:
    """Whether a cell, or a line by its mean or one of its cells, changes most from the first panel to the second."""
    first = scene.filled(panels[0])
    steps = _changes(gap, panels, scene)
    if not steps:
        return UNDECIDED
    pairs = _winning_cells(gap, first, scene)
    if len(pairs) == 1:
        own = _own_steps(gap, steps, first, scene)
        return _certain(gap, [_of_cells(gap, each, pairs) for each in (own, steps) if each])
    readings: list[Judgement] = []
    for line in _winning_lines(gap.winner or gap.clause.heads[:1], first, scene):
        at = 0 if line.axis == "row" else 1
        key = fold(line.labels[0])
        groups: dict[str, list[Step]] = {}
        for pair, step in steps.items():
            groups.setdefault(pair[at], []).append(step)
        means = {
            (name, ""): Step(
                first.name(name),
                sum(s.size for s in group) / len(group),
                max(s.room for s in group),
                group[0].spans,
            )
            for name, group in groups.items()
        }
        readings.append(_of_cells(gap, means, {(key, "")}))
        readings.append(_of_cells(gap, steps, {pair for pair in steps if pair[at] == key}))
    return _certain(gap, readings)


def _own_steps(
    gap: Gap, steps: dict[tuple[str, str], Step], grid: Grid, scene: Scene
) -> dict[tuple[str, str], Step]:
    """ "A's loss is largest at P": the changes of A alone; none where nobody owns them."""
    owner, change = (*gap.clause.phrases[:2], None, None)[:2]
    if not isinstance(owner, Ref) or change is None or change.type != "DIFFERENCE":
        return {}
    lines = scene.lines(owner, grid)
    keys = {(line.axis == "column", fold(label)) for line in lines for label in line.labels}
    return {pair: step for pair, step in steps.items() if {(False, pair[0]), (True, pair[1])} & keys}


def _certain(gap: Gap, readings: Sequence[Judgement]) -> Judgement:
    judgement = charitable(readings)
    return UNDECIDED if judgement.truth is False and gap.unsure else judgement


def _of_cells(gap: Gap, steps: dict[tuple[str, str], Step], winners: set[tuple[str, str]]) -> Judgement:
    """Whether one of some cells has the largest, or the smallest, of the changes."""
    turn = {"gain": 1, "drop": -1}.get(gap.noun, 0)
    sign = SIGNS[gap.top.direction]
    sizes = {pair: sign * (step.size * turn if turn else abs(step.size)) for pair, step in steps.items()}
    if not winners <= set(steps) or not winners:
        return UNDECIDED
    mine, best = max(winners, key=lambda pair: sizes[pair]), max(sizes, key=lambda pair: sizes[pair])
    lead = sizes[best] - sizes[mine]
    spans = steps[mine].spans + (steps[best].spans if lead > _EXACT else ())
    text = f"the {gap.noun} of {steps[mine].name} is {sign * sizes[mine]:.4g}" + (
        f", that of {steps[best].name} is {sign * sizes[best]:.4g}" if lead > _EXACT else ""
    )
    sure = lead > steps[mine].room + steps[best].room + _EXACT
    return Judgement(False if sure else True if lead <= _EXACT else None, text, spans)


def _winning_lines(refs: Sequence[Ref], grid: Grid, scene: Scene) -> Iterator[Line]:
    """The row or column that is named as the winner; both where the axes share its name."""
    lines = [line for ref in refs for line in scene.lines(ref, grid)]
    if len(refs) == 1 and all(len(line.labels) == 1 for line in lines):
        yield from lines


def steps_of(gap: Gap, line: Line, grid: Grid, scene: Scene, beside: bool = False) -> Iterator[Step]:
    """The differences of all lines of the winner's axis; `beside`: without the diagonal, which says nothing."""
    other = "column" if line.axis == "row" else "row"
    ends = _ends(gap, other, grid, scene)
    for key in grid.rows if line.axis == "row" else grid.columns:
        values = grid.row(key) if line.axis == "row" else grid.column(key)
        if gap.span:
            full = len(values) == len(grid.columns if line.axis == "row" else grid.rows)
            told = [value for value in values if not (beside and value.row == value.column)]
            numbers = sorted((n, value) for value in told if (n := middle(value)) is not None)
            if full and len(numbers) > 1:
                yield _step(key, numbers[0][1], numbers[-1][1])
        elif ends is not None:
            by_end = {value.column if line.axis == "row" else value.row: value for value in values}
            if ends[0] in by_end and ends[1] in by_end:
                yield _step(key, by_end[ends[0]], by_end[ends[1]])


def _ends(gap: Gap, other: str, grid: Grid, scene: Scene) -> tuple[str, str] | None:
    """The two places that a difference lies between: named, or the first and the last of a numbered axis."""
    if gap.ends:
        labels = [
            fold(label)
            for ref in gap.ends
            for entry in scene.lines(ref, grid)
            if entry.axis == other
            for label in entry.labels
        ]
        return (labels[0], labels[1]) if len(labels) == 2 else None
    order = list(grid.columns if other == "column" else grid.rows)
    numbered = {fold(label.text) for _, label in scene.names.numbered("x" if other == "column" else "y")}
    if len(order) == _TWO and len(grid.rows if other == "column" else grid.columns) > _TWO:
        return order[0], order[1]  # which of them is meant with "from" nobody says
    return (order[0], order[-1]) if len(order) > 2 and numbered >= set(order) else None


def _step(name: str, first: Value, last: Value) -> Step:
    start, end = middle(first) or 0.0, middle(last) or 0.0
    room = first.slack + last.slack + (first.high - first.low) / 2 + (last.high - last.low) / 2
    return Step(name, end - start, room, (first.span, last.span), (first, last))


def _of_steps(gap: Gap, steps: Sequence[Step], line: Line, grid: Grid) -> Judgement:
    lines = grid.rows if line.axis == "row" else grid.columns
    turn = {"gain": 1, "drop": -1}.get(gap.noun, 0)
    sizes = {step.name: step.size * turn if turn else abs(step.size) for step in steps}
    mine = next((step for step in steps if step.name == fold(line.labels[0])), None)
    if mine is None or len(steps) < len(lines) or len(steps) < 2:
        return UNDECIDED
    sign = SIGNS[gap.top.direction]
    across = grid.columns if line.axis == "row" else grid.rows
    if not gap.ends and not gap.span and len(across) == _TWO and _may_win(mine, steps, sign):
        return Judgement(
            True, f"the {gap.noun} is {abs(mine.size):.4g} for {grid.name(mine.name)}", mine.spans
        )
    if turn and sizes[mine.name] <= 0:
        against = gap.ends and sign > 0 and sizes[mine.name] < -mine.room
        first = max(steps, key=lambda step: sizes[step.name])
        if not against or sizes[first.name] <= first.room:
            return UNDECIDED
        text = (
            f"{grid.name(mine.name)} has none, and that of {grid.name(first.name)} is {sizes[first.name]:.4g}"
        )
        return Judgement(False, text, mine.spans + first.spans)
    rivals = [step for step in steps if sign > 0 or not turn or sizes[step.name] > 0]
    best = max(rivals, key=lambda step: sign * sizes[step.name])
    lead = sign * (sizes[best.name] - sizes[mine.name])
    spans = mine.spans + (best.spans if best is not mine else ())
    text = f"the {gap.noun} is {sizes[mine.name]:.4g} for {grid.name(mine.name)}"
    if lead > _EXACT and gap.signed and _is_best_ahead(steps, mine, sign):
        return UNDECIDED  # the other one is ahead by more elsewhere
    if lead > _EXACT:
        text += f", and {sizes[best.name]:.4g} for {grid.name(best.name)}"
        return Judgement(False if lead > mine.room + best.room + _EXACT else None, text, spans)
    ties = [s for s in rivals if s is not mine and abs(sizes[s.name] - sizes[mine.name]) <= _EXACT]
    if ties and not mine.room and not ties[0].room and not gap.top.shared:
        text = f"{text}, and the same for {grid.name(ties[0].name)}"
        return Judgement(False, text, mine.spans + ties[0].spans, "tied-extremum")
    return Judgement(True, text, spans)


def _may_win(mine: Step, steps: Sequence[Step], sign: int) -> bool:
    """Whether a line has the largest (smallest) change of the two places there are, in one way or the other.

    From the first to the second or back, by its size or by its part of what it started from: all may be meant.
    """
    sizes = [(step, (step.size, -step.size, abs(step.size), *_parts(step))) for step in steps]
    own = next(each for step, each in sizes if step is mine)
    rivals = [each for step, each in sizes if step is not mine]
    signed = len({step.size > 0 for step in steps}) > 1  # the smallest gain may be a loss
    return any(
        all(sign * own[at] >= sign * each[at] - mine.room - _EXACT for each in rivals)
        for at in range(0 if signed else _TWO, len(own))
    )


def _parts(step: Step) -> tuple[float, float]:
    """The size of a change as a part of either end; 0 where that is none."""
    ends = [abs(middle(value) or 0.0) for value in step.ends]
    return tuple(abs(step.size) / end if end else 0.0 for end in ends)  # type: ignore[return-value]


def _is_best_ahead(steps: Sequence[Step], mine: Step, sign: int) -> bool:
    """Whether a lead is the largest (smallest) of those of the same one of two."""
    ahead = [abs(step.size) * sign for step in steps if step.size * mine.size > 0]
    return bool(ahead) and abs(mine.size) * sign >= max(ahead) - _EXACT

"""Which panel a superlative names, and in how many panels one holds: "A has the lowest loss in every setting"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.contest_scopes import scope_of
from heatparse.claims.extremes.contests import directions, judge_in
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.extremes.winners import Direction
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.scene import Scene
from heatparse.claims.wording import plural_of
from heatparse.grid import Grid, Value
from heatparse.inventory.problems import enumerated
from heatparse.measures import Measure, at_least, at_most, equal, middle
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold, label_keys

_ONE_WAY = {"high": "much", "low": "little"}  # words that mean one end of the values, whatever is better
_MADE = frozenset(("spread", "maximum", "minimum"))  # of the values of a panel


def count_panels(statement: Statement, scene: Scene) -> Judgement:
    """E.g. "In three of the four charts"."""
    each = [judge_in(statement, grid, scene) for grid in scene.all_filled()]
    if any(judgement.truth is None for judgement in each):
        return UNDECIDED
    count = sum(judgement.truth is True for judgement in each)
    spans = tuple(span for judgement in each for span in judgement.spans)
    return Judgement(
        count == statement.panel_count, f"this is so in {count} of the {len(each)} panels", spans
    )


def judge_panels(statement: Statement, scene: Scene, placed: bool = False) -> Judgement:
    """Whether a panel holds the best value of all, or is best on average, or has the widest spread.

    `placed`: the extreme of the figure is told to lie in it, whatever it is on average.
    """
    said = statement.clause.says
    placed = placed or said(words("winners", "containing")) or said(words("winners", "of_one_cell"))
    if statement.measure == "spread" and _is_of_scale(statement, scene):
        return UNDECIDED
    if statement.measure in _MADE:
        return charitable([_judge_made(statement, way, scene) for way in directions(statement, scene)])
    either = [
        _judge_panels_by(statement, direction, placed, scene) for direction in directions(statement, scene)
    ]
    return charitable(either)


def _is_of_scale(statement: Statement, scene: Scene) -> bool:
    """ "A uses the lowest color range": how far its scale reaches, and no values."""
    tokens = scene.draft.tokens.between(statement.clause.start, statement.clause.end)
    return not words("structure", "head_scales", "names").isdisjoint(token[3] for token in tokens)


def _judge_panels_by(statement: Statement, direction: Direction, placed: bool, scene: Scene) -> Judgement:
    """Whether a panel holds the highest, or the lowest, value of all, or has the highest mean."""
    sign = 1 if direction == "high" else -1
    scores: dict[int, tuple[float, float]] = {}
    for grid in scene.all_filled():
        values = _values_at(statement, grid, scene)
        numbers = [(value.low + value.high) / 2 for value in values]
        if not numbers:
            return UNDECIDED
        scores[grid.index] = (max(sign * n for n in numbers), sign * sum(numbers) / len(numbers))
    mine = statement.panels[0]
    if statement.universal and len(statement.panels) == 1 and len(scores) > 1:
        return _wins_everywhere(statement, sign, scene)
    own = judge_in(statement, scene.filled(mine), scene)
    if statement.amounts and own.truth:
        return own
    if len(scores) < 2 or len(statement.panels) != 1 or statement.universal:
        return UNDECIDED
    measures = {"": (0,) if placed else (0, 1), "mean": (1,)}.get(statement.measure, (0,))
    true = [k for k in measures if all(scores[mine][k] >= other[k] - 1e-9 for other in scores.values())]
    shown = (true or measures)[0]
    told = ", ".join(
        f"{sign * score[shown]:.4g} for {scene.document.panels[n].title or f'panel {n + 1}'}"
        for n, score in scores.items()
    )
    return Judgement(bool(true), f"the {'means' if shown else f'{direction}est values'} are {told}")


def _values_at(statement: Statement, grid: Grid, scene: Scene) -> list[Value]:
    """The values of a panel at the places that are told: "the highest share at P across both panels"."""
    found = [scene.lines(ref, grid) for ref in statement.slices]
    if any(len(lines) != 1 for lines in found):
        return []
    return scope_of(statement, grid, [lines[0] for lines in found])


def _judge_made(statement: Statement, direction: Direction, scene: Scene) -> Judgement:
    """Whether the spread of a panel, its maximum or its minimum is the highest (lowest) of all, and what it is."""
    sizes: dict[int, Measure] = {}
    for grid in scene.all_filled():
        values = [value for value in scope_of(statement, grid) if middle(value) is not None]
        if not values or statement.slices or statement.top.rank > 1 or statement.universal:
            return UNDECIDED
        high, low = max(value.high for value in values), min(value.low for value in values)
        size = {"maximum": high, "minimum": low}.get(statement.measure, high - low)
        resolution, slack = (max(getattr(v, name) for v in values) for name in ("resolution", "slack"))
        ends = 2 if statement.measure == "spread" else 1
        sizes[grid.index] = Measure(size, size, resolution, ends * slack)
    if len(statement.panels) != 1 or len(statement.amounts) > 1:
        return UNDECIDED
    mine = sizes[statement.panels[0]]
    sign = 1 if direction == "high" else -1
    ahead = all(sign * (mine.low - other.low) >= -1e-9 for other in sizes.values())
    rivals = [other for other in sizes.values() if other is not mine]
    close = any(abs(mine.low - other.low) <= mine.slack + other.slack for other in rivals)
    titles = [panel.title or f"panel {n + 1}" for n, panel in enumerate(scene.document.panels)]
    told = enumerated([f"{size.low:.4g} for {titles[n]}" for n, size in sizes.items()])
    text = f"the {plural_of(statement.measure)} are {told}"
    if not ahead:
        return UNDECIDED if close else Judgement(False, text)
    grid = scene.filled(statement.panels[0])
    held = [equal(grid.measure(amount.quantity), mine) for amount, _ in statement.amounts]
    return Judgement(None if None in held else False not in held, text)


def _wins_everywhere(statement: Statement, sign: int, scene: Scene) -> Judgement:
    """E.g. "A has the lowest loss in every setting", of the panel A: cell by cell."""
    own, *others = sorted(scene.all_filled(), key=lambda grid: grid.index != statement.panels[0])
    same = all(set(grid.cells) == set(own.cells) for grid in others)
    if not same or statement.over not in ("", "cell") or statement.most or statement.but or statement.slices:
        return UNDECIDED
    parts: list[Judgement] = []
    for value in scope_of(statement, own):
        pair = value.row, value.column
        rivals = sorted(
            (grid.cells[pair] for grid in others), key=lambda rival: -sign * (middle(rival) or 0.0)
        )
        rank = statement.top.rank - 1
        if rank > len(rivals):
            return UNDECIDED
        best = rivals[min(rank, len(rivals) - 1)]
        ahead = at_least(value, best) if (sign > 0) == (rank < len(rivals)) else at_most(value, best)
        if ahead and 0 < rank < len(rivals):  # "A is second in every setting": behind somebody, too
            best = rivals[rank - 1]
            ahead = at_most(value, best) if sign > 0 else at_least(value, best)
        grid = next(grid for grid in others if grid.cells[pair] is best)
        text = f"{own.tell(value)}, and {grid.tell(best)}"
        parts.append(Judgement(ahead, text, (value.span, best.span)))
    judgement = together(parts)
    return (
        judgement._replace(explanation=f"this is so in all {len(parts)} cells")
        if judgement.truth
        else judgement
    )


def panels_behind(statement: Statement, scene: Scene) -> set[int]:
    """The panels named behind a superlative: "the highest of all panels (0.9) is in the left one"."""
    behind = [ref for ref in statement.clause.refs() if ref.start > statement.top.end]
    return {n for ref in behind for n in scene.panels_named(ref)}


def judge_figure(statement: Statement, scene: Scene) -> Judgement:
    """Whether the stated numbers take the places that are told of them among the values of all panels."""
    stated = [amount.quantity for amount, _ in statement.amounts]
    top, size = statement.top, statement.top.count or 1
    if len(stated) != size or statement.part != "all" or statement.measure:
        return UNDECIDED
    grids = scene.all_filled()
    values = [value for grid in grids for value in _values_at(statement, grid, scene)]
    places = panels_behind(statement, scene)
    readings: list[Judgement] = []
    for direction in directions(statement, scene):
        ordered = sorted(values, key=lambda value: middle(value) or 0.0, reverse=direction == "high")
        best = ordered[top.rank - 1 : top.rank - 1 + size]
        if len(best) < size:
            return UNDECIDED
        pairs = zip(
            sorted(map(grids[0].measure, stated), key=lambda number: number.low),
            sorted(best, key=lambda value: value.low),
            strict=True,
        )
        held = all(equal(number, value) is not False for number, value in pairs)
        told = [value for n in places for value in grids[n].values]
        if size == 1 and told:
            held = held and any(middle(value) == middle(best[0]) for value in told)
        numbers = enumerated([value.text for value in best])
        text = f"over all panels, number {top.rank} is" if size == 1 else f"over all panels, the {size} are"
        readings.append(Judgement(held, f"{text} {numbers}", tuple(value.span for value in best)))
    return charitable(readings)


def judge_everywhere(statement: Statement, scene: Scene) -> Judgement:
    """Whether the extreme "of the whole figure" is the one of the panel that holds it: no panel is named for it."""
    if not of_one_measure(scene) or statement.limits or statement.measure:
        return UNDECIDED
    readings: list[Judgement] = []
    unread = False
    for direction in directions(statement, scene):
        sign = 1 if direction == "high" else -1
        scored = [
            (max(sign * (middle(value) or 0.0) for value in values), grid)
            for grid in scene.all_filled()
            if (values := [v for v in _values_at(statement, grid, scene) if middle(v) is not None])
        ]
        best = max((score for score, _ in scored), default=None)
        unread |= len(scored) < len(scene.grids)
        readings += [
            judge_in(replace(statement, direction=_ONE_WAY[direction]), grid, scene)
            for score, grid in scored
            if score == best
        ]
    judgement = charitable(readings) if readings else UNDECIDED
    return (
        judgement
        if not unread or (judgement.truth is False and _lies_inside(statement, scene))
        else UNDECIDED
    )


def _lies_inside(statement: Statement, scene: Scene) -> bool:
    """Whether a stated extreme is surpassed by values that are known, whatever a panel without numbers shows."""
    grids = [grid for grid in scene.all_filled() if grid.values]
    if len(statement.amounts) != 1 or statement.winners or not grids:
        return False
    told = grids[0].measure(statement.amounts[0][0].quantity)
    known = [value for grid in grids for value in grid.values]
    return min(v.low for v in known) < told.low and told.high < max(v.high for v in known)


def _is_of_values(statement: Statement) -> bool:
    """ "The lowest loss", "the brightest cell", "the maximum": of a value, and no row or column on the whole."""
    top = statement.top
    nouns = any(noun.type == "MEASURE" or noun.value == "cell" for noun in top.nouns)
    return nouns or top.key.split()[-1] in words("winners", "nouns")


def of_one_measure(scene: Scene) -> bool:
    """Whether the scales of all panels are alike, so that their values can be compared.

    "Accuracy" and "Training time" are two measures, whatever is said of the scales.
    """
    known = words("names", "lower_is_better") | words("names", "higher_is_better") | words("names", "metrics")
    told = {known.intersection(label_keys(panel.title or "")) for panel in scene.document.panels}
    if len(told) > 1:
        return False
    scales = {
        (fold(panel.legend.label or ""), panel.legend.low, panel.legend.high) if panel.legend else ()
        for panel in scene.document.panels
    }
    return len(scales) == 1


def beaten_elsewhere(statement: Statement, named: Sequence[int], scene: Scene) -> Judgement:
    """Whether the extreme "of the whole figure" lies in a panel that is not named, where all show one measure."""
    if not statement.amounts and not _is_of_values(statement):
        return UNDECIDED  # "the overall winner is A": on the whole, and no single cell
    rest = [grid for grid in scene.all_filled() if grid.index not in named]
    if not of_one_measure(scene) or not rest or statement.limits or statement.measure:
        return UNDECIDED
    judged: list[Judgement] = []
    for direction in directions(statement, scene):
        sign = 1 if direction == "high" else -1
        meant = replace(statement, direction=_ONE_WAY[direction])
        if not all(judge_in(meant, scene.filled(n), scene).truth for n in named):
            continue  # "the worst" of losses is no lowest one
        own, others = (
            [v for grid in grids for v in _values_at(statement, grid, scene) if middle(v) is not None]
            for grids in ([scene.filled(n) for n in named], rest)
        )
        if not own or not others:
            return UNDECIDED
        mine, best = (max(values, key=lambda v: sign * (middle(v) or 0.0)) for values in (own, others))
        ahead = sign * ((middle(best) or 0.0) - (middle(mine) or 0.0)) > mine.slack + best.slack
        grid = next(grid for grid in rest if best in grid.values)
        text = f"over all panels, the {direction}est value is {grid.show(best)}"
        judged.append(Judgement(False if ahead else None, text, (best.span,)))
    return charitable(judged) if judged else UNDECIDED

"""By how much lines change: who gained more, in numbers or as a part of what was there before."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Ref
from heatparse.claims.places.lines import Line
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import middle
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_EXACT = 1e-9
_TWO = 2


class Side(NamedTuple):
    """Who is set against whom: two lines where they are paired, else one against all others."""

    refs: list[Ref]
    ends: list[Ref]
    way: str  # up, down, better, worse, either
    sign: int  # more or most: 1; less or least: -1
    paired: bool
    relative: bool


class Change(NamedTuple):
    """What a line changes by, its room, and its two values."""

    size: float
    share: float | None
    room: float
    ends: tuple[Value, Value]


def judge_race(side: Side, grid: Grid, scene: Scene) -> Judgement:
    """Whether one line changes more than another, or than all; undecided where that depends on how it is measured."""
    lines = [_line(ref, grid, scene) for ref in side.refs]
    if not lines or any(line is None for line in lines) or len(lines) != (_TWO if side.paired else 1):
        return UNDECIDED
    axes = {line.axis for line in lines if line is not None}
    turn = _turn(side.way, scene)
    if len(axes) != 1 or turn is None:
        return UNDECIDED
    axis = axes.pop()
    ends = _ends(side.ends, "column" if axis == "row" else "row", grid, scene)
    if ends is None:
        return UNDECIDED
    named = [fold(line.labels[0]) for line in lines if line is not None]
    keys = named if side.paired else list(grid.rows if axis == "row" else grid.columns)
    found = {key: _change(key, axis, ends, turn, grid) for key in keys}
    changes = {key: change for key, change in found.items() if change is not None}
    if len(changes) < max(_TWO, len(keys)) or changes[named[0]].size <= changes[named[0]].room:
        return UNDECIDED
    return _compared(side, named[0], changes, grid)


def _line(ref: Ref, grid: Grid, scene: Scene) -> Line | None:
    lines = scene.lines(ref, grid)
    return lines[0] if len(lines) == 1 and len(lines[0].labels) == 1 else None


def _turn(way: str, scene: Scene) -> int | None:
    """Which sign a change has that goes this way: 0 for either; None where nobody knows."""
    if way in ("better", "worse"):
        if scene.may_be_better_low and not scene.less_is_better:
            return None
        return (1 if way == "better" else -1) * (-1 if scene.less_is_better else 1)
    return {"up": 1, "down": -1}.get(way, 0)


def _ends(refs: Sequence[Ref], across: str, grid: Grid, scene: Scene) -> tuple[str, str] | None:
    """The two places between which lines change."""
    order = order_of(across, grid)
    if not refs:
        return (order[0], order[-1]) if len(order) > _TWO else None
    places = [line for ref in refs if (line := _line(ref, grid, scene)) is not None and line.axis == across]
    if len(refs) == len(places) == 1:
        here = fold(places[0].labels[0])
        at = order.index(here) if here in order else 0
        return (order[at - 1], here) if at else None  # "in March": since February
    if len(places) != _TWO:
        return None
    one, two = (fold(place.labels[0]) for place in places)
    return (one, two) if one != two else None


def _change(key: str, axis: str, ends: tuple[str, str], turn: int, grid: Grid) -> Change | None:
    values = [grid.at(key, end) if axis == "row" else grid.at(end, key) for end in ends]
    first, last = values
    if first is None or last is None or first.slack or last.slack:
        return None
    start, end = middle(first), middle(last)
    if start is None or end is None or first.low != first.high or last.low != last.high:
        return None
    size = (end - start) * turn if turn else abs(end - start)
    share = size / start if start > 0 else None
    return Change(size, share, (first.resolution + last.resolution) / 2, (first, last))


def _compared(side: Side, mine: str, changes: dict[str, Change], grid: Grid) -> Judgement:
    """By the sizes and, where these do not bear it out, by the shares: refuted where neither does."""
    rivals = [change for key, change in changes.items() if key != mine]
    if any(change.size <= 0 for change in rivals) and (side.paired or side.sign < 0):
        return UNDECIDED  # the other one goes the other way
    by_size = _ahead(side, changes[mine].size, [change.size for change in rivals], changes[mine].room)
    shares = [change.share for change in (changes[mine], *rivals)]
    whole = all(share is not None for share in shares)
    by_share = _ahead(side, shares[0] or 0.0, [share or 0.0 for share in shares[1:]], 0.0) if whole else None
    truth = by_share if side.relative else by_size
    if truth is False and (not whole or by_share is not False or by_size is not False):
        truth = None
    rival = max(rivals, key=lambda change: side.sign * change.size)
    text = f"the change of {grid.name(mine)} is {changes[mine].size:.4g}, and the other one {rival.size:.4g}"
    if not side.paired:
        text = (
            f"the change of {grid.name(mine)} is {changes[mine].size:.4g}, and the next one {rival.size:.4g}"
        )
    spans = (*(v.span for v in changes[mine].ends), *(v.span for v in rival.ends))
    return Judgement(truth, text, spans)


def _ahead(side: Side, mine: float, others: Sequence[float], room: float) -> bool | None:
    """Whether a change is the larger, or the smaller, one; None where it may be either."""
    leads = [side.sign * (mine - other) for other in others]
    if all(lead > _EXACT for lead in leads):
        return True
    if any(lead < -2 * room - _EXACT for lead in leads):
        return False
    return None

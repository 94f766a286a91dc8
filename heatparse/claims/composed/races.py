"""Changes, spreads and gaps that are set against each other: "A gains more than B from X to Y"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.directions import sign_of
from heatparse.claims.composed.ends import lines
from heatparse.claims.composed.settings import cell_at, line_of
from heatparse.claims.composed.sides import paired, stands_alone, travelled
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.composed.ways_along import Journey, names_two
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.grid import Part as GridPart
from heatparse.measures import middle
from heatparse.models.claims import BaseClaim, ComparisonClaim, DifferenceClaim
from heatparse.records import NamedTuple, Record
from heatparse.tokens import fold

_PARTS = frozenset((
    "PLACE", "DIFFERENCE", "COMPARATIVE", "FACTOR", "THAN", "VERB", "BREAK", "MOVE", "SUPERLATIVE", "AND",
))  # fmt: skip
_MORE = {"high": 1, "fast": 1, "low": -1}
_LEAST, _MOST = 0.7, 1.35  # parts of a factor within which nobody would call it wrong


class Size(NamedTuple):
    """How large a change is, how exactly that is known, and the two values between which it lies."""

    size: float
    room: float
    ends: tuple[Value, Value]


class Race(Record):
    """What is compared: changes along a journey, or spreads; which is the larger one, or how many times."""

    one: Constituent
    two: Constituent
    journey: Journey | None
    gap: Constituent | None  # two places: the gap between them, at the one and at the other
    sign: int
    order: int  # 1: the first is larger, -1: smaller, 0: so many times as large
    factor: float


def read_race(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    panels = scene.panels(clause)
    told = _race(given, scene) if len(panels) == 1 and stands_alone(clause, scene) else None
    if told is None:
        return []
    grid = scene.filled(panels[0])
    judged = [_judge(told, one, two) for one, two in _sizes(told, grid, scene)]
    if not judged:
        return []
    if told.order:
        return [scene.claim(ComparisonClaim, clause, charitably(judged))]
    return [scene.claim(DifferenceClaim, clause, charitably(judged), mode="factor")]


def _race(given: Sequence[Constituent], scene: Scene) -> Race | None:
    types = [part.type for part in given]
    if not _PARTS.issuperset(types) or types.count("DIFFERENCE") != 1:
        return None
    moved = next(part.phrase for part in given if part.type == "DIFFERENCE")
    order, factor, then = _told_order(given)
    if not order and not factor:
        return None
    tops = [part.phrase for part in given if isinstance(part.phrase, Superlative)]
    value = str(getattr(moved, "value", ""))
    sides = paired(given, then)
    led = travelled(given)
    both = [part for part in given if part.type == "PLACE" and part.mark == "between" and names_two(part)]
    journey = (
        Journey(led[1], led[0]) if led is not None else Journey(both=both[0]) if len(both) == 1 else None
    )
    aside = {id(place) for place in ((led[0], led[1]) if led is not None else both)}
    pairs = [pair for pair in sides.pairs if not aside & {id(place) for place in pair}]
    rest = [
        place for place in sides.places if id(place) not in aside | {id(p) for pair in pairs for p in pair}
    ]
    if len(pairs) != 1 or rest:
        return None
    one, two = pairs[0]
    if value in ("gain", "drop"):
        if journey is None or tops:
            return None
        return Race(one, two, journey, None, sign_of(phrase_key(moved), value, scene), order, factor)
    if len(tops) == 2 and journey is None and {tops[0].rank, tops[1].rank} == {1}:
        return Race(one, two, None, None, 0, order, factor)
    return Race(one, two, None, both[0], 0, order, factor) if both and not tops else None


def _told_order(given: Sequence[Constituent]) -> tuple[int, float, int]:
    """Which change is larger, or how many times, and where the word behind which the other one stands is."""
    orders = [at for at, part in enumerate(given) if part.type == "COMPARATIVE"]
    factors = [at for at, part in enumerate(given) if part.type == "FACTOR"]
    then = [at for at, part in enumerate(given) if part.type == "THAN"]
    if len(then) > 1 or len(orders) + len(factors) != 1:
        return 0, 0.0, 0
    if orders and (then or phrase_key(given[orders[0]].phrase).endswith(" than")):
        order = _MORE.get(str(getattr(given[orders[0]].phrase, "value", "")), 0)
        return order, 0.0, then[0] if then else orders[0]
    if factors and factors[0] and (then or phrase_key(given[factors[0]].phrase).endswith(" as")):
        return 0, float(str(getattr(given[factors[0]].phrase, "value", 0))), then[0] if then else factors[0]
    return 0, 0.0, 0


def _sizes(told: Race, grid: Grid, scene: Scene) -> Iterator[tuple[Size, Size]]:
    """The sizes of both changes, in each way in which they may be meant."""
    for first in lines(told.one, grid, scene):
        for second in lines(told.two, grid, scene):
            if first.axis != second.axis or len(first.labels) != 1 or len(second.labels) != 1:
                continue
            labels = fold(first.labels[0]), fold(second.labels[0])
            yield from _of_lines(told, first.axis, labels, grid, scene)


def _of_lines(
    told: Race, axis: str, labels: tuple[str, str], grid: Grid, scene: Scene
) -> Iterator[tuple[Size, Size]]:
    if told.journey is None and told.gap is None:
        parts: tuple[GridPart, ...] = ("all", "off-diagonal") if grid.is_square else ("all",)
        for part in parts:
            spreads = [_spread(line_of(grid, axis, label, part).values()) for label in labels]
            if spreads[0] is not None and spreads[1] is not None:
                yield spreads[0], spreads[1]
        return
    journey = told.journey or Journey(both=told.gap)
    for along, stretch in journey.stretches(grid, scene):
        if along == axis:
            continue
        ends = [
            (cell_at(grid, axis, label, stretch[0]), cell_at(grid, axis, label, stretch[-1]))
            for label in labels
        ]
        for sign in (told.sign, 0) if told.sign else (0,):
            sizes = [_change(start, end, sign) for start, end in ends]
            if sizes[0] is not None and sizes[1] is not None:
                yield sizes[0], sizes[1]


def _change(start: Value | None, end: Value | None, sign: int) -> Size | None:
    if start is None or end is None or middle(start) is None or middle(end) is None:
        return None
    change = (middle(end) or 0.0) - (middle(start) or 0.0)
    room = max(start.resolution, end.resolution) + start.slack + end.slack
    return Size(change * sign if sign else abs(change), room, (start, end))


def _spread(values: Sequence[Value]) -> Size | None:
    known = sorted(
        (value for value in values if middle(value) is not None), key=lambda value: middle(value) or 0.0
    )
    return _change(known[0], known[-1], 1) if len(known) > 1 else None


def _judge(told: Race, one: Size, two: Size) -> Judgement:
    text = f"the change is {one.size:.6g} for the first, and {two.size:.6g} for the second"
    spans = tuple(value.span for size in (one, two) for value in size.ends)
    apart = one.size - two.size
    room = (one.room + two.room) / 2
    if told.order:
        if abs(apart) < room / 2 and abs(apart) > 0:
            return Judgement(None)
        return Judgement(apart * told.order > 0, text, spans)
    if two.size <= two.room or one.size <= 0:
        return Judgement(None)
    least, most = (one.size - one.room) / (two.size + two.room), (one.size + one.room) / (two.size - two.room)
    if most < told.factor * _LEAST or least > told.factor * _MOST:
        return Judgement(False, text, spans)
    return Judgement(None)

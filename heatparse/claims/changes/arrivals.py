"""Arrivals: changes into a place of an axis of time, "in June, A slipped by 3 to 9", from the place in front of it.

Where another start was named nearby, or the number is the change from some other start, nothing is refuted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.steps import judge_step
from heatparse.claims.gates import has_written_factor
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.motions import motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import without_units
from heatparse.claims.places.time_axes import is_of_time
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import measure
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.phrases import words
from heatparse.records import Record, replace
from heatparse.tokens import fold

_SILENT = frozenset(
    ("PREPOSITION", "COMMA", "JOIN", "HAVE", "BE", "BY", "MEASURE", "PRONOUN", "OPEN", "CLOSE", "AND")
)
_WAYS = {"up": 1, "down": -1, "gain": 1, "drop": -1}
_ENDS = 2  # numbers: how far, and where to
_NEAR = 3  # clauses


class _Arrival(Record):
    """What a clause tells: who, where, which way, how far."""

    subject: Ref
    place: Ref
    sign: int
    size: Amount
    level: Amount | None = None


def read_arrivals(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The changes into a place that a clause tells."""
    panels = scene.panels(clause)
    if len(panels) != 1 or clause.is_data:
        return []
    grid = scene.filled(panels[0])
    if not any(is_of_time([grid.name(key) for key in keys]) for keys in (grid.rows, grid.columns)):
        return []
    if has_written_factor(clause):
        from heatparse.claims.changes.written_factors import (
            in_unit_of_cells,  # loaded where a number is told in thousands
        )

        clause = in_unit_of_cells(clause, scene)
    told = [_arrival(part, clause, grid, scene) for part in _parts(clause, scene)]
    claims: list[BaseClaim] = []
    for each in told if all(told) else ():
        assert each is not None
        found = _judged(clause, each, grid, scene)
        if found is not None and found.truth is not None:
            clause.read.add("arrival")
            size = each.size
            claims.append(
                scene.claim(DifferenceClaim, clause, found, size, mode="absolute", value=size.quantity)
            )
    return claims


def _parts(clause: Clause, scene: Scene) -> list[list[Phrase]]:
    """ "In P, A gained 3 and B lost 2" in two parts, each with the place."""
    phrases = without_units(clause.phrases, scene)
    starts = [
        at + 1
        for at in range(1, len(phrases) - 2)
        if phrases[at].type in ("AND", "COMMA", "CONTRAST")
        and isinstance(phrases[at + 1], Ref)
        and _way(phrases[at + 2])
        and any(isinstance(phrase, Amount) for phrase in phrases[:at])
    ]
    if not starts:
        return [phrases]
    pieces = [
        phrases[start:end]
        for start, end in zip([0, *starts], [*(at - 1 for at in starts), None], strict=True)
    ]
    front = phrases[:2]
    placed = [phrase.type for phrase in front] == ["PREPOSITION", "REF"]
    return [pieces[0], *([*front, *piece] if placed and _refs(piece) == 1 else piece for piece in pieces[1:])]


def _refs(phrases: Sequence[Phrase]) -> int:
    return sum(isinstance(phrase, Ref) for phrase in phrases)


def _judged(clause: Clause, told: _Arrival, grid: Grid, scene: Scene) -> Judgement | None:
    for line in scene.lines(told.subject, grid):
        for place in scene.lines(told.place, grid):
            if place.axis != line.axis and len(place.labels) == len(line.labels) == 1:
                return _judge(
                    clause, told, fold(line.labels[0]), fold(place.labels[0]), line.axis, grid, scene
                )
    return None


def _arrival(phrases: Sequence[Phrase], clause: Clause, grid: Grid, scene: Scene) -> _Arrival | None:
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount)]
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    if not 0 < len(amounts) <= _ENDS or any(amount.bound or amount.label is not None for amount in amounts):
        return None
    heads = [ref for ref in clause.heads if not ref.is_panel]
    if len(refs) == 1 and len(heads) == 1:
        refs = [*heads, *refs]
    if any(
        key_of(one) in words("arrivals", "shapes") and two.type in ("HAVE", "BE")
        for one, two in pairwise(phrases)
    ):
        return None  # "the dip in P amounts to 3": below what it would have been, perhaps
    single = len(refs) == _ENDS and all(len(ref.names) == 1 and not ref.is_panel for ref in refs)
    moves = [at for at in range(len(phrases)) if _way(phrases[at])]
    ways = {_way(phrases[at]) for at in moves}
    if not single or len(ways) != 1:
        return None
    if any(at not in moves and not _is_silent(phrases, at) for at in range(len(phrases))):
        return None
    sizes = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount) and _is_size(phrases, at)]
    levels = [
        phrase
        for at, phrase in enumerate(phrases)
        if isinstance(phrase, Amount) and at not in sizes and key_at(phrases, at - 1) == "to"
    ]
    if len(sizes) != 1 or len(sizes) + len(levels) != len(amounts):
        return None
    timed = [ref for ref in refs if _is_time(ref, grid, scene)]
    if len(timed) == _ENDS:
        timed = [ref for ref in refs if _is_placed(phrases, ref)]
    if len(timed) != 1:
        return None
    subject = next(ref for ref in refs if ref is not timed[0])
    return _Arrival(subject, timed[0], ways.pop(), phrases[sizes[0]], levels[0] if levels else None)  # type: ignore[arg-type]


def _is_time(ref: Ref, grid: Grid, scene: Scene) -> bool:
    """Whether a reference names a place of an axis of time."""
    return any(
        is_of_time([grid.name(key) for key in (grid.rows if line.axis == "row" else grid.columns)])
        for line in scene.lines(ref, grid)
    )


def _way(phrase: Phrase) -> int:
    """1 for a word that leads up, -1 for one that leads down, 0 for others; "improves" is neither."""
    key = key_of(phrase)
    if phrase.type not in ("DIFFERENCE", "UNKNOWN", "TREND") or key in words("trends", "valued"):
        return 0
    if key in words("arrivals", "up") or key in words("arrivals", "up_nouns"):
        return 1
    if key in words("arrivals", "down") or key in words("arrivals", "down_nouns"):
        return -1
    told = str(getattr(phrase, "value", "")) if phrase.type == "DIFFERENCE" else motion_of(phrase)
    return _WAYS.get(told, 0)


def _is_silent(phrases: Sequence[Phrase], at: int) -> bool:
    phrase = phrases[at]
    if isinstance(phrase, Amount | Ref) or phrase.type in _SILENT:
        return True
    if phrase.type == "ORDINAL" or key_at(phrases, at - 1) == "second":
        return key_at(phrases, at + (phrase.type == "ORDINAL")) == "time"  # "a second time"
    quiet = words("arrivals", "manner") | words("names", "equalling")
    return phrase.type == "UNKNOWN" and key_of(phrase) in quiet


def _is_size(phrases: Sequence[Phrase], at: int) -> bool:
    """ "By 3", "loses 3", "a loss of 3", "(-3)", "the loss is 3", "the loss amounts to 3"."""
    before = phrases[at - 1] if at else None
    if before is None:
        return False
    if before.type == "BY" or _way(before):
        return True
    noun = any(_way(phrase) for phrase in phrases[:at])
    if before.type == "BE":
        return noun
    if key_of(before) == "to":
        verb = phrases[at - 2] if at > 1 else before
        return noun and (verb.type == "HAVE" or key_of(verb) in words("names", "equalling"))
    if isinstance(before, Ref):  # "P cost A 3"
        return at > 1 and bool(_way(phrases[at - 2]))
    signed = before.type == "OPEN" and phrases[at].quantity.text[:1] in words("numbers", "signs")  # type: ignore[union-attr]
    return bool(signed) or (key_of(before) == "of" and at > 1 and bool(_way(phrases[at - 2])))


def _is_placed(phrases: Sequence[Phrase], ref: Ref) -> bool:
    at = next((i for i, phrase in enumerate(phrases) if phrase is ref), None)
    return bool(at) and key_at(phrases, (at or 0) - 1) in words("arrivals", "into")


def _judge(
    clause: Clause, told: _Arrival, line: str, place: str, axis: str, grid: Grid, scene: Scene
) -> Judgement | None:
    order = list(grid.columns if axis == "row" else grid.rows)
    at = order.index(place) if place in order else 0
    if not at or not is_of_time([grid.name(key) for key in order]):
        return None
    values = [grid.cells.get((line, key) if axis == "row" else (key, line)) for key in order]
    end = values[at]
    if end is None or values[at - 1] is None:
        return None
    size = _unsigned(told.size)
    change = Change(clause, size, sign=told.sign)
    if told.level is not None and _differs(told.level, end, grid):
        return None  # where it leads to is another value: then it is another step
    judged = [_step(change, start, end) for start in _starts(values, at)]
    if judged[0].truth is not False or _named_start(clause, told, axis, grid, scene):
        return judged[0] if judged[0].truth else None
    return None if any(step.truth is not False for step in judged) else judged[0]


def _starts(values: Sequence[Value | None], at: int) -> Iterator[Value]:
    """The place in front, and every earlier one that a change may be told from."""
    for value in values[at - 1 :: -1]:
        if value is not None:
            yield value


def _step(change: Change, start: Value, end: Value) -> Judgement:
    return judge_step(change, measure(start), measure(end), (start.text, end.text), (start.span, end.span))


def _differs(level: Amount, end: Value, grid: Grid) -> bool:
    target = grid.measure(level.quantity)
    return abs(target.low - end.low) > max(target.resolution, end.resolution) / 2 + target.slack + end.slack


def _unsigned(amount: Amount) -> Amount:
    quantity = amount.quantity
    if quantity.value is None or quantity.value >= 0:
        return amount
    return replace(amount, quantity=quantity.model_copy(update={"value": -quantity.value}))


def _named_start(clause: Clause, told: _Arrival, axis: str, grid: Grid, scene: Scene) -> bool:
    """Whether another place of the axis is named nearby: "compared with January, … In June, it rose by 9"."""
    along = "column" if axis == "row" else "row"
    near, steps = clause.before, 0
    while near is not None and steps < _NEAR:
        if near.has("THAN", "VERSUS") or any(
            line.axis == along for ref in near.refs() for line in scene.lines(ref, grid)
        ):
            return True
        near, steps = near.before, steps + 1
    return any(
        line.axis == along
        for ref in clause.heads
        if ref is not told.subject
        for line in scene.lines(ref, grid)
    )

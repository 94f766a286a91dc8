"""Races of steps: "A gains more from P to Q than from R to S", two changes of one line set against each other."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.changes.largest_steps import axis_of_step, is_whole, line_values, step_sizes
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.motions import is_in, motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import middle
from heatparse.models.claims import BaseClaim, ComparisonClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple

_WAYS = {"high": 1, "low": -1}
_SPOKEN = frozenset(
    ("REF", "MEASURE", "DIFFERENCE", "TREND", "PREPOSITION", "AMOUNT", "AXISNOUN", "BE", "PRONOUN", "JOIN", "AND",
     "COMPARATIVE", "THAN", "COMMA", "UNIT")
)  # fmt: skip


class _Step(NamedTuple):
    start: Ref
    end: Ref


def read_step_races(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that one change of a line is larger, or smaller, than another one."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if _compares(phrases, i)), 0)
    than = at + 1 if at + 1 < len(phrases) and phrases[at + 1].type == "THAN" else at
    behind = next((i for i in range(at + 1, len(phrases)) if phrases[i].type == "THAN"), than)
    steps = [_steps(part) for part in (phrases[:behind], phrases[behind + 1 :])]
    told = [len(each) for each in steps]
    lines = _lines(phrases[at + 1 : behind], phrases[behind + 1 :]) if told == [1, 0] else None
    if not at or not (told == [1, 1] or lines) or not any(map(motion_of, phrases[:at])):
        return []
    clause.read.add("step race")
    judgement = UNDECIDED
    if all(map(_is_spoken, phrases)) and not clause.is_data:
        judgement = _judge(clause, scene, phrases[at], steps[0][0], (steps[1] or steps[0])[0], lines)
    return [scene.claim(ComparisonClaim, clause, judgement, direction=getattr(phrases[at], "value", None))]


def _is_spoken(phrase: Phrase) -> bool:
    plain = phrase.type in _SPOKEN or is_in(phrase, "manner") or is_whole(phrase)
    return plain or (phrase.type == "UNKNOWN" and key_of(phrase) in words("comparisons", "step_marks"))


def _compares(phrases: Sequence[Phrase], at: int) -> bool:
    phrase = phrases[at]
    sized = key_at(phrases, at).removesuffix(" than") in words("comparisons", "step_sizes")
    return phrase.type == "COMPARATIVE" and getattr(phrase, "value", "") in _WAYS and sized


def _place(phrase: Phrase) -> Ref | None:
    if isinstance(phrase, Amount) and phrase.label is not None and not phrase.bound:
        return Ref(phrase.start, phrase.end, (phrase.label,))
    single = isinstance(phrase, Ref) and len(phrase.names) == 1 and len(phrase.names[0].labels) == 1
    return phrase if single and isinstance(phrase, Ref) and not phrase.is_panel else None


def _steps(phrases: Sequence[Phrase]) -> list[_Step]:
    """ "From P to Q", "between P and Q"."""
    found = []
    for at in range(len(phrases) - 1):
        opening = key_at(phrases, at)
        if opening not in ("from", "between"):
            continue
        pair = phrases[at + 1]
        if opening == "between" and isinstance(pair, Ref) and len(pair.names) == 2:
            one, two = (Ref(pair.start, pair.end, (name,)) for name in pair.names)
            found.append(_Step(one, two))
            continue
        joint = ("to",) if opening == "from" else ("and", ",")
        if at + 3 >= len(phrases) or key_at(phrases, at + 2) not in joint:
            continue
        start, end = _place(phrases[at + 1]), _place(phrases[at + 3])
        if start is not None and end is not None:
            found.append(_Step(start, end))
    return found


def _lines(left: Sequence[Phrase], right: Sequence[Phrase]) -> list[Ref] | None:
    """ "(The rise from P to Q is larger) at A than at B": the two lines that take the same step."""
    found = []
    for part in (left, right):
        placed = part[1:] if part and part[0].type == "PREPOSITION" else part
        line = _place(placed[0]) if len(placed) == 1 else None
        if line is None:
            return None
        found.append(line)
    return found


def _judge(
    clause: Clause, scene: Scene, relation: Phrase, one: _Step, two: _Step, lines: list[Ref] | None = None
) -> Judgement:
    panels = scene.panels(clause)
    if len(panels) != 1:
        return UNDECIDED
    grid = scene.grids[panels[0]]
    moved = next(p for p in clause.phrases if motion_of(p))
    ends = {id(ref) for step in (one, two) for ref in step}
    spans = {(ref.start, ref.end) for step in (one, two) for ref in step}
    named = [ref for ref in clause.refs() if id(ref) not in ends and (ref.start, ref.end) not in spans]
    named = lines or [ref for ref in named if not ref.is_panel] or list(clause.heads[:1])
    if (
        not named
        and motion_of(moved) in ("up", "down")
        and not (scene.may_be_better_low and _is_valued(moved))
    ):
        larger = _WAYS[str(getattr(relation, "value", ""))] > 0
        return _judge_of_all((one, two), 1 if motion_of(moved) == "up" else -1, larger, grid, scene)
    if (
        len(named) != (2 if lines else 1)
        or motion_of(moved) not in ("up", "down")
        or (scene.may_be_better_low and _is_valued(moved))
    ):
        return UNDECIDED
    sizes = [_size(line, step, grid, scene) for line, step in ((named[0], one), (named[-1], two))]
    first, second = sizes
    if first is None or second is None:
        return UNDECIDED
    if lines and is_in(moved, "relative_motions"):
        return UNDECIDED  # a growth may be told in percent
    sign = 1 if motion_of(moved) == "up" else -1
    gains = [sign * change for change, _, _ in (first, second)]
    if min(gains) <= 0 or abs(gains[0] - gains[1]) <= first[1] + second[1]:
        return UNDECIDED  # one of the two goes the other way, or nobody knows which is larger
    truth = _WAYS[str(getattr(relation, "value", ""))] * (gains[0] - gains[1]) > 0
    text = f"the changes are {abs(first[0]):.6g} and {abs(second[0]):.6g}"
    return Judgement(truth, text, (*first[2], *second[2]))


def _is_valued(phrase: Phrase) -> bool:
    return getattr(phrase, "key", "") in words("trends", "valued")


def _size(line: Ref, step: _Step, grid: Grid, scene: Scene) -> tuple[float, float, tuple] | None:  # type: ignore[type-arg]
    """The change of a line from one place to another, its room, and where the two values stand."""
    values: list[Value] = []
    for place in step:
        pairs = scene.cells(line, place, grid)
        value = grid.at(*pairs[0]) if len(pairs) == 1 else None
        if value is None or value.slack or value.low != value.high:
            return None
        values.append(value)
    numbers = [middle(value) for value in values]
    if None in numbers:
        return None
    room = sum(value.resolution for value in values) / 2
    return numbers[1] - numbers[0], room, tuple(value.span for value in values)  # type: ignore[operator]


def _judge_of_all(
    steps: Sequence[tuple[Ref, Ref]], sign: int, larger: bool, grid: Grid, scene: Scene
) -> Judgement:
    """Whether the first of two steps is larger in all lines, in numbers and in percent; undecided where they differ."""
    found = [axis_of_step(ends, grid, scene) for ends in steps]
    if None in found or len({each[0] for each in found if each}) > 1:
        return UNDECIDED
    along = found[0][0]  # type: ignore[index]
    order = order_of(along, grid)
    lines = line_values(grid, along, order)
    kept = [[(order.index(each[1]), order.index(each[2])) for each in found if each]] * len(lines)
    truths: set[bool | None] = set()
    sizes: list[tuple[float, float]] = []
    for values, ((a, b), (c, d)) in zip(lines.values(), kept, strict=True):
        one, two = (step_sizes([values[i], values[j]], sign)[0] for i, j in ((a, b), (c, d)))
        sizes.append((one.number, two.number))
        apart = one.number - two.number
        starts = [middle(values[i]) or 0.0 for i in (a, c)]
        share = one.number / starts[0] - two.number / starts[1] if min(starts) > 0 else apart
        sure = abs(apart) > one.room + two.room and (apart > 0) == (share > 0)
        truths.add((apart > 0) is larger if sure else None)
    means = [sum(part) / len(sizes) for part in zip(*sizes, strict=True)] if sizes else [0.0]
    if len(truths) != 1 or min(means) <= 0:
        return UNDECIDED
    spans = tuple(values[i].span for values in lines.values() for pair in kept[0] for i in pair)
    return Judgement(truths.pop(), f"on average, the changes are {means[0]:.4g} and {means[1]:.4g}", spans)

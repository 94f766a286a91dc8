"""The largest step of all lines: "the steepest drop occurs between P and Q", "from P to Q, all fall most sharply".

No line is named, or all are: the mean may be meant, each line, or one of them, in numbers, in percent or by the
distance of the places. It is refuted where none of these has its largest step there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.motions import is_in, motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import middle
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.records import NamedTuple, replace
from heatparse.tokens import fold

_TURNS = {"gain": 1, "drop": -1}
_EXACT = 1e-9
_QUIET = frozenset(("MEASURE", "OCCUR", "BE", "HAVE", "PREPOSITION"))
_SAYING = frozenset(
    ("BE", "OCCUR")
)  # in front of where a line has it: "its steepest drop lies between P and Q"
_TWO = 2


class _Told(NamedTuple):
    """What a clause says: which change is largest between which places, and in which lines."""

    change: Phrase
    ends: tuple[Ref, Ref]
    line: Ref | None
    is_of_all: bool


class _Size(NamedTuple):
    """A change of a line from one place to the next, and how far it may be off."""

    number: float
    room: float


def read_largest_steps(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that the largest change lies between two places that stand next to each other."""
    told = None if clause.is_data else _told(clause)
    if told is None:
        return []
    judgement = _judge(told, clause, scene)
    if judgement is None:
        return []
    clause.read.add("largest step")
    return [scene.claim(ExtremumClaim, clause, judgement, direction="high")]


# What is told


def _told(clause: Clause) -> _Told | None:
    phrases, front = _without_front(clause.phrases)
    step = _step_in(phrases)
    if step is None:
        return None
    start, end, ends = step
    kept, scopes, lines = _without_lines([*phrases[:start], *phrases[end:]])
    scopes, lines = [*front, *scopes], [*lines, *clause.heads]
    tops = [at for at, phrase in enumerate(kept) if isinstance(phrase, Superlative)]
    if len(tops) != 1 or len(lines) + len(scopes) > 1 or not _is_plain(kept[tops[0]]):
        return None
    at = tops[0]
    turned = kept[at + 1] if at + 1 < len(kept) and _is_change(kept[at + 1]) else kept[at - 1] if at else None
    rest = [phrase for phrase in kept if phrase is not kept[at] and phrase is not turned]
    if turned is None or not _is_change(turned) or not all(map(_is_quiet, rest)):
        return None
    if lines and not clause.heads and turned.start < kept[at].start:
        return None  # "A falls most sharply between P and Q": of its steps, or of all lines there
    if lines and not clause.heads and not (start and phrases[start - 1].type in _SAYING):
        return None  # "the steepest fall from P to Q is seen in A", "no fall from P to Q is larger than in A"
    return _Told(turned, ends, lines[0] if lines else None, bool(scopes))


def _without_front(phrases: list[Phrase]) -> tuple[list[Phrase], list[Scope]]:
    """ "For all methods, …" without it."""
    if [p.type for p in phrases[:3]] == ["PREPOSITION", "SCOPE", "COMMA"] and is_whole(phrases[1]):
        return phrases[3:], [phrases[1]]  # type: ignore[list-item]
    return phrases, []


def is_whole(phrase: Phrase) -> bool:
    """ "All methods": every line of an axis."""
    return isinstance(phrase, Scope) and phrase.quantifier in ("all", "both") and phrase.noun is not None


def _without_lines(phrases: Sequence[Phrase]) -> tuple[list[Phrase], list[Scope], list[Ref]]:
    """The phrases without "for all methods" and "of A", and what these name."""
    kept: list[Phrase] = []
    scopes: list[Scope] = []
    lines: list[Ref] = []
    for phrase in phrases:
        named = isinstance(phrase, Ref) or is_whole(phrase)
        if not named:
            kept.append(phrase)
            continue
        if kept and kept[-1].type == "PREPOSITION":
            kept.pop()
        if isinstance(phrase, Ref):
            lines.append(phrase)
        else:
            scopes.append(phrase)  # type: ignore[arg-type]
    return kept, scopes, lines


def _is_plain(top: Phrase) -> bool:
    """ "The steepest", "most sharply": neither the second one nor the smallest, and of no special kind."""
    assert isinstance(top, Superlative)
    plain = top.rank == 1 and top.count is None and top.direction == "high" and not top.verb
    return plain and all(noun.type == "MEASURE" for noun in top.nouns)


def _is_change(phrase: Phrase) -> bool:
    return phrase.type == "DIFFERENCE" and getattr(phrase, "value", "") in _TURNS


def _is_quiet(phrase: Phrase) -> bool:
    return phrase.type in _QUIET or key_of(phrase) in words("trends", "on_the_way") or is_in(phrase, "manner")


def _step_in(phrases: Sequence[Phrase]) -> tuple[int, int, tuple[Ref, Ref]] | None:
    """Where "from P to Q", "between P and Q" stands, and its ends; None where it does not, or there are two."""
    found = []
    for at in range(len(phrases) - 1):
        opening, pair = key_at(phrases, at), phrases[at + 1]
        if opening == "between" and isinstance(pair, Ref) and len(pair.names) == _TWO:
            one, two = (replace(pair, names=(name,)) for name in pair.names)
            found.append((at, at + 2, (one, two)))
        elif opening in ("from", "between") and at + 3 < len(phrases):
            joint = ("to",) if opening == "from" else ("and", ",")
            one_end, other = _place(pair), _place(phrases[at + 3])
            if key_at(phrases, at + 2) in joint and one_end is not None and other is not None:
                found.append((at, at + 4, (one_end, other)))
    return found[0] if len(found) == 1 else None


def _place(phrase: Phrase) -> Ref | None:
    if isinstance(phrase, Amount) and phrase.label is not None and not phrase.bound:
        return Ref(phrase.start, phrase.end, (phrase.label,))
    single = isinstance(phrase, Ref) and len(phrase.names) == 1 and len(phrase.names[0].labels) == 1
    return phrase if single and isinstance(phrase, Ref) and not phrase.is_panel else None


# What the values say


def _judge(told: _Told, clause: Clause, scene: Scene) -> Judgement | None:
    panels = scene.panels(clause)
    grid = scene.grids[panels[0]] if len(panels) == 1 else None
    found = axis_of_step(told.ends, grid, scene) if grid is not None else None
    if grid is None or found is None:
        return None
    along, first, last = found
    order = order_of(along, grid)
    if order != list(grid.columns if along == "column" else grid.rows):
        return UNDECIDED  # the places are listed downwards: which way is a drop?
    if order.index(last) < order.index(first):
        order = order[::-1]
    if order.index(last) - order.index(first) != 1:
        return UNDECIDED  # of a stretch, and not of a step
    if not motion_of(told.change) and scene.may_be_better_low:
        return UNDECIDED  # "the sharpest degradation"
    lines = line_values(grid, along, order)
    if told.line is not None:
        own = {
            fold(label)
            for line in scene.lines(told.line, grid)
            if line.axis != along
            for label in line.labels
        }
        lines = {key: lines[key] for key in lines if fold(key) in own}
        if len(own) != 1:
            return UNDECIDED
    if not lines or len(order) <= _TWO:
        return UNDECIDED
    return _compared(told, lines, order, order.index(first), grid)


def axis_of_step(ends: tuple[Ref, Ref], grid: Grid, scene: Scene) -> tuple[str, str, str] | None:
    """The axis on which both ends stand, which is in order, and their labels there."""
    found = []
    for axis in ("row", "column"):
        keys = [
            [
                fold(line.labels[0])
                for line in scene.lines(end, grid)
                if line.axis == axis and len(line.labels) == 1
            ]
            for end in ends
        ]
        order = order_of(axis, grid)
        if all(len(key) == 1 and key[0] in order for key in keys) and keys[0] != keys[1]:
            found.append((axis, keys[0][0], keys[1][0]))
    return found[0] if len(found) == 1 else None


def line_values(grid: Grid, along: str, order: Sequence[str]) -> dict[str, list[Value]]:
    """The values of each line across the axis, in its order; none where some line lacks one of them."""
    found: dict[str, list[Value]] = {}
    for key in grid.columns if along == "row" else grid.rows:
        line = grid.column(key) if along == "row" else grid.row(key)
        values = {value.row if along == "row" else value.column: value for value in line}
        if any(place not in values or middle(values[place]) is None for place in order):
            return {}
        found[key] = [values[place] for place in order]
    return found


def _compared(
    told: _Told, lines: dict[str, list[Value]], order: Sequence[str], at: int, grid: Grid
) -> Judgement:
    """Whether the step that begins at an index is the largest of any reading, and of the usual ones."""
    sign = _TURNS[str(getattr(told.change, "value", ""))]
    each = {key: step_sizes(values, sign) for key, values in lines.items()}
    mean = [_mean(sizes) for sizes in zip(*each.values(), strict=True)]
    places = [_number(grid.name(key)) for key in order]
    own = {key: _may_lead(each[key], at) or _leads_otherwise(lines[key], sign, places, at) for key in lines}
    together = _may_lead(mean, at) or _leads_by_distance(mean, places, at)
    pooled = max(sizes[at].number + sizes[at].room for sizes in each.values()) >= max(
        size.number - size.room for sizes in each.values() for size in sizes
    )
    best = max(range(len(mean)), key=lambda step: mean[step].number)
    kind = "gain" if sign > 0 else "drop"
    text = f"on average, the {kind} from {grid.name(order[at])} to {grid.name(order[at + 1])} is {mean[at].number:.4g}"
    if best != at:
        other = f"{grid.name(order[best])} to {grid.name(order[best + 1])}"
        text += f", and that from {other} is {mean[best].number:.4g}"
    shown = [at, at + 1] if best == at else [at, at + 1, best, best + 1]
    spans = tuple(lines[key][i].span for key in lines for i in sorted(set(shown)))
    fails = not together and not pooled and not (all if told.is_of_all else any)(own.values())
    if fails:
        return Judgement(False, text, spans)
    leading = sum(_leads(each[key], at) for key in lines)
    needed = len(lines) if told.is_of_all else (len(lines) + 1) // 2
    return Judgement(True, text, spans) if _leads(mean, at) and leading >= needed else UNDECIDED


def step_sizes(values: Sequence[Value], sign: int) -> list[_Size]:
    """The changes from each value to the next one, as gains (sign 1) or as drops (-1)."""
    return [
        _Size(
            sign * ((middle(two) or 0.0) - (middle(one) or 0.0)),
            sum((value.high - value.low) / 2 + value.slack for value in (one, two)),
        )
        for one, two in pairwise(values)
    ]


def _mean(sizes: Sequence[_Size]) -> _Size:
    return _Size(*(sum(part) / len(sizes) for part in zip(*sizes, strict=True)))


def _leads(sizes: Sequence[_Size], at: int) -> bool:
    return sizes[at].number > 0 and sizes[at].number >= max(size.number for size in sizes) - _EXACT


def _may_lead(sizes: Sequence[_Size], at: int) -> bool:
    return sizes[at].number + sizes[at].room >= max(size.number - size.room for size in sizes) - _EXACT


def _leads_otherwise(values: Sequence[Value], sign: int, places: Sequence[float | None], at: int) -> bool:
    """Whether a step is the largest in percent, or by the distance of its places."""
    numbers = [middle(value) or 0.0 for value in values]
    sizes = step_sizes(values, sign)
    if min(numbers) > 0:
        shares = [
            _Size(*(part / number for part in size)) for size, number in zip(sizes, numbers, strict=False)
        ]
        if _may_lead(shares, at):
            return True
    return _leads_by_distance(sizes, places, at)


def _leads_by_distance(sizes: Sequence[_Size], places: Sequence[float | None], at: int) -> bool:
    known = [place for place in places if place is not None]
    if len(known) < len(places) or len(set(known)) < len(known):
        return False
    apart = [abs(two - one) for one, two in pairwise(known)]
    return _may_lead(
        [_Size(*(part / far for part in size)) for size, far in zip(sizes, apart, strict=True)], at
    )


def _number(label: str) -> float | None:
    quantity = read_quantity(label)
    return quantity.value if quantity is not None else None

"""Means and sums that are composed of a line, over what they are taken, and a number, a rival or a first place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from heatparse.claims.aggregates.functions import FUNCTIONS, Function, compare_values
from heatparse.claims.composed.amounts import fits, is_plain
from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.settings import Setting, excepted, lines_of, part_of
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.composed.ways import ways
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount, Part, Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.grid import Part as GridPart
from heatparse.measures import Measure, Truth, above, at_least, at_most, below
from heatparse.models.claims import AggregateClaim, BaseClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_PARTS = frozenset((
    "PLACE", "PANEL", "ALL", "ALWAYS", "EXCEPT", "PART", "VERB", "BREAK", "NOUN", "NUMBER", "AGGREGATE", "CARDINAL",
    "COMPARATIVE", "THAN", "SUPERLATIVE", "RIVALS", "DIFFERENCE",
))  # fmt: skip
_TESTS = {"above": above, "at_least": at_least, "below": below, "at_most": at_most}
_NOUNS = frozenset(("DIAGONAL", "MEASURE", "DIMENSION", "AXISNOUN", "AGGREGATE", "UNKNOWN"))
_OVER = frozenset(("over", "across", "of", "for", "in", "from", "among", "by", "when", ""))
_OTHER = {"row": "column", "column": "row"}


class Mean(Record):
    """What is taken together, of which line, over what, and what is said of it."""

    function: Function
    own: Constituent | None
    rival: Constituent | None
    amount: Amount | None
    order: str  # of a comparison or a superlative; "" where a number is told
    key: str
    rank: int  # 0: no first place is told
    parts: list[Constituent]
    aside: list[Constituent]
    with_own: bool  # the diagonal is said to be taken in
    over: list[Constituent]  # nouns of what it is taken over
    size: int  # how many are taken; 0 where nothing tells


def read_mean(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    mean = _mean(given)
    if mean is None:
        return []
    turns = ways(mean.order, mean.key, scene) if mean.order else ("",)
    judged = [
        judgement
        for panel in scene.panels(clause)
        for way in turns
        for judgement in _readings(mean, way, scene.filled(panel), scene)
    ]
    if not judged:
        return []
    return [scene.claim(AggregateClaim, clause, charitably(judged), function=mean.function)]


def _mean(given: Sequence[Constituent]) -> Mean | None:
    given = _without_next(given)
    types = [constituent.type for constituent in given]
    if not _PARTS.issuperset(types):
        return None
    tops = [c.phrase for c in given if isinstance(c.phrase, Superlative)]
    functions = {str(getattr(c.phrase, "value", "")) for c in given if c.type == "AGGREGATE"}
    functions |= {str(noun.value) for top in tops for noun in top.nouns if noun.type == "AGGREGATE"}
    if len(functions) != 1 or not functions <= FUNCTIONS.keys():
        return None
    numbers = [c for c in given if c.type == "NUMBER"]
    orders = [c for c in given if c.type == "COMPARATIVE"]
    if len(numbers) + len(orders) + len(tops) != 1 or len([t for t in types if t == "CARDINAL"]) > 1:
        return None
    told = _told(given, numbers, orders, tops)
    if told is None:
        return None
    own, rival, amount, order, key, rank = told
    parts, with_own = _parts_of(given)
    parts += [
        Constituent("PART", _part(noun)) for top in tops for noun in top.nouns if noun.type == "DIAGONAL"
    ]
    if any(
        c.type == "DIFFERENCE" and phrase_key(c.phrase) not in words("composed", "arriving") for c in given
    ):
        return None
    cardinal = next((c for c in given if c.type == "CARDINAL"), None)
    scope = next((c for c in given if c.type == "ALL" and getattr(c.phrase, "count", None)), None)
    over = [c for c in given if c.type in ("NOUN", "ALL")]
    if any(c.mark not in _OVER | {"per"} for c in over) or (own is None and over):
        return None
    size = int(str(getattr(cardinal.phrase, "value", 0))) if cardinal is not None else 0
    if scope is not None:
        size = int(getattr(scope.phrase, "count", 0) or 0)
    return Mean(
        cast(Function, functions.pop()), own, rival, amount, order, key, rank, parts,
        [c for c in given if c.type == "EXCEPT"], with_own, over, size,
    )  # fmt: skip


def _without_next(given: Sequence[Constituent]) -> Sequence[Constituent]:
    """Without who comes next, behind who is first: "A is the best, ahead of B"."""
    at = next((i for i, c in enumerate(given) if c.type == "NEXT"), -1)
    tail = given[at + 1 :] if at > 0 and given[at - 1].type == "BREAK" else given
    alone = len(tail) == 1 and tail[0].type == "PLACE"
    return given[: at - 1] if alone and any(c.type == "SUPERLATIVE" for c in given[:at]) else given


_Told = tuple[Constituent | None, Constituent | None, Amount | None, str, str, int]


def _told(
    given: Sequence[Constituent], numbers: Sequence[Constituent], orders: Sequence[Constituent],
    tops: Sequence[Superlative],
) -> _Told | None:  # fmt: skip
    """The line that is spoken of, its rival, and what is said of it."""
    places = [c for c in given if c.type == "PLACE"]
    rivals = [c for c in given if c.type == "RIVALS"]
    if numbers:
        amount = numbers[0].phrase
        assert isinstance(amount, Amount)
        if len(places) > 1 or rivals or amount.label is not None or amount.sized:
            return None
        plain = numbers[0].mark in ("", "of", "at", "to", "for", "with") and amount.quantity.value is not None
        return (places[0] if places else None, None, amount, "", "", 0) if plain else None
    if orders:
        at = list(given).index(orders[0])
        left = [c for c in given[:at] if c.type == "PLACE"]
        right = [c for c in given[at:] if c.type == "PLACE"]
        order, key = str(getattr(orders[0].phrase, "value", "")), phrase_key(orders[0].phrase)
        if rivals and len(left) == 1 and not right:
            return left[0], None, None, order, key, 1
        if rivals or len(left) != 1 or len(right) != 1:
            return None
        return left[0], right[0], None, order, key, 0
    top = tops[0]
    if rivals or len(places) != 1 or top.count or top.shared or not _is_plain(top):
        return None
    return places[0], None, None, top.direction, top.key, top.rank


def _part(noun: Word) -> Part:
    return Part(noun.start, noun.end, noun.value, noun.key)


def _is_plain(top: Superlative) -> bool:
    known = words("composed", "carriers") | words("composed", "foreign")
    return all(n.type in _NOUNS and (n.type != "UNKNOWN" or n.key in known) for n in top.nouns)


def _parts_of(given: Sequence[Constituent]) -> tuple[list[Constituent], bool]:
    """The parts of the grid that are told, and whether the diagonal is said to be taken in."""
    parts: list[Constituent] = []
    taken = False
    for at, c in enumerate(given):
        if c.type == "PART":
            if at and phrase_key(given[at - 1].phrase) in words("composed", "including"):
                taken = True
            else:
                parts.append(c)
    return parts, taken


def _readings(mean: Mean, way: str, grid: Grid, scene: Scene) -> Iterator[Judgement]:
    part = part_of(mean.parts)
    if part is None or (part != "all" and not grid.is_square):
        return
    if mean.amount is not None and not fits(mean.amount, grid):
        yield UNDECIDED
        return
    if mean.own is None:
        if part != "all" and mean.amount is not None and not mean.aside:
            yield _held(mean, Setting(grid, part=part))
        return
    for line in lines_of(mean.own, grid, scene):
        others = lines_of(mean.rival, grid, scene) if mean.rival is not None else [line]
        for other in others:
            if other.axis == line.axis and len(line.labels) == len(other.labels) == 1:
                yield from _of_line(mean, way, part, line, other, grid, scene)


def _of_line(
    mean: Mean, way: str, part: GridPart, line: Line, other: Line, grid: Grid, scene: Scene
) -> Iterator[Judgement]:
    axis, crossing = line.axis, _OTHER[line.axis]
    for noun in mean.over:
        wanted = axis if noun.mark == "per" else crossing
        if noun.axis and noun.axis != wanted:
            return
    parts = _parts_meant(mean, part, grid)
    across = len(grid.columns if axis == "row" else grid.rows)
    if mean.size == across - 1 and grid.is_square:
        parts = [p for p in parts if p == "off-diagonal"]
    elif mean.size and mean.size != across:
        yield UNDECIDED
        return
    without = frozenset[tuple[str, str]]()
    named = [c for c in mean.aside if not isinstance(c.phrase, Part)]
    if named:
        found = excepted(named, crossing, grid, scene)
        if found is None:
            return
        without = found
    for each in parts:
        own = _line(grid, axis, fold(line.labels[0]), each, without)
        if mean.amount is not None:
            yield _held(mean, own)
        elif mean.rival is not None:
            yield _ordered(mean, way, own, _line(grid, axis, fold(other.labels[0]), each, without))
        else:
            labels = grid.rows if axis == "row" else grid.columns
            rivals = [_line(grid, axis, label, each, without) for label in labels]
            yield _ranked(mean, way, own, rivals)


def _parts_meant(mean: Mean, part: GridPart, grid: Grid) -> list[GridPart]:
    if any(isinstance(c.phrase, Part) for c in mean.aside):
        return ["off-diagonal"] if part == "all" and grid.is_square else []
    if part != "all" or mean.with_own or not grid.is_square:
        return [part]
    return ["all", "off-diagonal"]


def _line(grid: Grid, axis: str, label: str, part: GridPart, without: frozenset[tuple[str, str]]) -> Setting:
    rows, columns = ((label,), None) if axis == "row" else (None, (label,))
    return Setting(grid, rows, columns, part, without)


def _taken(mean: Mean, setting: Setting) -> Measure | None:
    """The mean of a setting, with how far roundings may move it; None where not all of it is stated exactly."""
    values = setting.values()
    if not values or len(values) != setting.size() or not all(map(is_plain, values)):
        return None
    taken = FUNCTIONS[mean.function]([value.low for value in values])
    blur = max(value.resolution for value in values) / 2
    if blur == 0.5 and mean.function == "sum":
        blur = 0.0  # counts
    return Measure(taken - blur, taken + blur)


def _held(mean: Mean, setting: Setting) -> Judgement:
    """Whether a number is told rightly."""
    assert mean.amount is not None
    taken, values = _taken(mean, setting), setting.values()
    if taken is None:
        return UNDECIDED
    of = _name(setting)
    if not mean.amount.bound:
        return compare_values(setting.grid, values, of, mean.amount, mean.function)
    limit = setting.grid.measure(mean.amount.quantity)
    middle = (taken.low + taken.high) / 2
    truth: Truth = _TESTS[mean.amount.bound](Measure(middle, middle), limit)
    loosely: Truth = _TESTS[mean.amount.bound](taken, limit)
    text = f"the {mean.function} of {of} is {middle:.6g}"
    return Judgement(truth if loosely is not None else None, text, (values[0].span, values[-1].span))


def _ordered(mean: Mean, way: str, own: Setting, other: Setting) -> Judgement:
    one, two = _taken(mean, own), _taken(mean, other)
    if one is None or two is None:
        return UNDECIDED
    truth = (above if way == "high" else below)(one, two)
    middles = [(taken.low + taken.high) / 2 for taken in (one, two)]
    text = f"the {mean.function} of {_name(own)} is {middles[0]:.6g}, and that of {_name(other)} {middles[1]:.6g}"
    return Judgement(truth, text, (own.values()[0].span, other.values()[0].span))


def _ranked(mean: Mean, way: str, own: Setting, rivals: Sequence[Setting]) -> Judgement:
    taken, others = _taken(mean, own), [_taken(mean, rival) for rival in rivals]
    if taken is None or any(other is None for other in others):
        return UNDECIDED
    better = above if way == "high" else below
    told = [(better(other, taken), rival) for other, rival in zip(others, rivals, strict=True) if other]
    ahead = [rival for truth, rival in told if truth]
    level = sum(truth is None for truth, _ in told)  # the line itself is one of them
    if len(ahead) < mean.rank <= len(ahead) + max(level, 1):
        return Judgement(True if level <= 1 else None)
    first = ahead[0] if ahead else own
    return Judgement(
        False,
        f"by the {mean.function}, {len(ahead) or 'none'} of them {'is' if len(ahead) < 2 else 'are'} ahead"
        + (f": {_name(first)}" if ahead else ""),
        (first.values()[0].span, own.values()[0].span),
    )


def _name(setting: Setting) -> str:
    label = next((label for labels in (setting.rows, setting.columns) for label in labels or ()), "")
    part = "" if setting.part == "all" else f" {setting.part}"
    return f"{setting.grid.name(label)}{part}" if label else f"the {setting.part} cells"

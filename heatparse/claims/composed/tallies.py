"""Tallies that are composed of a number of things, a test, and the places where it holds of so many of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from heatparse.claims.composed.amounts import fits
from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.relations import TESTS, relation_of, without_things
from heatparse.claims.composed.settings import Setting, axis_named, lines_of, part_of, settings
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, Truth, every, some
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_PARTS = frozenset((
    "PLACE", "PANEL", "ALL", "ONLY", "SOME", "PART", "VERB", "BREAK", "AND", "NOUN", "NUMBER", "CARDINAL",
    "RESTRICTION", "SIGN", "COMPARATIVE", "DIFFERENCE", "BY", "ALWAYS",
))  # fmt: skip
_OTHER = {"row": "column", "column": "row"}
_MOST_LEFT = 2
_OF_OTHERS = Judgement(None, "another number of things is told")


class Tally(Record):
    """So many of some things pass a test."""

    relation: str
    amount: Amount | None
    fewest: float
    most: float
    total: int  # "three of the five"; 0 where nothing tells
    noun: Constituent
    places: list[Constituent]
    parts: list[Constituent]
    each: Constituent | None  # "every layer has two": what it holds in
    start: str  # "from 12 onward": the label where that begins
    anywhere: bool  # "for some size"
    listed: list[Constituent]  # which ones are told to be these


def read_tally(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    tally = _tally(given)
    if tally is None:
        return []
    judged = [
        judgement
        for panel in scene.panels(clause)
        for judgement in _readings(tally, scene.filled(panel), scene)
    ]
    # "four of the six": of readings with another number of things nobody speaks, where one has so many
    told = [judgement for judgement in judged if judgement is not _OF_OTHERS] or judged
    return [scene.claim(CountClaim, clause, charitably(told))] if told else []


def _tally(given: Sequence[Constituent]) -> Tally | None:
    given, start = _without_start(without_things(given))
    types = [constituent.type for constituent in given]
    if not _PARTS.issuperset(types) or "CARDINAL" not in types:
        return None
    relation, amount, at = relation_of(given)
    if not relation or not _is_worded(given):
        return None
    first = types.index("CARDINAL")
    rest = [i for i, type in enumerate(types) if type == "CARDINAL" and i > first]
    if len(rest) > 1 or (rest and given[rest[0]].mark != "of"):
        return None
    behind = rest[0] if rest else first
    while behind + 1 < len(given) and types[behind + 1] == "PART":
        behind += 1
    if behind + 1 >= len(given) or types[behind + 1] != "NOUN" or types.count("NOUN") > 1:
        return None
    count = int(str(getattr(given[first].phrase, "value", 0)))
    span = _counted(given, first, count)
    each = [c for c in given if c.type == "ALL"]
    if span is None or len(each) > 1 or (start and not each):
        return None
    listed = _listed(given, max(at, behind + 1))
    places = [c for c in given if c.type == "PLACE" and all(c is not other for other in listed)]
    if any(not c.mark and first < given.index(c) < at and not _is_object(given, c) for c in places):
        return None  # "three models, A, B and C, exceed 60"
    return Tally(
        relation, amount, *span, int(str(getattr(given[rest[0]].phrase, "value", 0))) if rest else 0,
        given[behind + 1], places, [c for c in given if c.type == "PART"], each[0] if each else None, start,
        "SOME" in types, listed,
    )  # fmt: skip


def _without_start(given: Sequence[Constituent]) -> tuple[list[Constituent], str]:
    """Without "from 12 onward", which tells where a stretch of an axis begins."""
    for at in range(len(given) - 1):
        phrase, behind = given[at].phrase, given[at + 1]
        name = getattr(phrase, "label", None) or next(iter(getattr(phrase, "names", ())), None)
        if given[at].mark != "from" or (name is not None and len(name.labels) != 1):
            continue
        label = name.labels[0].text if name is not None else getattr(phrase, "quantity", None)
        if (
            behind.type == "RESTRICTION"
            and phrase_key(behind.phrase) in words("composed", "onward")
            and label
        ):
            return [*given[:at], *given[at + 2 :]], fold(getattr(label, "text", label))
    return list(given), ""


def _is_object(given: Sequence[Constituent], place: Constituent) -> bool:
    """ "Three models bring A above 0.6"."""
    before = given[list(given).index(place) - 1]
    return before.type in ("NOUN", "VERB") and len(getattr(place.phrase, "names", ())) == 1


def _is_worded(given: Sequence[Constituent]) -> bool:
    for at, c in enumerate(given):
        if c.type == "DIFFERENCE" and (
            phrase_key(c.phrase) not in words("composed", "lying") or at + 1 == len(given)
        ):
            return False
        following = given[at + 1].type if at + 1 < len(given) else ""
        if c.type in ("RESTRICTION", "BY") and following != "CARDINAL":
            return False
        if c.type == "ALWAYS" and phrase_key(c.phrase) != "alone":
            return False
    return True


def _counted(given: Sequence[Constituent], at: int, count: int) -> tuple[float, float] | None:
    """The numbers that a count may be: "at least two" are two or more."""
    before = given[at - 1] if at else None
    if before is None or before.type != "RESTRICTION":
        return count, count
    key = phrase_key(before.phrase)
    if key in words("composed", "fewest"):
        return count, inf
    return (0, count) if key in words("composed", "most") else None


def _listed(given: Sequence[Constituent], at: int) -> list[Constituent]:
    """The places behind all else, which are those that were counted: "…, namely A and B"."""
    tail = [i for i in range(at, len(given)) if given[i].type == "BREAK"]
    if not tail:
        return []
    behind = given[tail[0] + 1 :]
    plain = all(c.type in ("PLACE", "BREAK", "AND") and not c.mark for c in behind)
    return [c for c in behind if c.type == "PLACE"] if plain else []


def _readings(tally: Tally, grid: Grid, scene: Scene) -> Iterator[Judgement]:
    part = part_of(tally.parts)
    if part is None or (part != "all" and not grid.is_square):
        return
    if tally.amount is not None and not fits(tally.amount, grid, scene):
        yield UNDECIDED
        return
    limit = grid.measure(tally.amount.quantity) if tally.amount is not None else Measure(0.0, 0.0)
    for setting, _ in settings(tally.places, tally.parts, grid, scene):
        variants = [setting]
        if part == "all" and grid.is_square and tally.total != len(grid.rows):  # "four of all six"
            variants.append(Setting(grid, setting.rows, setting.columns, "off-diagonal"))
        for each in variants:
            if each.size() != len(each.values()):
                yield UNDECIDED
            elif tally.each is not None:
                for axis in ("row", "column"):
                    if axis_named(tally.each, grid) in ("", axis):
                        yield from _in_each(tally, each, axis, limit)
            else:
                for axis in ("row", "column"):
                    if axis_named(tally.noun, grid) in ("", axis) and each.fixed(axis) is None:
                        yield from _in_whole(tally, each, axis, limit, scene)
                if setting.rows is None and setting.columns is None and not tally.noun.axis:
                    yield _judge(tally, [[value] for value in each.values()], limit, grid)


def _in_each(tally: Tally, setting: Setting, axis: str, limit: Measure) -> Iterator[Judgement]:
    """Whether so many are found in each line, or so many hold in all of them."""
    grid = setting.grid
    if setting.fixed(axis) is not None or tally.noun.axis == axis or tally.listed:
        return
    lines = _units(setting.values(), axis)
    labels = list(grid.rows if axis == "row" else grid.columns)
    if tally.start:
        if tally.start not in labels:
            return
        labels = labels[labels.index(tally.start) :]
    judged = [_judge(tally, [[v] for v in lines.get(label, [])], limit, grid) for label in labels]
    failed = next((judgement for judgement in judged if judgement.truth is False), None)
    yield failed or Judgement(every(judgement.truth for judgement in judged))
    within = [value for label in labels for value in lines.get(label, [])]
    yield _judge(tally, list(_units(within, _OTHER[axis]).values()), limit, grid, True)


def _in_whole(tally: Tally, setting: Setting, axis: str, limit: Measure, scene: Scene) -> Iterator[Judgement]:
    units = _units(setting.values(), axis)
    single = all(len(values) == 1 for values in units.values())
    for whole in (False,) if single or tally.anywhere else (False, True):
        judged = _judge(tally, list(units.values()), limit, setting.grid, whole)
        if judged.truth is not False and tally.listed:
            judged = _named(tally, units, axis, limit, setting.grid, scene, whole) or judged
        yield judged


def _named(
    tally: Tally,
    units: dict[str, list[Value]],
    axis: str,
    limit: Measure,
    grid: Grid,
    scene: Scene,
    whole: bool,
) -> Judgement | None:
    """A judgement of those that are listed, where one of them fails."""
    test, way = TESTS[tally.relation], every if whole else some
    for place in tally.listed:
        lines = [line for line in lines_of(place, grid, scene) if line.axis == axis]
        for label in map(fold, lines[0].labels if lines else ()):
            values = units.get(label, [])
            if values and way([test(value, limit) for value in values]) is False:
                return Judgement(False, grid.tell(values[0]), (values[0].span,))
    return None


def _judge(
    tally: Tally, units: Sequence[Sequence[Value]], limit: Measure, grid: Grid, whole: bool = False
) -> Judgement:
    """Whether as many units as the statement says hold a value that passes, or, `whole`, pass with all of them."""
    test, way = TESTS[tally.relation], every if whole else some
    held: list[Truth] = [way([test(value, limit) for value in unit]) for unit in units]
    low, high = sum(truth is True for truth in held), sum(truth is not False for truth in held)
    if tally.total and tally.total != len(units):
        return _OF_OTHERS
    if tally.fewest <= low and high <= tally.most:
        return Judgement(True, f"{low} of {len(units)} are")
    if high < tally.fewest or low > tally.most:
        found = [
            next((value for value in unit if test(value, limit)), unit[0])
            for unit, truth in zip(units, held, strict=True)
            if truth
        ]
        shown = (found or [unit[0] for unit in units if unit])[:_MOST_LEFT]
        text = f"that is true of {low} of {len(units)}" + (f": {grid.tell(found[0])}" if found else "")
        return Judgement(False, text, tuple(value.span for value in shown))
    return UNDECIDED


def _units(values: Sequence[Value], axis: str) -> dict[str, list[Value]]:
    found: dict[str, list[Value]] = {}
    for value in values:
        found.setdefault(value.row if axis == "row" else value.column, []).append(value)
    return found

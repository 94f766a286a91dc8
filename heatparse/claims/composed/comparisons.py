"""Comparisons that are composed of two sides, what both have in common, and how far it holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import cast

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.settings import excepted, lines_of
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.composed.ways import ways
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Part, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.grid import Part as GridPart
from heatparse.measures import Measure, Truth, above, at_least, at_most, below, equal, every
from heatparse.models.claims import BaseClaim, ComparisonClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_PARTS = frozenset(
    (
        "PLACE",
        "PANEL",
        "ALL",
        "ALWAYS",
        "EXCEPT",
        "PART",
        "VERB",
        "BREAK",
        "THAN",
        "COMPARATIVE",
        "NOUN",
        "MOVE",
    )
)
_ORDERS = {"equal": "equal", "at_least": "at_least", "at_most": "at_most"}
_TESTS = {"high": above, "low": below, "equal": equal, "at_least": at_least, "at_most": at_most}


class Contest(Record):
    """Two sides, the places that both share, how far it holds, and what is set aside."""

    order: str
    key: str
    pairs: list[tuple[Constituent, Constituent]]
    shared: list[Constituent]
    parts: list[Constituent]
    everywhere: Constituent | None
    aside: list[Constituent]


def read_comparison(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    contest = _contest(given)
    if contest is None:
        return []
    orders = (
        (_ORDERS[contest.order],) if contest.order in _ORDERS else ways(contest.order, contest.key, scene)
    )
    if contest.order == "no_worse":
        orders = tuple({"high": "at_least", "low": "at_most"}[order] for order in orders)
    if not orders:
        return []
    judged = [
        judgement
        for panel in scene.panels(clause)
        for order in orders
        for judgement in _readings(contest, order, scene.filled(panel), scene)
    ]
    return [scene.claim(ComparisonClaim, clause, charitably(judged))] if judged else []


def _contest(given: Sequence[Constituent]) -> Contest | None:
    types = [constituent.type for constituent in given]
    if not _PARTS.issuperset(types) or types.count("COMPARATIVE") != 1 or types.count("THAN") > 1:
        return None
    if any(c.type == "MOVE" and phrase_key(c.phrase) not in words("composed", "transferring") for c in given):
        return None  # "going from A to B": a change
    at = types.index("COMPARATIVE")
    then = types.index("THAN") if "THAN" in types else at
    if then < at:
        return None
    word = given[at].phrase
    right = [c for c in given[then + 1 :] if c.type == "PLACE"]
    left = [c for c in given[:then] if c.type == "PLACE"]
    if not right or not left:
        return None
    pairs: list[tuple[Constituent, Constituent]] = []
    shared = list(left)
    for other in right:
        own = next((c for c in reversed(shared) if c.mark == other.mark), None)
        if own is None:
            continue
        shared.remove(own)
        pairs.append((own, other))
    if not pairs:
        return None
    shared += [c for c in right if all(c is not other for _, other in pairs)]
    wide = [c for c in given if c.type in ("ALL", "ALWAYS")]
    if len(wide) > 1 or any(c.type == "NOUN" for c in given):
        return None
    parts = [c for c in given if c.type == "PART" and phrase_key(c.phrase) not in _EMPHATIC]
    return Contest(
        str(getattr(word, "value", "")), phrase_key(word), pairs, shared, parts, wide[0] if wide else None,
        [c for c in given if c.type == "EXCEPT"],
    )  # fmt: skip


_EMPHATIC = frozenset(("itself", "themselves"))


def _readings(contest: Contest, order: str, grid: Grid, scene: Scene) -> Iterator[Judgement]:
    places = [*contest.shared, *(own for own, _ in contest.pairs), *(other for _, other in contest.pairs)]
    count, paired = len(contest.shared), len(contest.pairs)
    for lines in product(*(lines_of(place, grid, scene) for place in places)):
        shared, own, other = lines[:count], lines[count : count + paired], lines[count + paired :]
        axes = [line.axis for line in own]
        if axes != [line.axis for line in other]:
            continue
        taken = [*axes, *(line.axis for line in shared)]
        if len(set(taken)) < len(taken):
            continue
        judged = _judge(contest, order, _fixed(shared), _fixed(own), _fixed(other), grid, scene)
        if judged is not None:
            yield judged


def _fixed(lines: Sequence[Line]) -> dict[str, tuple[str, ...]]:
    return {line.axis: tuple(map(fold, line.labels)) for line in lines}


def _judge(
    contest: Contest, order: str, shared: dict[str, tuple[str, ...]], own: dict[str, tuple[str, ...]],
    other: dict[str, tuple[str, ...]], grid: Grid, scene: Scene,
) -> Judgement | None:  # fmt: skip
    test = _TESTS[order]
    met: list[tuple[Value, Value]] = []
    universal = contest.everywhere is not None or any(
        len(labels) > 1 for labels in (*shared.values(), *own.values(), *other.values())
    )
    aside: frozenset[tuple[str, str]] = frozenset()
    axis = "column" if "row" in own else "row"
    part = cast(GridPart, next((c.phrase.part for c in contest.parts if isinstance(c.phrase, Part)), "all"))
    if len(own) == 2:
        if contest.aside or contest.everywhere is not None or part != "all":
            return None
        for one in product(own["row"], own["column"]):
            for two in product(other["row"], other["column"]):
                if one in grid.cells and two in grid.cells:
                    met.append((grid.cells[one], grid.cells[two]))
    else:
        if contest.everywhere is not None and (axis in shared or (contest.everywhere.axis not in ("", axis))):
            return None
        if contest.aside:
            found = excepted([c for c in contest.aside if not isinstance(c.phrase, Part)], axis, grid, scene)
            if found is None or contest.everywhere is None:
                return None
            aside = found
        across = shared.get(axis) or tuple(grid.columns if axis == "column" else grid.rows)
        own_part_aside = any(isinstance(c.phrase, Part) for c in contest.aside)
        ((left_axis, lefts),), ((_, rights),) = own.items(), other.items()
        for left, right in product(lefts, rights):
            for label in (left,) if part == "diagonal" else across:
                if (axis, label) in aside:
                    continue
                two_label = right if part == "diagonal" else label
                one = (left, label) if left_axis == "row" else (label, left)
                two = (right, two_label) if left_axis == "row" else (two_label, right)
                if part not in ("all", "diagonal") and not (
                    grid.in_part(*one, part) and grid.in_part(*two, part)
                ):
                    continue
                if own_part_aside and (one[0] == one[1] or two[0] == two[1]):
                    continue
                if one in grid.cells and two in grid.cells:
                    met.append((grid.cells[one], grid.cells[two]))
    if not met:
        return None
    truths = [test(one, two) for one, two in met]
    against = [pair for pair, truth in zip(met, truths, strict=True) if truth is False]
    whole: Truth = every(truths)
    if whole is not True and not universal and len(met) > 1:
        means = [_mean([pair[side] for pair in met]) for side in (0, 1)]
        tops = [max(pair[side].high for pair in met) for side in (0, 1)]
        lows = [min(pair[side].low for pair in met) for side in (0, 1)]
        others = [test(*(Measure(end, end) for end in ends)) for ends in (means, tops, lows)]
        most = sum(truth is False for truth in truths) * 2 <= len(truths)
        if most or any(truth is not False for truth in others):
            return Judgement(None)
    if whole is False:
        own_cell, other_cell = against[0]
        explanation = f"{grid.tell(own_cell)}, and {grid.tell(other_cell, True)}"
        return Judgement(False, explanation, (own_cell.span, other_cell.span))
    return Judgement(whole)


def _mean(values: Sequence[Value]) -> float:
    return sum((value.low + value.high) / 2 for value in values) / len(values)

"""Bounds that are composed of what they are said of, how much of it, and a number or a sign."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from heatparse.claims.composed.amounts import fits
from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.relations import TESTS, relation_of
from heatparse.claims.composed.settings import Setting, lines_of, part_of
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.judgement import Judgement, together
from heatparse.claims.language.phrases import Amount, Part
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, Truth, every
from heatparse.models.claims import BaseClaim, CountClaim, ThresholdClaim
from heatparse.records import Record
from heatparse.tokens import fold

_PARTS = frozenset((
    "PLACE", "PANEL", "ALL", "ALWAYS", "NONE", "ONLY", "EXCEPT", "PART", "VERB", "BREAK", "NOUN", "NUMBER",
    "DIFFERENCE", "COMPARATIVE", "SIGN", "NEGATION",
))  # fmt: skip
_JOINTS = frozenset(("OR", "AND"))


class Bound(Record):
    """What is said of some values: a test, of all of them (`all`), of none, of the subjects alone (`only`)."""

    relation: str
    amount: Amount | None
    how: str
    subjects: list[Constituent]
    shared: list[Constituent]
    counted: Constituent | None
    parts: list[Constituent]
    aside: list[Constituent]


def read_bound(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    bounds = [_bound(part) for part in _coordinated(_without_pairs(given))]
    told = [bound for bound in bounds if bound is not None]
    if len(told) < len(bounds):
        return []
    found: list[Judgement] = []
    for bound in told:
        judged = [
            judgement
            for panel in scene.panels(clause)
            for judgement in _readings(bound, scene.filled(panel), scene)
        ]
        if not judged:
            return []
        found.append(charitably(judged))
    model = CountClaim if told[0].how == "only" else ThresholdClaim
    return [scene.claim(model, clause, together(found))]


def _without_pairs(given: Sequence[Constituent]) -> list[Constituent]:
    """Without what two labels are told to be: "no combination of differing true and predicted labels"."""
    kept: list[Constituent] = []
    for c in given:
        types = [other.type for other in kept[-2:]]
        if c.type == "NOUN" and types[-1:] == ["PART"]:
            continue
        if c.type in ("AND", "NOUN") and types[-1:] == ["AND"] and c.type == "NOUN":
            kept.pop()
            continue
        kept.append(c)
    return kept


def _coordinated(given: Sequence[Constituent]) -> list[list[Constituent]]:
    """The statements that share a subject: "none is under 60 on A or under 50 on B"."""
    numbers = [at for at, c in enumerate(given) if c.type == "NUMBER"]
    joint = next((at for at, c in enumerate(given) if c.type in _JOINTS), 0)
    if len(numbers) != 2 or not numbers[0] < joint < numbers[1]:
        return [list(given)]
    front, one, two = given[: numbers[0]], given[numbers[0] : joint], given[joint + 1 :]
    shapes = [[(c.type, c.mark) for c in part] for part in (one, two)]
    if shapes[0] != shapes[1] or [type for type, _ in shapes[0]] != ["NUMBER", "PLACE"]:
        return [list(given)]
    return [[*front, *one], [*front, *two]]


def _bound(given: Sequence[Constituent]) -> Bound | None:
    types = [constituent.type for constituent in given]
    if not _PARTS.issuperset(types):
        return None
    relation, amount, at = relation_of(given)
    if not relation:
        return None
    if "DIFFERENCE" in types and (relation not in ("above", "below") or types.index("DIFFERENCE") > at):
        return None
    subjects = [c for c in given[:at] if c.type == "PLACE" and not c.mark]
    shared = [c for c in given if c.type == "PLACE" and c not in subjects]
    nouns = [
        c for at, c in enumerate(given) if c.type == "NOUN" and not (at and given[at - 1].type == "PART")
    ]
    aside = [c for c in given if c.type == "EXCEPT"]
    quantified = [c for c in given if c.type in ("ALL", "NONE", "ONLY")]
    if len(subjects) > 1 or len(quantified) > 1 or len(nouns) > 1:
        return None
    quantifier = quantified[0] if quantified else None
    how = _how(quantifier, "NEGATION" in types, subjects, shared)
    if how is None or (aside and how != "all"):
        return None
    counted = quantifier if quantifier is not None and quantifier.type != "ONLY" else None
    if nouns:
        if counted is not None or how == "only":
            return None
        counted = nouns[0]
    if counted is None and not subjects:
        return None
    parts = [c for c in given if c.type == "PART"]
    return Bound(relation, amount, how, subjects, shared, counted, parts, aside)


def _how(
    quantifier: Constituent | None,
    negated: bool,
    subjects: Sequence[Constituent],
    shared: Sequence[Constituent],
) -> str | None:
    """Of how many it is said; None where that is not plain."""
    if quantifier is None:
        return "none" if negated else "all"
    if negated:
        return None
    if quantifier.type == "ONLY":
        return "only" if subjects else None
    if quantifier.type == "NONE":
        return None if getattr(quantifier.phrase, "count", None) else "none"
    # "staying above 91 for all sizes": of what was named before
    return "all" if subjects or shared or not quantifier.mark else None


def _readings(bound: Bound, grid: Grid, scene: Scene) -> Iterator[Judgement]:
    places = [*bound.subjects, *bound.shared]
    part = part_of(bound.parts)
    if part is None:
        return
    if bound.amount is not None and not fits(bound.amount, grid, scene):
        yield Judgement(None)
        return
    limit = grid.measure(bound.amount.quantity) if bound.amount is not None else Measure(0.0, 0.0)
    count = len(bound.subjects)
    for lines in product(*(lines_of(place, grid, scene) for place in places)):
        axes = [line.axis for line in lines]
        if len(set(axes)) < len(axes):
            continue
        fixed = {line.axis: tuple(map(fold, line.labels)) for line in lines}
        subject = lines[0].axis if count else ""
        setting = Setting(grid, fixed.get("row"), fixed.get("column"), part)
        for each in _parts(setting):
            yield from _judge(bound, each, subject, limit)


def _parts(setting: Setting) -> list[Setting]:
    if setting.part != "all" or not setting.grid.has_trivial_diagonal:
        return [setting]
    return [setting, Setting(setting.grid, setting.rows, setting.columns, "off-diagonal")]


def _judge(bound: Bound, setting: Setting, subject: str, limit: Measure) -> Iterator[Judgement]:
    grid, test = setting.grid, TESTS[bound.relation]
    counted = bound.counted
    if bound.how == "only":
        others = Setting(
            grid,
            None if subject == "row" else setting.rows,
            None if subject == "column" else setting.columns,
            setting.part,
        )
        own = setting.fixed(subject) or ()
        units = _units(others.values(), subject)
        if any(len(units.get(label, ())) != 1 for label in own):
            return
        for label, values in units.items():
            truth = test(values[0], limit)
            if (label in own and truth is False) or (label not in own and truth and len(values) == 1):
                yield Judgement(False, grid.tell(values[0]), (values[0].span,))
                return
        yield Judgement(True if all(len(v) == 1 for v in units.values()) else None)
        return
    aside: set[str] = set()
    for place in bound.aside:
        if isinstance(place.phrase, Part):
            return
        aside.update(fold(label.text) for name in getattr(place.phrase, "names", ()) for label in name.labels)
    values = [v for v in setting.values() if v.row not in aside and v.column not in aside]
    if not values:
        return
    truths = [test(value, limit) for value in values]
    if bound.how in ("all", "none"):
        wanted: list[Truth] = truths if bound.how == "all" else [None if t is None else not t for t in truths]
        whole = every(wanted)
        failed = next((value for value, truth in zip(values, wanted, strict=True) if truth is False), None)
        if failed is not None:
            if (
                counted is None
                and len(values) > 1
                and bound.how == "all"
                and any(t is not False for t in wanted)
            ):
                yield Judgement(None)
                return
            yield Judgement(False, grid.tell(failed), (failed.span,))
        else:
            yield Judgement(whole)
        return


def _units(values: Sequence[Value], axis: str) -> dict[str, list[Value]]:
    found: dict[str, list[Value]] = {}
    for value in values:
        found.setdefault(value.row if axis == "row" else value.column, []).append(value)
    return found

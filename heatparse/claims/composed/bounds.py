"""Bounds that are composed of what they are said of, how much of it, and a number or a sign."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.composed.settings import Setting, lines_of, part_of
from heatparse.claims.composed.verdicts import charitably
from heatparse.claims.judgement import Judgement
from heatparse.claims.language.phrases import Amount, Part, Scope, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, Truth, above, at_least, at_most, below, every, some
from heatparse.models.claims import BaseClaim, CountClaim, ThresholdClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_PARTS = frozenset((
    "PLACE", "PANEL", "ALL", "ALWAYS", "NONE", "ONLY", "EXCEPT", "PART", "VERB", "BREAK", "NOUN", "NUMBER", "CARDINAL",
    "DIFFERENCE", "COMPARATIVE", "SIGN", "NEGATION",
))  # fmt: skip
_TESTS = {"above": above, "at_least": at_least, "below": below, "at_most": at_most}
_REACHING = {"reach": "at_least"}


class Bound(Record):
    """What is said of some values: a test, of `count` of them, of all (`all`), of none, of the subjects alone."""

    relation: str
    amount: Amount | None
    how: str  # all, none, only, count
    count: int
    subjects: list[Constituent]
    shared: list[Constituent]
    counted: Constituent | None
    parts: list[Constituent]
    aside: list[Constituent]


def read_bound(given: Sequence[Constituent], clause: Clause, scene: Scene) -> list[BaseClaim]:
    bound = _bound(given)
    if bound is None:
        return []
    judged = [
        judgement
        for panel in scene.panels(clause)
        for judgement in _readings(bound, scene.filled(panel), scene)
    ]
    model = CountClaim if bound.how in ("count", "only") else ThresholdClaim
    return [scene.claim(model, clause, charitably(judged))] if judged else []


def _bound(given: Sequence[Constituent]) -> Bound | None:
    types = [constituent.type for constituent in given]
    if not _PARTS.issuperset(types):
        return None
    relation, amount, at = _relation(given)
    if not relation:
        return None
    if "DIFFERENCE" in types and (relation not in ("above", "below") or types.index("DIFFERENCE") > at):
        return None
    quantifiers = [c for c in given if c.type in ("ALL", "ALWAYS", "NONE", "ONLY")]
    cardinals = [c for c in given if c.type == "CARDINAL"]
    if len(cardinals) > 1 or len([c for c in quantifiers if c.type != "ALWAYS"]) > 1:
        return None
    nouns = [c for c in given if c.type == "NOUN"]
    parts = [c for c in given if c.type == "PART"]
    aside = [c for c in given if c.type == "EXCEPT"]
    first = next((c for c in given if c.type not in ("BREAK",)), None)
    negated = "NEGATION" in types
    subjects = [c for c in given[:at] if c.type == "PLACE" and not c.mark]
    shared = [c for c in given if c.type == "PLACE" and c not in subjects]
    if len(subjects) > 1:
        return None
    how, count, counted = "all", 0, None
    quantifier = next((c for c in quantifiers if c.type != "ALWAYS"), None)
    if quantifier is not None and quantifier.type == "ONLY":
        if cardinals:
            how, count = "count", int(str(getattr(cardinals[0].phrase, "value", "0")))
        elif subjects:
            how = "only"
        else:
            return None
    elif cardinals:
        how, count = "count", int(str(getattr(cardinals[0].phrase, "value", "0")))
        if quantifier is not None:
            return None
    elif quantifier is not None and quantifier.type == "NONE":
        how = "none"
        counted = quantifier
    elif quantifier is not None:
        if not subjects and (quantifier.mark or quantifier.phrase.type != "SCOPE"):
            return None  # "staying above 91 for all sizes": what was named before
        counted = quantifier
    if negated:
        if how != "all" or quantifier is not None or first is None:
            return None
        how = "none"
    if how == "count":
        if len(nouns) != 1 or subjects or given.index(nouns[0]) > given.index(cardinals[0]) + 1:
            return None
        counted = nouns[0]
    elif nouns:
        if len(nouns) > 1 or counted is not None or how == "only":
            return None
        counted = nouns[0]
    if aside and how != "all":
        return None
    if counted is None and not subjects:
        return None
    if (
        isinstance(counted, Constituent)
        and isinstance(counted.phrase, Scope)
        and counted.phrase.count
        and how == "none"
    ):
        return None
    return Bound(relation, amount, how, count, subjects, shared, counted, parts, aside)


def _relation(given: Sequence[Constituent]) -> tuple[str, Amount | None, int]:
    """The test, its number, and where it stands."""
    numbers = [(at, c.phrase) for at, c in enumerate(given) if c.type == "NUMBER"]
    signs = [(at, c.phrase) for at, c in enumerate(given) if c.type == "SIGN"]
    orders = [c for c in given if c.type == "COMPARATIVE"]
    if len(numbers) + len(signs) != 1:
        return "", None, 0
    if numbers:
        at, amount = numbers[0]
        assert isinstance(amount, Amount)
        if orders or given[at].mark not in ("", "at", "to", "of", "with"):
            return "", None, 0
        if amount.bound in _TESTS and not amount.sized:
            return amount.bound, amount, at
        before = given[at - 1].phrase if at else None
        if not amount.bound and phrase_key(before) in words("composed", "reaching") and not given[at].mark:
            return "at_least", amount, at
        return "", None, 0
    at, sign = signs[0]
    told = str(getattr(sign, "value", ""))
    if orders:
        way = str(getattr(orders[0].phrase, "value", ""))
        if len(orders) == 1 and told == "zero" and given[at - 1] is orders[0] and way in ("high", "low"):
            return ("above" if way == "high" else "below"), None, at
        return "", None, 0
    return {"positive": "above", "negative": "below"}.get(told, ""), None, at


def _readings(bound: Bound, grid: Grid, scene: Scene) -> Iterator[Judgement]:
    places = [*bound.subjects, *bound.shared]
    part = part_of(bound.parts)
    if part is None:
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
    grid, test = setting.grid, _TESTS[bound.relation]
    counted = bound.counted
    axis = counted.axis if counted is not None else ""
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
    # so many of them
    is_cell = counted is not None and getattr(counted.phrase, "value", "") == "cell"
    for way in (some, every) if axis and not is_cell else (some,):
        groups = (
            list(_units(values, axis).values()) if axis and not is_cell else [[value] for value in values]
        )
        if not axis and not is_cell:
            return
        held = [way([test(value, limit) for value in group]) for group in groups]
        low, high = sum(t is True for t in held), sum(t is not False for t in held)
        if low <= bound.count <= high:
            yield Judgement(True if low == high else None)
        else:
            yield Judgement(
                False,
                f"{low} of {len(groups)} are",
                tuple(v.span for v, t in zip(values, truths, strict=True) if t)[:4],
            )


def _units(values: Sequence[Value], axis: str) -> dict[str, list[Value]]:
    found: dict[str, list[Value]] = {}
    for value in values:
        found.setdefault(value.row if axis == "row" else value.column, []).append(value)
    return found

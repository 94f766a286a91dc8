"""Bounds of the classes of a confusion matrix: whose recall, precision, errors or hits lie above or below a number.

"Four of the six classes reach a recall above 80 %", "no class has more than 30 errors", "all classes but finch exceed
70 % recall", "precision ranges from 68 % to 94 %".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

from heatparse.claims.classes.class_contests import class_numbers, measure_told, measure_words, words_of
from heatparse.claims.classes.confusions import counts_things, labels_of, true_axes
from heatparse.claims.classes.misclassifications import is_framed, is_quiet
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.class_phrases import with_classes
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import (
    Amount,
    Part,
    Phrase,
    Ref,
    Scope,
    is_only,
    key_of,
    outside_brackets,
    phrase_key,
)
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.inventory.problems import enumerated
from heatparse.measures import Truth
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, CountClaim, RangeClaim, ThresholdClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_RATES = frozenset(("recall", "precision", "error rate"))
_BOUNDS = {"above": 1, "at_least": 1, "below": -1, "at_most": -1}
_CLOSED = frozenset(("at_least", "at_most"))
_SHOWN = 4  # classes that an explanation names
_ROUNDED = 0.005  # how far a rate may lie from its number in percent
_ENDS = 2  # numbers of a range
_VOCABULARY = ("recognizing", "hits", "ordering", "counted", "quiet", "ranging", "contributing", "answering")
_SILENT = frozenset(("AMOUNT", "DIFFERENCE", "EXCEPTION", "FACTOR", "TESTED", "SIGN", "SHARE", "JOIN", "AND"))
_CLASSES = frozenset(("AXISNOUN", "DIMENSION"))


class _Whose(Record, frozen=True):
    """Of whom a clause says it: of so many, of those that are named, of these alone."""

    quantifier: str  # all, none, only, most, count
    count: int = 0
    named: frozenset[str] = frozenset()
    excepted: frozenset[str] = frozenset()


def read_class_bounds(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that bounds what belongs to whole classes."""
    panels = scene.panels(clause)
    if clause.is_data or len(panels) != 1 or clause.has("SUPERLATIVE", "AGGREGATE", "TREND"):
        return []
    main = _with_fraction(with_classes(outside_brackets(clause.phrases)))
    amounts = [p for p in main if isinstance(p, Amount)]
    measure = _measure(clause, main, amounts, scene)
    grid = scene.grids[panels[0]]
    if not measure or not amounts or not grid.is_square or not grid.is_complete:
        return []
    if any(p.type == "COMPARATIVE" or (isinstance(p, Ref) and p.relation == "predicted") for p in main):
        return []
    if _counts_errors(main):
        return []
    ranged = len(amounts) == _ENDS and any(phrase_key(p) in words("classifications", "ranging") for p in main)
    whose = None if ranged else _whose(main, grid)
    if whose is None and not ranged and len(clause.of("NEGATION")) > 1:  # "without elm, no class has …"
        clause.read.add("misclassification")
        return [scene.claim(ThresholdClaim, clause)]
    if not ranged and (whose is None or len(amounts) != 1 or not _is_bounded(amounts[0], measure, whose)):
        return []
    clause.read.update(("misclassification", "class order"))
    if ranged:
        holders = [[fold(label) for label in labels_of(ref)] for ref in clause.refs()]
        judged = [
            _judge_range(amounts, measure, holders, _numbers(grid, axis, measure, scene))
            for axis in true_axes(grid)
        ]
    else:
        assert whose is not None
        judged = [
            _judge(whose, amounts[0], measure, _numbers(grid, axis, measure, scene), grid)
            for axis in true_axes(grid)
        ]
    left = [p for p in main if not (p.type in _SILENT or is_quiet(p, scene) or _is_said(p))]
    guarded = clause.has(*(GUARDS - {"NEGATION", "EXCEPTION"})) or (
        ranged and any(p.type == "REF" for p in main)
    )
    judgement = UNDECIDED if left or guarded or _denies_else(main) else charitable(judged)
    if judgement.truth is False and is_framed(clause, scene):
        judgement = UNDECIDED
    if ranged:
        return [scene.claim(RangeClaim, clause, judgement)]
    assert whose is not None
    counts = whose.quantifier in ("count", "only", "most")
    return [scene.claim(CountClaim if counts else ThresholdClaim, clause, judgement)]


def _counts_errors(main: Sequence[Phrase]) -> bool:
    """ "Most of the non-zero errors are below 5", "errors between 0 and 1", of classes: of cells off the diagonal."""
    plain = [phrase for phrase in main if phrase.type != "SIGN"]
    most = any(
        isinstance(one, Scope)
        and one.quantifier == "most"
        and (isinstance(two, Part) or getattr(one.noun, "type", "") == "DIAGONAL")
        for one, two in pairwise(plain)
    )
    amounts = [phrase for phrase in main if isinstance(phrase, Amount)]
    classes = all(amount.label is not None and not amount.bound for amount in amounts)
    between = any(
        isinstance(one, Part) and key_of(two) in words("assertions", "between") for one, two in pairwise(main)
    )
    return most or (len(amounts) == _ENDS and classes and between)


def _with_fraction(main: list[Phrase]) -> list[Phrase]:
    """The phrases with "in more than two thirds" as a bound in percent."""
    for at in range(1, len(main) - 1):
        front, turn, part = main[at - 1 : at + 2]
        sign = turn.value if isinstance(turn, Word) and turn.type == "COMPARATIVE" else ""
        share = (
            part.quantifier
            if isinstance(part, Scope)
            else "1/2"
            if phrase_key(part).startswith("half")
            else ""
        )
        if key_of(front) != "in" or sign not in ("high", "low") or "/" not in share:
            continue
        percent = float(Fraction(share)) * 100
        quantity = Quantity(text=share, value=percent, resolution=0.01, unit="%")
        bound = Amount(turn.start, part.end, quantity, bound="above" if sign == "high" else "below")
        return [*main[:at], bound, *main[at + 2 :]]
    return main


def _numbers(grid: Grid, axis: str, measure: str, scene: Scene) -> dict[str, float] | None:
    return class_numbers(grid, axis, measure, counts_things(scene))


def _measure(clause: Clause, main: Sequence[Phrase], amounts: Sequence[Amount], scene: Scene) -> str:
    """What is bounded: recall, precision, errors, hits, size …; "" where the clause names nothing of the kind."""
    named = measure_told(clause, scene)
    rate = all(amount.is_percent or 0 <= (amount.quantity.value or 0) <= 1 for amount in amounts)
    keys = {phrase_key(p) for p in main}
    right = any(isinstance(p, Part) and p.part == "diagonal" for p in main)
    if named in _RATES:
        return named if rate else ""
    if rate:  # "recognized correctly in at least 70 % of its clips"
        if named == "errors":
            return "error rate"  # "no class has more than 0.3 errors", of shares
        told = named == "hits" or right or keys & words("classifications", "recognizing")
        return "recall" if told and (named or right or "in" in keys) else ""
    if named:
        return named
    losing = keys & words("classifications", "losing") and clause.says(words("classifications", "counted"))
    if losing and "to" not in keys:
        return "errors"  # "no class loses more than 40 clips"
    return (
        "size"
        if keys & words("classifications", "counted") and keys & words("classifications", "contributing")
        else ""
    )


def _is_bounded(amount: Amount, measure: str, whose: _Whose) -> bool:
    """Whether a number is a bound; how many things each class has is told without one."""
    return amount.bound in _BOUNDS or (measure == "size" and not amount.bound and whose.quantifier == "all")


def _is_said(phrase: Phrase) -> bool:
    """Whether a word belongs to what these statements say."""
    key = phrase_key(phrase)
    return any(key in words("classifications", name) for name in _VOCABULARY) or key in measure_words()


def _whose(main: Sequence[Phrase], grid: Grid) -> _Whose | None:
    """Of which classes it is said; None where that is not plain."""
    refs = [p for p in main if isinstance(p, Ref)]
    labels = [fold(label) for ref in refs for label in labels_of(ref)]
    if any(ref.either or ref.is_panel or ref.side or ref.position for ref in refs) or len(refs) > 1:
        return None
    named = frozenset(labels)
    scopes = [p for p in main if isinstance(p, Scope) and p.key != "both"]
    cardinals = [p for p in main if p.type == "CARDINAL"]
    denied = [p for p in main if p.type == "NEGATION"]
    only = any(map(is_only, main))
    if len(scopes) > 1 or len(denied) > 1 or any(scope.others for scope in scopes):
        return None
    if any(p.type == "EXCEPTION" for p in main):
        whole = len(scopes) == 1 and scopes[0].quantifier == "all" and not denied and not cardinals
        nobody = not scopes and len(denied) == 1 and key_of(main[0]) in words("classifications", "denying")
        told = "all" if whole else "none" if nobody else ""
        return _Whose(told, excepted=named) if told and named and not cardinals else None
    if cardinals or any(p.type == "FACTOR" for p in main):
        return None if denied else _counted(main, named, len(grid.rows))
    if only:
        return _Whose("only", named=named) if named and not denied else None
    if scopes and scopes[0].quantifier == "most":
        return _Whose("most") if not named and not denied else None
    none = [scope for scope in scopes if scope.quantifier == "none"]
    if none or denied:
        before = denied[0] if denied else none[0]
        if (
            (none and denied)
            or (denied and scopes)
            or (denied and key_of(before) not in words("classifications", "denying"))
        ):
            return None
        return _Whose("none", named=named) if named or _is_nobody(main, before) else None
    if scopes:
        counted = scopes[0].count not in (None, len(grid.rows))
        plain = scopes[0].noun is not None or scopes[0].key in words("assertions", "over_all")  # not "in all"
        return (
            _Whose("all") if scopes[0].quantifier == "all" and plain and not named and not counted else None
        )
    return _Whose("all", named=named) if named else None


def _is_nobody(main: Sequence[Phrase], denial: Phrase) -> bool:
    """ "No class", and not "it never": somebody who was named before."""
    at = next(i for i, phrase in enumerate(main) if phrase is denial)
    noun = main[at + 1 : at + 2]
    owned = isinstance(denial, Scope) and denial.noun is not None
    return owned or (
        bool(noun) and noun[0].type in _CLASSES and not any(p.type == "PRONOUN" for p in main[:at])
    )


def _counted(main: Sequence[Phrase], named: frozenset[str], size: int) -> _Whose | None:
    """ "Four of the six classes", "half of the classes", "three classes: A, B and C"."""
    counts = [p for p in main if p.type in ("CARDINAL", "FACTOR")]
    first = counts[0]
    at = next(i for i, p in enumerate(main) if p is first)
    nouns = {p.type for p in main[at + 1 : at + 4]}
    if (
        not isinstance(first, Word)
        or nouns.isdisjoint(_CLASSES)
        or any(isinstance(p, Scope) and not is_only(p) for p in main)
    ):
        return None
    if first.type == "FACTOR":
        half = first.key.startswith("half") and len(counts) == 1 and size % 2 == 0
        return _Whose("count", size // 2, named) if half else None
    whole = [int(p.value) for p in counts[1:] if isinstance(p, Word)]
    if whole and whole != [size]:
        return None
    return _Whose("count", int(first.value), named)


def _denies_else(main: Sequence[Phrase]) -> bool:
    """Whether a denial stands behind the number: "… more than 30 errors, not hits"."""
    at = next((i for i, p in enumerate(main) if isinstance(p, Amount)), 0)
    return any(p.type == "NEGATION" for p in main[at:])


def _judge(
    whose: _Whose, amount: Amount, measure: str, numbers: Mapping[str, float] | None, grid: Grid
) -> Judgement:
    """Whether it is true of the classes that are meant."""
    if numbers is None or not whose.named <= numbers.keys() or not whose.excepted <= numbers.keys():
        return UNDECIDED
    truths = {key: _passes(number, amount, measure) for key, number in numbers.items()}
    if None in truths.values():
        return UNDECIDED
    found = {key for key, truth in truths.items() if truth}
    mine = whose.named or numbers.keys() - whose.excepted
    deciding = [key for key in numbers if key in mine and (key in found) is (whose.quantifier != "all")]
    shown = deciding[:_SHOWN] or list(numbers)[:_SHOWN]
    text = f"the {words_of(measure)} is " + enumerated(
        [f"{numbers[k]:.4g} for {grid.name(k)}" for k in shown]
    )
    truth = {
        "all": mine <= found,
        "none": mine.isdisjoint(found),
        "only": found == whose.named,
        "most": 2 * len(found) > len(numbers),
        "count": len(found) == whose.count and (not whose.named or whose.named == found),
    }[whose.quantifier]
    return Judgement(truth, text)


def _passes(number: float, amount: Amount, measure: str) -> Truth:
    """Whether the number of a class keeps to a bound; open where it does only before it is rounded, or after."""
    quantity = amount.quantity
    if quantity.value is None:
        return None
    factor = 100 if measure in _RATES and (quantity.value > 1 or amount.is_percent) else 1
    rounded = min((quantity.resolution or 0.0) / 2, _ROUNDED * factor)
    number, room = number * factor, rounded if measure in _RATES else 0.0
    if amount.bound not in _BOUNDS:
        return number == quantity.value
    sign = _BOUNDS[amount.bound]
    over = sign * (number - quantity.value)
    if abs(over) <= room + 1e-9 and (room or not over):
        return True if amount.bound in _CLOSED and over >= -1e-9 else None if room else False
    return over > 0


def _judge_range(
    amounts: Sequence[Amount],
    measure: str,
    holders: Sequence[Sequence[str]],
    numbers: Mapping[str, float] | None,
) -> Judgement:
    """Whether the numbers of all classes run from the one to the other, and the classes in brackets hold these ends."""
    if numbers is None or len(holders) not in (0, _ENDS) or any(len(names) != 1 for names in holders):
        return UNDECIDED
    readings = []
    falling = (amounts[0].quantity.value or 0.0) > (amounts[1].quantity.value or 0.0)
    ends = sorted(numbers.values(), reverse=falling)[:: len(numbers) - 1]
    for at, (amount, number) in enumerate(zip(amounts, ends, strict=True)):
        quantity = amount.quantity
        if quantity.value is None or amount.bound:
            return UNDECIDED
        factor = 100 if measure in _RATES and (quantity.value > 1 or amount.is_percent) else 1
        room = (quantity.resolution or 0.0) / 2 * (2 if quantity.approximate else 1)
        readings.append(abs(number * factor - quantity.value) <= room + 1e-9)
        if holders:
            readings.append(numbers.get(holders[at][0]) == number)
    text = f"the {words_of(measure)} lies between {min(ends):.4g} and {max(ends):.4g}"
    return Judgement(all(readings), text)

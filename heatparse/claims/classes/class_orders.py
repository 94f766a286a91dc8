"""Orders of classes by whole rows and columns of a confusion matrix: who has more errors, hits or things than whom.

"Sparrow has more errors than robin and wren combined", "wren has 13 more errors than robin", "owl is recognized
better than finch", "finch has twice as many false positives as crow".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from heatparse.claims.classes.class_contests import class_numbers, measure_told, measure_words, words_of
from heatparse.claims.classes.confusions import counts_things, labels_of, true_axes
from heatparse.claims.classes.misclassifications import is_framed, is_quiet
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.class_phrases import with_classes
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of, outside_brackets, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import Truth
from heatparse.models import Quantity
from heatparse.models.claims import BaseClaim, ComparisonClaim, DifferenceClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_SIGNS = {"high": 1, "better": 1, "low": -1, "worse": -1}
_JUDGING = frozenset(("better", "worse"))
_RATES = frozenset(("recall", "precision", "error rate"))
_WRONG = frozenset(("errors", "false_alarms", "error rate"))
_VOCABULARY = ("recognizing", "hits", "ordering", "counted", "reliably")
_NEAR, _FAR = 0.1, 0.25  # how far a ratio may lie from a factor, and when it is another one, as parts of it
_SILENT = frozenset((
    "COMPARATIVE", "THAN", "FACTOR", "AMOUNT", "BY", "RIVALS", "TESTED", "SIGN", "SHARE", "POSITION", "OPEN", "CLOSE",
    "UNIT", "TIMES",
))  # fmt: skip


class _Order(Record, frozen=True):
    """What a clause says: who has more of what than whom, and by how much."""

    left: Sequence[str]
    right: Sequence[str]
    added: tuple[bool, bool]  # which of the two sides is added up
    measures: Sequence[str]
    sign: int
    distance: Amount | None
    factor: float | None
    axes: Sequence[str]


def read_class_orders(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The order of classes that a clause tells, by their errors, hits, rates or sizes."""
    panels = scene.panels(clause)
    if clause.is_data or len(panels) != 1 or clause.has("SUPERLATIVE", "AGGREGATE", "TREND"):
        return []
    main = _in_numbers(with_classes(outside_brackets(clause.phrases)))
    at = _turn(main)
    if at is None or any(isinstance(p, Ref) and p.relation == "predicted" for p in main):
        return []
    measures = _measures(clause, main, at, scene) or _measures_before(clause, main, scene)
    grid = scene.grids[panels[0]]
    if not measures or not grid.is_square or not grid.is_complete:
        return []
    clause.read.update(("misclassification", "class order"))
    told = _order(clause, main, at, measures, grid)
    known = not clause.has(*GUARDS) and all(
        p.type in _SILENT or is_quiet(p, scene) or _is_said(p) for p in main
    )
    judgement = UNDECIDED
    if told is not None and known:
        judgement = charitable([_by_measures(told, axis, grid, scene) for axis in told.axes])
    if is_framed(clause, scene):
        judgement = UNDECIDED  # "relative to its size, A has more errors"
    sized = any(p.type in ("FACTOR", "AMOUNT", "CARDINAL") for p in main)
    return [scene.claim(DifferenceClaim if sized else ComparisonClaim, clause, judgement)]


def _by_measures(told: _Order, axis: str, grid: Grid, scene: Scene) -> Judgement:
    """What all measures that may be meant say of the order: of two that disagree, nobody knows which one is meant."""
    counted = counts_things(scene)
    judged = [
        _judge(told, measure, class_numbers(grid, axis, measure, counted), grid) for measure in told.measures
    ]
    known = [each for each in judged if each.truth is not None]
    return known[0] if len({each.truth for each in known}) == 1 else UNDECIDED


def _in_numbers(main: Sequence[Phrase]) -> list[Phrase]:
    """The phrases with a distance in words as a number: "by nine", "nine more errors"."""
    found: list[Phrase] = []
    for at, phrase in enumerate(main):
        beside = [p.type for p in (*main[max(at - 1, 0) : at], *main[at + 1 : at + 2])]
        if (
            isinstance(phrase, Word)
            and phrase.type == "CARDINAL"
            and ("BY" in beside or "COMPARATIVE" in beside)
        ):
            quantity = Quantity(text=phrase.key, value=float(phrase.value), resolution=1.0)
            phrase = Amount(phrase.start, phrase.end, quantity)
        found.append(phrase)
    return found


def _measures_before(clause: Clause, main: Sequence[Phrase], scene: Scene) -> Sequence[str]:
    """ "…, whereas finch has more than wren": the measure of the clause in front."""
    bare = all(p.type in ("REF", "HAVE", "BE", "COMPARATIVE", "THAN", "AMOUNT") for p in main)
    if not bare or clause.before is None or not main:
        return ()
    if not isinstance(main[0], Ref):  # "sit has 25 false positives, one fewer than run"
        named = measure_told(clause.before, scene) if clause.before.has("AMOUNT", "CARDINAL") else ""
        return (named,) if named else ()
    earlier = with_classes(outside_brackets(clause.before.phrases))
    at = _turn(earlier)
    return _measures(clause.before, earlier, at, scene) if at is not None else ()


def _turn(main: Sequence[Phrase]) -> int | None:
    """Where the comparative stands; or the factor, in "twice as many errors as"."""
    found = [at for at, p in enumerate(main) if p.type == "COMPARATIVE" and p.value in _SIGNS]  # type: ignore[union-attr]
    if not found:
        found = [at for at, p in enumerate(main) if p.type in ("FACTOR", "TIMES")]
        if not any(p.type == "THAN" for p in main):
            return None
    return found[0] if len(found) == 1 else None


def _is_said(phrase: Phrase) -> bool:
    """Whether a word belongs to what these statements say."""
    key = phrase_key(phrase)
    known = any(key in words("classifications", name) for name in _VOCABULARY)
    return known or key in words("comparisons", "combined") or key in measure_words()


def _measures(clause: Clause, main: Sequence[Phrase], at: int, scene: Scene) -> Sequence[str]:
    """What is compared: the measures that the clause may mean; none where it names none."""
    value = main[at].value if isinstance(main[at], Word) else ""  # type: ignore[union-attr]
    keys = {phrase_key(p) for p in main}
    named = measure_told(clause, scene)
    if value in _JUDGING and named in _WRONG:
        return ()
    if named == "hits" and phrase_key(main[at]).endswith("often"):
        return ("recall", "hits")
    if named:
        return (named,)
    recognized = keys & words("classifications", "recognizing")
    manner = phrase_key(main[at]).rpartition(" ")[2]  # "more reliably" may be one phrase
    if recognized and (keys | {manner}) & words("classifications", "reliably"):
        return ("recall",)
    often = phrase_key(main[at]) in words("classifications", "oftener")
    if recognized and (value in _JUDGING or (often and recognized <= words("classifications", "found"))):
        return ("recall", "hits")
    if "right" in keys and any(p.type == "HAVE" for p in main[:at]):
        return ("hits",)  # "gets more owls right than crows"
    if keys & words("classifications", "accuracy"):
        return ("recall", "hits")
    if value not in _JUDGING and keys & words("classifications", "counted"):
        following = phrase_key(main[at + 1]) if at + 1 < len(main) else ""
        return ("size",) if following in words("classifications", "counted") | {"test"} else ()
    return ()


def _order(
    clause: Clause, main: Sequence[Phrase], at: int, measures: Sequence[str], grid: Grid
) -> _Order | None:
    than = next((i for i in range(at + 1, len(main)) if main[i].type == "THAN"), at)
    front, behind = main[:than], main[than + 1 :]
    one, two = _refs(front), _refs(behind)
    if not one and any(p.type == "PRONOUN" for p in front):
        one = list(clause.heads)
    if not one and clause.before is not None and front and front[0].type in ("AMOUNT", "COMPARATIVE"):
        one = _refs(clause.before.phrases)[:1]
    others = any(p.type == "RIVALS" or (isinstance(p, Scope) and p.others) for p in behind)
    if len(one) != 1 or len(two) != (0 if others else 1) or any(ref.either for ref in (*one, *two)):
        return None
    left = labels_of(one[0])
    right = [label for label in grid.rows if label not in map(fold, left)] if others else labels_of(two[0])
    if not left or not right or set(map(fold, left)) & set(map(fold, right)):
        return None
    sides = {ref.side for ref in (*one, *two)}
    axes = true_axes(grid)
    if sides == {"y"} or sides == {"x"}:
        axes = ["row" if sides == {"y"} else "column"]
        if measures != ("errors",):
            return None
    value = main[at].value if main[at].type == "COMPARATIVE" else "high"  # type: ignore[union-attr]
    amounts = [p for p in main if isinstance(p, Amount)]
    factors = [float(p.value) for p in main if isinstance(p, Word) and p.type == "FACTOR"]
    if main[at].type == "TIMES" and len(amounts) == 1 and amounts[0].quantity.value:
        factors, amounts = [amounts[0].quantity.value], []
    turned = main[at].type == "COMPARATIVE"
    if len(amounts) + len(factors) > 1 or (turned and factors) or any(p.type == "CARDINAL" for p in main):
        return None
    return _Order(
        left, right, (_is_added(front), _is_added(behind)), measures, _SIGNS[value], amounts[0] if amounts else None,
        factors[0] if factors else None, axes,
    )  # fmt: skip


def _refs(phrases: Iterable[Phrase]) -> list[Ref]:
    return [p for p in phrases if isinstance(p, Ref) and not p.is_panel and labels_of(p)]


def _is_added(phrases: Iterable[Phrase]) -> bool:
    return any(key_of(p) in words("comparisons", "combined") for p in phrases)


def _judge(told: _Order, measure: str, numbers: dict[str, float] | None, grid: Grid) -> Judgement:
    """Whether the numbers of the classes are in the order that is told, and so far apart."""
    if numbers is None or (any(told.added) and measure in _RATES):
        return UNDECIDED
    sides = []
    for labels, added in zip((told.left, told.right), told.added, strict=True):
        each = [numbers.get(fold(label)) for label in labels]
        if None in each:
            return UNDECIDED
        sides.append([sum(n for n in each if n is not None)] if added else [n for n in each if n is not None])
    shown = [*dict.fromkeys(map(fold, (*told.left, *told.right)))]
    text = f"the {words_of(measure)} is " + ", ".join(f"{numbers[k]:.4g} for {grid.name(k)}" for k in shown)
    truths = [_holds(told, measure, one, two) for one, two in product(*sides)]
    truth = None if None in truths and False not in truths else all(truths)
    return Judgement(truth, text)


def _holds(told: _Order, measure: str, one: float, two: float) -> Truth:
    if told.factor is not None:
        return _is_multiple(one, two, told.factor)
    if told.distance is None or told.sign * (one - two) <= 0:
        return told.sign * (one - two) > 0
    return _is_apart(told.distance, abs(one - two), measure, min(one, two))


def _is_multiple(one: float, two: float, factor: float) -> Truth:
    if not two:
        return None
    off = abs(one / two - factor) / factor
    return True if off <= _NEAR else False if off > _FAR else None


def _is_apart(distance: Amount, found: float, measure: str, base: float) -> Truth:
    """Whether two numbers are so far apart; a part of the smaller one is another thing."""
    quantity = distance.quantity
    if quantity.value is None or distance.bound:
        return None
    stated, room = quantity.value, (quantity.resolution or 0.0) * (1.0 if quantity.approximate else 0.5)
    if measure in _RATES:
        room += (quantity.resolution or 0.0) / 2  # both may be rounded
        found *= 100 if stated > 1 or quantity.unit == "%" or distance.unit else 1
    elif quantity.unit == "%":
        return None
    if abs(found - stated) <= room + 1e-9:
        return True
    parts = base and quantity.unit == "%"
    return None if parts or quantity.approximate else False

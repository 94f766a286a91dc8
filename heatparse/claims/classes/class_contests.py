"""Contests of classes in a confusion matrix: who has the highest recall, the most errors, the fewest false positives.

They are read off whole rows and columns: the recall of a class is its diagonal cell as a part of all that
truly belongs to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise

from heatparse.claims.classes.confusions import counts_things, is_confusion, true_axes
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.extremes.winners import Contest
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.inventory.problems import enumerated
from heatparse.measures import Measure, Truth, equal, middle
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.resources import vocabulary
from heatparse.tokens import fold

_EVEN = 0.03  # how far the sums of normalized lines may lie apart, as a part of them
_PAIRING = frozenset(("ARROW", "VERSUS"))
_OF_TRUTH = frozenset(("recall", "errors", "error rate"))  # need the lines of the true classes only


def class_measure(statement: Statement, scene: Scene) -> str:
    """What of the classes is compared: recall, precision, errors, false_alarms, hits; "" where it is no such thing."""
    if statement.slices or statement.universal:
        return ""
    if statement.top.direction in ("common", "rare"):  # "the most common error" is a cell
        said = set(_keys(statement.phrases))
        return "errors" if statement.at >= 0 and said & words("classifications", "missed") else ""
    if any(phrase.type in _PAIRING or getattr(phrase, "relation", "") for phrase in statement.phrases):
        return ""  # "the largest error is A taken for B"
    keys = list(_keys((statement.top, *statement.phrases) if statement.at < 0 else statement.phrases))
    told = {*_keys(statement.phrases), statement.top.key.replace("-", " ").rpartition(" ")[2]}
    ranked = statement.top.direction in ("best", "worst")
    if _is_of_class(statement.top, ranked) or (ranked and told & words("classifications", "recognizing")):
        # "A is recognized most reliably", "the hardest class is A"
        return "recognition" if is_confusion(scene) else ""
    found = _named(keys) or rate_named(statement.clause.lead)
    if found in ("", "hits") and _tells_correctness(keys) and counts_things(scene):
        return "correctness"
    counted = statement.top.key in words("classifications", "counting") or "number" in keys
    counted = counted or any(
        isinstance(p, Amount) and isinstance(q, Part) and found == "hits"
        for p, q in pairwise(statement.phrases)
    )  # "the weakest class is A, with 62 correct predictions"
    return (
        found if counted or found in ("recall", "precision", "error rate") else ""
    )  # "the largest errors" are cells


def _tells_correctness(keys: Sequence[str]) -> bool:
    """ "The share of correct predictions", "accuracy": of what belongs to a class, or of what is taken for it."""
    text = f" {' '.join(keys)} "
    return any(f" {phrase} " in text for phrase in words("classifications", "correctness"))


def _is_of_class(top: Superlative, ranked: bool) -> bool:
    """ "The hardest class", "the weakest class"."""
    ranked = ranked or top.key in words("winners", "strengths")
    return ranked and top.rank == 1 and bool(top.nouns) and top.nouns[-1].key in words("names", "class_nouns")


def rate_named(phrases: Iterable[Phrase]) -> str:
    """The rate of classes that phrases name, recall or precision; "" where they name none."""
    found = measure_named(phrases)
    return found if found in ("recall", "precision") else ""


def measure_named(phrases: Iterable[Phrase]) -> str:
    """What is counted of classes, or their rate, where phrases name it: errors, false_alarms, hits, recall …"""
    return _named(list(_keys(phrases)))


def measure_told(clause: Clause, scene: Scene) -> str:
    """What is counted of classes, or their rate, by the words of a clause: "error rate" is more than errors."""
    return _named([token[3] for token in scene.tokens(clause)])


def _named(keys: Sequence[str]) -> str:
    text = f" {' '.join(keys)} "
    return next((measure for phrase, measure in _phrases() if f" {phrase} " in text), "")


@cache
def _phrases() -> tuple[tuple[str, str], ...]:
    """Each phrase with the measure that it names, the longest first."""
    found = [
        (str(phrase), str(measure))
        for measure, phrases in vocabulary("classifications", "classes").items()
        for phrase in phrases
    ]
    return tuple(sorted(found, key=lambda entry: -len(entry[0])))


@cache
def measure_words() -> frozenset[str]:
    """The words of which the names of measures are made."""
    return frozenset(word for phrase, _ in _phrases() for word in phrase.split())


def _keys(phrases: Iterable[Phrase]) -> Iterator[str]:
    """The words of phrases, with those behind a superlative."""
    for phrase in phrases:
        if isinstance(phrase, Superlative):
            yield from (noun.key for noun in phrase.nouns)
        elif isinstance(phrase, Word | Part):
            yield phrase.key


def judge_classes(statement: Statement, contest: Contest, scene: Scene) -> Judgement:
    """Whether the named classes are first by what is said of them, whichever axis holds the true classes."""
    grid, measure = contest.grid, statement.classes
    labels = [fold(label.text) for ref in statement.winners for name in ref.names for label in name.labels]
    several = (
        len(labels) > 1 and contest.count == contest.rank == 1
    )  # "the classes with the most hits are A and B"
    if not grid.is_square or not labels or (len(labels) != contest.count and not several):
        return UNDECIDED
    size = min(len(grid.rows), len(grid.columns))
    if len(grid.diagonal) < size or (measure != "hits" and not grid.is_complete):
        return UNDECIDED
    stated = [amount.quantity for amount, _ in statement.amounts]
    readings = [
        _by(class_numbers(grid, axis, rate, counts_things(scene)), labels, contest, rate, stated)
        for axis in true_axes(grid)
        for rate in rates_of(measure, statement, axis)
    ]
    if measure == "recognition" and stated:  # "the hardest class is A, with 24 errors"
        turned = replace(contest, direction="high" if contest.direction == "low" else "low")
        readings += [
            _by(class_numbers(grid, axis, "errors", counts_things(scene)), labels, turned, "errors", stated)
            for axis in true_axes(grid)
        ]
    return charitable(readings)


def rates_of(measure: str, statement: Statement, axis: str) -> Sequence[str]:
    """What a measure may be of, where `axis` holds the true classes."""
    if measure == "recognition":
        return ("recall", "hits")
    if measure == "correctness":
        return ("recall", "precision", "hits")
    sides = {ref.side for ref in statement.winners}
    if measure == "errors" and sides == {"x" if axis == "row" else "y"}:
        return ("false_alarms",)  # "the A column collects the most wrong predictions"
    return (measure,)


def judge_class_order(order: Sequence[Ref], measure: str, clause: Clause, scene: Scene) -> Judgement:
    """Whether classes are told in the order of their recall, precision or errors, falling unless said otherwise."""
    panels = scene.panels(clause)
    labels = [fold(label.text) for ref in order for name in ref.names for label in name.labels]
    grid = scene.filled(panels[0])
    if len(panels) != 1 or not grid.is_square or not grid.is_complete:
        return UNDECIDED
    said = {p.value for p in clause.phrases if isinstance(p, Word) and p.type == "ORDER"}
    readings = []
    for axis in true_axes(grid):
        numbers = class_numbers(grid, axis, measure, counts_things(scene))
        if numbers is None or any(label not in numbers for label in labels):
            return UNDECIDED
        each = [numbers[label] for label in (reversed(labels) if "up" in said else labels)]
        told = enumerated([f"{numbers[label]:.4g} for {grid.name(label)}" for label in labels])
        readings.append(
            Judgement(all(one >= two for one, two in pairwise(each)), f"the {words_of(measure)} is {told}")
        )
    return charitable(readings)


def class_numbers(grid: Grid, axis: str, measure: str, counted: bool) -> dict[str, float] | None:
    """The number of each class, where `axis` holds the true classes; None where the values do not tell it."""
    if measure == "hits":
        return {value.row: middle(value) or 0.0 for value in grid.diagonal}
    own = {value.row: middle(value) or 0.0 for value in grid.diagonal}
    rows = {key: [middle(v) or 0.0 for v in grid.row(key)] for key in own}
    columns = {key: [middle(v) or 0.0 for v in grid.column(key)] for key in own}
    true, taken = (rows, columns) if axis == "row" else (columns, rows)
    sums = {
        key: sum(line) for key, line in (taken if measure in ("precision", "false_alarms") else true).items()
    }
    if measure == "size":
        return sums if counted else None
    even = max(sums.values()) - min(sums.values()) <= _EVEN * max(sums.values())
    if not counted and not (measure in _OF_TRUTH and even):
        return None
    if measure in ("recall", "precision", "error rate"):
        if not all(sums.values()):
            return None
        rates = {key: own[key] / total for key, total in sums.items()}
        return {key: 1 - rate for key, rate in rates.items()} if measure == "error rate" else rates
    return {key: total - own[key] for key, total in sums.items()}


def _by(
    numbers: dict[str, float] | None,
    labels: Sequence[str],
    contest: Contest,
    measure: str,
    stated: Sequence[Quantity],
) -> Judgement:
    """Whether some classes are first by their numbers, and have the stated one."""
    if numbers is None or any(label not in numbers for label in labels):
        return UNDECIDED
    sign = 1 if contest.direction == "high" else -1
    order = sorted(numbers, key=lambda key: -sign * numbers[key])
    first, last = contest.rank - 1, contest.rank - 1 + len(labels)
    if last > len(order):
        return UNDECIDED
    ends = sign * numbers[order[first]] + 1e-9, sign * numbers[order[last - 1]] - 1e-9
    truth = all(ends[1] <= sign * numbers[label] <= ends[0] for label in labels)
    shown = dict.fromkeys([*labels, *order[first:last]])
    told = enumerated([f"{numbers[label]:.4g} for {contest.grid.name(label)}" for label in shown])
    judgement = Judgement(truth, f"the {words_of(measure)} is {told}")
    if not truth or not stated:
        return judgement
    if len(labels) > 1:
        if len(stated) > 1:
            return UNDECIDED
        wrong = [n for n in labels if not _is_stated(numbers[n], contest.grid.measure(stated[0]), measure)]
        return judgement if not wrong else UNDECIDED  # "A and B with 44 each"
    each = [_is_stated(numbers[labels[0]], contest.grid.measure(quantity), measure) for quantity in stated]
    if len(each) > 1:  # "the highest recall, 9 of 10 (90%)"
        return judgement if any(each) else UNDECIDED
    return judgement._replace(truth=each[0])


def _is_stated(number: float, stated: Measure, measure: str) -> Truth:
    """Whether the number of a class is a stated one; a rate may be told in percent."""
    factor = 100 if measure in ("recall", "precision", "error rate") and stated.high > 1 else 1
    return equal(stated, Measure(number * factor, number * factor, stated.resolution))


def words_of(measure: str) -> str:
    """What a measure is called in an explanation."""
    return {
        "errors": "number of errors",
        "false_alarms": "number of false positives",
        "hits": "number of hits",
        "size": "number of members",
    }.get(measure, measure)

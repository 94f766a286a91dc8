"""Factors that a clause tells: "A is 3.2 times as high as B", "more than doubles", "a factor of 21"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.ways import Way, find_ways
from heatparse.claims.comparisons.comparison_clauses import find_comparison
from heatparse.claims.comparisons.sides import Side, read_side
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.metrics import is_measured
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.things import RELATIVE_UNITS, is_strange, is_unmeasured, with_places
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.journeys import find_journeys
from heatparse.claims.places.opposites import find_pair, from_to
from heatparse.claims.places.spots import Spot, coordinates
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.records import replace

# What a clause that tells by what factor a line changes may hold.
_COURSE = frozenset(
    ("REF", "PREPOSITION", "COMMA", "JOIN", "MEASURE", "FACTOR", "AND", "DIFFERENCE", "AXISNOUN")
)
_NOUNS = frozenset(("MEASURE", "UNKNOWN", "DIFFERENCE", "AXISNOUN"))
_PLAIN, _ROUGH = 0.1, 0.3  # how precise "twice" is, and "roughly twice"
_LOOSE, _LOOSEST = 0.3, 0.4  # parts of it within which nobody would call it wrong


def find_factors(clause: Clause, scene: Scene) -> list[Change]:
    """The factor of a clause, with its two ends."""
    for index in range(len(clause.phrases)):
        amount = factor_told(clause.phrases, index)
        if amount is not None:
            change = _factor(clause, amount, index, scene)
            return [change] if change is not None else []
    return []


def factor_told(phrases: Sequence[Phrase], index: int) -> Amount | None:
    """The factor that a phrase is: a number of times, or a word like "doubles"."""
    phrase = phrases[index]
    before = phrases[index - 1] if index else None
    if isinstance(phrase, Word) and phrase.type == "FACTOR":
        if is_doubling(phrases, index):
            return None
        following = phrases[index + 1] if index + 1 < len(phrases) else None
        if (
            phrase.key == "half of"
            and following is not None
            and following.type in ("SCOPE", "DIMENSION", "PART", "AGGREGATE")
        ):
            return None  # "more than half of all cells", "half of the total": a share
        if not index and following is not None and following.type == "SPREAD":
            return None  # "half of the range, 0 to 5, is red"
        if before is not None and before.type == "CARDINAL" and key_of(before) == "one" and index > 1:
            before = phrases[index - 2]  # "less than one half of"
        nearly = isinstance(before, Word) and before.key in words("numbers", "approximate")
        bound = "above" if isinstance(before, Word) and before.key in words("numbers", "above") else ""
        bound = "below" if isinstance(before, Word) and before.key in words("numbers", "below") else bound
        if phrase.key in words("names", "shrinking_factors"):
            bound = {"above": "below", "below": "above"}.get(bound, "")  # "more than halves"
        size = float(phrase.value)
        blur = _ROUGH * min(size, 1.0) if nearly else _PLAIN  # "about a third": 0.2 is none
        quantity = Quantity(text=phrase.key, value=size, resolution=blur, approximate=nearly)
        return Amount(phrase.start, phrase.end, quantity, bound)
    if not isinstance(phrase, Amount):
        return None
    named = index > 1 and isinstance(before, Word) and before.key == "of" and _is_named(phrases[index - 2])
    return phrase if phrase.unit == "x" or named or _is_multiple(phrases, index) else None


def is_doubling(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a word like "doubling" tells of a step of an axis: "each doubling of the batch"."""
    if key_of(phrases[at]) not in words("trends", "multiplying"):
        return False
    of_axis = [p.type for p in phrases[at + 1 : at + 3]] == ["PREPOSITION", "AXISNOUN"]
    scope = phrases[at - 1] if at else None
    return of_axis and isinstance(scope, Scope) and scope.quantifier == "all"


def roughly(change: Change) -> Change:
    """The change with as much room as a word like "doubles" leaves at most."""
    quantity = change.amount.quantity
    room = (_LOOSEST if quantity.approximate else _LOOSE) * (quantity.value or 0.0)
    wide = quantity.model_copy(update={"resolution": room})
    return replace(change, amount=replace(change.amount, quantity=wide))


def _is_named(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and phrase.key in words("names", "factors")


def _is_multiple(phrases: Sequence[Phrase], index: int) -> bool:
    """E.g. "3 times as high as", "3 times B"; "12 times" by itself is a count."""
    times = phrases[index + 1] if index + 1 < len(phrases) else None
    if not isinstance(times, Word) or times.type != "TIMES":
        return False
    following = phrases[index + 2] if index + 2 < len(phrases) else None
    if times.key != "times" or (following is not None and following.type in ("REF", "COMPARATIVE")):
        return True
    return _compared(phrases, index) is not None


def _factor(clause: Clause, amount: Amount, index: int, scene: Scene) -> Change | None:
    phrases = clause.phrases
    in_a_word = phrases[index].type == "FACTOR"
    named = index > 1 and phrases[index].type == "AMOUNT" and _is_named(phrases[index - 2])
    noun = phrases[index + 1 : index + 3] if key_at(phrases, index + 1) == "fold" else []
    gap = any(getattr(p, "value", "") == "gap" for p in noun)  # "a 1.4-fold difference between A and B"
    folded = bool(noun) or key_at(phrases, index).endswith("fold")  # "a reduction … of more than tenfold"
    drop = folded and any(getattr(p, "value", "") == "drop" for p in phrases)
    change = Change(clause, amount, "factor", sign=0 if named or gap else -1 if drop else 1)
    change.narrowed = any(p.type in GUARDS and not _is_nearly(p) for p in phrases)
    change.unsure = in_a_word
    others = [
        i
        for i, p in enumerate(phrases)
        if isinstance(p, Amount)
        and not p.bound
        and p.start != amount.start
        and (p.unit not in RELATIVE_UNITS or not key_at(phrases, index).endswith("ing"))
    ]
    if len(others) == 2:
        one, two = phrases[others[0]], phrases[others[1]]
        assert isinstance(one, Amount) and isinstance(two, Amount)
        apart = key_at(phrases, index)[-1:] == "s" and any(
            p.type == "COMMA" for p in phrases[others[1] : index]
        )
        if apart and not _follows(clause, index, scene):
            return None  # "stands still (0.4 to 0.5), then doubles": the ends of what came before
        if any(p.type == "COMPARATIVE" for p in phrases[index + 1 : others[0]]):
            return None  # "A triples, and even surpasses B (28 against 27)": of who surpasses whom
        if apart:
            clause.read.add("ends")
        versus = any(p.type in ("VERSUS", "THAN") for p in phrases[others[0] : others[1]])
        taken_up = [p.type for p in phrases[index + 1 : index + 2]] == [
            "PRONOUN"
        ]  # "A has 57, B half of that (28)"
        # "A (0.5) is twice as high as B (0.25)"
        versus = versus or (others[0] < index < others[1] and not taken_up)
        change.ends = (two.quantity, one.quantity) if versus else (one.quantity, two.quantity)
        change.unsure = False
        return change
    compared = _compared(phrases, index)
    if compared is not None:
        change.unsure, change.loose = False, in_a_word and not amount.bound  # "twice as high as"
    comparison = find_comparison(clause if compared is None else clause.part(compared), scene)
    if compared is not None:
        change.guarded = (
            change.guarded or _counts_strange(phrases, index, scene) or _is_of_changes(phrases, index)
        )
        if not any(p.type in ("REF", "PRONOUN", "PART", "SUPERLATIVE") for p in phrases[:index]):
            change.unsure = True  # "…, about twice as often as B": of whom, was said before
        if comparison is not None:
            comparison.relation = "high"
    if comparison is None:
        comparison = find_pair(clause, 0, scene)
        if comparison is not None and not _leads(phrases):
            comparison.left, comparison.right = comparison.right, comparison.left  # "A doubles B"
    if comparison is not None and in_a_word and amount.bound and not _leads(phrases):
        comparison.relation = "high"  # "less than half of B": the order belongs to the factor
        verb = phrases[index].key.endswith(("s", "ed", "ing"))  # type: ignore[union-attr]
        faced = bool(comparison.left.refs and comparison.right.refs)
        change.unsure = not faced or (
            verb and not clause.has("THAN")
        )  # "compared with B, A more than doubles"
        change.loose = True
    change.comparison = comparison
    placed = clause.part(with_places(phrases))
    change.ways = [way for way in find_ways(placed, index, True, scene) if way.ordered]
    if in_a_word and change.ways and _tells_course(placed, index, scene):
        change.comparison, change.ways = None, [replace(change.ways[0], firm=True)]
        change.unsure, change.loose = False, not amount.bound
        return change
    change.ways += _sides_around(clause, index, scene)
    return change if change.comparison is not None or change.ways else None


def _tells_course(clause: Clause, index: int, scene: Scene) -> bool:
    """ "From P to Q, A nearly doubles": of one line, between two places that the clause names, and no more."""
    journeys = find_journeys(clause.phrases, scene)
    if len(journeys) != 1 or not journeys[0].ordered or clause.heads or clause.lead:
        return False
    places = [ref for ref in clause.refs() if not journeys[0].holds(ref)]
    if len(places) != 1 or len(places[0].names) != 1 or places[0].is_panel or len(scene.grids) > 1:
        return False
    if any(True for _ in clauses_before(clause, scene.text)):
        return False
    return all(
        phrase.type in _COURSE
        or _is_nearly(phrase)
        or (at + 1 == index and is_bound(phrase))
        or (phrase.type == "UNKNOWN" and not is_unmeasured(clause.phrases, at, scene))
        for at, phrase in enumerate(clause.phrases)
    )


def _follows(clause: Clause, index: int, scene: Scene) -> bool:
    """ "Rises from 0.2 to 0.5, and thus more than doubles": the factor sums up the two numbers in front of it."""
    told = {token[3] for token in scene.tokens(clause)}
    return index + 1 == len(clause.phrases) and not told.isdisjoint(words("comparisons", "following"))


def _leads(phrases: Sequence[Phrase]) -> bool:
    """Whether a clause leads from one end to the other: "from A to B", "between A and B"."""
    between = any(
        isinstance(phrase, Ref) and key_at(phrases, at - 1) == "between" for at, phrase in enumerate(phrases)
    )
    return between or from_to(phrases, _places(phrases)) is not None


def _compared(phrases: Sequence[Phrase], index: int) -> list[Phrase] | None:
    """ "A is 3 times as high as B", "A has twice the loss of B" as "A is higher than B"; None where nothing follows."""
    start = index
    while start and (is_bound(phrases[start - 1]) or _is_nearly(phrases[start - 1])):
        start -= 1
    end = index + 1
    while end < len(phrases) and phrases[end].type == "TIMES":
        end += 1
    rest = list(phrases[end:])
    mark = phrases[index]
    than = made_word("THAN", "than", mark.end)
    at = next((i for i, phrase in enumerate(rest) if phrase.type == "THAN"), None)
    if any(phrase.type == "COMPARATIVE" for phrase in rest[: at or 0]):
        return None  # "85 times per second more often than"
    if at is None:
        nouns = [phrase.type in _NOUNS for phrase in rest[:2]]
        if key_at(rest, 1) == "of" and nouns[:1] == [True]:
            rest = [than, *rest[2:]]  # "2.7 times the loss of B"
        elif key_at(rest, 0) in words("function_words", "possessive"):
            rest = [than, *rest[1:]]  # "2.7 times its level at B"
        elif _is_multiple_of(phrases, start, rest):
            rest = [than, *rest]  # "is double that of B"
        elif key_at(phrases, end - 1).endswith(" as") and rest and isinstance(rest[0], Ref):
            rest = [than, *rest]  # "half as much as B"
        else:
            return None
    higher = Word("COMPARATIVE", "high", "higher", mark.start, mark.start)
    return [*phrases[:start], higher, *rest]


def _is_multiple_of(phrases: Sequence[Phrase], start: int, rest: Sequence[Phrase]) -> bool:
    """ "A's value is double that of B"."""
    first = rest[0] if rest else None
    bare = isinstance(first, Ref) and start > 0 and phrases[start - 1].type == "BE"
    return bare and any(isinstance(phrase, Ref) for phrase in phrases[:start])


def is_bound(phrase: Phrase) -> bool:
    """Whether a word in front of a factor tells that it is at least, or at most, so much."""
    return (
        isinstance(phrase, Word)
        and phrase.type in ("COMPARATIVE", "BOUND")
        and (phrase.key in words("numbers", "above") or phrase.key in words("numbers", "below"))
    )


def _counts_strange(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """ "Twice as many rainy days as": of something that the document does not show."""
    than = next((i for i in range(index, len(phrases)) if phrases[i].type == "THAN"), index)
    return any(
        is_strange(phrases, at, scene)
        and not isinstance(phrases[at - 1], Ref)
        and not is_measured(scene, key_of(phrases[at]))
        for at in range(index + 1, than)
    )


def _is_of_changes(phrases: Sequence[Phrase], index: int) -> bool:
    """ "Moves A by 3, twice as far as it moves B": one change against another, and no value."""
    behind = [phrase.type for phrase in phrases[index + 1 :]]
    clausal = any(pair == ("PRONOUN", "UNKNOWN") for pair in pairwise(behind))
    return clausal and any(phrase.type in ("BY", "DIFFERENCE") for phrase in phrases[:index])


def _sides_around(clause: Clause, index: int, scene: Scene) -> list[Way]:
    """E.g. "The top cell is 5.8 times as large as the largest cell of layer 5"."""
    phrases = clause.phrases
    behind = next((i for i in range(index + 1, len(phrases)) if phrases[i].type != "TIMES"), index + 1)
    left, right = read_side(phrases[:index], scene), read_side(phrases[behind:], scene)
    if left.is_empty or right.is_empty:
        return []
    return [
        Way(((two, one),), True)
        for panel in scene.panels(clause)
        for one in _spots(left, scene.filled(panel), scene)
        for two in _spots(right, scene.filled(panel), scene)
    ]


def _spots(side: Side, grid: Grid, scene: Scene) -> list[Spot]:
    """What one side means by itself."""
    options = coordinates(side.refs, scene, grid)
    return [
        Spot(grid, option.get("row", ()), option.get("column", ()), side.part or "all", side.function)
        for option in options
    ]


def _is_nearly(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and phrase.key in words("numbers", "approximate")


def _places(phrases: Sequence[Phrase]) -> list[Ref]:
    return [phrase for phrase in phrases if isinstance(phrase, Ref)]

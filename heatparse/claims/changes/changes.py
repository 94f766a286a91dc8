"""Changes that a clause tells: how much, in which direction, between which two ends."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from heatparse.claims.comparisons.comparison_clauses import find_comparison
from heatparse.claims.comparisons.sides import Comparison
from heatparse.claims.language.amounts import (
    is_change,
    is_judging,
    is_near,
    is_spread,
    leads_to_extremes,
    sets_extremes,
    sign_of,
    sign_of_list,
)
from heatparse.claims.language.guards import GUARDS, has_guards, is_guarded
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import (
    is_appraisal,
    is_choice,
    is_strange,
    is_thing,
    is_unmeasured,
    with_places,
)
from heatparse.claims.language.words import Word
from heatparse.claims.places.opposites import find_pair
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.records import Record, field, replace

if TYPE_CHECKING:
    from heatparse.claims.changes.ways import Way
    from heatparse.claims.extremes.faced_extremes import Extreme


# What a clause consists of that gives the mean of a line, and nothing else.
_OF_MEAN = frozenset(
    ("REF", "AGGREGATE", "AMOUNT", "BE", "HAVE", "PREPOSITION", "MEASURE", "COMMA", "UNKNOWN")
)


class Change(Record):
    """The slots of one difference: how much, of what kind, in which direction, between which ends."""

    clause: Clause
    amount: Amount
    mode: str = "absolute"  # absolute, factor
    sign: int = 0  # 1: the second end is higher, -1: lower, 0: the text does not say
    ends: tuple[Quantity, Quantity] | None = None  # stated in the text
    comparison: Comparison | None = None
    extremes: list[Ref] | None = None  # the best and the worst of these places
    part: str = "all"  # … of this part of the grid
    faced: tuple[Extreme, Extreme] | None = None  # the best of one place, and the worst of another
    ways: list[Way] = field(default_factory=list)  # ends that follow from the places and the context
    guarded: bool = False
    narrowed: bool = False  # a guard word narrows it or sets it apart, in a way that was not understood
    unsure: bool = False
    loose: bool = False  # a word that is meant roughly: "doubles"


def find_changes(clause: Clause, scene: Scene) -> list[Change]:
    """The amounts of a clause that are differences, with their ends."""
    phrases = with_places(clause.phrases)
    found: list[Change] = []
    for index, phrase in enumerate(phrases):
        if not isinstance(phrase, Amount):
            continue
        change = (
            _step(clause, phrases, index, scene) if index and phrases[index - 1].type == "COLON" else None
        )
        if change is None and is_change(phrases, index):
            change = _change(clause, phrase, index, scene)
        if change is not None:
            found.append(change)
    return found


def _step(clause: Clause, phrases: Sequence[Phrase], index: int, scene: Scene) -> Change | None:
    from heatparse.claims.changes.told_steps import told_step  # loaded where a number stands behind a colon

    return told_step(clause, phrases, index, scene)


def split_changes(clause: Clause) -> list[Clause]:
    """The parts of a clause with changes of different things: "A gains 1.6, and B falls from 9 to 8"."""
    if not clause.has("DIFFERENCE"):
        return [clause]
    phrases, start = clause.phrases, 0
    parts: list[Clause] = []
    for at, phrase in enumerate(phrases):
        if phrase.type in ("COMMA", "AND", "CONTRAST") and _begins_change(phrases, start, at):
            parts.append(clause.part(phrases[start:at]))
            start = at + 1
    return [*parts, clause.part(phrases[start:])] if parts else [clause]


def _begins_change(phrases: Sequence[Phrase], start: int, at: int) -> bool:
    """Whether a joint has a change in front and a new subject with its own change behind."""
    behind = at + 2 if at + 1 < len(phrases) and phrases[at + 1].type in ("AND", "CONTRAST") else at + 1
    types = [phrase.type for phrase in phrases[start:at]]
    if "DIFFERENCE" not in types or "AMOUNT" not in types or behind >= len(phrases):
        return False
    following = [phrase.type for phrase in phrases[behind:]]
    if following[0] != "REF" or "DIFFERENCE" not in following:
        return False
    return not {"AMOUNT", "COMMA", "AND"} & set(following[: following.index("DIFFERENCE")])


def _change(clause: Clause, amount: Amount, index: int, scene: Scene) -> Change | None:
    phrases = clause.phrases
    change = Change(clause, amount, sign=sign_of(phrases, index))
    _take_sign(change)
    change.narrowed = is_guarded([p for p in phrases if not _says_where(p)], amount.end)
    change.unsure = any(p.type in ("AGGREGATE", "SPREAD", "TREND", *GUARDS) for p in phrases)
    change.unsure = change.unsure or is_choice(phrases)
    most = [p for p in phrases if isinstance(p, Superlative) and p.key in words("names", "extents_of_gains")]
    change.narrowed = change.narrowed or len(most) > 1  # "A gains the most (5) and B the least (1)"
    if len(clause.of("AMOUNT")) > 1:
        # "38 in the first month, 14 in the second and 2 from P to Q": places that nobody reads
        change.narrowed = change.narrowed or clause.has("ORDINAL")
        from heatparse.claims.changes.stated_ends import stated_ends  # loaded where several numbers are told

        change.ends = stated_ends(phrases, index, scene)
        if change.ends is not None:
            return change
    if len(clause.of("SUPERLATIVE")) > 1:
        from heatparse.claims.extremes.faced_extremes import (
            faced_extremes,  # loaded where two extremes are told
        )

        change.faced = faced_extremes(clause, index, scene)
        if change.faced is not None:
            return change
    extremes = _extremes(clause, index, scene)
    if extremes is not None and leads_to_extremes(phrases, index):
        change.unsure = is_choice(phrases) or has_guards(phrases)
    if extremes is None and _are_within(change, index, scene):
        return change
    if extremes is None and is_spread(phrases, index):
        extremes, change.unsure = _spread_places(change, index, scene)
    if extremes is not None:
        change.extremes, change.part = extremes, _part_of(phrases)
        change.unsure = change.unsure or _are_narrowed(phrases[:index]) or _are_sizes(phrases)
        return change
    change.unsure = change.unsure or any(
        is_unmeasured(phrases, i, scene) and not is_appraisal(phrases[i]) for i in range(len(phrases))
    )
    comparison = find_comparison(clause, scene) if _compares(phrases, index) else None
    if comparison is None:
        comparison = find_pair(clause, index, scene)
        if comparison is not None and not comparison.left.panels and _adds_to(phrases, index):
            comparison.left, comparison.right = comparison.right, comparison.left  # "A adds 3 to B's score"
        change.unsure = change.unsure or _is_in_each(phrases)
    change.comparison = comparison
    _compare_means(change, index)
    _find_ways(change, index, scene)
    return change if comparison is not None or change.ways else None


def _take_sign(change: Change) -> None:
    """ "Falls by -3", "(-3)", "a change of -3": the sign of the number tells the direction, or repeats it."""
    quantity = change.amount.quantity
    if quantity.value is None or quantity.value >= 0 or change.sign > 0 or change.clause.has("COMPARATIVE"):
        return
    size = quantity.model_copy(update={"value": -quantity.value, "text": quantity.text[1:]})
    change.amount = replace(change.amount, quantity=size)


def _is_in_each(phrases: Sequence[Phrase]) -> bool:
    """ "A drops by a third in P and Q": by that much in each of them, and not from P to Q."""
    return any(
        one.type == "REF"
        and isinstance(three, Ref)
        and len(three.names) > 1
        and key_of(two) in words("function_words", "at_place")
        for at, (two, three) in enumerate(pairwise(phrases))
        for one in phrases[:at]
    )


def _adds_to(phrases: Sequence[Phrase], index: int) -> bool:
    adds = index > 0 and key_of(phrases[index - 1]) in words("names", "adding")
    return adds and key_at(phrases, index + 1) == "to"


def _compare_means(change: Change, index: int) -> None:
    """ "On average, A is 0.2 above B"; "A averages 0.7, which is 0.2 more than B": the means of both."""
    comparison, clause = change.comparison, change.clause
    if comparison is None or not (comparison.left.refs and comparison.right.refs):
        return
    sides = (comparison.left, comparison.right)
    before = clause.before.of("AGGREGATE") if clause.before is not None else []
    takes_up = [p.type for p in clause.phrases[:index]] in (["PRONOUN", "BE"], [])
    if takes_up and len(before) == 1 and not any(side.function for side in sides):
        function = str(getattr(before[0], "value", ""))
        if function in ("mean", "sum"):
            comparison.left.function = comparison.right.function = function
            change.unsure = not _is_of_one_line(clause)
            if not change.unsure:
                clause.read.add("means apart")
    others = [p.type for p in clause.phrases if p.type in ("SPREAD", "TREND", *GUARDS)]
    if sides[0].function == sides[1].function == "mean" and clause.has("AGGREGATE") and not others:
        change.unsure = is_choice(clause.phrases) or clause.has("AXISNOUN")


def _is_of_one_line(clause: Clause) -> bool:
    """ "A averages 0.7, which is 0.2 more than B": one line told of, and one that it is set against."""
    before = clause.before
    plain = before is not None and {"REF", "AGGREGATE", "AMOUNT"} <= before.types <= _OF_MEAN
    told = [phrase.type for phrase in clause.phrases if phrase.type != "UNKNOWN"]
    single = before is not None and len(before.refs()) == 1 and len(clause.refs()) == 1
    return (
        plain
        and single
        and told in (["PRONOUN", "BE", "AMOUNT", "COMPARATIVE", "REF"], ["AMOUNT", "COMPARATIVE", "REF"])
    )


def _are_within(change: Change, index: int, scene: Scene) -> bool:
    """ "A and B are within 5 points of each other", "A comes within 5 of B": the two differ by at most so much."""
    phrases = change.clause.phrases
    mutual = any(
        p.key == "each" if isinstance(p, Scope) else key_of(p) in words("names", "mutual")
        for p in phrases[index:]
    )
    if key_at(phrases, index - 1) != "within" or not (mutual or is_near(phrases, index)):
        return False
    kept = [p for p in phrases if key_of(p) != "within" and not (isinstance(p, Scope) and p.key == "each")]
    comparison = find_pair(change.clause.part(kept), index - 1, scene)
    if comparison is None:
        return False
    change.amount, change.comparison = replace(change.amount, bound="at_most"), comparison
    change.unsure = is_choice(kept)
    change.narrowed = is_guarded(kept, change.amount.end)
    return True


def _spread_places(change: Change, index: int, scene: Scene) -> tuple[list[Ref], bool]:
    """The places of which the spread is told, and whether something else may be meant."""
    phrases = change.clause.phrases
    if getattr(phrases[index - 1], "key", "") == "within":
        change.amount = replace(change.amount, bound="at_most")
        change.narrowed = is_guarded(
            [p for p in phrases if getattr(p, "key", "") != "within"], change.amount.end
        )
    unsure = any(is_strange(phrases, i, scene) for i in range(len(phrases))) or is_choice(phrases)
    unsure |= any(isinstance(p, Scope) and p.key == "each" for p in phrases)  # "within 5 of each other"
    unsure |= any(
        p.type in ("POSITION", "SUPERLATIVE", "RIVALS", "PRONOUN", "COMPARATIVE", "AGGREGATE")
        for p in phrases
    )
    return [ref for ref in change.clause.refs() if not scene.panels_named(ref)], unsure


def _find_ways(change: Change, index: int, scene: Scene) -> None:
    """The ends that follow from the context; they only bear a change out."""
    from heatparse.claims.changes.ways import find_ways  # loaded where a change is told

    placed = change.clause.part(with_places(change.clause.phrases))
    directed = sign_of_list(placed.phrases, index)
    change.ways = find_ways(placed, index, bool(directed), scene)
    turned = (scene.less_is_better or scene.measures_time) and is_judging(placed.phrases)
    if turned:
        change.sign = 0
    elif change.comparison is None:
        change.sign = directed


def _says_where(phrase: Phrase) -> bool:
    """E.g. "When it is moved to A", "A instead of B": these tell the ends, and restrict nothing."""
    return isinstance(phrase, Word) and phrase.key in words("function_words", "instead")


def _compares(phrases: Sequence[Phrase], index: int) -> bool:
    """Whether the amount belongs to a comparison: "differ by 0.05, with A always the better" is none."""
    first = max((i for i in range(index) if phrases[i].type == "COMMA"), default=0)
    last = next((i for i in range(index, len(phrases)) if phrases[i].type == "COMMA"), len(phrases))
    differs = any(p.type == "DIFFERENCE" for p in phrases[first:index])
    return not differs or any(p.type in ("COMPARATIVE", "THAN") for p in phrases[first:last])


def _extremes(clause: Clause, index: int, scene: Scene) -> list[Ref] | None:
    """E.g. "Best and worst cells are 10.0 points apart": the places of which the best and worst are meant."""
    refs = [ref for ref in clause.refs() if not scene.panels_named(ref)]
    if leads_to_extremes(clause.phrases, index) or sets_extremes(clause.phrases[:index]):
        return refs
    tops = [p for p in clause.phrases[:index] if isinstance(p, Superlative)]
    apart = {"high" if top.direction in ("high", "best", "warm") else "low" for top in tops}
    return refs[:1] if len(apart) > 1 else None  # "maximum 95 (in A), minimum 24, spread 71"


def _part_of(phrases: Sequence[Phrase]) -> str:
    """The part of the grid that a clause speaks of: "the strongest diagonal value"."""
    found = {p.part for p in phrases if isinstance(p, Part)}
    tops = (p for p in phrases if isinstance(p, Superlative))
    found |= {str(noun.value) for top in tops for noun in top.nouns if noun.type == "DIAGONAL"}
    return found.pop() if len(found) == 1 else "all"


def _are_sizes(phrases: Sequence[Phrase]) -> bool:
    """E.g. "Between the smallest and the largest dose": ends of an axis, and not of the values."""
    tops = [p for p in phrases if isinstance(p, Superlative) and p.key in words("names", "sizes")]
    return any(noun.type in ("AXISNOUN", "UNKNOWN") for top in tops for noun in top.nouns)


def _are_narrowed(phrases: Sequence[Phrase]) -> bool:
    """E.g. "The best home result": a word that nobody knows says among which it is the best."""
    nouns = [noun for p in phrases if isinstance(p, Superlative) for noun in p.nouns]
    return any(noun.type == "UNKNOWN" and not is_thing(noun) for noun in nouns)
